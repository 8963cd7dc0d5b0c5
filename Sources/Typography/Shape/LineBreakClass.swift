/// The classes of the Unicode line breaking algorithm (UAX 14) that we tell apart.
enum LineBreakClass {
  case space, zeroWidthSpace, glue, mark
  case open, wideOpen, close, closeParenthesis, quote, exclamation, infix, symbol, nonStarter
  case breakAfter, hyphen, breakBoth, inseparable
  case ideograph, number, prefix, postfix, letter

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20, 0x2000...0x2006, 0x2008...0x200A, 0x205F: self = .space
    case 0x200B: self = .zeroWidthSpace
    case 0xA0, 0x202F, 0x2007, 0x2060, 0xFEFF, 0x2011: self = .glue
    case 0x200D, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: self = .mark
    case 0x22, 0x27, 0x2018, 0x2019, 0x201C, 0x201D, 0xAB, 0xBB: self = .quote
    case 0x21, 0x3F, 0xFF01, 0xFF1F: self = .exclamation
    case 0x2C, 0x2E, 0x3A, 0x3B: self = .infix
    case 0x2F: self = .symbol
    case 0x29, 0x5D: self = .closeParenthesis
    case 0x2D: self = .hyphen
    case 0x09, 0x7C, 0xAD, 0x2010, 0x2012, 0x2013: self = .breakAfter
    case 0x2014: self = .breakBoth
    case 0x2024...0x2026: self = .inseparable
    case 0x24, 0xA3, 0xA5, 0x20A0...0x20CF, 0x2B, 0x5C, 0xB1: self = .prefix
    case 0x25, 0xA2, 0xB0, 0x2030...0x2037, 0x2103: self = .postfix
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: self = .close
    default: self = LineBreakClass.byCategory(scalar)
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .control, .format: .mark
    case .openPunctuation: scalar.value < 0x3000 ? .open : .wideOpen
    case .closePunctuation: .close
    case .decimalNumber: scalar.value < 0xFF00 ? .number : .ideograph
    default: byBlock(scalar)
    }
  }

  private static func byBlock(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    // Small kana, iteration marks and middle dots never begin a line.
    case 0x3005, 0x301C, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085,
      0x3087, 0x308E, 0x3095, 0x3096, 0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7,
      0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE,
      0x31F0...0x31FF, 0xFF1A, 0xFF1B, 0xFF65, 0xFF67...0xFF70:
      .nonStarter
    // Korean is broken between words, as Apple's labels do, so its syllables count as letters.
    case 0x2E80...0x30FF, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFF60, 0x20000...0x3FFFD, 0x1F000...0x1FAFF:
      .ideograph
    default: scalar.properties.isEmojiPresentation ? .ideograph : .letter
    }
  }
}
