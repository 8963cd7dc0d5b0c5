import AnimationCore
import CVirtualTime
import Display
import Foundation
import Playback
import Raster

/// One scene process as its parent sees it: watches it, eats its frames, tells why it failed.
final class SceneSession {
  private let order: ChildOrder
  private let confinement: SceneConfinement
  private let memory: SharedMemory
  private let records: Descriptor
  private let orders: Descriptor
  private let output: Descriptor
  private let errors: Descriptor
  private var child: SpawnedProcess

  private var recordBytes: [UInt8] = []
  private var trace: [UInt64] = []
  private(set) var outputText = CapturedText()
  private var errorText = CapturedText()

  init(_ order: ChildOrder, executable: URL, confinement: SceneConfinement) throws {
    self.order = order
    self.confinement = confinement
    memory = try SharedMemory()
    let (recordPipe, orderPipe) = (try Pipe(), try Pipe())
    let (outputPipe, errorPipe) = (try Pipe(), try Pipe())
    // Small numbers belong to the child's own ends.
    let shared = Descriptor(fcntl(memory.file.number, F_DUPFD_CLOEXEC, 16))
    child = try SpawnedProcess(
      executable.path, [SceneProcess.argument, "\(getpid())"],
      environment: Self.environment(
        ProcessInfo.processInfo.environment, timeZone: order.job.timeZone),
      descriptors: [
        (outputPipe.writeEnd.number, 1), (errorPipe.writeEnd.number, 2),
        (recordPipe.writeEnd.number, SceneProcess.recordsNumber),
        (orderPipe.readEnd.number, SceneProcess.ordersNumber),
        (shared.number, SceneProcess.memoryNumber),
      ], fixesAddresses: true)
    for pipe in [recordPipe, outputPipe, errorPipe] { pipe.writeEnd.close() }
    orderPipe.readEnd.close()
    records = recordPipe.readEnd
    orders = orderPipe.writeEnd
    output = outputPipe.readEnd
    errors = errorPipe.readEnd
    let body = Array(try JSONEncoder().encode(order))
    orders.write((0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) } + body)
  }

  deinit { child.killAndWait() }

  /// The surroundings of a scene: the same on every machine but for where things lie.
  static func environment(_ own: [String: String], timeZone: String) -> [String: String] {
    var environment = own.filter { name, _ in
      [
        "HOME", "PATH", "LD_LIBRARY_PATH", "TMPDIR", "GLIBC_TUNABLES", "FONTCONFIG_FILE",
        "FONTCONFIG_PATH", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
      ].contains(name) || name.hasPrefix("ZOETROPE_")
    }
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // A backtrace takes longer than most scenes.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["TZ"] = timeZone
    environment["LANG"] = "C.UTF-8"
    return environment
  }

  // MARK: Conversation

  /// Reads records until the child has said its last.
  ///
  /// `take` is given each record and returns whether it was the last.
  /// - Throws: `SceneHostError`, and what `take` throws.
  func listen(_ take: (ChildRecord) throws -> Bool) throws {
    let interrupt = zt_interrupt_begin()
    defer { if interrupt >= 0 { zt_interrupt_end() } }
    var watchdog = Watchdog(confinement)
    while true {
      let ready = PollSet.wait(
        [records.number, output.number, errors.number, interrupt], milliseconds: 250)
      if ready.contains(interrupt) {
        child.killAndWait()
        throw SceneHostError.interrupted
      }
      if let limit = watchdog.overrun {
        throw SceneHostError.tooLong(
          seconds: limit, location: hangingPlace(), sceneSeconds: sceneSeconds)
      }
      if ready.contains(output.number) { outputText.append(from: output) }
      if ready.contains(errors.number) { errorText.append(from: errors) }
      if ready.contains(records.number) {
        guard let bytes = records.read(), !bytes.isEmpty else { throw failureOfDeath() }
        recordBytes += bytes
        while let record = try RecordCoding.take(from: &recordBytes) {
          if case .trace(let offsets) = record { trace = offsets }
          if case .failure(let failure) = record { throw error(of: failure) }
          if try take(record) { return drain() }
        }
        watchdog.pat()
      } else if let seconds = watchdog.check(memory, of: child.identifier) {
        throw SceneHostError.hung(
          seconds: seconds, location: hangingPlace(), sceneSeconds: sceneSeconds)
      }
    }
  }

  func giveBack(slot: Int32) { orders.write([UInt8(truncatingIfNeeded: slot)]) }

  /// Takes up the film's measures, which are those of a film or the scene made them up.
  func map(_ shape: FilmShape) throws {
    guard shape.isPlausible, shape.frameCount <= order.job.mostFrames else {
      throw RecordCoding.noRecord
    }
    try memory.remap(shape.totalBytes)
  }
  func pixmap(_ note: FrameNote, of shape: FilmShape) throws -> Pixmap {
    guard let pixels = memory.pixmap(slot: Int(note.slot), of: shape) else {
      throw SceneHostError.crashed(
        reason: "the scene wrote into the tool's own memory", location: nil, sceneSeconds: nil)
    }
    return pixels
  }

  private var sceneSeconds: Double? {
    let seconds = memory.sceneSeconds
    return seconds.isFinite ? seconds : nil
  }

  /// The rest of what the scene printed.
  private func drain() {
    outputText.append(allFrom: output)
    errorText.append(allFrom: errors)
    child.wait()
  }

  /// Output in the order of the two streams; standard error after standard output.
  var printed: String { outputText.text + errorText.text }

  // MARK: Failures

  private func failureOfDeath() -> SceneHostError {
    drain()
    let status = child.wait()
    if CrashStory.isOutOfMemory(status: status, errors: errorText.text) {
      return .outOfMemory(limitBytes: order.memoryLimitBytes)
    }
    let finding = readTrace()
    var story = CrashStory(
      status: status, errors: errorText.text, sources: order.job.sources)
    if let check = finding.failedCheck, !errorText.text.contains("Fatal error") {
      story.reason = check
    }
    return .crashed(
      reason: story.reason,
      location: story.location.map { SourcePlace($0, view: finding.place?.view) } ?? finding.place,
      sceneSeconds: sceneSeconds)
  }

  private func readTrace() -> TraceReader.Finding {
    guard let toolchain = try? Toolchain.find() else { return TraceReader.Finding() }
    return TraceReader(symbolizer: toolchain.symbolizer, sources: order.job.sources)
      .read(trace, in: order.job.library)
  }

  /// Asks a hanging child where it is, then ends it.
  private func hangingPlace() -> SourcePlace? {
    kill(child.identifier, SIGUSR2)
    if !PollSet.wait([records.number], milliseconds: 500).isEmpty,
      let bytes = records.read()
    {
      recordBytes += bytes
      while let record = try? RecordCoding.take(from: &recordBytes) {
        if case .trace(let offsets) = record { trace = offsets }
      }
    }
    child.killAndWait()
    return readTrace().place
  }

  private func error(of failure: ChildFailure) -> SceneHostError {
    switch failure {
    case .previewUnknown(let wanted, let offered):
      .previewUnknown(wanted: wanted, offered: offered)
    case .noPreview: .noPreview(path: order.job.sources.first ?? order.job.library)
    case .targetMissing(let wanted, let offered, let action, let seconds):
      .interactionTargetMissing(
        wanted: wanted, offered: offered, action: action, seconds: seconds)
    case .neverIdle(let reason, let seconds):
      .neverIdle(reason: reason, location: readTrace().place, sceneSeconds: seconds)
    case .broken(let reason): .installationBroken(reason: reason)
    case .outOfMemory: .outOfMemory(limitBytes: order.memoryLimitBytes)
    }
  }
}

/// Notices when a scene shows no sign of life.
private struct Watchdog {
  /// Drawing has no steps to tell of, and a large picture may take long.
  private static let drawingPatience = 6.0

  private let limit: Double
  private let totalLimit: Double
  private let start = ContinuousClock.now
  private var lastSigns: UInt64 = 0
  private var silence = Silence()

  init(_ confinement: SceneConfinement) {
    limit = confinement.stallSeconds
    totalLimit = confinement.seconds
  }

  private var elapsed: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// The seconds a scene was given in all, once they are over.
  var overrun: Double? { elapsed > totalLimit ? totalLimit : nil }

  mutating func pat() { silence.end() }

  /// - Returns: The seconds without a sign, once they are too many.
  mutating func check(_ memory: SharedMemory, of process: pid_t) -> Double? {
    if memory.signsOfLife != lastSigns {
      lastSigns = memory.signsOfLife
      silence.end()
    }
    silence.count(Silence.Sample(of: process), at: elapsed)
    return silence.seconds > limit * (memory.isDrawing ? Self.drawingPatience : 1) ? limit : nil
  }
}

/// Text a scene writes, kept up to a limit.
struct CapturedText {
  private static let limit = 1 << 20
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(from descriptor: Descriptor) {
    guard let chunk = descriptor.read(), !chunk.isEmpty else { return descriptor.close() }
    add(chunk)
  }

  mutating func append(allFrom descriptor: Descriptor) {
    while descriptor.number >= 0 { append(from: descriptor) }
  }

  /// Keeps the end, where the reason of a crash stands.
  private mutating func add(_ chunk: [UInt8]) {
    bytes += chunk
    if bytes.count > 2 * Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
  }
}
