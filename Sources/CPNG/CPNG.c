#include "CPNG.h"

#include <libdeflate.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>

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

/// Colour without alpha by table: straight[alpha][premultiplied], rounded to nearest.
static uint8_t straight[256][256];
__attribute__((constructor)) static void fill_straight(void) {
  for (int a = 1; a < 256; a++)
    for (int c = 0; c < 256; c++) {
      int value = (c * 255 + a / 2) / a;
      straight[a][c] = value > 255 ? 255 : value;
    }
}

/// One row in the file's own channel order.
static void load_row(const zpng_picture *p, uint32_t y, uint8_t *out) {
  const uint8_t *in = p->pixels + (size_t)y * p->stride;
  int swapped = p->layout == ZPNG_BGRA_PREMULTIPLIED;
  int r = swapped ? 2 : 0, b = swapped ? 0 : 2;
  if (!p->has_alpha) {
    for (uint32_t x = 0; x < p->width; x++) {
      out[3 * x] = in[4 * x + r], out[3 * x + 1] = in[4 * x + 1], out[3 * x + 2] = in[4 * x + b];
    }
  } else if (!swapped) {
    memcpy(out, in, (size_t)p->width * 4);
  } else {
    for (uint32_t x = 0; x < p->width; x++) {
      uint8_t a = in[4 * x + 3];
      const uint8_t *t = straight[a];
      out[4 * x] = t[in[4 * x + 2]], out[4 * x + 1] = t[in[4 * x + 1]];
      out[4 * x + 2] = t[in[4 * x]], out[4 * x + 3] = a;
    }
  }
}

static int paeth(int a, int b, int c) {
  int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

static void filter_row(
  int kind, const uint8_t *row, const uint8_t *above, size_t n, size_t bpp, uint8_t *out) {
  out[0] = (uint8_t)kind;
  out++;
  switch (kind) {
  case 1:
    memcpy(out, row, bpp);
    for (size_t i = bpp; i < n; i++) out[i] = row[i] - row[i - bpp];
    break;
  case 2:
    for (size_t i = 0; i < n; i++) out[i] = row[i] - above[i];
    break;
  case 4:
    for (size_t i = 0; i < bpp; i++) out[i] = row[i] - above[i];
    for (size_t i = bpp; i < n; i++)
      out[i] = row[i] - (uint8_t)paeth(row[i - bpp], above[i], above[i - bpp]);
    break;
  default: memcpy(out, row, n);
  }
}

/// Sum of the filtered bytes' distances from zero: libpng's measure, on every fourth byte group.
static uint64_t cost(const uint8_t *filtered, size_t n) {
  uint64_t sum = 0;
  for (size_t i = 1; i <= n; i++) sum += filtered[i] < 128 ? filtered[i] : 256 - filtered[i];
  return sum;
}

/// The filter for a row, and the filtered row in `out`.
///
/// Flat art packs best unfiltered: the same run of pixels then has the same bytes wherever it
/// stands. Only a row that changes at more than half of its pixels (a gradient, a photo, a blur)
/// gains from prediction.
static void choose_filter(
  const uint8_t *row, const uint8_t *above, size_t n, size_t bpp, uint8_t *out, uint8_t *trial) {
  if (!memcmp(row, above, n)) {
    out[0] = 2;
    memset(out + 1, 0, n);
    return;
  }
  size_t changes = 0;
  for (size_t i = bpp; i < n; i++) changes += row[i] != row[i - bpp];
  if (changes * 2 < n) {
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

int zpng_compress(const zpng_picture *picture, zpng_buffer *stream) {
  size_t bpp = picture->has_alpha ? 4 : 3, n = picture->width * bpp;
  size_t total = (n + 1) * picture->height;
  uint8_t *filtered = malloc(total), *rows = calloc(3, n + 1);
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(picture->level);
  int done = 0;
  if (filtered && rows && compressor) {
    uint8_t *row = rows, *above = rows + n + 1, *trial = rows + 2 * (n + 1);
    for (uint32_t y = 0; y < picture->height; y++) {
      load_row(picture, y, row);
      choose_filter(row, above, n, bpp, filtered + (n + 1) * y, trial);
      uint8_t *swap = row;
      row = above, above = swap;
    }
    stream->count = 0;
    size_t bound = libdeflate_zlib_compress_bound(compressor, total);
    if (reserve(stream, bound)) {
      stream->count =
        libdeflate_zlib_compress(compressor, filtered, total, stream->bytes, bound);
      done = stream->count > 0;
    }
  }
  libdeflate_free_compressor(compressor);
  free(filtered);
  free(rows);
  return done;
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
