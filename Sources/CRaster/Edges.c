#include "CRaster.h"

#if defined(__x86_64__)
#include "lanes.h"

WIDE size_t zr_connect(
  const double *points, size_t count, double x, double y, double scale, int32_t *lines,
  int32_t *box) {
  // 1.5 · 2^52 added leaves the rounded number in the low bits.
  __m256d move = _mm256_setr_pd(x, y, x, y), unit = _mm256_set1_pd(scale);
  __m256d magic = _mm256_set1_pd(6755399441055744.0);
  lanes even_words = _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6);
  int32_t *out = lines;
  __m128i before = _mm_setzero_si128();
  // From the point before the first, so that the edge that closes the contour is the first one.
  for (size_t i = 0; i <= count; i += 2) {
    const double *first = i ? points + 2 * (i - 1) : points + 2 * (count - 1);
    const double *second = points + 2 * i;
    int is_last = i == count;
    if (is_last) second = first;
    __m256d v = _mm256_set_m128d(_mm_loadu_pd(second), _mm_loadu_pd(first));
    v = _mm256_add_pd(_mm256_mul_pd(_mm256_add_pd(v, move), unit), magic);
    __m128i both = _mm256_castsi256_si128(
      _mm256_permutevar8x32_epi32(_mm256_castpd_si256(v), even_words));
    int64_t a = _mm_cvtsi128_si64(both), b = _mm_extract_epi64(both, 1);
    int32_t y_before = _mm_extract_epi32(before, 1);
    if (i) {
      _mm_storeu_si128((__m128i *)out, _mm_unpacklo_epi64(before, both));
      out += (int32_t)(a >> 32) != y_before ? 4 : 0;
    }
    if (!is_last) {
      _mm_storeu_si128((__m128i *)out, both);
      out += a >> 32 != b >> 32 ? 4 : 0;
    }
    before = _mm_unpackhi_epi64(both, both);
  }
  __m128i low = _mm_loadu_si128((__m128i *)box), high = _mm_loadu_si128((__m128i *)(box + 4));
  for (const int32_t *line = lines; line < out; line += 4) {
    __m128i ends = _mm_loadu_si128((const __m128i *)line);
    low = _mm_min_epi32(low, ends);
    high = _mm_max_epi32(high, ends);
  }
  _mm_storeu_si128((__m128i *)box, low);
  _mm_storeu_si128((__m128i *)(box + 4), high);
  return (size_t)(out - lines) / 4;
}
#endif
