import SwiftUI

// Ends with 3: pipe

func attack() {
  let noise = [UInt8](repeating: 0xA5, count: 4096)
  for number in 3..<64 { write(Int32(number), noise, noise.count) }
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
