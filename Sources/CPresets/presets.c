#include "presets.h"

// Each look is a file of its own, which becomes part of the object file.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char even_image[] = {
#embed "looks/even-image.json"
};

static const unsigned char gap_underline[] = {
#embed "looks/gap-underline.json"
};

static const unsigned char gap_box[] = {
#embed "looks/gap-box.json"
};

static const unsigned char drawn_squares[] = {
#embed "looks/drawn-squares.json"
};

static const unsigned char lock_dots[] = {
#embed "looks/lock-dots.json"
};

static const unsigned char ink_lines[] = {
#embed "looks/ink-lines.json"
};

static const unsigned char hairline_red[] = {
#embed "looks/hairline-red.json"
};

static const unsigned char soft_tiles[] = {
#embed "looks/soft-tiles.json"
};

static const unsigned char slate_bars[] = {
#embed "looks/slate-bars.json"
};

static const unsigned char raised_line[] = {
#embed "looks/raised-line.json"
};

static const unsigned char gray_fields[] = {
#embed "looks/gray-fields.json"
};

static const unsigned char rings[] = {
#embed "looks/rings.json"
};

static const unsigned char rings_fading[] = {
#embed "looks/rings-fading.json"
};

static const unsigned char magenta_joined[] = {
#embed "looks/magenta-joined.json"
};

static const unsigned char indigo_blocks[] = {
#embed "looks/indigo-blocks.json"
};

static const unsigned char accent_lines[] = {
#embed "looks/accent-lines.json"
};

static const unsigned char divided_box[] = {
#embed "looks/divided-box.json"
};

static const unsigned char mist[] = {
#embed "looks/mist.json"
};

static const unsigned char mist_growing[] = {
#embed "looks/mist-growing.json"
};

static const unsigned char mint[] = {
#embed "looks/mint.json"
};

static const unsigned char floating[] = {
#embed "looks/floating.json"
};

static const unsigned char violet_strip[] = {
#embed "looks/violet-strip.json"
};

static const unsigned char bottom_bars[] = {
#embed "looks/bottom-bars.json"
};

static const unsigned char traffic_lines[] = {
#embed "looks/traffic-lines.json"
};

static const unsigned char traffic_boxes[] = {
#embed "looks/traffic-boxes.json"
};

static const unsigned char slots[] = {
#embed "looks/slots.json"
};

static const unsigned char keycaps[] = {
#embed "looks/keycaps.json"
};

static const unsigned char night_lines[] = {
#embed "looks/night-lines.json"
};

static const unsigned char shadcn[] = {
#embed "looks/shadcn.json"
};

static const unsigned char shadcn_lines[] = {
#embed "looks/shadcn-lines.json"
};

static const unsigned char mantine[] = {
#embed "looks/mantine.json"
};

static const unsigned char chakra[] = {
#embed "looks/chakra.json"
};

static const unsigned char coral[] = {
#embed "looks/coral.json"
};

static const unsigned char antd[] = {
#embed "looks/antd.json"
};

static const unsigned char radix[] = {
#embed "looks/radix.json"
};

static const unsigned char vuetify[] = {
#embed "looks/vuetify.json"
};

static const unsigned char gray_when_filled[] = {
#embed "looks/gray-when-filled.json"
};

static const unsigned char bold_squares[] = {
#embed "looks/bold-squares.json"
};

static const unsigned char wide_lines[] = {
#embed "looks/wide-lines.json"
};

static const unsigned char blue_cards[] = {
#embed "looks/blue-cards.json"
};

static const unsigned char grouped_number[] = {
#embed "looks/grouped-number.json"
};

#define LOOK(name, bytes) {name, bytes, sizeof bytes}

static const struct embedded_look looks[] = {
    LOOK("even-image", even_image),
    LOOK("gap-underline", gap_underline),
    LOOK("gap-box", gap_box),
    LOOK("drawn-squares", drawn_squares),
    LOOK("lock-dots", lock_dots),
    LOOK("ink-lines", ink_lines),
    LOOK("hairline-red", hairline_red),
    LOOK("soft-tiles", soft_tiles),
    LOOK("slate-bars", slate_bars),
    LOOK("raised-line", raised_line),
    LOOK("gray-fields", gray_fields),
    LOOK("rings", rings),
    LOOK("rings-fading", rings_fading),
    LOOK("magenta-joined", magenta_joined),
    LOOK("indigo-blocks", indigo_blocks),
    LOOK("accent-lines", accent_lines),
    LOOK("divided-box", divided_box),
    LOOK("mist", mist),
    LOOK("mist-growing", mist_growing),
    LOOK("mint", mint),
    LOOK("floating", floating),
    LOOK("violet-strip", violet_strip),
    LOOK("bottom-bars", bottom_bars),
    LOOK("traffic-lines", traffic_lines),
    LOOK("traffic-boxes", traffic_boxes),
    LOOK("slots", slots),
    LOOK("keycaps", keycaps),
    LOOK("night-lines", night_lines),
    LOOK("shadcn", shadcn),
    LOOK("shadcn-lines", shadcn_lines),
    LOOK("mantine", mantine),
    LOOK("chakra", chakra),
    LOOK("coral", coral),
    LOOK("antd", antd),
    LOOK("radix", radix),
    LOOK("vuetify", vuetify),
    LOOK("gray-when-filled", gray_when_filled),
    LOOK("bold-squares", bold_squares),
    LOOK("wide-lines", wide_lines),
    LOOK("blue-cards", blue_cards),
    LOOK("grouped-number", grouped_number),
};

const size_t embedded_look_count = sizeof looks / sizeof looks[0];

const struct embedded_look *embedded_look_table(void) { return looks; }
