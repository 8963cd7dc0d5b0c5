import Batch
import Foundation
import Review

extension Options {
  static let shard = OptionKey<Shard>(
    "--shard", "I/N", in: .running,
    "Do only this share of the work, such as 2/4; auto reads it from Slurm, Kubernetes, GitLab, "
      + "CircleCI, Buildkite, AWS Batch or Cloud Run, and auto/4 where these tell no total.",
    read: { try Shard.read($0) })
  static let plan = OptionKey<Bool>(
    "--dry-run", in: .running, "Say which films would be made or kept, and make none.")
  static let list = OptionKey<Bool>(
    "--list", in: .running, "Print the names of the films, one a line, and make none.")
  static let parts = OptionKey<[FilmExport.Part]>(
    "--parts", "LIST", in: .output,
    "What to make beside MP4s and posters: gif, sheet, curves, or none; the default is all.",
    read: PartsValue.read)
  static let bundle = OptionKey<String>(
    "--bundle", "DIR", in: .running,
    "The folder where a shard leaves its part for 'zoetrope merge'.", read: OutputValue.read)
  static let show = OptionKey<TerminalPicture>(
    "--show", optional: "WAY", in: .output,
    "Show the picture in the terminal too: by kitty, iterm, sixel or blocks; without a WAY by what "
      + "the terminal can.", read: PartsValue.way)
  static let compareOutput = OptionKey<String>(
    "--output", short: "o", "PATH", in: .output,
    "The film of both; the default is named after the scene. The plot lies beside it.",
    read: OutputValue.read)
  static let part = OptionKey<Double>(
    "--part", "N", in: .comparison,
    "The difference from which they part, in the field of 16 by 16 pixels that differs most: 0 to "
      + "1, the default is 0.1.", read: ToleranceValue.ratio)
  static let noShift = OptionKey<Bool>(
    "--no-shift", in: .comparison, "Begin both at their start, whether or not that fits best.")
  static let port = OptionKey<Int>(
    "--port", "N", in: .running,
    "The port of the page; 0 for any free one. The default is 8765, or any where it is taken.",
    read: PartsValue.port)
  static let watchFolder = OptionKey<String>(
    "--output", short: "o", "DIR", in: .output, "The gallery's folder; the default is review.",
    read: OutputValue.read)
  static let watchParts = OptionKey<[FilmExport.Part]>(
    "--parts", "LIST", in: .output,
    "What to make beside MP4s and posters: gif, sheet, curves, or none, which is soonest and the "
      + "default.", read: PartsValue.read)
}

/// Which parts an export makes.
enum PartsValue {
  static func way(_ text: String?) throws -> TerminalPicture {
    guard let text else {
      return TerminalPicture.best(for: ProcessInfo.processInfo.environment)
    }
    guard let way = TerminalPicture(rawValue: text.lowercased()) else {
      throw ValueError(wanted: "kitty, iterm, sixel or blocks")
    }
    return way
  }

  static func port(_ text: String) throws -> Int {
    guard let value = Int(text), (0...65_535).contains(value) else {
      throw ValueError(wanted: "a port from 0 to 65535")
    }
    return value
  }

  static func read(_ text: String) throws -> [FilmExport.Part] {
    if text == "none" { return [] }
    if text == "all" { return FilmExport.Part.allCases }
    let names = text.split(separator: ",").map { $0.trimmingPrefix(" ") }
    let found = names.compactMap { FilmExport.Part(rawValue: String($0)) }
    guard found.count == names.count, !found.isEmpty else {
      throw ValueError(wanted: "a list of gif, sheet and curves, or none")
    }
    return FilmExport.Part.allCases.filter(found.contains)
  }
}
