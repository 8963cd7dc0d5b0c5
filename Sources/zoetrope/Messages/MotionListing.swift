import Audit

/// The motion of a film as JSON.
struct MotionListing: Encodable {
  let schema = 1
  let status = "ok"
  let exitCode = 0
  let scene: String
  let preview: String?
  let motions: [MotionTable.Row]

  init(_ run: MotionRun, _ table: MotionTable) {
    scene = run.request.scene.name
    preview = run.report.previewName
    motions = table.rows
  }
}
