import Display
import Geometry

extension Preparer {
  /// A mesh gradient drawn ahead over the pixels where it shows.
  func meshShader(
    _ mesh: MeshPaint, in context: Context, over box: PixelBox
  ) -> (any RowShader)? {
    guard let surface = MeshSurface(mesh, map: context.transform) else {
      return ConstantShader(pixel: mesh.background.pixel())
    }
    let picture = Picture(box: box)
    picture.surface.fill(box.alignedColumns, with: mesh.background.pixel())
    surface.draw(into: picture)
    return PictureShader(picture: picture)
  }
}
