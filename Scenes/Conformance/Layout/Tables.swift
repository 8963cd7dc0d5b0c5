// zoetrope: size 640x400, scale 1, fps 10, duration 1.2s
// zoetrope: tap "Mars" at 0.3s, tap "Turn" at 0.7s
import SwiftUI

/// Tables have columns where there is room, and show the first one where there is little.
struct Tables: View {
  @State private var chosen: Planet.ID?
  @State private var isNarrow = false

  var body: some View {
    VStack {
      Table(Planet.all, selection: $chosen) {
        TableColumn("Name", value: \.name)
        TableColumn("Moons") { Text("\($0.moons)") }.width(80)
        TableColumn("Kind") { planet in
          Label(
            planet.isRocky ? "rock" : "gas", systemImage: planet.isRocky ? "circle.fill" : "wind")
        }
      }
      .frame(width: isNarrow ? 300 : 640)
      Text(chosen ?? "none")
      Button("Turn") { withAnimation(.linear(duration: 0.4)) { isNarrow = true } }
    }
  }
}

struct Planet: Identifiable {
  let name: String
  let moons: Int
  let isRocky: Bool
  var id: String { name }
  static let all = [
    Planet(name: "Venus", moons: 0, isRocky: true), Planet(name: "Mars", moons: 2, isRocky: true),
    Planet(name: "Jupiter", moons: 95, isRocky: false),
  ]
}

#Preview {
  Tables()
}
