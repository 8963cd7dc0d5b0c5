#include "CRaster.h"

#if defined(__x86_64__)
#include "lanes.h"

enum { SUM_BITS = 21, FULL = 1 << SUM_BITS };

// Coverage 0…255 of sums, correctly rounded.
INLINE lanes covered(lanes sum, int even_odd) {
  lanes folded;
  if (even_odd) {
    folded = _mm256_and_si256(sum, all32(2 * FULL - 1));
    folded = _mm256_min_epi32(folded, _mm256_sub_epi32(all32(2 * FULL), folded));
  } else {
    folded = _mm256_min_epi32(_mm256_abs_epi32(sum), all32(FULL));
  }
  lanes scaled = _mm256_sub_epi32(folded, _mm256_srai_epi32(folded, 8));
  return _mm256_srai_epi32(
    _mm256_add_epi32(scaled, all32(1 << (SUM_BITS - 9))), SUM_BITS - 8);
}

typedef struct {
  lanes pixel, evens, odds, alpha;
  // Where coverage is whole: what is left of what lies below, in 1/32768.
  lanes rest;
  int even_odd, is_opaque;
} ink;

// What coverage leaves of what lies below; `m` in both halves of each pixel.
INLINE lanes remainder_of(lanes m, const ink *ink) {
  if (ink->is_opaque) return _mm256_sub_epi16(all16(255), m);
  return _mm256_sub_epi16(all16(255), divided(add16(mul16(ink->alpha, m), all16(128))));
}

INLINE lanes mixed(lanes d, lanes low, lanes high, lanes rest) {
  lanes evens = divided(add16(low, mul16(even(d), rest)));
  return _mm256_or_si256(evens, divided_high(add16(high, mul16(odd(d), rest))));
}

INLINE lanes laid(lanes d, lanes m, const ink *ink) {
  lanes half = all16(128);
  return mixed(
    d, add16(mul16(ink->evens, m), half), add16(mul16(ink->odds, m), half),
    remainder_of(m, ink));
}

INLINE lanes doubled(lanes coverage) {
  return _mm256_or_si256(coverage, _mm256_slli_epi32(coverage, 16));
}

INLINE void mix(uint32_t *target, long groups, lanes low, lanes high, lanes rest) {
  long x = 0;
  for (; x + 2 <= groups; x += 2)
    store(target + 4 * x, mixed(load(target + 4 * x), low, high, rest));
  if (x < groups)
    store_half(target + 4 * x, mixed(load_half(target + 4 * x), low, high, rest));
}

// The same where coverage is whole: no more than d * rest / 255 is to be rounded.
INLINE void mix_whole(uint32_t *target, long groups, lanes pixel, lanes rest) {
  long x = 0;
  for (; x + 2 <= groups; x += 2)
    store(target + 4 * x, added(pixel, faded(load(target + 4 * x), rest)));
  if (x < groups)
    store_half(target + 4 * x, added(pixel, faded(load_half(target + 4 * x), rest)));
}

INLINE void fill(uint32_t *target, long groups, lanes pixel) {
  long x = 0;
  for (; x + 2 <= groups; x += 2) store(target + 4 * x, pixel);
  if (x < groups) store_half(target + 4 * x, pixel);
}

// Groups from one to another, all under the same sum.
INLINE void span(uint32_t *row, long from, long to, lanes sum, const ink *ink) {
  if (to <= from) return;
  lanes coverage = covered(sum, ink->even_odd);
  int value = _mm256_extract_epi32(coverage, 0);
  if (value == 0) return;
  uint32_t *target = row + 4 * from;
  if (value == 255) {
    if (ink->is_opaque) {
      fill(target, to - from, ink->pixel);
    } else {
      mix_whole(target, to - from, ink->pixel, ink->rest);
    }
    return;
  }
  lanes m = doubled(coverage), half = all16(128);
  mix(
    target, to - from, add16(mul16(ink->evens, m), half), add16(mul16(ink->odds, m), half),
    remainder_of(m, ink));
}

// The same but for groups in a hole.
INLINE void span_around(
  uint32_t *row, long from, long to, lanes sum, const ink *ink, const int32_t *hole) {
  if (!hole || hole[1] <= hole[0]) {
    span(row, from, to, sum, ink);
    return;
  }
  span(row, from, to < hole[0] ? to : hole[0], sum, ink);
  span(row, from > hole[1] ? from : hole[1], to, sum, ink);
}

// Running sums of eight.
INLINE lanes summed(lanes v) {
  v = _mm256_add_epi32(v, _mm256_slli_si256(v, 4));
  v = _mm256_add_epi32(v, _mm256_slli_si256(v, 8));
  lanes low = _mm256_permute2x128_si256(v, v, 0x08);
  return _mm256_add_epi32(v, _mm256_shuffle_epi32(low, 0xFF));
}

INLINE void sweep(
  int32_t *line, uint64_t *mask, long words, long first, long last, const int32_t *hole,
  uint32_t *row, const ink *ink) {
  lanes zero = _mm256_setzero_si256(), sum = zero;
  long reached = first, hole_from = 0, hole_to = 0;
  if (hole && hole[1] > hole[0]) {
    hole_from = hole[0];
    hole_to = hole[1];
  }
  for (long word = 0; word < words; word++) {
    uint64_t bits = mask[word];
    if (!bits) continue;
    mask[word] = 0;
    do {
      int place = __builtin_ctzll(bits);
      long group = word * 64 + place;
      int32_t *cells = line + 4 * group;
      if (group > reached)
        span_around(row, reached, group < last ? group : last, sum, ink, hole);
      int is_hidden = hole && group + 2 > hole_from && group < hole_to;
      if (group >= first && group + 2 <= last && place != 63 && !is_hidden) {
        lanes v = _mm256_add_epi32(summed(load(cells)), sum);
        store(cells, zero);
        sum = _mm256_permutevar8x32_epi32(v, all32(7));
        uint32_t *target = row + 4 * group;
        store(target, laid(load(target), doubled(covered(v, ink->even_odd)), ink));
        reached = group + 2;
        bits &= ~(3ull << place);
      } else {
        lanes v = _mm256_add_epi32(summed(load_half(cells)), sum);
        store_half(cells, zero);
        sum = _mm256_permutevar8x32_epi32(v, all32(3));
        int is_wanted = group >= first && group < last;
        if (is_hidden && group >= hole_from && group < hole_to) is_wanted = 0;
        if (is_wanted) {
          uint32_t *target = row + 4 * group;
          store_half(target, laid(load_half(target), doubled(covered(v, ink->even_odd)), ink));
        }
        if (group + 1 > reached) reached = group + 1;
        bits &= bits - 1;
      }
    } while (bits);
  }
  span_around(row, reached, last, sum, ink, hole);
}

INLINE void sweep_all(
  const zr_cells *from, long first, long last, const int32_t *holes, uint32_t *target,
  long stride, const ink *ink) {
  int32_t *line = from->cells;
  uint64_t *mask = from->masks;
  for (int32_t y = 0; y < from->rows; y++) {
    sweep(line, mask, from->words, first, last, holes ? holes + 2 * y : 0, target, ink);
    line += from->stride;
    mask += from->words;
    target = (uint32_t *)((char *)target + stride);
  }
}

WIDE void zr_fill_solid(
  const zr_cells *cells, int even_odd, long first, long last, const int32_t *holes,
  uint32_t *target, long stride, uint32_t pixel) {
  ink ink = {.pixel = all32((int)pixel), .alpha = all16((int)(pixel >> 24))};
  ink.evens = even(ink.pixel);
  ink.odds = odd(ink.pixel);
  ink.rest = all16(share_of(255 - (pixel >> 24)));
  // Four loops, each without the questions the others ask.
  if (holes) {
    ink.even_odd = even_odd;
    ink.is_opaque = pixel >> 24 == 255;
    sweep_all(cells, first, last, holes, target, stride, &ink);
  } else if (even_odd) {
    ink.even_odd = 1;
    ink.is_opaque = pixel >> 24 == 255;
    sweep_all(cells, first, last, 0, target, stride, &ink);
  } else if (pixel >> 24 == 255) {
    ink.even_odd = 0;
    ink.is_opaque = 1;
    sweep_all(cells, first, last, 0, target, stride, &ink);
  } else {
    ink.even_odd = 0;
    ink.is_opaque = 0;
    sweep_all(cells, first, last, 0, target, stride, &ink);
  }
}
#endif
