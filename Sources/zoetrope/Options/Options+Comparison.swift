import Golden

extension Options {
  static let folder = OptionKey<String>(
    "--output", short: "o", "DIR", in: .output, "The folder to write to.", read: OutputValue.read)
  static let title = OptionKey<String>(
    "--title", "TEXT", in: .output, "The page's title; the default is Design review.",
    read: { $0 })
  static let goldens = OptionKey<String>(
    "--goldens", "DIR", in: .comparison,
    "Where the recordings are kept; the default is Goldens in this folder.",
    read: OutputValue.read)
  static let good = OptionKey<String>(
    "--good", "REF", in: .comparison, "A commit, branch or tag that shows the film as wanted.",
    read: { $0 })
  static let bad = OptionKey<String>(
    "--bad", "REF", in: .comparison,
    "A later one that shows another film; the default is HEAD.", read: { $0 })
  static let failures = OptionKey<String>(
    "--failures", "DIR", in: .comparison,
    "Where pictures of differences go; the default is .zoetrope/failures.",
    read: OutputValue.read)
  static let update = OptionKey<GoldenUpdate>(
    "--update", short: "u", optional: "WHICH", in: .comparison,
    "Record anew what has changed or is missing; WHICH is changed, missing, all or none.",
    read: ToleranceValue.update)
  static let dryRun = OptionKey<Bool>(
    "--dry-run", in: .comparison, "Say what would be deleted, and delete nothing.")
  static let mode = OptionKey<GoldenManifest.Mode>(
    "--mode", "WHAT", in: .comparison,
    "What to keep: frames (the default), hashes (and a few key frames) or tracks (the numbers of "
      + "the motion, no picture).", read: ToleranceValue.mode)
  static let hashesOnly = OptionKey<Bool>(
    "--hashes", in: .comparison, "The same as --mode hashes.")
  static let against = OptionKey<String>(
    "--against", "REF", in: .comparison,
    "Compare with the scenes as they were at this commit, branch or tag of git, not with goldens.",
    read: { $0 })
  static let reports = OptionKey<ReportFile>(
    "--report", "FILE", in: .output, isRepeatable: true,
    "Write a report: .html (one page with all pictures), .xml (JUnit), .json or .md. May be "
      + "repeated.", read: ReportFile.init)
  static let github = OptionKey<Bool>(
    "--github", in: .output,
    "Tell GitHub Actions: annotations beside the sources, and a table in the job's summary.")
  static let threshold = OptionKey<UInt8>(
    "--threshold", "N", in: .comparison,
    "Steps of 255 that a part of a pixel may be off; the default is 0.",
    read: ToleranceValue.threshold)
  static let maxDiffPixels = OptionKey<Int>(
    "--max-diff-pixels", "N", in: .comparison, "Pixels of a frame that may be off further.",
    read: ToleranceValue.pixels)
  static let maxDiffRatio = OptionKey<Double>(
    "--max-diff-ratio", "N", in: .comparison, "The same as a share of the frame, 0 to 1.",
    read: ToleranceValue.ratio)
  static let ignoreAntialiasing = OptionKey<Bool>(
    "--ignore-aa", in: .comparison, "Let pixels pass where only anti-aliasing has moved.")
}
