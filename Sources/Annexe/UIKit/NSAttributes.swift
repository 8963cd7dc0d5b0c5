import CoreGraphics

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// A `UIColor` behind text.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// Space between letters, in points.
  public static let kern = Self(rawValue: "NSKern")
  /// Space between letters, in points.
  public static let tracking = Self(rawValue: "NSTracking")
  /// A number of an underline's kind.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// A `UIColor` of the line under text.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// A number of a line's kind.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// A `UIColor` of an outline.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// Width of an outline, in hundredths of the font size.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = Self(rawValue: "NSShadow")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// An `NSTextAttachment`.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// An address.
  public static let link = Self(rawValue: "NSLink")
  /// Points above the line.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
}

/// How a paragraph is set.
open class NSParagraphStyle: NSObject {
  /// The usual one.
  nonisolated(unsafe) public static let `default` = NSParagraphStyle()
  /// How lines stand.
  open var alignment = NSTextAlignment.natural
  /// Space between lines, in points.
  open var lineSpacing: CGFloat = 0
  /// Space after a paragraph, in points.
  open var paragraphSpacing: CGFloat = 0
  /// Where text that is too long is cut.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The factor of lines' heights.
  open var lineHeightMultiple: CGFloat = 0
  /// A style.
  public override init() {}
}
/// How a paragraph is set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {}

/// A shadow under text.
open class NSShadow: NSObject {
  /// Its shift, in points.
  open var shadowOffset = CGSize.zero
  /// Its blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour, a `UIColor`.
  open var shadowColor: Any?
  /// A shadow.
  public override init() {}
}

/// What measuring and drawing of text looks at.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit an option.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With space between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Cuts the last line.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
/// What is known of drawn text.
open class NSStringDrawingContext: NSObject {}

/// Measures text for those who ask UIKit; set up by the catalogue, which has the fonts.
public enum _TextMeasure {
  /// The size in points of a text in a font, at most so wide.
  nonisolated(unsafe) public static var size: (String, UIFont, CGFloat) -> CGSize = {
    text, font, width in
    CGSize(width: min(CGFloat(text.count) * font.pointSize * 0.5, width), height: font.lineHeight)
  }
}

extension StringProtocol {
  /// The size in points of a text with attributes, on one line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return _TextMeasure.size(String(self), font, .infinity)
  }
  /// The rectangle that a text with attributes needs.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return CGRect(origin: .zero, size: _TextMeasure.size(String(self), font, size.width))
  }
  /// Has no effect here.
  public func draw(at point: CGPoint, withAttributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Has no effect here.
  public func draw(in rect: CGRect, withAttributes: [NSAttributedString.Key: Any]? = nil) {}
}
extension NSString {
  /// The size in points of a text with attributes, on one line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
  /// The rectangle that a text with attributes needs.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
extension NSString {
  /// Has no effect here.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
  /// Has no effect here.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
}
extension NSAttributedString {
  /// Has no effect here.
  public func draw(at point: CGPoint) {}
  /// Has no effect here.
  public func draw(in rect: CGRect) {}
  /// The size in points, on one line.
  public func size() -> CGSize { string.size(withAttributes: attributes) }
  /// The rectangle that the text needs.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  private var attributes: [NSAttributedString.Key: Any] {
    length > 0 ? self.attributes(at: 0, effectiveRange: nil) : [:]
  }
}
