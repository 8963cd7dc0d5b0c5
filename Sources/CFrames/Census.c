#include <stdlib.h>
#include <string.h>

#include "Palette.h"

/// Colours that share their upper six bits a part.
typedef struct {
  uint64_t count;
  /// The colour that outnumbers all others of the bin together, if one does; 0xRRGGBB.
  uint32_t majority;
  int64_t votes;
  uint64_t red, green, blue;
} bin;

enum { EXACT = 1 << 14, SLOTS = 1 << 16, BINS = 1 << 18 };

struct zf_census {
  /// A table by colour; a count of 0 is a free slot.
  zf_counted exact[SLOTS];
  size_t used;
  /// Instead of the table, once there are more than EXACT colours.
  bin *bins;
};

zf_census *zf_census_new(void) { return calloc(1, sizeof(zf_census)); }

void zf_census_free(zf_census *census) {
  if (!census) return;
  free(census->bins);
  free(census);
}

/// As many votes for a colour at once: what outnumbers all others of the bin together stays.
static void vote(bin *b, uint32_t color, int64_t n) {
  if (b->votes == 0) b->majority = color;
  if (b->majority == color) {
    b->votes += n;
  } else if (b->votes >= n) {
    b->votes -= n;
  } else {
    b->majority = color;
    b->votes = n - b->votes;
  }
}

static void count_in_bin(bin *bins, uint32_t color, uint64_t n) {
  uint32_t r = color >> 16, g = color >> 8 & 255, b = color & 255;
  bin *place = bins + (r >> 2 << 12 | g >> 2 << 6 | b >> 2);
  place->count += n;
  place->red += n * r, place->green += n * g, place->blue += n * b;
  vote(place, color, (int64_t)n);
}

static int by_color(const void *a, const void *b) {
  uint32_t x = ((const zf_counted *)a)->color, y = ((const zf_counted *)b)->color;
  return (x > y) - (x < y);
}

static size_t read_exact(const zf_census *census, zf_counted *out) {
  size_t n = 0;
  for (size_t i = 0; out && i < SLOTS; i++)
    if (census->exact[i].count) out[n++] = census->exact[i];
  if (out) qsort(out, n, sizeof *out, by_color);
  return census->used;
}

/// Pours the table into bins, in order of colour; where memory is out, new colours go uncounted.
static void give_up_exactness(zf_census *census) {
  zf_counted *all = malloc(census->used * sizeof *all);
  bin *bins = calloc(BINS, sizeof *bins);
  if (all && bins) {
    size_t n = read_exact(census, all);
    for (size_t i = 0; i < n; i++) count_in_bin(bins, all[i].color, all[i].count);
    census->bins = bins;
    bins = NULL;
  }
  free(bins);
  free(all);
}

static void count(zf_census *census, uint32_t color, uint64_t n) {
  if (census->bins) {
    count_in_bin(census->bins, color, n);
    return;
  }
  size_t at = (color * 2654435761u) >> 16;
  while (census->exact[at].count && census->exact[at].color != color) at = (at + 1) & (SLOTS - 1);
  if (!census->exact[at].count) {
    if (census->used == EXACT) {
      give_up_exactness(census);
      if (census->bins) count_in_bin(census->bins, color, n);
      return;
    }
    census->used++;
    census->exact[at].color = color;
  }
  census->exact[at].count += n;
}

void zf_census_add(zf_census *census, const uint8_t *row, size_t width) {
  size_t next = 0;
  for (size_t x = 0; x < width; x = next) {
    uint32_t pixel, other;
    memcpy(&pixel, row + 4 * x, 4);
    for (next = x + 1; next < width; next++) {
      memcpy(&other, row + 4 * next, 4);
      if (other != pixel) break;
    }
    const uint8_t *p = row + 4 * x;
    if (p[3] < 128) continue;
    count(census, (uint32_t)p[2] << 16 | (uint32_t)p[1] << 8 | p[0], next - x);
  }
}

size_t zf_census_read(const zf_census *census, zf_counted *out) {
  if (!census->bins) return read_exact(census, out);
  size_t n = 0;
  for (size_t i = 0; i < BINS; i++) {
    const bin *b = census->bins + i;
    if (!b->count) continue;
    uint64_t half = b->count / 2;
    uint32_t mean = (uint32_t)((b->red + half) / b->count << 16
                               | (b->green + half) / b->count << 8 | (b->blue + half) / b->count);
    if (out) out[n] = (zf_counted){b->votes > 0 ? b->majority : mean, b->count};
    n++;
  }
  return n;
}
