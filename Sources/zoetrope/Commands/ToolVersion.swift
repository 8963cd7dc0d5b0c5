/// The version of the tool.
enum ToolVersion {
  static let text = "0.1.0"
}
