/// Views that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// In a list a group of rows; elsewhere the parts one after the other.
  public var body: some View { SectionBody(header: header, content: content, footer: footer) }

  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
  /// A section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  /// A section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  /// A section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a text as header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  /// A section with a text as header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  /// A section with a text as header that can be folded.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
}

/// Marks a section's block among the rows of a list.
enum SectionBlockKey {}

private struct SectionBody<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer
  @Environment(\.listLook) private var look
  var body: some View {
    if let look {
      SectionBlock(look: look, header: header, content: content, footer: footer)
        .modifier(TraitLayout { $0.values[ObjectIdentifier(SectionBlockKey.self)] = true })
    } else {
      header.layoutValue(key: SpansGridKey.self, value: true)
      content
      footer.layoutValue(key: SpansGridKey.self, value: true)
    }
  }
}

private struct SectionBlock<Parent: View, Content: View, Footer: View>: View {
  let look: ListLook
  let header: Parent
  let content: Content
  let footer: Footer
  @Environment(\.headerProminence) private var prominence

  private var showsHeader: Bool { Parent.self != EmptyView.self }
  private var isProminent: Bool { prominence == .increased || look == .sidebar }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if showsHeader {
        header
          .font(isProminent ? .title3 : look == .plain ? .subheadline : .footnote)
          .fontWeight(isProminent ? .semibold : look == .plain ? .semibold : nil)
          .foregroundStyle(
            isProminent || look == .plain ? Color.primary : Color.secondary
          )
          .textCase(isProminent || look == .plain ? nil : .uppercase)
          .padding(.horizontal, look.margin + ListMeasure.inset)
          .padding(.top, look == .plain ? 6 : 0)
          .padding(.bottom, 6)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      SubviewsReader(content) { rows in
        RowGroup(look: look, rows: Array(rows))
      }
      if Footer.self != EmptyView.self {
        footer
          .font(.footnote)
          .foregroundStyle(Color.secondary)
          .padding(.horizontal, look.margin + ListMeasure.inset)
          .padding(.top, 7)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

private struct ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

extension EnvironmentValues {
  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

extension View {
  /// How much headers of sections inside stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
