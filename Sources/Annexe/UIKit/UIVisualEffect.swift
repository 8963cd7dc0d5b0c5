import CoreGraphics

/// An effect on what is behind a view; kept, nothing draws it.
open class UIVisualEffect: NSObject {}

/// A blur of what is behind a view; kept, nothing draws it.
open class UIBlurEffect: UIVisualEffect {
  /// The kind of blur.
  @frozen public enum Style: Int, Hashable, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
  /// The kind of this blur.
  public let _style: Style
  /// A blur.
  public init(style: Style) { _style = style }
}

/// A view of an effect.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view on top of the effect.
  public let contentView = UIView()
  /// A view of an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { return nil }
}

/// Distances from the four sides, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat
  /// Distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  /// No distances.
  public static let zero = UIEdgeInsets()
}

/// Words and symbols on a blur; drawn as they are here.
open class UIVibrancyEffect: UIVisualEffect {
  /// On a blur.
  public init(blurEffect: UIBlurEffect) {}
}
