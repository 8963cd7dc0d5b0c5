#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Libraries.h"

static void copy_name(char *out, size_t size, const char *name) {
  snprintf(out, size, "%s", name ? name : "unknown");
}

static int open_input(
  const char *path, AVFormatContext **format, int *stream, zav_message *message) {
  if (!zav_load(message)) return 0;
  int code = zav.avformat_open_input(format, path, NULL, NULL);
  if (code >= 0) code = zav.avformat_find_stream_info(*format, NULL);
  if (code >= 0)
    code = *stream = zav.av_find_best_stream(*format, AVMEDIA_TYPE_VIDEO, -1, -1, NULL, 0);
  return code < 0 ? zav_fail(message, "opening", code) : 1;
}

int zav_probe(const char *path, zav_summary *out, zav_message *message) {
  memset(out, 0, sizeof *out);
  AVFormatContext *format = NULL;
  int index = 0;
  if (!open_input(path, &format, &index, message)) {
    if (format) zav.avformat_close_input(&format);
    return 0;
  }
  AVStream *s = format->streams[index];
  AVCodecParameters *p = s->codecpar;
  out->width = p->width, out->height = p->height;
  out->rate_numerator = s->avg_frame_rate.num, out->rate_denominator = s->avg_frame_rate.den;
  copy_name(out->codec, sizeof out->codec, zav.avcodec_get_name(p->codec_id));
  copy_name(
    out->pixel_format, sizeof out->pixel_format, zav.av_get_pix_fmt_name(p->format));
  copy_name(out->range, sizeof out->range, zav.av_color_range_name(p->color_range));
  copy_name(out->matrix, sizeof out->matrix, zav.av_color_space_name(p->color_space));
  copy_name(
    out->primaries, sizeof out->primaries, zav.av_color_primaries_name(p->color_primaries));
  copy_name(out->transfer, sizeof out->transfer, zav.av_color_transfer_name(p->color_trc));
  copy_name(out->chroma, sizeof out->chroma, zav.av_chroma_location_name(p->chroma_location));
  AVDictionaryEntry *alpha = zav.av_dict_get(s->metadata, "alpha_mode", NULL, 0);
  if (alpha && !strcmp(alpha->value, "1") && !strcmp(out->pixel_format, "yuv420p"))
    strcpy(out->pixel_format, "yuva420p");
  AVPacket *packet = zav.av_packet_alloc();
  int64_t end = 0;
  int code = packet ? 0 : AVERROR(ENOMEM);
  while (code >= 0 && (code = zav.av_read_frame(format, packet)) >= 0) {
    if (packet->stream_index == index) {
      out->frames++;
      int64_t at = packet->pts != AV_NOPTS_VALUE ? packet->pts : packet->dts;
      if (at != AV_NOPTS_VALUE && at + packet->duration > end) end = at + packet->duration;
    }
    zav.av_packet_unref(packet);
  }
  out->duration_seconds = (double)end * s->time_base.num / s->time_base.den;
  zav.av_packet_free(&packet);
  zav.avformat_close_input(&format);
  return code == AVERROR_EOF ? 1 : zav_fail(message, "reading", code);
}

struct zav_reader {
  AVFormatContext *format;
  AVCodecContext *codec;
  AVFrame *frame;
  AVPacket *packet;
  int stream, draining;
};

static int open_decoder(zav_reader *r, const char *name, zav_message *message) {
  AVCodecParameters *p = r->format->streams[r->stream]->codecpar;
  const AVCodec *decoder =
    name ? zav.avcodec_find_decoder_by_name(name) : zav.avcodec_find_decoder(p->codec_id);
  if (!decoder) return zav_fail(message, "decoder", AVERROR_DECODER_NOT_FOUND);
  r->codec = zav.avcodec_alloc_context3(decoder);
  r->frame = zav.av_frame_alloc(), r->packet = zav.av_packet_alloc();
  if (!r->codec || !r->frame || !r->packet) return zav_fail(message, "decoder", AVERROR(ENOMEM));
  int code = zav.avcodec_parameters_to_context(r->codec, p);
  r->codec->flags |= AV_CODEC_FLAG_BITEXACT;
  r->codec->thread_count = 0;
  if (code >= 0) code = zav.avcodec_open2(r->codec, decoder, NULL);
  return code < 0 ? zav_fail(message, "decoder", code) : 1;
}

zav_reader *zav_reader_open(const char *path, const char *decoder, zav_message *message) {
  zav_reader *r = calloc(1, sizeof *r);
  if (!r) return NULL;
  if (open_input(path, &r->format, &r->stream, message) && open_decoder(r, decoder, message))
    return r;
  zav_reader_free(r);
  return NULL;
}

int zav_reader_next(zav_reader *r, zav_message *message) {
  for (;;) {
    int code = zav.avcodec_receive_frame(r->codec, r->frame);
    if (code >= 0) return 1;
    if (code == AVERROR_EOF) return 0;
    if (code != AVERROR(EAGAIN) || r->draining) return zav_fail(message, "decoding", code) - 1;
    code = zav.av_read_frame(r->format, r->packet);
    if (code == AVERROR_EOF) {
      r->draining = 1;
      code = zav.avcodec_send_packet(r->codec, NULL);
    } else if (code >= 0) {
      if (r->packet->stream_index == r->stream)
        code = zav.avcodec_send_packet(r->codec, r->packet);
      zav.av_packet_unref(r->packet);
    }
    if (code < 0) return zav_fail(message, "decoding", code) - 1;
  }
}

int zav_reader_width(const zav_reader *r) { return r->frame->width; }
int zav_reader_height(const zav_reader *r) { return r->frame->height; }

double zav_reader_time(const zav_reader *r) {
  AVRational base = r->format->streams[r->stream]->time_base;
  return (double)r->frame->best_effort_timestamp * base.num / base.den;
}

const uint8_t *zav_reader_plane(const zav_reader *r, int plane, size_t *stride) {
  *stride = r->frame->linesize[plane];
  return r->frame->data[plane];
}

/// Scales nothing, converts everything: straight RGBA by the frame's own matrix and range.
static int to_rgba(AVFrame *f, uint8_t *rgba, zav_message *message) {
  // The "J" formats are the plain ones with a range that the frame also states.
  enum AVPixelFormat format = f->format;
  int full = f->color_range == AVCOL_RANGE_JPEG;
  switch (format) {
  case AV_PIX_FMT_YUVJ420P: format = AV_PIX_FMT_YUV420P, full = 1; break;
  case AV_PIX_FMT_YUVJ422P: format = AV_PIX_FMT_YUV422P, full = 1; break;
  case AV_PIX_FMT_YUVJ444P: format = AV_PIX_FMT_YUV444P, full = 1; break;
  case AV_PIX_FMT_YUVJ440P: format = AV_PIX_FMT_YUV440P, full = 1; break;
  default: break;
  }
  int flags = SWS_BICUBIC | SWS_ACCURATE_RND | SWS_BITEXACT | SWS_FULL_CHR_H_INT
    | SWS_FULL_CHR_H_INP;
  struct SwsContext *sws = zav.sws_getContext(
    f->width, f->height, format, f->width, f->height, AV_PIX_FMT_RGBA, flags, NULL, NULL, NULL);
  if (!sws) return zav_fail(message, "converting", AVERROR(ENOMEM));
  const int *table = zav.sws_getCoefficients(
    f->colorspace == AVCOL_SPC_BT709 ? SWS_CS_ITU709 : SWS_CS_ITU601);
  zav.sws_setColorspaceDetails(sws, table, full, table, 1, 0, 1 << 16, 1 << 16);
  uint8_t *planes[4] = {rgba};
  int strides[4] = {f->width * 4};
  int rows = zav.sws_scale(
    sws, (const uint8_t *const *)f->data, f->linesize, 0, f->height, planes, strides);
  zav.sws_freeContext(sws);
  return rows < 0 ? zav_fail(message, "converting", rows) : 1;
}

int zav_reader_rgba(zav_reader *r, uint8_t *rgba, zav_message *message) {
  return to_rgba(r->frame, rgba, message);
}

void zav_reader_free(zav_reader *r) {
  if (!r) return;
  if (zav.av_packet_free) {
    zav.av_packet_free(&r->packet);
    zav.av_frame_free(&r->frame);
    zav.avcodec_free_context(&r->codec);
    if (r->format) zav.avformat_close_input(&r->format);
  }
  free(r);
}

static enum AVCodecID sniff(const uint8_t *b, size_t n) {
  if (n >= 3 && b[0] == 0xff && b[1] == 0xd8 && b[2] == 0xff) return AV_CODEC_ID_MJPEG;
  if (n >= 6 && !memcmp(b, "GIF8", 4)) return AV_CODEC_ID_GIF;
  if (n >= 12 && !memcmp(b, "RIFF", 4) && !memcmp(b + 8, "WEBP", 4)) return AV_CODEC_ID_WEBP;
  if (n >= 2 && !memcmp(b, "BM", 2)) return AV_CODEC_ID_BMP;
  return AV_CODEC_ID_NONE;
}

/// Feeds the whole file as one packet; the decoders of still formats take that.
static int decode_still(
  AVCodecContext *codec, const uint8_t *bytes, size_t count, AVFrame *frame) {
  AVPacket *packet = zav.av_packet_alloc();
  uint8_t *padded = zav.av_malloc(count + AV_INPUT_BUFFER_PADDING_SIZE);
  int code = packet && padded ? 0 : AVERROR(ENOMEM);
  if (code >= 0) {
    memcpy(padded, bytes, count);
    memset(padded + count, 0, AV_INPUT_BUFFER_PADDING_SIZE);
    packet->data = padded, packet->size = (int)count;
    code = zav.avcodec_send_packet(codec, packet);
    if (code >= 0) zav.avcodec_send_packet(codec, NULL);
    if (code >= 0) code = zav.avcodec_receive_frame(codec, frame);
    packet->data = NULL, packet->size = 0;
  }
  zav.av_freep(&padded);
  zav.av_packet_free(&packet);
  return code;
}

uint8_t *zav_decode_image(
  const uint8_t *bytes, size_t count, int64_t max_pixels, int *width, int *height,
  zav_message *message) {
  if (!zav_load(message)) return NULL;
  const AVCodec *decoder = count < INT32_MAX / 2
    ? zav.avcodec_find_decoder(sniff(bytes, count)) : NULL;
  if (!decoder) {
    zav_fail(message, "image", AVERROR_DECODER_NOT_FOUND);
    return NULL;
  }
  AVCodecContext *codec = zav.avcodec_alloc_context3(decoder);
  AVFrame *frame = zav.av_frame_alloc();
  int code = codec && frame ? 0 : AVERROR(ENOMEM);
  uint8_t *rgba = NULL;
  if (code >= 0) {
    codec->flags |= AV_CODEC_FLAG_BITEXACT;
    codec->thread_count = 1;
    codec->max_pixels = max_pixels;
    code = zav.avcodec_open2(codec, decoder, NULL);
  }
  if (code >= 0) code = decode_still(codec, bytes, count, frame);
  if (code >= 0) {
    rgba = malloc((size_t)frame->width * frame->height * 4);
    if (rgba && to_rgba(frame, rgba, message)) {
      *width = frame->width, *height = frame->height;
    } else {
      free(rgba);
      rgba = NULL;
    }
  } else {
    zav_fail(message, "image", code);
  }
  zav.av_frame_free(&frame);
  zav.avcodec_free_context(&codec);
  return rgba;
}
