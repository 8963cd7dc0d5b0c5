import AnimationCore
import Geometry
import SwiftUICore

/// What is done to a scene, in order of time.
package struct InteractionScript {
  package enum Failure: Error, Equatable {
    /// Nothing on the canvas goes by that name at that moment.
    case targetMissing(wanted: String, offered: [String])
  }

  private var waiting: [Interaction]

  /// Interactions of one instant keep their order.
  package init(_ interactions: [Interaction]) {
    waiting = interactions.enumerated()
      .sorted { ($0.element.timeSeconds, $0.offset) < ($1.element.timeSeconds, $1.offset) }
      .map(\.element)
  }

  package var next: Time? { waiting.first.map { Time(seconds: $0.timeSeconds) } }
  package var remaining: Int { waiting.count }

  /// Takes what is due at or before an instant.
  package mutating func takeDue(at time: Time) -> [Interaction] {
    let due = waiting.prefix { $0.timeSeconds <= time.seconds }
    waiting.removeFirst(due.count)
    return Array(due)
  }

  /// Where a target is.
  ///
  /// Names match whole and exact before whole in any case before in part.
  package static func point(
    of target: Interaction.Target, among elements: [SceneElement]
  ) throws(Failure) -> CGPoint {
    switch target {
    case .point(let x, let y): return CGPoint(x: x, y: y)
    case .any: throw .targetMissing(wanted: "", offered: offered(elements))
    case .named(let name, let occurrence):
      for rule in NameRule.allCases {
        let matches = outermost(elements.filter { rule.matches($0, name) })
        if occurrence >= 1, occurrence <= matches.count {
          let frame = matches[occurrence - 1].frame
          return CGPoint(x: frame.midX, y: frame.midY)
        }
      }
      throw .targetMissing(wanted: name, offered: offered(elements))
    }
  }

  /// A button and the text in it go by the same name and count as one: the tappable ones count
  /// where there are any, and what lies inside another match does not.
  private static func outermost(_ matches: [SceneElement]) -> [SceneElement] {
    let tappable = matches.filter(\.isTappable)
    let candidates = tappable.isEmpty ? matches : tappable
    return candidates.enumerated().filter { index, element in
      !candidates.enumerated().contains { other, container in
        other != index && container.frame.contains(element.frame)
          && (container.frame != element.frame || other < index)
      }
    }.map(\.element)
  }

  /// Names of what can be tapped, else of all there is, each once.
  package static func offered(_ elements: [SceneElement]) -> [String] {
    let tappable = elements.filter(\.isTappable)
    var names: [String] = []
    for element in tappable.isEmpty ? elements : tappable {
      guard let name = element.names.first, !names.contains(name) else { continue }
      names.append(name)
    }
    return names
  }
}

/// How a name finds an element, strictest first.
private enum NameRule: CaseIterable {
  case exact, anyCase, part

  func matches(_ element: SceneElement, _ wanted: String) -> Bool {
    element.names.contains { name in
      switch self {
      case .exact: name == wanted
      case .anyCase: name.lowercased() == wanted.lowercased()
      case .part: !wanted.isEmpty && name.lowercased().contains(wanted.lowercased())
      }
    }
  }
}

extension SceneElement {
  /// What the element goes by, best first.
  package var names: [String] {
    [label, text, symbol, identifier].compactMap { $0 }.filter { !$0.isEmpty }
  }
}
