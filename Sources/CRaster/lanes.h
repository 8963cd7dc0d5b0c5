#pragma once
#include <immintrin.h>

// What the kernels share. Without "fma": a product and a sum stay two roundings, as in Swift.
#define WIDE __attribute__((target("avx2")))
#define INLINE WIDE static inline __attribute__((always_inline))
typedef __m256i lanes;

INLINE lanes load(const void *p) { return _mm256_loadu_si256((const lanes *)p); }
INLINE void store(void *p, lanes v) { _mm256_storeu_si256((lanes *)p, v); }
INLINE lanes load_half(const void *p) {
  return _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)p));
}
INLINE void store_half(void *p, lanes v) {
  _mm_storeu_si128((__m128i *)p, _mm256_castsi256_si128(v));
}
INLINE lanes all16(int v) { return _mm256_set1_epi16((short)v); }
INLINE lanes all32(int v) { return _mm256_set1_epi32(v); }
INLINE lanes mul16(lanes a, lanes b) { return _mm256_mullo_epi16(a, b); }
INLINE lanes add16(lanes a, lanes b) { return _mm256_add_epi16(a, b); }

// x / 255, rounded, for x up to 255 squared, 128 added already: (t + t / 256) / 256.
INLINE lanes divided(lanes t) { return _mm256_mulhi_epu16(t, all16(257)); }
// The same, left in the high byte of each lane.
INLINE lanes divided_high(lanes t) { return _mm256_slli_epi16(divided(t), 8); }
INLINE lanes even(lanes v) { return _mm256_and_si256(v, all16(255)); }
INLINE lanes odd(lanes v) { return _mm256_srli_epi16(v, 8); }

// `rest` / 255 in 1/32768, rounded so that d times it, rounded, is d * rest / 255, rounded, for
// every byte d. Half of 257 * rest is near enough, or where a bit is set the next number.
INLINE int share_of(uint32_t rest) {
  static const uint64_t next[4] = {
    0x0022002080002080, 0x820208220A082200, 0xB022228AA1208A20, 0x289A93AC8A5B8AB6};
  return (int)(rest * 257 >> 1) + (int)(next[rest >> 6] >> (rest & 63) & 1);
}
// Every byte of d times a share, rounded.
INLINE lanes faded(lanes d, lanes share) {
  lanes zero = _mm256_setzero_si256();
  return _mm256_packus_epi16(
    _mm256_mulhrs_epi16(_mm256_unpacklo_epi8(d, zero), share),
    _mm256_mulhrs_epi16(_mm256_unpackhi_epi8(d, zero), share));
}
INLINE lanes added(lanes a, lanes b) { return _mm256_add_epi8(a, b); }

// Eight pixels: s * m + d * (255 - sa * m / 255), over 255. `m` and `sa` in both halves.
INLINE lanes over(lanes s, lanes d, lanes m, lanes alpha) {
  lanes half = all16(128);
  lanes rest = _mm256_sub_epi16(
    all16(255), divided(_mm256_add_epi16(_mm256_mullo_epi16(alpha, m), half)));
  lanes low = _mm256_add_epi16(
    _mm256_mullo_epi16(even(s), m), _mm256_mullo_epi16(even(d), rest));
  lanes high = _mm256_add_epi16(
    _mm256_mullo_epi16(odd(s), m), _mm256_mullo_epi16(odd(d), rest));
  return _mm256_or_si256(
    divided(_mm256_add_epi16(low, half)), divided_high(_mm256_add_epi16(high, half)));
}

// Eight pixels laid over others wholly: s + d * (255 - sa) / 255.
INLINE lanes over_whole(lanes s, lanes d) {
  lanes half = all16(128);
  // What is missing of the alpha, in both halves of each pixel.
  lanes rest = _mm256_shuffle_epi8(_mm256_xor_si256(s, all32(-1)), _mm256_broadcastsi128_si256(
    _mm_setr_epi8(3, -1, 3, -1, 7, -1, 7, -1, 11, -1, 11, -1, 15, -1, 15, -1)));
  lanes evens = divided(add16(mul16(even(d), rest), half));
  lanes odds = divided_high(add16(mul16(odd(d), rest), half));
  return added(s, _mm256_or_si256(evens, odds));
}

// Eight bytes of coverage, each in both halves of its pixel.
INLINE lanes spread(uint64_t packed) {
  lanes wide = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)packed));
  return _mm256_or_si256(wide, _mm256_slli_epi32(wide, 16));
}

// The alpha of each pixel in both halves.
INLINE lanes alphas(lanes s) {
  lanes alpha = _mm256_srli_epi32(s, 24);
  return _mm256_or_si256(alpha, _mm256_slli_epi32(alpha, 16));
}
