// Blend2D with its compiler of pipelines. It has no layers, no path clips and no blur: layers are
// images, a clip fills its path with the image, blurs go through `boxBlur`. It draws no dashes.
#include <blend2d/blend2d.h>

#include <memory>

#include "peer.h"

static BLImage image;
static std::vector<BLPath> paths;

static void prepare(const Work &work) {
  image.create(work.width, work.height, BL_FORMAT_PRGB32);
  for (const Outline &outline : work.paths) {
    BLPath path;
    const double *p = outline.points.data();
    for (int verb : outline.verbs) {
      if (verb == 0) path.move_to(p[0], p[1]);
      else if (verb == 1) path.line_to(p[0], p[1]);
      else if (verb == 2) path.cubic_to(p[0], p[1], p[2], p[3], p[4], p[5]);
      else path.close();
      p += verb == 2 ? 6 : verb == 3 ? 0 : 2;
    }
    paths.push_back(path);
  }
}

static BLRgba32 color(double r, double g, double b, double a) {
  return BLRgba32(r, g, b, uint32_t(lround(a * 255)));
}

static void setInk(BLContext &canvas, const Ink &ink) {
  if (ink.kind == 0) {
    BLRgba32 plain = color(ink.color.r, ink.color.g, ink.color.b, ink.color.a);
    canvas.set_fill_style(plain);
    canvas.set_stroke_style(plain);
    return;
  }
  BLGradient gradient;
  if (ink.kind == 1) gradient.create(BLLinearGradientValues(ink.g[0], ink.g[1], ink.g[2], ink.g[3]));
  else gradient.create(BLRadialGradientValues(ink.g[0], ink.g[1], ink.g[0], ink.g[1], ink.g[2]));
  for (const Stop &s : ink.stops) gradient.add_stop(s.t, color(s.r, s.g, s.b, s.a));
  canvas.set_fill_style(gradient);
  canvas.set_stroke_style(gradient);
}

static BLMatrix2D matrix(const Map &m) { return BLMatrix2D(m.a, m.b, m.c, m.d, m.tx, m.ty); }

struct Level {
  const Operation *operation; Map map; Box box;
  std::unique_ptr<BLImage> image; std::unique_ptr<BLContext> canvas;
};

static void blur(BLImage &picture, int channels, double sigma) {
  BLImageData data;
  picture.make_mutable(&data);
  boxBlur((uint8_t *)data.pixel_data, data.size.w, data.size.h, data.stride, channels, sigma);
}

static void shadow(BLContext &canvas, const Operation &o, Map m, const Work &work) {
  m.tx += o.dx;
  m.ty += o.dy;
  Box box = pixelBox(work.paths[o.path], m, 3 * o.sigma);
  BLImage mask(box.w, box.h, BL_FORMAT_A8);
  BLContext inner(mask);
  inner.clear_all();
  m.tx -= box.x;
  m.ty -= box.y;
  inner.set_transform(matrix(m));
  inner.fill_path(paths[o.path], BLRgba32(0xFF000000));
  inner.end();
  blur(mask, 1, o.sigma);
  canvas.reset_transform();
  canvas.fill_mask(BLPointI(box.x, box.y), mask, color(o.ink.color.r, o.ink.color.g, o.ink.color.b, o.ink.color.a));
}

static void draw(const Work &work, const std::vector<Operation> &frame) {
  BLContext base(image);
  base.set_comp_op(BL_COMP_OP_SRC_COPY);
  base.set_fill_style(color(work.background[0], work.background[1], work.background[2], 1));
  base.fill_all();
  base.set_comp_op(BL_COMP_OP_SRC_OVER);
  std::vector<Level> open;
  BLContext *canvas = &base;
  double x = 0, y = 0;
  for (const Operation &o : frame) {
    Map m = o.map;
    m.tx -= x;
    m.ty -= y;
    if (o.kind == 'f' || o.kind == 'g' || o.kind == 's') {
      canvas->set_transform(matrix(m));
      setInk(*canvas, o.ink);
      if (o.kind != 's') { canvas->fill_path(paths[o.path]); continue; }
      canvas->set_stroke_width(o.width);
      canvas->set_stroke_caps(BL_STROKE_CAP_ROUND);
      canvas->set_stroke_join(BL_STROKE_JOIN_ROUND);
      canvas->stroke_path(paths[o.path]);
    } else if (o.kind == 'b') {
      shadow(*canvas, o, m, work);
    } else if (o.kind == 'p') {
      Level level = std::move(open.back());
      open.pop_back();
      level.canvas->end();
      canvas = open.empty() ? &base : open.back().canvas.get();
      x = open.empty() ? 0 : open.back().box.x;
      y = open.empty() ? 0 : open.back().box.y;
      canvas->reset_transform();
      BLPointI place(level.box.x - x, level.box.y - y);
      if (level.operation->kind == 'l') {
        if (level.operation->sigma > 0) blur(*level.image, 4, level.operation->sigma);
        canvas->set_global_alpha(level.operation->opacity);
        canvas->blit_image(place, *level.image);
        canvas->set_global_alpha(1);
      } else {
        canvas->set_fill_style(BLPattern(*level.image, BL_EXTEND_MODE_PAD, BLMatrix2D::make_translation(place.x, place.y)));
        BLPath path(paths[level.operation->path]);
        path.transform(matrix(level.map));
        canvas->fill_path(path);
      }
    } else {
      double margin = (o.kind == 'l' ? 3 * o.sigma : 0) + 1;
      Level level{&o, m, {}, nullptr, nullptr};
      level.box = {floor(o.box.x - margin), floor(o.box.y - margin), ceil(o.box.w + 2 * margin), ceil(o.box.h + 2 * margin)};
      level.image = std::make_unique<BLImage>(level.box.w, level.box.h, BL_FORMAT_PRGB32);
      level.canvas = std::make_unique<BLContext>(*level.image);
      level.canvas->clear_all();
      open.push_back(std::move(level));
      canvas = open.back().canvas.get();
      x = open.back().box.x;
      y = open.back().box.y;
    }
  }
  base.end();
}

static const uint8_t *pixels(int *stride) {
  BLImageData data;
  image.get_data(&data);
  *stride = data.stride;
  return (const uint8_t *)data.pixel_data;
}
