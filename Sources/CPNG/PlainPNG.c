#include "CPNG.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// The plain kind of PNG, which nearly all renderers write: 8 bits a channel, RGB or RGBA, no
// interlacing, and no chunk that changes colours. It is inflated in one piece, which takes about a
// third of libpng's time. Anything else, and anything damaged, is left to libpng.

static uint32_t get32(const uint8_t *at) {
  return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

/// What is between the signature and the end.
typedef struct {
  uint32_t width, height;
  int channels;
  /// The compressed stream; `owned` where it was put together from several chunks.
  const uint8_t *stream;
  size_t count;
  uint8_t *owned;
  /// Whether it says to be sRGB, and whether it tells a gamma of its own beside that.
  int is_srgb, has_gamma;
} plain;

static int is_harmless(const uint8_t *type) {
  static const char names[][5] = {"sRGB", "pHYs", "tEXt", "zTXt", "iTXt", "tIME"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!memcmp(type, names[i], 4)) return 1;
  return 0;
}

static int is_plain_header(const uint8_t *body, plain *png) {
  png->width = get32(body), png->height = get32(body + 4);
  png->channels = body[9] == 2 ? 3 : 4;
  return body[8] == 8 && (body[9] == 2 || body[9] == 6) && !body[10] && !body[11] && !body[12]
    && png->width && png->height;
}

/// Adds a chunk of the stream; chunks after the first are copied behind it.
static int add_stream(plain *png, const uint8_t *body, size_t count) {
  if (!png->stream) {
    png->stream = body, png->count = count;
    return 1;
  }
  uint8_t *joined = realloc(png->owned, png->count + count);
  if (!joined) return 0;
  if (!png->owned) memcpy(joined, png->stream, png->count);
  memcpy(joined + png->count, body, count);
  png->stream = png->owned = joined;
  png->count += count;
  return 1;
}

static int parse(const uint8_t *bytes, size_t count, plain *png) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  if (count < 45 || memcmp(bytes, signature, 8)) return 0;
  int has_ended = 0, is_between = 0;
  for (size_t at = 8; !has_ended;) {
    if (count - at < 12) return 0;
    size_t length = get32(bytes + at);
    const uint8_t *type = bytes + at + 4, *body = type + 4;
    if (length > count - at - 12) return 0;
    if (libdeflate_crc32(0, type, length + 4) != get32(body + length)) return 0;
    if (at == 8) {
      if (memcmp(type, "IHDR", 4) || length != 13 || !is_plain_header(body, png)) return 0;
    } else if (!memcmp(type, "IDAT", 4)) {
      // Chunks of the stream follow each other.
      if (is_between || !add_stream(png, body, length)) return 0;
    } else {
      if (png->stream) is_between = 1;
      has_ended = !memcmp(type, "IEND", 4);
      if (!memcmp(type, "sRGB", 4)) png->is_srgb = 1;
      // sRGB's own gamma, for readers that know no better.
      int is_gamma = !memcmp(type, "gAMA", 4) && length == 4 && get32(body) == 45455;
      if (is_gamma) png->has_gamma = 1;
      if (!has_ended && !is_gamma && !is_harmless(type)) return 0;
    }
    at += length + 12;
  }
  return png->stream != NULL && (png->is_srgb || !png->has_gamma);
}

static uint8_t paeth(int a, int b, int c) {
  int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/// Undoes a row's filter in place; `above` is all zero for the first row.
static inline __attribute__((always_inline)) int unfilter(
  int kind, uint8_t *row, const uint8_t *above, size_t count, const size_t step) {
  switch (kind) {
  case 0: return 1;
  case 1:
    for (size_t i = step; i < count; i++) row[i] += row[i - step];
    return 1;
  case 2:
    for (size_t i = 0; i < count; i++) row[i] += above[i];
    return 1;
  case 3:
    for (size_t i = 0; i < step; i++) row[i] += above[i] / 2;
    for (size_t i = step; i < count; i++) row[i] += (row[i - step] + above[i]) / 2;
    return 1;
  case 4:
    for (size_t i = 0; i < step; i++) row[i] += above[i];
    for (size_t i = step; i < count; i++)
      row[i] += paeth(row[i - step], above[i], above[i - step]);
    return 1;
  default: return 0;
  }
}

/// Straight RGBA of the inflated rows.
static int expand(const plain *png, uint8_t *raw, uint8_t *rgba) {
  size_t count = (size_t)png->width * png->channels;
  uint8_t *zero = calloc(1, count);
  if (!zero) return 0;
  const uint8_t *above = zero;
  int done = 1;
  for (uint32_t y = 0; y < png->height && done; y++) {
    uint8_t *row = raw + y * (count + 1) + 1;
    uint8_t *out = rgba + (size_t)y * png->width * 4;
    if (png->channels == 3) {
      done = unfilter(row[-1], row, above, count, 3);
      for (uint32_t x = 0; x < png->width; x++) {
        out[4 * x] = row[3 * x], out[4 * x + 1] = row[3 * x + 1], out[4 * x + 2] = row[3 * x + 2];
        out[4 * x + 3] = 255;
      }
    } else {
      done = unfilter(row[-1], row, above, count, 4);
      memcpy(out, row, count);
    }
    above = row;
  }
  free(zero);
  return done;
}

int zpng_read_plain(
  const uint8_t *bytes, size_t count, uint64_t max_pixels, zpng_image *image) {
  plain png;
  memset(&png, 0, sizeof png);
  memset(image, 0, sizeof *image);
  int done = 0;
  uint8_t *raw = NULL;
  struct libdeflate_decompressor *inflater = NULL;
  if (parse(bytes, count, &png) && (uint64_t)png.width * png.height <= max_pixels) {
    size_t size = ((size_t)png.width * png.channels + 1) * png.height;
    inflater = libdeflate_alloc_decompressor();
    raw = malloc(size);
    image->rgba = malloc((size_t)png.width * png.height * 4);
    done = inflater && raw && image->rgba
      && libdeflate_zlib_decompress(inflater, png.stream, png.count, raw, size, NULL)
        == LIBDEFLATE_SUCCESS
      && expand(&png, raw, image->rgba);
  }
  if (done) image->width = png.width, image->height = png.height;
  else zpng_image_free(image);
  libdeflate_free_decompressor(inflater);
  free(raw);
  free(png.owned);
  return done;
}
