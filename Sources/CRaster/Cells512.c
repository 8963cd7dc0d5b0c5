#include "CRaster.h"

#if defined(__x86_64__)
#include <immintrin.h>

#include "cells.h"

// The same as Cells.c on processors with 512-bit vectors, in three stages: sixteen edges at a time
// are oriented and those that are seen collected; sixteen of these walk down their rows together,
// each leaving one part a row; sixteen parts at a time become what they add to three cells.

#define WIDEST __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl")))
#define KEPT WIDEST static inline __attribute__((always_inline))

typedef __m512i wide;
typedef struct {
  __m512d low, high;
} doubles;

enum { EDGES = 16, ROOM = 512 };

typedef struct {
  const zr_cells *to;
  int count, parts;
  // Edges from (x0, y0) down to (x1, y1).
  int32_t x0[2 * EDGES], y0[2 * EDGES], x1[2 * EDGES], y1[2 * EDGES], sign[2 * EDGES];
  // Parts from xa to xb within one row, `height` sub-rows down, negative where the edge rises;
  // `slope` is the edge's |dy / dx|, a whole number of 2^-32.
  int32_t xa[ROOM + 16], xb[ROOM + 16], height[ROOM + 16], row[ROOM + 16];
  double slope[ROOM + 16];
} work;

KEPT wide get(const void *p) { return _mm512_loadu_si512(p); }
KEPT void put(void *p, wide v) { _mm512_storeu_si512(p, v); }
KEPT wide all(int v) { return _mm512_set1_epi32(v); }
KEPT __m256i lower(wide v) { return _mm512_castsi512_si256(v); }
KEPT __m256i upper(wide v) { return _mm512_extracti64x4_epi64(v, 1); }
KEPT wide joined(__m256i low, __m256i high) {
  return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}
KEPT doubles real(wide v) {
  return (doubles){_mm512_cvtepi32_pd(lower(v)), _mm512_cvtepi32_pd(upper(v))};
}

// floor(n · k + 1/2); exact while n · k has 53 bits.
KEPT wide scaled(wide n, doubles k) {
  doubles d = real(n);
  __m512d half = _mm512_set1_pd(0.5);
  enum { DOWN = _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC };
  return joined(
    _mm512_cvt_roundpd_epi32(_mm512_fmadd_pd(d.low, k.low, half), DOWN),
    _mm512_cvt_roundpd_epi32(_mm512_fmadd_pd(d.high, k.high, half), DOWN));
}

// a / b times 2^32.
KEPT doubles ratio(wide a, wide b) {
  doubles x = real(a), y = real(b);
  __m512d unit = _mm512_set1_pd(4294967296.0);
  return (doubles){
    _mm512_mul_pd(_mm512_div_pd(x.low, y.low), unit),
    _mm512_mul_pd(_mm512_div_pd(x.high, y.high), unit)};
}

// Cut towards 0, and taken back to 1.
KEPT __m512d whole(__m512d v) {
  v = _mm512_roundscale_pd(v, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
  return _mm512_mul_pd(v, _mm512_set1_pd(1 / 4294967296.0));
}

// Bits of the groups of eight parts, which lie in two groups of four cells at most.
KEPT wide group_bits(__m256i first, __m256i last) {
  wide one = _mm512_set1_epi64(1);
  return _mm512_or_si512(
    _mm512_sllv_epi64(one, _mm512_cvtepu32_epi64(first)),
    _mm512_sllv_epi64(one, _mm512_cvtepu32_epi64(last)));
}

KEPT void add_sixteen(const work *w, int at, int one_word) {
  const zr_cells *to = w->to;
  wide xa = get(w->xa + at), xb = get(w->xb + at), height = get(w->height + at);
  doubles slope = {_mm512_loadu_pd(w->slope + at), _mm512_loadu_pd(w->slope + at + 8)};
  wide left = _mm512_min_epi32(xa, xb), right = _mm512_max_epi32(xa, xb);
  wide x = _mm512_srai_epi32(left, BITS), end = _mm512_srai_epi32(right, BITS);
  wide fraction = all(FRACTION), one = all(ONE);
  wide fx = _mm512_and_si512(left, fraction), fr = _mm512_and_si512(right, fraction);
  wide dy = _mm512_abs_epi32(height);
  // Slopes times a cell's width must have 53 bits.
  __m512d most = _mm512_set1_pd(2048);
  __mmask16 steep = _mm512_kunpackb(
    _mm512_cmp_pd_mask(slope.high, most, _CMP_GT_OQ),
    _mm512_cmp_pd_mask(slope.low, most, _CMP_GT_OQ));
  __mmask16 same = _mm512_cmpeq_epi32_mask(x, end);
  __mmask16 wide_ones = _mm512_cmpgt_epi32_mask(_mm512_sub_epi32(end, x), all(1));
  __mmask16 filled = _mm512_test_epi32_mask(height, height);
  __mmask16 alone = (wide_ones | (steep & ~same)) & filled, kept = filled & ~alone;

  // In two cells, of which the second gets nothing where both are the same.
  wide h1 = _mm512_min_epi32(scaled(_mm512_sub_epi32(one, fx), slope), dy);
  h1 = _mm512_mask_mov_epi32(h1, same, dy);
  wide h2 = _mm512_sub_epi32(dy, h1);
  wide f1 = _mm512_add_epi32(fx, _mm512_mask_mov_epi32(one, same, fr));
  __mmask16 rising = _mm512_movepi32_mask(height);
  wide zero = _mm512_setzero_si512();
  h1 = _mm512_maskz_mov_epi32(kept, _mm512_mask_sub_epi32(h1, rising, zero, h1));
  h2 = _mm512_maskz_mov_epi32(kept, _mm512_mask_sub_epi32(h2, rising, zero, h2));
  wide part1 = _mm512_mullo_epi32(h1, f1), part2 = _mm512_mullo_epi32(h2, fr);
  wide second = _mm512_sub_epi32(_mm512_slli_epi32(h2, BITS + 1), part2);
  wide row = get(w->row + at);
  int32_t place[16], sum[3][16], from[16], until[16];
  uint64_t bits[16];
  put(place, _mm512_add_epi32(_mm512_mullo_epi32(row, all((int)to->stride)), x));
  put(sum[0], _mm512_sub_epi32(_mm512_slli_epi32(h1, BITS + 1), part1));
  put(sum[1], _mm512_add_epi32(second, part1));
  put(sum[2], part2);
  if (one_word) {
    wide g0 = _mm512_srai_epi32(x, 2);
    wide g1 = _mm512_srai_epi32(_mm512_add_epi32(end, all(1)), 2);
    wide low = group_bits(lower(g0), lower(g1)), high = group_bits(upper(g0), upper(g1));
    put(bits, _mm512_maskz_mov_epi64((__mmask8)kept, low));
    put(bits + 8, _mm512_maskz_mov_epi64((__mmask8)(kept >> 8), high));
  } else {
    put(from, x);
    put(until, end);
  }
#pragma clang loop unroll(full)
  for (int k = 0; k < 16; k++) {
    int32_t *cell = to->cells + place[k];
    cell[0] += sum[0][k];
    cell[1] += sum[1][k];
    cell[2] += sum[2][k];
    if (one_word) {
      to->masks[w->row[at + k]] |= bits[k];
    } else if (w->height[at + k]) {
      mark_cells(to->masks + w->row[at + k] * to->words, from[k], until[k] + 1);
    }
  }
  for (; alone; alone &= alone - 1) {
    int k = at + __builtin_ctz(alone);
    int64_t slope = (int64_t)(w->slope[k] * 4294967296.0);
    zr_add_part(to, w->row[k], w->xa[k], w->xb[k], w->height[k], slope);
  }
}

KEPT void flush(work *w, int one_word) {
  // Parts without height add nothing.
  wide zero = _mm512_setzero_si512();
  put(w->xa + w->parts, zero);
  put(w->xb + w->parts, zero);
  put(w->height + w->parts, zero);
  put(w->row + w->parts, zero);
  put(w->slope + w->parts, zero);
  put(w->slope + w->parts + 8, zero);
  for (int i = 0; i < w->parts; i += 16) add_sixteen(w, i, one_word);
  w->parts = 0;
}

// x in the high halves of sixteen numbers.
KEPT wide tops(wide low, wide high) {
  return joined(
    _mm512_cvtepi64_epi32(_mm512_srli_epi64(low, 32)),
    _mm512_cvtepi64_epi32(_mm512_srli_epi64(high, 32)));
}

// Edges go down their rows together. Where a row is entered depends on the edge alone, not on the
// top of the cells, so bands of any height give the same sums.
KEPT void walk(work *w, __mmask16 alive, int one_word) {
  wide x0 = get(w->x0), y0 = get(w->y0), x1 = get(w->x1), y1 = get(w->y1), sign = get(w->sign);
  wide unit = all(1), dx = _mm512_sub_epi32(x1, x0), dy = _mm512_sub_epi32(y1, y0);
  doubles slope = ratio(dy, _mm512_abs_epi32(dx)), step = ratio(dx, dy);
  slope.low = whole(slope.low);
  slope.high = whole(slope.high);
  wide step0 = _mm512_cvttpd_epi64(step.low), step1 = _mm512_cvttpd_epi64(step.high);
  wide row = _mm512_max_epi32(_mm512_srai_epi32(y0, BITS), _mm512_setzero_si512());
  wide last = _mm512_srai_epi32(_mm512_sub_epi32(y1, unit), BITS);
  last = _mm512_min_epi32(last, all(w->to->rows - 1));
  wide y = _mm512_max_epi32(y0, _mm512_slli_epi32(row, BITS));

  // x where the first row is entered, and at the border of each row.
  wide half = _mm512_set1_epi64(0x80000000ll), gone = _mm512_sub_epi32(y, y0);
  wide a0 = _mm512_add_epi64(_mm512_slli_epi64(_mm512_cvtepi32_epi64(lower(x0)), 32), half);
  wide a1 = _mm512_add_epi64(_mm512_slli_epi64(_mm512_cvtepi32_epi64(upper(x0)), 32), half);
  a0 = _mm512_add_epi64(a0, _mm512_mullo_epi64(step0, _mm512_cvtepi32_epi64(lower(gone))));
  a1 = _mm512_add_epi64(a1, _mm512_mullo_epi64(step1, _mm512_cvtepi32_epi64(upper(gone))));
  wide xa = tops(a0, a1), border = _mm512_slli_epi32(_mm512_add_epi32(row, unit), BITS);
  wide rest = _mm512_sub_epi32(border, y);
  a0 = _mm512_add_epi64(a0, _mm512_mullo_epi64(step0, _mm512_cvtepi32_epi64(lower(rest))));
  a1 = _mm512_add_epi64(a1, _mm512_mullo_epi64(step1, _mm512_cvtepi32_epi64(upper(rest))));
  step0 = _mm512_slli_epi64(step0, BITS);
  step1 = _mm512_slli_epi64(step1, BITS);
  for (;;) {
    if (w->parts > ROOM - 16) flush(w, one_word);
    __mmask16 ends = _mm512_cmpge_epi32_mask(border, y1);
    wide next = _mm512_min_epi32(border, y1);
    wide xb = _mm512_mask_mov_epi32(tops(a0, a1), ends, x1);
    wide height = _mm512_mullo_epi32(_mm512_sub_epi32(next, y), sign);
    int at = w->parts, first = __builtin_popcount(alive & 255);
    put(w->xa + at, _mm512_maskz_compress_epi32(alive, xa));
    put(w->xb + at, _mm512_maskz_compress_epi32(alive, xb));
    put(w->height + at, _mm512_maskz_compress_epi32(alive, height));
    put(w->row + at, _mm512_maskz_compress_epi32(alive, row));
    _mm512_storeu_pd(w->slope + at, _mm512_maskz_compress_pd((__mmask8)alive, slope.low));
    _mm512_storeu_pd(
      w->slope + at + first, _mm512_maskz_compress_pd((__mmask8)(alive >> 8), slope.high));
    w->parts = at + __builtin_popcount(alive);
    alive &= _mm512_cmplt_epi32_mask(row, last);
    if (!alive) return;
    xa = xb;
    y = border;
    border = _mm512_add_epi32(border, all(ONE));
    row = _mm512_add_epi32(row, unit);
    a0 = _mm512_add_epi64(a0, step0);
    a1 = _mm512_add_epi64(a1, step1);
  }
}

// Sixteen edges, of which those that are seen are kept.
KEPT void take(work *w, const int32_t *lines, int one_word) {
  const zr_cells *to = w->to;
  wide z0 = get(lines), z1 = get(lines + 16), z2 = get(lines + 32), z3 = get(lines + 48);
  wide starts = _mm512_setr_epi32(0, 4, 8, 12, 16, 20, 24, 28, 1, 5, 9, 13, 17, 21, 25, 29);
  wide ends = _mm512_add_epi32(starts, all(2));
  wide a = _mm512_permutex2var_epi32(z0, starts, z1);
  wide b = _mm512_permutex2var_epi32(z2, starts, z3);
  wide c = _mm512_permutex2var_epi32(z0, ends, z1), d = _mm512_permutex2var_epi32(z2, ends, z3);
  wide left = all(to->left), top = all(to->top);
  wide y0 = _mm512_sub_epi32(_mm512_shuffle_i64x2(a, b, 0xEE), top);
  wide y1 = _mm512_sub_epi32(_mm512_shuffle_i64x2(c, d, 0xEE), top);
  wide upper_y = _mm512_min_epi32(y0, y1), lower_y = _mm512_max_epi32(y0, y1);
  __mmask16 seen = _mm512_cmpgt_epi32_mask(lower_y, _mm512_setzero_si512());
  seen = _mm512_mask_cmpgt_epi32_mask(seen, all(to->rows << BITS), upper_y);
  seen = _mm512_mask_cmpneq_epi32_mask(seen, y0, y1);
  if (!seen) return;
  wide x0 = _mm512_sub_epi32(_mm512_shuffle_i64x2(a, b, 0x44), left);
  wide x1 = _mm512_sub_epi32(_mm512_shuffle_i64x2(c, d, 0x44), left);
  __mmask16 rises = _mm512_cmpgt_epi32_mask(y0, y1);
  wide sign = _mm512_mask_mov_epi32(all(1), rises, all(-1));
  int at = w->count;
  put(w->x0 + at, _mm512_maskz_compress_epi32(seen, _mm512_mask_mov_epi32(x0, rises, x1)));
  put(w->y0 + at, _mm512_maskz_compress_epi32(seen, upper_y));
  put(w->x1 + at, _mm512_maskz_compress_epi32(seen, _mm512_mask_mov_epi32(x1, rises, x0)));
  put(w->y1 + at, _mm512_maskz_compress_epi32(seen, lower_y));
  put(w->sign + at, _mm512_maskz_compress_epi32(seen, sign));
  w->count = at + __builtin_popcount(seen);
  if (w->count < EDGES) return;
  walk(w, 0xFFFF, one_word);
  w->count -= EDGES;
  put(w->x0, get(w->x0 + EDGES));
  put(w->y0, get(w->y0 + EDGES));
  put(w->x1, get(w->x1 + EDGES));
  put(w->y1, get(w->y1 + EDGES));
  put(w->sign, get(w->sign + EDGES));
}

KEPT void add_all(const zr_cells *to, const int32_t *lines, size_t count, int one_word) {
  work w;
  w.to = to;
  w.count = w.parts = 0;
  size_t i = 0;
  for (; i + EDGES <= count; i += EDGES) take(&w, lines + 4 * i, one_word);
  if (i < count) {
    // Edges without height are not seen.
    int32_t last[4 * EDGES];
    wide zero = _mm512_setzero_si512();
    for (int k = 0; k < 4; k++) put(last + 16 * k, zero);
    memcpy(last, lines + 4 * i, (count - i) * 16);
    take(&w, last, one_word);
  }
  if (w.count) walk(&w, (__mmask16)((1u << w.count) - 1), one_word);
  flush(&w, one_word);
}

WIDEST void zr_add_lines_512(const zr_cells *cells, const int32_t *lines, size_t count) {
  if (cells->words == 1) {
    add_all(cells, lines, count, 1);
  } else {
    add_all(cells, lines, count, 0);
  }
}
#endif
