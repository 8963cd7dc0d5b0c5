import Foundation

/// The files of one scene, and the name it goes by.
package struct SceneSource: Hashable, Sendable {
  /// Such as `LikeButton`, or `Toasts/Saved` for a file in a folder of scenes.
  package var name: String
  package var files: [URL]

  package init(name: String, files: [URL]) {
    self.name = name
    self.files = files
  }

  /// The name of the file or folder itself, for an output beside nothing else.
  package var shortName: String { name.split(separator: "/").last.map(String.init) ?? name }
}
