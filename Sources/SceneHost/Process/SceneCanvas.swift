import Display
import Geometry
import Playback
import Raster
import SwiftUI

/// The canvas of a scene: what was asked for on the command line, else by the preview, else that
/// of a phone.
struct SceneCanvas: Equatable {
  var size = CGSize(width: 393, height: 852)
  var fit = Fit.none

  /// What the film is cut to.
  enum Fit {
    case none
    /// The size the view itself takes, as a preview's trait asks.
    case layout
    /// All that is drawn in the film, as the command line asks.
    case drawing
  }

  init(_ wanted: SceneJob.CanvasSize?, traits: [PreviewTrait<Preview.ViewTraits>]) {
    for trait in traits {
      switch trait.wish {
      case .deviceLayout, .around: break
      case .sizeThatFits: fit = .layout
      case .fixed(let width, let height): size = CGSize(width: width, height: height)
      case .orientation(let orientation):
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        size =
          orientation.isLandscape
          ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
      }
    }
    switch wanted {
    case nil: break
    case .fit: fit = .drawing
    case .points(let width, let height):
      size = CGSize(width: width, height: height)
      fit = .none
    }
  }
}

/// How a film's pictures are drawn.
struct ScenePicture {
  let renderer: Renderer
  let size: PixelSize
  let hasAlpha: Bool

  init(_ job: SceneJob, area: CGRect, isDark: Bool) {
    let background = Self.background(job, isDark: isDark)
    hasAlpha = background.opacity < 1
    size = PixelSize(
      width: max(1, Int((area.width * job.scale).rounded())),
      height: max(1, Int((area.height * job.scale).rounded())))
    let threads = job.threads > 0 ? job.threads : ProcessInfo.processInfo.activeProcessorCount
    renderer = Renderer(
      options: Renderer.Options(
        scale: job.scale, background: background, bandHeight: Self.bandHeight,
        threads: max(1, threads)))
  }

  /// Rows drawn at a time; proofs vary them, which must not change a pixel.
  private static var bandHeight: Int {
    ProcessInfo.processInfo.environment["ZOETROPE_BAND"].flatMap { Int($0) } ?? 64
  }

  private static func background(_ job: SceneJob, isDark: Bool) -> DisplayColor {
    guard let parts = job.background, parts.count >= 3 else {
      return isDark ? .black : .white
    }
    return DisplayColor(
      red: parts[0], green: parts[1], blue: parts[2], opacity: parts.count > 3 ? parts[3] : 1)
  }
}

/// The part of a canvas that holds all that is drawn, on whole pixels.
func cropArea(_ extent: CGRect, scale: Double) -> CGRect {
  let left = (extent.minX * scale).rounded(.down) / scale
  let top = (extent.minY * scale).rounded(.down) / scale
  let right = (extent.maxX * scale).rounded(.up) / scale
  let bottom = (extent.maxY * scale).rounded(.up) / scale
  return CGRect(x: left, y: top, width: right - left, height: bottom - top)
}
