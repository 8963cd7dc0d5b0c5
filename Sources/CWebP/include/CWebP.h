#pragma once
#include <stddef.h>
#include <stdint.h>

// The doorway to libwebp, opened when first needed.

/// Opens the libraries. Returns 0 and the name of what is missing when they cannot be used.
int zwebp_load(char missing[128]);

/// Compresses straight B G R A pixels to a WebP file on the C heap (release with
/// `zwebp_free`). `quality` is 0 to 100; a negative one is lossless. Returns 0 on failure.
size_t zwebp_encode(
  const uint8_t *bgra, int width, int height, int stride, float quality, uint8_t **bytes);
void zwebp_free(uint8_t *bytes);

typedef struct zwebp_reader zwebp_reader;

/// Opens an animated (or still) WebP. `bytes` must outlive the reader.
zwebp_reader *zwebp_reader_open(const uint8_t *bytes, size_t count);
int zwebp_reader_width(const zwebp_reader *reader);
int zwebp_reader_height(const zwebp_reader *reader);
int zwebp_reader_frames(const zwebp_reader *reader);
int zwebp_reader_loops(const zwebp_reader *reader);
/// The next frame as shown, straight R G B A without padding, valid until the next call, and the
/// millisecond at which it ends. Returns NULL at the end.
const uint8_t *zwebp_reader_next(zwebp_reader *reader, int *end);
void zwebp_reader_free(zwebp_reader *reader);
