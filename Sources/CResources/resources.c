#include "CResources.h"

// In Swift, the same bytes as an array literal take the compiler more than a minute.

static const unsigned char topics[] = {
#embed "files/topics.tsv"
};

static const unsigned char glossary[] = {
#embed "../../Data/glossary"
};

static const unsigned char symbols[] = {
#embed "../../Data/symbols"
};

static const unsigned char checks[] = {
#embed "../../Data/checks"
};

static const unsigned char renamed[] = {
#embed "../../Data/renamed"
};

static const unsigned char groups[] = {
#embed "../../Data/groups"
};

static const unsigned char editions[] = {
#embed "../../Data/editions"
};

static const unsigned char wording_en[] = {
#embed "../../Data/wording/en"
};

static const unsigned char wording_ko[] = {
#embed "../../Data/wording/ko"
};

static const unsigned char wording_ja[] = {
#embed "../../Data/wording/ja"
};

static const unsigned char function_words[] = {
#embed "../../Data/wording/languages"
};

static const unsigned char messages[] = {
#embed "../../Data/wording/messages"
};

static const unsigned char digest_css[] = {
#embed "files/digest.css"
};

static const unsigned char search_js[] = {
#embed "files/search.js"
};

static const unsigned char site_css[] = {
#embed "files/site.css"
};

static const unsigned char site_js[] = {
#embed "files/site.js"
};

#define RESOURCE(name) \
  struct resource resource_##name(void) { return (struct resource){name, sizeof name}; }

RESOURCE(topics)
RESOURCE(glossary)
RESOURCE(symbols)
RESOURCE(checks)
RESOURCE(editions)
RESOURCE(groups)
RESOURCE(renamed)
RESOURCE(wording_en)
RESOURCE(wording_ko)
RESOURCE(wording_ja)
RESOURCE(function_words)
RESOURCE(messages)
RESOURCE(digest_css)
RESOURCE(search_js)
RESOURCE(site_css)
RESOURCE(site_js)
