/// A frame that is not as recorded.
package struct FrameDifference: Codable, Equatable, Sendable {
  package var frame: Int
  package var timeSeconds: Double
  /// nil where the golden keeps no picture of the frame.
  package var picture: PictureDifference?

  package init(frame: Int, timeSeconds: Double, picture: PictureDifference? = nil) {
    self.frame = frame
    self.timeSeconds = timeSeconds
    self.picture = picture
  }
}
