import UIKit

/// What a platform view is told.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// Follows the view's events.
  public let coordinator: Representable.Coordinator
  /// The change under way.
  public let transaction: Transaction
  /// The environment.
  public let environment: EnvironmentValues
}

/// A view of UIKit.
///
/// Backgrounds, borders, shapes, gradients, pictures, blurs and words are drawn; for a view that has
/// none of them a marked frame stands in its place.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  /// What the view is told.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Never called here.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what follows the view's events.
  func makeCoordinator() -> Coordinator
  /// The size the view would take; not asked here.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// Nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// None.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  /// Never evaluated.
  public var body: Never { fatalError("a platform view has no body") }
  /// Makes the view once, brings it up to date and shows it.
  @MainActor @preconcurrency
  public static func _update(_ view: Self, _ node: _Node) {
    let host = node.slot { PlatformHost<Self>(view, node.environment) }
    host.update(view, node.environment)
    guard PlatformDrawing.hasLook(host.view) else {
      node.showPlatformPlaceholder(String(describing: Self.self))
      return
    }
    node.updateOnlyChild(PlatformPicture(view: host.view, touches: host.touches))
  }
}

/// Keeps a view of UIKit and what follows it.
///
/// Owned by the node of the view that wraps it.
@MainActor private final class PlatformHost<R: UIViewRepresentable> {
  let coordinator: R.Coordinator
  let view: R.UIViewType
  /// Hands touches to the view; nil where it would do nothing with them.
  let touches: PlatformTouches?
  init(_ representable: R, _ environment: EnvironmentValues) {
    coordinator = representable.makeCoordinator()
    view = representable.makeUIView(
      context: UIViewRepresentableContext(
        coordinator: coordinator, transaction: Transaction(), environment: environment))
    touches = PlatformTouches(view)
  }
  func update(_ representable: R, _ environment: EnvironmentValues) {
    representable.updateUIView(
      view,
      context: UIViewRepresentableContext(
        coordinator: coordinator, transaction: Transaction(), environment: environment))
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// What looks after views of UIKit.
///
/// Nothing draws it: a marked frame stands in its place.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  /// What it is told.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Never called here.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Never called here.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Never called here.
  func makeCoordinator() -> Coordinator
}

/// What a controller of UIKit is told.
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// Follows events.
  public let coordinator: Representable.Coordinator
  /// The change under way.
  public let transaction: Transaction
  /// The environment.
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  /// Never evaluated.
  public var body: Never { fatalError("a platform view has no body") }
  /// Shows a marked frame.
  @MainActor @preconcurrency
  public static func _update(_ view: Self, _ node: _Node) {
    node.showPlatformPlaceholder(String(describing: Self.self))
  }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// A window's content for UIKit.
///
/// Kept, never shown.
open class UIHostingController<Content: View>: UIViewController {
  /// The content.
  public var rootView: Content
  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { return nil }
}

extension _Node {
  /// A frame that says which platform view would be here.
  @MainActor func showPlatformPlaceholder(_ name: String) {
    graph.note("\(name) is a view of the platform; a marked frame stands in its place")
    updateOnlyChild(PlatformPlaceholder(name: name))
  }
}

struct PlatformPlaceholder: View {
  let name: String
  var body: some View {
    Rectangle().fill(Color.gray.opacity(0.12))
      .strokeBorder(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      .overlay(Text(verbatim: name).font(.caption2).foregroundStyle(Color.gray).padding(4))
  }
}
