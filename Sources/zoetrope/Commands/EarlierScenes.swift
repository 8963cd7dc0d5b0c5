import Batch
import Foundation
import Golden

/// Scenes at a commit as goldens that are gone when the command ends.
final class EarlierScenes: @unchecked Sendable {
  let store: GoldenStore
  private let ref: String
  private let tree: EarlierTree
  private let scenes: [SceneSource]
  /// Goldens of scenes that could not be drawn then.
  private var failures: [String: String] = [:]

  init(of operands: [String], at ref: String) throws {
    self.ref = ref
    guard let first = operands.first, !operands.contains("-") else {
      throw UsageError.conflict("-", "--against", why: "standard input has no history")
    }
    tree = try EarlierTree(of: operands, at: ref, in: try GitRepository(around: first))
    store = GoldenStore(root: tree.folder.appendingPathComponent(".goldens").path)
    let there = operands.compactMap(tree.path)
    // A folder that had no scene then holds only new ones now.
    scenes = (try? SceneOperands.manyScenes(there)) ?? []
  }

  func remove() { tree.remove() }

  /// Draws the scenes as they were.
  func record(_ requests: FilmRequests, lanes: Int, log: BatchLog) throws {
    let recording = GoldenRecording(store: store, mode: .frames)
    let outcomes = SceneBatch(
      confinement: requests.confinement, lanes: lanes, isStopped: { Interruption.hasHappened }
    ).run(
      scenes, films: requests.films, finished: { log.tell($0, of: $1, at: self.ref) },
      work: { try recording.record($0) })
    if Interruption.hasHappened { throw Interruption() }
    for outcome in outcomes {
      if case .failure(let error) = outcome.result {
        failures[outcome.scene.name] = Failure(error).message
      }
    }
  }

  /// Says of a scene that is only in one of the two states what that means.
  func reword(_ result: inout VerificationResult) {
    switch result.status {
    case .missing:
      let scene = result.scene.split(separator: ": ").first.map(String.init) ?? result.scene
      result.status = .added
      result.verdicts = [
        failures[scene].map { Verdict(.failed, wanted: "a film", found: "at \(ref): \($0)") }
          ?? Verdict(.added, wanted: ref, found: "")
      ]
      result.first = nil
    case .orphaned:
      result.status = .deleted
      result.verdicts = [Verdict(.deleted, wanted: ref, found: "")]
    default: break
    }
  }
}
