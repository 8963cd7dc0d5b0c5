import SwiftUI
import SwiftUICore
import TestSupport

/// The leaves of a view but spacers as text: a line each with its name, place and size in points.
@MainActor func layoutDump<V: View>(
  _ size: CGSize = CGSize(width: 200, height: 100), @ViewBuilder _ view: () -> V
) -> String {
  let stage = Stage(view(), size: size)
  func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
  return stage.move(to: 0).filter { $0.type != "Spacer" }.map { view in
    [
      view.name, text(Double(view.origin.x)), text(Double(view.origin.y)), text(view.width),
      text(view.height),
    ].joined(separator: " ")
  }.joined(separator: "\n")
}

extension View {
  /// A name to be told in a dump.
  func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A leaf that fills what it is offered.
@MainActor func leaf(_ name: String) -> some View { Rectangle().named(name) }
