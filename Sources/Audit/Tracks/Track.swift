/// One drawn view through a film.
package struct Track: Equatable, Sendable {
  /// Unique in its film.
  package var name: String
  package var type: String
  /// Where the source makes the view, as `File.swift:12`, if that is known.
  package var place: String?
  /// Plain type names of the views around it, nearest first.
  package var owners: [String]
  /// For each property a number a frame; NaN where the view is not drawn.
  package var values: [Property: [Double]]
  /// What it shows, from which frame on.
  package var contents: [Content] = []

  /// A text or a symbol.
  package struct Content: Equatable, Sendable {
    package var frame: Int
    package var text: String
    package init(frame: Int, text: String) {
      self.frame = frame
      self.text = text
    }
  }

  package init(
    name: String, type: String, place: String? = nil, owners: [String] = [],
    values: [Property: [Double]]
  ) {
    self.name = name
    self.type = type
    self.place = place
    self.owners = owners
    self.values = values
  }

  /// A property through the film; empty where the view has none, such as a colour.
  package func series(_ property: Property) -> [Double] { values[property] ?? [] }

  /// Properties that change while the view is drawn.
  package var moving: [Property] {
    Property.allCases.filter { property in
      let shown = series(property).filter { !$0.isNaN }
      guard let low = shown.min(), let high = shown.max() else { return false }
      return high - low > property.threshold
    }
  }

  /// Whether both axes are enlarged alike throughout.
  package var scalesEvenly: Bool {
    zip(series(.scaleX), series(.scaleY)).allSatisfy {
      $0.isNaN || ($0 - $1).magnitude < Property.scaleX.threshold
    }
  }

  /// Frames in which the view is drawn.
  package var frames: [Int] {
    series(.x).indices.filter { !series(.x)[$0].isNaN }
  }
}
