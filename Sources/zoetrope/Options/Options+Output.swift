extension Options {
  static let output = OptionKey<String>(
    "--output", short: "o", "PATH", in: .output,
    "Where to write. The ending decides the format, as in film.mp4 or frames/%05d.png; a folder "
      + "gets a sequence of pictures.", read: OutputValue.read)
  static let format = OptionKey<String>(
    "--format", "NAME", in: .output, "The format, where the ending of PATH does not tell.",
    read: { $0.lowercased() })
  static let quality = OptionKey<String>(
    "--quality", "NAME", in: .output, "draft, standard (the default) or high.",
    read: QualityValue.read)
  static let constantRate = OptionKey<Int>(
    "--crf", "N", in: .output, "Constant rate factor of the video encoder, 0 to 51; less is finer.",
    read: QualityValue.constantRate)
  static let codec = OptionKey<String>(
    "--codec", "NAME", in: .output, "Another codec of the format, such as hevc or av1 in MP4.",
    read: { $0.lowercased() })
  static let bitrate = OptionKey<Int>(
    "--bitrate", "RATE", in: .output, "Bits per second, such as 800k or 4M, instead of --crf.",
    read: QualityValue.bitrate)
  static let loops = OptionKey<Int>(
    "--loop", "N", in: .output, "How often an animated picture plays; 0, the default, is for ever.",
    read: QualityValue.loops)
  static let noClobber = OptionKey<Bool>(
    "--no-clobber", in: .output, "Refuse to replace a file.")
  static let encoding = [
    output.spec, format.spec, quality.spec, constantRate.spec, bitrate.spec, codec.spec,
    loops.spec, noClobber.spec,
  ]
}
