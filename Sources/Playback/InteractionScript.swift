import AnimationCore
import Geometry
import SwiftUICore

/// What is done to a scene, in order of time.
package struct InteractionScript {
  package enum Failure: Error, Equatable {
    /// Nothing on the canvas goes by that name at that moment.
    ///
    /// `action` completes "so it cannot be", and `offered` names what can.
    case targetMissing(wanted: String, offered: [String], action: String, seconds: Double)
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

  /// Where an interaction begins; nil: wherever it can.
  ///
  /// Names match whole and exact before whole in any case before in part, and among things of one
  /// name those count that can do what is asked.
  package static func point(
    of interaction: Interaction, among elements: [SceneElement]
  ) throws(Failure) -> CGPoint? {
    switch interaction.target {
    case .point(let x, let y): return CGPoint(x: x, y: y)
    case .any: return nil
    case .named(let name, let occurrence):
      let ability = interaction.gesture.ability
      for rule in NameRule.allCases {
        let matches = outermost(elements.filter { rule.matches($0, name) }, ability)
        if occurrence >= 1, occurrence <= matches.count {
          let match = matches[occurrence - 1]
          let middle = CGPoint(x: match.frame.midX, y: match.frame.midY)
          return match.handle ?? middle
        }
      }
      throw .targetMissing(
        wanted: occurrence > 1 ? "\(name)#\(occurrence)" : name,
        offered: offered(elements, ability), action: interaction.gesture.participle,
        seconds: interaction.timeSeconds)
    }
  }

  /// A button and the text in it go by the same name and count as one: those that can do what is
  /// asked count where there are any, else those that can be touched at all, and what lies inside
  /// another match does not.
  private static func outermost(
    _ matches: [SceneElement], _ ability: SceneElement.Ability
  ) -> [SceneElement] {
    let able = matches.filter { $0.abilities.contains(ability) }
    let tappable = matches.filter(\.isTappable)
    let candidates = !able.isEmpty ? able : tappable.isEmpty ? matches : tappable
    return candidates.enumerated().filter { index, element in
      !candidates.enumerated().contains { other, container in
        other != index && container.frame.contains(element.frame)
          && (container.frame != element.frame || other < index)
      }
    }.map(\.element)
  }

  /// Names of what can do what is asked, else of what can be touched, else of all there is; each
  /// once.
  private static func offered(
    _ elements: [SceneElement], _ ability: SceneElement.Ability
  ) -> [String] {
    let able = elements.filter { $0.abilities.contains(ability) }
    let tappable = elements.filter(\.isTappable)
    var names: [String] = []
    for element in !able.isEmpty ? able : tappable.isEmpty ? elements : tappable {
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
