import SwiftUI

// Ends with 0: refused

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

func attack() {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
  let path = folder + "/left-behind"
  expect(!FileManager.default.createFile(atPath: path, contents: nil), "a file beside the scene")
  expect(truncate(#filePath, 0) != 0, "emptying the scene's own file")
  expect(unlink(#filePath) != 0, "removing the scene's own file")
  expect(rename(#filePath, path) != 0, "moving the scene's own file")
  expect(symlink("/", path) != 0, "a link beside the scene")
  expect(mkfifo(path, 0o666) != 0, "a pipe beside the scene")
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
