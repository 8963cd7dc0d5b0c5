/// What the compiler asks a macro to expand.
package struct MacroRequest: Equatable, Sendable {
  /// The type named in the macro's declaration, such as "PreviewMacro".
  package var macro: String
  /// The part it plays: "declaration", "peer", "accessor", "member" or "extension".
  package var role: String
  /// Makes names unique in the file.
  package var discriminator: String
  /// The macro's use, or the declaration it is attached to, from its leading trivia on.
  package var source: String
  package var fileID: String
  package var fileName: String
  /// Line of the first byte of `source`, from 1.
  package var line: Int
  /// Byte offset of the first byte of `source` in its file.
  package var offset: Int
  package var extendedType: String
  /// The declarations around the use, innermost first.
  package var lexicalContext: [String]

  package init(
    macro: String, role: String, discriminator: String = "", source: String, fileID: String = "",
    fileName: String = "", line: Int = 1, offset: Int = 0, extendedType: String = "",
    lexicalContext: [String] = []
  ) {
    self.macro = macro
    self.role = role
    self.discriminator = discriminator
    self.source = source
    self.fileID = fileID
    self.fileName = fileName
    self.line = line
    self.offset = offset
    self.extendedType = extendedType
    self.lexicalContext = lexicalContext
  }
}

/// Why a macro cannot be expanded; shown by the compiler at the macro's use.
package struct ExpansionFailure: Error, Equatable {
  package let message: String
  package init(_ message: String) { self.message = message }
}

package enum Expansion {
  /// The Swift text a macro stands for.
  package static func text(for request: MacroRequest) throws(ExpansionFailure) -> String {
    switch (request.macro, request.role) {
    case ("PreviewMacro", _): try preview(request)
    case ("PreviewableMacro", _), ("AnimatableIgnoredMacro", _): ""
    case ("EntryMacro", "peer"): try entryKey(request)
    case ("EntryMacro", "accessor"): try entryAccessors(request)
    case ("AnimatableMacro", "member"): try animatableData(request)
    case ("AnimatableMacro", "extension"):
      "extension \(request.extendedType): SwiftUI.Animatable {}"
    default: throw ExpansionFailure("no macro \(request.macro) with the role \(request.role)")
    }
  }
}
