import CoreGraphics

/// The vocabulary of `#Preview`.
public struct Preview: Sendable {
  /// What the traits of a view's preview are about.
  public struct ViewTraits: Sendable {}
}

/// One wish of a preview for its canvas.
public struct PreviewTrait<Subject>: Sendable {
  package enum Wish: Sendable {
    case deviceLayout
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
    case orientation(InterfaceOrientation)
    /// Puts something around the view.
    case around(@MainActor @Sendable (AnyView) -> AnyView)
  }
  package let wish: Wish
}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// The default canvas of a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(wish: .deviceLayout) }
  /// A canvas that is as large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(wish: .sizeThatFits) }
  /// A canvas of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(wish: .fixed(width: width, height: height))
  }
  /// Device upright.
  public static var portrait: PreviewTrait { PreviewTrait(wish: .orientation(.portrait)) }
  /// Device upside down.
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait(wish: .orientation(.portraitUpsideDown))
  }
  /// Device turned to its left side.
  public static var landscapeLeft: PreviewTrait {
    PreviewTrait(wish: .orientation(.landscapeLeft))
  }
  /// Device turned to its right side.
  public static var landscapeRight: PreviewTrait {
    PreviewTrait(wish: .orientation(.landscapeRight))
  }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  /// A stable name.
  public let id: String
  /// Device upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Device upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Device turned to its left side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Device turned to its right side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All four.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
