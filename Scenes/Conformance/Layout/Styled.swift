// zoetrope: size 320x480, scale 1, fps 10, duration 0.4s
import SwiftUI

/// Styles of the scene's own reach the controls inside; containers see what their views tell them.
struct Styled: View {
  @State private var isLate = false

  var body: some View {
    VStack(spacing: 14) {
      LabeledContent("Size", value: "12")
        .labeledContentStyle(Framed())
      Menu("Menu") { Button("One") {} }
        .menuStyle(Wide())
      ControlGroup {
        Button("Left") {}
        Button("Right") {}
      }
      .controlGroupStyle(.navigation)
      HStack {
        Button("Glass") {}.buttonStyle(.glass)
        Button("Prominent") {}.buttonStyle(.glassProminent)
      }
      ContainerRelativeShape().fill(.teal).frame(width: 120, height: 40)
        .containerShape(RoundedRectangle(cornerRadius: isLate ? 20 : 4))
      HStack(spacing: 4) {
        ForEach(0..<5) { level in
          Rectangle().fill(faint(level)).frame(width: 40, height: 30)
        }
      }
      Badges {
        Text("plain")
        Text("marked").containerValue(\.mark, 3)
      }
      Form { Text("Row") }
        .formStyle(.columns)
    }
    .padding()
    .onAppear { withAnimation(.linear(duration: 0.3)) { isLate = true } }
  }

  private func faint(_ level: Int) -> AnyShapeStyle {
    switch level {
    case 1: AnyShapeStyle(.red.secondary)
    case 2: AnyShapeStyle(.red.tertiary)
    case 3: AnyShapeStyle(.red.quaternary)
    case 4: AnyShapeStyle(.red.quinary)
    default: AnyShapeStyle(.red)
    }
  }
}

extension ContainerValues {
  @Entry var mark = 0
}

struct Badges<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    HStack {
      Group(subviews: content) { views in
        ForEach(views) { view in
          view.padding(4).border(.gray, width: CGFloat(1 + view.containerValues.mark))
        }
      }
    }
  }
}

struct Framed: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.font(.caption)
      LabeledContent(configuration)
    }
    .border(.purple)
  }
}

struct Wide: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(.horizontal, 40).border(.green)
  }
}

#Preview {
  Styled()
}
