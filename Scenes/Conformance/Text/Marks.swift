// zoetrope: size 240x170, scale 2, at 0s
import SwiftUI

/// Lines under and through letters in colours and patterns, and lines that do not fit.
struct Marks: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text("under").underline(color: .red)
        Text("dash").underline(pattern: .dash)
        Text("dot").underline(pattern: .dot, color: .blue)
        Text("through").strikethrough(true, color: .green)
      }
      Text("Cut at the head of a long line").truncationMode(.head)
      Text("Cut in the middle of a long line").truncationMode(.middle)
      Text("Cut at the tail of a long line of text").truncationMode(.tail)
      Text("Made small enough to fit in here").minimumScaleFactor(0.5)
    }
    .lineLimit(1)
    .frame(width: 200)
  }
}

#Preview {
  Marks()
}
