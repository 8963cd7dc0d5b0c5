import Batch
import Foundation

/// A file for a report of a verification; its ending says of which kind.
struct ReportFile: Equatable {
  enum Kind: String, CaseIterable {
    case page = "html"
    case junit = "xml"
    case json
    case markdown = "md"
  }
  let path: String
  let kind: Kind

  init(_ path: String) throws {
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard let kind = Kind(rawValue: ending) else {
      let endings = Kind.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw ValueError(wanted: "a file that ends in one of \(endings)")
    }
    self.path = path
    self.kind = kind
  }
}
