#include "CHarfBuzz.h"

#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#include <stdlib.h>

struct zt_hb_font {
  hb_face_t *face;
  hb_font_t *font;
  hb_buffer_t *buffer;
  hb_draw_funcs_t *pen;
  hb_blob_t *bitmap;
  zt_hb_glyph *glyphs;
  unsigned glyph_capacity;
  zt_hb_segment *segments;
  unsigned segment_count;
  unsigned segment_capacity;
};

unsigned zt_hb_face_count(const char *path) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob) return 0;
  unsigned count = hb_face_count(blob);
  hb_blob_destroy(blob);
  return count;
}

static void add_segment(void *context, zt_hb_segment segment) {
  zt_hb_font *font = context;
  if (font->segment_count == font->segment_capacity) {
    unsigned wanted = font->segment_capacity ? font->segment_capacity * 2 : 64;
    zt_hb_segment *grown = realloc(font->segments, wanted * sizeof *grown);
    if (!grown) return;
    font->segments = grown;
    font->segment_capacity = wanted;
  }
  font->segments[font->segment_count++] = segment;
}

static void move_to(
  hb_draw_funcs_t *pen, void *data, hb_draw_state_t *state, float x, float y, void *user) {
  add_segment(data, (zt_hb_segment){ZT_HB_MOVE, x, y, 0, 0, 0, 0});
}

static void line_to(
  hb_draw_funcs_t *pen, void *data, hb_draw_state_t *state, float x, float y, void *user) {
  add_segment(data, (zt_hb_segment){ZT_HB_LINE, x, y, 0, 0, 0, 0});
}

static void quadratic_to(
  hb_draw_funcs_t *pen, void *data, hb_draw_state_t *state, float x1, float y1, float x2, float y2,
  void *user) {
  add_segment(data, (zt_hb_segment){ZT_HB_QUADRATIC, x1, y1, x2, y2, 0, 0});
}

static void cubic_to(
  hb_draw_funcs_t *pen, void *data, hb_draw_state_t *state, float x1, float y1, float x2, float y2,
  float x3, float y3, void *user) {
  add_segment(data, (zt_hb_segment){ZT_HB_CUBIC, x1, y1, x2, y2, x3, y3});
}

static void close_path(hb_draw_funcs_t *pen, void *data, hb_draw_state_t *state, void *user) {
  add_segment(data, (zt_hb_segment){ZT_HB_CLOSE, 0, 0, 0, 0, 0, 0});
}

static hb_draw_funcs_t *make_pen(void) {
  hb_draw_funcs_t *pen = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(pen, move_to, NULL, NULL);
  hb_draw_funcs_set_line_to_func(pen, line_to, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(pen, quadratic_to, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(pen, cubic_to, NULL, NULL);
  hb_draw_funcs_set_close_path_func(pen, close_path, NULL, NULL);
  return pen;
}

zt_hb_font *zt_hb_font_open(const char *path, unsigned index) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob) return NULL;
  if (index >= hb_face_count(blob)) {
    hb_blob_destroy(blob);
    return NULL;
  }
  zt_hb_font *font = calloc(1, sizeof *font);
  if (font) {
    font->face = hb_face_create(blob, index);
    font->font = hb_font_create(font->face);
    int scale = (int)hb_face_get_upem(font->face);
    hb_font_set_scale(font->font, scale, scale);
    // A ppem of 0 lets HarfBuzz pick the largest bitmap strike.
    hb_font_set_ppem(font->font, 0, 0);
    font->buffer = hb_buffer_create();
    font->pen = make_pen();
  }
  hb_blob_destroy(blob);
  return font;
}

void zt_hb_font_close(zt_hb_font *font) {
  if (!font) return;
  hb_blob_destroy(font->bitmap);
  hb_draw_funcs_destroy(font->pen);
  hb_buffer_destroy(font->buffer);
  hb_font_destroy(font->font);
  hb_face_destroy(font->face);
  free(font->glyphs);
  free(font->segments);
  free(font);
}

static int metric(const zt_hb_font *font, hb_ot_metrics_tag_t tag) {
  hb_position_t value = 0;
  hb_ot_metrics_get_position_with_fallback(font->font, tag, &value);
  return value;
}

zt_hb_metrics zt_hb_font_metrics(const zt_hb_font *font) {
  hb_font_extents_t extents = {0};
  hb_font_get_h_extents(font->font, &extents);
  return (zt_hb_metrics){
    .units_per_em = (int)hb_face_get_upem(font->face),
    .ascender = extents.ascender,
    .descender = extents.descender,
    .line_gap = extents.line_gap,
    .cap_height = metric(font, HB_OT_METRICS_TAG_CAP_HEIGHT),
    .x_height = metric(font, HB_OT_METRICS_TAG_X_HEIGHT),
    .underline_position = metric(font, HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
    .underline_thickness = metric(font, HB_OT_METRICS_TAG_UNDERLINE_SIZE),
    .strikeout_position = metric(font, HB_OT_METRICS_TAG_STRIKEOUT_OFFSET),
    .strikeout_thickness = metric(font, HB_OT_METRICS_TAG_STRIKEOUT_SIZE),
    .weight = (int)hb_style_get_value(font->font, HB_STYLE_TAG_WEIGHT),
    .is_italic = hb_style_get_value(font->font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font->font, HB_STYLE_TAG_SLANT_ANGLE) != 0,
    .has_bitmaps = hb_ot_color_has_png(font->face) != 0,
  };
}

unsigned zt_hb_font_name(const zt_hb_font *font, unsigned name_id, char *out, unsigned capacity) {
  unsigned size = capacity;
  return hb_ot_name_get_utf8(
           font->face, name_id, hb_language_from_string("en", -1), &size, out)
      ? size : 0;
}

unsigned zt_hb_font_glyph(const zt_hb_font *font, unsigned scalar, unsigned selector) {
  hb_codepoint_t glyph = 0;
  if (selector && hb_font_get_variation_glyph(font->font, scalar, selector, &glyph)) return glyph;
  return hb_font_get_nominal_glyph(font->font, scalar, &glyph) ? glyph : 0;
}

unsigned zt_hb_script(unsigned scalar) {
  return (unsigned)hb_unicode_script(hb_unicode_funcs_get_default(), scalar);
}

unsigned zt_hb_shape(zt_hb_font *font, const zt_hb_request *request, const zt_hb_glyph **glyphs) {
  hb_buffer_t *buffer = font->buffer;
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf32(
    buffer, request->scalars, (int)request->length, request->start, (int)request->count);
  hb_buffer_set_direction(
    buffer, request->is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  if (request->language) {
    hb_buffer_set_language(buffer, hb_language_from_string(request->language, -1));
  }
  hb_buffer_guess_segment_properties(buffer);
  hb_feature_t features[16];
  unsigned feature_count = request->feature_count < 16 ? request->feature_count : 16;
  for (unsigned i = 0; i < feature_count; i++) {
    features[i] = (hb_feature_t){
      request->features[i].tag, request->features[i].value, HB_FEATURE_GLOBAL_START,
      HB_FEATURE_GLOBAL_END};
  }
  hb_shape(font->font, buffer, features, feature_count);

  unsigned count = 0;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, NULL);
  if (count > font->glyph_capacity) {
    zt_hb_glyph *grown = realloc(font->glyphs, count * sizeof *grown);
    if (!grown) return 0;
    font->glyphs = grown;
    font->glyph_capacity = count;
  }
  for (unsigned i = 0; i < count; i++) {
    font->glyphs[i] = (zt_hb_glyph){
      infos[i].codepoint, infos[i].cluster, positions[i].x_advance, positions[i].x_offset,
      positions[i].y_offset};
  }
  *glyphs = font->glyphs;
  return count;
}

unsigned zt_hb_outline(zt_hb_font *font, unsigned glyph, const zt_hb_segment **segments) {
  font->segment_count = 0;
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font->font, glyph, font->pen, font);
#else
  hb_font_get_glyph_shape(font->font, glyph, font->pen, font);
#endif
  *segments = font->segments;
  return font->segment_count;
}

int zt_hb_bitmap_of(zt_hb_font *font, unsigned glyph, zt_hb_bitmap *out) {
  hb_blob_destroy(font->bitmap);
  font->bitmap = hb_ot_color_glyph_reference_png(font->font, glyph);
  unsigned length = 0;
  const char *bytes = hb_blob_get_data(font->bitmap, &length);
  hb_glyph_extents_t extents = {0};
  if (!length || !hb_font_get_glyph_extents(font->font, glyph, &extents)) return 0;
  *out = (zt_hb_bitmap){
    (const unsigned char *)bytes, length, extents.x_bearing, extents.y_bearing, extents.width,
    -extents.height};
  return 1;
}
