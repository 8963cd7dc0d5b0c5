/// MOV with ProRes 4444 for compositing programs; straight alpha where the film has any.
enum MOV {
  static func encoder(
    path: String, options: EncodingOptions
  ) throws(EncodeError) -> any FilmEncoder {
    if let codec = options.codec, codec != "prores" {
      throw .codecUnknown(name: codec, format: "MOV", known: ["prores"])
    }
    return VideoEncoder(path: path, options: options) { film in
      VideoProfile(
        name: "MOV", container: "mov", codec: "prores_ks", codecFamily: "prores",
        pixelFormat: film.hasAlpha ? "yuva444p10le" : "yuv444p10le",
        layout: film.hasAlpha ? .yuva444p10 : .yuv444p10,
        codecOptions: ["vendor=apl0", "alpha_bits=\(film.hasAlpha ? 16 : 0)"] + rate(options),
        containerOptions: ["movflags=+write_colr"])
    }
  }

  /// A fixed step for drafts, which spares the search for one; else as many bits as the profile
  /// wants.
  private static func rate(_ options: EncodingOptions) -> [String] {
    switch options.quality {
    case .draft: ["profile=4444", "flags=+qscale", "global_quality=\(6 * 118)"]
    case .standard: ["profile=4444"]
    case .high: ["profile=4444xq"]
    }
  }
}
