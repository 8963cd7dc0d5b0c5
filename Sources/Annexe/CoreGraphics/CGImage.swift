/// A picture as an object.
public final class CGImage {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// What holds the pixels; known to the catalogue, which draws it.
  public let _content: AnyObject?

  /// A picture of the given size in pixels.
  public init(_width width: Int, height: Int, content: AnyObject?) {
    self.width = width
    self.height = height
    _content = content
  }
}
