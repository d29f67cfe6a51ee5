#pragma once
#include <stddef.h>

/// The bytes of a file that the program carries with it.
struct resource {
  const unsigned char *bytes;
  size_t count;
};

struct resource resource_topics(void);
struct resource resource_glossary(void);
struct resource resource_symbols(void);
struct resource resource_checks(void);
struct resource resource_editions(void);
struct resource resource_groups(void);
struct resource resource_renamed(void);
struct resource resource_wording_en(void);
struct resource resource_wording_ko(void);
struct resource resource_wording_ja(void);
struct resource resource_function_words(void);
struct resource resource_messages(void);
struct resource resource_digest_css(void);
struct resource resource_search_js(void);
struct resource resource_site_css(void);
struct resource resource_site_js(void);
