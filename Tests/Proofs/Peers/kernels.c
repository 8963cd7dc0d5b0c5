// kernels FRAME.bgra WIDTH HEIGHT: the tool's own kernels beside swscale and libpng on one frame, in turns.
// Prints, median of the rounds, CPU ms: I420 ours, swscale; PNG ours, libpng; bytes ours, libpng.
#include "CFrames.h"
#include "CPNG.h"
#include <libswscale/swscale.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 15 };
static size_t width, height;
static uint8_t *frame, *straight, *planes, *file;
static size_t file_bytes;

static double cpu(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values) {
  qsort(values, ROUNDS, sizeof *values, by_value);
  return values[ROUNDS / 2];
}

static void convert(uint16_t *sums) {
  uint8_t *u = planes + width * height, *v = u + width * height / 4;
  for (size_t y = 0; y < height; y += 2)
    zf_i420_rows(
      frame + y * width * 4, frame + (y + 1) * width * 4, width, 0, planes + y * width,
      planes + (y + 1) * width, u + y / 2 * (width / 2), v + y / 2 * (width / 2), sums);
}

static void append(png_structp png, png_bytep bytes, png_size_t count) {
  memcpy(file + file_bytes, bytes, count);
  file_bytes += count;
}
static void flush(png_structp png) {}

static void libpng(void) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  file_bytes = 0;
  png_set_write_fn(png, NULL, append, flush);
  png_set_compression_level(png, 6);
  png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGBA, 0, 0, 0);
  png_write_info(png, info);
  for (size_t y = 0; y < height; y++) png_write_row(png, straight + y * width * 4);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
}

int main(int count, char **words) {
  width = atoi(words[2]), height = atoi(words[3]);
  size_t bytes = width * height * 4;
  frame = malloc(bytes + 64), straight = malloc(bytes), planes = malloc(bytes), file = malloc(2 * bytes);
  uint16_t *sums = malloc(3 * (width + 2) * sizeof *sums);
  FILE *in = fopen(words[1], "rb");
  if (!in || fread(frame, bytes, 1, in) != 1) return 2;
  for (size_t i = 0; i < bytes; i += 4) {
    straight[i] = frame[i + 2], straight[i + 1] = frame[i + 1], straight[i + 2] = frame[i];
    straight[i + 3] = 255;
  }
  struct SwsContext *scale = sws_getContext(
    width, height, AV_PIX_FMT_BGRA, width, height, AV_PIX_FMT_YUV420P,
    SWS_BICUBIC | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INP, NULL, NULL, NULL);
  const int *table = sws_getCoefficients(SWS_CS_ITU709);
  sws_setColorspaceDetails(scale, table, 1, table, 0, 0, 1 << 16, 1 << 16);
  double times[4][ROUNDS];
  size_t ours = 0;
  for (int round = 0; round < ROUNDS; round++) {
    double start = cpu();
    convert(sums);
    times[0][round] = cpu() - start;
    const uint8_t *source[4] = {frame};
    int source_stride[4] = {(int)width * 4}, stride[4] = {(int)width, (int)width / 2, (int)width / 2};
    uint8_t *out[4] = {planes, planes + width * height, planes + width * height * 5 / 4};
    start = cpu();
    sws_scale(scale, source, source_stride, 0, (int)height, out, stride);
    times[1][round] = cpu() - start;
    zpng_picture picture = {
      width, height, frame, width * 4, ZPNG_BGRA_PREMULTIPLIED, 0, 4};
    zpng_buffer stream = {0};
    start = cpu();
    zpng_compress(&picture, &stream);
    times[2][round] = cpu() - start;
    ours = stream.count + 57;
    zpng_buffer_free(&stream);
    start = cpu();
    libpng();
    times[3][round] = cpu() - start;
  }
  for (int i = 0; i < 4; i++) printf("%.3f ", median(times[i]));
  printf("%zu %zu\n", ours, file_bytes);
  return 0;
}
