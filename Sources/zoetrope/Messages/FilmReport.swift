import Batch
import Playback
import SwiftUICore

/// A film as JSON: what was asked, what was written, and what is worth knowing.
struct FilmReport: Encodable {
  struct Element: Encodable {
    let label: String?
    let text: String?
    let symbol: String?
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    init(_ element: SceneElement) {
      label = element.label
      text = element.text
      symbol = element.symbol
      x = element.frame.minX
      y = element.frame.minY
      width = element.frame.width
      height = element.frame.height
    }
  }

  let schema = 1
  let status = "ok"
  let exitCode = 0
  let scene: String
  let preview: String?
  let output: String
  let frames: Int
  let fps: String
  let durationSeconds: Double
  let widthPixels: Int
  let heightPixels: Int
  let scale: Double
  /// Frames stand at the start of their share of time: i/fps, the end left out.
  let sampling = "half-open"
  let ending: String
  let settledSeconds: Double?
  let loopSeconds: Double?
  let moves: Bool
  let tappable: [Element]
  let warnings: [String]
  let notices: [String]
  let fonts: [String: String]
  let realSeconds: Double

  init(_ request: FilmRequest, _ report: SceneReport, output: String, realSeconds: Double) {
    scene = request.scene.name
    preview = report.previewName
    self.output = output
    frames = report.frameCount
    fps = request.cut.playbackRate(of: request.rate).description
    durationSeconds = report.durationSeconds
    widthPixels = report.pixelWidth
    heightPixels = report.pixelHeight
    scale = request.scale
    ending = report.ending
    settledSeconds = report.settledSeconds
    loopSeconds = report.loopSeconds
    moves = report.moves
    tappable = report.tappable.map(Element.init)
    warnings = report.warnings
    notices = report.notices
    fonts = report.fonts
    self.realSeconds = (realSeconds * 1000).rounded() / 1000
  }
}
