extension AttributeScopes {
  /// What the text view itself understands.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters; not drawn.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through letters.
    public let strikethroughStyle: StrikethroughAttribute
    /// A line under letters.
    public let underlineStyle: UnderlineAttribute
    /// Space after letters.
    public let kern: KerningAttribute
    /// Space between letters.
    public let tracking: TrackingAttribute
    /// How far letters are moved up.
    public let baselineOffset: BaselineOffsetAttribute
    /// Those of the foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The font.
      public typealias Value = Font
      /// The name.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The colour.
      public typealias Value = Color
      /// The name.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The colour.
      public typealias Value = Color
      /// The name.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// A line through letters.
    public enum StrikethroughAttribute: AttributedStringKey {
      /// The line.
      public typealias Value = Text.LineStyle
      /// The name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// A line under letters.
    public enum UnderlineAttribute: AttributedStringKey {
      /// The line.
      public typealias Value = Text.LineStyle
      /// The name.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// Space after letters.
    public enum KerningAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "SwiftUI.Kern"
    }
    /// Space between letters.
    public enum TrackingAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "SwiftUI.Tracking"
    }
    /// How far letters are moved up.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
  /// What the text view itself understands.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of the text view.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// How a line under or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let name: String
      /// Unbroken.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and dots.
      public static let dashDot = Pattern(name: "dashDot")
      /// Dashes and pairs of dots.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
    let pattern: Pattern
    let color: Color?
    /// A line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    /// An unbroken line.
    public static let single = LineStyle()

    var line: TextLine {
      switch pattern {
      case .dot: TextLine(pattern: .dot, color: color)
      case .dash: TextLine(pattern: .dash, color: color)
      case .dashDot: TextLine(pattern: .dashDot, color: color)
      case .dashDotDot: TextLine(pattern: .dashDotDot, color: color)
      default: TextLine(pattern: .solid, color: color)
      }
    }
  }

  /// Characters with attributes.
  ///
  /// A literal could be both of these and a key; it is a key, in which marks are read.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      segments: attributedContent.runs.map { run in
        var segment = Segment(text: String(attributedContent[run.range].characters))
        segment.font =
          run[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
          ?? run[AttributeScopes.UIKitAttributes.FontAttribute.self].map { Font($0) }
        let color =
          run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self]
          ?? run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self].map { Color($0) }
        if let color { segment.color = AnyShapeStyleBox(color) }
        segment.strikethrough =
          run[AttributeScopes.SwiftUIAttributes.StrikethroughAttribute.self]?.line
        segment.underline = run[AttributeScopes.SwiftUIAttributes.UnderlineAttribute.self]?.line
        segment.kerning = run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] ?? 0
        segment.tracking = run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] ?? 0
        segment.baselineOffset =
          run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] ?? 0
        if run.link != nil, segment.color == nil {
          segment.color = AnyShapeStyleBox(Color.accentColor)
        }
        return segment
      })
  }
}
