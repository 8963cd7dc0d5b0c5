/// A locale on the command line, such as `ko_KR` or `es`.
package enum LocaleValue {
  package static func read(_ text: String) throws -> String {
    let identifier = text.replacing("-", with: "_")
    guard identifier.wholeMatch(of: #/[A-Za-z]{2,3}(_[A-Za-z0-9]{2,8})*/#) != nil else {
      throw ValueError(wanted: "a locale; write a language and a region, such as ko_KR or es")
    }
    return identifier
  }
}
