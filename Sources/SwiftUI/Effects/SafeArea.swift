/// Parts of the screen that a safe area keeps clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt
  /// Parts from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The screen's own.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard's.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// A canvas has no unsafe parts: the view stays as it is.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  /// A canvas has no unsafe parts: the view stays as it is.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Space at some sides; nil is the default of 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  /// Space at all sides.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Space around the view.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  /// Takes space for a bar above or below the view.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      BarBesideModifier(
        bar: content(), axis: .vertical, isFirst: edge == .top, horizontal: alignment,
        vertical: .center, spacing: spacing ?? 0))
  }
  /// Takes space for a bar beside the view.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      BarBesideModifier(
        bar: content(), axis: .horizontal, isFirst: edge == .leading, horizontal: .center,
        vertical: alignment, spacing: spacing ?? 0))
  }
}

/// A view with a bar that takes its space from it.
struct BarBesideModifier<Bar: View>: ViewModifier {
  let bar: Bar
  let axis: Axis
  let isFirst: Bool
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  let spacing: CGFloat

  func body(content: Content) -> some View {
    if axis == .vertical {
      VStack(alignment: horizontal, spacing: spacing) { parts(content) }
    } else {
      HStack(alignment: vertical, spacing: spacing) { parts(content) }
    }
  }
  @ViewBuilder private func parts(_ content: Content) -> some View {
    if isFirst { bar.layoutPriority(1) }
    content
    if !isFirst { bar.layoutPriority(1) }
  }
}
