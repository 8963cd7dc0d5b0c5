import Geometry

extension SymbolPart {
  /// Reads a line such as `b2@red%0.3*0.8&1 M0 0…`, or `!u heart 0 -4 0.6`.
  ///
  /// After the kind: a digit 1–3 is the level, `*` a width factor, `%` a variable threshold,
  /// `@` a tint, `&` a motion group. In front: `?` outline only, `!` filled only.
  init?(line: some Sequence<UInt8>) {
    let bytes = Array(line)
    let head = bytes.prefix { $0 != UInt8(ascii: " ") }
    var rest = head[...]
    var condition = Condition.always
    if let first = rest.first, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
      condition = first == UInt8(ascii: "?") ? .outlineOnly : .filledOnly
      rest = rest.dropFirst()
    }
    guard let letter = rest.popFirst(), let kind = Kind(rawValue: letter) else { return nil }
    self.init(kind: kind)
    self.condition = condition
    while let sign = rest.popFirst() {
      let value = rest.prefix { !SymbolPart.signs.contains($0) }
      switch sign {
      case UInt8(ascii: "1")...UInt8(ascii: "3"):
        level = SymbolLayer.Level(rawValue: Int(sign) - 49) ?? .primary
        continue
      case UInt8(ascii: "*"): widthFactor = SymbolPart.number(value) ?? 1
      case UInt8(ascii: "%"): threshold = SymbolPart.number(value)
      case UInt8(ascii: "@"): tint = SymbolTint(rawValue: String(decoding: value, as: UTF8.self))
      case UInt8(ascii: "&"): group = SymbolPart.number(value).map { Int($0) }
      default: return nil
      }
      rest = rest.dropFirst(value.count)
    }
    let data = bytes.dropFirst(head.count + 1)
    if kind == .use { readUse(data) } else { path = PathDataParser.path(from: data) }
  }

  private static let signs = Array("*%@&".utf8)

  private static func number(_ bytes: some Sequence<UInt8>) -> Double? {
    var scanner = ByteScanner(bytes)
    return scanner.nextNumber()
  }

  private mutating func readUse(_ data: ArraySlice<UInt8>) {
    let name = data.prefix { $0 != UInt8(ascii: " ") }
    usedName = String(decoding: name, as: UTF8.self)
    var scanner = ByteScanner(data.dropFirst(name.count))
    for (index, number) in scanner.numbers().prefix(4).enumerated() { placement[index] = number }
  }
}
