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
    let (picture, marks) = (Picture(box: box), AlphaPicture(box: box))
    let background = mesh.background.pixel()
    picture.surface.fill(box.alignedColumns, with: background)
    surface.draw(into: picture, marks: marks)
    let coverage = AlphaPicture(box: box)
    let rim = edges(of: surface.rim, under: ProjectionTransform())
    if let shape = Shape(rim, style: FillStyle(), bounds: box) {
      stages.write(shape, into: coverage)
    }
    picture.smoothRim(marks: marks, coverage: coverage, background: background)
    return PictureShader(picture: picture)
  }
}
