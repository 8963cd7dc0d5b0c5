import Synchronization

/// Numbers that are used once in a process.
enum Serial {
  private static let counter = Atomic<Int>(0)
  static func next() -> Int { counter.add(1, ordering: .relaxed).newValue }
}
