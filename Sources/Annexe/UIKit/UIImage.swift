import CoreGraphics

/// A picture by what is known of it: bytes of a file, a name or a symbol's name.
open class UIImage: NSObject {
  /// Where a picture comes from.
  public enum _Source {
    case named(String), symbol(String), data(Data), cgImage(CGImage), empty
  }
  /// Where this one comes from; the catalogue reads it when it is drawn.
  public let _source: _Source
  /// Size in points; known only of a picture object.
  open var size: CGSize {
    guard case .cgImage(let image) = _source else { return .zero }
    return CGSize(width: image.width, height: image.height)
  }
  /// Pixels per point.
  open var scale: CGFloat { 1 }
  /// The picture object, if it was made of one.
  open var cgImage: CGImage? {
    guard case .cgImage(let image) = _source else { return nil }
    return image
  }

  init(_source source: _Source) { _source = source }
  /// A picture without pixels.
  public override convenience init() { self.init(_source: .empty) }
  /// A picture by its name in the scene's assets.
  public convenience init?(named name: String) { self.init(_source: .named(name)) }
  /// A symbol by its name.
  public convenience init?(systemName name: String) { self.init(_source: .symbol(name)) }
  /// A picture from the bytes of a file.
  public convenience init?(data: Data, scale: CGFloat = 1) { self.init(_source: .data(data)) }
  /// A picture from a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(_source: .data(data))
  }
  /// A picture of a picture object.
  public convenience init(cgImage: CGImage) { self.init(_source: .cgImage(cgImage)) }
}
