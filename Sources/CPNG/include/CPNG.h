#pragma once
#include <stddef.h>
#include <stdint.h>

/// How the pixels handed to the writer lie in memory; rows run top-down.
enum zpng_layout {
  /// B G R A, colour multiplied by alpha.
  ZPNG_BGRA_PREMULTIPLIED = 0,
  /// R G B A, colour not multiplied.
  ZPNG_RGBA_STRAIGHT = 1,
};

/// A picture to be compressed. `stride` is the number of bytes from one row to the next.
typedef struct {
  uint32_t width, height;
  const uint8_t *pixels;
  size_t stride;
  enum zpng_layout layout;
  /// 1: RGBA with straight alpha; 0: RGB, alpha is not looked at.
  int has_alpha;
  /// libdeflate's level, 0 (stored) to 12 (smallest).
  int level;
} zpng_picture;

/// Bytes on the C heap; release them with `zpng_buffer_free`.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} zpng_buffer;

void zpng_buffer_free(zpng_buffer *buffer);
/// Appends raw bytes. Returns 0 when memory ran out.
int zpng_append(zpng_buffer *buffer, const void *bytes, size_t count);
/// Appends one PNG chunk: length, type, data, CRC. Returns 0 when memory ran out.
int zpng_append_chunk(
  zpng_buffer *buffer, const char type[4], const void *bytes, size_t count);
/// Filters and compresses a picture to the zlib stream that IDAT and fdAT carry. Replaces the
/// buffer's content. The same pixels give the same bytes. Returns 0 when memory ran out.
int zpng_compress(const zpng_picture *picture, zpng_buffer *stream);

/// What a PNG file holds.
typedef struct {
  uint32_t width, height;
  /// R G B A, straight, rows without padding; release with `zpng_image_free`.
  uint8_t *rgba;
} zpng_image;

/// Decodes a whole PNG in memory to 8-bit sRGB. Returns 0 and a message when the bytes are not a
/// PNG, are damaged, or hold more than `max_pixels`.
int zpng_read(
  const uint8_t *bytes, size_t count, uint64_t max_pixels, zpng_image *image,
  char message[128]);
/// Takes a row: its number, its bytes (three or four a pixel: R G B, and straight A).
typedef void (*zpng_row)(void *context, uint32_t y, const uint8_t *bytes, int channels);
/// Whether a file is of the plain kind, which is read by a faster way: 8-bit RGB or RGBA that is not
/// interlaced and has no colours of its own; and its size. Returns 0 for all else, which says
/// nothing of what is wrong.
int zpng_plain_size(
  const uint8_t *bytes, size_t count, uint64_t max_pixels, uint32_t *width, uint32_t *height);
/// Hands out the rows of a file that `zpng_plain_size` took. Returns 0 where it is damaged; some
/// rows may have been handed out by then.
int zpng_read_plain(const uint8_t *bytes, size_t count, zpng_row row, void *context);
void zpng_image_free(zpng_image *image);

/// Compresses bytes for a short stay (level as above) and restores them. Return 0 on failure.
int zpng_pack(const void *bytes, size_t count, int level, zpng_buffer *out);
int zpng_unpack(const void *bytes, size_t count, void *out, size_t out_count);
