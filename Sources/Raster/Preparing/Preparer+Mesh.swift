import Display
import Geometry

extension Preparer {
  func meshShader(
    _ mesh: MeshPaint, in context: Context, over box: PixelBox
  ) -> (any RowShader)? { nil }
}
