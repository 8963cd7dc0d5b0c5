#include "Libraries.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

zav_libraries zav;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static zav_message trouble;

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

static void *open_library(const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library && !trouble.text[0]) snprintf(trouble.text, sizeof trouble.text, "%s", name);
  return library;
}

static void *find(void *library, const char *name) {
  void *symbol = library ? dlsym(library, name) : NULL;
  if (!symbol && !trouble.text[0]) snprintf(trouble.text, sizeof trouble.text, "%s", name);
  return symbol;
}

static void load(void) {
  // The sonames carry the version of the headers, so that the layouts match.
  void *util = open_library("libavutil.so." TEXT(LIBAVUTIL_VERSION_MAJOR));
  void *codec = open_library("libavcodec.so." TEXT(LIBAVCODEC_VERSION_MAJOR));
  void *format = open_library("libavformat.so." TEXT(LIBAVFORMAT_VERSION_MAJOR));
  void *scale = open_library("libswscale.so." TEXT(LIBSWSCALE_VERSION_MAJOR));
#define FROM_UTIL(name) zav.name = find(util, #name);
#define FROM_CODEC(name) zav.name = find(codec, #name);
#define FROM_FORMAT(name) zav.name = find(format, #name);
#define FROM_SCALE(name) zav.name = find(scale, #name);
  ZAV_UTIL(FROM_UTIL)
  ZAV_CODEC(FROM_CODEC)
  ZAV_FORMAT(FROM_FORMAT)
  ZAV_SCALE(FROM_SCALE)
  if (!trouble.text[0]) zav.av_log_set_level(AV_LOG_QUIET);
}

int zav_load(zav_message *message) {
  pthread_once(&once, load);
  if (message) *message = trouble;
  return !trouble.text[0];
}

static void *load_ahead(void *unused) {
  pthread_once(&once, load);
  return unused;
}

void zav_load_ahead(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, load_ahead, NULL) == 0) pthread_detach(thread);
}

int zav_has_encoder(const char *name) {
  return zav_load(NULL) && zav.avcodec_find_encoder_by_name(name) != NULL;
}

void zav_version(zav_message *message) {
  message->text[0] = 0;
  if (!zav_load(NULL)) return;
  unsigned v = zav.avcodec_version();
  snprintf(
    message->text, sizeof message->text, "libavcodec %u.%u.%u", v >> 16, v >> 8 & 255, v & 255);
}

int zav_fail(zav_message *message, const char *stage, int code) {
  char words[160] = "unknown error";
  if (zav.av_strerror) zav.av_strerror(code, words, sizeof words);
  snprintf(message->text, sizeof message->text, "%s: %s", stage, words);
  return 0;
}
