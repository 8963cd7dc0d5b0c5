#include "CRaster.h"

#include <math.h>
#include <string.h>

#if defined(__x86_64__)
#include "lanes.h"

// Positions run ahead of the colours by some groups, so that nothing waits on the way from vectors to
// addresses, and roots are taken while colours are looked up. One by one these take half the time of
// a gather.
enum { LEAD = 12 };

// 2^23 added to a number leaves it, rounded, in the low bits; these are the others.
static const uint64_t HIGH_BITS = 0x4B000000;

INLINE __m256 along(__m256 n, float step, float start) {
  return _mm256_add_ps(_mm256_mul_ps(n, _mm256_set1_ps(step)), _mm256_set1_ps(start));
}

// The entry of eight positions, with HIGH_BITS.
INLINE lanes entries(zr_gradient g, __m256 raw) {
  __m256 t = along(raw, g.gain, g.shift);
  // The second operand wins where one is not a number, so that becomes 0.
  t = _mm256_max_ps(t, _mm256_setzero_ps());
  t = _mm256_min_ps(t, _mm256_set1_ps(g.last));
  return _mm256_castps_si256(_mm256_add_ps(t, _mm256_set1_ps(8388608)));
}

INLINE __m128i two(const uint32_t *colors, const uint32_t *entries) {
  uint64_t both;
  memcpy(&both, entries, 8);
  __m128i low = _mm_cvtsi32_si128((int)colors[(uint32_t)both]);
  return _mm_insert_epi32(low, (int)colors[both >> 32], 1);
}

INLINE __m128i four(const uint32_t *colors, const uint32_t *entries) {
  return _mm_unpacklo_epi64(two(colors, entries), two(colors, entries + 2));
}

// Entries for eight pixels, `n` steps after where u and v hold.
INLINE void place(zr_gradient g, int is_radial, __m256 n, uint32_t *pixels) {
  __m256 t = along(n, g.du, g.u);
  if (is_radial) {
    __m256 v = along(n, g.dv, g.v);
    t = _mm256_sqrt_ps(_mm256_add_ps(_mm256_mul_ps(t, t), _mm256_mul_ps(v, v)));
  }
  store(pixels, entries(g, t));
}

// Colours in place of eight entries.
INLINE void look_up(const uint32_t *colors, uint32_t *pixels) {
  __m128i low = four(colors, pixels), high = four(colors, pixels + 4);
  _mm_storeu_si128((__m128i *)pixels, low);
  _mm_storeu_si128((__m128i *)(pixels + 4), high);
}

// Groups of eight pixels, the first of them `first` after where u and v hold.
INLINE void shade_groups(
  zr_gradient g, int is_radial, size_t first, uint32_t *pixels, size_t groups) {
  const uint32_t *colors = (const uint32_t *)((uintptr_t)g.colors - 4 * HIGH_BITS);
  __m256 eight = _mm256_set1_ps(8), n = _mm256_add_ps(
    _mm256_setr_ps(0, 1, 2, 3, 4, 5, 6, 7), _mm256_set1_ps((float)(long)first));
  size_t placed = 0, done = 0;
  for (; placed < groups && placed < LEAD; placed++, n = _mm256_add_ps(n, eight))
    place(g, is_radial, n, pixels + 8 * placed);
  for (; placed < groups; placed++, done++, n = _mm256_add_ps(n, eight)) {
    place(g, is_radial, n, pixels + 8 * placed);
    look_up(colors, pixels + 8 * done);
  }
  for (; done < groups; done++) look_up(colors, pixels + 8 * done);
}

WIDE static void shade(
  const zr_gradient *g, int is_radial, size_t first, uint32_t *pixels, size_t groups) {
  if (is_radial) {
    shade_groups(*g, 1, first, pixels, groups);
  } else {
    shade_groups(*g, 0, first, pixels, groups);
  }
}

WIDE size_t zr_linear(const zr_gradient *g, uint32_t *pixels, size_t count) {
  shade(g, 0, 0, pixels, count / 8);
  return count & ~(size_t)7;
}

WIDE size_t zr_radial(const zr_gradient *g, uint32_t *pixels, size_t count) {
  shade(g, 1, 0, pixels, count / 8);
  return count & ~(size_t)7;
}

// From the first pixel that is covered to the end of the last eight that are.
INLINE size_t first_covered(const uint8_t *mask, size_t count) {
  size_t x = 0;
  for (uint64_t packed; x + 8 <= count; x += 8) {
    memcpy(&packed, mask + x, 8);
    if (packed) return x + (size_t)(__builtin_ctzll(packed) / 8);
  }
  while (x < count && !mask[x]) x++;
  return x;
}
INLINE size_t end_of_covered(const uint8_t *mask, size_t first, size_t count) {
  for (uint64_t packed; count >= first + 8; count -= 8) {
    memcpy(&packed, mask + count - 8, 8);
    if (packed) break;
  }
  return count;
}

INLINE int is_all_whole(const uint8_t *mask, size_t count) {
  size_t x = 0;
  lanes ones = all32(-1);
  for (; x + 32 <= count; x += 32)
    if (!_mm256_testc_si256(load(mask + x), ones)) return 0;
  for (; x < count; x++)
    if (mask[x] != 255) return 0;
  return 1;
}

// Groups of eight pixels over others.
INLINE void lay(
  const uint32_t *pixels, uint32_t *target, const uint8_t *mask, uint32_t opacity,
  int is_opaque, size_t groups) {
  lanes share = all16((int)opacity), half = all16(128);
  for (size_t x = 0; x < 8 * groups; x += 8) {
    uint64_t packed;
    memcpy(&packed, mask + x, 8);
    if (!packed) continue;
    lanes s = load(pixels + x);
    if (packed == ~0ull && opacity == 255) {
      store(target + x, is_opaque ? s : over_whole(s, load(target + x)));
      continue;
    }
    lanes m = spread(packed);
    if (opacity != 255) m = divided(add16(mul16(m, share), half));
    store(target + x, over(s, load(target + x), m, alphas(s)));
  }
}

// Fewer than eight pixels, as part of eight elsewhere; `pixels` holds eight.
INLINE void lay_rest(
  const uint32_t *pixels, uint32_t *target, const uint8_t *mask, uint32_t opacity,
  int is_opaque, size_t count) {
  uint32_t below[8] = {0};
  uint8_t coverage[8] = {0};
  memcpy(below, target, 4 * count);
  memcpy(coverage, mask, count);
  lay(pixels, below, coverage, opacity, is_opaque, 1);
  memcpy(target, below, 4 * count);
}

WIDE void zr_lay_gradient(
  const zr_gradient_fill *fill, const zr_rows *rows, uint32_t opacity, uint32_t *memory) {
  const double *m = fill->map;
  zr_gradient g = fill->gradient;
  int is_radial = fill->is_radial, is_opaque = fill->is_opaque;
  int is_level = g.du == 0 && (!is_radial || g.dv == 0);
  // How many groups are in memory, of the row before.
  size_t known = 0;
  g.u = g.v = NAN;
  for (size_t y = 0; y < rows->count; y++) {
    const uint8_t *mask = rows->mask + y * rows->mask_stride;
    uint32_t *target = (uint32_t *)((char *)rows->target + y * rows->stride);
    size_t first = first_covered(mask, rows->width);
    if (first == rows->width) continue;
    size_t count = end_of_covered(mask, first, rows->width) - first;
    size_t whole = count & ~(size_t)7, groups = is_level ? 1 : (count + 7) / 8;
    mask += first;
    target += first;
    double px = (double)(rows->x + (long)first) + 0.5, py = (double)(rows->y + (long)y) + 0.5;
    float u = (float)(m[0] * px + m[1] * py + m[2]), v = (float)(m[3] * px + m[4] * py + m[5]);
    int is_again = u == g.u && v == g.v;
    if (!is_again) known = 0;
    g.u = u;
    g.v = v;
    uint32_t *rest = memory + (is_level ? 0 : whole);
    if (is_opaque && opacity == 255 && !is_level && !is_again && is_all_whole(mask, whole)) {
      shade(&g, is_radial, 0, target, whole / 8);
      if (count > whole) shade(&g, is_radial, whole, rest, 1);
    } else {
      if (known < groups) shade(&g, is_radial, 0, memory, known = groups);
      if (!is_level) {
        lay(memory, target, mask, opacity, is_opaque, whole / 8);
      } else if (opacity == 255) {
        zr_solid_mask(target, mask, whole, memory[0]);
      } else {
        for (size_t x = 0; x < whole; x += 8)
          lay(memory, target + x, mask + x, opacity, is_opaque, 1);
      }
    }
    if (count > whole)
      lay_rest(rest, target + whole, mask + whole, opacity, is_opaque, count - whole);
  }
}
#endif
