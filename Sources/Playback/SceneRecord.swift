import AnimationCore
import SwiftUICore

/// What a scene did, as numbers: where each drawn view was in each frame, and what happened when.
package struct SceneRecord: Codable, Equatable, Sendable {
  /// The number of each frame on the scene's grid, and its time.
  package var frames: [Int] = []
  package var timesSeconds: [Double] = []
  package var runs: [Run] = []
  package var events: [SceneEvent] = []

  /// One view through frames that follow each other.
  package struct Run: Codable, Equatable, Sendable {
    package var identity: Int
    package var name: String
    package var type: String
    package var owners: [String]
    /// Position among the frames.
    package var start: Int
    package var count: Int
    /// A column for each `Quantity`; a column that never changes has one number, one without
    /// meaning none.
    package var columns: [[Double]]
    /// What it shows and from which of its frames on; nil for what has neither text nor symbol.
    package var contents: [Content]?

    /// A text or a symbol that is shown.
    package struct Content: Codable, Equatable, Sendable {
      /// Position among the frames.
      package var start: Int
      package var text: String
      package init(start: Int, text: String) {
        self.start = start
        self.text = text
      }
    }

    package init(
      identity: Int, name: String, type: String, owners: [String], start: Int, count: Int,
      columns: [[Double]]
    ) {
      self.identity = identity
      self.name = name
      self.type = type
      self.owners = owners
      self.start = start
      self.count = count
      self.columns = columns
    }

    /// A quantity through the run, one number a frame; empty where the view has none.
    package func values(_ quantity: Quantity) -> [Double] {
      // Older recordings have fewer columns.
      guard columns.indices.contains(quantity.rawValue) else { return [] }
      let column = columns[quantity.rawValue]
      return column.count == 1 ? Array(repeating: column[0], count: count) : column
    }
  }

  /// What is told of a view, in the order of the columns.
  package enum Quantity: Int, CaseIterable, Sendable {
    case width, height
    /// From the view's own space to the canvas.
    case a, b, c, d, tx, ty
    case opacity, blur
    /// The first colour it is painted with, 0…1.
    case red, green, blue, alpha
    /// How it looks otherwise; the last three are fingerprints.
    case lineWidth, outline, shadow, shape, paint, effect

    fileprivate static let looks = [lineWidth, outline, shadow, shape, paint, effect]
  }

  package init() {}

  /// Moves the origin of the canvas.
  package mutating func move(by x: Double, _ y: Double) {
    for index in runs.indices {
      runs[index].columns[Quantity.tx.rawValue] =
        runs[index].columns[Quantity.tx.rawValue].map { $0 + x }
      runs[index].columns[Quantity.ty.rawValue] =
        runs[index].columns[Quantity.ty.rawValue].map { $0 + y }
    }
  }
}

/// Writes down what a graph draws while a film is taken.
@MainActor package struct SceneRecorder {
  private var taken: [Time: [DrawnView]] = [:]
  private var record = SceneRecord()
  /// The run of each view that was drawn in the frame before.
  private var open: [Int: Int] = [:]

  package init() {}

  /// Remembers what is drawn at an instant; it counts once the frame is kept.
  package mutating func take(_ views: [DrawnView], at time: Time) { taken[time] = views }

  /// Adds a frame of the film.
  package mutating func keep(_ frame: PlannedFrame) {
    let index = record.frames.count
    record.frames.append(frame.sceneFrame)
    record.timesSeconds.append(frame.time.seconds)
    var now: [Int: Int] = [:]
    for view in taken[frame.time] ?? [] {
      let run = open[view.identity] ?? begin(view, at: index)
      // One view may be drawn twice in a frame; the first counts.
      guard now[view.identity] == nil else { continue }
      now[view.identity] = run
      record.runs[run].add(view)
    }
    open = now
  }

  private mutating func begin(_ view: DrawnView, at index: Int) -> Int {
    record.runs.append(
      SceneRecord.Run(
        identity: view.identity, name: view.name, type: view.type, owners: view.owners,
        start: index, count: 0,
        columns: Array(repeating: [], count: SceneRecord.Quantity.allCases.count)))
    open[view.identity] = record.runs.count - 1
    return record.runs.count - 1
  }

  /// The record, with the events up to the end of the film.
  package func finished(events: [SceneEvent], endSeconds: Double) -> SceneRecord {
    var record = record
    for index in record.runs.indices { record.runs[index].close() }
    record.events = events.filter { $0.timeSeconds <= endSeconds }
    return record
  }
}

extension SceneRecord.Run {
  fileprivate mutating func add(_ view: DrawnView) {
    count += 1
    let color: [Double?] = view.color.count == 4 ? view.color : [nil, nil, nil, nil]
    let look = view.look
    let all: [Double?] =
      [view.width, view.height] + view.transform + [view.opacity, view.blur] + color
      + [look.lineWidth, look.outline, look.shadow, look.shape, look.paint, look.effect]
    for (index, value) in all.enumerated() {
      if let value { columns[index].append(value) }
    }
    if let text = view.content, text != contents?.last?.text {
      contents = (contents ?? []) + [Content(start: start + count - 1, text: text)]
    }
  }

  fileprivate mutating func close() {
    fillLooks()
    for index in columns.indices {
      // A colour that comes and goes has no value in every frame.
      if columns[index].count < count { columns[index] = [] }
      if let first = columns[index].first, columns[index].allSatisfy({ $0 == first }) {
        columns[index] = [first]
      }
    }
  }

  /// Before a view is seen first it looks as it does then.
  private mutating func fillLooks() {
    let shapes = columns[SceneRecord.Quantity.shape.rawValue]
    guard let first = shapes.firstIndex(where: { $0 != 0 }), first > 0 else { return }
    for quantity in SceneRecord.Quantity.looks {
      let value = columns[quantity.rawValue][first]
      for index in 0..<first { columns[quantity.rawValue][index] = value }
    }
  }
}
