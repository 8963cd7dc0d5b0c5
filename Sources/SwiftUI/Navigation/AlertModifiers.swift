extension View {
  private func alertLayer<Item: Identifiable>(
    _ item: Binding<Item?>, _ make: @escaping (Item, @escaping () -> Void) -> AlertLook
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, onDismiss: nil, animation: PresentationMotion.alert, closesOutside: false,
        alignment: .center, layer: make))
  }
  /// Shows an alert while a value is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }
  /// Shows an alert while a value is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }
  /// Shows an alert while a value is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(actions())
    return alertLayer(isPresented.presentedFlag) { _, dismiss in
      AlertLook(title: title, message: nil, actions: actions, dismiss: dismiss)
    }
  }
  /// Shows an alert with a message while a value is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }
  /// Shows an alert with a message while a value is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
  /// Shows an alert with a message while a value is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = AnyView(actions())
    let message = AnyView(message())
    return alertLayer(isPresented.presentedFlag) { _, dismiss in
      AlertLook(title: title, message: message, actions: actions, dismiss: dismiss)
    }
  }
  /// Shows an alert while a value is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return alertLayer(isPresented.presentedFlag) { _, dismiss in
      AlertLook(
        title: alert.title, message: alert.message.map { AnyView($0) }, actions: alert.actions,
        dismiss: dismiss)
    }
  }
  /// Shows an alert for an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    alertLayer(item) { item, dismiss in
      let alert = content(item)
      return AlertLook(
        title: alert.title, message: alert.message.map { AnyView($0) }, actions: alert.actions,
        dismiss: dismiss)
    }
  }
  /// Shows choices at the bottom while a value is true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented, titleVisibility, AnyView(actions()), nil)
  }
  /// Shows choices at the bottom while a value is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, AnyView(actions()), nil)
  }
  /// Shows choices with a message at the bottom while a value is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented, titleVisibility, AnyView(actions()), AnyView(message()))
  }
  private func dialog(
    _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility,
    _ actions: AnyView, _ message: AnyView?
  ) -> some View {
    modifier(
      PresentationModifier(
        item: isPresented.presentedFlag, onDismiss: nil, animation: PresentationMotion.sheet
      ) { _, dismiss in
        DialogLook(
          title: titleVisibility == .visible ? title : nil, message: message, actions: actions,
          dismiss: dismiss)
      })
  }
}
