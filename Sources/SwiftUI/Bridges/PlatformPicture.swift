import UIKit

/// A view of UIKit as it stands at each frame.
struct PlatformPicture: View {
  let view: UIView
  var touches: PlatformTouches?

  var body: some View {
    let view = view
    return ZStack {
      if let style = PlatformDrawing.blur(in: view) {
        Rectangle().fill(style.material).environment(\.colorScheme, style.scheme ?? scheme)
      }
      CanvasDrawing(
        renderer: { context, size in
          MainActor.assumeIsolated {
            view.frame = CGRect(origin: .zero, size: size)
            view.layoutIfNeeded()
            PlatformDrawing.draw(view, &context)
          }
        }, symbols: nil)
    }
    .modifier(TouchModifier(touches?.actions ?? TouchActions()))
  }
  @Environment(\.colorScheme) private var scheme
}

extension UIBlurEffect.Style {
  /// The material that comes nearest.
  var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }
  /// The scheme the style is bound to; nil for that of the surroundings.
  var scheme: ColorScheme? {
    switch self {
    case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}

/// Draws views and layers of UIKit into a canvas.
@MainActor enum PlatformDrawing {
  /// The blur of a view or of the first view in it that has one.
  static func blur(in view: UIView) -> UIBlurEffect.Style? {
    if view.isHidden || view.alpha == 0 { return nil }
    if let effect = (view as? UIVisualEffectView)?.effect as? UIBlurEffect { return effect._style }
    return view.subviews.lazy.compactMap { blur(in: $0) }.first
  }

  /// Whether drawing a view may show anything.
  static func hasLook(_ view: UIView) -> Bool {
    view.backgroundColor != nil || view is UILabel || view is UIImageView
      || view is UIVisualEffectView || hasLook(view.layer)
      || view.gestureRecognizers?.isEmpty == false || view.subviews.contains { hasLook($0) }
  }
  private static func hasLook(_ layer: CALayer) -> Bool {
    layer.backgroundColor != nil || layer.borderWidth > 0 || layer.contents != nil
      || layer is CAShapeLayer || layer is CAGradientLayer
      || layer.sublayers?.isEmpty == false
  }

  static func draw(_ view: UIView, _ context: inout GraphicsContext) {
    guard !view.isHidden, view.alpha > 0 else { return }
    var inner = context
    inner.opacity *= Double(view.alpha)
    inner.concatenate(CGAffineTransform(translationX: view.frame.minX, y: view.frame.minY))
    if view.transform != .identity {
      inner.concatenate(
        around(view.transform, CGPoint(x: view.frame.width / 2, y: view.frame.height / 2)))
    }
    let layer = view.layer
    layer.bounds.size = view.frame.size
    let outline = outline(of: layer)
    if let color = view.backgroundColor {
      inner.fill(outline, with: .color(Color(uiColor: color)))
    }
    if view.clipsToBounds || layer.masksToBounds { inner.clip(to: outline) }
    content(of: layer, outline, &inner)
    if let label = view as? UILabel { words(of: label, inner) }
    if let picture = (view as? UIImageView)?.image {
      inner.draw(Image(uiImage: picture), in: view.bounds)
    }
    for child in view.subviews { draw(child, &inner) }
  }

  private static func around(_ map: CGAffineTransform, _ middle: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(map)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }

  private static func words(of label: UILabel, _ context: GraphicsContext) {
    guard let text = label.text else { return }
    let words = Text(verbatim: text).font(Font(label.font))
      .foregroundColor(Color(uiColor: label.textColor))
    let drawn = context.resolve(words)
    let size = drawn.measure(in: label.bounds.size)
    let x: CGFloat =
      switch label.textAlignment {
      case .center: (label.bounds.width - size.width) / 2
      case .right: label.bounds.width - size.width
      default: 0
      }
    context.draw(
      drawn,
      in: CGRect(
        x: x, y: (label.bounds.height - size.height) / 2, width: size.width, height: size.height))
  }

  private static func outline(of layer: CALayer) -> Path {
    let rect = CGRect(origin: .zero, size: layer.bounds.size)
    guard layer.cornerRadius > 0 else { return Path(rect) }
    return Path(
      roundedRect: rect, cornerRadius: layer.cornerRadius,
      style: layer.cornerCurve == .continuous ? .continuous : .circular)
  }

  private static func draw(_ layer: CALayer, _ context: inout GraphicsContext) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    var inner = context
    inner.opacity *= Double(layer.opacity)
    inner.concatenate(CGAffineTransform(translationX: layer.frame.minX, y: layer.frame.minY))
    if layer.transform != CATransform3DIdentity {
      let anchor = CGPoint(
        x: layer.anchorPoint.x * layer.bounds.width, y: layer.anchorPoint.y * layer.bounds.height)
      inner.concatenate(around(layer.affineTransform(), anchor))
    }
    let outline = outline(of: layer)
    if layer.masksToBounds { inner.clip(to: outline) }
    content(of: layer, outline, &inner)
  }

  /// What a layer itself shows, and the layers in it.
  private static func content(
    of layer: CALayer, _ outline: Path, _ context: inout GraphicsContext
  ) {
    if let color = layer.backgroundColor {
      context.fill(outline, with: .color(Color(cgColor: color)))
    }
    if let shape = layer as? CAShapeLayer { draw(shape: shape, context) }
    if let gradient = layer as? CAGradientLayer { fill(outline, with: gradient, context) }
    for child in (layer.sublayers ?? []).sorted(by: { $0.zPosition < $1.zPosition }) {
      draw(child, &context)
    }
    if layer.borderWidth > 0, let color = layer.borderColor {
      let inset = layer.borderWidth / 2
      let rect = CGRect(origin: .zero, size: layer.bounds.size).insetBy(dx: inset, dy: inset)
      context.stroke(
        Path(roundedRect: rect, cornerRadius: max(0, layer.cornerRadius - inset)),
        with: .color(Color(cgColor: color)), lineWidth: layer.borderWidth)
    }
  }

  private static func draw(shape: CAShapeLayer, _ context: GraphicsContext) {
    guard let path = shape.path.map({ Path($0) }) else { return }
    if let color = shape.fillColor {
      context.fill(
        path, with: .color(Color(cgColor: color)),
        style: FillStyle(eoFill: shape.fillRule == .evenOdd))
    }
    if let color = shape.strokeColor, shape.lineWidth > 0 {
      let caps: [CAShapeLayerLineCap: CGLineCap] = [.round: .round, .square: .square]
      let joins: [CAShapeLayerLineJoin: CGLineJoin] = [.round: .round, .bevel: .bevel]
      context.stroke(
        path.trimmedPath(from: shape.strokeStart, to: shape.strokeEnd),
        with: .color(Color(cgColor: color)),
        style: StrokeStyle(
          lineWidth: shape.lineWidth, lineCap: caps[shape.lineCap] ?? .butt,
          lineJoin: joins[shape.lineJoin] ?? .miter, miterLimit: shape.miterLimit,
          dash: shape.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [],
          dashPhase: shape.lineDashPhase))
    }
  }

  private static func fill(
    _ outline: Path, with layer: CAGradientLayer, _ context: GraphicsContext
  ) {
    let colors = (layer.colors ?? []).compactMap { ($0 as? CGColor).map { Color(cgColor: $0) } }
    guard !colors.isEmpty else { return }
    let gradient: Gradient
    if let places = layer.locations, places.count == colors.count {
      gradient = Gradient(
        stops: zip(colors, places).map {
          Gradient.Stop(color: $0, location: CGFloat($1.doubleValue))
        })
    } else {
      gradient = Gradient(colors: colors)
    }
    let size = layer.bounds.size
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * size.width, y: point.y * size.height)
    }
    let (start, end) = (place(layer.startPoint), place(layer.endPoint))
    let shading: GraphicsContext.Shading =
      switch layer.type {
      case .radial:
        .radialGradient(
          gradient, center: start, startRadius: 0,
          endRadius: ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
            .squareRoot())
      case .conic: .conicGradient(gradient, center: start)
      default: .linearGradient(gradient, startPoint: start, endPoint: end)
      }
    context.fill(outline, with: shading)
  }
}
