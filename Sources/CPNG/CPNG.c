#include "CPNG.h"

#include <libdeflate.h>
#include <png.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

// The writer is ours: libpng's defaults spend most of their time on choosing filters that make flat
// vector art larger. The reader is libpng's, which has seen more broken files than we have.

void zpng_buffer_free(zpng_buffer *buffer) {
  free(buffer->bytes);
  memset(buffer, 0, sizeof *buffer);
}

static int reserve(zpng_buffer *buffer, size_t count) {
  if (count > SIZE_MAX / 2 - buffer->count) return 0;
  size_t wanted = buffer->count + count;
  if (wanted <= buffer->capacity) return 1;
  size_t capacity = buffer->capacity * 2 > wanted ? buffer->capacity * 2 : wanted;
  uint8_t *bytes = realloc(buffer->bytes, capacity);
  if (!bytes) return 0;
  buffer->bytes = bytes;
  buffer->capacity = capacity;
  return 1;
}

int zpng_append(zpng_buffer *buffer, const void *bytes, size_t count) {
  if (!reserve(buffer, count)) return 0;
  if (count) memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
  return 1;
}

static void put32(uint8_t *at, uint32_t value) {
  at[0] = value >> 24, at[1] = value >> 16, at[2] = value >> 8, at[3] = value;
}

int zpng_append_chunk(
  zpng_buffer *buffer, const char type[4], const void *bytes, size_t count) {
  if (count > 0x7fffffff || !reserve(buffer, count + 12)) return 0;
  uint8_t *at = buffer->bytes + buffer->count;
  put32(at, (uint32_t)count);
  memcpy(at + 4, type, 4);
  if (count) memcpy(at + 8, bytes, count);
  put32(at + 8 + count, libdeflate_crc32(0, at + 4, count + 4));
  buffer->count += count + 12;
  return 1;
}

#if defined(__x86_64__) && defined(__linux__) && defined(__clang__)
#define KERNEL __attribute__((target_clones("avx2", "default")))
#define HAS_SHUFFLE 1
#include <immintrin.h>
#else
#define KERNEL
#define HAS_SHUFFLE 0
#endif

/// Colour without alpha by table: straight[alpha][premultiplied], rounded to nearest. Filled when
/// first needed: most pictures are opaque.
static uint8_t straight[256][256];
static pthread_once_t straight_once = PTHREAD_ONCE_INIT;
static void fill_straight(void) {
  for (int a = 1; a < 256; a++)
    for (int c = 0; c < 256; c++) {
      int value = (c * 255 + a / 2) / a;
      straight[a][c] = value > 255 ? 255 : value;
    }
}

static inline uint32_t load32(const uint8_t *p) {
  uint32_t v;
  memcpy(&v, p, 4);
  return v;
}

#if HAS_SHUFFLE
/// Four pixels to twelve bytes at a time; returns how many pixels are done. Writes up to four bytes
/// beyond them.
__attribute__((target("ssse3"))) static uint32_t drop_alpha_fast(
  const uint8_t *in, uint32_t width, int swapped, uint8_t *out) {
  const __m128i order = swapped
    ? _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1)
    : _mm_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
  uint32_t x = 0;
  for (; x + 6 <= width; x += 4) {
    __m128i four = _mm_loadu_si128((const __m128i *)(in + 4 * x));
    _mm_storeu_si128((__m128i *)(out + 3 * x), _mm_shuffle_epi8(four, order));
  }
  return x;
}
#endif

static void drop_alpha(const uint8_t *in, uint32_t width, int swapped, uint8_t *out) {
  int r = swapped ? 2 : 0, b = swapped ? 0 : 2;
  uint32_t x = 0;
#if HAS_SHUFFLE
  if (__builtin_cpu_supports("ssse3")) x = drop_alpha_fast(in, width, swapped, out);
#endif
  for (; x < width; x++) {
    out[3 * x] = in[4 * x + r], out[3 * x + 1] = in[4 * x + 1], out[3 * x + 2] = in[4 * x + b];
  }
}

/// Whether all pixels are opaque or clear, so that colour needs no division.
KERNEL static int is_plain(const uint8_t *in, uint32_t width) {
  uint32_t odd = 0;
  for (uint32_t x = 0; x < width; x++) odd |= (uint8_t)(in[4 * x + 3] + 1) > 1;
  return !odd;
}

KERNEL static void swap_plain(const uint8_t *restrict in, uint32_t width, uint8_t *restrict out) {
  for (uint32_t x = 0; x < width; x++) {
    uint32_t v = load32(in + 4 * x);
    v = (v & 0xff00ff00u) | (v >> 16 & 0xff) | (v & 0xff) << 16;
    memcpy(out + 4 * x, &v, 4);
  }
}

/// One row in the file's own channel order. `out` has four bytes to spare.
static void load_row(const zpng_picture *p, const uint8_t *in, uint8_t *out) {
  int swapped = p->layout == ZPNG_BGRA_PREMULTIPLIED;
  if (!p->has_alpha) {
    drop_alpha(in, p->width, swapped, out);
  } else if (!swapped) {
    memcpy(out, in, (size_t)p->width * 4);
  } else if (is_plain(in, p->width)) {
    swap_plain(in, p->width, out);
  } else {
    pthread_once(&straight_once, fill_straight);
    for (uint32_t x = 0; x < p->width; x++) {
      uint8_t a = in[4 * x + 3];
      const uint8_t *t = straight[a];
      out[4 * x] = t[in[4 * x + 2]], out[4 * x + 1] = t[in[4 * x + 1]];
      out[4 * x + 2] = t[in[4 * x]], out[4 * x + 3] = a;
    }
  }
}

static inline uint8_t paeth(int a, int b, int c) {
  int pa = b - c, pb = a - c, pc = pa + pb;
  pa = pa < 0 ? -pa : pa, pb = pb < 0 ? -pb : pb, pc = pc < 0 ? -pc : pc;
  return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}

KERNEL static void subtract(
  const uint8_t *restrict row, const uint8_t *restrict from, size_t n, uint8_t *restrict out) {
  for (size_t i = 0; i < n; i++) out[i] = row[i] - from[i];
}

KERNEL static void subtract_paeth(
  const uint8_t *restrict row, const uint8_t *restrict above, size_t n, size_t bpp,
  uint8_t *restrict out) {
  for (size_t i = bpp; i < n; i++)
    out[i] = row[i] - paeth(row[i - bpp], above[i], above[i - bpp]);
}

static void filter_row(
  int kind, const uint8_t *row, const uint8_t *above, size_t n, size_t bpp, uint8_t *out) {
  *out++ = (uint8_t)kind;
  switch (kind) {
  case 1:
    memcpy(out, row, bpp);
    subtract(row + bpp, row, n - bpp, out + bpp);
    break;
  case 2: subtract(row, above, n, out); break;
  case 4:
    subtract(row, above, bpp, out);
    subtract_paeth(row, above, n, bpp, out);
    break;
  default: memcpy(out, row, n);
  }
}

/// Sum of the filtered bytes' distances from zero: libpng's measure.
KERNEL static uint64_t cost(const uint8_t *filtered, size_t n) {
  uint64_t sum = 0;
  for (size_t start = 1; start <= n; start += 4096) {
    size_t end = start + 4096 <= n ? start + 4096 : n + 1;
    uint32_t part = 0;
    for (size_t i = start; i < end; i++)
      part += filtered[i] < 128 ? filtered[i] : 256 - filtered[i];
    sum += part;
  }
  return sum;
}

/// Pixels that differ from the one before them.
KERNEL static uint32_t changes(const uint8_t *in, uint32_t width) {
  uint32_t count = 0;
  for (uint32_t x = 1; x < width; x++) count += load32(in + 4 * x) != load32(in + 4 * x - 4);
  return count;
}

/// The filter for a row, and the filtered row in `out`.
///
/// Flat art packs best unfiltered: the same run of pixels then has the same bytes wherever it
/// stands. Only a row that changes at more than half of its pixels (a gradient, a photo, a blur)
/// gains from prediction.
static void choose_filter(
  const uint8_t *row, const uint8_t *above, size_t n, size_t bpp, int is_busy, uint8_t *out,
  uint8_t *trial) {
  if (!is_busy) {
    filter_row(0, row, above, n, bpp, out);
    return;
  }
  static const int kinds[] = {1, 2, 4};
  uint64_t best = UINT64_MAX;
  for (int k = 0; k < 3; k++) {
    filter_row(kinds[k], row, above, n, bpp, trial);
    uint64_t c = cost(trial, n);
    if (c < best) {
      best = c;
      memcpy(out, trial, n + 1);
    }
  }
}

/// What compressing needs besides the picture, kept for the next one: fresh memory for each picture
/// costs as much as compressing flat art does.
typedef struct scratch {
  struct scratch *next;
  struct libdeflate_compressor *compressor;
  int level;
  uint8_t *bytes;
  size_t count;
} scratch;

static pthread_mutex_t shelf_lock = PTHREAD_MUTEX_INITIALIZER;
static scratch *shelf;
/// More than this is not kept.
enum { KEPT_BYTES = 1 << 26 };

static void scratch_free(scratch *s) {
  if (!s) return;
  libdeflate_free_compressor(s->compressor);
  free(s->bytes);
  free(s);
}

/// Memory in large pages where the system has them: thousands of small ones take longer to come by
/// than flat art to compress.
static uint8_t *large_memory(size_t count) {
  enum { PAGE = 2 << 20 };
  if (count < PAGE) return malloc(count);
  void *bytes = NULL;
  if (posix_memalign(&bytes, PAGE, count)) return NULL;
#ifdef MADV_HUGEPAGE
  (void)madvise(bytes, count, MADV_HUGEPAGE);
#endif
  return bytes;
}

/// Memory of at least `count` bytes and a compressor of the level.
static scratch *scratch_take(int level, size_t count) {
  pthread_mutex_lock(&shelf_lock);
  scratch **link = &shelf;
  while (*link && (*link)->level != level) link = &(*link)->next;
  scratch *s = *link;
  if (s) *link = s->next;
  pthread_mutex_unlock(&shelf_lock);
  if (!s && !(s = calloc(1, sizeof *s))) return NULL;
  if (!s->compressor) s->compressor = libdeflate_alloc_compressor(level);
  s->level = level;
  if (s->count < count) {
    free(s->bytes);
    s->bytes = large_memory(count);
    s->count = s->bytes ? count : 0;
  }
  if (s->compressor && s->bytes) return s;
  scratch_free(s);
  return NULL;
}

static void scratch_give(scratch *s) {
  if (s->count > KEPT_BYTES) {
    scratch_free(s);
    return;
  }
  pthread_mutex_lock(&shelf_lock);
  s->next = shelf;
  shelf = s;
  pthread_mutex_unlock(&shelf_lock);
}

/// The filtered rows of a picture one after another.
static void filter_picture(
  const zpng_picture *p, size_t n, size_t bpp, uint8_t *filtered, uint8_t *rows) {
  uint8_t *row = rows, *above = row + n + 16, *trial = above + n + 16;
  const uint8_t *before = NULL;
  memset(above, 0, n);
  for (uint32_t y = 0; y < p->height; y++, filtered += n + 1) {
    const uint8_t *in = p->pixels + (size_t)y * p->stride;
    if (before && !memcmp(in, before, (size_t)p->width * 4)) {
      filtered[0] = 2;
      memset(filtered + 1, 0, n);
    } else {
      load_row(p, in, row);
      choose_filter(row, above, n, bpp, changes(in, p->width) * 2 >= p->width, filtered, trial);
      uint8_t *swap = row;
      row = above, above = swap;
    }
    before = in;
  }
}

int zpng_compress(const zpng_picture *picture, zpng_buffer *stream) {
  size_t bpp = picture->has_alpha ? 4 : 3, n = picture->width * bpp;
  size_t total = (n + 1) * picture->height, spare = 3 * (n + 16);
  scratch *s = scratch_take(picture->level, total + spare);
  if (!s) return 0;
  filter_picture(picture, n, bpp, s->bytes, s->bytes + total);
  stream->count = 0;
  if (reserve(stream, libdeflate_zlib_compress_bound(s->compressor, total)))
    stream->count = libdeflate_zlib_compress(
      s->compressor, s->bytes, total, stream->bytes, stream->capacity);
  scratch_give(s);
  return stream->count > 0;
}

int zpng_read(
  const uint8_t *bytes, size_t count, uint64_t max_pixels, zpng_image *image,
  char message[128]) {
  png_image png;
  memset(&png, 0, sizeof png);
  memset(image, 0, sizeof *image);
  png.version = PNG_IMAGE_VERSION;
  int done = 0;
  if (png_image_begin_read_from_memory(&png, bytes, count)) {
    uint64_t pixels = (uint64_t)png.width * png.height;
    png.format = PNG_FORMAT_RGBA;
    if (pixels > max_pixels) {
      strcpy(png.message, "the picture has too many pixels");
    } else if (!(image->rgba = malloc(pixels * 4))) {
      strcpy(png.message, "out of memory");
    } else if (png_image_finish_read(&png, NULL, image->rgba, 0, NULL)) {
      image->width = png.width, image->height = png.height;
      done = 1;
    }
  }
  if (!done) {
    strncpy(message, png.message, 127);
    message[127] = 0;
    zpng_image_free(image);
    png_image_free(&png);
  }
  return done;
}

void zpng_image_free(zpng_image *image) {
  free(image->rgba);
  memset(image, 0, sizeof *image);
}

int zpng_pack(const void *bytes, size_t count, int level, zpng_buffer *out) {
  struct libdeflate_compressor *c = libdeflate_alloc_compressor(level);
  out->count = 0;
  if (c && reserve(out, libdeflate_deflate_compress_bound(c, count)))
    out->count = libdeflate_deflate_compress(c, bytes, count, out->bytes, out->capacity);
  libdeflate_free_compressor(c);
  return out->count > 0;
}

int zpng_unpack(const void *bytes, size_t count, void *out, size_t out_count) {
  struct libdeflate_decompressor *d = libdeflate_alloc_decompressor();
  int done = d
    && libdeflate_deflate_decompress(d, bytes, count, out, out_count, NULL)
      == LIBDEFLATE_SUCCESS;
  libdeflate_free_decompressor(d);
  return done;
}
