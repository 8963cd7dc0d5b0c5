import CoreGraphics

/// How a picture is made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether there is no transparency.
  open var opaque = false
  /// A picture as the screen wants it.
  public override init() {}
  /// A picture as the screen wants it.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a picture is drawn into; drawing calls are not carried out here.
open class UIGraphicsImageRendererContext: NSObject {
  /// The canvas.
  public let cgContext = CGContext()
  /// Makes the canvas.
  public override init() {}
  /// Has no effect here.
  open func fill(_ rect: CGRect) {}
  /// Has no effect here.
  open func stroke(_ rect: CGRect) {}
}

/// Makes pictures; they have their size and no content, as drawing calls are not carried out here.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let scale: CGFloat
  /// Pictures of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.size = size
    scale = format.scale
  }
  /// Pictures of a size in points.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  /// Makes a picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(_emptySize: size, scale: scale)
  }
  /// Makes the bytes of a picture: none here.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}

private enum ImageContexts {
  nonisolated(unsafe) static var sizes: [(size: CGSize, scale: CGFloat)] = []
}

/// Begins a picture of a size in points.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  ImageContexts.sizes.append((size, scale > 0 ? scale : UIScreen.main.scale))
}
/// Begins a picture of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// The canvas of the picture under way; drawing calls are not carried out here.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ImageContexts.sizes.isEmpty ? nil : CGContext()
}
/// The picture under way: its size, without content.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.sizes.last.map { UIImage(_emptySize: $0.size, scale: $0.scale) }
}
/// Ends the picture under way.
public func UIGraphicsEndImageContext() { _ = ImageContexts.sizes.popLast() }
