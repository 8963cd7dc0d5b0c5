/// A failure as JSON.
struct FailureReport: Encodable {
  let schema = 1
  let status: String
  let exitCode: Int32
  let message: String

  init(_ failure: Failure) {
    status = failure.name
    exitCode = failure.status.rawValue
    message = failure.message
  }
}
