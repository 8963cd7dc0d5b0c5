/// The kind of keyboard.
@frozen public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// Letters.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What is made upper case while writing.
@frozen public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// The word on the return key.
@frozen public enum UIReturnKeyType: Int, Hashable, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// What a text is about.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's name.
  public static let name = Self(rawValue: "name")
  /// A person's first name.
  public static let givenName = Self(rawValue: "given-name")
  /// A person's last name.
  public static let familyName = Self(rawValue: "family-name")
  /// A name to sign in with.
  public static let username = Self(rawValue: "username")
  /// A secret word.
  public static let password = Self(rawValue: "password")
  /// A new secret word.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code sent once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = Self(rawValue: "email")
  /// A number to call.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// A number of a card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// An address of a page.
  public static let URL = Self(rawValue: "url")
}
