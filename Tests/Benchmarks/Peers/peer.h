// Reads a workload (workloads.py says how it is written) and times a peer that draws it.
//
// usage: PEER FILE [-n FRAMES] [-o RAW]
// Prints CPU milliseconds a frame, each on a line; -o writes the middle frame as BGRA.
#pragma once
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

struct Map { double a, b, c, d, tx, ty; };
struct Stop { double t, r, g, b, a; };
struct Color { double r, g, b, a; };
struct Ink { int kind; Color color; double g[4]; std::vector<Stop> stops; };
struct Box { double x, y, w, h; };
struct Operation {
  char kind; int path; Map map; Ink ink; double width, dash, gap, sigma, dx, dy, opacity; Box box;
};
struct Outline { std::vector<int> verbs; std::vector<double> points; };
struct Work {
  int width, height; double background[3];
  std::vector<Outline> paths; std::vector<std::vector<Operation>> frames;
};

static Work readWork(const char *file) {
  std::ifstream in(file);
  Work work; size_t frames, paths;
  auto number = [&] { double v = 0; in >> v; return v; };
  in >> work.width >> work.height >> frames;
  for (double &part : work.background) part = number();
  in >> paths;
  for (size_t i = 0; i < paths; i++) {
    Outline path; int left = number();
    while (left > 0) {
      int verb = number(), count = verb == 2 ? 6 : verb == 3 ? 0 : 2;
      path.verbs.push_back(verb);
      for (int k = 0; k < count; k++) path.points.push_back(number());
      left -= 1 + count;
    }
    work.paths.push_back(path);
  }
  auto map = [&] { Map m; for (double *v : {&m.a, &m.b, &m.c, &m.d, &m.tx, &m.ty}) *v = number(); return m; };
  auto ink = [&] {
    Ink ink; ink.kind = number();
    if (ink.kind == 0) {
      for (double *v : {&ink.color.r, &ink.color.g, &ink.color.b, &ink.color.a}) *v = number();
      return ink;
    }
    for (double &v : ink.g) v = number();
    for (int left = number(); left > 0; left--) {
      Stop s; for (double *v : {&s.t, &s.r, &s.g, &s.b, &s.a}) *v = number();
      ink.stops.push_back(s);
    }
    return ink;
  };
  auto box = [&] { Box b; for (double *v : {&b.x, &b.y, &b.w, &b.h}) *v = number(); return b; };
  for (size_t i = 0; i < frames; i++) {
    std::vector<Operation> list(number());
    for (Operation &o : list) {
      in >> o.kind;
      if (strchr("fsbgc", o.kind)) { o.path = number(); o.map = map(); }
      if (strchr("fsbg", o.kind)) o.ink = ink();
      if (o.kind == 's') { o.width = number(); o.dash = number(); o.gap = number(); }
      if (o.kind == 'b') { o.sigma = number(); o.dx = number(); o.dy = number(); }
      if (o.kind == 'g') for (int k = 0; k < 4; k++) number();
      if (o.kind == 'l') { o.opacity = number(); o.sigma = number(); }
      if (strchr("lc", o.kind)) o.box = box();
    }
    work.frames.push_back(list);
  }
  if (!in) { fprintf(stderr, "error: %s is no workload\n", file); exit(1); }
  return work;
}

// Whole pixels around a path under a map, widened by a margin.
static Box pixelBox(const Outline &path, const Map &m, double margin) {
  double x0 = 1e9, y0 = 1e9, x1 = -1e9, y1 = -1e9;
  for (size_t i = 0; i + 1 < path.points.size(); i += 2) {
    double x = path.points[i], y = path.points[i + 1];
    double X = m.a * x + m.c * y + m.tx, Y = m.b * x + m.d * y + m.ty;
    x0 = std::min(x0, X); x1 = std::max(x1, X); y0 = std::min(y0, Y); y1 = std::max(y1, Y);
  }
  x0 = floor(x0 - margin); y0 = floor(y0 - margin);
  return {x0, y0, ceil(x1 + margin) - x0, ceil(y1 + margin) - y0};
}

// Three running means along each direction stand for a gaussian, in peers that have no blur.
// `n` bytes a pixel; nothing lies outside. Whole rows at a time where the compiler can widen them.
static void boxBlur(uint8_t *pixels, int width, int height, int stride, int n, double sigma) {
  int size = int(sigma * 3 * sqrt(2 * M_PI) / 4 + 0.5);
  if (size < 2) return;
  int count = width * n;
  std::vector<uint8_t> from(size_t(count) * height), to(from.size());
  for (int y = 0; y < height; y++) memcpy(&from[size_t(y) * count], pixels + size_t(y) * stride, count);
  for (int pass = 0; pass < 3; pass++) {
    int span = pass == 2 && size % 2 == 0 ? size + 1 : size;
    int back = pass == 1 && size % 2 == 0 ? span / 2 - 1 : span / 2;
    uint32_t share = (1u << 24) / span;
    for (int y = 0; y < height; y++) {
      const uint8_t *row = &from[size_t(y) * count]; uint8_t *out = &to[size_t(y) * count];
      uint32_t sums[4] = {};
      for (int x = -back; x < span - back - 1; x++)
        if (x >= 0 && x < width) for (int c = 0; c < n; c++) sums[c] += row[x * n + c];
      for (int x = 0; x < width; x++) {
        int in = x - back + span - 1, gone = x - back;
        if (in < width) for (int c = 0; c < n; c++) sums[c] += row[in * n + c];
        for (int c = 0; c < n; c++) out[x * n + c] = (sums[c] * uint64_t(share) + (1 << 23)) >> 24;
        if (gone >= 0) for (int c = 0; c < n; c++) sums[c] -= row[gone * n + c];
      }
    }
    std::swap(from, to);
  }
  std::vector<uint32_t> sums(count);
  for (int pass = 0; pass < 3; pass++) {
    int span = pass == 2 && size % 2 == 0 ? size + 1 : size;
    int back = pass == 1 && size % 2 == 0 ? span / 2 - 1 : span / 2;
    uint32_t share = (1u << 16) / span;
    std::fill(sums.begin(), sums.end(), 0);
    for (int y = -back; y < span - back - 1; y++)
      if (y >= 0 && y < height) for (int x = 0; x < count; x++) sums[x] += from[size_t(y) * count + x];
    for (int y = 0; y < height; y++) {
      int in = y - back + span - 1, gone = y - back;
      uint8_t *out = &to[size_t(y) * count];
      if (in < height) { const uint8_t *row = &from[size_t(in) * count]; for (int x = 0; x < count; x++) sums[x] += row[x]; }
      for (int x = 0; x < count; x++) out[x] = (sums[x] * share + 32768) >> 16;
      if (gone >= 0) { const uint8_t *row = &from[size_t(gone) * count]; for (int x = 0; x < count; x++) sums[x] -= row[x]; }
    }
    std::swap(from, to);
  }
  for (int y = 0; y < height; y++) memcpy(pixels + size_t(y) * stride, &from[size_t(y) * count], count);
}

static double cpuMilliseconds() {
  timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

// What a peer gives: `prepare` once, `draw` for each frame, and where its pixels are.
static void prepare(const Work &work);
static void draw(const Work &work, const std::vector<Operation> &frame);
static const uint8_t *pixels(int *stride);

int main(int count, char **words) {
  int frames = 9; const char *file = nullptr, *out = nullptr;
  for (int i = 1; i < count; i++) {
    if (!strcmp(words[i], "-n")) frames = atoi(words[++i]);
    else if (!strcmp(words[i], "-o")) out = words[++i];
    else file = words[i];
  }
  Work work = readWork(file);
  prepare(work);
  draw(work, work.frames[0]);
  frames = std::max<int>(frames, work.frames.size() > 1 ? work.frames.size() : 0);
  for (int i = 0; i < frames; i++) {
    double start = cpuMilliseconds();
    draw(work, work.frames[i % work.frames.size()]);
    printf("%.4f\n", cpuMilliseconds() - start);
  }
  if (out) {
    draw(work, work.frames[work.frames.size() / 2]);
    int stride; const uint8_t *p = pixels(&stride);
    FILE *raw = fopen(out, "wb");
    for (int y = 0; y < work.height; y++) fwrite(p + size_t(y) * stride, 4, work.width, raw);
    fclose(raw);
  }
}
