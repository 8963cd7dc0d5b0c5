import Display
import Symbols

/// Draws a symbol's layers in the rendering mode of the environment.
struct SymbolPainter {
  let drawing: SymbolDrawing
  let map: CGAffineTransform
  let canvas: LeafCanvas
  /// How layers are coloured.
  let mode: SymbolMode?
  /// How much of a new sign on top is drawn, 0…1; nil: all of the symbol is there.
  var drawnOn: Double?

  func draw() {
    let groups = Array(Set(drawing.layers.map(\.motionGroup))).sorted()
    let lights = Array(Set(drawing.layers.compactMap(\.variableThreshold))).sorted()
    let runs = canvas.environment.symbolRuns
    for (index, layer) in drawing.layers.enumerated() {
      guard let paint = paint(for: layer) else { continue }
      var look = look(of: layer, groups, lights, runs)
      // What the symbol before did not have, such as a slash, lies on top and is drawn on.
      if let drawnOn, index == drawing.layers.count - 1 { look.shown = 0...drawnOn }
      let isDimmed = look.isLit.map { !$0 } ?? layer.isDimmed
      guard look != LayerLook(isLit: look.isLit) else {
        canvas.context.add(
          .outlines([PlacedOutline(layer.outline, transform: map)], paint),
          opacity: isDimmed ? SymbolLook.dimmedOpacity : 1)
        continue
      }
      draw(layer, paint, look, isDimmed: isDimmed)
    }
  }

  private func look(
    of layer: SymbolLayer, _ groups: [Int], _ lights: [Double], _ runs: [SymbolRun]
  ) -> LayerLook {
    let isRightToLeft = canvas.environment.layoutDirection == .rightToLeft
    var look = LayerLook()
    for run in runs {
      var (index, count) = (groups.firstIndex(of: layer.motionGroup) ?? 0, groups.count)
      if run.effect.kind == .variableColor {
        guard let threshold = layer.variableThreshold,
          let light = lights.firstIndex(of: threshold)
        else { continue }
        (index, count) = (light, lights.count)
      }
      look = look.combined(
        with: run.look(
          at: canvas.now, group: index, of: count, isRightToLeft: isRightToLeft))
    }
    return look
  }

  private func draw(
    _ layer: SymbolLayer, _ paint: Paint, _ look: LayerLook, isDimmed: Bool
  ) {
    guard look.opacity > 0, look.shown.upperBound > look.shown.lowerBound else { return }
    var context = canvas.context.entering(.zero)
    let points = map.d
    let whole = CGRect(origin: .zero, size: drawing.size).applying(map)
    // Layers grow about the middle of the whole symbol: the smaller ones move outwards with it.
    let pivot = CGPoint(x: whole.midX, y: whole.midY)
    context.state.concatenate(
      CGAffineTransform(
        translationX: pivot.x + look.offset.x * points, y: pivot.y + look.offset.y * points))
    context.state.concatenate(CGAffineTransform(rotationAngle: look.radians))
    context.state.concatenate(CGAffineTransform(scaleX: look.scale, y: look.scale))
    context.state.concatenate(CGAffineTransform(translationX: -pivot.x, y: -pivot.y))
    context.state.multiplyOpacity(by: look.opacity)
    let opacity = isDimmed ? SymbolLook.dimmedOpacity : 1
    guard look.shown != 0...1 else {
      context.add(
        .outlines([PlacedOutline(layer.outline, transform: map)], paint), opacity: opacity)
      return
    }
    guard !layer.lines.isEmpty else {
      wipe(&context, look, whole)
      context.add(
        .outlines([PlacedOutline(layer.outline, transform: map)], paint), opacity: opacity)
      return
    }
    let ink = context.captured {
      $0.add(.outlines([PlacedOutline(layer.outline, transform: map)], paint), opacity: opacity)
    }
    let pen = context.captured { draw(layer.lines, look.shown, $0) }
    context.place(.masked(ink, by: pen), opacity: context.state.opacity)
  }

  /// A part whose lines are not known is uncovered from its leading side on.
  private func wipe(_ context: inout EmitContext, _ look: LayerLook, _ whole: CGRect) {
    // Strokes may reach a little past the frame.
    let frame = whole.insetBy(dx: -whole.width * 0.1, dy: -whole.height * 0.1)
    context.state.clip(
      Path(
        CGRect(
          x: frame.minX + frame.width * look.shown.lowerBound, y: frame.minY,
          width: frame.width * (look.shown.upperBound - look.shown.lowerBound),
          height: frame.height)))
  }

  /// The track of a pen that has come along a part of the lines; areas fill up behind it.
  private func draw(_ lines: [SymbolLine], _ shown: ClosedRange<Double>, _ context: EmitContext) {
    let black = Paint.solid(.black)
    for line in lines {
      let path = line.path.trimmedPath(
        from: CGFloat(shown.lowerBound), to: CGFloat(shown.upperBound)
      ).applying(map)
      // A hair more than the pen, so that smoothed edges are all there.
      let style = StrokeStyle(
        lineWidth: CGFloat(line.width) * map.d * 1.06, lineCap: .round, lineJoin: .round)
      context.add(.stroke(path, style, antialiased: true, black))
      guard line.isSolid else { continue }
      let filled = (shown.upperBound - shown.lowerBound - 0.4) / 0.6
      guard filled > 0 else { continue }
      context.add(.fill(line.path.applying(map), FillStyle(), black), opacity: min(filled, 1))
    }
  }

  /// nil: the layer is left out.
  private func paint(for layer: SymbolLayer) -> Paint? {
    let environment = canvas.environment
    guard var base = canvas.paints.first else { return nil }
    let isPlain = mode == .monochrome || (mode == nil && environment.foregroundStyles.count < 2)
    // In one colour the gap that a sign fills is left open instead.
    if layer.isCutout, isPlain || layer.isMulticolorOnly && mode != .multicolor { return nil }
    switch mode {
    case .hierarchical:
      base.opacity *= SymbolLook.opacity(of: layer.level)
    case .palette:
      if layer.level.rawValue < canvas.paints.count, environment.foregroundStyles.count > 1 {
        base = canvas.paints[min(layer.level.rawValue, environment.foregroundStyles.count - 1)]
      }
    case .multicolor:
      if let tint = layer.tint, let color = SymbolLook.color(of: tint) {
        return .solid(color.display(in: environment))
      }
    case .monochrome, nil:
      if environment.foregroundStyles.count > 1,
        layer.level.rawValue < environment.foregroundStyles.count
      {
        base = canvas.paints[layer.level.rawValue]
      }
    }
    return base.paint(in: canvas.bounds)
  }
}

extension LeafCanvas {
  /// The canvas for a picture whose place another one takes.
  func replacing(
    _ kind: ContentTransition.Kind, isRelated: Bool, leaving progress: Double
  ) -> LeafCanvas {
    guard case .symbol(let effect, _) = kind else { return faded(1 - progress) }
    // What both symbols have stays: the new one is nearly there before the old one goes.
    if isRelated { return faded(1 - SymbolCurves.ease((progress - 0.3) / 0.7)) }
    if effect.direction == .forward { return faded(0) }
    let share = SymbolCurves.ease(progress / 0.55)
    return scaled(1 + (effect.direction == .up ? 0.5 : -0.5) * share).faded(1 - share)
  }
  /// The canvas for a picture that takes the place of another one.
  func replacing(
    _ kind: ContentTransition.Kind, isRelated: Bool, entering progress: Double
  ) -> LeafCanvas {
    guard case .symbol = kind else { return faded(progress) }
    if isRelated { return faded(SymbolCurves.ease(progress / 0.7)) }
    let share = SymbolCurves.ease((progress - 0.35) / 0.65)
    return scaled(0.5 + 0.5 * share).faded(share)
  }
  private func scaled(_ scale: Double) -> LeafCanvas {
    var copy = self
    copy.context = context.entering(.zero)
    copy.context.state.concatenate(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: size.width / 2 * (1 - scale),
        ty: size.height / 2 * (1 - scale)))
    return copy
  }
}
