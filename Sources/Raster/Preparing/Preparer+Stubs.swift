import Display
import Geometry

struct BackdropFilter: Sendable {
  var sigma: Double
}

extension Preparer {
  func shader(for paint: Paint, in context: Context, over box: PixelBox) -> (any RowShader)? {
    nil
  }
  func imageNodes(
    _ image: DisplayImage, _ rect: CGRect, _ interpolation: ImageInterpolation, _ context: Context
  ) -> [Node] { [] }
  func backdropNodes(
    _ path: Path, _ style: FillStyle, _ backdrop: Backdrop, _ context: Context
  ) -> [Node] { [] }
  func filtered(_ item: DisplayItem, in context: Context, lengthScale: Double) -> [Node] {
    content(item.content, in: context)
  }
}
