import SwiftUICore

/// Glass that lies together; each piece is drawn by itself here.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Glass that lies together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The content.
  public var body: some View { content }
}
/// How glass comes and goes.
///
/// Has no effect here: glass comes as its view does.
public struct GlassEffectTransition: Sendable {
  /// Out of the glass around.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  /// By fading.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
}
extension View {
  /// Has no effect here: glass comes as its view does.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  /// Has no effect here: pieces of glass do not flow into each other.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }
  /// Has no effect here: pieces of glass do not flow into each other.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
  /// Has no effect in a film: how content ends under bars.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }
  /// Has no effect in a film: high dynamic range.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Has no effect in a film: whether a row can be chosen.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Has no effect in a film: colours of rows' pictures.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// Has no effect in a film: where bars stand.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
}
/// How content ends under bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The platform's choice.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A fade.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
extension Image {
  /// How bright a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// As others.
    public static let standard = DynamicRange(name: "standard")
    /// Brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as it can be.
    public static let high = DynamicRange(name: "high")
  }
}
/// A container with a background.
public struct ContainerBackgroundPlacement: Sendable {
  /// A page.
  public static let navigation = ContainerBackgroundPlacement()
  /// A window.
  public static let window = ContainerBackgroundPlacement()
  /// A widget.
  public static let widget = ContainerBackgroundPlacement()
}
