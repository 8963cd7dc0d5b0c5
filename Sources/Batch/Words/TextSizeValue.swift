/// A dynamic type size on the command line.
package enum TextSizeValue {
  private static let names =
    ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
    + (1...5).map { "accessibility\($0)" }

  package static func read(_ text: String) throws -> String {
    if let name = names.first(where: { $0.lowercased() == text.lowercased() }) { return name }
    throw ValueError(wanted: "a text size; there are " + names.joined(separator: ", "))
  }
}
