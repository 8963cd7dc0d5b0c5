/// Says in one line what a compiler's error means to the writer of a scene, and what there is instead.
package enum DiagnosticAdvice {
  /// Each error with a line below it where there is something to advise.
  ///
  /// - Parameters:
  ///   - diagnostics: The errors in the user's files with their notes.
  ///   - catalogue: The words that scenes can use.
  package static func explained(_ diagnostics: String, catalogue: ScenesVocabulary) -> String {
    var lines: [String] = []
    /// Advice for the last error, to be told after its source lines.
    var waiting: [String] = []
    for line in diagnostics.split(separator: "\n", omittingEmptySubsequences: false) {
      if let place = place(of: line) {
        lines += waiting
        waiting = advice(for: line, catalogue).map { ["\(place): help: \($0)"] } ?? []
      }
      lines.append(String(line))
    }
    return (lines + waiting).joined(separator: "\n")
  }

  /// `path:3:5` of an error.
  private static func place(of line: Substring) -> Substring? {
    line.firstRange(of: ": error: ").map { line[..<$0.lowerBound] }
  }

  private static func advice(for line: Substring, _ catalogue: ScenesVocabulary) -> String? {
    if let module = quoted(line, "no such module '") { return missingModule(module, catalogue) }
    if let name = quoted(line, "has no member '") ?? quoted(line, "has no dynamic member '") {
      return missingMember(name, of: quoted(line, "type '"), catalogue)
    }
    if let name = quoted(line, "cannot find type '") ?? quoted(line, "cannot find '") {
      return missingName(name, catalogue)
    }
    if let name = quoted(line, "unknown attribute '") {
      return near(name, catalogue).map { "is '@\($0)' meant?" }
        ?? "'@\(name)' is not an attribute of Swift, and no property wrapper here has this name"
    }
    if line.contains("can only be used with the Objective-C runtime") {
      return "there is no Objective-C here; use a closure in place of a selector"
    }
    if let name = quoted(line, "extraneous argument label '")
      ?? quoted(line, "extra argument '")
    {
      return "no initialiser or method of this name here takes '\(label(name))'; "
        + "if it is declared in another file, give the whole folder"
    }
    if let name = quoted(line, "external macro implementation type '") {
      return "the macro '\(name)' is not here; write out what it would make"
    }
    if line.contains("unable to type-check this expression in reasonable time") {
      return "split the expression: give parts of it names, or views of their own"
    }
    return nil
  }

  private static func label(_ name: String) -> String {
    name.hasSuffix(":") ? name : name + ":"
  }

  private static func missingModule(_ module: String, _ catalogue: ScenesVocabulary) -> String {
    if let instead = Replacements.modules[module] { return "\(module) is not here; \(instead)" }
    if let near = catalogue.nearest(to: module, in: catalogue.modules) {
      return "is '\(near)' meant?"
    }
    return "'\(module)' is neither a module of Apple's that is here nor one of the project; "
      + "a scene can import \(catalogue.modules.joined(separator: ", "))"
  }

  private static func missingMember(
    _ name: String, of type: String?, _ catalogue: ScenesVocabulary
  ) -> String {
    if let instead = Replacements.members[name] { return "'\(name)' is not here; \(instead)" }
    let shown = type.map { " of \($0.prefix(60))" } ?? ""
    if let near = near(name, catalogue) { return "is '\(near)' meant? '\(name)' is not here" }
    return "'\(name)'\(shown) is not here; if it is declared in another file, give the whole folder"
  }

  private static func missingName(_ name: String, _ catalogue: ScenesVocabulary) -> String {
    if let instead = Replacements.names[name] { return "'\(name)' is not here; \(instead)" }
    if let near = near(name, catalogue) { return "is '\(near)' meant? '\(name)' is not here" }
    return "'\(name)' is not here; if it is declared in another file, give the whole folder"
  }

  private static func near(_ name: String, _ catalogue: ScenesVocabulary) -> String? {
    catalogue.nearest(to: name, in: catalogue.words)
  }

  /// The word after a mark, up to the closing quote.
  private static func quoted(_ line: Substring, _ mark: String) -> String? {
    guard let range = line.firstRange(of: mark) else { return nil }
    let word = line[range.upperBound...].prefix { $0 != "'" }
    return word.isEmpty ? nil : String(word)
  }
}

/// What to use in place of things that are not here.
enum Replacements {
  static let modules: [String: String] = [
    "RealityKit": "draw with Canvas, or turn views with rotation3DEffect",
    "SceneKit": "draw with Canvas, or turn views with rotation3DEffect",
    "SpriteKit": "draw particles with Canvas in a TimelineView",
    "Metal": "draw with Canvas",
    "MetalKit": "draw with Canvas",
    "ARKit": "a film has no camera; move views by state",
    "Charts": "draw bars and lines with shapes",
    "Lottie": "play its motion with keyframes",
    "SwiftData": "keep values in @State",
    "CoreData": "keep values in @State",
    "AppKit": "use views of SwiftUI",
    "WidgetKit": "show the widget's view in a #Preview",
  ]
  static let members: [String: String] = [
    "chartXAxis": "draw axes with shapes", "chartYAxis": "draw axes with shapes",
    "matchedTransitionSource": "use matchedGeometryEffect(id:in:)",
    "navigationTransition": "use matchedGeometryEffect(id:in:)",
    "fileImporter": "read the file beside the scene", "photosPicker": "use Image(\"name\")",
  ]
  static let names: [String: String] = [
    "Chart": "draw bars and lines with shapes", "Map": "use an Image of a map",
    "SpriteView": "draw particles with Canvas in a TimelineView",
    "SceneView": "turn views with rotation3DEffect",
    "VideoPlayer": "show pictures one after the other in a TimelineView",
    "PhotosPicker": "use Image(\"name\")", "NSColor": "use Color",
    "NSScreen": "use GeometryReader", "LottieView": "play its motion with keyframes",
  ]
}
