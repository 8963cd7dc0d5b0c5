import Display
import Geometry

extension DisplayItem {
  /// A path filled with one colour.
  package static func fill(
    _ path: Path, _ color: DisplayColor, style: FillStyle = FillStyle(),
    transform: CGAffineTransform = .identity, clips: [Clip] = [], opacity: Double = 1,
    blendMode: DisplayBlendMode = .normal, filters: [Filter] = []
  ) -> DisplayItem {
    DisplayItem(
      .fill(path, style, .solid(color)), transform: ProjectionTransform(transform),
      filters: filters, clips: clips, opacity: opacity, blendMode: blendMode)
  }

  /// A rectangle filled with a paint.
  package static func rectangle(_ rect: CGRect, _ paint: Paint) -> DisplayItem {
    DisplayItem(.fill(Path(rect), FillStyle(), paint))
  }
}
