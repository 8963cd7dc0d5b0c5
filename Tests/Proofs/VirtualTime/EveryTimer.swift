import Combine
import QuartzCore
import SwiftUI

/// Every timer and asynchronous call a scene may make, each telling when it came.
let start = Date()
@MainActor var kept: [Any] = []
nonisolated(unsafe) var bag: Set<AnyCancellable> = []

func say(_ text: String) {
  print(String(format: "%.4f ", Date().timeIntervalSince(start)) + text)
}

func pause(_ seconds: Double) async { try? await Task.sleep(for: .seconds(seconds)) }

// MARK: Swift's concurrency

actor Counter {
  private var value = 0
  func next() -> Int {
    value += 1
    return value
  }
}

func ticks(every seconds: Double, _ count: Int) -> AsyncStream<Int> {
  AsyncStream { stream in
    Task {
      for number in 0..<count {
        await pause(seconds)
        stream.yield(number)
      }
      stream.finish()
    }
  }
}

struct TimedOut: Error {}

func within(_ seconds: Double, _ work: @escaping @Sendable () async -> String) async -> String {
  let result = await withThrowingTaskGroup(of: String.self) { group -> String? in
    group.addTask { await work() }
    group.addTask {
      try await Task.sleep(for: .seconds(seconds))
      throw TimedOut()
    }
    defer { group.cancelAll() }
    return try? await group.next()
  }
  return result ?? "timed out"
}

@MainActor func startTasks() {
  let origin = ContinuousClock.now
  Task { @MainActor in
    for turn in 1...3 {
      await pause(0.7)
      say("sleep \(turn) after \(ContinuousClock.now - origin)")
    }
  }
  Task {
    try? await Task.sleep(nanoseconds: 250_000_000)
    say("sleep in nanoseconds")
    await MainActor.run { say("on the main actor") }
  }
  Task {
    try? await Task.sleep(until: .now + .seconds(2), clock: .suspending)
    say("suspending clock")
  }
  Task {
    try? await Task.sleep(for: .seconds(1), tolerance: .seconds(1))
    say("sleep with tolerance")
  }
  Task.detached(priority: .background) {
    await pause(1.1)
    say("detached")
  }
  Task {
    let took = await ContinuousClock().measure { await pause(0.33) }
    say("measured \(took)")
    async let first = within(0.1) {
      await pause(0.2); return "late"
    }
    async let second = within(0.3) {
      await pause(0.2); return "in time"
    }
    say("\(await first), \(await second)")
  }
  let counter = Counter()
  Task {
    await withTaskGroup(of: String.self) { group in
      for number in 1...4 {
        group.addTask {
          await pause(0.1 * Double(5 - number))
          return "\(number) came as \(await counter.next())"
        }
      }
      for await line in group { say("group: \(line)") }
    }
  }
  Task {
    for await number in ticks(every: 2.5, 3) { say("stream \(number)") }
    say("stream ended")
  }
  let cancelled = Task {
    do { try await Task.sleep(for: .seconds(60)) } catch { say("cancelled") }
  }
  Task {
    await pause(1.9)
    cancelled.cancel()
  }
  Task {
    for _ in 0..<100 { await Task.yield() }
    say("yielded")
  }
}

// MARK: Dispatch

let key = DispatchSpecificKey<Int>()

@MainActor func startQueues() {
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
    say("after")
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500)) { say("nested") }
  }
  DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.6) { say("by the wall") }
  DispatchQueue.global().async {
    say("global")
    DispatchQueue.main.async { say("back on main") }
  }
  let queue = DispatchQueue(label: "serial")
  queue.setSpecific(key: key, value: 7)
  queue.async {
    dispatchPrecondition(condition: .onQueue(queue))
    dispatchPrecondition(condition: .notOnQueue(.main))
    say("serial \(DispatchQueue.getSpecific(key: key) ?? 0)")
  }
  queue.asyncAfter(deadline: .now() + 3) { say("serial after") }
  queue.sync { say("sync \(DispatchQueue.getSpecific(key: key) ?? 0)") }
  queue.sync(flags: .barrier) { say("barrier sync") }
  let wide = DispatchQueue(label: "wide", attributes: .concurrent)
  for number in 0..<3 { wide.async { say("wide \(number)") } }
  wide.async(flags: .barrier) { say("barrier") }
  DispatchQueue.concurrentPerform(iterations: 3) { say("apply \($0)") }
  queue.suspend()
  queue.async { say("resumed") }
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { queue.resume() }

  let group = DispatchGroup()
  for number in 0..<2 { DispatchQueue.global().async(group: group) { say("member \(number)") } }
  group.notify(queue: .main) { say("group notified") }
  say("group waited \(group.wait(timeout: .now() + 1) == .success)")
  group.enter()
  say("group waited \(group.wait(timeout: .now() + 0.01) == .success)")
  group.leave()

  let semaphore = DispatchSemaphore(value: 0)
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { semaphore.signal() }
  semaphore.wait()
  say("semaphore")
  say("semaphore waited \(semaphore.wait(timeout: .now() + 0.02) == .success)")

  let item = DispatchWorkItem { say("item") }
  item.notify(queue: .main) { say("item notified") }
  DispatchQueue.global().async(execute: item)
  item.wait()
  let cancelled = DispatchWorkItem { say("this must not be") }
  DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
  cancelled.cancel()
  startSources()
}

@MainActor func startSources() {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now() + 1, repeating: 1)
  timer.setEventHandler { say("source") }
  timer.resume()
  DispatchQueue.main.asyncAfter(deadline: .now() + 3.5) { timer.cancel() }
  let once = DispatchSource.makeTimerSource()
  once.schedule(deadline: .now() + .milliseconds(350))
  once.setEventHandler { say("source once") }
  once.activate()
  let sum = DispatchSource.makeUserDataAddSource(queue: .main)
  sum.setEventHandler { say("source of data \(sum.data)") }
  sum.resume()
  sum.add(data: 2)
  sum.add(data: 3)
  kept += [timer, once, sum]
}

// MARK: Foundation

@MainActor func startFoundation() {
  var turns = 0
  Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { timer in
    turns += 1
    say("timer \(turns)")
    if turns == 4 { timer.invalidate() }
  }
  RunLoop.main.add(
    Timer(timeInterval: 5, repeats: false) { _ in say("timer of 5 s") }, forMode: .common)
  let dated = Timer(fire: start + 4.25, interval: 0, repeats: false) { _ in say("dated timer") }
  RunLoop.current.add(dated, forMode: .default)
  RunLoop.main.perform { say("performed") }

  let operations = OperationQueue()
  operations.maxConcurrentOperationCount = 1
  for number in 0..<3 { operations.addOperation { say("operation \(number)") } }
  operations.waitUntilAllOperationsAreFinished()
  let first = BlockOperation { say("first") }
  let second = BlockOperation { say("second") }
  second.addDependency(first)
  second.completionBlock = { say("second done") }
  OperationQueue().addOperations([second, first], waitUntilFinished: false)
  OperationQueue.main.addOperation { say("operation on main") }

  let condition = NSCondition()
  nonisolated(unsafe) var isReady = false
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
    condition.lock()
    isReady = true
    condition.signal()
    condition.unlock()
  }
  condition.lock()
  while !isReady { condition.wait() }
  condition.unlock()
  say("condition")
  condition.lock()
  say("condition waited \(condition.wait(until: Date() + 0.02))")
  condition.unlock()
  let stages = NSConditionLock(condition: 0)
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.03) {
    stages.lock()
    stages.unlock(withCondition: 1)
  }
  say("stage \(stages.lock(whenCondition: 1, before: Date() + 1))")
  stages.unlock()
  say("condition lock")
  RunLoop.current.run(until: Date() + 0.02)
  say("ran the loop")
  Thread.sleep(forTimeInterval: 0.05)
  say("slept")
}

// MARK: libc

@MainActor func waitInC() {
  usleep(1000)
  var span = timespec(tv_sec: 0, tv_nsec: 2_000_000)
  nanosleep(&span, nil)
  poll(nil, 0, 3)
  var short = timeval(tv_sec: 0, tv_usec: 4000)
  select(0, nil, nil, nil, &short)
  var semaphore = sem_t()
  sem_init(&semaphore, 0, 1)
  sem_wait(&semaphore)
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  now.tv_nsec += 5_000_000
  if now.tv_nsec >= 1_000_000_000 {
    now.tv_sec += 1
    now.tv_nsec -= 1_000_000_000
  }
  say("late \(sem_timedwait(&semaphore, &now) != 0)")
  var mutex = pthread_mutex_t()
  var condition = pthread_cond_t()
  pthread_mutex_lock(&mutex)
  now.tv_nsec += 6_000_000
  say("late \(pthread_cond_timedwait(&condition, &mutex, &now) == ETIMEDOUT)")
  pthread_mutex_unlock(&mutex)
  say("spent \(String(format: "%.3f", Double(clock()) / Double(CLOCKS_PER_SEC)))")
}

// MARK: Combine and QuartzCore

@MainActor func startCombine() {
  Timer.publish(every: 1.5, on: .main, in: .common).autoconnect().prefix(3)
    .sink(receiveCompletion: { _ in say("published all") }, receiveValue: { _ in say("published") })
    .store(in: &bag)
  Just("run loop").delay(for: 0.75, scheduler: RunLoop.main).sink { say($0) }.store(in: &bag)
  Just("queue").delay(for: .milliseconds(850), scheduler: DispatchQueue.main).sink { say($0) }
    .store(in: &bag)
  Just("operations").receive(on: OperationQueue.main).sink { say($0) }.store(in: &bag)
  Just("at once").receive(on: ImmediateScheduler.shared).sink { say($0) }.store(in: &bag)
  let subject = PassthroughSubject<Int, Never>()
  subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
    .sink { say("debounced \($0)") }.store(in: &bag)
  subject.throttle(for: .milliseconds(250), scheduler: RunLoop.main, latest: true)
    .sink { say("throttled \($0)") }.store(in: &bag)
  for number in 0..<5 {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(number)) { subject.send(number) }
  }
  let counter = FrameCounter()
  let link = CADisplayLink(target: counter, selector: #selector(FrameCounter.step))
  link.add(to: .main, forMode: .common)
  kept.append(link)
}

final class FrameCounter: NSObject {
  private var frames = 0

  @objc func step(_ link: CADisplayLink) {
    frames += 1
    guard frames == 30 else { return }
    say("display link \(String(format: "%.3f", CACurrentMediaTime() - link.timestamp))")
    link.invalidate()
  }
}

// MARK: Chance and the machine

final class Thing: Hashable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (a: Thing, b: Thing) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

func lookAround() {
  let process = ProcessInfo.processInfo
  say("uptime \(process.systemUptime) of \(DispatchTime.now().uptimeNanoseconds)")
  say("since 1970 \(Date().timeIntervalSince1970), zone \(TimeZone.current.identifier)")
  say("process \(process.processIdentifier) on \(process.hostName), \(process.processorCount)")
  say("random \(Int.random(in: 0..<1000)) \(UUID()) \(Array(1...6).shuffled())")
  say("sets \(Set(1...6).map { $0 }) \(Set((0..<6).map(Thing.init)).map(\.number))")
  say("hash \("scene".hashValue)")
  let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
  say("threads \(threads?.count ?? 0)")
}

struct EveryTimer: View {
  @State private var isOn = false
  @State private var beats = 0
  private let beat = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    TimelineView(.periodic(from: start, by: 0.5)) { context in
      Circle().fill(isOn ? .orange : .blue)
        .frame(width: 10, height: 10)
        .offset(x: isOn ? 15 : -15, y: Double(beats))
        .rotationEffect(.degrees(context.date.timeIntervalSince(start) * 90))
    }
    .onReceive(beat) { _ in beats += 1 }
    .task {
      while !Task.isCancelled {
        await pause(2)
        withAnimation(.spring(duration: 0.8)) {
          isOn.toggle()
        } completion: {
          say("moved")
        }
      }
    }
    .onAppear {
      lookAround()
      startTasks()
      startQueues()
      startFoundation()
      waitInC()
      startCombine()
      DispatchQueue.main.asyncAfter(deadline: .now() + 9) { lookAround() }
    }
  }
}

#Preview { EveryTimer() }
