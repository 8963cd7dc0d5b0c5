import Foundation
import Serve

/// A verb as coding agents see it.
enum AgentTool: String, CaseIterable {
  case list, render, still, inspect, verify

  private static let scene = [
    "type": "string", "description": "A SwiftUI file, or a folder of the files of one scene.",
  ]
  private static let folder = [
    "type": "string", "description": "A SwiftUI file, or a folder of scenes.",
  ]
  /// Flags of a film that agents may use, with what their values are.
  private static let flags: [(name: String, flag: String, schema: [String: Any])] = [
    ("preview", "--preview", text("The preview's name or number; the first one if left out.")),
    ("size", "--size", text("Canvas in points, such as 390x844, or fit.")),
    ("dark", "--dark", ["type": "boolean", "description": "Show it in dark mode."]),
    (
      "reduceMotion", "--reduce-motion",
      ["type": "boolean", "description": "Turn the setting to reduce motion on."]
    ),
    ("textSize", "--text-size", text("Dynamic type size, xSmall to accessibility5.")),
    ("locale", "--locale", text("Language and region, such as ko_KR.")),
    ("duration", "--duration", text("Length, such as 2s; until all is at rest if left out.")),
    ("fps", "--fps", text("Frames per second; 60 if left out.")),
    (
      "taps", "--tap",
      [
        "type": "array", "items": ["type": "string"],
        "description":
          "Taps such as Like@0.5s: what is tapped, by label, text or symbol, and when.",
      ]
    ),
  ]

  private static func text(_ summary: String) -> [String: Any] {
    ["type": "string", "description": summary]
  }

  private var summary: String {
    switch self {
    case .list: "List the previews of SwiftUI files."
    case .render: "Make a film of a SwiftUI preview. The path's ending decides the format."
    case .still: "Draw a SwiftUI preview at one time and see the picture."
    case .inspect:
      "Tell what is on the canvas of a SwiftUI preview at one time: the tree of views with frames, "
        + "what can be tapped, what is clipped or overlaps, contrast, and what is moving."
    case .verify: "Compare films with what was recorded of them."
    }
  }

  private var takesFilm: Bool { [.render, .still, .inspect].contains(self) }

  var tool: ToolServer.Tool {
    var properties: [String: Any] = [:]
    var required = ["scene"]
    if takesFilm {
      properties["scene"] = Self.scene
      for flag in Self.flags where self == .render || !["duration"].contains(flag.name) {
        properties[flag.name] = flag.schema
      }
    } else {
      properties["scene"] = Self.folder
    }
    if self == .still || self == .inspect {
      properties["at"] = Self.text("The time, such as 375ms; 0s if left out.")
    }
    if self == .render {
      properties["output"] = Self.text("Where to write, such as out/like.mp4.")
      required.append("output")
    }
    return ToolServer.Tool(
      name: rawValue, summary: summary,
      schema: ["type": "object", "properties": properties, "required": required])
  }

  /// Runs the verb.
  func answer(_ arguments: [String: Any]) -> ToolServer.Answer {
    guard let scene = arguments["scene"] as? String, !scene.isEmpty else {
      return ToolServer.Answer(text: "'scene' is missing; give a path", isError: true)
    }
    var words = [rawValue]
    if takesFilm {
      for (name, flag, _) in Self.flags {
        switch arguments[name] {
        case let text as String: words.append("\(flag)=\(text)")
        case let list as [String]: words += list.map { "\(flag)=\($0)" }
        case let isOn as Bool: if isOn { words.append(flag) }
        case let number as NSNumber: words.append("\(flag)=\(number)")
        default: break
        }
      }
    }
    if let time = arguments["at"] as? String, self == .still || self == .inspect {
      words.append("--at=\(time)")
    }
    var picture: URL?
    if self == .render {
      guard let output = arguments["output"] as? String, !output.isEmpty, output != "-" else {
        return ToolServer.Answer(text: "'output' is missing; give a path", isError: true)
      }
      words.append("--output=\(output)")
    } else if self == .still {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("zoetrope-\(UUID().uuidString).png")
      picture = file
      words.append("--output=\(file.path)")
    }
    let run = OwnRun(words + ["--json", "--quiet", "--", scene])
    defer { if let picture { try? FileManager.default.removeItem(at: picture) } }
    let bytes = picture.flatMap { try? Data(contentsOf: $0) }.map { Array($0) }
    let text = run.output.isEmpty ? run.errors : run.output
    // A difference from a golden is an answer, not a failure.
    let isError = run.status != 0 && !(self == .verify && run.status == 1)
    return ToolServer.Answer(text: text, picture: bytes, isError: isError)
  }
}

/// A run of this very tool in a process of its own.
struct OwnRun {
  let status: Int32
  let output: String
  let errors: String

  init(_ words: [String]) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    let (out, err) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = err
    do {
      try process.run()
    } catch {
      status = ExitStatus.output.rawValue
      output = ""
      errors = "the tool cannot start itself: \(error.localizedDescription)"
      return
    }
    // Both are read at once: a full pipe would hold the child up.
    nonisolated(unsafe) var told = Data()
    let reader = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      told = err.fileHandleForReading.readDataToEndOfFile()
      reader.signal()
    }
    let data = out.fileHandleForReading.readDataToEndOfFile()
    reader.wait()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    errors = String(decoding: told, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
