/// How a view looks under a pointer.
///
/// Has no effect in a film.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = HoverEffect(name: "automatic")
  /// A light.
  public static let highlight = HoverEffect(name: "highlight")
  /// A lift.
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Has no effect in a film, which has no pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Has no effect in a film, which has no pointer.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Has no effect in a film, which has no pointer.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
