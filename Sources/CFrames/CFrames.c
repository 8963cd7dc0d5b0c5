#include "CFrames.h"

#include <string.h>

#if defined(__x86_64__) && defined(__linux__)
#define KERNEL __attribute__((target_clones("avx2", "default")))
#else
#define KERNEL
#endif

// 2^16 times 0.2126, 0.7152, 0.0722 times 219/255, rounded; they sum to 2^16 * 219/255 as well.
enum { YR = 11966, YG = 40254, YB = 4064 };
// 2^16 times (B - Y) / 1.8556 and (R - Y) / 1.5748, times 224/255; each row sums to 0.
enum { UR = -6596, UG = -22188, UB = 28784, VR = 28784, VG = -26145, VB = -2639 };

KERNEL static void luma(const uint8_t *restrict row, size_t width, uint8_t *restrict out) {
  for (size_t x = 0; x < width; x++) {
    uint32_t b = row[4 * x], g = row[4 * x + 1], r = row[4 * x + 2];
    out[x] = (uint8_t)((YR * r + YG * g + YB * b + (16 << 16) + (1 << 15)) >> 16);
  }
}

KERNEL static void column_sums(
  const uint8_t *restrict top, const uint8_t *restrict bottom, size_t width,
  uint16_t *restrict b, uint16_t *restrict g, uint16_t *restrict r) {
  for (size_t x = 0; x < width; x++) {
    b[x] = top[4 * x] + bottom[4 * x];
    g[x] = top[4 * x + 1] + bottom[4 * x + 1];
    r[x] = top[4 * x + 2] + bottom[4 * x + 2];
  }
}

KERNEL static void chroma(
  const uint16_t *restrict b, const uint16_t *restrict g, const uint16_t *restrict r,
  size_t count, uint8_t *restrict u, uint8_t *restrict v) {
  for (size_t x = 0; x < count; x++) {
    // Eight pixels' worth of each part: 1 + 2 + 1 columns of two rows.
    int32_t bb = b[2 * x] + 2 * b[2 * x + 1] + b[2 * x + 2];
    int32_t gg = g[2 * x] + 2 * g[2 * x + 1] + g[2 * x + 2];
    int32_t rr = r[2 * x] + 2 * r[2 * x + 1] + r[2 * x + 2];
    u[x] = (uint8_t)((UR * rr + UG * gg + UB * bb + (128 << 19) + (1 << 18)) >> 19);
    v[x] = (uint8_t)((VR * rr + VG * gg + VB * bb + (128 << 19) + (1 << 18)) >> 19);
  }
}

void zf_i420_rows(
  const uint8_t *top, const uint8_t *bottom, size_t width, int has_left, uint8_t *y_top,
  uint8_t *y_bottom, uint8_t *u, uint8_t *v, uint16_t *sums) {
  luma(top, width, y_top);
  luma(bottom, width, y_bottom);
  // One column of lead; entry i + 1 is column i.
  uint16_t *b = sums, *g = b + width + 2, *r = g + width + 2;
  column_sums(top, bottom, width, b + 1, g + 1, r + 1);
  if (has_left) {
    b[0] = top[-4] + bottom[-4], g[0] = top[-3] + bottom[-3], r[0] = top[-2] + bottom[-2];
  } else {
    b[0] = b[1], g[0] = g[1], r[0] = r[1];
  }
  chroma(b, g, r, width / 2, u, v);
}

KERNEL void zf_yuva444p10_row(
  const uint8_t *restrict row, size_t width, uint16_t *restrict y, uint16_t *restrict u,
  uint16_t *restrict v, uint16_t *restrict a) {
  for (size_t x = 0; x < width; x++) {
    int32_t b = row[4 * x], g = row[4 * x + 1], r = row[4 * x + 2];
    y[x] = (uint16_t)((YR * r + YG * g + YB * b + (64 << 14) + (1 << 13)) >> 14);
    u[x] = (uint16_t)((UR * r + UG * g + UB * b + (512 << 14) + (1 << 13)) >> 14);
    v[x] = (uint16_t)((VR * r + VG * g + VB * b + (512 << 14) + (1 << 13)) >> 14);
    // 1023/255 of an 8-bit alpha, rounded: 4 a + a * 3/255.
    a[x] = (uint16_t)(((uint32_t)row[4 * x + 3] * 2046 + 255) / 510);
  }
}

KERNEL void zf_jfif444_row(
  const uint8_t *restrict row, size_t width, uint8_t *restrict y, uint8_t *restrict u,
  uint8_t *restrict v) {
  for (size_t x = 0; x < width; x++) {
    int32_t b = row[4 * x], g = row[4 * x + 1], r = row[4 * x + 2];
    y[x] = (uint8_t)((19595 * r + 38470 * g + 7471 * b + (1 << 15)) >> 16);
    // The largest blue would round to 256; JPEG clamps it.
    int32_t uu = (-11058 * r - 21710 * g + 32768 * b + (128 << 16) + (1 << 15)) >> 16;
    int32_t vv = (32768 * r - 27439 * g - 5329 * b + (128 << 16) + (1 << 15)) >> 16;
    u[x] = (uint8_t)(uu > 255 ? 255 : uu);
    v[x] = (uint8_t)(vv > 255 ? 255 : vv);
  }
}

/// value / 255 rounded to nearest, exact for 0…65535.
static inline uint32_t over255(uint32_t value) {
  value += 128;
  return (value + (value >> 8)) >> 8;
}

KERNEL void zf_over_row(
  const uint8_t *row, uint8_t *out, size_t width, uint8_t blue, uint8_t green, uint8_t red) {
  for (size_t x = 0; x < width; x++) {
    uint32_t rest = 255 - row[4 * x + 3];
    out[4 * x] = (uint8_t)(row[4 * x] + over255(blue * rest));
    out[4 * x + 1] = (uint8_t)(row[4 * x + 1] + over255(green * rest));
    out[4 * x + 2] = (uint8_t)(row[4 * x + 2] + over255(red * rest));
    out[4 * x + 3] = 255;
  }
}

static inline uint8_t divided(uint32_t part, uint32_t alpha) {
  uint32_t value = (part * 255 + alpha / 2) / alpha;
  return (uint8_t)(value > 255 ? 255 : value);
}

void zf_straight_row(const uint8_t *row, uint8_t *out, size_t width) {
  for (size_t x = 0; x < width; x++) {
    uint32_t a = row[4 * x + 3];
    if (a == 255) {
      memmove(out + 4 * x, row + 4 * x, 4);
    } else if (a == 0) {
      memset(out + 4 * x, 0, 4);
    } else {
      out[4 * x] = divided(row[4 * x], a);
      out[4 * x + 1] = divided(row[4 * x + 1], a);
      out[4 * x + 2] = divided(row[4 * x + 2], a);
      out[4 * x + 3] = (uint8_t)a;
    }
  }
}

KERNEL void zf_premultiply_row(
  const uint8_t *restrict rgba, uint8_t *restrict out, size_t width) {
  for (size_t x = 0; x < width; x++) {
    uint32_t a = rgba[4 * x + 3];
    out[4 * x] = (uint8_t)over255(rgba[4 * x + 2] * a);
    out[4 * x + 1] = (uint8_t)over255(rgba[4 * x + 1] * a);
    out[4 * x + 2] = (uint8_t)over255(rgba[4 * x] * a);
    out[4 * x + 3] = (uint8_t)a;
  }
}

KERNEL void zf_opaque_row(const uint8_t *restrict rgb, uint8_t *restrict out, size_t width) {
  for (size_t x = 0; x < width; x++) {
    out[4 * x] = rgb[3 * x + 2], out[4 * x + 1] = rgb[3 * x + 1], out[4 * x + 2] = rgb[3 * x];
    out[4 * x + 3] = 255;
  }
}

void zf_rgba_row(const uint8_t *row, uint8_t *rgba, size_t width) {
  zf_straight_row(row, rgba, width);
  for (size_t x = 0; x < width; x++) {
    uint8_t blue = rgba[4 * x];
    rgba[4 * x] = rgba[4 * x + 2];
    rgba[4 * x + 2] = blue;
  }
}

KERNEL void zf_alpha_row(const uint8_t *restrict row, uint8_t *restrict alpha, size_t width) {
  for (size_t x = 0; x < width; x++) alpha[x] = row[4 * x + 3];
}

KERNEL int zf_is_opaque(const uint8_t *row, size_t width) {
  uint8_t all = 255;
  for (size_t x = 0; x < width; x++) all &= row[4 * x + 3];
  return all == 255;
}

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

KERNEL int zf_changes_are_opaque(const uint8_t *row, const uint8_t *before, size_t width) {
  uint32_t bad = 0;
  for (size_t x = 0; x < width; x++)
    bad |= (load32(row + 4 * x) != load32(before + 4 * x)) & (row[4 * x + 3] != 255);
  return !bad;
}

void zf_mask_row(
  const uint8_t *row, const uint8_t *before, uint8_t *out, size_t width, size_t shortest) {
  memcpy(out, row, 4 * width);
  for (size_t x = 0; x < width; x++) {
    size_t first = x;
    while (x + 1 < width && load64(row + 4 * x) == load64(before + 4 * x)) x += 2;
    while (x < width && load32(row + 4 * x) == load32(before + 4 * x)) x++;
    if (x > first && x - first >= shortest) memset(out + 4 * first, 0, 4 * (x - first));
  }
}

int zf_changed_span(
  const uint8_t *row, const uint8_t *before, size_t width, size_t *first, size_t *last) {
  if (!memcmp(row, before, width * 4)) return 0;
  size_t a = 0, b = width - 1;
  while (load32(row + 4 * a) == load32(before + 4 * a)) a++;
  while (load32(row + 4 * b) == load32(before + 4 * b)) b--;
  *first = a, *last = b;
  return 1;
}

KERNEL void zf_blend_row(const uint8_t *restrict row, uint8_t *restrict onto, size_t width) {
  for (size_t x = 0; x < width; x++) {
    uint32_t rest = 255 - row[4 * x + 3];
    for (int c = 0; c < 4; c++)
      onto[4 * x + c] = (uint8_t)(row[4 * x + c] + over255(onto[4 * x + c] * rest));
  }
}

KERNEL uint8_t zf_difference_row(
  const uint8_t *restrict row, const uint8_t *restrict other, size_t width, uint8_t threshold,
  uint8_t *restrict marks, size_t *count) {
  uint8_t most = 0;
  size_t found = 0;
  for (size_t x = 0; x < width; x++) {
    uint8_t largest = 0;
    for (int c = 0; c < 4; c++) {
      uint8_t a = row[4 * x + c], b = other[4 * x + c], d = a > b ? a - b : b - a;
      largest = d > largest ? d : largest;
    }
    marks[x] = largest;
    most = largest > most ? largest : most;
    found += largest > threshold;
  }
  *count += found;
  return most;
}

KERNEL uint64_t zf_squared_row(
  const uint8_t *restrict row, const uint8_t *restrict other, size_t width) {
  uint64_t sum = 0;
  // Parts of so many pixels fit 32 bits: 4 * 4096 * 255^2.
  for (size_t start = 0; start < 4 * width; start += 16384) {
    size_t end = start + 16384 < 4 * width ? start + 16384 : 4 * width;
    uint32_t part = 0;
    for (size_t i = start; i < end; i++) {
      int d = row[i] - other[i];
      part += (uint32_t)(d * d);
    }
    sum += part;
  }
  return sum;
}

// XXH64, from its published description.
#define P1 0x9E3779B185EBCA87ULL
#define P2 0xC2B2AE3D27D4EB4FULL
#define P3 0x165667B19E3779F9ULL
#define P4 0x85EBCA77C2B2AE63ULL
#define P5 0x27D4EB2F165667C5ULL

static inline uint64_t rotl(uint64_t v, int n) { return v << n | v >> (64 - n); }
static inline uint64_t lane(uint64_t acc, uint64_t word) { return rotl(acc + word * P2, 31) * P1; }

uint64_t zf_hash(const void *bytes, size_t count, uint64_t seed) {
  const uint8_t *p = bytes, *end = p + count;
  uint64_t hash;
  if (count >= 32) {
    uint64_t a = seed + P1 + P2, b = seed + P2, c = seed, d = seed - P1;
    for (; end - p >= 32; p += 32) {
      a = lane(a, load64(p)), b = lane(b, load64(p + 8));
      c = lane(c, load64(p + 16)), d = lane(d, load64(p + 24));
    }
    hash = rotl(a, 1) + rotl(b, 7) + rotl(c, 12) + rotl(d, 18);
    uint64_t parts[] = {a, b, c, d};
    for (int i = 0; i < 4; i++) hash = (hash ^ lane(0, parts[i])) * P1 + P4;
  } else {
    hash = seed + P5;
  }
  hash += count;
  for (; end - p >= 8; p += 8) hash = rotl(hash ^ lane(0, load64(p)), 27) * P1 + P4;
  if (end - p >= 4) {
    uint32_t word;
    memcpy(&word, p, 4);
    hash = rotl(hash ^ word * P1, 23) * P2 + P3;
    p += 4;
  }
  for (; p < end; p++) hash = rotl(hash ^ *p * P5, 11) * P1;
  hash ^= hash >> 33;
  hash *= P2;
  hash ^= hash >> 29;
  hash *= P3;
  return hash ^ hash >> 32;
}
