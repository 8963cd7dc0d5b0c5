import Batch
import Encoders
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

  /// The file as it was found when it was opened again.
  struct Written: Encodable {
    let format: String
    let codec: String
    let frames: Int
    let durationSeconds: Double
    let widthPixels: Int
    let heightPixels: Int
    let pixelFormat: String
    let hasAlpha: Bool
    let bytes: Int

    init(_ film: EncodedFilm) {
      format = film.format
      codec = film.codec
      frames = film.frameCount
      durationSeconds = film.durationSeconds
      widthPixels = film.size.width
      heightPixels = film.size.height
      pixelFormat = film.pixelFormat
      hasAlpha = film.hasAlpha
      bytes = film.byteCount
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
  /// "half-open": frames at i/fps, the end left out; "end-inclusive": the end too; "frames" and
  /// "instants": just those asked for.
  let sampling: String
  let written: Written?
  let ending: String
  let settledSeconds: Double?
  let loopSeconds: Double?
  let moves: Bool
  let tappable: [Element]
  let warnings: [String]
  let notices: [String]
  let fonts: [String: String]
  let realSeconds: Double

  init(
    _ request: FilmRequest, _ report: SceneReport, output: String, _ film: EncodedFilm?,
    realSeconds: Double
  ) {
    sampling = request.cut.sampling
    written = film.map(Written.init)
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
