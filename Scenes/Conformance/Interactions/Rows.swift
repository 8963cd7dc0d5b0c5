// zoetrope: size 240x260, scale 1, fps 10, duration 4.5s
// zoetrope: tap "Row 2" at 0.2s, scroll "List" by 0,120 at 0.6s for 0.4s
// zoetrope: drag "Row 6" by -90,0 at 1.4s for 0.3s, tap "Delete" at 2.2s
// zoetrope: drag "Row 7" by +80,0 at 3s for 0.3s, tap "Flag" at 3.6s
import SwiftUI

/// A list is scrolled, a row chosen, one deleted and one flagged.
struct Rows: View {
  @State private var rows = Array(1...12)
  @State private var chosen: Int?
  @State private var flagged = 0

  var body: some View {
    VStack {
      List(selection: $chosen) {
        ForEach(rows, id: \.self) { row in
          Text("Row \(row)")
            .swipeActions(edge: .leading) {
              Button("Flag") { flagged = row }.tint(.orange)
            }
        }
        .onDelete { rows.remove(atOffsets: $0) }
      }
      .accessibilityIdentifier("List")
      Text("chosen \(chosen ?? 0), flagged \(flagged)")
    }
  }
}

#Preview {
  Rows()
}
