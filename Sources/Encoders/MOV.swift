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
        codecOptions: ["profile=4444", "vendor=apl0", "alpha_bits=\(film.hasAlpha ? 16 : 0)"],
        containerOptions: ["movflags=+write_colr"])
    }
  }
}
