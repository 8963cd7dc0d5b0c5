#pragma once

// The doorway to HarfBuzz and fontconfig.
//
// This header names no other header: every compile of a scene reads it, and a scene's machine
// need not have the libraries' headers. All lengths are font units, y up.

#ifdef __cplusplus
extern "C" {
#endif

/// An open face of a font file. Use from one thread at a time.
typedef struct zt_hb_font zt_hb_font;

typedef struct {
  int units_per_em;
  int ascender;
  /// Negative below the baseline.
  int descender;
  int line_gap;
  int cap_height;
  int x_height;
  /// The middle of the underline; negative below the baseline.
  int underline_position;
  int underline_thickness;
  int strikeout_position;
  int strikeout_thickness;
  /// 1…1000.
  int weight;
  int is_italic;
  int has_bitmaps;
} zt_hb_metrics;

typedef struct {
  unsigned glyph;
  /// Index of the first scalar this glyph stands for.
  unsigned cluster;
  int x_advance;
  int x_offset;
  int y_offset;
} zt_hb_glyph;

typedef struct {
  /// Four letters, the first in the highest byte.
  unsigned tag;
  unsigned value;
} zt_hb_feature;

/// What of a text is shaped and how.
typedef struct {
  const unsigned *scalars;
  unsigned length;
  /// The shaped part; what lies around it is context.
  unsigned start;
  unsigned count;
  int is_right_to_left;
  /// A BCP 47 tag, or null.
  const char *language;
  const zt_hb_feature *features;
  unsigned feature_count;
} zt_hb_request;

enum { ZT_HB_MOVE = 0, ZT_HB_LINE = 1, ZT_HB_QUADRATIC = 2, ZT_HB_CUBIC = 3, ZT_HB_CLOSE = 4 };

/// One step of an outline: controls first, the end point last.
typedef struct {
  int kind;
  float x1, y1, x2, y2, x3, y3;
} zt_hb_segment;

/// A PNG picture of a glyph with its place.
typedef struct {
  const unsigned char *bytes;
  unsigned length;
  /// The left and upper edge, then the size, both positive.
  int left, top, width, height;
} zt_hb_bitmap;

/// How many faces a file holds; 0 when it is not a font.
unsigned zt_hb_face_count(const char *path);

/// Opens a face; null when the file cannot be read or holds no such face.
zt_hb_font *zt_hb_font_open(const char *path, unsigned index);
void zt_hb_font_close(zt_hb_font *font);

zt_hb_metrics zt_hb_font_metrics(const zt_hb_font *font);

/// Writes a name of the `name` table (1 family, 4 full, 6 PostScript, 16 typographic family) as
/// UTF-8, cut to the capacity. Returns its length, 0 when there is none.
unsigned zt_hb_font_name(const zt_hb_font *font, unsigned name_id, char *out, unsigned capacity);

/// The glyph of a scalar, 0 when the face has none. `selector` is a variation selector or 0.
unsigned zt_hb_font_glyph(const zt_hb_font *font, unsigned scalar, unsigned selector);

/// The ISO 15924 tag of a scalar's script: `Zyyy` common, `Zinh` inherited.
unsigned zt_hb_script(unsigned scalar);

/// Shapes text. The glyphs, in visual order from left to right, live until the next call.
unsigned zt_hb_shape(zt_hb_font *font, const zt_hb_request *request, const zt_hb_glyph **glyphs);

/// Reads an outline. The segments live until the next call.
unsigned zt_hb_outline(zt_hb_font *font, unsigned glyph, const zt_hb_segment **segments);

/// Reads a colour bitmap; 0 when the glyph has none. The bytes live until the next call.
int zt_hb_bitmap_of(zt_hb_font *font, unsigned glyph, zt_hb_bitmap *out);

/// Asks fontconfig, when it is installed, for a family by name.
///
/// Returns 1 and the file's path and face index only if the found family is the one asked for.
int zt_fc_match(
  const char *family, int weight, int is_italic, char *path, unsigned capacity, unsigned *index);

#ifdef __cplusplus
}
#endif
