#pragma once
#include <libavcodec/avcodec.h>
#include <libavcodec/bsf.h>
#include <libavformat/avformat.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>

#include "CLibAV.h"

/// Every function used of each library, so that one list declares and finds them.
#define ZAV_UTIL(X)                                                                              \
  X(av_buffer_unref) X(av_dict_free) X(av_dict_parse_string) X(av_dict_set) X(av_frame_alloc)    \
  X(av_frame_copy) X(av_frame_free) X(av_frame_get_buffer) X(av_frame_is_writable)               \
  X(av_frame_make_writable) X(av_frame_unref) X(av_freep) X(av_get_pix_fmt)                      \
  X(av_get_pix_fmt_name) X(av_log_set_level) X(av_pix_fmt_desc_get) X(av_malloc)                 \
  X(av_chroma_location_name) X(av_color_primaries_name) X(av_color_range_name)                   \
  X(av_color_space_name) X(av_color_transfer_name) X(av_strerror) X(av_dict_get)
#define ZAV_CODEC(X)                                                                             \
  X(av_bsf_free) X(av_bsf_init) X(av_bsf_list_parse_str) X(av_bsf_receive_packet)                \
  X(av_bsf_send_packet) X(av_packet_alloc) X(av_packet_free) X(av_packet_rescale_ts)             \
  X(av_packet_unref) X(avcodec_alloc_context3) X(avcodec_find_decoder)                           \
  X(avcodec_find_decoder_by_name) X(avcodec_find_encoder_by_name) X(avcodec_free_context)        \
  X(avcodec_get_name) X(avcodec_open2) X(avcodec_parameters_copy)                                \
  X(avcodec_parameters_from_context) X(avcodec_parameters_to_context) X(avcodec_receive_frame)   \
  X(avcodec_receive_packet) X(avcodec_send_frame) X(avcodec_send_packet) X(avcodec_version)
#define ZAV_FORMAT(X)                                                                            \
  X(av_find_best_stream) X(av_guess_frame_rate) X(av_interleaved_write_frame) X(av_read_frame)   \
  X(av_write_trailer) X(avformat_alloc_context) X(avformat_alloc_output_context2)                \
  X(avformat_close_input) X(avformat_find_stream_info) X(avformat_free_context)                  \
  X(avformat_new_stream) X(avformat_open_input) X(avformat_write_header) X(avio_alloc_context)   \
  X(avio_closep) X(avio_context_free) X(avio_open) X(avio_flush)
#define ZAV_SCALE(X)                                                                             \
  X(sws_freeContext) X(sws_getCoefficients) X(sws_getContext) X(sws_scale)                       \
  X(sws_setColorspaceDetails)

#define ZAV_FIELD(name) __typeof__(name) *name;
typedef struct {
  ZAV_UTIL(ZAV_FIELD) ZAV_CODEC(ZAV_FIELD) ZAV_FORMAT(ZAV_FIELD) ZAV_SCALE(ZAV_FIELD)
} zav_libraries;

/// Filled by `zav_load`.
extern zav_libraries zav;

/// Writes `stage: libav's words` and returns 0.
int zav_fail(zav_message *message, const char *stage, int code);
