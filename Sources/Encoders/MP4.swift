/// MP4 without alpha: H.264, or HEVC and AV1 where the encoder is installed.
enum MP4 {
  static let codecs = ["h264", "hevc", "av1"]

  static func encoder(
    path: String, options: EncodingOptions
  ) throws(EncodeError) -> any FilmEncoder {
    let profile = try profile(options)
    return VideoEncoder(path: path, options: options) { _ in profile }
  }

  static func profile(_ options: EncodingOptions) throws(EncodeError) -> VideoProfile {
    switch options.codec ?? "h264" {
    case "h264", "libx264", "avc":
      try options.requireRateFactor(within: 51, of: "H.264")
      return h264(options)
    case "hevc", "h265", "libx265":
      try options.requireRateFactor(within: 51, of: "HEVC")
      return hevc(options)
    case "av1", "libsvtav1":
      try options.requireRateFactor(within: 63, of: "AV1")
      return av1(options)
    case let other: throw .codecUnknown(name: other, format: "MP4", known: codecs)
    }
  }

  /// veryfast makes flat art both smaller and faster than the slower presets do.
  private static func h264(_ options: EncodingOptions) -> VideoProfile {
    let preset = preset(options, draft: "ultrafast", standard: "veryfast", high: "medium")
    // Without cpu-independent x264 may choose by the processor it runs on.
    var profile = base(
      "libx264", family: "h264",
      [preset, "x264-params=cpu-independent=1"] + rate(options, standard: 18, high: 14))
    // The encoder's note of its own settings names the thread count; films do not need it.
    profile.packetFilter = "filter_units=remove_types=6"
    return profile
  }

  private static func hevc(_ options: EncodingOptions) -> VideoProfile {
    let preset = preset(options, draft: "ultrafast", standard: "fast", high: "medium")
    // Pools are named so that the threads, and with them the bytes, do not follow the machine.
    var profile = base(
      "libx265", family: "hevc",
      [preset, "x265-params=log-level=none:info=0:pools=4:frame-threads=2"]
        + rate(options, standard: 20, high: 16))
    profile.packetFilter = "filter_units=remove_types=39-40"
    return profile
  }

  private static func av1(_ options: EncodingOptions) -> VideoProfile {
    let preset = preset(options, draft: "12", standard: "9", high: "6")
    return base(
      "libsvtav1", family: "av1", [preset] + rate(options, standard: 26, high: 20))
  }

  private static func base(
    _ codec: String, family: String, _ codecOptions: [String]
  ) -> VideoProfile {
    VideoProfile(
      name: "MP4", container: "mp4", codec: codec, codecFamily: family, pixelFormat: "yuv420p",
      layout: .i420, codecOptions: codecOptions,
      containerOptions: ["movflags=+faststart+write_colr"])
  }

  private static func preset(
    _ options: EncodingOptions, draft: String, standard: String, high: String
  ) -> String {
    switch options.quality {
    case .draft: "preset=\(draft)"
    case .standard: "preset=\(standard)"
    case .high: "preset=\(high)"
    }
  }

  private static func rate(_ options: EncodingOptions, standard: Int, high: Int) -> [String] {
    guard options.bitrate == nil else { return [] }
    return ["crf=\(options.crf ?? (options.quality == .high ? high : standard))"]
  }
}
