import FoundationNetworking
// Ends with 0: refused
import SwiftUI

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

func attack() {
  let page = try? Data(contentsOf: URL(string: "http://127.0.0.1:1/")!)
  expect(page == nil, "fetching a page")
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
