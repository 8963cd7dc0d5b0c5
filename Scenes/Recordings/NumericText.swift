import SwiftUI

// zoetrope: --size 402x160 --duration 4s --tap More@.5s --tap More@1.5s --tap More@1.75s

/// A number between two buttons: its digits roll.
struct NumericText: View {
  @State private var count = 8

  var body: some View {
    HStack {
      Button("Less", systemImage: "minus.circle") { withAnimation { count -= 1 } }
      Spacer()
      Text(count, format: .number)
        .font(.title)
        .bold()
        .contentTransition(.numericText())
        .accessibilityIdentifier("count")
      Spacer()
      Button("More", systemImage: "plus.circle") { withAnimation { count += 1 } }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 8).fill(.white).shadow(radius: 5))
    .padding()
  }
}

#Preview { NumericText() }
