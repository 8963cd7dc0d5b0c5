import Encoders
import Foundation
import Testing

@Suite("Motion commands") struct MotionCommandTests {
  private let folder: TemporaryFolder
  private let small = ["--size", "100x40", "--scale", "1"]

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(SampleScene.moving, as: "scene.swift")
  }

  private func run(_ arguments: [String]) throws -> ToolRun {
    try ToolRun(arguments, in: folder.url)
  }

  @Test("spec names the animation that the scene wrote")
  func spec() throws {
    let run = try run(["spec", "scene.swift", "--json"] + small)
    let motions = try #require(run.json["motions"] as? [[String: Any]])
    #expect(motions.count == 1)
    #expect(motions[0]["curve"] as? String == ".linear(duration: 0.2)")
    #expect(motions[0]["from"] as? String == "50 pt")
    #expect(motions[0]["to"] as? String == "80 pt")
  }

  @Test("spec writes the words of other systems, as a table or as CSV")
  func easing() throws {
    let table = try run(["spec", "scene.swift", "--easing", "css"] + small)
    #expect(table.output.contains("`200ms linear`"))
    #expect(try run(["spec", "scene.swift", "-o", "a/motion.csv"] + small).status == 0)
    let csv = try String(
      contentsOf: folder.url.appendingPathComponent("a/motion.csv"), encoding: .utf8)
    #expect(csv.split(separator: "\n").count == 2)
  }

  private static let crowded = """
    import SwiftUI
    struct Crowded: View {
      @State private var isOn = false
      var body: some View {
        ZStack {
          Text("Pale").foregroundStyle(Color(red: 0.9, green: 0.9, blue: 0.9))
            .position(x: 40, y: 15)
          Text("Over").position(x: 110, y: 15)
          Text("Under").position(x: 110, y: 17)
          Rectangle().fill(.blue).frame(width: 20, height: 20)
            .position(x: isOn ? 100 : 0, y: 60)
        }
        .frame(width: 160, height: 80)
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    #Preview { Crowded() }

    """

  @Test("inspect tells what is clipped, hidden, hard to read and moving")
  func findings() throws {
    _ = try folder.write(Self.crowded, as: "crowded.swift")
    let line = ["inspect", "crowded.swift", "--size", "160x80", "--json", "--at"]
    func views(at time: String) throws -> [String: [String: Any]] {
      let found = try #require(try run(line + [time]).json["views"] as? [[String: Any]])
      // A view without a name of its own is told by its line.
      return Dictionary(
        found.map { (($0["name"] as? String ?? "").components(separatedBy: ",")[0], $0) },
        uniquingKeysWith: { first, _ in first })
    }
    let start = try views(at: "0s")
    let box = try #require(start["Rectangle"])
    #expect(box["clipped"] as? Double == 0.5)
    let pale = try #require(start["Pale"]?["contrast"] as? Double)
    // White on a grey of 0.9, by the formula of the guidelines.
    #expect(abs(pale - 1.254) < 0.03)
    let over = try #require(start["Over"])
    #expect(try #require(over["contrast"] as? Double) > 18)
    #expect(over["overlaps"] as? [String] == ["Under"])
    #expect(start["Pale"]?["overlaps"] as? [String] == [])
    let middle = try #require(try views(at: "0.5s")["Rectangle"])
    #expect(middle["clipped"] == nil)
    let speed = try #require((middle["moving"] as? [String: Double])?["x"])
    #expect(abs(speed - 100) < 0.1)
    let words = try run(["inspect", "crowded.swift", "--size", "160x80", "--at", "0s"]).output
    for part in ["clipped 50 %", "low contrast 1.", "overlaps 'Under'", "moving x +100/s"] {
      #expect(words.contains(part), "\(part)")
    }
  }

  @Test("spec tells what has changed since a commit")
  func history() throws {
    let git = "git -c user.name=a -c user.email=a@b.c -c commit.gpgsign=false"
    let made = try ToolRun(
      shell: "git init -q . && git add scene.swift && \(git) commit -qm one", in: folder.url)
    #expect(made.status == 0)
    let line = ["spec", "scene.swift", "--against", "HEAD"] + small
    let same = try run(line)
    #expect(same.status == 0 && same.output == "")
    _ = try folder.write(
      SampleScene.moving.replacing("duration: 0.2", with: "duration: 0.4"), as: "scene.swift")
    let changed = try run(line)
    #expect(changed.status == 1)
    #expect(changed.output.contains("- Rectangle: x 50 pt → 80 pt at 0 s, .linear(duration: 0.2)"))
    #expect(changed.output.contains("+ Rectangle: x 50 pt → 80 pt at 0 s, .linear(duration: 0.4)"))
    #expect(try run(["spec", "scene.swift", "--against", "nowhere"]).status == 2)
  }

  @Test("spec writes keyframes of Lottie")
  func lottie() throws {
    let table = try run(["spec", "scene.swift", "--easing", "lottie", "--json"] + small)
    let motions = try #require(table.json["motions"] as? [[String: Any]])
    let text = try #require(motions[0]["curve"] as? String)
    let keys = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(keys.map { $0["t"] as? Double } == [0, 12])
    #expect(keys.map { $0["s"] as? [Double] } == [[0], [1]])
  }

  @Test("sheet makes a PDF whose places are right")
  func pdf() throws {
    #expect(try run(["sheet", "scene.swift", "-o", "x.pdf"] + small).output == "x.pdf\n")
    let bytes = Array(try Data(contentsOf: folder.url.appendingPathComponent("x.pdf")))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.4\n") && text.hasSuffix("%%EOF\n"))
    let start = try #require(
      text.components(separatedBy: "startxref\n").last?.split(separator: "\n").first)
    let table = try #require(Int(start))
    #expect(bytes[table..<table + 5].elementsEqual("xref\n".utf8))
    let rows = String(decoding: bytes[table...], as: UTF8.self).split(separator: "\n")
      .filter { $0.hasSuffix(" n ") }
    for (index, row) in rows.enumerated() {
      let place = try #require(Int(row.prefix(10)))
      #expect(bytes[place...].starts(with: Array("\(index + 1) 0 obj".utf8)))
    }
    #expect(rows.count == 5)
  }

  @Test("curves draw a recording behind")
  func overlay() throws {
    #expect(try run(["record", "scene.swift", "--hashes"] + small).status == 0)
    let list = try run(["goldens", "list"])
    let key = try #require(list.output.split(separator: "\n").first?.split(separator: "\t").first)
    _ = try folder.write(
      SampleScene.moving.replacing("duration: 0.2", with: "duration: 0.4"), as: "scene.swift")
    let folders = [String(key), "Goldens/" + key].filter {
      FileManager.default.fileExists(
        atPath: folder.url.appendingPathComponent($0).appendingPathComponent("tracks.json").path)
    }
    let golden = try #require(folders.first)
    let line = ["curves", "scene.swift", "--golden", golden, "-o", "x.svg"] + small
    #expect(try run(line).status == 0)
    let svg = try String(contentsOf: folder.url.appendingPathComponent("x.svg"), encoding: .utf8)
    #expect(svg.contains(">recorded</text>") && svg.contains("stroke-dasharray=\"5 4\""))
    #expect(try run(["curves", "scene.swift", "--golden", "nowhere"]).status == 2)
  }

  @Test("curves draw SVG, PNG and sparklines")
  func curves() throws {
    #expect(try run(["curves", "scene.swift", "-o", "x.svg"] + small).status == 0)
    #expect(try run(["curves", "scene.swift", "-o", "x.png"] + small).status == 0)
    let png = try Data(contentsOf: folder.url.appendingPathComponent("x.png"))
    #expect(try PNG.decode(png).width == 1720)
    #expect(try run(["curves", "scene.swift"] + small).output.contains("█"))
  }

  @Test("curves of an animation alone are those of the published table")
  func animation() throws {
    let run = try run(
      ["curves", "--animation", ".spring(duration: 0.5, bounce: 0.3)", "--json"])
    let times = try #require(run.json["timesSeconds"] as? [Double])
    let values = try #require(run.json["values"] as? [Double])
    for (time, value) in [(0.05, 0.14572), (0.1, 0.42330), (0.3, 1.03393), (0.5, 1.01450)] {
      let index = try #require(times.firstIndex { abs($0 - time) < 1e-9 })
      #expect(abs(values[index] - value) < 1e-4)
    }
    #expect(try self.run(["curves", "--animation", "wobble"]).status == 2)
    #expect(try self.run(["curves"]).status == 2)
  }

  @Test("sheet puts as many frames as asked for into one picture")
  func sheet() throws {
    #expect(
      try run(["sheet", "scene.swift", "--cells", "4", "-o", "s.png"] + small).status == 0)
    let png = try PNG.decode(Data(contentsOf: folder.url.appendingPathComponent("s.png")))
    // Four cells of 120 points and five margins of 24, at two pixels a point.
    #expect(png.width == (4 * 120 + 5 * 24) * 2)
    #expect(
      try run(["sheet", "scene.swift", "--onion", "-o", "o.png"] + small).status == 0)
    let onion = try PNG.decode(Data(contentsOf: folder.url.appendingPathComponent("o.png")))
    #expect(onion.width == 200)
  }

  @Test("lint ends with 1 and a line for a pitfall, with 0 without")
  func lint() throws {
    let found = try run(["lint", "scene.swift"] + small)
    #expect(found.status == 1)
    #expect(found.output.contains("scene.swift:5: under Reduce Motion"))
    #expect(found.output.contains("travels 30 pt in x"))
    _ = try folder.write(SampleScene.two, as: "two.swift")
    #expect(try run(["lint", "two.swift"]).status == 0)
  }

  @Test("lint taps a scene that waits for it")
  func tap() throws {
    _ = try folder.write(SampleScene.button, as: "button.swift")
    let run = try run(["lint", "button.swift"] + small)
    #expect(run.status == 1)
    #expect(run.output.contains("changes its width by"))
  }

  @Test("lint finds what a running scene alone shows")
  func pitfalls() throws {
    _ = try folder.write(
      """
      import SwiftUI
      enum Step: CaseIterable { case hidden, visible, dismissing }
      struct Toast: View {
        @State private var shown = 0
        @State private var flag = false
        @State private var isOpen = false
        @State private var level = 0.2
        var body: some View {
          VStack {
            Text("Saved")
              .phaseAnimator(Step.allCases, trigger: shown) { toast, step in
                toast.opacity(step == .visible ? 1 : 0)
              } animation: { step in
                switch step {
                case .hidden: .spring(response: 0.35, dampingFraction: 0.75)
                case .visible: .easeIn(duration: 0.2).delay(2.0)
                case .dismissing: .easeOut(duration: 0.25)
                }
              }
            if isOpen { Color.red.frame(width: 10, height: 10).transition(.scale) }
            Bar(level: level).frame(width: 40, height: 4)
          }
          .onAppear {
            shown += 1
            isOpen = true
            flag = false
            withAnimation { level = 0.8 }
          }
        }
      }
      struct Bar: Shape {
        var level: Double
        func path(in rect: CGRect) -> Path {
          Path(CGRect(x: 0, y: 0, width: rect.width * level, height: rect.height))
        }
      }
      #Preview { Toast() }
      """, as: "toast.swift")
    let run = try run(["lint", "toast.swift", "--json"] + small)
    let scenes = try #require(run.json["scenes"] as? [[String: Any]])
    let findings = try #require(scenes.first?["findings"] as? [[String: Any]])
    let places = Dictionary(
      findings.map { ($0["rule"] as? String ?? "", $0["place"] as? String ?? "") },
      uniquingKeysWith: { first, _ in first })
    #expect(places["phaseOwner"] == "toast.swift:11")
    #expect(places["transitionSnaps"] == "toast.swift:20")
    #expect(places["animatableDataMissing"] == "toast.swift:31")
    #expect(places["triggerUnchanged"] == "toast.swift:3")
    #expect(run.status == 1)
  }

  @Test("verify says in words what has changed of the motion, though lines have moved")
  func verify() throws {
    let flags = ["--fps", "60"] + small
    #expect(try run(["record", "scene.swift"] + flags).status == 0)
    #expect(try run(["verify", "scene.swift"] + flags).status == 0)
    let slower = "\n\n" + SampleScene.moving.replacing("duration: 0.2", with: "duration: 0.25")
    _ = try folder.write(slower, as: "scene.swift")
    let changed = try run(["verify", "scene.swift"] + flags)
    #expect(changed.status == 1)
    #expect(
      changed.output.contains("'Rectangle' takes 250 ms instead of 200 ms (25 % slower)"))
  }
}
