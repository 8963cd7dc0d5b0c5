/// A picture as sixels: bands of six rows, a letter for a column of one colour.
struct SixelPicture {
  private let grid: ColorGrid

  init(_ grid: ColorGrid) { self.grid = grid }

  /// Six steps of each part: 216 colours, which every terminal with sixels has room for.
  private static func index(_ color: ColorGrid.Color) -> Int {
    func step(_ part: UInt8) -> Int { (Int(part) * 5 + 127) / 255 }
    return step(color.red) * 36 + step(color.green) * 6 + step(color.blue)
  }

  var text: String {
    var text = "\u{1B}Pq\"1;1;\(grid.width);\(grid.height)"
    let all = (0..<grid.height).map { row in
      (0..<grid.width).map { Self.index(grid[$0, row]) }
    }
    for index in Set(all.joined()).sorted() {
      // Parts are told in hundredths.
      text += "#\(index);2;\(index / 36 * 20);\(index / 6 % 6 * 20);\(index % 6 * 20)"
    }
    for top in stride(from: 0, to: grid.height, by: 6) {
      let band = all[top..<min(top + 6, grid.height)]
      for color in Set(band.joined()).sorted() {
        text += "#\(color)" + line(of: color, in: Array(band)) + "$"
      }
      text += "-"
    }
    return text + "\u{1B}\\\n"
  }

  private func line(of color: Int, in band: [[Int]]) -> String {
    var letters: [UInt8] = []
    for column in 0..<grid.width {
      var bits: UInt8 = 0
      for (row, colors) in band.enumerated() where colors[column] == color { bits |= 1 << row }
      letters.append(63 + bits)
    }
    while letters.last == 63 { letters.removeLast() }
    var text = ""
    var index = 0
    while index < letters.count {
      var count = 1
      while index + count < letters.count, letters[index + count] == letters[index] { count += 1 }
      let letter = String(UnicodeScalar(letters[index]))
      text += count > 3 ? "!\(count)\(letter)" : String(repeating: letter, count: count)
      index += count
    }
    return text
  }
}
