// zoetrope: --size 300x420 --tap 'Next@1.2s' --tap 'Next@2.2s' --duration 3.4s
import SwiftUI

/// Three pages that slide by, while a bar tells how far it is.
struct Onboarding: View {
  private struct Page {
    var symbol: String
    var title: String
    var text: String
    var color: Color
  }

  @State private var number = 0
  @State private var isShown = false

  private let pages = [
    Page(
      symbol: "sparkles", title: "Hello",
      text: "See how your views will move.", color: .indigo),
    Page(
      symbol: "film.fill", title: "Frame by frame",
      text: "Each picture at its own moment.", color: .pink),
    Page(
      symbol: "checkmark.seal.fill", title: "All set",
      text: "The same film, every time.", color: .green),
  ]

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        ForEach(0..<3, id: \.self) { index in
          if index == number { page(pages[index]) }
        }
      }
      .frame(height: 280)
      HStack(spacing: 8) {
        ForEach(0..<3, id: \.self) { index in
          Capsule()
            .fill(index == number ? pages[number].color : Color.gray.opacity(0.3))
            .frame(width: index == number ? 26 : 8, height: 8)
        }
      }
      .padding(.bottom, 26)
      Button {
        withAnimation(.spring(duration: 0.6, bounce: 0.25)) { number = min(number + 1, 2) }
      } label: {
        Text(number == 2 ? "Start" : "Next")
          .font(.system(size: 17, weight: .semibold))
          .foregroundStyle(.white)
          .frame(width: 220, height: 50)
          .background(Capsule().fill(pages[number].color))
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Next")
    }
    .opacity(isShown ? 1 : 0)
    .offset(y: isShown ? 0 : 24)
    .onAppear {
      withAnimation(.spring(duration: 0.7, bounce: 0.2)) { isShown = true }
    }
  }

  private func page(_ page: Page) -> some View {
    VStack(spacing: 14) {
      Image(systemName: page.symbol)
        .font(.system(size: 52))
        .foregroundStyle(page.color.gradient)
        .frame(width: 130, height: 130)
        .background(Circle().fill(page.color.opacity(0.12)))
        .padding(.bottom, 12)
      Text(page.title).font(.system(size: 26, weight: .bold))
      Text(page.text)
        .font(.system(size: 15))
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .frame(width: 230)
    }
    .transition(
      .asymmetric(
        insertion: .offset(x: 220).combined(with: .opacity),
        removal: .offset(x: -220).combined(with: .opacity)))
  }
}

#Preview {
  Onboarding()
}
