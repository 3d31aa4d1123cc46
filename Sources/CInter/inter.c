#include "inter.h"

// The fonts become part of the object file, so that the finished binary needs no file beside it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char regular[] = {
#embed "Inter-Regular.otf"
};

static const unsigned char semibold[] = {
#embed "Inter-SemiBold.otf"
};

const struct inter_font inter_regular = {regular, sizeof regular};
const struct inter_font inter_semibold = {semibold, sizeof semibold};
