#include "report_page.h"

// The page's files become part of the object file.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char markup[] = {
#embed "page.html"
};

static const unsigned char style[] = {
#embed "page.css"
};

static const unsigned char script[] = {
#embed "page.js"
};

const struct report_file report_markup = {markup, sizeof markup};
const struct report_file report_style = {style, sizeof style};
const struct report_file report_script = {script, sizeof script};
