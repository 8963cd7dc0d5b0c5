extension View {
  /// Asks for light or dark for the whole scene.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredSchemeModifier(colorScheme))
  }
  /// Light or dark for the view alone.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
