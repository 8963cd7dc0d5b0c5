import AnimationCore
import Display
import Raster

/// One picture of a film.
package struct Frame {
  /// Position among the frames written, from 0.
  package let index: Int
  /// Position on the scene's frame grid, from 0 at the scene's start.
  package let sceneFrame: Int
  package let time: Time
  /// Valid only while the sink consumes the frame.
  package let pixels: Pixmap
  /// Whether the picture equals the one before it, byte for byte.
  package let repeatsPrevious: Bool
  /// Where the picture may differ from the one before it, inside the picture; nil: anywhere.
  package let changes: [PixelBox]?

  package init(
    index: Int, sceneFrame: Int, time: Time, pixels: Pixmap, repeatsPrevious: Bool,
    changes: [PixelBox]? = nil
  ) {
    self.index = index
    self.sceneFrame = sceneFrame
    self.time = time
    self.pixels = pixels
    self.repeatsPrevious = repeatsPrevious
    self.changes = changes
  }
}

/// What is known of a film before its first frame.
package struct FilmFormat: Hashable, Sendable {
  package var size: PixelSize
  package var rate: FrameRate
  /// Frames to come; nil while a scene is followed until it settles.
  package var frameCount: Int?
  /// Whether pixels may be transparent.
  package var hasAlpha: Bool
  /// Pixels per point.
  package var scale: Double
  package init(
    size: PixelSize, rate: FrameRate, frameCount: Int?, hasAlpha: Bool, scale: Double
  ) {
    self.size = size
    self.rate = rate
    self.frameCount = frameCount
    self.hasAlpha = hasAlpha
    self.scale = scale
  }
}

/// Something that eats frames: an encoder, a golden recorder or verifier, a contact sheet.
package protocol FrameSink: AnyObject {
  func begin(_ format: FilmFormat) throws
  func consume(_ frame: Frame) throws
  /// Completes the output; nothing is at the final path before this returns.
  func finish() throws
  /// Gives up and leaves nothing behind.
  func cancel()
}
