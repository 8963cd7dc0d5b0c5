// zoetrope: --size 320x240
import SwiftUI

/// A message that drops in, waits and leaves again.
struct SavedToast: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .top) {
      RoundedRectangle(cornerRadius: 24)
        .fill(Color.gray.opacity(0.12))
        .padding(16)
      if isShown {
        HStack(spacing: 10) {
          Image(systemName: "checkmark")
            .font(.system(size: 15, weight: .bold))
            .foregroundStyle(.white)
            .padding(7)
            .background(Circle().fill(.green))
          Text("Saved to your library")
            .font(.system(size: 15, weight: .medium))
        }
        .padding(.vertical, 9)
        .padding(.leading, 10)
        .padding(.trailing, 18)
        .background(
          Capsule().fill(Color(.secondarySystemGroupedBackground))
            .shadow(color: .black.opacity(0.18), radius: 12, y: 5)
        )
        .padding(.top, 36)
        .transition(.move(edge: .top).combined(with: .opacity))
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(0.3))
      withAnimation(.spring(duration: 0.5, bounce: 0.35)) { isShown = true }
      try? await Task.sleep(for: .seconds(1.4))
      withAnimation(.easeIn(duration: 0.25)) { isShown = false }
    }
  }
}

#Preview {
  SavedToast()
}
