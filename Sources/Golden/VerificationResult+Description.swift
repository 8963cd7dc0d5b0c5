extension VerificationResult {
  /// The scene and variant as a user knows them.
  package var title: String { variant.isEmpty ? scene : "\(scene) [\(variant)]" }

  /// The first changes are the causes; of the rest a report tells.
  private static let mostSentences = 8

  /// Lines for people, the title first.
  package var lines: [String] {
    var lines = ["\(title): \(status.rawValue)"]
    lines += verdicts.map { "  \($0.sentence)" }
    lines += motion.prefix(Self.mostSentences).map { "  \($0)" }
    if motion.count > Self.mostSentences {
      lines.append("  … and \(motion.count - Self.mostSentences) more changes of motion")
    }
    if let first = badFrames.first {
      lines.append("  first at frame \(first.frame) (t = \(Self.seconds(first.timeSeconds)))")
      if let picture = first.picture { lines.append("  \(Self.sentence(picture))") }
      let ranges = badRanges.prefix(8).map {
        $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
      }
      let rest = badRanges.count > 8 ? " and \(badRanges.count - 8) more runs" : ""
      lines.append("  bad frames: \(ranges.joined(separator: ", "))\(rest)")
    }
    if toleratedFrames > 0 { lines.append("  \(toleratedFrames) frames differ within tolerance") }
    for path in [first?.expected, first?.actual, first?.difference] {
      if let path { lines.append("  \(path)") }
    }
    return lines
  }

  private static func sentence(_ picture: PictureDifference) -> String {
    var text =
      "\(picture.pixels) of \(picture.totalPixels) pixels differ, by up to \(picture.maxDelta)"
      + " of 255"
    if let area = picture.area {
      text += ", within \(area.size) at (\(area.x), \(area.y))"
    }
    if picture.isClustered { text += "; they crowd" }
    return text
  }

  /// Milliseconds, to a tenth where they are not whole.
  private static func seconds(_ value: Double) -> String {
    let tenths = Int((value * 10_000).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) ms" : "\(tenths / 10).\(tenths % 10) ms"
  }
}
