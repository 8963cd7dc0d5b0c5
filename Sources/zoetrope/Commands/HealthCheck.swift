import Batch
import Encoders
import Foundation
import Playback
import SceneHost

/// One thing a film needs, and whether it is there.
struct HealthCheck: Encodable {
  let name: String
  let isWell: Bool
  /// Whether films fail without it.
  let isNeeded: Bool
  let found: String
  /// What to do where it is missing.
  let advice: String?

  init(_ name: String, isWell: Bool = true, isNeeded: Bool = true, _ found: String) {
    self.init(name, isWell: isWell, isNeeded: isNeeded, found, advice: nil)
  }

  init(_ name: String, isWell: Bool, isNeeded: Bool = true, _ found: String, advice: String?) {
    self.name = name
    self.isWell = isWell
    self.isNeeded = isNeeded
    self.found = found
    self.advice = isWell ? nil : advice
  }

  /// The line for people, as in `ok    font for emoji: NotoColorEmoji.ttf`.
  var line: String {
    let mark = isWell ? "ok  " : isNeeded ? "FAIL" : "warn"
    return "\(mark)  \(name): \(found)" + (advice.map { "; \($0)" } ?? "")
  }

  /// Looks at everything; later checks use what earlier ones found.
  static func all() -> [HealthCheck] {
    [compiler(), installation(), cache()] + trial() + formats()
  }

  private static func compiler() -> HealthCheck {
    check("Swift compiler") { try Toolchain.find().root.path }
  }

  private static func installation() -> HealthCheck {
    check("modules for scenes") {
      let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      return try Installation.find(executable: executable).modules.path
    }
  }

  private static func cache() -> HealthCheck {
    let root = SceneCache.standard().root
    return HealthCheck(
      "cache", isWell: FileManager.default.isWritableFile(atPath: root.path), root.path,
      advice: "make it writable, or set ZOETROPE_CACHE to another folder")
  }

  private static func formats() -> [HealthCheck] {
    EncoderRegistry.entries.filter { $0.requiredCodec != nil }.map { entry in
      HealthCheck(
        "encoder for \(entry.name)", isWell: entry.isAvailable, isNeeded: entry.name == "mp4",
        entry.isAvailable ? "available" : "this libavcodec has none",
        advice: "install Debian's own libavcodec-dev")
    }
  }

  private static func check(_ name: String, _ find: () throws -> String) -> HealthCheck {
    do {
      return HealthCheck(name, try find())
    } catch {
      return HealthCheck(name, isWell: false, Failure(error).message)
    }
  }
}

// MARK: A trial scene

extension HealthCheck {
  /// Latin, Chinese, Korean and emoji, so that each kind of font is asked for.
  private static let scene = """
    import SwiftUI
    import os.log
    #Preview { Text("Aa 漢 한 😀").padding() }

    """

  /// Compiles and draws a scene, and looks at the fonts it got.
  private static func trial() -> [HealthCheck] {
    do {
      let folder = SceneCache.standard().root.appendingPathComponent("doctor")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // Always at one place, so that it is compiled once.
      let file = folder.appendingPathComponent("Trial.swift")
      try Data(scene.utf8).write(to: file, options: .atomic)
      var request = FilmRequest(scene: SceneSource(name: "Trial", files: [file]))
      request.cut.instants = [0]
      let report = try FilmMaker().make(request, into: CountingSink())
      return [HealthCheck("trial scene", "compiled, loaded and drawn")]
        + fonts(report) + report.warnings.map { warning($0) }
    } catch {
      return [HealthCheck("trial scene", isWell: false, Failure(error).message)]
    }
  }

  private static func warning(_ text: String) -> HealthCheck {
    HealthCheck("trial scene", isWell: false, isNeeded: false, text)
  }

  private static func fonts(_ report: SceneReport) -> [HealthCheck] {
    let names = report.fonts.keys.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted()
    let wanted = [
      ("system font", "Inter", "fonts-inter"),
      ("font for Chinese and Korean", "CJK", "fonts-noto-cjk"),
      ("font for emoji", "Emoji", "fonts-noto-color-emoji"),
    ]
    return wanted.map { title, part, package in
      let found = names.first { $0.contains(part) }
      return HealthCheck(
        title, isWell: found != nil, isNeeded: false, found ?? "missing, another one stands in",
        advice: "install \(package)")
    }
  }
}
