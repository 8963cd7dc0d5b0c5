import CoreGraphics

/// A picture by what is known of it: bytes of a file, a name or a symbol's name.
open class UIImage: NSObject {
  /// Where a picture comes from.
  public enum _Source {
    case named(String), symbol(String), data(Data), cgImage(CGImage), empty(CGSize, CGFloat)
  }
  /// Where this one comes from; the catalogue reads it when it is drawn.
  public let _source: _Source
  /// Size in points; known only of a picture object.
  open var size: CGSize {
    switch _source {
    case .cgImage(let image): CGSize(width: image.width, height: image.height)
    case .empty(let size, _): size
    case .named, .symbol, .data: _ImageMeasure.size(self)
    }
  }
  /// Pixels per point.
  open var scale: CGFloat {
    if case .empty(_, let scale) = _source { return scale }
    return 1
  }
  /// The picture object, if it was made of one.
  open var cgImage: CGImage? {
    guard case .cgImage(let image) = _source else { return nil }
    return image
  }

  init(_source source: _Source) { _source = source }
  /// A picture of a size in points, without content.
  convenience init(_emptySize size: CGSize, scale: CGFloat) {
    self.init(_source: .empty(size, scale))
  }
  /// A picture of a resource of an asset catalogue.
  public convenience init(resource: ImageResource) { self.init(_source: .named(resource._name)) }
  /// A picture without pixels.
  public override convenience init() { self.init(_source: .empty(.zero, 1)) }
  /// A picture by its name in the scene's assets.
  public convenience init?(named name: String) {
    guard _ImageMeasure.isThere(name) else { return nil }
    self.init(_source: .named(name))
  }
  /// A symbol by its name.
  public convenience init?(systemName name: String) { self.init(_source: .symbol(name)) }
  /// A symbol of the system in a form; the form is not looked at.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(_source: .symbol(name))
  }
  /// A picture from the bytes of a file.
  public convenience init?(data: Data, scale: CGFloat = 1) { self.init(_source: .data(data)) }
  /// A picture from a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(_source: .data(data))
  }
  /// A picture of a picture object.
  public convenience init(cgImage: CGImage) { self.init(_source: .cgImage(cgImage)) }
  /// A picture of the drawing module in a scale.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(_source: .cgImage(cgImage))
  }
  /// The picture in one colour: itself here.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
    self
  }
  /// The picture in a way of colouring: itself here.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// The picture in a form: itself here.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// Its bytes as PNG: none here.
  open func pngData() -> Data? { nil }
  /// Its bytes as JPEG: none here.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Has no effect here.
  open func draw(in rect: CGRect) {}
  /// Has no effect here.
  open func draw(at point: CGPoint) {}
  /// How it is turned.
  open var imageOrientation: Orientation { .up }

  /// How a picture is turned.
  @frozen public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// How a picture is coloured.
  @frozen public enum RenderingMode: Int, Hashable, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
  /// The form of a picture.
  open class Configuration: NSObject {}
  /// The form of a symbol.
  open class SymbolConfiguration: Configuration {
    /// A form.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight = .regular) { self.init() }
    /// A form.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }
  }
  /// The weight of a symbol.
  @frozen public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The size of a symbol beside text.
  @frozen public enum SymbolScale: Int, Hashable, Sendable {
    case unspecified, small, medium, large
  }
}

/// A picture of an asset catalogue, by the name of its set.
public struct ImageResource: Hashable, Sendable {
  /// The name of the set.
  public let _name: String
  /// A picture by name.
  public init(name: String, bundle: Bundle = .main) { _name = name }
}
/// A colour of an asset catalogue, by the name of its set.
public struct ColorResource: Hashable, Sendable {
  /// The name of the set.
  public let _name: String
  /// A colour by name.
  public init(name: String, bundle: Bundle = .main) { _name = name }
}

/// Measures pictures for those who ask UIKit; set up by the catalogue, which finds them.
public enum _ImageMeasure {
  /// The size in points of a picture.
  nonisolated(unsafe) public static var size: (UIImage) -> CGSize = { _ in .zero }
  /// Whether there is a picture of a name.
  nonisolated(unsafe) public static var isThere: (String) -> Bool = { _ in true }
}
