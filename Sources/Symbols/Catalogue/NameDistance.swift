/// Finds names that someone may have meant.
enum NameDistance {
  /// The names most like another, best first; ties in the order of the names.
  static func closest(to name: String, among names: [String], limit: Int) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    let words = Set(name.lowercased().split(separator: "."))
    let ranked = names.enumerated().map { index, candidate in
      let shared = words.intersection(candidate.split(separator: ".")).count
      let letters = Array(candidate.utf8)
      // A shared word outweighs letters that must be added around it; slips at the first letter
      // are rare.
      let first = letters.first == wanted.first ? 0 : 1
      return (cost: edits(wanted, letters) + first - 3 * shared, index: index)
    }
    return ranked.sorted { ($0.cost, $0.index) < ($1.cost, $1.index) }
      .prefix(max(0, limit)).map { names[$0.index] }
  }

  /// The least number of letters to add, drop or change.
  static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, first) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, second) in b.enumerated() {
        let change = diagonal + (first == second ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
