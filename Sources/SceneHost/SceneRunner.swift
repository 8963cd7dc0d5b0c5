import Foundation
import Playback

/// Why a scene could not be made into frames. Exit codes belong to the command line.
package enum SceneHostError: Error, Equatable {
  case fileMissing(path: String)
  case fileEmpty(path: String)
  /// The compiler's own lines about the user's files.
  case doesNotCompile(diagnostics: String)
  case compilerMissing(searched: [String])
  case noPreview(path: String)
  case previewUnknown(wanted: String, offered: [String])
  /// The scene process ended itself: what happened, where in the source, at which scene time.
  case crashed(reason: String, location: String?, sceneSeconds: Double?)
  /// No progress for a while: an endless loop.
  case hung(seconds: Double, sceneSeconds: Double?)
  /// Virtual time stands still or a wait can never end.
  case neverIdle(reason: String, sceneSeconds: Double)
  case interactionTargetMissing(wanted: String, offered: [String])
  case outOfMemory(limitBytes: Int)
  case interrupted
  case installationBroken(reason: String)
}

/// Compiles, loads and plays scenes, each in a process of its own.
package struct SceneRunner {
  package struct Limits: Sendable {
    /// Real seconds without a sign of life before a scene counts as hung.
    package var stallSeconds = 10.0
    package init() {}
  }
  package var limits = Limits()
  package init() {}

  /// Compiles (or finds in the cache) and returns the previews in source order.
  package func previews(of sources: [URL]) throws -> [PreviewDescription] {
    fatalError("the scene host is being written")
  }

  /// Compiles (or finds in the cache) the sources of one scene.
  /// - Returns: The path of the shared library.
  package func compile(_ sources: [URL]) throws -> URL {
    fatalError("the scene host is being written")
  }

  /// Plays a job in a child process and feeds its frames to a sink, in order, while the child draws on.
  ///
  /// `sink.begin` is called once the size is known. On an error the sink is cancelled.
  /// - Parameter progress: Told the number of frames done and, when known, the total.
  package func run(
    _ job: SceneJob, into sink: any FrameSink, progress: (Int, Int?) -> Void = { _, _ in }
  ) throws -> SceneReport {
    fatalError("the scene host is being written")
  }
}
