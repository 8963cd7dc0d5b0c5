import CoreGraphics

/// A place that views can be tied to: an edge, a middle or a length.
///
/// Ties are kept; a view in a film has the frame it is given.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let attribute: NSLayoutConstraint.Attribute
  weak var item: AnyObject?
  init(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) {
    self.attribute = attribute
    self.item = item
  }
  /// Ties this place to another one.
  open func constraint(
    equalTo other: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { tie(other, constant, .equal) }
  /// Keeps this place at or beyond another one.
  open func constraint(
    greaterThanOrEqualTo other: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { tie(other, constant, .greaterThanOrEqual) }
  /// Keeps this place at or before another one.
  open func constraint(
    lessThanOrEqualTo other: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { tie(other, constant, .lessThanOrEqual) }

  func tie(
    _ other: NSLayoutAnchor<AnchorType>?, _ constant: CGFloat,
    _ relation: NSLayoutConstraint.Relation, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item ?? self, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}
/// A place from left to right.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A place from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// A length.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes this length a number of points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    tie(nil, constant, .equal)
  }
  /// Makes this length a number of points at least.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    tie(nil, constant, .greaterThanOrEqual)
  }
  /// Makes this length a number of points at most.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    tie(nil, constant, .lessThanOrEqual)
  }
  /// Makes this length a share of another one.
  public func constraint(
    equalTo other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { tie(other, constant, .equal, multiplier: multiplier) }
}

/// A tie between two places.
open class NSLayoutConstraint: NSObject {
  /// A kind of place.
  @frozen public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline
  }
  /// How two places are related.
  @frozen public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
  /// The first thing.
  open private(set) weak var firstItem: AnyObject?
  /// The second thing.
  open private(set) weak var secondItem: AnyObject?
  /// The place of the first thing.
  public let firstAttribute: Attribute
  /// The place of the second thing.
  public let secondAttribute: Attribute
  /// How they are related.
  public let relation: Relation
  /// The factor.
  public let multiplier: CGFloat
  /// The distance, in points.
  open var constant: CGFloat
  /// Whether it holds.
  open var isActive = false
  /// How much it matters.
  open var priority = UILayoutPriority.required

  /// A tie between two places.
  public init(
    item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute other: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first as AnyObject
    secondItem = second as AnyObject?
    firstAttribute = attribute
    secondAttribute = other
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }
  /// Makes ties hold.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = true
      (constraint.firstItem as? UIView)?.ties.append(constraint)
    }
  }
  /// Lets ties go.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How much a tie matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 1…1000.
  public var rawValue: Float
  /// A weight.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A weight.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// It matters much.
  public static let defaultHigh = UILayoutPriority(750)
  /// It matters little.
  public static let defaultLow = UILayoutPriority(250)
}

/// A rectangle that views can be tied to.
open class UILayoutGuide: NSObject {
  /// The view it belongs to.
  open internal(set) weak var owningView: UIView?
  /// A guide of no view yet.
  public override init() {}
  init(of view: UIView) { owningView = view }
}

/// Directions.
@frozen public enum NSLayoutConstraintAxis: Int, Hashable, Sendable { case horizontal, vertical }

extension NSLayoutConstraint {
  /// Directions.
  public typealias Axis = NSLayoutConstraintAxis
}
