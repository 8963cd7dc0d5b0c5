#include "CRaster.h"

// The hot loop of filling, in C because the Swift compiler guards each conversion to an integer and
// runs out of registers: the same numbers in two thirds of the time.

enum { BITS = 10, ONE = 1 << BITS, FRACTION = ONE - 1 };

static inline void mark(uint64_t *mask, long x) {
  long group = x >> 2, next = (x + 1) >> 2;
  mask[group >> 6] |= 1ull << (group & 63);
  mask[next >> 6] |= 1ull << (next & 63);
}

static inline void put(int32_t *row, long x, int32_t dy, int32_t fractions) {
  row[x] += dy * (2 * ONE - fractions);
  row[x + 1] += dy * fractions;
}

// The part of a line within one row; `slope` is |dy / dx| in 32.32.
static inline void add_piece(
  int32_t *row, uint64_t *mask, int32_t xa, int32_t xb, int32_t dy, int32_t sign, int64_t slope) {
  if (xa >> BITS == xb >> BITS) {
    put(row, xa >> BITS, sign * dy, (xa & FRACTION) + (xb & FRACTION));
    mark(mask, xa >> BITS);
    return;
  }
  int32_t left = xa < xb ? xa : xb, right = xa < xb ? xb : xa;
  long x = left >> BITS, end = right >> BITS;
  int32_t fx = left & FRACTION, before = 0;
  int64_t height = (int64_t)(ONE - fx) * slope + 0x80000000ll;
  for (; x < end; x++) {
    int32_t reached = (int32_t)(height >> 32);
    if (reached > dy) reached = dy;
    put(row, x, sign * (reached - before), fx + ONE);
    mark(mask, x);
    before = reached;
    fx = 0;
    height += slope << BITS;
  }
  if (dy != before) {
    put(row, end, sign * (dy - before), right & FRACTION);
    mark(mask, end);
  }
}

static inline void add_upright(
  int32_t *cell, uint64_t *mask, const zr_cells *to, int32_t x0, int32_t y, int32_t y1,
  int32_t row, int32_t last, int32_t sign) {
  int32_t fractions = (x0 & FRACTION) * 2;
  long x = x0 >> BITS;
  for (; row <= last; row++) {
    int32_t next = (row + 1) << BITS;
    if (next > y1) next = y1;
    put(cell, x, sign * (next - y), fractions);
    mark(mask, x);
    y = next;
    cell += to->stride;
    mask += to->words;
  }
}

static inline void add_line(const zr_cells *to, const int32_t *line) {
  int is_down = line[1] < line[3];
  const int32_t *start = is_down ? line : line + 2, *end = is_down ? line + 2 : line;
  int32_t x0 = start[0] - to->left, y0 = start[1] - to->top;
  int32_t x1 = end[0] - to->left, y1 = end[1] - to->top;
  if (y1 <= 0 || y0 >= to->rows << BITS || y0 == y1) return;
  int32_t sign = is_down ? 1 : -1, dx = x1 - x0, dy = y1 - y0;
  int32_t last = (y1 - 1) >> BITS;
  if (last > to->rows - 1) last = to->rows - 1;
  int32_t row = y0 >> BITS > 0 ? y0 >> BITS : 0;
  int32_t *cell = to->cells + row * to->stride;
  uint64_t *mask = to->masks + row * to->words;
  int32_t y = y0 > row << BITS ? y0 : row << BITS;
  if (dx == 0) {
    add_upright(cell, mask, to, x0, y, y1, row, last, sign);
    return;
  }
  int32_t width = dx < 0 ? -dx : dx;
  int64_t slope = 0;
  if (x0 >> BITS != x1 >> BITS) slope = (int64_t)((double)dy / (double)width * 4294967296.0);
  if (y0 >> BITS == (y1 - 1) >> BITS) {
    add_piece(cell, mask, x0, x1, dy, sign, slope);
    return;
  }
  int64_t step = (int64_t)((double)dx / (double)dy * 4294967296.0);
  int64_t x = (int64_t)((uint64_t)(int64_t)x0 << 32) + 0x80000000ll + step * (int64_t)(y - y0);
  int32_t xa = (int32_t)(x >> 32);
  for (;;) {
    int32_t next = (row + 1) << BITS;
    if (next >= y1) {
      add_piece(cell, mask, xa, x1, y1 - y, sign, slope);
      return;
    }
    x += step * (int64_t)(next - y);
    int32_t xb = (int32_t)(x >> 32);
    add_piece(cell, mask, xa, xb, next - y, sign, slope);
    if (row == last) return;
    xa = xb;
    y = next;
    row++;
    cell += to->stride;
    mask += to->words;
  }
}

void zr_add_lines(const zr_cells *cells, const int32_t *lines, size_t count) {
  for (size_t i = 0; i < count; i++) add_line(cells, lines + 4 * i);
}
