import Foundation

/// The files of one scene, and the name it goes by.
package struct SceneSource: Hashable, Sendable {
  /// Such as `LikeButton`, or `Toasts/Saved` for a file in a folder of scenes.
  package var name: String
  package var files: [URL]
  /// The folder the scene was found in, from which its files are told to others.
  package var folder: URL

  /// A scene of files, which lie in the folder of the first unless another is given.
  package init(name: String, files: [URL], folder: URL? = nil) {
    self.name = name
    self.files = files
    self.folder = folder ?? files.first?.deletingLastPathComponent() ?? URL(fileURLWithPath: ".")
  }

  /// The name of the file or folder itself, for an output beside nothing else.
  package var shortName: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// A text without the way to the folder of the scene, so that it says the same on every machine.
  package func portable(_ text: String) -> String {
    let path = folder.standardizedFileURL.path
    return text.replacing(path.hasSuffix("/") ? path : path + "/", with: "")
  }
}
