import Audit
import Batch
import Foundation

extension Options {
  static let tracks = OptionKey<Bool>(
    "--tracks", in: .output, "Tell where each drawn view is in each frame.")
  static let events = OptionKey<Bool>(
    "--events", in: .output, "Tell what happens in the scene, with exact times.")
  static let animation = OptionKey<MotionCurve>(
    "--animation", "TEXT", in: .scene,
    "Draw this animation alone, written as in Swift: \".spring(duration: 0.5, bounce: 0.3)\".",
    read: MotionValue.animation)
  static let view = OptionKey<String>(
    "--view", "NAME", in: .scene, isRepeatable: true,
    "Only this view, by the name that inspect --tracks gives it. May be repeated.", read: { $0 })
  static let overlay = OptionKey<String>(
    "--golden", "DIR", in: .scene,
    "Draw the motion of this recording behind, a folder such as Goldens/like-button/1x.",
    read: OutputValue.read)
  static let plot = OptionKey<String>(
    "--output", short: "o", "PATH", in: .output,
    "Draw plots to this .svg or .png file; without it they are drawn in the terminal.",
    read: MotionValue.plot)
  static let table = OptionKey<String>(
    "--output", short: "o", "PATH", in: .output,
    "Write the table to a .md, .csv or .json file; without it to standard output.",
    read: MotionValue.table)
  static let tableFormat = OptionKey<String>(
    "--format", "NAME", in: .output, "markdown (the default), csv or json.",
    read: MotionValue.tableFormat)
  static let since = OptionKey<String>(
    "--against", "REF", in: .comparison,
    "Tell only what has changed since this commit, branch or tag of the scene's repository.",
    read: OutputValue.read)
  static let easing = OptionKey<CurveExport>(
    "--easing", "SYSTEM", in: .output,
    "Write curves in the words of another system: css, compose or lottie.", read: MotionValue.easing
  )
  static let sheet = OptionKey<String>(
    "--output", short: "o", "PATH", in: .output,
    "Where to write the .png or .pdf; the default is named after the scene.",
    read: MotionValue.sheet)
  static let cells = OptionKey<Int>(
    "--cells", "N", in: .output, "How many frames to show; the default is 12.",
    read: CountValue.positive)
  static let onion = OptionKey<Bool>(
    "--onion", in: .output,
    "Lay the frames over each other in one picture, with dots along the ways of views.")
  static let exceptRules = OptionKey<[LintFinding.Rule]>(
    "--except", "RULES", in: .output,
    "Rules that are not told of, such as reduceMotion,tooManyPhases.", read: MotionValue.rules)
}

/// Reads the values of flags about motion.
enum MotionValue {
  static func rules(_ text: String) throws -> [LintFinding.Rule] {
    try text.split(separator: ",").map { word in
      guard let rule = LintFinding.Rule(rawValue: String(word)) else {
        throw ValueError(
          wanted: "rules from \(LintFinding.Rule.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      return rule
    }
  }

  static func animation(_ text: String) throws -> MotionCurve {
    guard let curve = MotionCurve(spelling: text) else {
      throw ValueError(
        wanted: "a built-in animation without modifiers, such as .easeOut(duration: 0.3) or "
          + ".spring(duration: 0.5, bounce: 0.3)")
    }
    return curve
  }

  static func plot(_ path: String) throws -> String { try ending(path, ["svg", "png"]) }
  static func table(_ path: String) throws -> String { try ending(path, ["md", "csv", "json"]) }
  static func sheet(_ path: String) throws -> String { try ending(path, ["png", "pdf"]) }

  private static func ending(_ path: String, _ allowed: [String]) throws -> String {
    guard allowed.contains(URL(fileURLWithPath: path).pathExtension.lowercased()) else {
      let names = allowed.map { "." + $0 }
      throw ValueError(wanted: "a path that ends in \(names.joined(separator: " or "))")
    }
    return path
  }

  static func tableFormat(_ text: String) throws -> String {
    switch text.lowercased() {
    case "markdown", "md": return "md"
    case "csv": return "csv"
    case "json": return "json"
    default: throw ValueError(wanted: "markdown, csv or json")
    }
  }

  static func easing(_ text: String) throws -> CurveExport {
    guard let system = CurveExport(rawValue: text.lowercased()) else {
      throw ValueError(wanted: "css, compose or lottie")
    }
    return system
  }
}
