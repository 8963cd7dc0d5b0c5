#include "CRaster.h"

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include "lanes.h"

int zr_width(void) {
  static _Atomic int known;
  if (!known) {
    const char *word = getenv("ZOETROPE_SIMD");
    if (!word) word = "";
    __builtin_cpu_init();
    int width = __builtin_cpu_supports("avx2") && strcmp(word, "off") ? 256 : 1;
    int is_widest = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
      && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
    known = width == 256 && is_widest && strcmp(word, "avx2") ? 512 : width;
  }
  return known;
}

int zr_is_wide(void) { return zr_width() > 1; }

WIDE size_t zr_solid_span(uint32_t *target, size_t count, uint32_t pixel, uint32_t coverage) {
  lanes s = _mm256_set1_epi32((int)pixel), m = all16((int)coverage), half = all16(128);
  size_t x = 0;
  if (coverage == 255) {
    lanes share = all16(share_of(255 - (pixel >> 24)));
    for (; x + 8 <= count; x += 8) store(target + x, added(s, faded(load(target + x), share)));
    return x;
  }
  lanes alpha = all16((int)(pixel >> 24));
  lanes rest = _mm256_sub_epi16(
    all16(255), divided(_mm256_add_epi16(_mm256_mullo_epi16(alpha, m), half)));
  lanes low = _mm256_add_epi16(_mm256_mullo_epi16(even(s), m), half);
  lanes high = _mm256_add_epi16(_mm256_mullo_epi16(odd(s), m), half);
  for (; x + 8 <= count; x += 8) {
    lanes d = load(target + x);
    lanes evens = _mm256_add_epi16(low, _mm256_mullo_epi16(even(d), rest));
    lanes odds = _mm256_add_epi16(high, _mm256_mullo_epi16(odd(d), rest));
    store(target + x, _mm256_or_si256(divided(evens), divided_high(odds)));
  }
  return x;
}

WIDE size_t zr_solid_mask(uint32_t *target, const uint8_t *mask, size_t count, uint32_t pixel) {
  lanes s = _mm256_set1_epi32((int)pixel), alpha = all16((int)(pixel >> 24));
  int is_opaque = pixel >> 24 == 255;
  size_t x = 0;
  for (; x + 8 <= count; x += 8) {
    uint64_t packed;
    memcpy(&packed, mask + x, 8);
    if (packed == 0) continue;
    if (packed == ~0ull && is_opaque) {
      store(target + x, s);
    } else if (packed == (packed & 255) * 0x0101010101010101ull) {
      size_t end = x + 8;
      for (uint64_t next; end + 8 <= count; end += 8) {
        memcpy(&next, mask + end, 8);
        if (next != packed) break;
      }
      zr_solid_span(target + x, end - x, pixel, (uint32_t)(packed & 255));
      x = end - 8;
    } else {
      store(target + x, over(s, load(target + x), spread(packed), alpha));
    }
  }
  return x;
}

WIDE size_t zr_over(
  const uint32_t *source, uint32_t *target, const uint8_t *mask, uint32_t opacity, size_t count) {
  lanes plain = all16((int)opacity), half = all16(128);
  lanes full = _mm256_set1_epi32((int)0xFF000000u);
  size_t x = 0;
  for (; x + 8 <= count; x += 8) {
    lanes m = plain;
    int is_whole = opacity == 255;
    if (mask) {
      uint64_t packed;
      memcpy(&packed, mask + x, 8);
      if (packed == 0) continue;
      if (packed != ~0ull) {
        m = spread(packed);
        is_whole = 0;
        if (opacity != 255) m = divided(_mm256_add_epi16(_mm256_mullo_epi16(m, plain), half));
      }
    }
    lanes s = load(source + x);
    if (is_whole) {
      if (_mm256_testz_si256(s, s)) continue;
      // All alphas are 255: none of their bits is missing.
      if (_mm256_testc_si256(s, full)) {
        store(target + x, s);
        continue;
      }
      store(target + x, over_whole(s, load(target + x)));
      continue;
    }
    store(target + x, over(s, load(target + x), m, alphas(s)));
  }
  return x;
}

WIDE size_t zr_halve(
  const uint16_t *a, const uint16_t *b, const uint16_t *c, const uint16_t *d, uint16_t *out,
  size_t count) {
  size_t x = 0;
  for (; x + 16 <= count; x += 16) {
    lanes outer = _mm256_add_epi16(load(a + x), load(d + x));
    lanes inner = _mm256_add_epi16(load(b + x), load(c + x));
    lanes thrice = _mm256_add_epi16(inner, _mm256_add_epi16(inner, inner));
    lanes sum = _mm256_add_epi16(_mm256_add_epi16(outer, thrice), all16(4));
    store(out + x, _mm256_srli_epi16(sum, 3));
  }
  return x;
}

INLINE lanes bytes16(const uint8_t *p) {
  return _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)p));
}

WIDE size_t zr_halve_bytes(
  const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d, uint16_t *out,
  size_t count) {
  size_t x = 0;
  for (; x + 16 <= count; x += 16) {
    lanes outer = _mm256_add_epi16(bytes16(a + x), bytes16(d + x));
    lanes inner = _mm256_add_epi16(bytes16(b + x), bytes16(c + x));
    lanes thrice = _mm256_add_epi16(inner, _mm256_add_epi16(inner, inner));
    store(out + x, _mm256_slli_epi16(_mm256_add_epi16(outer, thrice), 2));
  }
  return x;
}

INLINE lanes doubled(const uint16_t *near, const uint16_t *far) {
  lanes n = load(near);
  lanes sum = _mm256_add_epi16(_mm256_add_epi16(n, _mm256_add_epi16(n, n)), load(far));
  return _mm256_srli_epi16(_mm256_add_epi16(sum, all16(2)), 2);
}

WIDE size_t zr_double(const uint16_t *near, const uint16_t *far, uint16_t *out, size_t count) {
  size_t x = 0;
  for (; x + 16 <= count; x += 16) store(out + x, doubled(near + x, far + x));
  return x;
}

WIDE size_t zr_finish(const uint16_t *near, const uint16_t *far, uint8_t *out, size_t count) {
  size_t x = 0;
  for (; x + 16 <= count; x += 16) {
    lanes v = _mm256_srli_epi16(_mm256_add_epi16(doubled(near + x, far + x), all16(16)), 5);
    __m128i bytes = _mm_packus_epi16(
      _mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
    _mm_storeu_si128((__m128i *)(out + x), bytes);
  }
  return x;
}

INLINE __m256 widened(const uint16_t *p) {
  return _mm256_cvtepi32_ps(_mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)p)));
}

INLINE lanes rounded(__m256 v) {
  lanes bits = _mm256_castps_si256(_mm256_add_ps(v, _mm256_set1_ps(8388608)));
  return _mm256_and_si256(bits, _mm256_set1_epi32(0xFFFF));
}

WIDE size_t zr_filter(
  const uint16_t *const *rows, const float *weights, size_t taps, uint16_t *out, size_t count) {
  size_t x = 0;
  for (; x + 16 <= count; x += 16) {
    __m256 w = _mm256_set1_ps(weights[0]);
    __m256 low = _mm256_mul_ps(widened(rows[0] + x), w);
    __m256 high = _mm256_mul_ps(widened(rows[0] + x + 8), w);
    for (size_t tap = 1; tap < taps; tap++) {
      const uint16_t *ahead = rows[2 * tap - 1] + x, *behind = rows[2 * tap] + x;
      w = _mm256_set1_ps(weights[tap]);
      // Sums of two 16-bit numbers are exact, in integers as in floating point.
      low = _mm256_add_ps(low, _mm256_mul_ps(_mm256_add_ps(widened(ahead), widened(behind)), w));
      high = _mm256_add_ps(
        high, _mm256_mul_ps(_mm256_add_ps(widened(ahead + 8), widened(behind + 8)), w));
    }
    lanes packed = _mm256_packus_epi32(rounded(low), rounded(high));
    store(out + x, _mm256_permute4x64_epi64(packed, 0xD8));
  }
  return x;
}

WIDE void zr_sum_rows(
  const float *first, const float *rest, size_t stride, const float *weights, size_t count,
  uint8_t *out, size_t width) {
  for (size_t x = 0; x < width; x += 16) {
    __m256 w = _mm256_set1_ps(weights[0]);
    __m256 low = _mm256_mul_ps(_mm256_loadu_ps(first + x), w);
    __m256 high = _mm256_mul_ps(_mm256_loadu_ps(first + x + 8), w);
    const float *row = rest + x;
    for (size_t i = 1; i < count; i++, row += stride) {
      w = _mm256_set1_ps(weights[i]);
      low = _mm256_add_ps(low, _mm256_mul_ps(_mm256_loadu_ps(row), w));
      high = _mm256_add_ps(high, _mm256_mul_ps(_mm256_loadu_ps(row + 8), w));
    }
    // Rounded as by 2^23 added; packing limits numbers to what fits.
    lanes packed = _mm256_packs_epi32(_mm256_cvtps_epi32(low), _mm256_cvtps_epi32(high));
    packed = _mm256_permute4x64_epi64(packed, 0xD8);
    __m128i bytes = _mm_packus_epi16(
      _mm256_castsi256_si128(packed), _mm256_extracti128_si256(packed, 1));
    _mm_storeu_si128((__m128i *)(out + x), bytes);
  }
}

WIDE size_t zr_fill(uint32_t *target, size_t count, uint32_t pixel) {
  lanes s = _mm256_set1_epi32((int)pixel);
  size_t x = 0;
  for (; x + 32 <= count; x += 32) {
    store(target + x, s);
    store(target + x + 8, s);
    store(target + x + 16, s);
    store(target + x + 24, s);
  }
  return x;
}

#else

// Other processors: the Swift twins do all of it.
int zr_width(void) { return 1; }
int zr_is_wide(void) { return 0; }
void zr_add_lines(const zr_cells *c, const int32_t *l, size_t n, int w) {}
size_t zr_connect(const double *p, size_t n, double x, double y, int32_t *l) { return 0; }
void zr_fill_solid(
  const zr_cells *c, int e, long f, long l, const int32_t *h, uint32_t *t, long s, uint32_t p) {}
void zr_sum_rows(
  const float *f, const float *r, size_t s, const float *w, size_t n, uint8_t *o, size_t c) {}
size_t zr_fill(uint32_t *t, size_t n, uint32_t p) { return 0; }
size_t zr_solid_span(uint32_t *t, size_t n, uint32_t p, uint32_t c) { return 0; }
size_t zr_solid_mask(uint32_t *t, const uint8_t *m, size_t n, uint32_t p) { return 0; }
size_t zr_over(const uint32_t *s, uint32_t *t, const uint8_t *m, uint32_t o, size_t n) { return 0; }
size_t zr_linear(const zr_gradient *g, uint32_t *p, size_t n) { return 0; }
size_t zr_radial(const zr_gradient *g, uint32_t *p, size_t n) { return 0; }
void zr_lay_gradient(const zr_gradient_fill *f, const zr_rows *r, uint32_t o, uint32_t *m) {}
size_t zr_halve(
  const uint16_t *a, const uint16_t *b, const uint16_t *c, const uint16_t *d, uint16_t *o, size_t n) {
  return 0;
}
size_t zr_halve_bytes(
  const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d, uint16_t *o, size_t n) {
  return 0;
}
size_t zr_double(const uint16_t *a, const uint16_t *b, uint16_t *o, size_t n) { return 0; }
size_t zr_finish(const uint16_t *a, const uint16_t *b, uint8_t *o, size_t n) { return 0; }
size_t zr_filter(const uint16_t *const *r, const float *w, size_t k, uint16_t *o, size_t n) { return 0; }

#endif
