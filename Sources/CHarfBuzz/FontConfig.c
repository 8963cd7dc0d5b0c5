#include "CHarfBuzz.h"

#include <dlfcn.h>
#include <string.h>
#include <strings.h>

// fontconfig is opened at run time, so that the tool works without it. These are the calls used,
// by the library's stable ABI (`libfontconfig.so.1`).
typedef struct {
  void *(*init)(void);
  void *(*pattern_create)(void);
  int (*add_string)(void *, const char *, const unsigned char *);
  int (*add_integer)(void *, const char *, int);
  int (*substitute)(void *, void *, int);
  void (*defaults)(void *);
  void *(*match)(void *, void *, int *);
  int (*get_string)(void *, const char *, int, unsigned char **);
  int (*get_integer)(void *, const char *, int, int *);
  int (*weight_from_opentype)(int);
  void (*pattern_destroy)(void *);
  void (*config_destroy)(void *);
} fontconfig;

static int open_fontconfig(fontconfig *fc) {
  void *library = dlopen("libfontconfig.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  const struct { const char *name; void *slot; } calls[] = {
    {"FcInitLoadConfigAndFonts", &fc->init},
    {"FcPatternCreate", &fc->pattern_create},
    {"FcPatternAddString", &fc->add_string},
    {"FcPatternAddInteger", &fc->add_integer},
    {"FcConfigSubstitute", &fc->substitute},
    {"FcDefaultSubstitute", &fc->defaults},
    {"FcFontMatch", &fc->match},
    {"FcPatternGetString", &fc->get_string},
    {"FcPatternGetInteger", &fc->get_integer},
    {"FcWeightFromOpenType", &fc->weight_from_opentype},
    {"FcPatternDestroy", &fc->pattern_destroy},
    {"FcConfigDestroy", &fc->config_destroy},
  };
  for (unsigned i = 0; i < sizeof calls / sizeof *calls; i++) {
    void *symbol = dlsym(library, calls[i].name);
    if (!symbol) return 0;
    memcpy(calls[i].slot, &symbol, sizeof symbol);
  }
  return 1;
}

static int has_family(const fontconfig *fc, void *found, const char *family) {
  unsigned char *name = NULL;
  for (int i = 0; fc->get_string(found, "family", i, &name) == 0; i++) {
    if (strcasecmp((const char *)name, family) == 0) return 1;
  }
  for (int i = 0; fc->get_string(found, "fullname", i, &name) == 0; i++) {
    if (strcasecmp((const char *)name, family) == 0) return 1;
  }
  return fc->get_string(found, "postscriptname", 0, &name) == 0
    && strcasecmp((const char *)name, family) == 0;
}

static int match(
  const fontconfig *fc, void *config, const char *key, const char *family, int weight,
  int is_italic, char *path, unsigned capacity, unsigned *index) {
  void *pattern = fc->pattern_create();
  if (!pattern) return 0;
  fc->add_string(pattern, key, (const unsigned char *)family);
  fc->add_integer(pattern, "weight", fc->weight_from_opentype(weight));
  fc->add_integer(pattern, "slant", is_italic ? 100 : 0);
  fc->substitute(config, pattern, 0);
  fc->defaults(pattern);
  int result = 0, face = 0, ok = 0;
  void *found = fc->match(config, pattern, &result);
  unsigned char *file = NULL;
  if (found && has_family(fc, found, family)
      && fc->get_string(found, "file", 0, &file) == 0 && strlen((char *)file) < capacity) {
    fc->get_integer(found, "index", 0, &face);
    strcpy(path, (const char *)file);
    *index = (unsigned)face & 0xffff;
    ok = 1;
  }
  if (found) fc->pattern_destroy(found);
  fc->pattern_destroy(pattern);
  return ok;
}

int zt_fc_match(
  const char *family, int weight, int is_italic, char *path, unsigned capacity, unsigned *index) {
  fontconfig fc;
  if (!open_fontconfig(&fc)) return 0;
  void *config = fc.init();
  if (!config) return 0;
  int ok = match(&fc, config, "family", family, weight, is_italic, path, capacity, index)
    || match(&fc, config, "postscriptname", family, weight, is_italic, path, capacity, index);
  fc.config_destroy(config);
  return ok;
}
