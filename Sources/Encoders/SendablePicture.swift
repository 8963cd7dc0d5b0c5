import Raster

/// A picture that one thread hands to another and never touches again.
struct SendablePicture: @unchecked Sendable {
  let pixels: Pixmap
}
