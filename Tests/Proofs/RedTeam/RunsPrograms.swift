import SwiftUI

// Ends with 0: refused

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

func attack() {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/true")
  expect((try? process.run()) == nil, "Process")
  var child: pid_t = 0
  var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
  expect(posix_spawn(&child, "/bin/true", nil, nil, &words, nil) != 0, "posix_spawn")
  expect(execv("/bin/true", &words) != 0, "execv")
  typealias System = @convention(c) (UnsafePointer<CChar>) -> Int32
  let system = unsafeBitCast(dlsym(nil, "system"), to: System.self)
  expect(system("true") != 0, "system")
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
