import CoreGraphics
import Foundation
import ObjectiveC
import UIKit

/// A picture to be filtered.
open class CIImage: NSObject {
  let picture: CGImage?
  /// Where it lies, in pixels.
  public let extent: CGRect

  init(picture: CGImage?, extent: CGRect) {
    self.picture = picture
    self.extent = extent
  }
  /// A picture of UIKit.
  public convenience init?(image: UIImage) {
    let picture = image.cgImage
    let size = picture.map { CGSize(width: $0.width, height: $0.height) } ?? image.size
    self.init(picture: picture, extent: CGRect(origin: .zero, size: size))
  }
  /// A picture object.
  public convenience init(cgImage: CGImage) {
    self.init(
      picture: cgImage, extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
  }
  /// Has no effect here: itself.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  /// A part of it; all of it is drawn here.
  open func cropped(to rect: CGRect) -> CIImage { CIImage(picture: picture, extent: rect) }
  /// Has no effect here: itself.
  open func clampedToExtent() -> CIImage { self }
  /// Has no effect here: itself.
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
  /// Has no effect here: itself.
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
}

/// Draws filtered pictures.
open class CIContext: NSObject {
  /// A place to draw.
  public override init() {}
  /// A place to draw with wishes.
  public init(options: [CIContextOption: Any]?) {}
  /// The picture that came in, as filters change nothing here.
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { image.picture }
}
/// A wish about drawing.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A wish by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not on a graphics processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The space of colours.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}

/// A colour of a filter.
open class CIColor: NSObject {
  /// Red, 0 to 1.
  public let red: CGFloat
  /// Green, 0 to 1.
  public let green: CGFloat
  /// Blue, 0 to 1.
  public let blue: CGFloat
  /// Opacity, 0 to 1.
  public let alpha: CGFloat
  /// A colour by its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  /// A colour of UIKit.
  public convenience init(color: UIColor) {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
  }
}

extension UIImage {
  /// A picture that was filtered.
  public convenience init(ciImage: CIImage) {
    if let picture = ciImage.picture {
      self.init(cgImage: picture)
    } else {
      self.init()
    }
  }
}
