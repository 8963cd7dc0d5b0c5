#include "Palette.h"

#include <stdlib.h>
#include <string.h>

static inline uint32_t load32(const uint8_t *p) {
  uint32_t v;
  memcpy(&v, p, 4);
  return v;
}

/// Weighted squares of a colour's distance that nobody sees: one step of 255 in each part. More would
/// leave bands in shadows on white.
enum { CACHE = 1 << 15, NEAR = 9 };

/// What a colour becomes: `first`, or `second` where the threshold is below `share`.
typedef struct {
  uint32_t color;
  uint8_t first, second, share, filled;
} entry;

struct zf_palette {
  int count;
  int rgb[256][3];
  entry cache[CACHE];
};

zf_palette *zf_palette_new(const uint8_t *rgb, int count) {
  zf_palette *p = calloc(1, sizeof *p);
  if (!p) return NULL;
  p->count = count;
  for (int i = 0; i < count * 3; i++) p->rgb[i / 3][i % 3] = rgb[i];
  return p;
}

void zf_palette_free(zf_palette *p) { free(p); }

/// The eye tells greens best and reds worst: squares weigh 2, 4, 3.
static int nearest(const zf_palette *p, int r, int g, int b) {
  int best = 0, least = INT32_MAX;
  for (int i = 0; i < p->count; i++) {
    int dr = r - p->rgb[i][0], dg = g - p->rgb[i][1], db = b - p->rgb[i][2];
    int d = 2 * dr * dr + 4 * dg * dg + 3 * db * db;
    if (d < least) least = d, best = i;
  }
  return best;
}

static int clamp(int v) { return v < 0 ? 0 : v > 255 ? 255 : v; }

/// The two palette colours that a colour lies between, and its share of the way, of 64.
static const entry *look_up(zf_palette *p, uint32_t color) {
  entry *e = p->cache + ((color * 2654435761u) >> 17);
  if (e->filled && e->color == color) return e;
  int c[3] = {color >> 16 & 255, color >> 8 & 255, color & 255};
  int a = nearest(p, c[0], c[1], c[2]);
  const int *pa = p->rgb[a];
  // The mirror of the nearest colour: what has to be mixed in to make up for its error.
  int b = nearest(
    p, clamp(2 * c[0] - pa[0]), clamp(2 * c[1] - pa[1]), clamp(2 * c[2] - pa[2]));
  const int *pb = p->rgb[b];
  static const int weight[3] = {2, 4, 3};
  int64_t along = 0, length = 0;
  for (int i = 0; i < 3; i++) {
    along += (int64_t)weight[i] * (c[i] - pa[i]) * (pb[i] - pa[i]);
    length += (int64_t)weight[i] * (pb[i] - pa[i]) * (pb[i] - pa[i]);
  }
  int share = length > 0 && along > 0 ? (int)((64 * along + length / 2) / length) : 0;
  // What is this near needs no mixing, which costs bytes and shows as grain.
  int64_t off = 0;
  for (int i = 0; i < 3; i++) off += (int64_t)weight[i] * (c[i] - pa[i]) * (c[i] - pa[i]);
  if (off <= NEAR) share = 0;
  *e = (entry){color, (uint8_t)a, (uint8_t)b, (uint8_t)(share > 32 ? 32 : share), 1};
  return e;
}

/// Bayer's matrix of 8 by 8: bits of x ^ y and y, interleaved from the finest.
static int threshold(size_t x, size_t y) {
  int v = 0;
  for (int bit = 0; bit < 3; bit++) {
    int xb = x >> bit & 1, yb = y >> bit & 1;
    v |= (xb ^ yb) << (5 - 2 * bit) | yb << (4 - 2 * bit);
  }
  return v;
}

static uint32_t color_at(const uint8_t *p) {
  return (uint32_t)p[2] << 16 | (uint32_t)p[1] << 8 | p[0];
}

static void map_row(
  zf_palette *p, const uint8_t *row, size_t x0, size_t y, size_t width, enum zf_dither dither,
  uint8_t clear, uint8_t *out) {
  const entry *e = NULL;
  uint32_t last = 0;
  for (size_t x = 0; x < width; x++) {
    uint32_t pixel = load32(row + 4 * x);
    if (pixel >> 24 < 128) {
      out[x] = clear;
      continue;
    }
    if (!e || pixel != last) e = look_up(p, color_at(row + 4 * x)), last = pixel;
    out[x] = e->share && dither == ZF_DITHER_ORDERED && threshold(x0 + x, y) < e->share
      ? e->second : e->first;
  }
}

/// Floyd and Steinberg's weights; a third of the error is dropped, which keeps flat parts calm.
static int map_diffused(
  zf_palette *p, const uint8_t *pixels, size_t stride, size_t width, size_t height,
  uint8_t clear, uint8_t *out, size_t out_stride) {
  int *errors = calloc((width + 2) * 3 * 2, sizeof *errors);
  if (!errors) return 0;
  int *now = errors, *below = errors + (width + 2) * 3;
  for (size_t y = 0; y < height; y++) {
    memset(below, 0, (width + 2) * 3 * sizeof *below);
    const uint8_t *row = pixels + y * stride;
    for (size_t x = 0; x < width; x++) {
      if (row[4 * x + 3] < 128) {
        out[y * out_stride + x] = clear;
        continue;
      }
      int c[3];
      for (int i = 0; i < 3; i++) {
        int carried = now[(x + 1) * 3 + i];
        c[i] = clamp(row[4 * x + 2 - i] + (carried + (carried < 0 ? -8 : 8)) / 16);
      }
      int index = look_up(p, (uint32_t)(c[0] << 16 | c[1] << 8 | c[2]))->first;
      out[y * out_stride + x] = (uint8_t)index;
      for (int i = 0; i < 3; i++) {
        int error = (c[i] - p->rgb[index][i]) * 2 / 3;
        now[(x + 2) * 3 + i] += error * 7;
        below[x * 3 + i] += error * 3;
        below[(x + 1) * 3 + i] += error * 5;
        below[(x + 2) * 3 + i] += error;
      }
    }
    int *swap = now;
    now = below, below = swap;
  }
  free(errors);
  return 1;
}

int zf_palette_map(
  zf_palette *p, const uint8_t *pixels, size_t stride, size_t x, size_t y, size_t width,
  size_t height, enum zf_dither dither, uint8_t clear, uint8_t *indices, size_t index_stride) {
  if (dither == ZF_DITHER_DIFFUSION)
    return map_diffused(p, pixels, stride, width, height, clear, indices, index_stride);
  for (size_t row = 0; row < height; row++)
    map_row(
      p, pixels + row * stride, x, y + row, width, dither, clear, indices + row * index_stride);
  return 1;
}

size_t zf_lzw_bound(size_t count) { return count * 2 + 64; }

typedef struct {
  uint8_t *out;
  size_t count;
  uint64_t bits;
  int held;
} bit_writer;

static void put(bit_writer *w, uint32_t code, int width) {
  w->bits |= (uint64_t)code << w->held;
  w->held += width;
  while (w->held >= 8) {
    w->out[w->count++] = (uint8_t)w->bits;
    w->bits >>= 8;
    w->held -= 8;
  }
}

enum { STRINGS = 1 << 13, EMPTY = -1 };

/// The place of a string (a known string and one more index) in a table of `key << 12 | code`: its
/// own, or the free one where it belongs.
static uint32_t *place_of(uint32_t *table, uint32_t key) {
  uint32_t at = (key * 2654435761u) >> 19;
  while (table[at] != (uint32_t)EMPTY && table[at] >> 12 != key) at = (at + 1) & (STRINGS - 1);
  return table + at;
}

size_t zf_lzw(const uint8_t *indices, size_t count, int bits, uint8_t *out) {
  uint32_t table[STRINGS];
  memset(table, 0xff, sizeof table);
  uint32_t clear = 1u << bits, end = clear + 1, free_code = end + 1, code;
  int width = bits + 1;
  bit_writer w = {out, 0, 0, 0};
  put(&w, clear, width);
  if (count) {
    code = indices[0];
    for (size_t i = 1; i < count; i++) {
      uint32_t key = code << 8 | indices[i], *place = place_of(table, key);
      if (*place != (uint32_t)EMPTY) {
        code = *place & 4095;
        continue;
      }
      put(&w, code, width);
      *place = key << 12 | free_code;
      if (free_code == 1u << width) width++;
      if (free_code++ == 4095) {
        // The table is full: start anew.
        put(&w, clear, 12);
        memset(table, 0xff, sizeof table);
        free_code = end + 1;
        width = bits + 1;
      }
      code = indices[i];
    }
    put(&w, code, width);
    // The reader adds an entry for that code too.
    if (free_code == 1u << width && width < 12) width++;
  }
  put(&w, end, width);
  if (w.held) w.out[w.count++] = (uint8_t)w.bits;
  return w.count;
}
