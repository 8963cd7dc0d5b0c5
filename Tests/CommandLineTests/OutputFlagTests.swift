import Encoders
import Foundation
import Testing

/// A flag, a value, and the formats in which it has a meaning.
struct FlagUse: CustomTestStringConvertible {
  let words: [String]
  let formats: Set<String>
  var testDescription: String { words.joined(separator: " ") }

  init(_ line: String, _ formats: String...) {
    words = line.split(separator: " ").map(String.init)
    self.formats = Set(formats)
  }
}

@Suite("Flags of outputs") struct OutputFlagTests {
  private let folder: TemporaryFolder
  private static let paths = [
    "png": "a.png", "png-sequence": "f/%03d.png", "apng": "a.apng", "gif": "a.gif",
    "webp": "a.webp", "mp4": "a.mp4", "mov": "a.mov", "webm": "a.webm", "jpeg": "a.jpg",
    "y4m": "a.y4m", "rgba": "a.rgba",
  ]

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: [String]) throws -> ToolRun { try ToolRun(words, in: folder.url) }

  private func make(_ format: String, _ words: [String]) throws -> ToolRun {
    _ = try folder.write(SampleScene.moving, as: "scene.swift")
    let isStill = ["png", "jpeg"].contains(format)
    return try run(
      [isStill ? "still" : "render", "scene.swift", "--size", "100x40", "--scale", "1", "--json"]
        + ["-o", Self.paths[format] ?? ""]
        + (isStill ? ["--at", "0.1s"] : ["--duration", "0.2s"]) + words)
  }

  @Test(
    "are followed where they have a meaning and refused where they have none",
    arguments: [
      FlagUse("--crf 30", "mp4", "webm"), FlagUse("--bitrate 300k", "mp4", "webm"),
      FlagUse("--codec vp9", "mp4", "webm", "mov"),
      FlagUse("--loop 3", "gif", "apng", "webp"),
      FlagUse("--png-level 9", "png", "png-sequence", "apng"),
      FlagUse("--max-bytes 40k", "gif"), FlagUse("--colors 32", "gif"),
      FlagUse("--dither diffusion", "gif"),
      FlagUse(
        "--quality draft", "png", "png-sequence", "apng", "gif", "webp", "mp4", "mov", "webm",
        "jpeg"),
    ])
  func choices(_ use: FlagUse) throws {
    #expect(Set(Self.paths.keys) == Set(EncoderRegistry.names))
    for format in EncoderRegistry.names {
      if use.formats.contains(format) {
        // A codec is followed by its own format alone; the others say which they have.
        guard use.words[0] != "--codec" || format == "webm" else { continue }
        let made = try make(format, use.words)
        #expect(made.status == 0, "\(format): \(made.errors)")
      } else {
        let words = ["render", "none.swift", "-o", Self.paths[format] ?? ""] + use.words
        _ = try folder.write(SampleScene.moving, as: "none.swift")
        let refused = try run(words)
        #expect(refused.status == 2)
        #expect(
          refused.errors.contains("'\(use.words[0])' has no meaning in \(format)"),
          "\(refused.errors)")
      }
    }
  }

  @Test("that a codec or a pipe cannot follow are refused")
  func refused() throws {
    _ = try folder.write(SampleScene.moving, as: "scene.swift")
    for (line, told) in [
      ("-o a.mp4 --codec vp9", "h264, hevc, av1"), ("-o a.mov --codec h264", "prores"),
      ("-o a.mp4 --crf 60", "0 to 51"), ("-o a.mp4 --crf 20 --bitrate 1M", "cannot be given"),
      ("-o a.gif --colors 16 --max-bytes 9k", "cannot be given"),
    ] {
      let run = try run(["render", "scene.swift"] + line.split(separator: " ").map(String.init))
      #expect(run.status == 2, "\(line)")
      #expect(run.errors.contains(told), "\(run.errors)")
    }
    let piped = try ToolRun(
      shell: "\(ToolRun.tool.path) render scene.swift --format rgba -o - --verify-pixels | wc -c",
      in: folder.url)
    #expect(piped.errors.contains("cannot be read again"))
    #expect(folder.contents == ["scene.swift"])
  }

  @Test("name the sampling, and keep the end where asked")
  func sampling() throws {
    for (words, frames, sampling, seconds) in [
      (["--duration", "1s"], 30, "half-open", 1.0),
      (["--duration", "1s", "--include-end"], 31, "end-inclusive", 31.0 / 30),
      (["--from", "0.5s", "--to", "1s", "--include-end"], 16, "end-inclusive", 16.0 / 30),
      (["--frames", "-3--1", "--duration", "1s"], 3, "frames", 0.1),
      (["--at", "0.1s"], 1, "instants", 1.0 / 30),
    ] as [([String], Int, String, Double)] {
      _ = try folder.write(SampleScene.moving, as: "scene.swift")
      let facts = try run(
        ["render", "scene.swift", "--size", "100x40", "--scale", "1", "--json", "--fps", "30"]
          + ["-o", "f/%03d.png"] + words
      ).json
      #expect(facts["frames"] as? Int == frames)
      #expect(facts["sampling"] as? String == sampling)
      let found = try #require(facts["durationSeconds"] as? Double)
      #expect(abs(found - seconds) < 1e-9, "\(words): \(found)")
    }
  }

  @Test("leave notes on tool, scene and flags, or none")
  func metadata() throws {
    for format in ["png", "png-sequence", "apng", "gif", "webp", "mp4", "mov", "webm"] {
      for (words, wanted) in [([], true), (["--no-metadata"], false)] as [([String], Bool)] {
        #expect(try make(format, words).status == 0)
        let path = (Self.paths[format] ?? "").replacing("%03d", with: "000")
        let bytes = try Data(contentsOf: folder.url.appendingPathComponent(path))
        for note in ["zoetrope 0", "--size 100x40"] {
          #expect((bytes.range(of: Data(note.utf8)) != nil) == wanted, "\(format): \(note)")
        }
      }
    }
  }

  @Test("decode what was written, in every format")
  func verifyPixels() throws {
    for format in EncoderRegistry.names {
      let made = try make(format, ["--verify-pixels"])
      #expect(made.status == 0, "\(format): \(made.errors)")
      let notices = made.json["notices"] as? [String] ?? []
      #expect(notices.contains { $0.contains("decoded") }, "\(format)")
      let written = try #require(made.json["written"] as? [String: Any])
      #expect(written["widthPixels"] as? Int == 100)
      #expect((written["bytes"] as? Int ?? 0) > 0)
    }
  }

  @Test("encode equal pictures once")
  func sameOnce() throws {
    let made = try make("png-sequence", ["--duration", "0.5s"])
    #expect(made.status == 0)
    let index = try #require(
      JSONSerialization.jsonObject(
        with: Data(contentsOf: folder.url.appendingPathComponent("f/frames.json")))
        as? [String: Any])
    let frames = try #require(index["frames"] as? [[String: Any]])
    // The square rests for the last 0.3 s; the last pictures are all that of one frame.
    #expect(Set(frames.suffix(10).map { $0["sameAs"] as? Int }).count == 1)
    #expect(frames.last?["sameAs"] as? Int != nil)
  }

  private static let second = """
    import SwiftUI
    struct Go: View {
      @State private var isOn = false
      @State private var isDone = false
      var body: some View {
        Rectangle().fill(isDone ? .blue : .red).frame(width: 20, height: 20)
          .offset(x: isOn ? 100 : 0)
          .frame(width: 200, height: 40)
          .onAppear {
            withAnimation(.linear(duration: 1)) { isOn = true } completion: {
              withAnimation(.linear(duration: 0.4)) { isDone = true }
            }
          }
      }
    }
    #Preview("Go", traits: .sizeThatFitsLayout) { Go() }

    """

  @Test(
    "reach the end of a motion only where the end is kept",
    arguments: [([], 30, 100 * 29.0 / 30), (["--include-end"], 31, 100)]
      as [([String], Int, Double)])
  func endState(_ words: [String], frames: Int, travel: Double) throws {
    _ = try folder.write(Self.second, as: "scene.swift")
    let facts = try run(
      ["inspect", "scene.swift", "--tracks", "--json", "--fps", "30", "--duration", "1s"] + words
    ).json
    let track = try #require((facts["tracks"] as? [[String: Any]])?.last)
    let x = try #require((track["values"] as? [String: [Double]])?["x"])
    #expect(x.count == frames)
    #expect(abs((x.last ?? 0) - x[0] - travel) < 0.001)
  }

  @Test("of one instant are the same bytes as a picture and as a frame of a sequence")
  func seek() throws {
    _ = try folder.write(Self.second, as: "scene.swift")
    #expect(
      try run(["render", "scene.swift", "--fps", "30", "--duration", "1.5s", "-o", "f/%03d.png"])
        .status == 0)
    for (frame, time) in [(0, "0s"), (24, "0.8s"), (36, "1.2s"), (44, "")] {
      let at = time.isEmpty ? "\(Double(frame) / 30)" : time
      #expect(try run(["still", "scene.swift", "--at", at, "-o", "s.png"]).status == 0)
      let name = "f/0" + (frame < 10 ? "0" : "") + "\(frame).png"
      #expect(
        try Data(contentsOf: folder.url.appendingPathComponent("s.png"))
          == Data(contentsOf: folder.url.appendingPathComponent(name)), "frame \(frame)")
    }
    #expect(try run(["still", "scene.swift", "--at", "100s", "-o", "s.png"]).status == 0)
    #expect(try run(["still", "scene.swift", "--at", "-1s", "-o", "s.png"]).status == 2)
  }
}
