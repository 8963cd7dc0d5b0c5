import Foundation
import Testing

/// Scenes that the tool must make films of, or say why not.
enum SampleScene {
  static let moving = """
    import SwiftUI
    struct Slide: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().fill(.red).frame(width: 20, height: 20).offset(x: isOn ? 30 : 0)
          .frame(width: 100, height: 40)
          .onAppear { withAnimation(.linear(duration: 0.2)) { isOn = true } }
      }
    }
    #Preview("Slide", traits: .sizeThatFitsLayout) { Slide() }

    """
  static let button = """
    import SwiftUI
    struct Push: View {
      @State private var count = 0
      var body: some View {
        Button { withAnimation(.linear(duration: 0.1)) { count += 1 } } label: {
          Rectangle().fill(.blue).frame(width: 20 + Double(count) * 20, height: 20)
        }
        .accessibilityLabel("Push me")
      }
    }
    #Preview { Push() }

    """
  static let forever = """
    import SwiftUI
    struct Turn: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().frame(width: 20, height: 5).rotationEffect(.degrees(isOn ? 360 : 0))
          .onAppear {
            withAnimation(.linear(duration: 0.5).repeatForever(autoreverses: false)) { isOn = true }
          }
      }
    }
    #Preview { Turn() }

    """
  static let two = """
    import SwiftUI
    #Preview("Light") { Color.white.frame(width: 10, height: 10) }
    #Preview("Dark") { Color.black.frame(width: 10, height: 10) }

    """
}

@Suite("Films") struct SceneTests {
  private let folder: TemporaryFolder
  private let small = ["--size", "100x40", "--scale", "1"]

  init() throws { folder = try TemporaryFolder() }

  private func scene(_ text: String, _ name: String = "scene.swift") throws -> String {
    try folder.write(text, as: name).lastPathComponent
  }

  private func run(_ arguments: [String]) throws -> ToolRun {
    try ToolRun(arguments, in: folder.url)
  }

  @Test("are named after the scene, and only their path goes to standard output")
  func defaultOutput() throws {
    let run = try run(["render", try scene(SampleScene.moving, "Slide.swift")] + small)
    #expect(run.status == 0)
    #expect(run.output == "Slide.mp4\n")
    #expect(run.errors.contains("60 fps"))
    #expect(folder.contents == ["Slide.mp4", "Slide.swift"])
  }

  @Test("say nothing but their path when told to be quiet")
  func quiet() throws {
    let run = try run(
      ["render", try scene(SampleScene.moving), "-q", "-o", "a.mp4", "--duration", "0.1s"] + small)
    #expect(run.errors == "")
    #expect(run.output == "a.mp4\n")
  }

  @Test("have the frames, rate and size that were asked for")
  func json() throws {
    let run = try run(
      ["render", try scene(SampleScene.moving), "--json", "-o", "f/%03d.png", "--fps", "30"]
        + ["--duration", "0.5s", "--size", "100x40", "--scale", "2"])
    #expect(run.status == 0)
    let facts = run.json
    #expect(facts["status"] as? String == "ok")
    #expect(facts["frames"] as? Int == 15)
    #expect(facts["fps"] as? String == "30")
    #expect(facts["durationSeconds"] as? Double == 0.5)
    #expect(facts["widthPixels"] as? Int == 200)
    #expect(facts["heightPixels"] as? Int == 80)
    #expect(facts["preview"] as? String == "Slide")
    #expect(facts["moves"] as? Bool == true)
    #expect(facts["sampling"] as? String == "half-open")
    #expect(folder.contents.filter { $0.hasPrefix("f/0") }.count == 15)
  }

  @Test(
    "are cut by number, from the end too, and by each nth frame",
    arguments: [
      (["--duration", "0.5s", "--frames", "0-3"], 4, "60"),
      (["--duration", "0.5s", "--frames", "-2,-1"], 2, "60"),
      (["--frames", "-1"], 1, "60"),
      (["--frames", "5", "--every", "2"], 1, "60"),
      (["--frames", "1-7", "--every", "2"], 4, "60"),
      (["--duration", "0.5s", "--every", "2"], 15, "30"),
      (["--from", "0.1s", "--to", "0.2s"], 6, "60"),
      (["--duration", "1s", "--fps", "30000/1001"], 30, "30000/1001"),
      (["--at", "10ms", "--at", "0.2s"], 2, "60"),
    ])
  func cuts(_ flags: [String], frames: Int, fps: String) throws {
    let run = try run(
      ["render", try scene(SampleScene.moving), "--json", "-o", "f/%03d.png"] + small + flags)
    #expect(run.json["frames"] as? Int == frames)
    #expect(run.json["fps"] as? String == fps)
  }

  @Test("name the frames there are when asked for one there is not")
  func frameOutside() throws {
    let run = try run(
      ["render", try scene(SampleScene.moving), "--duration", "0.5s", "--frames", "30"])
    #expect(run.status == 2)
    #expect(run.errors.contains("its 30 frames are 0 to 29"))
    #expect(folder.contents == ["scene.swift"])
  }

  @Test("end when all is at rest")
  func settled() throws {
    let run = try run(["render", try scene(SampleScene.moving), "--json"] + small)
    #expect(run.json["ending"] as? String == "settled")
    let frames = try #require(run.json["frames"] as? Int)
    // 0.2 s of motion at 60 frames a second, and the picture of rest.
    #expect((12...14).contains(frames))
  }

  @Test("of what never rests are one loop, and say so")
  func loop() throws {
    let run = try run(["render", try scene(SampleScene.forever), "-o", "a.mp4"] + small)
    #expect(run.status == 0)
    #expect(run.errors.contains("never rests"))
    #expect(run.errors.contains("0.5 s"))
  }

  @Test("in which nothing moves tell what could be tapped")
  func hint() throws {
    let path = try scene(SampleScene.button)
    let still = try run(["render", path, "-o", "a.mp4"] + small)
    #expect(still.errors.contains("nothing moves"))
    #expect(still.errors.contains("--tap 'Push me@0.5s'"))
    let tapped = try run(["render", path, "-o", "a.mp4", "--tap", "Push me@0.1s"] + small)
    #expect(!tapped.errors.contains("nothing moves"))
  }

  @Test("take the scene's own settings, under those of the command line")
  func settings() throws {
    let path = try scene(
      "// zoetrope: --size 30x20 --scale 1 --tap 'Push me@0.1s' --duration 0.5s\n"
        + SampleScene.button)
    let own = try run(["render", path, "--json"]).json
    #expect(own["widthPixels"] as? Int == 30)
    #expect(own["frames"] as? Int == 30)
    #expect(own["moves"] as? Bool == true)
    let mine = try run(["render", path, "--json", "--size", "60x20", "--to", "0.1s"]).json
    #expect(mine["widthPixels"] as? Int == 60)
    #expect(mine["frames"] as? Int == 6)
  }

  @Test("are told by the folder's settings file, its shots by name")
  func settingsFile() throws {
    let path = try scene(SampleScene.button, "Push.swift")
    _ = try folder.write(
      """
      { size: "60x20", scale: 1, fps: 20, // for all
        shots: [{ name: "pushed", scene: "Push.swift", tap: "Push me@0.1s", duration: 0.5 }], }
      """, as: "zoetrope.json")
    let plain = try run(["still", path, "--json"]).json
    #expect(plain["widthPixels"] as? Int == 60)
    let shot = try run(["render", path, "--shot", "pushed", "-o", "a.mp4", "--json"]).json
    #expect(shot["frames"] as? Int == 10)
    #expect(shot["moves"] as? Bool == true)
    #expect(try run(["list", path]).output.contains("Push\tshot\tpushed\t"))
    #expect(try run(["still", path, "--no-config", "--json"]).json["widthPixels"] as? Int == 786)
    let export = try run(["export", ".", "-o", "out", "--variants", "light,dark+rtl"])
    #expect(export.status == 0)
    let films = folder.contents.filter { $0.hasSuffix(".mp4") && $0.hasPrefix("out/") }
    #expect(films == ["out/films/push-pushed-dark-rtl.mp4", "out/films/push-pushed-light.mp4"])
    let unknown = try run(["render", path, "--shot", "lost"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("there are pushed"))
    _ = try folder.write("{ fsp: 20 }", as: "zoetrope.json")
    let wrong = try run(["still", path])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("zoetrope.json:1: 'fsp' is not a setting; did you mean 'fps'?"))
  }

  @Test("are driven by keys and by targets that are there")
  func interactions() throws {
    let path = try scene(
      """
      import SwiftUI
      struct Field: View {
        @State var text = ""
        var body: some View {
          VStack { TextField("Email", text: $text); Text("is \\(text)") }
        }
      }
      #Preview { Field() }

      """)
    let typed = try run(
      ["inspect", path, "--type", "Email:a@b@0s/0.2s", "--at", "0.5s", "--size", "200x100"])
    #expect(typed.output.contains("is a@b"))
    let missing = try run(["render", path, "--type", "Emali:a@1s"] + small)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("'Emali' is not on the canvas at 1 s"))
    #expect(missing.errors.contains("cannot be typed into; did you mean 'Email'?"))
  }

  @Test("are read from standard input too")
  func standardInput() throws {
    let run = try ToolRun(
      ["render", "-", "--duration", "0.1s", "-o", "a.mp4"] + small, in: folder.url,
      input: SampleScene.moving)
    #expect(run.status == 0)
    #expect(folder.contents == ["a.mp4"])
  }

  @Test("never replace a file where that is forbidden")
  func noClobber() throws {
    _ = try folder.write("old", as: "a.mp4")
    let run = try run(["render", try scene(SampleScene.moving), "--no-clobber", "-o", "a.mp4"])
    #expect(run.status == 4)
    #expect(run.errors.contains("--no-clobber"))
    let kept = try String(contentsOf: folder.url.appendingPathComponent("a.mp4"), encoding: .utf8)
    #expect(kept == "old")
  }

  @Test("go to standard output as bytes, with nothing else there")
  func stream() throws {
    let path = try scene(SampleScene.moving)
    let file = folder.url.appendingPathComponent("still.png")
    let stored = try run(["still", path, "--at", "100ms", "-o", "still.png"] + small)
    #expect(stored.status == 0)
    let line =
      "\(ToolRun.tool.path) still \(path) --at 100ms -o - --format png "
      + small.joined(separator: " ") + " -q > piped.png"
    #expect(try ToolRun(shell: line, in: folder.url).status == 0)
    let piped = try Data(contentsOf: folder.url.appendingPathComponent("piped.png"))
    #expect(try Data(contentsOf: file) == piped)
  }

  @Test("are the same bytes in any number of threads and without the processor's wide units")
  func threads() throws {
    let path = try scene(SampleScene.moving)
    let narrow = ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA"]
    var pictures: Set<Data> = []
    for (threads, environment) in [
      ("1", [:]), ("2", [:]), ("3", [:]), ("1", narrow), ("2", narrow),
    ] {
      let made = try ToolRun(
        ["still", path, "--at", "70ms", "-o", "a.png", "-j", threads], in: folder.url,
        environment: environment)
      #expect(made.status == 0)
      pictures.insert(try Data(contentsOf: folder.url.appendingPathComponent("a.png")))
    }
    #expect(pictures.count == 1)
  }

  @Test("of a preview are chosen by name or number")
  func previews() throws {
    let path = try scene(SampleScene.two)
    #expect(
      try run(["still", path, "--preview", "Dark", "--json"]).json["preview"] as? String == "Dark")
    #expect(
      try run(["still", path, "--preview", "1", "--json"]).json["preview"] as? String == "Dark")
    #expect(try run(["still", path, "--json"]).json["preview"] as? String == "Light")
  }

  @Test("are found by list, a line or a value for each")
  func list() throws {
    let path = try scene(SampleScene.two)
    let lines = try run(["list", path]).output.split(separator: "\n")
    #expect(lines == ["scene\t0\tLight\tscene.swift:2", "scene\t1\tDark\tscene.swift:3"])
    let previews = try run(["list", path, "--json"]).json["previews"] as? [[String: Any]]
    #expect(previews?.map { $0["name"] as? String } == ["Light", "Dark"])
    #expect(previews?.map { $0["line"] as? Int } == [2, 3])
  }

  @Test("show where things are")
  func inspect() throws {
    let run = try run(["inspect", try scene(SampleScene.button), "--json"] + small)
    let elements = try #require(run.json["elements"] as? [[String: Any]])
    let push = try #require(elements.first { $0["label"] as? String == "Push me" })
    #expect(push["x"] as? Double == 40)
    #expect(push["width"] as? Double == 20)
  }

  @Test("are told as numbers by view and property, and by event")
  func tracks() throws {
    let run = try run(
      ["inspect", try scene(SampleScene.moving), "--tracks", "--events", "--json"] + small)
    #expect(run.json["schema"] as? Int == 1)
    let track = try #require((run.json["tracks"] as? [[String: Any]])?.first)
    #expect(track["name"] as? String == "Rectangle, scene.swift:5")
    let values = try #require(track["values"] as? [String: [Double]])
    #expect(values.keys.sorted() == ["x"])
    // A twentieth of a second at 150 points a second from the middle, 50.
    let x = try #require(values["x"])
    #expect(x.prefix(5).map { $0 - x[0] } == [0, 2.5, 5, 7.5, 10])
    let constants = try #require(track["constants"] as? [String: Double])
    #expect(constants["width"] == 20)
    let events = try #require(run.json["events"] as? [[String: Any]])
    #expect(events.contains { $0["kind"] as? String == "animationStart" })
  }
}
