"""Scenes that proofs make themselves: small ones, each different."""
SHAPES = ("Circle()", "RoundedRectangle(cornerRadius: 14)", "Capsule()", "Ellipse()", "Rectangle()")
CURVES = (
    ".spring(duration: 0.5, bounce: 0.3)", ".easeInOut(duration: 0.6)", ".smooth", ".snappy",
    ".bouncy", ".linear(duration: 0.5)", ".timingCurve(0.2, 0.8, 0.2, 1, duration: 0.7)")
CHANGES = (
    ".offset(x: isOn ? 60 : -60)", ".scaleEffect(isOn ? 1.4 : 0.6)",
    ".rotationEffect(.degrees(isOn ? 180 : 0))", ".opacity(isOn ? 1 : 0.2)",
    ".offset(y: isOn ? -30 : 30)")
COLOURS = ("orange", "pink", "indigo", "teal", "green", "blue", "red", "purple")


def plain(number):
    """The text of a scene; numbers give different ones."""
    shape = SHAPES[number % len(SHAPES)]
    curve = CURVES[number % len(CURVES)]
    change = CHANGES[number // 2 % len(CHANGES)]
    colour = COLOURS[number % len(COLOURS)]
    return f"""// zoetrope: size 240x180
import SwiftUI

struct Moving{number}: View {{
  @State private var isOn = false
  var body: some View {{
    VStack(spacing: 16) {{
      {shape}
        .fill(.{colour}.gradient)
        .frame(width: 64, height: 48)
        {change}
      Text("Scene {number}").font(.headline)
    }}
    .frame(width: 220, height: 160)
    .onAppear {{ withAnimation({curve}) {{ isOn = true }} }}
  }}
}}

#Preview {{ Moving{number}() }}
"""


BROKEN = """import SwiftUI
struct Broken: View {
  var body: some View { Txt("never") }
}
#Preview { Broken() }
"""
HANGING = """import SwiftUI
struct Hanging: View {
  var body: some View {
    var n = 1
    while n > 0 { n = n % 7 + 1 }
    return Text("\\(n)")
  }
}
#Preview { Hanging() }
"""
CRASHING = """import SwiftUI
struct Crashing: View {
  let list: [Int] = []
  var body: some View { Text("\\(list[3])") }
}
#Preview { Crashing() }
"""
