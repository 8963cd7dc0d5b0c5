/// How many letters two words differ by (Damerau and Levenshtein: a swap of neighbours is one).
package enum EditDistance {
  package static func between(_ a: String, _ b: String) -> Int {
    let first = Array(a)
    let second = Array(b)
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var rows = [Array(0...second.count)]
    for i in 1...first.count {
      var row = [i]
      for j in 1...second.count {
        var best = min(rows[i - 1][j] + 1, row[j - 1] + 1)
        best = min(best, rows[i - 1][j - 1] + (first[i - 1] == second[j - 1] ? 0 : 1))
        if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
