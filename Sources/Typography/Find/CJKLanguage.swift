/// Which local forms shared Chinese, Japanese and Korean characters take.
enum CJKLanguage: Hashable {
  case japanese, korean, simplifiedChinese, traditionalChinese, hongKong

  /// From an identifier such as `zh-Hant_HK`; nil where the language is none of these.
  init?(localeIdentifier: String) {
    let parts = localeIdentifier.split { $0 == "_" || $0 == "-" || $0 == "@" }.map(String.init)
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh" where parts.contains("HK") || parts.contains("MO"): self = .hongKong
    case "zh" where parts.contains("Hant") || parts.contains("TW"): self = .traditionalChinese
    case "zh": self = .simplifiedChinese
    default: return nil
    }
  }

  /// From the letters of a text: kana mean Japanese, hangul Korean, else simplified Chinese.
  init(guessedFrom scalars: [Unicode.Scalar]) {
    if scalars.contains(where: { (0x3040...0x30FF).contains($0.value) }) {
      self = .japanese
    } else if scalars.contains(where: { (0xAC00...0xD7A3).contains($0.value) }) {
      self = .korean
    } else {
      self = .simplifiedChinese
    }
  }

  /// The face within Noto's CJK collections.
  var faceIndex: Int {
    switch self {
    case .japanese: 0
    case .korean: 1
    case .simplifiedChinese: 2
    case .traditionalChinese: 3
    case .hongKong: 4
    }
  }

  var isChinese: Bool {
    switch self {
    case .japanese, .korean: false
    case .simplifiedChinese, .traditionalChinese, .hongKong: true
    }
  }
}
