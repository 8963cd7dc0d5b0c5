import Display
import Encoders
import FilmSupport
import Foundation
import Golden
import Playback
import Raster
import Testing

@Suite("Goldens") struct GoldenTests {
  private let folder = TemporaryFolder()
  private let size = FilmFixture.size(40, 30)
  private var store: GoldenStore { GoldenStore(root: folder.file("Goldens")) }
  private var walk: [Pixmap] { FilmFixture.walk(10, size: size) }

  private func subject(
    _ scene: String = "LikeButton.swift", renderer: String = "1.0.0", fonts: [String: String] = [:]
  ) -> GoldenSubject {
    GoldenSubject(
      key: GoldenKey(scene: scene), renderer: renderer, source: "0123", fonts: fonts)
  }

  private func record(
    _ pictures: [Pixmap], mode: GoldenManifest.Mode = .frames, hasAlpha: Bool = false
  ) throws {
    let recorder = GoldenRecorder(store: store, subject: subject(), mode: mode)
    try FilmFixture.play(pictures, to: recorder, rate: (60, 1), hasAlpha: hasAlpha)
  }

  private func verify(
    _ pictures: [Pixmap], subject: GoldenSubject? = nil, rate: (Int, Int) = (60, 1),
    hasAlpha: Bool = false, _ change: (inout GoldenVerifier.Options) -> Void = { _ in }
  ) throws -> VerificationResult {
    var options = GoldenVerifier.Options()
    options.failures = folder.file("failures")
    change(&options)
    let verifier = GoldenVerifier(
      store: store, subject: subject ?? self.subject(), options: options)
    try FilmFixture.play(pictures, to: verifier, rate: rate, hasAlpha: hasAlpha)
    return try #require(verifier.result)
  }

  @Test("passes what was recorded, in either mode", arguments: GoldenManifest.Mode.allCases)
  func passes(mode: GoldenManifest.Mode) throws {
    try record(walk, mode: mode)
    let result = try verify(walk)
    #expect(result.status == .passed && result.verdicts.isEmpty && result.frameCount == 10)
    #expect(folder.names == ["Goldens"])
  }

  @Test("records the same bytes again")
  func repeatable() throws {
    try record(walk)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.file("Goldens/like-button/default")
    ).sorted()
    let before = try names.map { try folder.bytes("Goldens/like-button/default/\($0)") }
    try record(walk)
    #expect(try names.map { try folder.bytes("Goldens/like-button/default/\($0)") } == before)
    #expect(names.contains("manifest.json") && names.contains("film.apng"))
    #expect(names.filter { $0.hasPrefix("key-") }.count == 5)
  }

  @Test("finds a single step of one part of one pixel in one frame", arguments: [0, 4, 9])
  func oneStep(frame: Int) throws {
    try record(walk)
    var changed = walk
    changed[frame] = FilmFixture.dotted(changed[frame], x: 39, y: 29, [254, 255, 255, 255])
    let result = try verify(changed)
    #expect(result.status == .changed && result.verdicts.map(\.kind) == [.pixels])
    let bad = try #require(result.badFrames.first)
    #expect(result.badFrames.count == 1 && bad.frame == frame)
    #expect(bad.timeSeconds == Double(frame) / 60)
    #expect(bad.picture?.pixels == 1 && bad.picture?.maxDelta == 1)
    #expect(bad.picture?.area == PixelArea(x: 39, y: 29, size: FilmFixture.size(1, 1)))
  }

  @Test("keeps expected, actual and difference of the first bad frame")
  func pictures() throws {
    try record(walk)
    var changed = walk
    for frame in [3, 4, 7] {
      changed[frame] = FilmFixture.dotted(changed[frame], x: 1, y: 2, [0, 0, 0, 255])
    }
    let result = try verify(changed)
    #expect(result.badRanges == [3...4, 7...7])
    let first = try #require(result.first)
    func pixels(_ path: String?) throws -> [UInt8] {
      let data = try Data(contentsOf: URL(fileURLWithPath: try #require(path)))
      return try PNG.decode(data).pixels
    }
    #expect(try pixels(first.expected) == walk[3].rgba())
    #expect(try pixels(first.actual) == changed[3].rgba())
    let difference = try pixels(first.difference)
    let at = (2 * 40 + 1) * 4
    #expect(Array(difference[at..<(at + 4)]) == [255, 0, 0, 255])
    #expect(difference[0] == difference[1] && difference[1] == difference[2])
    _ = try verify(walk)
    #expect(folder.names == ["Goldens"])
  }

  @Test("in hashes mode shows the nearest key frame and says which")
  func hashesMode() throws {
    try record(walk, mode: .hashes)
    var changed = walk
    changed[3] = FilmFixture.dotted(changed[3], x: 1, y: 2, [0, 0, 0, 255])
    let result = try verify(changed)
    #expect(result.badFrames.map(\.frame) == [3])
    #expect(result.first?.expected != nil && result.first?.expectedFrame != 3)
  }

  @Test("tells size, scale, rate, alpha and length apart from pixels")
  func separateVerdicts() throws {
    try record(walk)
    #expect(try verify(walk, rate: (30, 1)).verdicts.map(\.kind) == [.rate])
    #expect(try verify(walk, hasAlpha: true).verdicts.map(\.kind) == [.alpha])
    #expect(try verify(Array(walk.prefix(9))).verdicts.map(\.kind) == [.frameCount])
    let longer = try verify(walk + [walk[0]])
    #expect(longer.verdicts == [Verdict(.frameCount, wanted: "10", found: "11")])
    let larger = try verify(FilmFixture.walk(10, size: FilmFixture.size(42, 30)))
    #expect(larger.verdicts.map(\.kind) == [.size] && larger.badFrames.isEmpty)
    #expect(larger.status == .changed)
  }

  @Test("opaque black is not clear black")
  func alpha() throws {
    let black = FilmFixture.picture(size) { _, _ in (0, 0, 0, 255) }
    let clear = FilmFixture.picture(size) { _, _ in (0, 0, 0, 0) }
    try record([black], hasAlpha: true)
    let result = try verify([clear], hasAlpha: true)
    #expect(result.badFrames.first?.picture?.maxDelta == 255)
  }

  @Test("tells another renderer or font first, and fails only on pixels")
  func environment() throws {
    try record(walk)
    let other = subject(renderer: "2.0.0", fonts: ["Inter.ttf": "77"])
    let same = try verify(walk, subject: other)
    #expect(same.status == .passed && same.verdicts.map(\.kind) == [.environment, .environment])
    let changed = try verify(walk.reversed(), subject: other)
    #expect(changed.verdicts.map(\.kind) == [.environment, .environment, .pixels])
  }

  @Test("fails a missing golden twice, writes none, and keeps what it saw")
  func missing() throws {
    for _ in 0..<2 {
      let result = try verify(walk)
      #expect(result.status == .missing && !result.passes)
      #expect(folder.names == ["failures"])
      #expect(FileManager.default.fileExists(atPath: try #require(result.first?.actual)))
    }
  }

  @Test(
    "updates what it was asked to",
    arguments: [
      (GoldenUpdate.none, false, false), (.missing, true, false), (.changed, true, true),
      (.all, true, true),
    ])
  func update(mode: GoldenUpdate, writesMissing: Bool, writesChanged: Bool) throws {
    let missing = try verify(walk) { $0.update = mode }
    #expect((missing.status == .updated) == writesMissing)
    try record(walk)
    let changed = try verify(walk.reversed()) { $0.update = mode }
    #expect((changed.status == .updated) == writesChanged)
    #expect((try verify(walk.reversed()).status == .passed) == writesChanged)
  }

  @Test("leaves the bytes of a golden that passes when only changes are updated")
  func keepsBytes() throws {
    try record(walk)
    let path = folder.file("Goldens/like-button/default/manifest.json")
    let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    let result = try verify(walk, subject: subject(renderer: "2.0.0")) { $0.update = .changed }
    #expect(result.status == .passed)
    let after = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(before != nil && before == after)
  }

  @Test("lets small differences pass when told to, by size, by count and by share")
  func tolerance() throws {
    try record(walk)
    var changed = walk
    changed[2] = FilmFixture.dotted(changed[2], x: 0, y: 0, [252, 255, 255, 255])
    #expect(try verify(changed) { $0.tolerance.threshold = 2 }.status == .changed)
    let passed = try verify(changed) { $0.tolerance.threshold = 3 }
    #expect(passed.status == .passed && passed.toleratedFrames == 1)
    #expect(try verify(changed) { $0.tolerance.maxPixels = 1 }.status == .passed)
    #expect(try verify(changed) { $0.tolerance.maxRatio = 0.5 / 1200 }.status == .changed)
    #expect(try verify(changed) { $0.tolerance.maxRatio = 1.0 / 1200 }.status == .passed)
  }

  @Test("explains the smallest tolerance of each kind, and each one passes")
  func explanation() throws {
    try record(walk)
    var changed = walk
    changed[2] = FilmFixture.dotted(changed[2], x: 0, y: 0, [252, 255, 255, 255])
    changed[5] = FilmFixture.dotted(changed[5], x: 0, y: 0, [254, 255, 255, 255])
    changed[5] = FilmFixture.dotted(changed[5], x: 1, y: 0, [254, 255, 255, 255])
    let lines = try verify(changed).explanation
    let starts = ["--threshold 3 ", "--max-diff-pixels 2 ", "--max-diff-ratio 0.001667 "]
    for (line, start) in zip(lines, starts) { #expect(line.hasPrefix(start)) }
    #expect(lines.count == 3)
    #expect(try verify(changed) { $0.tolerance.threshold = 3 }.passes)
    #expect(try verify(changed) { $0.tolerance.maxPixels = 2 }.passes)
    #expect(try verify(changed) { $0.tolerance.maxRatio = 0.001667 }.passes)
    #expect(try verify(changed) { $0.tolerance.threshold = 2 }.status == .changed)
  }

  @Test("fails a crowd of pixels that the count alone would pass")
  func cluster() throws {
    let white = FilmFixture.picture(size) { _, _ in (255, 255, 255, 255) }
    let crowd = FilmFixture.picture(size) { x, y in
      x < 3 && y < 3 ? (0, 0, 0, 255) : (255, 255, 255, 255)
    }
    let spread = FilmFixture.picture(size) { x, y in
      x % 13 == 0 && y % 10 == 0 ? (0, 0, 0, 255) : (255, 255, 255, 255)
    }
    try record([white])
    for (picture, passes) in [(crowd, false), (spread, true)] {
      let result = try verify([picture]) {
        $0.tolerance.maxPixels = 20
        $0.tolerance.cluster = .init(pixels: 5, window: 4)
      }
      #expect(result.passes == passes)
    }
  }

  @Test("forgives an edge that moved by a part of a pixel, not one that vanished")
  func antialiasing() throws {
    // A ring one pixel wide that also touches the border; coverage by supersampling.
    func ring(_ shift: Double) -> Pixmap {
      FilmFixture.picture(FilmFixture.size(24, 24)) { x, y in
        var inside = 0
        for sub in 0..<64 {
          let px = Double(x) + (Double(sub % 8) + 0.5) / 8 - 12 - shift
          let py = Double(y) + (Double(sub / 8) + 0.5) / 8 - 12
          let radius = (px * px + py * py).squareRoot()
          if radius >= 11 && radius <= 12 { inside += 1 }
        }
        let value = UInt8(255 - inside * 255 / 64)
        return (value, value, value, 255)
      }
    }
    let blank = FilmFixture.picture(FilmFixture.size(24, 24)) { _, _ in (255, 255, 255, 255) }
    try record([ring(0)])
    #expect(try verify([ring(0.25)]).status == .changed)
    #expect(try verify([ring(0.25)]) { $0.tolerance.ignoresAntialiasing = true }.status == .passed)
    for other in [blank, ring(1)] {
      #expect(try verify([other]) { $0.tolerance.ignoresAntialiasing = true }.status == .changed)
    }
  }

  @Test("lists goldens, finds orphans and removes just those")
  func orphans() throws {
    try record(walk)
    let other = GoldenRecorder(store: store, subject: subject("Old/Scene.swift"))
    try FilmFixture.play(walk, to: other)
    #expect(try store.list().map(\.scene) == ["LikeButton.swift", "Old/Scene.swift"])
    let orphans = try store.orphans(keeping: [GoldenKey(scene: "LikeButton.swift")])
    #expect(orphans == [GoldenKey(scene: "Old/Scene.swift")])
    try store.remove(orphans)
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.root) == ["like-button"])
  }

  @Test("refuses two scenes of one name on disk")
  func collision() throws {
    try record(walk)
    let error = #expect(throws: GoldenError.self) {
      try FilmFixture.play(
        walk, to: GoldenRecorder(store: store, subject: subject("like button.swift")))
    }
    guard case .nameTaken? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("says so when a file is a git-lfs pointer, damaged or too new")
  func damaged() throws {
    try record(walk)
    let film = folder.file("Goldens/like-button/default/film.apng")
    let manifest = folder.file("Goldens/like-button/default/manifest.json")
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(
      to: URL(fileURLWithPath: film))
    #expect(throws: GoldenError.largeFilePointer(path: film)) { try verify(walk.reversed()) }
    try Data("{\"version\": 9}".utf8).write(to: URL(fileURLWithPath: manifest))
    #expect(throws: GoldenError.manifestTooNew(path: manifest, found: 9, known: 1)) {
      try verify(walk)
    }
    try Data("hello".utf8).write(to: URL(fileURLWithPath: manifest))
    #expect(throws: GoldenError.self) { try verify(walk) }
  }

  @Test("leaves nothing behind when cancelled")
  func cancel() throws {
    let recorder = GoldenRecorder(store: store, subject: subject())
    try recorder.begin(
      FilmFormat(size: size, rate: .sixty, frameCount: nil, hasAlpha: false, scale: 1))
    try recorder.consume(
      Frame(index: 0, sceneFrame: 0, time: .zero, pixels: walk[0], repeatsPrevious: false))
    recorder.cancel()
    #expect(try store.list().isEmpty)
    let rest = (try? FileManager.default.subpathsOfDirectory(atPath: store.root)) ?? []
    #expect(rest.isEmpty)
  }
}
