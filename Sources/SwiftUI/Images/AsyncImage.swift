/// A picture from an address.
///
/// A film loads none: it shows what stands in for the picture.
public struct AsyncImage<Content: View>: View {
  let content: Content
  init(_ content: Content) { self.content = content }
  /// What is shown in each phase of loading.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
  /// A picture and what stands in for it.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I,
    @ViewBuilder placeholder: () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }
  /// What stands in for the picture.
  public var body: some View { content }
}

extension AsyncImage where Content == Image {
  /// A picture; a grey frame stands in for it.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(Image(systemName: "photo"))
  }
}

/// How far loading a picture has come.
public enum AsyncImagePhase: Sendable {
  /// No picture yet.
  case empty
  /// The picture.
  case success(Image)
  /// No picture, for a reason.
  case failure(any Error)
  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  /// The reason why there is none.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
