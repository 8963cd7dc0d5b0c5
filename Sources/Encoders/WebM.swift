/// WebM with VP9; straight alpha where the film has any.
enum WebM {
  static func encoder(
    path: String, options: EncodingOptions
  ) throws(EncodeError) -> any FilmEncoder {
    if let codec = options.codec, codec != "vp9" {
      throw .codecUnknown(name: codec, format: "WebM", known: ["vp9"])
    }
    try options.requireRateFactor(within: 63, of: "VP9")
    return VideoEncoder(path: path, options: options) { film in
      VideoProfile(
        name: "WebM", container: "webm", codec: "libvpx-vp9", codecFamily: "vp9",
        pixelFormat: film.hasAlpha ? "yuva420p" : "yuv420p",
        layout: film.hasAlpha ? .i420WithAlpha : .i420,
        codecOptions: codecOptions(options))
    }
  }

  /// Tiles rather than rows share the work: their bytes do not depend on timing.
  private static func codecOptions(_ options: EncodingOptions) -> [String] {
    let speed =
      switch options.quality {
      case .draft: ["deadline=realtime", "cpu-used=8"]
      case .standard: ["deadline=good", "cpu-used=5"]
      case .high: ["deadline=good", "cpu-used=2"]
      }
    let quality = options.quality == .high ? 16 : 22
    let rate = options.bitrate == nil ? ["b=0", "crf=\(options.crf ?? quality)"] : []
    // Hidden reference frames cannot be paired with alpha.
    return speed + rate + ["auto-alt-ref=0", "lag-in-frames=0", "tile-columns=2"]
  }
}
