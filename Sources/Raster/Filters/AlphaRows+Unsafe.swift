/// Alpha that is asked for row by row.
protocol AlphaRows: Sendable {
  /// The pixels that may have any.
  var box: PixelBox { get }
  /// `count` bytes from (`x`, `y`) on, inside `box`: where they lie, or written to `memory`.
  ///
  /// - `memory`: Room for `count` bytes and 32 more.
  func row(
    x: Int, y: Int, count: Int, memory: UnsafeMutablePointer<UInt8>
  ) -> UnsafePointer<UInt8>
  /// The same alpha elsewhere.
  func moved(x: Int, y: Int) -> Self
}
