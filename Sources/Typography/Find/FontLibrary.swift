internal import Geometry

/// Finds font files and keeps their faces open.
///
/// A class because faces are shared by all that draws; it belongs to one `Typesetter`.
final class FontLibrary {
  /// Looked through before the machine's own folders, in this order.
  private(set) var ownDirectories: [String]
  private var faces: [FaceKey: FontFace?] = [:]
  private var paths: [String: String?] = [:]
  private var named: [NamedKey: FontFace?] = [:]
  private var ownFaces: [FontFace]?
  private var scriptFaces: [FontFace]?

  private struct FaceKey: Hashable {
    var path: String
    var index: Int
  }
  private struct NamedKey: Hashable {
    var family: String
    var weight: Int
    var isItalic: Bool
  }

  /// Where Debian and its kin keep the fonts we ask for by file name.
  static let systemDirectories = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/opentype/noto-cjk",
    "/usr/share/fonts/noto-cjk", "/usr/share/fonts/noto", "/usr/local/share/fonts",
  ]

  init(directories: [String]) { ownDirectories = directories }

  /// Adds a folder to look through, and forgets what was not found before.
  func add(directory: String) {
    guard !ownDirectories.contains(directory) else { return }
    ownDirectories.append(directory)
    paths = [:]
    named = [:]
    ownFaces = nil
  }

  /// The files of all faces drawn with so far, in order.
  var drawnPaths: [String] {
    Set(faces.values.compactMap { $0 }.filter(\.isDrawnWith).map(\.path)).sorted()
  }

  /// A face by file name, nil when no folder has the file.
  func face(file name: String, index: Int = 0) -> FontFace? {
    path(of: name).flatMap { face(path: $0, index: index) }
  }

  func face(path: String, index: Int) -> FontFace? {
    let key = FaceKey(path: path, index: index)
    if let known = faces[key] { return known }
    let face = FontFace.open(path: path, index: index)
    faces[key] = .some(face)
    return face
  }

  private func path(of name: String) -> String? {
    if let known = paths[name] { return known }
    let path = (ownDirectories + FontLibrary.systemDirectories)
      .map { $0 + "/" + name }
      .first { FileManager.default.isReadableFile(atPath: $0) }
    paths[name] = .some(path)
    return path
  }

  /// A face of a family the user names: own folders first, then fontconfig.
  func face(family: String, weight: Int, isItalic: Bool) -> FontFace? {
    let key = NamedKey(family: family.lowercased(), weight: weight, isItalic: isItalic)
    if let known = named[key] { return known }
    let face =
      ownFace(family: key.family, weight: weight, isItalic: isItalic)
      ?? FontConfig.match(family: family, weight: weight, isItalic: isItalic)
      .flatMap { self.face(path: $0.path, index: $0.index) }
    named[key] = .some(face)
    return face
  }

  private func ownFace(family: String, weight: Int, isItalic: Bool) -> FontFace? {
    let faces = allOwnFaces()
    // A full or PostScript name means exactly one face.
    if let exact = faces.first(where: { face in
      [4, 6].contains { face.name($0).lowercased() == family }
    }) {
      return exact
    }
    return
      faces
      .filter { face in [1, 16].contains { face.name($0).lowercased() == family } }
      .min { distance($0, weight, isItalic) < distance($1, weight, isItalic) }
  }

  private func distance(_ face: FontFace, _ weight: Int, _ isItalic: Bool) -> Int {
    // A wrong slant is worse than any wrong weight.
    abs(face.metrics.weight - weight) + (face.metrics.isItalic == isItalic ? 0 : 1000)
  }

  /// The faces of the own folders, those of the nearest weight first.
  func ownFaces(nearest weight: Int) -> [FontFace] {
    allOwnFaces().enumerated()
      .map { (distance($0.element, weight, false), $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map(\.2)
  }

  private func allOwnFaces() -> [FontFace] {
    if let ownFaces { return ownFaces }
    let found = ownDirectories.flatMap { faces(under: $0) { _ in true } }
    ownFaces = found
    return found
  }

  /// Faces for scripts outside the fixed fallbacks: every regular Noto face that is installed.
  func otherScriptFaces() -> [FontFace] {
    if let scriptFaces { return scriptFaces }
    let found = ["/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto"].flatMap {
      faces(under: $0) { $0.hasPrefix("Noto") && $0.hasSuffix("-Regular.ttf") }
    }
    scriptFaces = found
    return found
  }

  private func faces(under directory: String, where isWanted: (String) -> Bool) -> [FontFace] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: directory)) ?? []
    return names.sorted().flatMap { name -> [FontFace] in
      let ending = (name as NSString).pathExtension.lowercased()
      guard ["ttf", "otf", "ttc", "otc"].contains(ending) else { return [] }
      guard isWanted((name as NSString).lastPathComponent) else { return [] }
      let path = directory + "/" + name
      return (0..<FontFace.count(path: path)).compactMap { face(path: path, index: $0) }
    }
  }
}
