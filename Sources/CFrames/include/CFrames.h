#pragma once
#include <stddef.h>
#include <stdint.h>

// Row kernels over B G R A pixels (premultiplied unless said), integer only, so every CPU gives
// the same bytes. In C because clang can compile one body for several instruction sets.

/// BT.709 limited range 4:2:0 of two rows. Chroma sits left: [1 2 1] across, the mean of both rows
/// down. `width` is even. With `has_left` the rows have a pixel before their first; without one they
/// begin at the picture's edge, which is repeated. `sums` holds 3 * (width + 2) numbers of scratch.
void zf_i420_rows(
  const uint8_t *top, const uint8_t *bottom, size_t width, int has_left, uint8_t *y_top,
  uint8_t *y_bottom, uint8_t *u, uint8_t *v, uint16_t *sums);
/// BT.709 limited range 4:4:4 at 10 bits of one row of straight colour; alpha full range.
void zf_yuva444p10_row(
  const uint8_t *row, size_t width, uint16_t *y, uint16_t *u, uint16_t *v, uint16_t *a);
/// BT.601 full range 4:4:4 (what JPEG files mean) of one row.
void zf_jfif444_row(const uint8_t *row, size_t width, uint8_t *y, uint8_t *u, uint8_t *v);
/// Draws a row over an opaque colour. Rows may be the same.
void zf_over_row(
  const uint8_t *row, uint8_t *out, size_t width, uint8_t blue, uint8_t green, uint8_t red);
/// Divides colour by alpha, rounded to nearest; clear pixels become 0. Rows may be the same.
void zf_straight_row(const uint8_t *row, uint8_t *out, size_t width);
/// Multiplies straight R G B A into premultiplied B G R A, rounded to nearest.
void zf_premultiply_row(const uint8_t *rgba, uint8_t *out, size_t width);
/// R G B to opaque B G R A.
void zf_opaque_row(const uint8_t *rgb, uint8_t *out, size_t width);
/// Straight R G B A of a premultiplied row.
void zf_rgba_row(const uint8_t *row, uint8_t *rgba, size_t width);
/// The alpha bytes of a row.
void zf_alpha_row(const uint8_t *row, uint8_t *alpha, size_t width);
/// Whether every pixel of a row is opaque.
int zf_is_opaque(const uint8_t *row, size_t width);
/// Whether every pixel of a row that differs from the row before is opaque.
int zf_changes_are_opaque(const uint8_t *row, const uint8_t *before, size_t width);
/// The row with pixels cleared that equal those before, where so many at least lie side by side.
void zf_mask_row(
  const uint8_t *row, const uint8_t *before, uint8_t *out, size_t width, size_t shortest);
/// First and last pixel in which two rows differ; returns 0 when they are equal.
int zf_changed_span(
  const uint8_t *row, const uint8_t *before, size_t width, size_t *first, size_t *last);
/// Source-over of premultiplied pixels onto a premultiplied row.
void zf_blend_row(const uint8_t *row, uint8_t *onto, size_t width);
/// How two rows differ: pixels whose largest part differs by more than `threshold` are counted,
/// `marks` gets each pixel's largest difference, and the largest of all is returned.
uint8_t zf_difference_row(
  const uint8_t *row, const uint8_t *other, size_t width, uint8_t threshold, uint8_t *marks,
  size_t *count);
/// The sum of the squared differences of all parts of two rows.
uint64_t zf_squared_row(const uint8_t *row, const uint8_t *other, size_t width);
/// XXH64 of some bytes.
uint64_t zf_hash(const void *bytes, size_t count, uint64_t seed);
