#include "CPNG.h"

#include <libdeflate.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

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

#if defined(__SSE2__)
// All channels of a pixel at once. A pixel of three bytes is read and written with the byte after
// it, which is written back as it was or belongs to the pixel that comes next; the rows have four
// bytes to spare at their end.

static inline __m128i pixel(const uint8_t *at) {
  int32_t value;
  memcpy(&value, at, 4);
  return _mm_cvtsi32_si128(value);
}

static inline void put_pixel(uint8_t *at, __m128i value, size_t step) {
  int32_t four = _mm_cvtsi128_si32(value);
  memcpy(at, &four, step);
}

static inline __m128i distance(__m128i value) {
  return _mm_max_epi16(value, _mm_sub_epi16(_mm_setzero_si128(), value));
}

static inline __m128i chosen(__m128i mask, __m128i yes, __m128i no) {
  return _mm_or_si128(_mm_and_si128(mask, yes), _mm_andnot_si128(mask, no));
}

static inline __attribute__((always_inline)) void add_left(
  uint8_t *row, size_t count, const size_t step) {
  __m128i left = _mm_setzero_si128();
  for (size_t i = 0; i < count; i += step) {
    left = _mm_add_epi8(left, pixel(row + i));
    put_pixel(row + i, left, step);
  }
}

static inline __attribute__((always_inline)) void add_mean(
  uint8_t *row, const uint8_t *above, size_t count, const size_t step) {
  __m128i left = _mm_setzero_si128(), one = _mm_set1_epi8(1);
  for (size_t i = 0; i < count; i += step) {
    __m128i up = pixel(above + i);
    // The instruction rounds up; the format rounds down.
    __m128i odd = _mm_and_si128(_mm_xor_si128(left, up), one);
    __m128i mean = _mm_sub_epi8(_mm_avg_epu8(left, up), odd);
    left = _mm_add_epi8(mean, pixel(row + i));
    put_pixel(row + i, left, step);
  }
}

static inline __attribute__((always_inline)) void add_paeth(
  uint8_t *row, const uint8_t *above, size_t count, const size_t step) {
  const __m128i zero = _mm_setzero_si128(), low = _mm_set1_epi16(255);
  __m128i a = zero, c = zero;
  for (size_t i = 0; i < count; i += step) {
    __m128i b = _mm_unpacklo_epi8(pixel(above + i), zero);
    __m128i from_a = _mm_sub_epi16(b, c), from_b = _mm_sub_epi16(a, c);
    __m128i pa = distance(from_a), pb = distance(from_b);
    __m128i pc = distance(_mm_add_epi16(from_a, from_b));
    __m128i least = _mm_min_epi16(pc, _mm_min_epi16(pa, pb));
    __m128i nearest = chosen(
      _mm_cmpeq_epi16(least, pa), a, chosen(_mm_cmpeq_epi16(least, pb), b, c));
    a = _mm_and_si128(
      _mm_add_epi16(nearest, _mm_unpacklo_epi8(pixel(row + i), zero)), low);
    put_pixel(row + i, _mm_packus_epi16(a, a), step);
    c = b;
  }
}
#else
static inline void add_left(uint8_t *row, size_t count, const size_t step) {
  for (size_t i = step; i < count; i++) row[i] += row[i - step];
}

static inline void add_mean(
  uint8_t *row, const uint8_t *above, size_t count, const size_t step) {
  for (size_t i = 0; i < step; i++) row[i] += above[i] / 2;
  for (size_t i = step; i < count; i++) row[i] += (row[i - step] + above[i]) / 2;
}

static inline void add_paeth(
  uint8_t *row, const uint8_t *above, size_t count, const size_t step) {
  for (size_t i = 0; i < step; i++) row[i] += above[i];
  for (size_t i = step; i < count; i++)
    row[i] += paeth(row[i - step], above[i], above[i - step]);
}
#endif

/// Undoes a row's filter in place; `above` is all zero for the first row.
static inline __attribute__((always_inline)) int unfilter(
  int kind, uint8_t *row, const uint8_t *above, size_t count, const size_t step) {
  switch (kind) {
  case 0: return 1;
  case 1: add_left(row, count, step); return 1;
  case 2:
    for (size_t i = 0; i < count; i++) row[i] += above[i];
    return 1;
  case 3: add_mean(row, above, count, step); return 1;
  case 4: add_paeth(row, above, count, step); return 1;
  default: return 0;
  }
}

/// Hands out the inflated rows. Each starts with its filter; four bytes follow the last.
static int unfilter_rows(const plain *png, uint8_t *raw, uint8_t *zero, zpng_row row, void *context) {
  size_t count = (size_t)png->width * png->channels;
  memset(zero, 0, count + 4);
  const uint8_t *above = zero;
  for (uint32_t y = 0; y < png->height; y++) {
    uint8_t *bytes = raw + y * (count + 1) + 1;
    int kind = bytes[-1];
    int done = png->channels == 3 ? unfilter(kind, bytes, above, count, 3)
                                  : unfilter(kind, bytes, above, count, 4);
    if (!done) return 0;
    row(context, y, bytes, png->channels);
    above = bytes;
  }
  return 1;
}

/// What reading needs besides the file, kept by each thread for the next one: fresh memory for each
/// picture costs as much as inflating it.
typedef struct {
  struct libdeflate_decompressor *inflater;
  uint8_t *bytes;
  size_t count;
} bench;

static pthread_key_t bench_key;
static pthread_once_t bench_once = PTHREAD_ONCE_INIT;
/// More than this is not kept.
enum { KEPT_BYTES = 1 << 26 };

static void bench_free(void *value) {
  bench *b = value;
  if (!b) return;
  libdeflate_free_decompressor(b->inflater);
  free(b->bytes);
  free(b);
}

static void bench_key_make(void) { pthread_key_create(&bench_key, bench_free); }

static bench *bench_take(size_t count) {
  pthread_once(&bench_once, bench_key_make);
  bench *b = pthread_getspecific(bench_key);
  if (!b) {
    if (!(b = calloc(1, sizeof *b))) return NULL;
    b->inflater = libdeflate_alloc_decompressor();
    pthread_setspecific(bench_key, b);
  }
  if (b->count < count) {
    free(b->bytes);
    b->bytes = malloc(count);
    b->count = b->bytes ? count : 0;
  }
  return b->inflater && b->bytes ? b : NULL;
}

static void bench_give(bench *b) {
  if (!b || b->count <= KEPT_BYTES) return;
  free(b->bytes);
  b->bytes = NULL;
  b->count = 0;
}

int zpng_plain_size(
  const uint8_t *bytes, size_t count, uint64_t max_pixels, uint32_t *width, uint32_t *height) {
  plain png;
  memset(&png, 0, sizeof png);
  int done = parse(bytes, count, &png) && (uint64_t)png.width * png.height <= max_pixels;
  *width = png.width, *height = png.height;
  free(png.owned);
  return done;
}

int zpng_read_plain(const uint8_t *bytes, size_t count, zpng_row row, void *context) {
  plain png;
  memset(&png, 0, sizeof png);
  int done = 0;
  bench *b = NULL;
  if (parse(bytes, count, &png)) {
    size_t line = (size_t)png.width * png.channels, size = (line + 1) * png.height;
    b = bench_take(size + 4 + line + 4);
    done = b
      && libdeflate_zlib_decompress(b->inflater, png.stream, png.count, b->bytes, size, NULL)
        == LIBDEFLATE_SUCCESS
      && unfilter_rows(&png, b->bytes, b->bytes + size + 4, row, context);
  }
  bench_give(b);
  free(png.owned);
  return done;
}
