/// The memory of an animation, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  /// One cell a key, in the order of first use; there are seldom more than two.
  private var cells: [AnimationStateCell] = []

  /// An empty memory.
  public init() {}

  /// The value remembered under a key, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get {
      let name = ObjectIdentifier(key)
      for cell in cells where cell.name == name {
        if let cell = cell as? AnimationStateValue<K.Value> { return cell.value }
      }
      return K.defaultValue
    }
    // In place: an animator writes here once a frame and must not allocate.
    _modify {
      let cell = ownCell(key)
      yield &cell.value
    }
  }

  private mutating func ownCell<K: AnimationStateKey>(
    _ key: K.Type
  ) -> AnimationStateValue<K.Value> {
    let name = ObjectIdentifier(key)
    for index in cells.indices where cells[index].name == name {
      if !isKnownUniquelyReferenced(&cells[index]) { cells[index] = cells[index].copy() }
      if let cell = cells[index] as? AnimationStateValue<K.Value> { return cell }
    }
    let cell = AnimationStateValue(name: name, value: K.defaultValue)
    cells.append(cell)
    return cell
  }
}

/// A place in an animation's memory; shared until written to.
class AnimationStateCell {
  let name: ObjectIdentifier
  init(name: ObjectIdentifier) { self.name = name }
  func copy() -> AnimationStateCell { self }
}

private final class AnimationStateValue<Value>: AnimationStateCell {
  var value: Value

  init(name: ObjectIdentifier, value: Value) {
    self.value = value
    super.init(name: name)
  }

  override func copy() -> AnimationStateCell { AnimationStateValue(name: name, value: value) }
}
