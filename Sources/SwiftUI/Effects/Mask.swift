import Display

extension View {
  /// Shows the view only where another one is opaque.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: ZStack(alignment: alignment, content: mask), alignment: alignment))
  }
  /// Shows the view only where another one is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
  /// Keeps the view's place and shows nothing.
  public func hidden() -> some View {
    opacity(0).modifier(HitTestModifier(allows: false))
      .modifier(AccessibilityModifier(Accessibility(isHidden: true)))
  }
}
