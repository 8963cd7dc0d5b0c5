/// The shape of the container around, in a rectangle of its own.
public struct ContainerRelativeShape: InsettableShape {
  /// The shape of the container.
  public init() {}
  /// A rectangle: which container is around is known only while drawing.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// The container's outline; a rectangle where none was set.
  public nonisolated func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    environment.containerOutline?.path(rect, 0) ?? Path(rect)
  }
  /// A smaller shape.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetContainerShape(amount: amount)
  }
}

private struct InsetContainerShape: InsettableShape {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  nonisolated func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    environment.containerOutline?.path(rect, amount) ?? path(in: rect)
  }
  nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetContainerShape(amount: self.amount + amount)
  }
}

/// The outline of a container in a rectangle, smaller by a distance in points.
struct ContainerOutline: Sendable {
  let path: @Sendable (CGRect, CGFloat) -> Path
  init<S: InsettableShape>(_ shape: S) {
    path = { rect, amount in
      amount == 0 ? shape.path(in: rect) : shape.inset(by: amount).path(in: rect)
    }
  }
}

private struct ContainerOutlineKey: EnvironmentKey {
  static let defaultValue: ContainerOutline? = nil
}

extension EnvironmentValues {
  var containerOutline: ContainerOutline? {
    get { self[ContainerOutlineKey.self] }
    set { self[ContainerOutlineKey.self] = newValue }
  }
}

extension View {
  /// The shape that `ContainerRelativeShape` takes inside.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerOutline, ContainerOutline(shape))
  }
}
