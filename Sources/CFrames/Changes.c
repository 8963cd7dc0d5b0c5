#include "Changes.h"

#include <string.h>

static inline uint32_t load32(const uint8_t *p) {
  uint32_t v;
  memcpy(&v, p, 4);
  return v;
}

static inline uint64_t load64(const uint8_t *p) {
  uint64_t v;
  memcpy(&v, p, 8);
  return v;
}

static void put16(uint8_t *at, size_t value) { at[0] = (uint8_t)value, at[1] = (uint8_t)(value >> 8); }
static size_t get16(const uint8_t *at) { return at[0] | (size_t)at[1] << 8; }

size_t zf_changes_bound(size_t width) { return 2 + width * 6 + 8; }

size_t zf_take_changes(
  const uint8_t *row, uint8_t *before, size_t width, uint8_t *out, zf_census *census) {
  size_t at = 2, runs = 0, end = 0, x = 0;
  while (x < width) {
    while (x + 2 <= width && load64(row + 4 * x) == load64(before + 4 * x)) x += 2;
    while (x < width && load32(row + 4 * x) == load32(before + 4 * x)) x++;
    if (x == width) break;
    size_t first = x;
    while (x < width && load32(row + 4 * x) != load32(before + 4 * x)) x++;
    put16(out + at, first - end);
    put16(out + at + 2, x - first);
    memcpy(out + at + 4, row + 4 * first, (x - first) * 4);
    memcpy(before + 4 * first, row + 4 * first, (x - first) * 4);
    if (census) zf_census_add(census, row + 4 * first, x - first);
    at += 4 + (x - first) * 4;
    end = x;
    runs++;
  }
  put16(out, runs);
  return at;
}

int zf_replay_changes(
  const uint8_t *code, size_t count, const zf_place *place, uint8_t *picture, size_t stride,
  zf_palette *palette, enum zf_dither dither, uint8_t clear, uint8_t *wanted,
  size_t wanted_stride) {
  size_t at = 0;
  for (size_t row = 0; row < place->height; row++) {
    if (at + 2 > count) return 0;
    size_t runs = get16(code + at), x = place->x, y = place->y + row;
    at += 2;
    for (size_t run = 0; run < runs; run++) {
      if (at + 4 > count) return 0;
      size_t length = get16(code + at + 2);
      x += get16(code + at);
      at += 4;
      if (at + length * 4 > count || x + length > place->x + place->width) return 0;
      memcpy(picture + y * stride + 4 * x, code + at, length * 4);
      if (palette
        && !zf_palette_map(
          palette, code + at, 0, x, y, length, 1, dither, clear, wanted + y * wanted_stride + x,
          wanted_stride))
        return 0;
      at += length * 4;
      x += length;
    }
  }
  return at == count;
}

static int widen(zf_place *box, size_t first, size_t last, size_t y) {
  size_t right = box->x + box->width, left = box->x < first ? box->x : first;
  if (!box->height) {
    *box = (zf_place){first, y, last + 1 - first, 1};
    return 1;
  }
  if (last + 1 > right) right = last + 1;
  *box = (zf_place){left, box->y, right - left, y + 1 - box->y};
  return 1;
}

int zf_index_changes(
  const uint8_t *wanted, const uint8_t *shown, size_t stride, const zf_place *place,
  zf_place *changed) {
  *changed = (zf_place){0};
  for (size_t y = place->y; y < place->y + place->height; y++) {
    const uint8_t *a = wanted + y * stride, *b = shown + y * stride;
    size_t first = place->x, last = place->x + place->width - 1;
    if (!memcmp(a + first, b + first, place->width)) continue;
    while (a[first] == b[first]) first++;
    while (a[last] == b[last]) last--;
    widen(changed, first, last, y);
  }
  return changed->height > 0;
}

int zf_index_vanishing(
  const uint8_t *wanted, const uint8_t *shown, size_t stride, const zf_place *place,
  uint8_t clear, zf_place *vanishing) {
  *vanishing = (zf_place){0};
  for (size_t y = place->y; y < place->y + place->height; y++) {
    const uint8_t *a = wanted + y * stride, *b = shown + y * stride;
    size_t first = SIZE_MAX, last = 0;
    for (size_t x = place->x; x < place->x + place->width; x++) {
      if (a[x] != clear || b[x] == clear) continue;
      if (first == SIZE_MAX) first = x;
      last = x;
    }
    if (first != SIZE_MAX) widen(vanishing, first, last, y);
  }
  return vanishing->height > 0;
}

void zf_index_cut(
  const uint8_t *wanted, uint8_t *shown, size_t stride, const zf_place *place, uint8_t clear,
  uint8_t *out) {
  for (size_t y = place->y; y < place->y + place->height; y++, out += place->width) {
    const uint8_t *a = wanted + y * stride + place->x;
    uint8_t *b = shown + y * stride + place->x;
    for (size_t x = 0; x < place->width; x++) out[x] = a[x] == b[x] ? clear : a[x];
    memcpy(b, a, place->width);
  }
}

/// The part of a line of `from` cells that cell `index` of `to` covers, in units of 1/to cells.
typedef struct {
  size_t first, last;
  uint32_t first_share, last_share;
} cover;

static cover covered(size_t index, size_t from, size_t to) {
  size_t start = index * from, end = start + from;
  cover c = {start / to, (end - 1) / to, 0, 0};
  if (c.first == c.last) {
    c.first_share = (uint32_t)(end - start);
    return c;
  }
  c.first_share = (uint32_t)((c.first + 1) * to - start);
  c.last_share = (uint32_t)(end - c.last * to);
  return c;
}

static uint32_t share(cover c, size_t at, size_t whole) {
  return at == c.first ? c.first_share : at == c.last ? c.last_share : (uint32_t)whole;
}

void zf_shrink_row(
  const uint8_t *pixels, size_t stride, size_t width, size_t height, size_t y, uint8_t *out,
  size_t out_width, size_t out_height) {
  cover rows = covered(y, height, out_height);
  uint64_t area = (uint64_t)width * height;
  for (size_t x = 0; x < out_width; x++) {
    cover columns = covered(x, width, out_width);
    uint64_t sums[4] = {0};
    for (size_t v = rows.first; v <= rows.last; v++) {
      uint64_t down = share(rows, v, out_height);
      const uint8_t *row = pixels + v * stride;
      for (size_t u = columns.first; u <= columns.last; u++) {
        uint64_t weight = down * share(columns, u, out_width);
        for (int c = 0; c < 4; c++) sums[c] += weight * row[4 * u + c];
      }
    }
    for (int c = 0; c < 4; c++) out[4 * x + c] = (uint8_t)((sums[c] + area / 2) / area);
  }
}
