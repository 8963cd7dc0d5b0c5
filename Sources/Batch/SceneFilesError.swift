/// Why no scene was found at a path.
package enum SceneFilesError: Error, Equatable {
  case missing(path: String)
  case notSwift(path: String)
  case folderWithoutScenes(path: String)
  /// Two scenes would go by one name.
  case nameTaken(name: String, paths: [String])
}
