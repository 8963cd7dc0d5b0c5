// zoetrope: --size 140x90 --fps 30 --duration 1.5s
import SwiftUI

/// Two pages that push each other, and a pill that marks which.
struct Pager: View {
  @State private var page = 0

  var body: some View {
    VStack(spacing: 10) {
      ZStack {
        if page == 0 {
          Text("First page")
            .transition(.move(edge: .leading).combined(with: .opacity))
        } else {
          Text("Second page")
            .transition(.move(edge: .trailing).combined(with: .opacity))
        }
      }
      .font(.system(size: 15))
      .frame(width: 130, height: 40)
      Capsule()
        .fill(Color(red: 0.4, green: 0.3, blue: 0.8))
        .frame(width: 20, height: 6)
        .offset(x: page == 0 ? -14 : 14)
        .accessibilityIdentifier("pill")
    }
    .task {
      try? await Task.sleep(for: .seconds(0.2))
      withAnimation(.easeInOut(duration: 0.5)) { page = 1 }
    }
  }
}

#Preview {
  Pager()
}
