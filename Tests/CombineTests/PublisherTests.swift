import Combine
import Testing

@Suite("Publishers") struct PublisherTests {
  struct Fault: Error, Equatable {}

  /// Everything a publisher sends at once, and how it ended.
  private func record<P: Publisher>(_ publisher: P) -> (values: [P.Output], end: String) {
    var values: [P.Output] = []
    var end = "open"
    let watch = publisher.sink(
      receiveCompletion: {
        if case .finished = $0 { end = "finished" } else { end = "failed" }
      }, receiveValue: { values.append($0) })
    withExtendedLifetime(watch) {}
    return (values, end)
  }

  @Test("made of one value, none, an error or a list")
  func sources() {
    #expect(record(Just(7)).values == [7])
    #expect(record([1, 2, 3].publisher) == ([1, 2, 3], "finished"))
    #expect(record(Empty<Int, Never>()) == ([], "finished"))
    #expect(record(Fail<Int, Fault>(error: Fault())) == ([], "failed"))
    #expect(record(Future<Int, Never> { $0(.success(3)) }) == ([3], "finished"))
    #expect(record(Deferred { Just(1) }) == ([1], "finished"))
    #expect(record(Result<Int, Fault>.failure(Fault()).publisher).end == "failed")
  }

  @Test("replaced, left out and folded value by value")
  func operators() {
    let numbers = (1...6).publisher
    #expect(record(numbers.map { $0 * 2 }).values == [2, 4, 6, 8, 10, 12])
    #expect(record(numbers.filter { $0 % 2 == 0 }).values == [2, 4, 6])
    #expect(record(numbers.compactMap { Int("\($0)0") }).values == [10, 20, 30, 40, 50, 60])
    #expect(record([1, 1, 2, 1].publisher.removeDuplicates()).values == [1, 2, 1])
    #expect(record(numbers.scan(0, +)).values == [1, 3, 6, 10, 15, 21])
    #expect(record(numbers.reduce(0, +)).values == [21])
    #expect(record(numbers.collect(4)).values == [[1, 2, 3, 4], [5, 6]])
    #expect(record(numbers.prefix(2)) == ([1, 2], "finished"))
    #expect(record(numbers.dropFirst(4)).values == [5, 6])
    #expect(record(numbers.first { $0 > 3 }) == ([4], "finished"))
    #expect(record(numbers.last()).values == [6])
    #expect(record(numbers.drop { $0 < 5 }).values == [5, 6])
    #expect(record(numbers.prefix { $0 < 3 }) == ([1, 2], "finished"))
    #expect(record([1, nil, 3].publisher.replaceNil(with: 0)).values == [1, 0, 3])
    #expect(record(Empty<Int, Never>().replaceEmpty(with: 4)).values == [4])
    #expect(record(numbers.prepend(0).append(7)).values == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(record(numbers.count()).values == [6])
  }

  @Test("ended by an error, which can be replaced")
  func errors() {
    let faulty = [1, 2, 3].publisher.tryMap { value -> Int in
      if value == 3 { throw Fault() }
      return value
    }
    #expect(record(faulty) == ([1, 2], "failed"))
    #expect(record(faulty.replaceError(with: 9)) == ([1, 2, 9], "finished"))
    #expect(record(faulty.catch { _ in Just(8) }) == ([1, 2, 8], "finished"))
    #expect(record(faulty.retry(1)) == ([1, 2, 1, 2], "failed"))
  }

  @Test("joined: merged, paired in step and by the latest")
  func joined() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var latest: [String] = []
    var zipped: [String] = []
    var merged: [String] = []
    let watches = [
      a.combineLatest(b).sink { latest.append("\($0)\($1)") },
      a.zip(b).sink { zipped.append("\($0)\($1)") },
      a.map { "\($0)" }.merge(with: b).sink { merged.append($0) },
    ]
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    a.send(3)
    #expect(latest == ["2x", "2y", "3y"])
    #expect(zipped == ["1x", "2y"])
    #expect(merged == ["1", "2", "x", "y", "3"])
    withExtendedLifetime(watches) {}
  }

  @Test("made by values: all of them, one at a time, or the latest")
  func inner() {
    #expect(record([1, 2].publisher.flatMap { [$0, $0].publisher }).values == [1, 1, 2, 2])
    let gates = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    var inTurn: [Int] = []
    var latest: [Int] = []
    let index = PassthroughSubject<Int, Never>()
    let watches = [
      [0, 1].publisher.flatMap(maxPublishers: .max(1)) { gates[$0] }.sink { inTurn.append($0) },
      index.map { gates[$0] }.switchToLatest().sink { latest.append($0) },
    ]
    index.send(0)
    gates[0].send(1)
    index.send(1)
    gates[0].send(2)
    gates[1].send(3)  // the second of those in turn is not open yet
    gates[0].send(completion: .finished)
    gates[1].send(4)
    #expect(inTurn == [1, 2, 4])
    #expect(latest == [1, 3, 4])
    withExtendedLifetime(watches) {}
  }

  @Test("given no more values than asked for")
  func demand() {
    var values: [Int] = []
    var bond: Subscription?
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { bond = $0 },
      receiveValue: {
        values.append($0)
        return .none
      })
    (1...10).publisher.filter { $0 % 2 == 0 }.subscribe(subscriber)
    #expect(values.isEmpty)
    bond?.request(.max(2))
    #expect(values == [2, 4])
    bond?.request(.max(1))
    #expect(values == [2, 4, 6])
    bond?.cancel()
    bond?.request(.unlimited)
    #expect(values == [2, 4, 6])
  }

  @Test("shared by all subscribers through one subscription")
  func share() {
    var subscriptionCount = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(receiveSubscription: { _ in subscriptionCount += 1 }).share()
    var sum = 0
    let watches = [shared.sink { sum += $0 }, shared.sink { sum += $0 * 10 }]
    source.send(1)
    #expect(sum == 11)
    #expect(subscriptionCount == 1)
    withExtendedLifetime(watches) {}
  }

  @Test("on a scheduler that does everything at once wait for nothing")
  func schedulers() {
    let scheduler = ImmediateScheduler.shared
    let numbers = [1, 2].publisher
    #expect(record(numbers.receive(on: scheduler)) == ([1, 2], "finished"))
    #expect(record(numbers.delay(for: 5, scheduler: scheduler)) == ([1, 2], "finished"))
    #expect(record(numbers.debounce(for: .seconds(1), scheduler: scheduler)).values == [1, 2])
  }

  @Test("heard no longer once the last reference to the bond goes")
  func lifetime() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    var bag: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &bag)
    subject.value = 2
    bag = []
    subject.send(3)
    #expect(values == [1, 2])
    #expect(subject.value == 3)
  }
}
