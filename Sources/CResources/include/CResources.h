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
struct resource resource_editions(void);
struct resource resource_digest_css(void);
struct resource resource_digest_js(void);
