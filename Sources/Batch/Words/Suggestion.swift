/// Finds the word a person may have meant.
package enum Suggestion {
  /// The known word nearest to `found`; nil where none is near.
  ///
  /// A word that `found` begins counts as near, for abbreviations are refused but understood.
  package static func nearest(to found: String, among known: [String]) -> String? {
    if found.count > 2, let full = known.first(where: { $0.hasPrefix(found) }) { return full }
    // A third of the letters may be wrong: "rendr" and "vreify" are found, "foo" is not "fps".
    let limit = max(1, found.count / 3)
    return known.map { (distance(found, $0), $0) }
      .filter { $0.0 <= limit }
      .min { $0.0 < $1.0 }?.1
  }

  /// Letters to insert, delete, replace or swap with their neighbour to turn one word into another.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let same = a[i] == b[j]
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (same ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
