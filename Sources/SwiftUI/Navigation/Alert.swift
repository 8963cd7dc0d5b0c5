/// What an alert or a dialog shows.
struct AlertLook: View {
  let title: Text
  let message: AnyView?
  let actions: AnyView
  let dismiss: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 2) {
        title.font(.headline).multilineTextAlignment(.center)
        if let message { message.font(.footnote).multilineTextAlignment(.center) }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 19)
      AlertButtons(content: actions, dismiss: dismiss)
    }
    .frame(width: 270)
    .background(Material.regular)
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .transition(
      .asymmetric(insertion: .scale(scale: 1.2).combined(with: .opacity), removal: .opacity))
  }
}

/// Two buttons side by side, any other number one below the other.
private struct AlertButtons: View {
  let content: AnyView
  let dismiss: () -> Void
  var body: some View {
    SubviewsReader(content) { buttons in
      if buttons.isEmpty {
        line
        Button("OK", action: dismiss)
          .buttonStyle(AlertButtonStyle(dismiss: dismiss))
      } else if buttons.count == 2 {
        line
        HStack(spacing: 0) {
          buttons[0]
          Hairline(axis: .vertical).frame(height: 44)
          buttons[1]
        }
      } else {
        ForEach(buttons) { button in
          line
          button
        }
      }
    }
    .environment(\.buttonStyle, AnyButtonStyle(AlertButtonStyle(dismiss: dismiss)))
  }
  private var line: some View { Hairline(axis: .horizontal) }
}

/// A button of an alert; it also ends the alert.
private struct AlertButtonStyle: ButtonStyle {
  let dismiss: () -> Void
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(configuration.role == .cancel ? .headline : .body)
      .lineLimit(1)
      .modifier(ButtonForeground(role: configuration.role))
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(configuration.isPressed ? ControlColor.fill : Color.clear)
      .contentShape(Rectangle())
      .onChange(of: configuration.isPressed) { _, isPressed in
        if !isPressed { dismiss() }
      }
  }
}

/// A dialog's buttons in a card at the bottom, the cancelling one apart.
struct DialogLook: View {
  let title: Text?
  let message: AnyView?
  let actions: AnyView
  let dismiss: () -> Void

  var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        if title != nil || message != nil {
          VStack(spacing: 4) {
            title?.font(.footnote).fontWeight(.semibold)
            message?.font(.footnote)
          }
          .foregroundStyle(Color.secondary)
          .multilineTextAlignment(.center)
          .padding(14)
          .frame(maxWidth: .infinity)
        }
        SubviewsReader(actions) { buttons in
          ForEach(Array(buttons.enumerated()), id: \.element.id) { index, button in
            if index > 0 || title != nil || message != nil { Hairline(axis: .horizontal) }
            button
          }
        }
        .environment(\.buttonStyle, AnyButtonStyle(DialogButtonStyle(dismiss: dismiss)))
      }
      .background(Material.regular)
      .clipShape(RoundedRectangle(cornerRadius: 14))
      Button("Cancel", role: .cancel) {}
        .buttonStyle(DialogButtonStyle(dismiss: dismiss))
        .background(ControlColor.raised)
        .clipShape(RoundedRectangle(cornerRadius: 14))
    }
    .padding(8)
    .transition(.move(edge: .bottom))
  }
}

private struct DialogButtonStyle: ButtonStyle {
  let dismiss: () -> Void
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.title3)
      .fontWeight(configuration.role == .cancel ? .semibold : nil)
      .modifier(ButtonForeground(role: configuration.role))
      .frame(maxWidth: .infinity, minHeight: 57)
      .background(configuration.isPressed ? ControlColor.fill : Color.clear)
      .contentShape(Rectangle())
      .onChange(of: configuration.isPressed) { _, isPressed in
        if !isPressed { dismiss() }
      }
  }
}

/// An alert of two buttons at most, as older code makes it.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    /// A button that gives up.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    /// A button that gives up.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }
    /// A button that deletes.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }
  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
  @MainActor var actions: AnyView {
    let buttons = buttons
    return AnyView(
      ForEach(buttons.indices, id: \.self) { index in
        SwiftUI.Button(role: buttons[index].role) {
          buttons[index].action?()
        } label: {
          buttons[index].label
        }
      })
  }
}
