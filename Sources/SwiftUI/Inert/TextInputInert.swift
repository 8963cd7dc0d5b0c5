import UIKit

/// What the return key of a keyboard says.
public struct SubmitLabel: Sendable {
  private let name: String
  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters a keyboard makes large.
public struct TextInputAutocapitalization: Sendable {
  private let name: String
  /// None.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

extension View {
  /// Has no effect in a film: the keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Has no effect in a film: what a field is for.
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  /// Has no effect in a film: large letters.
  public func textInputAutocapitalization(_ value: TextInputAutocapitalization?) -> some View {
    self
  }
  /// Has no effect in a film: corrections.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Has no effect in a film: corrections.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Has no effect in a film: the return key.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
}
