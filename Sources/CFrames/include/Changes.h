#pragma once
#include <stddef.h>
#include <stdint.h>

#include "Palette.h"

// What changes from picture to picture, as runs of B G R A pixels, and from one picture of palette
// indices to the next. Integer only.

/// A rectangle of pixels.
typedef struct {
  size_t x, y, width, height;
} zf_place;

/// Writes the pixels of a row that differ from the row before, and makes that row equal to this one.
///
/// Layout: the number of runs; then for each the pixels skipped since the last run, its length (all
/// of two bytes, lowest first) and its pixels. `width` is at most 65535; `out` holds
/// `zf_changes_bound(width)` bytes. Changed pixels are counted in `census` unless that is NULL.
/// Returns the bytes written.
size_t zf_take_changes(
  const uint8_t *row, uint8_t *before, size_t width, uint8_t *out, zf_census *census);
size_t zf_changes_bound(size_t width);

/// Puts the changes of a place's rows onto a picture and, unless `palette` is NULL, maps the changed
/// pixels to indices. Returns 0 when the code is damaged or memory ran out.
int zf_replay_changes(
  const uint8_t *code, size_t count, const zf_place *place, uint8_t *picture, size_t stride,
  zf_palette *palette, enum zf_dither dither, uint8_t clear, uint8_t *wanted,
  size_t wanted_stride);

/// The smallest place inside another that holds all indices in which two pictures differ.
/// Returns 0 when there are none.
int zf_index_changes(
  const uint8_t *wanted, const uint8_t *shown, size_t stride, const zf_place *place,
  zf_place *changed);
/// The same of the indices that are shown and are wanted to be clear.
int zf_index_vanishing(
  const uint8_t *wanted, const uint8_t *shown, size_t stride, const zf_place *place,
  uint8_t clear, zf_place *vanishing);
/// Copies a place's wanted indices, `clear` wherever they are shown already, and shows them.
void zf_index_cut(
  const uint8_t *wanted, uint8_t *shown, size_t stride, const zf_place *place, uint8_t clear,
  uint8_t *out);

/// One row of a smaller picture: each pixel is the mean of all that it covers, rounded.
void zf_shrink_row(
  const uint8_t *pixels, size_t stride, size_t width, size_t height, size_t y, uint8_t *out,
  size_t out_width, size_t out_height);
