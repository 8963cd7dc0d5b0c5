#pragma once
#include <string.h>

#include "CRaster.h"

// What the kernels that add edges to cells share.

enum { BITS = 10, ONE = 1 << BITS, FRACTION = ONE - 1 };

static inline void mark_cells(uint64_t *mask, long from, long to) {
  for (long group = from >> 2; group <= to >> 2; group++) mask[group >> 6] |= 1ull << (group & 63);
}

// One part of an edge, of any kind: within a row, from xa to xb, `height` sub-rows down, negative
// where the edge rises; `slope` is the edge's |dy / dx| in 32.32.
void zr_add_part(
  const zr_cells *to, int32_t row, int32_t xa, int32_t xb, int32_t height, int64_t slope);

// For processors with 512-bit vectors.
void zr_add_lines_512(const zr_cells *cells, const int32_t *lines, size_t count);
