/// Views handled as one.
public struct Group<Content> {
  package let content: Content
}

extension Group: View where Content: View {
  /// Groups views without laying them out.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The grouped views.
  public var body: some View { content }
}
