// ThorVG's software canvas; its scene is built anew for each frame.
#include <thorvg.h>

#include "peer.h"

static tvg::SwCanvas *canvas;
static std::vector<uint32_t> buffer;
static int rowBytes;
struct Commands { std::vector<tvg::PathCommand> verbs; std::vector<tvg::Point> points; };
static std::vector<Commands> paths;

static void prepare(const Work &work) {
  tvg::Initializer::init(0);
  canvas = tvg::SwCanvas::gen();
  buffer.resize(size_t(work.width) * work.height);
  rowBytes = work.width * 4;
  canvas->target(buffer.data(), work.width, work.width, work.height, tvg::ColorSpace::ARGB8888);
  const tvg::PathCommand kinds[] = {tvg::PathCommand::MoveTo, tvg::PathCommand::LineTo,
                                    tvg::PathCommand::CubicTo, tvg::PathCommand::Close};
  for (const Outline &outline : work.paths) {
    Commands path;
    for (int verb : outline.verbs) path.verbs.push_back(kinds[verb]);
    for (size_t i = 0; i + 1 < outline.points.size(); i += 2)
      path.points.push_back({float(outline.points[i]), float(outline.points[i + 1])});
    paths.push_back(path);
  }
}

static tvg::Shape *shape(const Operation &o, double dx = 0, double dy = 0) {
  auto *made = tvg::Shape::gen();
  const Commands &p = paths[o.path];
  made->appendPath(p.verbs.data(), p.verbs.size(), p.points.data(), p.points.size());
  made->transform({float(o.map.a), float(o.map.c), float(o.map.tx + dx), float(o.map.b),
                   float(o.map.d), float(o.map.ty + dy), 0, 0, 1});
  return made;
}

static uint8_t byte(double share) { return lround(share * 255); }

static void fill(tvg::Shape *made, const Ink &ink) {
  if (ink.kind == 0) {
    made->fill(ink.color.r, ink.color.g, ink.color.b, byte(ink.color.a));
    return;
  }
  tvg::Fill *fill;
  if (ink.kind == 1) {
    auto *line = tvg::LinearGradient::gen();
    line->linear(ink.g[0], ink.g[1], ink.g[2], ink.g[3]);
    fill = line;
  } else {
    auto *disc = tvg::RadialGradient::gen();
    disc->radial(ink.g[0], ink.g[1], ink.g[2], ink.g[0], ink.g[1], 0);
    fill = disc;
  }
  std::vector<tvg::Fill::ColorStop> stops;
  for (const Stop &s : ink.stops)
    stops.push_back({float(s.t), uint8_t(s.r), uint8_t(s.g), uint8_t(s.b), byte(s.a)});
  fill->colorStops(stops.data(), stops.size());
  made->fill(fill);
}

static void draw(const Work &work, const std::vector<Operation> &frame) {
  canvas->remove();
  std::vector<tvg::Scene *> open;
  auto put = [&](tvg::Paint *paint) { if (open.empty()) canvas->add(paint); else open.back()->add(paint); };
  auto *ground = tvg::Shape::gen();
  ground->appendRect(0, 0, work.width, work.height);
  ground->fill(work.background[0], work.background[1], work.background[2]);
  put(ground);
  for (const Operation &o : frame) {
    if (o.kind == 'f' || o.kind == 'g') {
      auto *made = shape(o);
      fill(made, o.ink);
      put(made);
    } else if (o.kind == 's') {
      auto *made = shape(o);
      made->strokeWidth(o.width);
      made->strokeCap(tvg::StrokeCap::Round);
      made->strokeJoin(tvg::StrokeJoin::Round);
      made->strokeFill(o.ink.color.r, o.ink.color.g, o.ink.color.b, byte(o.ink.color.a));
      float dash[2] = {float(o.dash), float(o.gap)};
      if (o.dash > 0) made->strokeDash(dash, 2);
      put(made);
    } else if (o.kind == 'b') {
      auto *made = shape(o, o.dx, o.dy);
      fill(made, o.ink);
      auto *scene = tvg::Scene::gen();
      scene->add(made);
      scene->add(tvg::SceneEffect::GaussianBlur, o.sigma, 0, 0, 50);
      put(scene);
    } else if (o.kind == 'l') {
      auto *scene = tvg::Scene::gen();
      if (o.opacity < 1) scene->opacity(byte(o.opacity));
      if (o.sigma > 0) scene->add(tvg::SceneEffect::GaussianBlur, o.sigma, 0, 0, 50);
      open.push_back(scene);
    } else if (o.kind == 'c') {
      auto *scene = tvg::Scene::gen();
      scene->clip(shape(o));
      open.push_back(scene);
    } else {
      auto *scene = open.back();
      open.pop_back();
      put(scene);
    }
  }
  canvas->update();
  canvas->draw(true);
  canvas->sync();
}

static const uint8_t *pixels(int *stride) {
  *stride = rowBytes;
  return (const uint8_t *)buffer.data();
}
