import Foundation

/// A lock around a value.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

  /// A lock around a first value.
  public init(initialState: State) { state = initialState }
  /// Runs a closure with the value, alone.
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
  /// Runs a closure with the value, alone, without a check that it may cross threads.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public convenience init() { self.init(initialState: ()) }
  /// Runs a closure alone.
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLock { _ in try body() } }
}

/// A marker of stretches of work for measuring tools; inert.
public struct OSSignposter: Sendable {
  /// A marker.
  public init() {}
  /// A marker of a part of a program.
  public init(subsystem: String, category: String) {}
  /// Marks a beginning.
  public func beginInterval(_ name: StaticString) -> OSSignpostIntervalState { .init() }
  /// Marks an end.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString) {}
}

/// A marked stretch of work.
public struct OSSignpostIntervalState: Sendable {}
