import Encoders

extension Options {
  static let output = OptionKey<String>(
    "--output", short: "o", "PATH", in: .output,
    "Where to write. The ending decides the format, as in film.mp4 or frames/%05d.png; a folder "
      + "gets a sequence of pictures.", read: OutputValue.read)
  static let format = OptionKey<String>(
    "--format", "NAME", in: .output, "The format, where the ending of PATH does not tell.",
    read: { $0.lowercased() })
  static let quality = OptionKey<String>(
    "--quality", "NAME", in: .output,
    "draft (fast), standard (the default) or high; high WebP loses nothing.",
    read: QualityValue.read)
  static let constantRate = OptionKey<Int>(
    "--crf", "N", in: .output,
    "Constant rate factor of the video encoder, 0 to 51 (63 in AV1 and VP9); less is finer.",
    read: QualityValue.constantRate)
  static let codec = OptionKey<String>(
    "--codec", "NAME", in: .output, "Another codec of the format, such as hevc or av1 in MP4.",
    read: { $0.lowercased() })
  static let bitrate = OptionKey<Int>(
    "--bitrate", "RATE", in: .output, "Bits per second, such as 800k or 4M, instead of --crf.",
    read: QualityValue.bitrate)
  static let loops = OptionKey<Int>(
    "--loop", "N", in: .output,
    "How often a GIF, APNG or WebP plays; 0, the default, is for ever.",
    read: QualityValue.loops)
  static let pngLevel = OptionKey<Int>(
    "--png-level", "N", in: .output,
    "Compression of PNG and APNG, 0 (none) to 12 (smallest); the default is 4.",
    read: QualityValue.pngLevel)
  static let colors = OptionKey<Int>(
    "--colors", "N", in: .output, "Colours of a GIF, 2 to 256, the clear one among them.",
    read: QualityValue.colors)
  static let dither = OptionKey<EncodingOptions.Dither>(
    "--dither", "NAME", in: .output, "Dither of a GIF: ordered (the default), diffusion or none.",
    read: QualityValue.dither)
  static let maxBytes = OptionKey<Int>(
    "--max-bytes", "SIZE", in: .output,
    "Bytes a GIF may have, such as 500k or 2M; colours, frames and pixels are given up for it, "
      + "as few as will do.", read: QualityValue.bytes)
  static let verifyPixels = OptionKey<Bool>(
    "--verify-pixels", in: .output,
    "Decode the file before it gets its name, and compare each frame with what was drawn.")
  static let noMetadata = OptionKey<Bool>(
    "--no-metadata", in: .output, "Leave out the notes on tool, scene and flags.")
  static let noClobber = OptionKey<Bool>(
    "--no-clobber", in: .output, "Refuse to replace a file.")
  static let encoding = [
    output.spec, format.spec, quality.spec, constantRate.spec, bitrate.spec, codec.spec,
    pngLevel.spec, loops.spec, colors.spec, dither.spec, maxBytes.spec, verifyPixels.spec,
    noMetadata.spec, noClobber.spec,
  ]

  /// The flag of each choice that only some formats have.
  static let choices: [(EncodingChoice, OptionSpec)] = [
    (.quality, quality.spec), (.constantRate, constantRate.spec), (.codec, codec.spec),
    (.bitrate, bitrate.spec), (.loops, loops.spec), (.pngLevel, pngLevel.spec),
    (.colors, colors.spec), (.dither, dither.spec), (.maxBytes, maxBytes.spec),
  ]
}
