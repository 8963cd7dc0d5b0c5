import SwiftUICore

/// A view that says when it is the same.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content
  /// A view that says when it is the same.
  public init(content: Content) { self.content = content }
  /// The view.
  public var body: some View { content }
}
