// x264 FILE.y4m OUT.mp4 PRESET CRF THREADS: encodes 4:2:0 frames through libavcodec, nothing else.
// Frames are read before the clock starts. Prints CPU milliseconds of all threads, and bytes.
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/opt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double cpu(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

/// The frames stay until the end.
static void keep(void *opaque, uint8_t *data) {}

int main(int count, char **words) {
  if (count < 6) return 2;
  int width = 0, height = 0, rate = 60, base = 1;
  char head[256];
  FILE *file = fopen(words[1], "rb");
  if (!file || !fgets(head, sizeof head, file)) return 2;
  if (sscanf(head, "YUV4MPEG2 W%d H%d F%d:%d", &width, &height, &rate, &base) < 4) return 2;
  size_t size = (size_t)width * height * 3 / 2, frames = 0, room = 0;
  uint8_t *all = NULL;
  while (fgets(head, sizeof head, file)) {
    if (frames == room) all = realloc(all, (room = room ? 2 * room : 64) * size);
    if (fread(all + frames * size, size, 1, file) != 1) return 2;
    frames++;
  }
  fclose(file);

  double start = cpu();
  AVFormatContext *format;
  avformat_alloc_output_context2(&format, NULL, "mp4", words[2]);
  const AVCodec *encoder = avcodec_find_encoder_by_name("libx264");
  AVCodecContext *codec = avcodec_alloc_context3(encoder);
  codec->width = width, codec->height = height, codec->pix_fmt = AV_PIX_FMT_YUV420P;
  codec->time_base = (AVRational){base, rate}, codec->framerate = (AVRational){rate, base};
  codec->gop_size = (2 * rate + base - 1) / base;
  codec->thread_count = atoi(words[5]);
  codec->color_range = AVCOL_RANGE_MPEG, codec->colorspace = AVCOL_SPC_BT709;
  codec->color_primaries = AVCOL_PRI_BT709, codec->color_trc = AVCOL_TRC_BT709;
  codec->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
  av_opt_set(codec->priv_data, "preset", words[3], 0);
  av_opt_set(codec->priv_data, "crf", words[4], 0);
  av_opt_set(codec->priv_data, "x264-params", "cpu-independent=1", 0);
  if (avcodec_open2(codec, encoder, NULL) < 0) return 1;
  AVStream *stream = avformat_new_stream(format, NULL);
  avcodec_parameters_from_context(stream->codecpar, codec);
  stream->time_base = codec->time_base;
  AVDictionary *options = NULL;
  av_dict_set(&options, "movflags", "+faststart+write_colr", 0);
  if (avio_open(&format->pb, words[2], AVIO_FLAG_WRITE) < 0) return 1;
  if (avformat_write_header(format, &options) < 0) return 1;
  AVPacket *packet = av_packet_alloc();
  AVFrame *frame = av_frame_alloc();
  frame->width = width, frame->height = height, frame->format = AV_PIX_FMT_YUV420P;
  for (size_t n = 0; n <= frames; n++) {
    // The encoder copies what it is given, so the planes need no copy here.
    uint8_t *at = all + n * size;
    frame->data[0] = at, frame->linesize[0] = width;
    frame->data[1] = at + width * height, frame->linesize[1] = width / 2;
    frame->data[2] = at + width * height * 5 / 4, frame->linesize[2] = width / 2;
    frame->buf[0] = n < frames ? av_buffer_create(at, size, keep, NULL, 0) : 0;
    frame->pts = (int64_t)n;
    if (n < frames && !frame->buf[0]) return 1;
    avcodec_send_frame(codec, n < frames ? frame : NULL);
    av_buffer_unref(&frame->buf[0]);
    while (avcodec_receive_packet(codec, packet) == 0) {
      packet->duration = 1;
      av_packet_rescale_ts(packet, codec->time_base, stream->time_base);
      packet->stream_index = 0;
      av_interleaved_write_frame(format, packet);
    }
  }
  av_write_trailer(format);
  long long bytes = avio_size(format->pb);
  avio_closep(&format->pb);
  printf("%.1f %lld\n", cpu() - start, bytes);
  return 0;
}
