/// Something that is put around the views of previews.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  /// The view of the preview.
  typealias Content = AnyView
  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context
  /// The view with what is around it.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// Puts something around the view.
  @MainActor @preconcurrency
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    let held = HeldModifier(modifier)
    return PreviewTrait(
      wish: .around { content in
        AnyView(ModifiedPreview(modifier: held.modifier, content: content))
      })
  }
}

/// A modifier on its way to where previews are made, which is the same thread.
private final class HeldModifier<M>: @unchecked Sendable {
  let modifier: M
  init(_ modifier: M) { self.modifier = modifier }
}

/// A preview with what is around it, as soon as what previews share is made.
private struct ModifiedPreview<M: PreviewModifier>: View {
  let modifier: M
  let content: AnyView
  @State private var made: M.Context?

  var body: some View {
    if let context = made ?? (() as? M.Context) {
      modifier.body(content: content, context: context)
    } else {
      Color.clear.task { made = try? await M.makeSharedContext() }
    }
  }
}
