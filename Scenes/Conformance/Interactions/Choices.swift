// zoetrope: size 260x300, scale 1, fps 10, duration 4s
// zoetrope: tap "Sound" at 0.2s, drag "Volume" by +100,0 at 0.5s for 0.4s
// zoetrope: tap "Increment" at 1s, tap "Two" at 1.2s
// zoetrope: tap "Flavour" at 1.6s, tap "Mint" at 2.2s, tap "More" at 2.8s, tap "Delete" at 3.4s
import SwiftUI

/// Controls follow the finger; menus open beside their buttons.
struct Choices: View {
  @State private var isOn = false
  @State private var volume = 0.2
  @State private var count = 1
  @State private var page = 1
  @State private var flavour = "Vanilla"
  @State private var word = "kept"

  var body: some View {
    VStack(spacing: 12) {
      Toggle("Sound", isOn: $isOn)
      Slider(value: $volume) { Text("Volume") }
      Stepper("Count \(count)", value: $count, in: 0...5)
      Picker("Page", selection: $page) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
      Picker("Flavour", selection: $flavour) {
        ForEach(["Vanilla", "Mint", "Lemon"], id: \.self) { Text($0) }
      }
      Menu("More") {
        Button("Keep") { word = "kept" }
        Button("Delete", role: .destructive) { word = "deleted" }
      }
      Text(word)
    }
    .padding()
  }
}

#Preview {
  Choices()
}
