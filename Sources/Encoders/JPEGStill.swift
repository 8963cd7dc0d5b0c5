/// One picture as JPEG, with full colour resolution so that thin lines keep theirs.
enum JPEGStill {
  static func encoder(
    path: String, options: EncodingOptions
  ) throws(EncodeError) -> any FilmEncoder {
    // The codec counts from 1 (best) to 31; 16 is already coarse.
    let scale = 1 + (100 - max(1, min(100, options.lossyQuality))) * 15 / 99
    let profile = VideoProfile(
      name: "JPEG", container: "mjpeg", codec: "mjpeg", codecFamily: "mjpeg",
      pixelFormat: "yuvj444p", layout: .jfif,
      codecOptions: ["flags=+qscale", "global_quality=\(scale * 118)", "qmin=1"], threads: 1)
    return VideoEncoder(path: path, options: options) { _ in profile }
  }
}
