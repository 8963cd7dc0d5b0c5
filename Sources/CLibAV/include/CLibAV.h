#pragma once
#include <stddef.h>
#include <stdint.h>

// The doorway to FFmpeg's libraries. They are opened when first needed: linking them would cost
// every start of the tool some 30 ms, stills and scene processes included. No libav type leaves.

/// Why a call failed, as a line of text.
typedef struct {
  char text[256];
} zav_message;

/// Opens the libraries. Returns 0 and the name of what is missing when they cannot be used.
int zav_load(zav_message *message);
/// Begins to load them on a thread of its own, so that they are there when a film begins.
void zav_load_ahead(void);
/// Whether the installed libavcodec can write with the named encoder.
int zav_has_encoder(const char *name);
/// Name and version of the libraries, such as "libavcodec 59.37.100"; empty when missing.
void zav_version(zav_message *message);

enum zav_matrix { ZAV_BT709_LIMITED = 0, ZAV_JFIF = 1, ZAV_RGB = 2 };

/// A film to be written. Option strings are `key=value;key=value`.
typedef struct {
  const char *path;
  const char *container;
  const char *codec;
  const char *pixel_format;
  const char *codec_options;
  const char *container_options;
  /// A libav bit stream filter for the packets; may be NULL.
  const char *packet_filter;
  /// Container metadata; may be NULL.
  const char *comment;
  int width, height;
  int rate_numerator, rate_denominator;
  int threads;
  /// Frames between key frames at most; 0 leaves it to the codec.
  int key_interval;
  /// 0 leaves it to the codec's quality option.
  int64_t bit_rate;
  enum zav_matrix matrix;
} zav_film;

typedef struct zav_writer zav_writer;

/// Opens the file and the codec. Returns NULL and a message on failure.
zav_writer *zav_open(const zav_film *film, zav_message *message);
/// Memory of one plane of the next frame, to be filled before `zav_write`. What is there is what
/// the last call of `zav_write` took. Returns NULL when memory ran out.
uint8_t *zav_plane(zav_writer *writer, int plane, size_t *stride);
/// Encodes the planes as the next frame. Returns 0 on failure.
int zav_write(zav_writer *writer, zav_message *message);
/// Writes what is still inside the codec and closes the file. Returns 0 on failure.
int zav_finish(zav_writer *writer, zav_message *message);
void zav_free(zav_writer *writer);

/// What a file says of itself, and how many frames it holds.
typedef struct {
  int width, height;
  /// Packets of the first video stream.
  int64_t frames;
  double duration_seconds;
  int rate_numerator, rate_denominator;
  char codec[32], pixel_format[32];
  char range[16], matrix[24], primaries[24], transfer[24], chroma[24];
} zav_summary;

/// Reads a film's headers and counts its frames without decoding them all.
int zav_probe(const char *path, zav_summary *summary, zav_message *message);

typedef struct zav_reader zav_reader;

/// Opens a film for decoding. `decoder` may be NULL for the usual one.
zav_reader *zav_reader_open(const char *path, const char *decoder, zav_message *message);
/// Decodes the next frame. Returns 1 for a frame, 0 at the end, -1 on failure.
int zav_reader_next(zav_reader *reader, zav_message *message);
int zav_reader_width(const zav_reader *reader);
int zav_reader_height(const zav_reader *reader);
/// Seconds from the start of the film to the frame.
double zav_reader_time(const zav_reader *reader);
/// A plane of the frame as decoded.
const uint8_t *zav_reader_plane(const zav_reader *reader, int plane, size_t *stride);
/// The frame as straight R G B A, `width * height * 4` bytes. Returns 0 on failure.
int zav_reader_rgba(zav_reader *reader, uint8_t *rgba, zav_message *message);
void zav_reader_free(zav_reader *reader);

/// Decodes the first picture of a JPEG, GIF, WebP or BMP file to straight R G B A on the C heap
/// (release with `free`). Returns NULL on failure.
uint8_t *zav_decode_image(
  const uint8_t *bytes, size_t count, int64_t max_pixels, int *width, int *height,
  zav_message *message);
