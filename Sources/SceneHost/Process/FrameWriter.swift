import CVirtualTime
import Display
import Foundation
import Playback
import Raster

/// Draws pictures into the ring and hands them to the parent, in the scene process.
@MainActor final class FrameWriter {
  private let memory: SharedMemory
  private let renderer: Renderer
  private let records: Descriptor
  private let credits: Descriptor
  private var shape: FilmShape
  /// For each slot, frames that the parent has not given back.
  private var outstanding: [Int] = []
  /// For each slot, the picture it holds.
  private var held: [DrawnFrame?] = []
  private var lastSlot: Int?
  private var lastList: DisplayList?

  init(
    memory: SharedMemory, renderer: Renderer, records: Descriptor, credits: Descriptor,
    shape: FilmShape
  ) {
    self.memory = memory
    self.renderer = renderer
    self.records = records
    self.credits = credits
    self.shape = shape
  }

  func begin(frameCount: Int) throws {
    shape.frameCount = frameCount
    try memory.extend(to: shape.totalBytes)
    try memory.remap(shape.totalBytes)
    outstanding = Array(repeating: 0, count: shape.slots)
    held = Array(repeating: nil, count: shape.slots)
    try send(.format(shape))
  }

  func write(_ frame: PlannedFrame) throws {
    if let lastSlot, lastList == frame.list {
      return try send(frame, slot: lastSlot, repeats: true)
    }
    let slot = try freeSlot()
    guard let pixels = memory.pixmap(slot: slot, of: shape) else {
      throw SceneHostError.installationBroken(reason: "the frame ring is too small")
    }
    // The tool's own threads and clocks are none of the scene's.
    zt_vt_pause(true)
    memory.isDrawing = true
    memory.signsOfLife += 1
    if held[slot] == nil { memory.prepare(slot: slot, of: shape) }
    // A slot still holds the picture drawn there last, so only what differs is drawn again.
    held[slot] = renderer.render(frame.list, into: pixels, holding: held[slot]).frame
    memory.isDrawing = false
    memory.signsOfLife += 1
    zt_vt_pause(false)
    lastList = frame.list
    let changes = changes(to: slot)
    if let lastSlot, memory.isEqual(slot, lastSlot, of: shape, in: changes) {
      return try send(frame, slot: lastSlot, repeats: true)
    }
    lastSlot = slot
    try send(frame, slot: slot, repeats: false, changes: changes)
  }

  /// Where a slot may differ from the picture sent last; nil: anywhere.
  private func changes(to slot: Int) -> [PixelBox]? {
    guard let lastSlot, let before = held[lastSlot] else { return nil }
    return held[slot]?.changes(since: before)
  }

  private func send(
    _ frame: PlannedFrame, slot: Int, repeats: Bool, changes: [PixelBox]? = []
  ) throws {
    outstanding[slot] += 1
    try send(
      .frame(
        FrameNote(
          slot: Int32(slot), repeatsPrevious: repeats, sceneFrame: Int64(frame.sceneFrame),
          seconds: frame.time.seconds, changes: changes)))
  }

  private func send(_ record: ChildRecord) throws {
    guard records.write(try RecordCoding.bytes(record)) else { _exit(SceneProcess.cutOff) }
  }

  /// A slot nobody needs; waits for the parent where all are in use.
  private func freeSlot() throws -> Int {
    while true {
      if let slot = outstanding.indices.first(where: { outstanding[$0] == 0 && $0 != lastSlot }) {
        return slot
      }
      guard let slot = credits.readByte() else { _exit(SceneProcess.cutOff) }
      if outstanding.indices.contains(Int(slot)) { outstanding[Int(slot)] -= 1 }
    }
  }
}
