#pragma once
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>

static inline int zoetrope_averror_eagain(void) { return AVERROR(EAGAIN); }
static inline int zoetrope_averror_eof(void) { return AVERROR_EOF; }
