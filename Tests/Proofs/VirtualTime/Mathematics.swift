import SwiftUI

/// The functions of libm, each over its range, told as bits.
let functions: [(String, ClosedRange<Double>, (Double) -> Double)] = [
  ("sin", -50...50, { sin($0) }), ("cos", -50...50, { cos($0) }), ("tan", -7...7, { tan($0) }),
  ("asin", -1...1, { asin($0) }), ("acos", -1...1, { acos($0) }), ("atan", -9...9, { atan($0) }),
  ("exp", -30...30, { exp($0) }), ("exp2", -30...30, { exp2($0) }),
  ("expm1", -3...3, { expm1($0) }), ("log", 0.001...900, { log($0) }),
  ("log2", 0.001...900, { log2($0) }), ("log10", 0.001...900, { log10($0) }),
  ("log1p", -0.9...9, { log1p($0) }), ("sinh", -9...9, { sinh($0) }),
  ("cosh", -9...9, { cosh($0) }), ("tanh", -9...9, { tanh($0) }),
  ("asinh", -90...90, { asinh($0) }), ("acosh", 1...90, { acosh($0) }),
  ("atanh", -0.99...0.99, { atanh($0) }), ("cbrt", -90...90, { cbrt($0) }),
  ("erf", -3...3, { erf($0) }), ("erfc", -3...1, { erfc($0) }),
  ("gamma", 0.1...20, { tgamma($0) }), ("lgamma", 3...90, { lgamma($0) }),
  ("pow", 0.01...9, { pow($0, 3.7) }), ("atan2", -9...9, { atan2($0, -2.5) }),
  ("hypot", -9...9, { hypot($0, 1.25) }),
]

func tell() {
  for (name, range, function) in functions {
    for step in 0...200 {
      let x = range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 200
      print("math", name, x.bitPattern, function(x).bitPattern)
    }
  }
  let x: Float = 0.7
  print("float", sin(x), cos(x), exp(x), log(x), pow(x, 2.3), sin(CGFloat(0.7)))
}

#Preview { Text("mathematics").onAppear(perform: tell) }
