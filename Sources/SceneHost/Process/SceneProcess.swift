import AnimationCore
import CVirtualTime
import Display
import Foundation
import Playback
import SwiftUI
import Typography

/// The life of a process that runs one scene.
///
/// The parent is `SceneSession`.
package enum SceneProcess {
  static let argument = "--scene-process"
  /// Where the parent puts the files that it and the child share.
  static let recordsNumber: Int32 = 3
  static let ordersNumber: Int32 = 4
  static let memoryNumber: Int32 = 5
  /// The status of a process that can no longer talk to its parent.
  static let cutOff: Int32 = 97

  /// Runs a scene and ends the process when it was started for that; returns at once otherwise.
  ///
  /// A tool's first act, before it opens files or starts threads.
  package static func runIfChild(_ arguments: [String], images decoder: any ImageDecoding) {
    guard arguments.count == 3, arguments[1] == argument, let parent = pid_t(arguments[2]) else {
      return
    }
    guard zt_die_with_parent(parent) else { _exit(1) }
    TextEngine.process.imageDecoder = decoder
    SceneImages.process.decoder = decoder
    MainActor.assumeIsolated { run() }
    _exit(0)
  }

  nonisolated(unsafe) private static var link: ChildLink?

  @MainActor private static func run() {
    setvbuf(stdout, nil, _IOLBF, 0)
    let records = Descriptor(recordsNumber)
    let orders = Descriptor(ordersNumber)
    guard let memory = try? SharedMemory(file: Descriptor(memoryNumber)),
      let header = orders.readExactly(8),
      let body = orders.readExactly(header.reversed().reduce(0) { $0 << 8 | Int($1) }),
      let order = try? JSONDecoder().decode(ChildOrder.self, from: Data(body))
    else { _exit(1) }
    for number in [recordsNumber, ordersNumber, memoryNumber] {
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }
    let link = ChildLink(records: records, orders: orders, memory: memory)
    self.link = link
    do {
      try ScenePlay(order: order, link: link).run()
    } catch let failure as ChildFailure {
      link.send(.failure(failure))
    } catch let failure as Player.Failure {
      zt_trace_write()
      link.send(.failure(ChildFailure(failure)))
    } catch {
      link.send(.failure(.broken(reason: "\(error)")))
    }
    fflush(nil)
  }

  /// Called by virtual time where a scene can not go on.
  static let onTimeFailure: @convention(c) (Int32, UnsafePointer<CChar>?) -> Void = { kind, text in
    let reason = text.map { String(cString: $0) } ?? "time stands still"
    let seconds = Double(zt_vt_now()) / 1e9
    zt_vt_pause(true)
    zt_trace_write()
    SceneProcess.link?.send(.failure(.neverIdle(reason: reason, seconds: seconds)))
    fflush(nil)
    _exit(0)
  }
}

/// The child's ends of what it shares with its parent.
struct ChildLink {
  let records: Descriptor
  let orders: Descriptor
  let memory: SharedMemory

  func send(_ record: ChildRecord) {
    guard let bytes = try? RecordCoding.bytes(record), records.write(bytes) else {
      _exit(SceneProcess.cutOff)
    }
  }
}

extension ChildFailure: Error {
  init(_ failure: Player.Failure) {
    switch failure {
    case .interaction(.targetMissing(let wanted, let offered, let action, let seconds)):
      self = .targetMissing(wanted: wanted, offered: offered, action: action, seconds: seconds)
    case .neverIdle(let reason, let seconds):
      self = .neverIdle(reason: reason, seconds: seconds)
    }
  }
}
