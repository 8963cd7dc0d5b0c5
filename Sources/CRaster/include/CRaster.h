#pragma once
#include <stddef.h>
#include <stdint.h>

// Row kernels for processors with 256-bit integers (AVX2). Each gives the bits of its Swift twin,
// which draws where these may not. All work on whole groups of eight pixels (premultiplied
// B G R A) and return how many pixels they did; the rest is the twin's.

/// Whether the kernels may be called: the processor has AVX2 and ZOETROPE_SIMD is not "off".
int zr_is_wide(void);
/// Bits of the vectors in use: 512 where the processor has AVX-512 (F, BW, DQ, VL) and ZOETROPE_SIMD
/// is not "avx2", else 256; 1 where the kernels may not be called. All give the same bits.
int zr_width(void);

/// One colour laid over pixels through the same coverage, 0…255. Twin: `SolidSource.blend`.
size_t zr_solid_span(uint32_t *target, size_t count, uint32_t pixel, uint32_t coverage);
/// One colour laid over pixels through a coverage each. Twin: `SolidSource.blend`.
size_t zr_solid_mask(uint32_t *target, const uint8_t *mask, size_t count, uint32_t pixel);
/// Pixels laid over others through coverage (NULL covers all) and opacity, 0…255.
/// Twin: `Compositor.compose`.
size_t zr_over(
  const uint32_t *source, uint32_t *target, const uint8_t *mask, uint32_t opacity, size_t count);

/// How a gradient's position runs along a row: at pixel i it is u + i * du (and v + i * dv), then
/// times `gain`, plus `shift`, limited to 0…last, rounded to an entry of `colors`.
typedef struct {
  const uint32_t *colors;
  float u, v, du, dv, gain, shift, last;
} zr_gradient;
/// Position is u. Twin: `GradientShader.shade`.
size_t zr_linear(const zr_gradient *gradient, uint32_t *pixels, size_t count);
/// Position is the length of (u, v). Twin: `GradientShader.shade`.
size_t zr_radial(const zr_gradient *gradient, uint32_t *pixels, size_t count);

/// A gradient over an area. At the middle (x, y) of a pixel, u is map[0] x + map[1] y + map[2] and v
/// the same of the next three; u and v of `gradient` mean nothing.
typedef struct {
  zr_gradient gradient;
  double map[6];
  int is_radial, is_opaque;
} zr_gradient_fill;
/// Rows of pixels with coverage; strides in bytes. (x, y) is where the first pixel lies.
typedef struct {
  const uint8_t *mask;
  uint32_t *target;
  size_t mask_stride, stride, width, count;
  long x, y;
} zr_rows;
/// Lays a gradient over pixels through their coverage and an opacity, 0…255. `memory` has room for a
/// row and eight pixels more. Twin: `GradientShader.shade`, then `Compositor.compose`, from the first
/// covered pixel of each row on.
void zr_lay_gradient(
  const zr_gradient_fill *fill, const zr_rows *rows, uint32_t opacity, uint32_t *memory);

/// (a + 3 b + 3 c + d + 4) / 8 of 16-bit numbers; whole groups of 16. Twin: `BlurKernel.halve`.
size_t zr_halve(
  const uint16_t *a, const uint16_t *b, const uint16_t *c, const uint16_t *d, uint16_t *out,
  size_t count);
/// (a + 3 b + 3 c + d) * 4: the same of bytes into 1/32 steps; whole groups of 16.
/// Twin: `BlurKernel.halveBytes`.
size_t zr_halve_bytes(
  const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d, uint16_t *out,
  size_t count);
/// (3 near + far + 2) / 4 of 16-bit numbers; whole groups of 16. Twin: `BlurKernel.double`.
size_t zr_double(const uint16_t *near, const uint16_t *far, uint16_t *out, size_t count);
/// The same in bytes, rounded from 1/32 steps; whole groups of 16. Twin: `BlurKernel.finish`.
size_t zr_finish(const uint16_t *near, const uint16_t *far, uint8_t *out, size_t count);
/// A symmetric kernel over rows, `rows[0]` in the middle, `rows[2 k - 1]` and `rows[2 k]` the pair
/// k away; whole groups of 16. Twin: `BlurKernel.filter`.
size_t zr_filter(
  const uint16_t *const *rows, const float *weights, size_t taps, uint16_t *out, size_t count);

/// Differences of coverage of one shape: rows of `stride` cells, and of `words` words with a bit for
/// each group of four cells that anything was added to. `CoverageCells` says what they mean.
typedef struct {
  int32_t *cells;
  uint64_t *masks;
  long stride, words;
  /// How many rows, and where the first cell lies, in sub-pixels.
  int32_t rows, left, top;
} zr_cells;

/// Snaps points, moved by (x, y), to 1/1024 of a pixel and connects them to a closed contour; without
/// the edges that are level. Returns how many edges there are, at most `count`; may write one more.
/// Twin: `OutlinePoints.connect`.
size_t zr_connect(const double *points, size_t count, double x, double y, int32_t *lines);

/// Adds edges: x and y of the start, then of the end, in 1/1024 of a pixel. Twin:
/// `CoverageCells.addPlainly`. May add 0 to the cell after the last one. `width` is 256 or 512, at
/// most `zr_width`.
void zr_add_lines(const zr_cells *cells, const int32_t *lines, size_t count, int width);

/// Turns differences into coverage, lays a colour over pixels with it, and leaves the cells zero.
/// `target` is the pixel of the first cell, `stride` the bytes from one row to the next; groups
/// `first`…`last` of four are drawn but, where `holes` is not NULL, for those from its number 2 y
/// up to number 2 y + 1 in row y. Twin: `CoverageCells.sweep` into `SolidSink`.
void zr_fill_solid(
  const zr_cells *cells, int even_odd, long first, long last, const int32_t *holes,
  uint32_t *target, long stride, uint32_t pixel);

/// Writes one pixel value over whole groups of 32. Twin: `update(repeating:)`.
size_t zr_fill(uint32_t *target, size_t count, uint32_t pixel);

/// `count` rows times their weights, summed and rounded to bytes: `first`, then `rest` and those at
/// `stride` after it. Reads and writes whole groups of 16. Twin: `BlurKernel.sum`.
void zr_sum_rows(
  const float *first, const float *rest, size_t stride, const float *weights, size_t count,
  uint8_t *out, size_t width);
