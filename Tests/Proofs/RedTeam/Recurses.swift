import SwiftUI

// Ends with 3: recursion used up the stack + Recurses.swift:

func deep(_ n: Int) -> Int {
  var list = [n, n + 1]
  list.append(deep(n + list.count))
  return list.count
}

func attack() { print(deep(0)) }

#Preview {
  Text("still here").onAppear(perform: attack)
}
