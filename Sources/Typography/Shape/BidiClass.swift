/// The directional classes of the Unicode bidirectional algorithm that we tell apart.
///
/// The standard library has no such property, so the class is worked out from general category
/// and block. Explicit embeddings and isolates count as boundary neutral and have no effect.
enum BidiClass {
  case left, right, arabic
  case european, arabicNumber, europeanSeparator, europeanTerminator, commonSeparator
  case mark, boundaryNeutral, whitespace, neutral

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x6F0...0x6F9, 0x2070...0x2079, 0x2080...0x2089:
      self = .european
    case 0x660...0x669, 0x66B, 0x66C, 0x600...0x605, 0x6DD: self = .arabicNumber
    case 0x2B, 0x2D, 0x207A, 0x207B, 0x208A, 0x208B, 0x2212: self = .europeanSeparator
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF, 0x2213:
      self = .europeanTerminator
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: self = .commonSeparator
    case 0x200E: self = .left
    case 0x200F: self = .right
    case 0x61C: self = .arabic
    default: self = BidiClass.byCategory(scalar)
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: .mark
    case .control, .format: scalar.properties.isWhitespace ? .whitespace : .boundaryNeutral
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: .whitespace
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .letterNumber, .decimalNumber, .privateUse, .otherNumber:
      byBlock(scalar.value)
    default: isRightToLeftBlock(scalar.value) ? byBlock(scalar.value) : .neutral
    }
  }

  private static func byBlock(_ value: UInt32) -> BidiClass {
    switch value {
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x1EE00...0x1EEFF: .arabic
    case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10FFF, 0x1E800...0x1EFFF: .right
    default: .left
    }
  }

  private static func isRightToLeftBlock(_ value: UInt32) -> Bool {
    (0x590...0x8FF).contains(value) || (0x10800...0x10FFF).contains(value)
  }
}
