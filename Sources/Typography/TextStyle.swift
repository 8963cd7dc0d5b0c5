package import Geometry

/// The system's named sizes of text.
package enum TextStyle: Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
  case caption2
  /// One step above `largeTitle`.
  case extraLargeTitle, extraLargeTitle2

  /// The user's size of text, smallest first; `large` is the system's own.
  package enum Size: Int, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  /// Points at each `Size`, from Apple's design guidelines.
  private var table: [CGFloat] {
    switch self {
    case .extraLargeTitle: [34, 35, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
    case .extraLargeTitle2: [26, 27, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The em in points.
  package func sizePoints(at size: Size = .large) -> CGFloat { table[size.rawValue] }

  /// 100…900.
  package var weight: CGFloat {
    switch self {
    case .headline: 600
    case .extraLargeTitle, .extraLargeTitle2: 700
    default: 400
    }
  }
}

extension FontDescription {
  /// The system font in a named size.
  package init(_ style: TextStyle, at size: TextStyle.Size = .large) {
    self.init(sizePoints: style.sizePoints(at: size), weight: style.weight)
  }
}
