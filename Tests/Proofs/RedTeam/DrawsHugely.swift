import SwiftUI

// Ends with 0:

struct Huge: View {
  var body: some View {
    Circle().fill(.red).frame(width: 1e12, height: 1e12).blur(radius: 1e9)
      .shadow(radius: 1e9).scaleEffect(1e9).rotationEffect(.degrees(.infinity))
  }
}

#Preview {
  Huge()
}
