#pragma once
#include <stddef.h>
#include <stdint.h>

// Counting colours, mapping to a palette and GIF's compression. Integer only.

/// A colour, 0xRRGGBB, and how many pixels have it.
typedef struct {
  uint32_t color;
  uint64_t count;
} zf_counted;

/// The colours of a film: each by itself while they are some thousands, as in flat art; else those
/// together that share their upper six bits a part.
typedef struct zf_census zf_census;

/// Returns NULL when memory ran out.
zf_census *zf_census_new(void);
void zf_census_free(zf_census *census);
/// Counts the opaque enough (alpha of at least 128) pixels of a B G R A row.
void zf_census_add(zf_census *census, const uint8_t *row, size_t width);
/// Writes the colours in order, and returns how many; `out` may be NULL.
size_t zf_census_read(const zf_census *census, zf_counted *out);

enum zf_dither { ZF_DITHER_NONE = 0, ZF_DITHER_ORDERED = 1, ZF_DITHER_DIFFUSION = 2 };

typedef struct zf_palette zf_palette;

/// A palette of `count` (1 to 256) R G B colours. Returns NULL when memory ran out.
zf_palette *zf_palette_new(const uint8_t *rgb, int count);
void zf_palette_free(zf_palette *palette);
/// Maps an area of opaque B G R A pixels to indices. `x` and `y` are the area's place in the
/// picture, on which ordered dither depends; diffusion starts anew in each area.
/// Pixels of alpha below 128 become `clear`. Returns 0 when memory ran out.
int zf_palette_map(
  zf_palette *palette, const uint8_t *pixels, size_t stride, size_t x, size_t y, size_t width,
  size_t height, enum zf_dither dither, uint8_t clear, uint8_t *indices, size_t index_stride);

/// GIF's LZW of indices, without the sub-blocks. `bits` is 2 to 8. `out` holds at least
/// `zf_lzw_bound(count)` bytes. Returns the number of bytes.
size_t zf_lzw(const uint8_t *indices, size_t count, int bits, uint8_t *out);
size_t zf_lzw_bound(size_t count);
