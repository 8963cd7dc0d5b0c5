/// The name space of ready-made subscribers.
public enum Subscribers {}

extension Subscribers {
  /// How many values a subscriber will take.
  public struct Demand: Hashable, Comparable, CustomStringConvertible, Sendable {
    /// `Int.max` stands for "without limit".
    private var count: Int
    private init(count: Int) { self.count = count }

    /// Any number of values.
    public static let unlimited = Demand(count: .max)
    /// No value.
    public static let none = Demand(count: 0)
    /// At most the given number of values, which is at least 0.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative")
      return Demand(count: value)
    }
    /// The number of values, or nil without limit.
    public var max: Int? { count == .max ? nil : count }

    /// The sum; stays unlimited.
    public static func + (a: Demand, b: Demand) -> Demand {
      let (sum, overflow) = a.count.addingReportingOverflow(b.count)
      return overflow ? .unlimited : Demand(count: sum)
    }
    /// Adds a demand.
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    /// The sum with a number of values.
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    /// Adds a number of values.
    public static func += (a: inout Demand, b: Int) { a = a + b }
    /// The rest after a number of values, not below none; stays unlimited.
    public static func - (a: Demand, b: Int) -> Demand {
      a.count == .max ? a : Demand(count: Swift.max(0, a.count - b))
    }
    /// Takes a number of values off.
    public static func -= (a: inout Demand, b: Int) { a = a - b }
    /// Compares with a number of values.
    public static func > (a: Demand, b: Int) -> Bool { a.count > b }
    /// Compares with a number of values.
    public static func == (a: Demand, b: Int) -> Bool { a.count == b }
    /// Orders by number, unlimited last.
    public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }
    /// A printable form.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }

  /// How a stream ended.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)

    func mapError<E: Error>(_ map: (Failure) -> E) -> Completion<E> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(map(error))
      }
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
