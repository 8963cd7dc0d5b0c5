import Combine
import Testing

@Suite("Observable objects") struct ObservableObjectTests {
  final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    var changes: [String] = []
    init() {}
    init(feed: AnyPublisher<String, Never>) { feed.assign(to: &$name) }
  }
  final class Plain: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
  }
  final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var count = 0
  }

  @Test("tell of a change before it happens")
  func before() {
    let model = Model()
    var seen: [Int] = []
    let watch = model._subscribeWillChange { seen.append(model.count) }
    model.count = 5
    model.count += 1
    #expect(seen == [0, 5])
    watch.cancel()
    model.count = 9
    #expect(seen == [0, 5])
  }

  @Test("send a published property's value, the current one first, while the old one stands")
  func values() {
    let model = Model()
    var seen: [[Int]] = []
    let watch = model.$count.sink { seen.append([$0, model.count]) }
    model.count = 3
    model.count = 4
    #expect(seen == [[0, 0], [3, 0], [4, 3]])
    watch.cancel()
  }

  @Test("without published properties have one publisher as well")
  func plain() {
    let model = Plain()
    #expect(model.objectWillChange === model.objectWillChange)
    var count = 0
    let watch = model.objectWillChange.sink { count += 1 }
    model.count = 1
    #expect(count == 1)
    watch.cancel()
  }

  @Test("with a publisher of their own are not told for")
  func own() {
    let model = Own()
    var count = 0
    let watch = model._subscribeWillChange { count += 1 }
    model.count = 1
    #expect(count == 0)
    model.objectWillChange.send()
    #expect(count == 1)
    watch.cancel()
  }

  @Test("do not inherit the subscribers of a gone object at the same address")
  func reuse() {
    var seen = 0
    for _ in 0..<500 {
      let model = Model()
      let watch = model._subscribeWillChange { seen += 1 }
      model.count = 1
      withExtendedLifetime(watch) {}
    }
    #expect(seen == 500)
    var bag: [AnyCancellable] = []
    var strays = 0
    for _ in 0..<500 { Model()._subscribeWillChange { strays += 1 }.store(in: &bag) }
    for _ in 0..<500 { Model().count = 1 }
    #expect(strays == 0)
  }

  @Test("take values from a stream, telling of each before")
  func assign() {
    let subject = PassthroughSubject<String, Never>()
    let model = Model(feed: subject.eraseToAnyPublisher())
    var seen: [String] = []
    let watch = model._subscribeWillChange { seen.append(model.name) }
    subject.send("b")
    subject.send("c")
    #expect(model.name == "c")
    #expect(seen == ["a", "b"])
    watch.cancel()
  }
}
