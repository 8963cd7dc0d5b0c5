import SwiftUI

// Ends with 5: SpinsInPath.swift:

struct Endless: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    while true { path = Path(CGRect(x: 0, y: 0, width: rect.width, height: path.isEmpty ? 1 : 2)) }
  }
}

#Preview {
  Endless()
}
