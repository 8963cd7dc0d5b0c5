import SwiftUI

// zoetrope: --dark --size 414x560 --scale 2 --duration 3s --tap Open@0.5s --tap Open@1.7s

/// Blocks around an eye: one change of their container's size moves all of them.
struct ParentSize: View {
  @State private var isOpen = false
  private let height = 445.0

  private var side: some View {
    Rectangle().fill(isOpen ? .pink : .white)
  }
  private var lash: some View {
    Rectangle().fill(isOpen ? .white : .pink).frame(height: isOpen ? 92.5 : nil)
  }

  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        HStack {
          side.frame(height: isOpen ? 12 : nil).accessibilityIdentifier("left")
          VStack(spacing: isOpen ? 21.5 : 1.25) {
            lash.accessibilityIdentifier("upper lash")
            Image(systemName: "eye.fill").resizable().scaledToFit().foregroundStyle(.pink)
              .frame(height: isOpen ? 84 : 0)
            lash
          }
          side.frame(height: isOpen ? 12 : nil)
        }
        .frame(height: height * (isOpen ? 0.8 : 0.5))
        side.accessibilityIdentifier("bottom")
      }
      .frame(height: height)
      .animation(.easeOut(duration: 0.34), value: isOpen)
      Button("Open") { isOpen.toggle() }
    }
  }
}

#Preview { ParentSize() }
