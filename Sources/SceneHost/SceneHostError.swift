/// Why a scene could not be made into frames.
///
/// Exit codes belong to the command line.
package enum SceneHostError: Error, Equatable {
  case fileMissing(path: String)
  case fileEmpty(path: String)
  /// The compiler's own lines about the user's files.
  case doesNotCompile(diagnostics: String)
  case compilerMissing(searched: [String])
  /// The compiler said nothing for as long as it was given.
  case compilerTooSlow(seconds: Double)
  case noPreview(path: String)
  case previewUnknown(wanted: String, offered: [String])
  /// The scene process ended itself: what happened, where in the source, at which scene time.
  case crashed(reason: String, location: SourcePlace?, sceneSeconds: Double?)
  /// No progress for a while: an endless loop.
  case hung(seconds: Double, location: SourcePlace?, sceneSeconds: Double?)
  /// It took longer than it was given.
  case tooLong(seconds: Double, location: SourcePlace?, sceneSeconds: Double?)
  /// Virtual time stands still or a wait can never end.
  case neverIdle(reason: String, location: SourcePlace?, sceneSeconds: Double)
  case interactionTargetMissing(
    wanted: String, offered: [String], action: String, seconds: Double)
  case outOfMemory(limitBytes: Int)
  case interrupted
  case installationBroken(reason: String)
}
