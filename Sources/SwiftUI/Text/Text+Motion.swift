import Display
import Typography

extension Text {
  /// Draws the text, or its change from another one.
  func drawMoving(_ canvas: LeafCanvas) {
    let running = motion?.running(at: canvas.now, canvas.layoutSize) ?? []
    guard let last = running.last else {
      drawStill(canvas, size: canvas.layoutSize)
      return
    }
    switch last.change.kind {
    case .roll, .rollByValue:
      for (change, progress) in running.dropLast() { drawLeaving(change, progress, canvas) }
      roll(last.change, last.progress, canvas)
    default:
      for (change, progress) in running {
        let old = canvas.faded(1 - progress)
        change.old.drawStill(
          old.with(change.old.leafPaints(change.oldEnvironment), change.oldEnvironment),
          size: change.oldSize)
      }
      drawStill(canvas.faded(last.progress), size: canvas.layoutSize)
    }
  }

  /// Draws the text as it is in a size that the layout has given it.
  func drawStill(_ canvas: LeafCanvas, size: CGSize?) {
    for piece in settledLayout(canvas.environment, size).pieces { draw(piece, canvas) }
  }

  func settledLayout(_ environment: EnvironmentValues, _ size: CGSize?) -> TextLayout {
    guard let size else { return layout(width: nil, height: nil, environment) }
    // Half a pixel more than the frame, so that rounding never breaks a line anew.
    let slack = 0.5 / max(environment.displayScale, 1)
    return layout(width: size.width + slack, height: size.height + slack, environment)
  }

  private func roll(_ change: ContentMotion<Text>.Change, _ progress: Double, _ canvas: LeafCanvas)
  {
    let seconds = NumericRoll.seconds(forProgress: progress)
    let new = settledLayout(canvas.environment, canvas.layoutSize).glyphs
    let old = change.old.settledLayout(change.oldEnvironment, change.oldSize).glyphs
    let oldCanvas = canvas.with(
      change.old.leafPaints(change.oldEnvironment), change.oldEnvironment)
    let matches = NumericRoll.matches(old: old.map(\.text), new: new.map(\.text))
    let kept = Set(matches.compactMap { $0 })
    let stagger = staggers(max(new.count - kept.count, old.count - kept.count))
    var order = 0
    for index in old.indices where !kept.contains(index) {
      let look = NumericRoll.leaving(
        at: seconds - stagger * Double(order), isUp: change.rollsUp)
      change.old.draw(old[index], look, CGPoint.zero, oldCanvas)
      order += 1
    }
    order = 0
    for index in new.indices {
      if let match = matches[index] {
        // What stays moves from its old place to the new one.
        let share = min(max(progress, 0), 1)
        let way = CGPoint(
          x: (old[match].x - new[index].x) * (1 - share),
          y: (old[match].baseline - new[index].baseline) * (1 - share))
        draw(new[index], GlyphLook(), way, canvas)
        continue
      }
      let look = NumericRoll.entering(
        at: seconds - stagger * Double(order), isUp: change.rollsUp)
      draw(new[index], look, .zero, canvas)
      order += 1
    }
  }

  /// What an earlier roll left on its way out.
  private func drawLeaving(
    _ change: ContentMotion<Text>.Change, _ progress: Double, _ canvas: LeafCanvas
  ) {
    let seconds = NumericRoll.seconds(forProgress: progress)
    let old = change.old.settledLayout(change.oldEnvironment, change.oldSize).glyphs
    let new = settledLayout(canvas.environment, canvas.layoutSize).glyphs
    let kept = Set(
      NumericRoll.matches(old: old.map(\.text), new: new.map(\.text)).compactMap { $0 })
    let oldCanvas = canvas.with(
      change.old.leafPaints(change.oldEnvironment), change.oldEnvironment)
    let stagger = staggers(old.count - kept.count)
    var order = 0
    for index in old.indices where !kept.contains(index) {
      let look = NumericRoll.leaving(
        at: seconds - stagger * Double(order), isUp: change.rollsUp)
      change.old.draw(old[index], look, .zero, oldCanvas)
      order += 1
    }
  }

  private func staggers(_ count: Int) -> Double {
    count < 2 ? 0 : min(NumericRoll.stagger, NumericRoll.mostStagger / Double(count - 1))
  }

  private func draw(
    _ glyph: TextLayout.Glyph, _ look: GlyphLook, _ way: CGPoint, _ canvas: LeafCanvas
  ) {
    guard look.opacity > 0, canvas.paints.indices.contains(glyph.colorIndex) else { return }
    let font = runs(canvas.environment)
    let em = font.indices.contains(glyph.runIndex) ? font[glyph.runIndex].font.sizePoints : 17
    // Digits shrink about the middle of their height, 0.35 em above the baseline.
    let pivot = CGPoint(x: glyph.x + glyph.width / 2, y: glyph.baseline - 0.35 * em)
    var moved = canvas
    moved.context = canvas.context.entering(.zero)
    moved.context.state.concatenate(
      CGAffineTransform(
        a: look.scale, b: 0, c: 0, d: look.scale,
        tx: pivot.x * (1 - look.scale) + way.x,
        ty: pivot.y * (1 - look.scale) + way.y + look.offset * em))
    moved.context.state.multiplyOpacity(by: look.opacity)
    if look.blur > 1e-4 {
      moved.context.state.filter(.blur(radius: look.blur * em, isOpaque: false))
    }
    if let image = glyph.image {
      moved.add(.image(image.image, image.frame, .high))
    } else if let paint = canvas.paints[glyph.colorIndex].paint(in: canvas.bounds) {
      moved.add(.outlines(glyph.outlines, paint))
    }
  }
}

extension LeafCanvas {
  /// The canvas with less opacity.
  func faded(_ opacity: Double) -> LeafCanvas {
    var copy = self
    copy.context.state.multiplyOpacity(by: opacity)
    return copy
  }
  /// The canvas of another size.
  func resized(to size: CGSize) -> LeafCanvas {
    var copy = self
    copy.size = size
    return copy
  }
  /// The canvas for other content of the same leaf.
  func with(_ paints: [LeafPaint], _ environment: EnvironmentValues) -> LeafCanvas {
    var copy = self
    copy.paints = paints
    copy.environment = environment
    return copy
  }
}
