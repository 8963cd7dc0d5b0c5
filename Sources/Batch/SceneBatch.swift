import Foundation
import Playback
import SceneHost

/// Many scenes, each of their previews, one after another or side by side; a failure stops only
/// its own film.
package struct SceneBatch: Sendable {
  /// A preview to work on.
  package struct Item: Sendable {
    package let scene: SceneSource
    package let preview: PreviewDescription
    package let request: FilmRequest
    /// How many previews the scene has.
    package let siblings: Int
  }

  /// What came of a preview, or of a scene whose previews could not be found.
  package struct Outcome<Value: Sendable>: Sendable {
    package let scene: SceneSource
    package let preview: PreviewDescription?
    package let request: FilmRequest?
    package let result: Result<Value, any Error>

    /// What its recording is known by beside the usual one; empty for the usual one.
    package var variant: String { request?.variant ?? "" }
    /// The film's name within its scene: its shot or preview, and its variant; nil for neither.
    package var title: String? {
      let parts = [request?.shot ?? preview?.name, request?.variantWords].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }

  /// Which films are made of a scene, given its previews.
  package typealias Films =
    (SceneSource, [PreviewDescription]) throws -> [(
      preview: PreviewDescription, request: FilmRequest
    )]

  private let previews: @Sendable (SceneSource) throws -> [PreviewDescription]
  private let lanes: Int
  private let interruption: Interruption

  /// A batch that works on `lanes` previews at once and starts no more once `isStopped` says so.
  package init(
    confinement: SceneConfinement = SceneConfinement(), lanes: Int,
    previews: (@Sendable (SceneSource) throws -> [PreviewDescription])? = nil,
    isStopped: @escaping @Sendable () -> Bool
  ) {
    self.previews = previews ?? { try FilmMaker(confinement: confinement).previews(of: $0) }
    self.lanes = lanes
    interruption = Interruption(isAsked: isStopped)
  }

  /// Works on every film of the scenes.
  ///
  /// `films` says which films are made of a scene's previews; `work` makes one; `listed` is told
  /// of each scene whose previews are known and `finished` of each outcome, from any thread. All
  /// outcomes return in the order of the scenes.
  package func run<Value: Sendable>(
    _ scenes: [SceneSource], films: @escaping @Sendable Films,
    listed: @escaping @Sendable (SceneSource) -> Void = { _ in },
    finished: @escaping @Sendable (Outcome<Value>, _ total: Int) -> Void = { _, _ in },
    work: @escaping @Sendable (Item) throws -> Value
  ) -> [Outcome<Value>] {
    let found = WorkQueue.map(scenes, lanes: lanes) { scene in
      defer { listed(scene) }
      return Listing(scene: scene, items: Result { try items(of: scene, films: films) })
    }
    let steps = found.flatMap(\.steps)
    return WorkQueue.map(steps, lanes: lanes) { step -> Outcome<Value>? in
      guard !interruption.hasHappened else { return nil }
      let outcome: Outcome<Value>
      switch step {
      case .film(let item):
        outcome = Outcome(
          scene: item.scene, preview: item.preview, request: item.request,
          result: Result { try interruption.noticed(in: { try work(item) }) })
      case .failure(let scene, let error):
        outcome = Outcome(scene: scene, preview: nil, request: nil, result: .failure(error))
      }
      finished(outcome, steps.count)
      return outcome
    }.compactMap { $0 }
  }

  private enum Step: Sendable {
    case film(Item)
    case failure(SceneSource, any Error)
  }

  private struct Listing: Sendable {
    let scene: SceneSource
    let items: Result<[Item], any Error>

    var steps: [Step] {
      switch items {
      case .success(let items): items.map(Step.film)
      case .failure(let error): [.failure(scene, error)]
      }
    }
  }

  private func items(of scene: SceneSource, films: Films) throws -> [Item] {
    guard !interruption.hasHappened else { return [] }
    let previews = try interruption.noticed(in: { try self.previews(scene) })
    return try films(scene, previews).map { preview, film in
      var film = film
      film.preview = .index(preview.index)
      // Films side by side share the processors.
      if lanes > 1, film.threads == 0 { film.threads = 1 }
      return Item(scene: scene, preview: preview, request: film, siblings: previews.count)
    }
  }

  /// Whether the batch is to end: because somebody says so, or a scene's process was told to.
  private final class Interruption: @unchecked Sendable {
    private let isAsked: @Sendable () -> Bool
    private let lock = NSLock()
    private var wasNoticed = false

    init(isAsked: @escaping @Sendable () -> Bool) { self.isAsked = isAsked }

    var hasHappened: Bool { isAsked() || lock.withLock { wasNoticed } }

    func noticed<Value>(in work: () throws -> Value) throws -> Value {
      do {
        return try work()
      } catch SceneHostError.interrupted {
        lock.withLock { wasNoticed = true }
        throw SceneHostError.interrupted
      }
    }
  }
}
