#include <stdlib.h>
#include <string.h>

#include "Libraries.h"

struct zav_writer {
  AVFormatContext *format;
  AVCodecContext *codec;
  AVStream *stream;
  AVBSFContext *filter;
  AVFrame *frame;
  AVPacket *packet;
  int64_t next;
};

/// Colour tags of the codec context and of each frame.
static void tag(AVCodecContext *codec, enum zav_matrix matrix) {
  codec->color_primaries = AVCOL_PRI_BT709;
  if (matrix == ZAV_BT709_LIMITED) {
    codec->color_trc = AVCOL_TRC_BT709;
    codec->colorspace = AVCOL_SPC_BT709;
    codec->color_range = AVCOL_RANGE_MPEG;
    codec->chroma_sample_location = AVCHROMA_LOC_LEFT;
  } else {
    codec->color_trc = AVCOL_TRC_IEC61966_2_1;
    codec->colorspace = matrix == ZAV_JFIF ? AVCOL_SPC_BT470BG : AVCOL_SPC_RGB;
    codec->color_range = AVCOL_RANGE_JPEG;
  }
}

static int open_codec(zav_writer *w, const zav_film *film, zav_message *message) {
  const AVCodec *encoder = zav.avcodec_find_encoder_by_name(film->codec);
  if (!encoder) return zav_fail(message, film->codec, AVERROR_ENCODER_NOT_FOUND);
  // SVT-AV1 tells its settings on standard error, whatever libav's own level of logging is.
  if (!strcmp(film->codec, "libsvtav1")) setenv("SVT_LOG", "1", 0);
  AVCodecContext *c = w->codec = zav.avcodec_alloc_context3(encoder);
  if (!c) return zav_fail(message, "codec", AVERROR(ENOMEM));
  c->width = film->width, c->height = film->height;
  c->pix_fmt = zav.av_get_pix_fmt(film->pixel_format);
  c->time_base = (AVRational){film->rate_denominator, film->rate_numerator};
  c->framerate = (AVRational){film->rate_numerator, film->rate_denominator};
  c->sample_aspect_ratio = (AVRational){1, 1};
  c->thread_count = film->threads;
  if (film->key_interval > 0) c->gop_size = film->key_interval;
  if (film->bit_rate > 0) c->bit_rate = film->bit_rate;
  tag(c, film->matrix);
  c->flags |= AV_CODEC_FLAG_BITEXACT;
  if (w->format->oformat->flags & AVFMT_GLOBALHEADER) c->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
  AVDictionary *options = NULL;
  int code = 0;
  if (film->codec_options)
    code = zav.av_dict_parse_string(&options, film->codec_options, "=", ";", 0);
  if (code >= 0) code = zav.avcodec_open2(c, encoder, &options);
  zav.av_dict_free(&options);
  return code < 0 ? zav_fail(message, film->codec, code) : 1;
}

static int open_filter(zav_writer *w, const zav_film *film, zav_message *message) {
  int code = zav.avcodec_parameters_from_context(w->stream->codecpar, w->codec);
  if (code >= 0 && film->packet_filter) {
    code = zav.av_bsf_list_parse_str(film->packet_filter, &w->filter);
    if (code >= 0)
      code = zav.avcodec_parameters_copy(w->filter->par_in, w->stream->codecpar);
    if (code >= 0) {
      w->filter->time_base_in = w->codec->time_base;
      code = zav.av_bsf_init(w->filter);
    }
    if (code >= 0)
      code = zav.avcodec_parameters_copy(w->stream->codecpar, w->filter->par_out);
  }
  return code < 0 ? zav_fail(message, "stream", code) : 1;
}

static int open_file(zav_writer *w, const zav_film *film, zav_message *message) {
  w->stream->time_base = w->codec->time_base;
  w->stream->avg_frame_rate = w->stream->r_frame_rate = w->codec->framerate;
  w->stream->sample_aspect_ratio = w->codec->sample_aspect_ratio;
  w->format->flags |= AVFMT_FLAG_BITEXACT;
  // Apple's players open HEVC by this tag only.
  if (w->codec->codec_id == AV_CODEC_ID_HEVC)
    w->stream->codecpar->codec_tag = MKTAG('h', 'v', 'c', '1');
  // Matroska marks tracks whose blocks carry a second picture of alpha.
  if (w->codec->pix_fmt == AV_PIX_FMT_YUVA420P)
    zav.av_dict_set(&w->stream->metadata, "alpha_mode", "1", 0);
  if (film->comment) zav.av_dict_set(&w->format->metadata, "comment", film->comment, 0);
  int code = zav.avio_open(&w->format->pb, film->path, AVIO_FLAG_WRITE);
  if (code < 0) return zav_fail(message, "file", code);
  AVDictionary *options = NULL;
  if (film->container_options)
    code = zav.av_dict_parse_string(&options, film->container_options, "=", ";", 0);
  if (code >= 0) code = zav.avformat_write_header(w->format, &options);
  zav.av_dict_free(&options);
  return code < 0 ? zav_fail(message, "header", code) : 1;
}

static int open_frame(zav_writer *w, zav_message *message) {
  w->frame = zav.av_frame_alloc(), w->packet = zav.av_packet_alloc();
  if (!w->frame || !w->packet) return zav_fail(message, "frame", AVERROR(ENOMEM));
  w->frame->format = w->codec->pix_fmt;
  w->frame->width = w->codec->width, w->frame->height = w->codec->height;
  w->frame->color_range = w->codec->color_range;
  w->frame->color_primaries = w->codec->color_primaries;
  w->frame->color_trc = w->codec->color_trc;
  w->frame->colorspace = w->codec->colorspace;
  w->frame->chroma_location = w->codec->chroma_sample_location;
  int code = zav.av_frame_get_buffer(w->frame, 0);
  return code < 0 ? zav_fail(message, "frame", code) : 1;
}

zav_writer *zav_open(const zav_film *film, zav_message *message) {
  if (!zav_load(message)) return NULL;
  zav_writer *w = calloc(1, sizeof *w);
  if (!w) return NULL;
  int code = zav.avformat_alloc_output_context2(&w->format, NULL, film->container, film->path);
  int done = code < 0 ? zav_fail(message, film->container, code) : 1;
  done = done && open_codec(w, film, message);
  if (done) {
    w->stream = zav.avformat_new_stream(w->format, NULL);
    if (!w->stream) done = zav_fail(message, "stream", AVERROR(ENOMEM));
  }
  done = done && open_filter(w, film, message) && open_file(w, film, message)
    && open_frame(w, message);
  if (done) return w;
  zav_free(w);
  return NULL;
}

uint8_t *zav_plane(zav_writer *w, int plane, size_t *stride) {
  if (zav.av_frame_make_writable(w->frame) < 0) return NULL;
  *stride = w->frame->linesize[plane];
  return w->frame->data[plane];
}

static int put(zav_writer *w) {
  AVPacket *p = w->packet;
  // A packet without a length would leave the last frame with none.
  if (p->duration == 0) p->duration = 1;
  p->stream_index = w->stream->index;
  zav.av_packet_rescale_ts(p, w->codec->time_base, w->stream->time_base);
  return zav.av_interleaved_write_frame(w->format, p);
}

/// Sends one packet, or the end, through the filter and writes what comes out.
static int put_filtered(zav_writer *w, AVPacket *packet) {
  if (!w->filter) return packet ? put(w) : 0;
  int code = zav.av_bsf_send_packet(w->filter, packet);
  while (code >= 0) {
    code = zav.av_bsf_receive_packet(w->filter, w->packet);
    if (code == AVERROR(EAGAIN) || code == AVERROR_EOF) return 0;
    if (code >= 0) code = put(w);
  }
  return code;
}

static int encode(zav_writer *w, AVFrame *frame) {
  int code = zav.avcodec_send_frame(w->codec, frame);
  while (code >= 0) {
    code = zav.avcodec_receive_packet(w->codec, w->packet);
    if (code == AVERROR(EAGAIN)) return 0;
    if (code == AVERROR_EOF) return put_filtered(w, NULL);
    if (code >= 0) code = put_filtered(w, w->packet);
  }
  return code;
}

int zav_write(zav_writer *w, zav_message *message) {
  w->frame->pts = w->next++;
  int code = encode(w, w->frame);
  return code < 0 ? zav_fail(message, "frame", code) : 1;
}

int zav_finish(zav_writer *w, zav_message *message) {
  int code = encode(w, NULL);
  if (code >= 0) code = zav.av_write_trailer(w->format);
  if (code >= 0 && w->format->pb) {
    zav.avio_flush(w->format->pb);
    code = w->format->pb->error;
  }
  int closed = zav.avio_closep(&w->format->pb);
  if (code >= 0) code = closed;
  return code < 0 ? zav_fail(message, "file", code) : 1;
}

void zav_free(zav_writer *w) {
  if (!w) return;
  zav.av_packet_free(&w->packet);
  zav.av_frame_free(&w->frame);
  zav.av_bsf_free(&w->filter);
  zav.avcodec_free_context(&w->codec);
  if (w->format && w->format->pb) zav.avio_closep(&w->format->pb);
  zav.avformat_free_context(w->format);
  free(w);
}
