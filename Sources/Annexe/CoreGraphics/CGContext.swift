import Geometry

/// A canvas: drawing calls are taken and not carried out here.
public class CGContext {
  /// A canvas.
  public init() {}
  /// The map of what is drawn.
  public private(set) var ctm = CGAffineTransform.identity
  private var maps: [CGAffineTransform] = []
  /// Keeps how things are drawn.
  public func saveGState() { maps.append(ctm) }
  /// Goes back to how things were drawn.
  public func restoreGState() { ctm = maps.popLast() ?? ctm }
  /// Shifts what is drawn.
  public func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
  /// Changes the size of what is drawn.
  public func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
  /// Turns what is drawn, in radians.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Maps what is drawn.
  public func concatenate(_ map: CGAffineTransform) { ctm = map.concatenating(ctm) }
  /// Has no effect here.
  public func setFillColor(_ color: CGColor) {}
  /// Has no effect here.
  public func setStrokeColor(_ color: CGColor) {}
  /// Has no effect here.
  public func setLineWidth(_ width: CGFloat) {}
  /// Has no effect here.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Has no effect here.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Has no effect here.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Has no effect here.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Has no effect here.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Has no effect here.
  public func fill(_ rect: CGRect) {}
  /// Has no effect here.
  public func fillEllipse(in rect: CGRect) {}
  /// Has no effect here.
  public func stroke(_ rect: CGRect) {}
  /// Has no effect here.
  public func strokeEllipse(in rect: CGRect) {}
  /// Has no effect here.
  public func clear(_ rect: CGRect) {}
  /// Has no effect here.
  public func beginPath() {}
  /// Has no effect here.
  public func closePath() {}
  /// Has no effect here.
  public func move(to point: CGPoint) {}
  /// Has no effect here.
  public func addLine(to point: CGPoint) {}
  /// Has no effect here.
  public func addPath(_ path: CGPath) {}
  /// Has no effect here.
  public func addRect(_ rect: CGRect) {}
  /// Has no effect here.
  public func addEllipse(in rect: CGRect) {}
  /// Has no effect here.
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Has no effect here.
  public func strokePath() {}
  /// Has no effect here.
  public func clip() {}
  /// Has no effect here.
  public func clip(to rect: CGRect) {}
  /// Has no effect here.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// Has no effect here.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  /// Has no effect here.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  /// The picture that was drawn: none here.
  public func makeImage() -> CGImage? { nil }
}

/// How a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit an end.
  public let rawValue: UInt32
  /// Ends by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the first colour.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the last colour.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
