import SwiftUI

// Ends with 5: SpinsInStatic.swift:

enum Numbers {
  static let all: [Int] = {
    var numbers: [Int] = []
    while numbers.count >= 0 { numbers = [numbers.count % 7] }
    return numbers
  }()
}

#Preview {
  Text("\(Numbers.all.count)")
}
