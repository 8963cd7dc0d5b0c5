import Batch

/// A scene of a batch that failed, as JSON.
struct SceneFailure: Encodable {
  let scene: String
  let preview: String?
  let status: String
  let exitCode: Int32
  let message: String
  let exit: ExitStatus

  private enum CodingKeys: String, CodingKey { case scene, preview, status, exitCode, message }

  init(scene: String, preview: String? = nil, _ failure: Failure) {
    self.scene = scene
    self.preview = preview
    status = failure.name
    exitCode = failure.status.rawValue
    message = failure.message
    exit = failure.status
  }

  /// The failure of a batch's outcome; nil where it went well.
  init?<Value>(_ outcome: SceneBatch.Outcome<Value>) {
    guard case .failure(let error) = outcome.result else { return nil }
    self.init(scene: outcome.scene.name, preview: outcome.preview?.name, Failure(error))
  }
}
