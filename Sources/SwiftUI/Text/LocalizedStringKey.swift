/// The key of a text, with values filled in.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  var segments: [Text.Segment]

  /// A key from a string.
  public init(_ value: String) { segments = [Text.Segment(text: value)] }
  /// A key from a literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// A key with values.
  public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

  /// Collects literals and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [Text.Segment] = []
    /// Begins a collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    private mutating func append(_ text: String) {
      if let last = segments.indices.last, segments[last] == Text.Segment(text: segments[last].text)
      {
        segments[last].text += text
      } else {
        segments.append(Text.Segment(text: text))
      }
    }
    /// A literal.
    public mutating func appendLiteral(_ literal: String) { append(literal) }
    /// A string.
    public mutating func appendInterpolation(_ string: String) { append(string) }
    /// A text in its style.
    public mutating func appendInterpolation(_ text: Text) { segments += text.segments }
    /// A picture.
    public mutating func appendInterpolation(_ image: Image) { segments += Text(image).segments }
    /// Characters with attributes.
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      segments += Text(attributed).segments
    }
    /// A date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      segments += Text(date, style: style).segments
    }
    /// The time left of, or gone by in, a span of time.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      segments +=
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours
        ).segments
    }
    /// A number as the locale writes it, any other value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      guard let number = NumberWords(value) else {
        append(String(describing: value))
        return
      }
      var segment = Text.Segment(text: number.words(in: Locale(identifier: "en_US")))
      segment.clock = Text.Clock(kind: .number(number))
      segments.append(segment)
    }
    /// A number in a printf format.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }
    /// A formatted value.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }
  }
}
