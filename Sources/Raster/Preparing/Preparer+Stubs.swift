import Display
import Geometry

struct BackdropFilter: Sendable {
  var sigma: Double
}

extension Preparer {
  func meshShader(
    _ mesh: MeshPaint, in context: Context, over box: PixelBox
  ) -> (any RowShader)? { nil }
  func backdropNodes(
    _ path: Path, _ style: FillStyle, _ backdrop: Backdrop, _ context: Context
  ) -> [Node] { [] }
  func filtered(_ item: DisplayItem, in context: Context, lengthScale: Double) -> [Node] {
    content(item.content, in: context)
  }
}
