import CoreGraphics
import SwiftUICore

/// What a preview of a provider wants of its canvas.
public enum PreviewLayout: Sendable {
  /// The canvas of a device.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device; a film has none, so that it is not looked at.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// What a preview wants, on the view it is about.
public struct _PreviewWish: ViewModifier {
  package let wish: PreviewTrait<Preview.ViewTraits>?
  package let name: String?
  /// The view.
  public func body(content: Content) -> some View { content }
}

/// A view that may carry wishes for its canvas.
package protocol PreviewWishing {
  /// The wishes, outermost first.
  @MainActor var previewWishes: [_PreviewWish] { get }
}
extension ModifiedContent: PreviewWishing where Content: View, Modifier: ViewModifier {
  @MainActor package var previewWishes: [_PreviewWish] {
    let inner = (content as? any PreviewWishing)?.previewWishes ?? []
    return (modifier as? _PreviewWish).map { [$0] + inner } ?? inner
  }
}
extension Group: PreviewWishing where Content: View {
  @MainActor package var previewWishes: [_PreviewWish] {
    (content as? any PreviewWishing)?.previewWishes ?? []
  }
}

extension View {
  /// The canvas of the preview.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    let trait: PreviewTrait<Preview.ViewTraits> =
      switch value {
      case .device: .defaultLayout
      case .sizeThatFits: .sizeThatFitsLayout
      case .fixed(let width, let height): .fixedLayout(width: width, height: height)
      }
    return modifier(_PreviewWish(wish: trait, name: nil))
  }
  /// How the preview's device is held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(_PreviewWish(wish: PreviewTrait(wish: .orientation(value)), name: nil))
  }
  /// The name of the preview.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(_PreviewWish(wish: nil, name: value))
  }
  /// Has no effect in a film, which has no device.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
