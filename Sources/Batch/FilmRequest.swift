import Foundation
import Playback
import SceneHost
import SwiftUICore

/// One film to make: whose scene, which of its frames, and in what surroundings.
package struct FilmRequest: Sendable {
  package var scene: SceneSource
  package var preview = SceneJob.PreviewChoice.first
  package var rate = FrameRate.sixty
  package var cut = FilmCut()
  /// nil: the preview's own size, else the default canvas.
  package var size: SceneJob.CanvasSize?
  package var scale = 2.0
  /// Straight red, green, blue and opacity; nil: white, in dark scenes black.
  package var background: [Double]?
  package var surroundings = SceneEnvironment()
  package var interactions: [Interaction] = []
  /// Threads that draw; 0: one for each processor.
  package var threads = 0
  package var seed: UInt64 = 0
  /// The shot of a settings file that it is.
  package var shot: String?
  /// The variant it is of, as it was written; nil where none was asked for.
  package var variantWords: String?
  /// What it is recorded as beside the usual film: `dark`, `ko_KR.rtl`; empty for the usual one.
  package var variant = ""
  /// Folders with fonts and symbols of the scene's own.
  package var fontFolders: [String] = []
  package var symbolFolders: [String] = []
  /// Whether what can only be drawn in part is an error.
  package var isStrict = false
  /// Seconds since 1970 at scene time 0.
  package var epochSeconds = SceneJob.standardEpoch
  /// The IANA name of the scene's time zone.
  package var timeZone = SceneJob.standardTimeZone
  package var confinement = SceneConfinement()

  package init(scene: SceneSource) {
    self.scene = scene
  }
}
