// Cairo's image surface. It has no blur: layers and masks go through `boxBlur`.
#include <cairo.h>

#include "peer.h"

static cairo_surface_t *surface;
static cairo_t *canvas;
static std::vector<cairo_path_t *> paths;

static void prepare(const Work &work) {
  surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, work.width, work.height);
  canvas = cairo_create(surface);
  for (const Outline &outline : work.paths) {
    cairo_new_path(canvas);
    const double *p = outline.points.data();
    for (int verb : outline.verbs) {
      if (verb == 0) cairo_move_to(canvas, p[0], p[1]);
      else if (verb == 1) cairo_line_to(canvas, p[0], p[1]);
      else if (verb == 2) cairo_curve_to(canvas, p[0], p[1], p[2], p[3], p[4], p[5]);
      else cairo_close_path(canvas);
      p += verb == 2 ? 6 : verb == 3 ? 0 : 2;
    }
    paths.push_back(cairo_copy_path(canvas));
    cairo_new_path(canvas);
  }
}

static void setMap(cairo_t *to, const Map &m) {
  cairo_matrix_t matrix;
  cairo_matrix_init(&matrix, m.a, m.b, m.c, m.d, m.tx, m.ty);
  cairo_set_matrix(to, &matrix);
}

static void outline(const Operation &o) {
  setMap(canvas, o.map);
  cairo_new_path(canvas);
  cairo_append_path(canvas, paths[o.path]);
}

static void setInk(const Ink &ink) {
  if (ink.kind == 0) {
    cairo_set_source_rgba(canvas, ink.color.r / 255, ink.color.g / 255, ink.color.b / 255, ink.color.a);
    return;
  }
  cairo_pattern_t *pattern = ink.kind == 1
      ? cairo_pattern_create_linear(ink.g[0], ink.g[1], ink.g[2], ink.g[3])
      : cairo_pattern_create_radial(ink.g[0], ink.g[1], 0, ink.g[0], ink.g[1], ink.g[2]);
  for (const Stop &s : ink.stops)
    cairo_pattern_add_color_stop_rgba(pattern, s.t, s.r / 255, s.g / 255, s.b / 255, s.a);
  cairo_set_source(canvas, pattern);
  cairo_pattern_destroy(pattern);
}

static void shadow(const Operation &o, const Work &work) {
  Map m = o.map;
  m.tx += o.dx;
  m.ty += o.dy;
  Box box = pixelBox(work.paths[o.path], m, 3 * o.sigma);
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, box.w, box.h);
  cairo_t *inner = cairo_create(mask);
  m.tx -= box.x;
  m.ty -= box.y;
  setMap(inner, m);
  cairo_append_path(inner, paths[o.path]);
  cairo_fill(inner);
  cairo_destroy(inner);
  cairo_surface_flush(mask);
  boxBlur(cairo_image_surface_get_data(mask), box.w, box.h, cairo_image_surface_get_stride(mask), 1, o.sigma);
  cairo_surface_mark_dirty(mask);
  cairo_identity_matrix(canvas);
  setInk(o.ink);
  cairo_mask_surface(canvas, mask, box.x, box.y);
  cairo_surface_destroy(mask);
}

static void endLayer(const Operation &o) {
  cairo_pattern_t *group = cairo_pop_group(canvas);
  if (o.sigma > 0) {
    cairo_surface_t *layer;
    cairo_pattern_get_surface(group, &layer);
    cairo_surface_flush(layer);
    boxBlur(cairo_image_surface_get_data(layer), cairo_image_surface_get_width(layer),
            cairo_image_surface_get_height(layer), cairo_image_surface_get_stride(layer), 4, o.sigma);
    cairo_surface_mark_dirty(layer);
  }
  cairo_identity_matrix(canvas);
  cairo_set_source(canvas, group);
  cairo_paint_with_alpha(canvas, o.opacity);
  cairo_pattern_destroy(group);
}

static void draw(const Work &work, const std::vector<Operation> &frame) {
  cairo_identity_matrix(canvas);
  cairo_set_source_rgb(canvas, work.background[0] / 255, work.background[1] / 255, work.background[2] / 255);
  cairo_paint(canvas);
  std::vector<const Operation *> open;
  for (const Operation &o : frame) {
    if (o.kind == 'f' || o.kind == 'g') {
      outline(o);
      setInk(o.ink);
      cairo_fill(canvas);
    } else if (o.kind == 's') {
      outline(o);
      setInk(o.ink);
      cairo_set_line_width(canvas, o.width);
      cairo_set_line_cap(canvas, CAIRO_LINE_CAP_ROUND);
      cairo_set_line_join(canvas, CAIRO_LINE_JOIN_ROUND);
      double dash[2] = {o.dash, o.gap};
      cairo_set_dash(canvas, dash, o.dash > 0 ? 2 : 0, 0);
      cairo_stroke(canvas);
    } else if (o.kind == 'b') {
      shadow(o, work);
    } else if (o.kind == 'c') {
      cairo_save(canvas);
      outline(o);
      cairo_clip(canvas);
      open.push_back(&o);
    } else if (o.kind == 'l') {
      double margin = 3 * o.sigma + 1;
      cairo_save(canvas);
      cairo_identity_matrix(canvas);
      cairo_rectangle(canvas, floor(o.box.x - margin), floor(o.box.y - margin),
                      ceil(o.box.w + 2 * margin), ceil(o.box.h + 2 * margin));
      cairo_clip(canvas);
      cairo_push_group(canvas);
      open.push_back(&o);
    } else {
      if (open.back()->kind == 'l') endLayer(*open.back());
      open.pop_back();
      cairo_restore(canvas);
    }
  }
  cairo_surface_flush(surface);
}

static const uint8_t *pixels(int *stride) {
  *stride = cairo_image_surface_get_stride(surface);
  return cairo_image_surface_get_data(surface);
}
