import Geometry
import SwiftUI

/// A preview at the size it takes of itself, which is noted once it is laid out.
struct FittedPreview: View {
  private final class Note { var size = CGSize.zero }
  private let note = Note()
  let content: AnyView

  init(content: AnyView) { self.content = content }

  var body: some View {
    content.fixedSize().background(
      GeometryReader { proxy in
        Color.clear.onAppear { note.size = proxy.size }
      })
  }

  /// Where it lies on a canvas: in the middle.
  func frame(on canvas: CGSize) -> CGRect {
    CGRect(
      x: (canvas.width - note.size.width) / 2, y: (canvas.height - note.size.height) / 2,
      width: note.size.width, height: note.size.height)
  }
}
