import SwiftUICore

/// A type whose `previews` become scenes of the tool.
public protocol PreviewProvider {
  /// What is previewed.
  associatedtype Previews: View
  /// The views to preview, several in a group.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// What a `#Preview` expands to.
public protocol _PreviewRegistration {
  static var name: String? { get }
  static var line: Int { get }
  static var fileID: String { get }
  @MainActor static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  @MainActor static func make() -> AnyView
}

extension _PreviewRegistration {
  /// Turns a preview's closure into a view.
  @MainActor public static func _preview(
    @ViewBuilder _ body: @escaping @MainActor () -> any View
  ) -> AnyView {
    AnyView(_PreviewBody(content: body))
  }
}

/// Runs a preview's closure as a body, so that what it reads is observed.
struct _PreviewBody: View {
  let content: @MainActor () -> any View
  var body: AnyView { erase(content()) }
  private func erase(_ view: some View) -> AnyView { AnyView(view) }
}
