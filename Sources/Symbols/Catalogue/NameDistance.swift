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
      return (cost: edits(wanted, letters) + first - 6 * shared, index: index)
    }
    return ranked.sorted { ($0.cost, $0.index) < ($1.cost, $1.index) }
      .prefix(max(0, limit)).map { names[$0.index] }
  }

  /// What it takes to turn one name into the other: 2 for each letter added or dropped, which
  /// happens more often, 3 for each one changed.
  static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = (0...b.count).map { 2 * $0 }
    for (i, first) in a.enumerated() {
      var diagonal = row[0]
      row[0] = 2 * (i + 1)
      for (j, second) in b.enumerated() {
        let change = diagonal + (first == second ? 0 : 3)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 2, diagonal + 2)
      }
    }
    return row[b.count]
  }
}
