#include "CWebP.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <webp/demux.h>
#include <webp/encode.h>

#define ENCODING(X)                                                                              \
  X(WebPConfigInitInternal) X(WebPPictureInitInternal) X(WebPPictureImportBGRA)                  \
  X(WebPPictureFree) X(WebPEncode) X(WebPMemoryWriterInit) X(WebPMemoryWrite) X(WebPFree)
#define READING(X)                                                                               \
  X(WebPAnimDecoderOptionsInitInternal) X(WebPAnimDecoderNewInternal) X(WebPAnimDecoderGetInfo)  \
  X(WebPAnimDecoderGetNext) X(WebPAnimDecoderHasMoreFrames) X(WebPAnimDecoderDelete)
#define FIELD(name) __typeof__(name) *name;
static struct {
  ENCODING(FIELD) READING(FIELD)
} webp;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *trouble;

static void *find(void *library, const char *name) {
  void *symbol = library ? dlsym(library, name) : NULL;
  if (!symbol && !trouble) trouble = name;
  return symbol;
}

static void load(void) {
  void *encoding = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL);
  if (!encoding) trouble = "libwebp.so.7";
  void *reading = dlopen("libwebpdemux.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!reading && !trouble) trouble = "libwebpdemux.so.2";
#define FROM_ENCODING(name) webp.name = find(encoding, #name);
#define FROM_READING(name) webp.name = find(reading, #name);
  ENCODING(FROM_ENCODING)
  READING(FROM_READING)
}

int zwebp_load(char missing[128]) {
  pthread_once(&once, load);
  if (trouble && missing) strncpy(missing, trouble, 127), missing[127] = 0;
  return !trouble;
}

size_t zwebp_encode(
  const uint8_t *bgra, int width, int height, int stride, float quality, uint8_t **bytes) {
  WebPConfig config;
  WebPPicture picture;
  if (!zwebp_load(NULL)
    || !webp.WebPConfigInitInternal(
      &config, WEBP_PRESET_DEFAULT, quality < 0 ? 60 : quality, WEBP_ENCODER_ABI_VERSION)
    || !webp.WebPPictureInitInternal(&picture, WEBP_ENCODER_ABI_VERSION))
    return 0;
  config.lossless = quality < 0;
  // Flat art gains little from the slower searches.
  config.method = quality < 0 ? 1 : 3;
  WebPMemoryWriter writer;
  webp.WebPMemoryWriterInit(&writer);
  picture.use_argb = 1;
  picture.width = width, picture.height = height;
  picture.writer = webp.WebPMemoryWrite;
  picture.custom_ptr = &writer;
  int done = webp.WebPPictureImportBGRA(&picture, bgra, stride)
    && webp.WebPEncode(&config, &picture);
  webp.WebPPictureFree(&picture);
  if (!done) {
    webp.WebPFree(writer.mem);
    return 0;
  }
  *bytes = writer.mem;
  return writer.size;
}

void zwebp_free(uint8_t *bytes) {
  if (bytes) webp.WebPFree(bytes);
}

struct zwebp_reader {
  WebPAnimDecoder *decoder;
  WebPAnimInfo info;
};

zwebp_reader *zwebp_reader_open(const uint8_t *bytes, size_t count) {
  WebPAnimDecoderOptions options;
  if (!zwebp_load(NULL)
    || !webp.WebPAnimDecoderOptionsInitInternal(&options, WEBP_DEMUX_ABI_VERSION))
    return NULL;
  options.color_mode = MODE_RGBA;
  zwebp_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  WebPData data = {bytes, count};
  reader->decoder = webp.WebPAnimDecoderNewInternal(&data, &options, WEBP_DEMUX_ABI_VERSION);
  if (!reader->decoder || !webp.WebPAnimDecoderGetInfo(reader->decoder, &reader->info)) {
    zwebp_reader_free(reader);
    return NULL;
  }
  return reader;
}

int zwebp_reader_width(const zwebp_reader *r) { return (int)r->info.canvas_width; }
int zwebp_reader_height(const zwebp_reader *r) { return (int)r->info.canvas_height; }
int zwebp_reader_frames(const zwebp_reader *r) { return (int)r->info.frame_count; }
int zwebp_reader_loops(const zwebp_reader *r) { return (int)r->info.loop_count; }

const uint8_t *zwebp_reader_next(zwebp_reader *r, int *end) {
  uint8_t *pixels = NULL;
  if (!webp.WebPAnimDecoderHasMoreFrames(r->decoder)) return NULL;
  return webp.WebPAnimDecoderGetNext(r->decoder, &pixels, end) ? pixels : NULL;
}

void zwebp_reader_free(zwebp_reader *r) {
  if (!r) return;
  if (r->decoder) webp.WebPAnimDecoderDelete(r->decoder);
  free(r);
}
