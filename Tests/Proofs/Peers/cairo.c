// cairo CLIP.txt [FRAME]: draws a clip's frames with cairo and writes them as raw B G R A.
// CLIP.txt: "width height red green blue", then per frame "frame" and its ops, one a line:
//   kind a b c d tx ty width red green blue alpha gradient-count gradient... path...
// kind 0 fill, 1 stroke, 2 shadow (width is sigma), 3 gradient.
#include <cairo.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static double next(char **at) { return strtod(*at, at); }

static void trace(cairo_t *c, char *at) {
  cairo_new_path(c);
  for (;;) {
    char *before = at;
    double verb = next(&at);
    if (at == before) return;
    double v[6];
    int count = verb == 2 ? 6 : verb == 3 ? 0 : 2;
    for (int i = 0; i < count; i++) v[i] = next(&at);
    if (verb == 0) cairo_move_to(c, v[0], v[1]);
    else if (verb == 1) cairo_line_to(c, v[0], v[1]);
    else if (verb == 2) cairo_curve_to(c, v[0], v[1], v[2], v[3], v[4], v[5]);
    else cairo_close_path(c);
  }
}

/// Three running means along one direction, about a Gaussian.
static void box(uint8_t *p, int n, int step, int radius, uint8_t *scratch) {
  for (int turn = 0; turn < 3; turn++) {
    int sum = 0;
    for (int i = -radius; i <= radius; i++) sum += i >= 0 && i < n ? p[i * step] : 0;
    for (int i = 0; i < n; i++) {
      scratch[i] = (uint8_t)(sum / (2 * radius + 1));
      int in = i + radius + 1, out = i - radius;
      sum += (in < n ? p[in * step] : 0) - (out >= 0 ? p[out * step] : 0);
    }
    for (int i = 0; i < n; i++) p[i * step] = scratch[i];
  }
}

static void shadow(cairo_t *c, char *path, double sigma, const double *paint) {
  double x0, y0, x1, y1;
  cairo_matrix_t m;
  cairo_get_matrix(c, &m);
  trace(c, path);
  cairo_path_extents(c, &x0, &y0, &x1, &y1);
  cairo_user_to_device(c, &x0, &y0);
  cairo_user_to_device(c, &x1, &y1);
  int margin = (int)ceil(3 * sigma), left = (int)floor(x0) - margin, top = (int)floor(y0) - margin;
  int w = (int)ceil(x1) + margin - left, h = (int)ceil(y1) + margin - top;
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, w, h);
  cairo_t *k = cairo_create(mask);
  cairo_translate(k, -left, -top);
  cairo_transform(k, &m);
  trace(k, path);
  cairo_fill(k);
  cairo_surface_flush(mask);
  uint8_t *p = cairo_image_surface_get_data(mask);
  int stride = cairo_image_surface_get_stride(mask), radius = (int)(sigma * 0.94 + 0.5);
  uint8_t *scratch = malloc(w > h ? w : h);
  for (int y = 0; y < h; y++) box(p + y * stride, w, 1, radius, scratch);
  for (int x = 0; x < w; x++) box(p + x, h, stride, radius, scratch);
  free(scratch);
  cairo_surface_mark_dirty(mask);
  cairo_save(c);
  cairo_identity_matrix(c);
  cairo_set_source_rgba(c, paint[0], paint[1], paint[2], paint[3]);
  cairo_mask_surface(c, mask, left, top);
  cairo_restore(c);
  cairo_destroy(k);
  cairo_surface_destroy(mask);
}

static void draw(cairo_t *c, char *line) {
  char *at = line;
  int kind = (int)next(&at);
  cairo_matrix_t m;
  double *parts[] = {&m.xx, &m.yx, &m.xy, &m.yy, &m.x0, &m.y0};
  for (int i = 0; i < 6; i++) *parts[i] = next(&at);
  double width = next(&at), paint[4];
  for (int i = 0; i < 4; i++) paint[i] = next(&at) / (i < 3 ? 255 : 1);
  int count = (int)next(&at);
  cairo_pattern_t *gradient = NULL;
  if (count) {
    double v[4];
    for (int i = 0; i < 4; i++) v[i] = next(&at);
    gradient = cairo_pattern_create_linear(v[0], v[1], v[2], v[3]);
    for (int i = 4; i + 5 <= count; i += 5) {
      double stop = next(&at), r = next(&at), g = next(&at), b = next(&at), a = next(&at);
      cairo_pattern_add_color_stop_rgba(gradient, stop, r / 255, g / 255, b / 255, a);
    }
  }
  cairo_save(c);
  cairo_transform(c, &m);
  if (kind == 2) {
    shadow(c, at, width, paint);
  } else {
    if (gradient) cairo_set_source(c, gradient);
    else cairo_set_source_rgba(c, paint[0], paint[1], paint[2], paint[3]);
    trace(c, at);
    if (kind == 1) {
      cairo_set_line_width(c, width);
      cairo_set_line_cap(c, CAIRO_LINE_CAP_ROUND);
      cairo_set_line_join(c, CAIRO_LINE_JOIN_ROUND);
      cairo_stroke(c);
    } else {
      cairo_fill(c);
    }
  }
  cairo_restore(c);
  if (gradient) cairo_pattern_destroy(gradient);
}

static void put(cairo_surface_t *surface, int height) {
  cairo_surface_flush(surface);
  uint8_t *p = cairo_image_surface_get_data(surface);
  size_t rest = (size_t)cairo_image_surface_get_stride(surface) * height;
  while (rest) {
    ssize_t n = write(1, p, rest);
    if (n <= 0) exit(1);
    p += n, rest -= n;
  }
}

int main(int count, char **words) {
  FILE *file = fopen(words[1], "r");
  long only = count > 2 ? atol(words[2]) : -1, index = -1;
  char *line = NULL;
  size_t room = 0;
  if (!file || getline(&line, &room, file) <= 0) return 2;
  char *at = line;
  int width = (int)next(&at), height = (int)next(&at);
  double ground[3];
  for (int i = 0; i < 3; i++) ground[i] = next(&at) / 255;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  cairo_t *c = cairo_create(surface);
  while (getline(&line, &room, file) > 0) {
    if (!strncmp(line, "frame", 5)) {
      if (index >= 0 && (only < 0 || index == only)) put(surface, height);
      index++;
      cairo_set_source_rgb(c, ground[0], ground[1], ground[2]);
      cairo_paint(c);
    } else if (only < 0 || index == only) {
      draw(c, line);
    }
  }
  if (only < 0 || index == only) put(surface, height);
  return 0;
}
