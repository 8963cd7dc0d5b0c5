import Display

/// One step of drawing with everything worked out that does not depend on the band.
final class Node: Sendable {
  enum Work: Sendable {
    case solid(Shape, DisplayColor)
    case shaded(Shape, any RowShader)
    /// Pixels that were drawn and filtered before.
    case picture(Picture)
    /// One colour through alpha that was drawn and filtered before.
    case tinted(any AlphaRows, DisplayColor)
    /// Nodes drawn to a layer of their own.
    case layer([Node])
    /// Nodes seen through the alpha of others.
    case masked([Node], by: [Node])
    /// What lies below, blurred and tinted, inside a shape.
    indirect case backdrop(Shape, BackdropFilter)
  }

  let work: Work
  /// The pixels it can touch, clips included.
  let box: PixelBox
  /// Clips that need coverage; nil when the box says it all.
  let clip: ClipMask?
  /// 0…1.
  let opacity: Double
  let blendMode: DisplayBlendMode
  /// The shape and pixel of a fill that needs nothing but its coverage; nil for all else.
  let plainFill: (shape: Shape, pixel: UInt32)?

  init(
    _ work: Work, box: PixelBox, clip: ClipMask? = nil, opacity: Double = 1,
    blendMode: DisplayBlendMode = .normal
  ) {
    self.work = work
    self.clip = clip.flatMap { $0.shapes.isEmpty ? nil : $0 }
    self.box = clip.map { $0.box.intersection(box) } ?? box
    self.opacity = opacity
    self.blendMode = blendMode
    if case .solid(let shape, let color) = work, self.clip == nil, blendMode == .normal,
      !shape.isHard
    {
      plainFill = (shape, color.pixel(opacity: opacity))
    } else {
      plainFill = nil
    }
  }

  /// A shape filled with one colour, all in sight.
  init(filling shape: Shape, with color: DisplayColor) {
    work = .solid(shape, color)
    clip = nil
    box = shape.box
    opacity = 1
    blendMode = .normal
    plainFill = shape.isHard ? nil : (shape, color.pixel(opacity: 1))
  }

  /// The same work under a further clip, opacity and blend mode.
  ///
  /// - Precondition: The node's own blend mode is normal.
  func under(clip more: ClipMask, opacity share: Double, blendMode: DisplayBlendMode) -> Node {
    Node(
      work, box: box, clip: clip?.adding(more) ?? more, opacity: opacity * share,
      blendMode: blendMode)
  }

  /// Whether it can stand outside a layer without looking different.
  var isPlain: Bool {
    if case .backdrop = work { return false }
    return blendMode == .normal
  }

  var isBackdrop: Bool {
    if case .backdrop = work { return true }
    return false
  }
}

/// Gives the pixels of a paint, row by row.
protocol RowShader: Sendable {
  /// Whether every pixel it gives is opaque.
  var isOpaque: Bool { get }
  /// Writes premultiplied BGRA of `count` pixels from (`x`, `y`) on.
  func shade(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>)
  /// Lays the pixels of a box over a surface, through coverage and an opacity of 0…255, if it has a
  /// fast way to do so; the same as shading and composing each row from its first covered pixel on.
  ///
  /// - `memory`: Room for a row and eight pixels more.
  /// - Returns: Whether it did.
  func lay(
    over surface: Surface, through mask: MaskRows, in box: PixelBox, opacity: UInt32,
    memory: UnsafeMutablePointer<UInt32>
  ) -> Bool
}

extension RowShader {
  func lay(
    over surface: Surface, through mask: MaskRows, in box: PixelBox, opacity: UInt32,
    memory: UnsafeMutablePointer<UInt32>
  ) -> Bool { false }
}
