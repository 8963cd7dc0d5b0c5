#include "CRaster.h"

#if defined(__x86_64__)
#include "cells.h"
#include "lanes.h"

// Edges go through three stages: eight edges at a time are cut into parts within one row, parts are
// collected, eight parts at a time become what they add to three cells. What does not fit the
// arithmetic of eight goes one by one.

enum { ROOM = 256 };

// Parts of edges within one row.
typedef struct {
  const zr_cells *to;
  int count;
  // From xa to xb, `height` sub-rows down, negative where the edge rises; `slope` is the edge's
  // |dy / dx| in 32.32, a whole number.
  int32_t xa[ROOM + 16], xb[ROOM + 16], height[ROOM + 16], row[ROOM + 16];
  double slope[ROOM + 16];
} parts;

// Heights at cell borders are rounded running values and the last cell takes the rest, so no
// coverage can leak along a row.
void zr_add_part(
  const zr_cells *to, int32_t row, int32_t xa, int32_t xb, int32_t height, int64_t slope) {
  int32_t *cell = to->cells + row * to->stride;
  int32_t left = xa < xb ? xa : xb, right = xa < xb ? xb : xa;
  int32_t sign = height < 0 ? -1 : 1, dy = height * sign;
  long x = left >> BITS, end = right >> BITS;
  mark_cells(to->masks + row * to->words, x, end + 1);
  int32_t fx = left & FRACTION, before = 0;
  int64_t run = (int64_t)(ONE - fx) * slope + 0x80000000ll;
  for (; x < end; x++) {
    int32_t reached = (int32_t)(run >> 32);
    if (reached > dy) reached = dy;
    int32_t h = sign * (reached - before), next = h * (fx + ONE);
    cell[x] += 2 * ONE * h - next;
    cell[x + 1] += next;
    before = reached;
    fx = 0;
    run += slope << BITS;
  }
  int32_t h = sign * (dy - before), next = h * (right & FRACTION);
  cell[end] += 2 * ONE * h - next;
  cell[end + 1] += next;
}

INLINE lanes pick(lanes no, lanes yes, lanes which) { return _mm256_blendv_epi8(no, yes, which); }
INLINE lanes both(__m128i low, __m128i high) { return _mm256_set_m128i(high, low); }
INLINE __m128i low(lanes v) { return _mm256_castsi256_si128(v); }
INLINE __m128i high(lanes v) { return _mm256_extracti128_si256(v, 1); }

// floor((n · k + 2^31) / 2^32) of four; exact while n · k has 53 bits.
INLINE __m128i scaled(__m128i n, __m256d k) {
  __m256d product = _mm256_mul_pd(_mm256_cvtepi32_pd(n), k);
  product = _mm256_add_pd(product, _mm256_set1_pd(2147483648.0));
  product = _mm256_mul_pd(product, _mm256_set1_pd(1 / 4294967296.0));
  return _mm256_cvttpd_epi32(_mm256_floor_pd(product));
}
INLINE lanes scaled_all(lanes n, __m256d k0, __m256d k1) {
  return both(scaled(low(n), k0), scaled(high(n), k1));
}

// a / b in 32.32, cut towards 0.
INLINE __m256d ratio(__m128i a, __m128i b) {
  __m256d share = _mm256_div_pd(_mm256_cvtepi32_pd(a), _mm256_cvtepi32_pd(b));
  share = _mm256_mul_pd(share, _mm256_set1_pd(4294967296.0));
  return _mm256_round_pd(share, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
}

// Lanes whose slope times a cell's width would not have 53 bits.
INLINE lanes steep(__m256d slope0, __m256d slope1) {
  __m256d most = _mm256_set1_pd(8796093022208.0);
  __m256 a = _mm256_castpd_ps(_mm256_cmp_pd(slope0, most, _CMP_GT_OQ));
  __m256 b = _mm256_castpd_ps(_mm256_cmp_pd(slope1, most, _CMP_GT_OQ));
  return _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(a, b, 0x88)), 0xD8);
}

// The bits of the groups from one to another, of four rows; none where both are -1.
INLINE lanes group_bits(__m128i from, __m128i to) {
  lanes above = _mm256_sllv_epi64(_mm256_set1_epi64x(2), _mm256_cvtepu32_epi64(to));
  lanes below = _mm256_sllv_epi64(_mm256_set1_epi64x(1), _mm256_cvtepu32_epi64(from));
  return _mm256_sub_epi64(above, below);
}

INLINE void add_eight(const parts *p, int at, int one_word) {
  const zr_cells *to = p->to;
  lanes xa = load(p->xa + at), xb = load(p->xb + at), height = load(p->height + at);
  __m256d slope0 = _mm256_loadu_pd(p->slope + at), slope1 = _mm256_loadu_pd(p->slope + at + 4);
  lanes left = _mm256_min_epi32(xa, xb), right = _mm256_max_epi32(xa, xb);
  lanes x = _mm256_srai_epi32(left, BITS), end = _mm256_srai_epi32(right, BITS);
  lanes fraction = all32(FRACTION), one = all32(ONE);
  lanes fx = _mm256_and_si256(left, fraction), fr = _mm256_and_si256(right, fraction);
  lanes dy = _mm256_abs_epi32(height);
  lanes reached = scaled_all(_mm256_sub_epi32(one, fx), slope0, slope1);
  reached = _mm256_min_epi32(reached, dy);
  lanes is_same = _mm256_cmpeq_epi32(x, end);
  lanes is_alone = _mm256_cmpgt_epi32(_mm256_sub_epi32(end, x), all32(1));
  is_alone = _mm256_or_si256(is_alone, _mm256_andnot_si256(is_same, steep(slope0, slope1)));
  lanes is_empty = _mm256_cmpeq_epi32(height, _mm256_setzero_si256());
  int alone = _mm256_movemask_ps(_mm256_castsi256_ps(_mm256_andnot_si256(is_empty, is_alone)));

  // In two cells, of which the second gets nothing where both are the same.
  lanes h1 = pick(reached, dy, is_same), f1 = _mm256_add_epi32(fx, pick(one, fr, is_same));
  lanes h2 = _mm256_andnot_si256(is_alone, _mm256_sign_epi32(_mm256_sub_epi32(dy, h1), height));
  h1 = _mm256_andnot_si256(is_alone, _mm256_sign_epi32(h1, height));
  lanes part1 = _mm256_mullo_epi32(h1, f1), part2 = _mm256_mullo_epi32(h2, fr);
  lanes first = _mm256_sub_epi32(_mm256_slli_epi32(h1, BITS + 1), part1);
  lanes second = _mm256_sub_epi32(_mm256_slli_epi32(h2, BITS + 1), part2);
  lanes row = _mm256_mullo_epi32(load(p->row + at), all32((int)to->stride));
  int32_t place[8], sum[3][8], from[8], until[8];
  uint64_t bits[8];
  store(place, _mm256_add_epi32(row, x));
  store(sum[0], first);
  store(sum[1], _mm256_add_epi32(second, part1));
  store(sum[2], part2);
  if (one_word) {
    lanes is_idle = _mm256_or_si256(is_empty, is_alone);
    lanes g0 = _mm256_or_si256(_mm256_srai_epi32(x, 2), is_idle);
    lanes g1 = _mm256_or_si256(_mm256_srai_epi32(_mm256_add_epi32(end, all32(1)), 2), is_idle);
    store(bits, group_bits(low(g0), low(g1)));
    store(bits + 4, group_bits(high(g0), high(g1)));
  } else {
    store(from, x);
    store(until, end);
  }
#pragma clang loop unroll(full)
  for (int k = 0; k < 8; k++) {
    int32_t *cell = to->cells + place[k];
    cell[0] += sum[0][k];
    cell[1] += sum[1][k];
    cell[2] += sum[2][k];
    if (one_word) {
      to->masks[p->row[at + k]] |= bits[k];
    } else if (p->height[at + k]) {
      mark_cells(to->masks + p->row[at + k] * to->words, from[k], until[k] + 1);
    }
  }
  for (; alone; alone &= alone - 1) {
    int k = at + __builtin_ctz(alone);
    zr_add_part(to, p->row[k], p->xa[k], p->xb[k], p->height[k], (int64_t)p->slope[k]);
  }
}

INLINE void flush(parts *p, int one_word) {
  for (int i = p->count; i & 7; i++) {
    p->xa[i] = p->xb[i] = p->height[i] = p->row[i] = 0;
    p->slope[i] = 0;
  }
  for (int i = 0; i < p->count; i += 8) add_eight(p, i, one_word);
  p->count = 0;
}

INLINE void keep_eight(
  parts *p, lanes xa, lanes xb, lanes height, lanes row, __m256d slope0, __m256d slope1) {
  int at = p->count;
  store(p->xa + at, xa);
  store(p->xb + at, xb);
  store(p->height + at, height);
  store(p->row + at, row);
  _mm256_storeu_pd(p->slope + at, slope0);
  _mm256_storeu_pd(p->slope + at + 4, slope1);
  p->count = at + 8;
}

typedef struct {
  int32_t x0[8], y0[8], x1[8], y1[8], sign[8];
  double slope[8], step[8];
} edges;

// Cuts one edge at the borders of the rows it is seen in. Where a row is entered depends on the
// edge alone, not on the top of the cells, so bands of any height give the same sums.
INLINE void cut(parts *p, const edges *e, int k, int one_word) {
  int32_t y = e->y0[k], stop = e->y1[k], sign = e->sign[k], xa, xb;
  int32_t row = y >> BITS, last = (stop - 1) >> BITS;
  if (last > p->to->rows - 1) last = p->to->rows - 1;
  if (row < 0) row = 0;
  if (y < row << BITS) y = row << BITS;
  int64_t step = (int64_t)e->step[k];
  int64_t x = (int64_t)e->x0[k] * 4294967296ll + 0x80000000ll + step * (y - e->y0[k]);
  xa = (int32_t)(x >> 32);
  int at = p->count;
  for (;; row++) {
    if (at == ROOM) {
      p->count = at;
      flush(p, one_word);
      at = 0;
    }
    int32_t next = (row + 1) << BITS;
    int is_end = next >= stop;
    if (is_end) next = stop;
    x += step * (next - y);
    xb = is_end ? e->x1[k] : (int32_t)(x >> 32);
    p->xa[at] = xa;
    p->xb[at] = xb;
    p->height[at] = sign * (next - y);
    p->row[at] = row;
    p->slope[at] = e->slope[k];
    at++;
    if (row == last) break;
    xa = xb;
    y = next;
  }
  p->count = at;
}

// x and y of both ends of eight edges.
INLINE void transposed(const int32_t *lines, lanes *x0, lanes *y0, lanes *x1, lanes *y1) {
  const __m128i *from = (const __m128i *)lines;
  lanes a = both(_mm_loadu_si128(from), _mm_loadu_si128(from + 4));
  lanes b = both(_mm_loadu_si128(from + 1), _mm_loadu_si128(from + 5));
  lanes c = both(_mm_loadu_si128(from + 2), _mm_loadu_si128(from + 6));
  lanes d = both(_mm_loadu_si128(from + 3), _mm_loadu_si128(from + 7));
  lanes ab = _mm256_unpacklo_epi32(a, b), cd = _mm256_unpacklo_epi32(c, d);
  *x0 = _mm256_unpacklo_epi64(ab, cd);
  *y0 = _mm256_unpackhi_epi64(ab, cd);
  ab = _mm256_unpackhi_epi32(a, b);
  cd = _mm256_unpackhi_epi32(c, d);
  *x1 = _mm256_unpacklo_epi64(ab, cd);
  *y1 = _mm256_unpackhi_epi64(ab, cd);
}

INLINE void take_eight(parts *p, const int32_t *lines, int one_word) {
  const zr_cells *to = p->to;
  lanes x0, y0, x1, y1, zero = _mm256_setzero_si256(), unit = all32(1);
  transposed(lines, &x0, &y0, &x1, &y1);
  lanes left = all32(to->left), top = all32(to->top);
  x0 = _mm256_sub_epi32(x0, left);
  x1 = _mm256_sub_epi32(x1, left);
  y0 = _mm256_sub_epi32(y0, top);
  y1 = _mm256_sub_epi32(y1, top);
  lanes rises = _mm256_cmpgt_epi32(y0, y1), other = y0;
  y0 = pick(y0, y1, rises);
  y1 = pick(y1, other, rises);
  other = x0;
  x0 = pick(x0, x1, rises);
  x1 = pick(x1, other, rises);
  lanes seen = _mm256_and_si256(
    _mm256_cmpgt_epi32(y1, zero), _mm256_cmpgt_epi32(all32(to->rows << BITS), y0));
  seen = _mm256_and_si256(seen, _mm256_cmpgt_epi32(y1, y0));
  int alive = _mm256_movemask_ps(_mm256_castsi256_ps(seen));
  if (!alive) return;

  lanes sign = _mm256_or_si256(rises, unit);
  lanes dx = _mm256_sub_epi32(x1, x0), dy = _mm256_sub_epi32(y1, y0);
  lanes width = _mm256_abs_epi32(dx);
  __m256d slope0 = ratio(low(dy), low(width)), slope1 = ratio(high(dy), high(width));
  __m256d step0 = ratio(low(dx), low(dy)), step1 = ratio(high(dx), high(dy));
  lanes r0 = _mm256_srai_epi32(y0, BITS);
  lanes r1 = _mm256_srai_epi32(_mm256_sub_epi32(y1, unit), BITS);
  // Few: edges within two rows of the cells, so narrow that steps times a row have 53 bits.
  lanes many = _mm256_or_si256(
    _mm256_cmpgt_epi32(_mm256_sub_epi32(r1, r0), unit),
    _mm256_cmpgt_epi32(width, all32(2 * ONE)));
  many = _mm256_or_si256(
    many, _mm256_or_si256(
            _mm256_cmpgt_epi32(zero, r0), _mm256_cmpgt_epi32(r1, all32(to->rows - 1))));
  lanes few = _mm256_andnot_si256(many, seen);
  if (p->count + 16 > ROOM) flush(p, one_word);
  if (!_mm256_testz_si256(few, few)) {
    lanes two = _mm256_and_si256(_mm256_cmpgt_epi32(r1, r0), few);
    lanes border = _mm256_slli_epi32(_mm256_add_epi32(r0, unit), BITS);
    lanes way = scaled_all(_mm256_sub_epi32(border, y0), step0, step1);
    lanes middle = pick(x1, _mm256_add_epi32(x0, way), two);
    lanes upper = _mm256_sub_epi32(_mm256_min_epi32(border, y1), y0);
    keep_eight(
      p, _mm256_and_si256(x0, few), _mm256_and_si256(middle, few),
      _mm256_and_si256(_mm256_sign_epi32(upper, sign), few), _mm256_and_si256(r0, few), slope0,
      slope1);
    if (!_mm256_testz_si256(two, two)) {
      lanes lower = _mm256_sub_epi32(dy, upper);
      keep_eight(
        p, _mm256_and_si256(middle, two), _mm256_and_si256(x1, two),
        _mm256_and_si256(_mm256_sign_epi32(lower, sign), two), _mm256_and_si256(r1, two), slope0,
        slope1);
    }
  }
  int rest = alive & ~_mm256_movemask_ps(_mm256_castsi256_ps(few));
  if (!rest) return;
  edges e;
  store(e.x0, x0);
  store(e.y0, y0);
  store(e.x1, x1);
  store(e.y1, y1);
  store(e.sign, sign);
  _mm256_storeu_pd(e.slope, slope0);
  _mm256_storeu_pd(e.slope + 4, slope1);
  _mm256_storeu_pd(e.step, step0);
  _mm256_storeu_pd(e.step + 4, step1);
  for (; rest; rest &= rest - 1) cut(p, &e, __builtin_ctz(rest), one_word);
}

INLINE void add_all(const zr_cells *to, const int32_t *lines, size_t count, int one_word) {
  parts p;
  p.to = to;
  p.count = 0;
  size_t i = 0;
  for (; i + 8 <= count; i += 8) take_eight(&p, lines + 4 * i, one_word);
  if (i < count) {
    // Edges without height add nothing.
    int32_t last[32] = {0};
    memcpy(last, lines + 4 * i, (count - i) * 16);
    take_eight(&p, last, one_word);
  }
  flush(&p, one_word);
}

WIDE static void add_lines(const zr_cells *cells, const int32_t *lines, size_t count) {
  if (cells->words == 1) {
    add_all(cells, lines, count, 1);
  } else {
    add_all(cells, lines, count, 0);
  }
}

// Two points on the sub-pixel grid. Adding 1.5 · 2^52 rounds to whole numbers, half to even, and
// leaves them in the low bits.
INLINE __m128i snapped(__m256d points, __m256d offset) {
  points = _mm256_mul_pd(_mm256_add_pd(points, offset), _mm256_set1_pd(ONE));
  lanes bits = _mm256_castpd_si256(_mm256_add_pd(points, _mm256_set1_pd(6755399441055744.0)));
  return low(_mm256_permutevar8x32_epi32(bits, _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6)));
}

WIDE size_t zr_connect(const double *points, size_t count, double x, double y, int32_t *lines) {
  if (!count) return 0;
  __m256d offset = _mm256_setr_pd(x, y, x, y);
  __m256d last = _mm256_broadcast_pd((const __m128d *)(points + 2 * (count - 1)));
  __m128i before = snapped(last, offset);
  int32_t *end = lines;
  for (size_t i = 0; i < count; i += 2) {
    // Behind an odd number of points the last one stands twice: a level edge.
    __m256d two = i + 1 < count ? _mm256_loadu_pd(points + 2 * i) : last;
    __m128i second = snapped(two, offset), first = _mm_alignr_epi8(second, before, 8);
    __m128 heights =
      _mm_shuffle_ps(_mm_castsi128_ps(first), _mm_castsi128_ps(second), _MM_SHUFFLE(3, 1, 3, 1));
    __m128i ys = _mm_castps_si128(heights);
    __m128i level = _mm_cmpeq_epi32(ys, _mm_shuffle_epi32(ys, _MM_SHUFFLE(2, 3, 0, 1)));
    int bits = _mm_movemask_ps(_mm_castsi128_ps(level));
    _mm_storeu_si128((__m128i *)end, first);
    end += bits & 1 ? 0 : 4;
    _mm_storeu_si128((__m128i *)end, second);
    end += bits & 4 ? 0 : 4;
    before = second;
  }
  return (size_t)(end - lines) / 4;
}

void zr_add_lines(const zr_cells *cells, const int32_t *lines, size_t count, int width) {
  // Few edges are done before the wider vectors are set up.
  if (width == 512 && count > 32) {
    zr_add_lines_512(cells, lines, count);
  } else {
    add_lines(cells, lines, count);
  }
}
#endif
