import Display
import UIKit

extension Image {
  /// The picture of an object of UIKit; its bytes are decoded.
  public init(uiImage: UIImage) {
    switch uiImage._source {
    case .named(let name): self.init(name)
    case .symbol(let name): self.init(systemName: name)
    case .data(let data):
      if let decoder = SceneImages.process.decoder, let pixels = try? decoder.decode(data) {
        self.init(.pixels(pixels, scale: uiImage.scale))
      } else {
        self.init(.named("bytes that are no picture"))
      }
    case .cgImage(let image):
      if let pixels = (image._content as? PictureContent)?.pixels {
        self.init(.pixels(pixels, scale: uiImage.scale))
      } else {
        self.init(.named("a picture without pixels"))
      }
    case .empty: self.init(.named("a picture without pixels"))
    }
  }
  /// A picture of the drawing module.
  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
    self.init(decorative: cgImage, scale: scale)
    self.label = label.plainText
  }
  /// A picture of the drawing module that says nothing.
  public init(decorative cgImage: CGImage, scale: CGFloat) {
    if let pixels = (cgImage._content as? PictureContent)?.pixels {
      self.init(.pixels(pixels, scale: scale))
    } else {
      self.init(.named("a picture without pixels"))
    }
  }
}

/// The pixels inside a picture object.
final class PictureContent {
  let pixels: DisplayImage
  init(_ pixels: DisplayImage) { self.pixels = pixels }
}

extension Font {
  /// The font of an object of UIKit.
  public init(_ font: UIFont) {
    if let name = font._familyName {
      self.init(.custom(name, font.pointSize, relativeTo: nil))
    } else {
      self.init(.system(font.pointSize))
      if font._isMonospaced { design = .monospaced }
    }
    weight = Weight(font._weight)
  }
}

extension Font.Weight {
  init(_ weight: UIFont.Weight) {
    let known: [(UIFont.Weight, Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    self = known.last { $0.0.rawValue <= weight.rawValue + 1e-9 }?.1 ?? .ultraLight
  }
}

extension Image {
  /// A picture of an asset catalogue.
  public init(_ resource: ImageResource) { self.init(.named(resource._name)) }
  /// A picture of an asset catalogue that says nothing.
  public init(decorative resource: ImageResource) { self.init(.named(resource._name)) }
}
extension Color {
  /// A colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(.asset(resource._name)) }
}
extension UIColor {
  /// A colour of an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
extension Label where Title == Text, Icon == Image {
  /// A label with a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }
  /// A label with a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button that shows a text and a picture of an asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
  }
  /// A button that shows a text and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
  }
}
