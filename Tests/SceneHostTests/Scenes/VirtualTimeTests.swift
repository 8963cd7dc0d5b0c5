import Foundation
import Playback
import SceneHost
import Testing

@Suite("Virtual time") struct VirtualTimeTests {
  @Test("gives the same trace of every timer and queue in ten runs, without a thread")
  func repeats() throws {
    let fixture = try SceneFixture(Self.scene)
    defer { fixture.remove() }
    let (first, sink) = try fixture.play(.range(fromSeconds: 0, toSeconds: 7))
    #expect(sink.frames.count == 420)
    #expect(first.warnings == [])
    for _ in 1..<10 {
      let (again, _) = try fixture.play(.range(fromSeconds: 0, toSeconds: 7))
      #expect(again.output == first.output)
    }
    let lines = Set(first.output.split(separator: "\n").map(String.init))
    for line in Self.promised { #expect(lines.contains(line)) }
    #expect(!first.output.contains("cancelled item ran"))
  }

  /// What Apple's documentation promises of each call: the scene's start blocks the main thread
  /// for 0.13 s by waits and a sleep.
  static let promised = [
    "0.0000 start 1767225600.0 uptime 1000000000000 sys 1000.0",
    "0.0500 sem ok", "0.0600 condition", "0.0800 condition timed false",
    "0.0500 apply 2", "0.0500 sync 0", "0.0500 barrier sync 7", "0.1300 slept",
    "0.1300 item notified", "0.1300 data 5", "0.1300 dg notify", "0.4000 timer 1",
    "1.6000 timer 4", "0.5000 asyncAfter .5", "2.0000 nested 2.0", "0.6000 asyncAfter wall .6",
    "0.8300 sleep(for:) 0 cc=0.83 seconds", "3.0000 serial +3", "1.0500 dispatch source timer",
    "3.0500 dispatch source timer", "6.1300 tick", "5.0000 timer 5s", "0.2800 after resume",
  ]

  static let scene = #"""
    import SwiftUI
    nonisolated(unsafe) var keep: [Any] = []
    let t00 = Date()
    func log(_ s: String) { print(String(format: "%.4f ", Date().timeIntervalSince(t00)) + s) }
    actor Counter { var v = 0; func inc() -> Int { v += 1; return v } }
    func ticks(every s: Int, _ n: Int) -> AsyncStream<Void> { AsyncStream { c in Task { for _ in 0..<n { try? await Task.sleep(for: .seconds(s)); c.yield() }; c.finish() } } }
    @MainActor func start() {
      log("start \(Date().timeIntervalSince1970) uptime \(DispatchTime.now().uptimeNanoseconds) sys \(ProcessInfo.processInfo.systemUptime)")
      let c0 = ContinuousClock.now
      Task { @MainActor in
        for i in 0..<3 { try? await Task.sleep(for: .milliseconds(700)); log("sleep(for:) \(i) cc=\(ContinuousClock.now - c0)") } }
      Task { try? await Task.sleep(nanoseconds: 250_000_000); log("sleep(ns)"); await MainActor.run { log("MainActor.run") } }
      Task { try? await Task.sleep(until: .now + .seconds(2), clock: .suspending); log("sleep(until suspending)") }
      Task { try? await Task.sleep(for: .seconds(1), tolerance: .seconds(1)); log("sleep tolerance") }
      Task.detached(priority: .background) { log("detached"); try? await Task.sleep(for: .seconds(1)); log("detached +1") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log("asyncAfter .5"); DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500)) { log("nested 2.0") } }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.6) { log("asyncAfter wall .6") }
      DispatchQueue.global().async { log("global"); DispatchQueue.main.async { log("back on main") } }
      let q = DispatchQueue(label: "mine"); q.async { dispatchPrecondition(condition: .onQueue(q)); dispatchPrecondition(condition: .notOnQueue(.main)); log("serial 1") }; q.async { log("serial 2") }
      q.asyncAfter(deadline: .now() + 3) { log("serial +3") }
      var n = 0
      Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { t in n += 1; log("timer \(n)"); if n == 4 { t.invalidate() } }
      let t2 = Timer(timeInterval: 5, repeats: false) { _ in log("timer 5s") }; RunLoop.main.add(t2, forMode: .common)
      let counter = Counter()
      Task { await withTaskGroup(of: Int.self) { g in for k in 0..<4 { g.addTask { try? await Task.sleep(for: .milliseconds(100 * (4 - k))); return await counter.inc() * 10 + k } }; for await r in g { log("group \(r)") } } }
      Task { let s = AsyncStream<Int> { c in Task { for i in 0..<3 { try? await Task.sleep(for: .seconds(1)); c.yield(i) }; c.finish() } }; for await x in s { log("stream \(x)") } ; log("stream end") }
      let g = DispatchGroup(); for k in 0..<2 { DispatchQueue.global().async(group: g) { log("dg \(k)") } }; g.notify(queue: .main) { log("dg notify") }
      let wi = DispatchWorkItem { log("cancelled item ran?!") }; DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: wi); wi.cancel()
      let op = OperationQueue(); op.addOperation { log("operation"); OperationQueue.main.addOperation { log("op main") } }
      let sem = DispatchSemaphore(value: 0); DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { sem.signal() }; sem.wait(); log("sem ok")
      Task { for await _ in ticks(every: 3, 2) { log("tick") } }
      let ds = DispatchSource.makeTimerSource(queue: .main); ds.schedule(deadline: .now() + 1, repeating: 1); ds.setEventHandler { log("dispatch source timer"); keep.count > 0 ? () : () }; ds.resume(); keep.append(ds)
      DispatchQueue.main.asyncAfter(deadline: .now() + 3.5) { ds.cancel() }
      RunLoop.main.perform { log("runloop.perform") }
      // added
      DispatchQueue.concurrentPerform(iterations: 3) { log("apply \($0)") }
      let item = DispatchWorkItem { log("item body") }; item.notify(queue: .main) { log("item notified") }
      DispatchQueue.global().async(execute: item); item.wait(); log("item waited")
      q.sync { log("sync \(DispatchQueue.getSpecific(key: key) ?? 0)") }
      q.setSpecific(key: key, value: 7); q.sync(flags: .barrier) { log("barrier sync \(DispatchQueue.getSpecific(key: key) ?? 0)") }
      let cq = DispatchQueue(label: "c", attributes: .concurrent); cq.async(flags: .barrier) { log("barrier async") }
      let cond = NSCondition(); var ready = false
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { cond.lock(); ready = true; cond.signal(); cond.unlock() }
      cond.lock(); while !ready { cond.wait() }; cond.unlock(); log("condition")
      cond.lock(); let ok = cond.wait(until: Date().addingTimeInterval(0.02)); cond.unlock(); log("condition timed \(ok)")
      log("group wait \(g.wait(timeout: .now() + 1))")
      let op2 = OperationQueue(); op2.maxConcurrentOperationCount = 1; for i in 0..<3 { op2.addOperation { log("op2 \(i)") } }; op2.waitUntilAllOperationsAreFinished(); log("ops done")
      let add = DispatchSource.makeUserDataAddSource(queue: .main); add.setEventHandler { log("data \(add.data)") }; add.resume(); add.add(data: 2); add.add(data: 3); keep.append(add)
      q.suspend(); q.async { log("after resume") }; DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log("resume"); q.resume() }
      log("random \(Int.random(in: 0..<1000)) \(UUID().uuidString) \(["a","b","c","d"].shuffled()) \(Set([1,2,3,4,5]).map { $0 }) \(Double.random(in: 0..<1)) \(arc4)")
      log("math \(sin(1.0)) \(cos(1.0)) \(exp(1.0)) \(pow(2.0, 0.5)) \(log2(8.0)) \(log10(1000.0)) \(tan(1.0)) \(atan(1.0)) \(hypot(3.0,4.0)) \(cbrt(27.0)) \(sin(CGFloat(0.5))) \(sinf(0.5))")
      log("zone \(TimeZone.current.identifier) \(Calendar.current.component(.hour, from: Date()))")
      Thread.sleep(forTimeInterval: 0.05); log("slept")
    }
    let key = DispatchSpecificKey<Int>()
    var arc4: Int { var g = SystemRandomNumberGenerator(); return Int(g.next() % 100) }
    struct Root: View { var body: some View { EmptyView().onAppear { start() } } }
    #Preview("Trace") { Root() }
    """#
}
