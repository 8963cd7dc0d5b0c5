"""A still at a time is, byte for byte, the frame that a film of the scene has at that time.

Ten scenes with completions, timers and tasks; each is asked for instants in no order."""
import random

import proof

HEAD = "import SwiftUI\n"
SCENES = {
    "completion-chain": """
struct It: View {
  @State private var step = 0
  var body: some View {
    Circle().frame(width: 30, height: 30).offset(x: CGFloat(step) * 20 - 40)
      .onAppear { go() }
  }
  func go() {
    guard step < 4 else { return }
    withAnimation(.easeInOut(duration: 0.23)) { step += 1 } completion: { go() }
  }
}
""",
    "removed-criterion": """
struct It: View {
  @State private var isOn = false
  @State private var color = Color.red
  var body: some View {
    Rectangle().fill(color).frame(width: isOn ? 100 : 20, height: 20).onAppear {
      withAnimation(.bouncy, completionCriteria: .removed) { isOn = true } completion: {
        withAnimation(.linear(duration: 0.2)) { color = .blue }
      }
    }
  }
}
""",
    "task-sleeps": """
struct It: View {
  @State private var turns = 0.0
  var body: some View {
    Rectangle().frame(width: 60, height: 10).rotationEffect(.degrees(turns * 45)).task {
      for _ in 0..<6 {
        try? await Task.sleep(for: .milliseconds(170))
        withAnimation(.spring(duration: 0.4, bounce: 0.3)) { turns += 1 }
      }
    }
  }
}
""",
    "timer": """
struct It: View {
  @State private var count = 0
  var body: some View {
    Text("\\(count)").font(.largeTitle).contentTransition(.numericText())
      .onReceive(Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()) { _ in
        withAnimation { count += 1 }
      }
  }
}
""",
    "dispatch": """
struct It: View {
  @State private var isShown = false
  var body: some View {
    VStack {
      if isShown { Circle().fill(.green).frame(width: 40, height: 40).transition(.scale) }
      Rectangle().frame(width: 40, height: 4)
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.37) { withAnimation { isShown = true } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.61) { withAnimation { isShown = false } }
    }
  }
}
""",
    "phases": """
struct It: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 6).frame(width: 50, height: 50)
      .phaseAnimator([0.0, 1, 2]) { view, phase in
        view.rotationEffect(.degrees(phase * 40)).opacity(1 - phase * 0.3)
      } animation: { phase in
        phase == 1 ? .spring(duration: 0.31, bounce: 0.4) : .easeOut(duration: 0.27).delay(0.1)
      }
  }
}
""",
    "keyframes": """
struct It: View {
  @State private var runs = 0
  var body: some View {
    Circle().frame(width: 30, height: 30)
      .keyframeAnimator(initialValue: 0.0, trigger: runs) { view, y in
        view.offset(y: y)
      } keyframes: { _ in
        SpringKeyframe(-40, duration: 0.3, spring: .bouncy)
        CubicKeyframe(0, duration: 0.4)
      }
      .task {
        while runs < 3 {
          runs += 1
          try? await Task.sleep(for: .milliseconds(450))
        }
      }
  }
}
""",
    "interrupted": """
struct It: View {
  @State private var x = -40.0
  var body: some View {
    Capsule().fill(.orange).frame(width: 40, height: 20).offset(x: x).task {
      for target in [40.0, -20, 30, -40] {
        withAnimation(target > 0 ? .smooth(duration: 0.5) : .easeIn(duration: 0.4)) { x = target }
        try? await Task.sleep(for: .milliseconds(210))
      }
    }
  }
}
""",
    "timeline": """
struct It: View {
  @State private var isFast = false
  var body: some View {
    TimelineView(.animation) { context in
      let t = context.date.timeIntervalSinceReferenceDate
      Rectangle().frame(width: 80, height: 8)
        .rotationEffect(.degrees(t.truncatingRemainder(dividingBy: 4) * (isFast ? 180 : 90)))
    }
    .task {
      try? await Task.sleep(for: .seconds(0.7))
      isFast = true
    }
  }
}
""",
    "list-of-tasks": """
struct It: View {
  @State private var items = [1, 2, 3]
  var body: some View {
    VStack(spacing: 4) {
      ForEach(items, id: \\.self) { item in
        Text("Row \\(item)").transition(.move(edge: .leading).combined(with: .opacity))
      }
    }
    .task {
      for next in 4...6 {
        try? await Task.sleep(for: .milliseconds(260))
        withAnimation(.snappy) {
          items.removeFirst()
          items.append(next)
        }
      }
    }
  }
}
""",
}
FLAGS = ["--size", "160x120", "--scale", "1"]


def run(folder):
    compared = 0
    for seed, (name, text) in enumerate(SCENES.items()):
        scene = folder / f"{name}.swift"
        scene.write_text(HEAD + text + "#Preview { It() }\n")
        film = folder / name
        proof.tool(["render", scene, "-o", film / "%04d.png", "--duration", "2s", *FLAGS], folder)
        frames = sorted(film.glob("*.png"))
        proof.check(len(frames) == 120, f"{name} has {len(frames)} frames, not 120")
        moving = len({frame.read_bytes() for frame in frames})
        proof.check(moving > 20, f"{name} hardly moves: {moving} different frames")
        for index in random.Random(seed).sample(range(120), 8):
            still = folder / "still.png"
            proof.tool(["still", scene, "--at", f"{index / 60!r}s", "-o", still, *FLAGS], folder)
            proof.check(still.read_bytes() == frames[index].read_bytes(),
                        f"{name}: frame {index} differs when it is asked for alone")
            compared += 1
        proof.say(f"{name}: {moving} different frames, 8 of them asked for alone: the same bytes")
    proof.say(f"{compared} stills of {len(SCENES)} scenes equal the frames of their films")


proof.main(run)
