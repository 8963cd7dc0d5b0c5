import SwiftUI

// Ends with 0: refused

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

func attack() {
  for family in [AF_INET, AF_INET6, AF_UNIX, AF_NETLINK] {
    for kind in [1, 2, 3] {
      expect(socket(Int32(family), Int32(kind), 0) < 0, "a socket of family \(family)")
    }
  }
  var pair: [Int32] = [0, 0]
  expect(socketpair(AF_UNIX, 1, 0, &pair) != 0, "a pair of sockets")
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
