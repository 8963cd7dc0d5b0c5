extension View {
  /// Moves the view away from the edges of its window, by the platform's margin.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
  /// Whether labels of controls inside are shown.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.hidesLabels, visibility == .hidden)
  }
  /// A view above the bar of tabs.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = content()
    return overlay(alignment: .bottom) {
      accessory
        .frame(maxWidth: .infinity, minHeight: 48)
        .glassEffect(.regular, in: Capsule())
        .padding(.horizontal, 20)
        // The bar of tabs is 49 points high.
        .padding(.bottom, 49 + 8)
    }
  }
  /// A column beside the view, at its trailing side; a sheet where there is little room.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { modifier(InspectorModifier(isPresented: isPresented, content: content)) }
  /// Has no effect on a phone: the width of a column beside the view.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Has no effect on a phone: the width of a column beside the view.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}

private struct InspectorModifier<V: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let content: () -> V
  @State private var width: CGFloat = 0

  func body(content base: Content) -> some View {
    let isWide = width >= 600
    HStack(spacing: 0) {
      base.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isWide && isPresented.wrappedValue {
        Hairline(axis: .vertical)
        content().frame(width: 270).frame(maxHeight: .infinity)
          .transition(.move(edge: .trailing))
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .sheet(
      isPresented: Binding(
        get: { !isWide && width > 0 && isPresented.wrappedValue },
        set: { isPresented.wrappedValue = $0 })
    ) { content() }
  }
}
