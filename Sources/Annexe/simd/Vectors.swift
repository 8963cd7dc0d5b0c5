import Foundation

/// A vector of 2 numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 2 numbers.
public typealias float2 = SIMD2<Float>
/// A vector of 2 numbers of double width.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 2 numbers of double width.
public typealias double2 = SIMD2<Double>
/// A vector of 3 numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 3 numbers.
public typealias float3 = SIMD3<Float>
/// A vector of 3 numbers of double width.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 3 numbers of double width.
public typealias double3 = SIMD3<Double>
/// A vector of 4 numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 4 numbers.
public typealias float4 = SIMD4<Float>
/// A vector of 4 numbers of double width.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 4 numbers of double width.
public typealias double4 = SIMD4<Double>
/// The sum of the products.
public func dot(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { (a * b).sum() }
/// The sum of the products.
public func simd_dot(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { (a * b).sum() }
/// The length.
public func length(_ a: SIMD2<Float>) -> Float { (a * a).sum().squareRoot() }
/// The length.
public func simd_length(_ a: SIMD2<Float>) -> Float { (a * a).sum().squareRoot() }
/// The length of the difference.
public func distance(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { length(a - b) }
/// The length of the difference.
public func simd_distance(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { length(a - b) }
/// The direction, as a vector of length 1.
public func normalize(_ a: SIMD2<Float>) -> SIMD2<Float> { a / length(a) }
/// The direction, as a vector of length 1.
public func simd_normalize(_ a: SIMD2<Float>) -> SIMD2<Float> { a / length(a) }
/// A share of the way from one to the other.
public func mix(_ a: SIMD2<Float>, _ b: SIMD2<Float>, t: Float) -> SIMD2<Float> { a + (b - a) * t }
/// A share of the way from one to the other.
public func simd_mix(_ a: SIMD2<Float>, _ b: SIMD2<Float>, t: Float) -> SIMD2<Float> {
  a + (b - a) * t
}
/// The square of the length.
public func length_squared(_ a: SIMD2<Float>) -> Float { (a * a).sum() }
/// The square of the length.
public func simd_length_squared(_ a: SIMD2<Float>) -> Float { (a * a).sum() }
/// Each number within two others.
public func clamp(_ a: SIMD2<Float>, min low: SIMD2<Float>, max high: SIMD2<Float>) -> SIMD2<Float>
{
  a.clamped(lowerBound: low, upperBound: high)
}
/// Each number within two others.
public func simd_clamp(_ a: SIMD2<Float>, min low: SIMD2<Float>, max high: SIMD2<Float>) -> SIMD2<
  Float
> {
  a.clamped(lowerBound: low, upperBound: high)
}
/// The sum of the products.
public func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { (a * b).sum() }
/// The sum of the products.
public func simd_dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { (a * b).sum() }
/// The length.
public func length(_ a: SIMD2<Double>) -> Double { (a * a).sum().squareRoot() }
/// The length.
public func simd_length(_ a: SIMD2<Double>) -> Double { (a * a).sum().squareRoot() }
/// The length of the difference.
public func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { length(a - b) }
/// The length of the difference.
public func simd_distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { length(a - b) }
/// The direction, as a vector of length 1.
public func normalize(_ a: SIMD2<Double>) -> SIMD2<Double> { a / length(a) }
/// The direction, as a vector of length 1.
public func simd_normalize(_ a: SIMD2<Double>) -> SIMD2<Double> { a / length(a) }
/// A share of the way from one to the other.
public func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>, t: Double) -> SIMD2<Double> {
  a + (b - a) * t
}
/// A share of the way from one to the other.
public func simd_mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>, t: Double) -> SIMD2<Double> {
  a + (b - a) * t
}
/// The square of the length.
public func length_squared(_ a: SIMD2<Double>) -> Double { (a * a).sum() }
/// The square of the length.
public func simd_length_squared(_ a: SIMD2<Double>) -> Double { (a * a).sum() }
/// Each number within two others.
public func clamp(_ a: SIMD2<Double>, min low: SIMD2<Double>, max high: SIMD2<Double>) -> SIMD2<
  Double
> {
  a.clamped(lowerBound: low, upperBound: high)
}
/// Each number within two others.
public func simd_clamp(_ a: SIMD2<Double>, min low: SIMD2<Double>, max high: SIMD2<Double>)
  -> SIMD2<Double>
{
  a.clamped(lowerBound: low, upperBound: high)
}
/// The sum of the products.
public func dot(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { (a * b).sum() }
/// The sum of the products.
public func simd_dot(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { (a * b).sum() }
/// The length.
public func length(_ a: SIMD3<Float>) -> Float { (a * a).sum().squareRoot() }
/// The length.
public func simd_length(_ a: SIMD3<Float>) -> Float { (a * a).sum().squareRoot() }
/// The length of the difference.
public func distance(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { length(a - b) }
/// The length of the difference.
public func simd_distance(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { length(a - b) }
/// The direction, as a vector of length 1.
public func normalize(_ a: SIMD3<Float>) -> SIMD3<Float> { a / length(a) }
/// The direction, as a vector of length 1.
public func simd_normalize(_ a: SIMD3<Float>) -> SIMD3<Float> { a / length(a) }
/// A share of the way from one to the other.
public func mix(_ a: SIMD3<Float>, _ b: SIMD3<Float>, t: Float) -> SIMD3<Float> { a + (b - a) * t }
/// A share of the way from one to the other.
public func simd_mix(_ a: SIMD3<Float>, _ b: SIMD3<Float>, t: Float) -> SIMD3<Float> {
  a + (b - a) * t
}
/// The square of the length.
public func length_squared(_ a: SIMD3<Float>) -> Float { (a * a).sum() }
/// The square of the length.
public func simd_length_squared(_ a: SIMD3<Float>) -> Float { (a * a).sum() }
/// Each number within two others.
public func clamp(_ a: SIMD3<Float>, min low: SIMD3<Float>, max high: SIMD3<Float>) -> SIMD3<Float>
{
  a.clamped(lowerBound: low, upperBound: high)
}
/// Each number within two others.
public func simd_clamp(_ a: SIMD3<Float>, min low: SIMD3<Float>, max high: SIMD3<Float>) -> SIMD3<
  Float
> {
  a.clamped(lowerBound: low, upperBound: high)
}
/// The sum of the products.
public func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
/// The sum of the products.
public func simd_dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
/// The length.
public func length(_ a: SIMD3<Double>) -> Double { (a * a).sum().squareRoot() }
/// The length.
public func simd_length(_ a: SIMD3<Double>) -> Double { (a * a).sum().squareRoot() }
/// The length of the difference.
public func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { length(a - b) }
/// The length of the difference.
public func simd_distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { length(a - b) }
/// The direction, as a vector of length 1.
public func normalize(_ a: SIMD3<Double>) -> SIMD3<Double> { a / length(a) }
/// The direction, as a vector of length 1.
public func simd_normalize(_ a: SIMD3<Double>) -> SIMD3<Double> { a / length(a) }
/// A share of the way from one to the other.
public func mix(_ a: SIMD3<Double>, _ b: SIMD3<Double>, t: Double) -> SIMD3<Double> {
  a + (b - a) * t
}
/// A share of the way from one to the other.
public func simd_mix(_ a: SIMD3<Double>, _ b: SIMD3<Double>, t: Double) -> SIMD3<Double> {
  a + (b - a) * t
}
/// The square of the length.
public func length_squared(_ a: SIMD3<Double>) -> Double { (a * a).sum() }
/// The square of the length.
public func simd_length_squared(_ a: SIMD3<Double>) -> Double { (a * a).sum() }
/// Each number within two others.
public func clamp(_ a: SIMD3<Double>, min low: SIMD3<Double>, max high: SIMD3<Double>) -> SIMD3<
  Double
> {
  a.clamped(lowerBound: low, upperBound: high)
}
/// Each number within two others.
public func simd_clamp(_ a: SIMD3<Double>, min low: SIMD3<Double>, max high: SIMD3<Double>)
  -> SIMD3<Double>
{
  a.clamped(lowerBound: low, upperBound: high)
}
/// The sum of the products.
public func dot(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float { (a * b).sum() }
/// The sum of the products.
public func simd_dot(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float { (a * b).sum() }
/// The length.
public func length(_ a: SIMD4<Float>) -> Float { (a * a).sum().squareRoot() }
/// The length.
public func simd_length(_ a: SIMD4<Float>) -> Float { (a * a).sum().squareRoot() }
/// The length of the difference.
public func distance(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float { length(a - b) }
/// The length of the difference.
public func simd_distance(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float { length(a - b) }
/// The direction, as a vector of length 1.
public func normalize(_ a: SIMD4<Float>) -> SIMD4<Float> { a / length(a) }
/// The direction, as a vector of length 1.
public func simd_normalize(_ a: SIMD4<Float>) -> SIMD4<Float> { a / length(a) }
/// A share of the way from one to the other.
public func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, t: Float) -> SIMD4<Float> { a + (b - a) * t }
/// A share of the way from one to the other.
public func simd_mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, t: Float) -> SIMD4<Float> {
  a + (b - a) * t
}
/// The square of the length.
public func length_squared(_ a: SIMD4<Float>) -> Float { (a * a).sum() }
/// The square of the length.
public func simd_length_squared(_ a: SIMD4<Float>) -> Float { (a * a).sum() }
/// Each number within two others.
public func clamp(_ a: SIMD4<Float>, min low: SIMD4<Float>, max high: SIMD4<Float>) -> SIMD4<Float>
{
  a.clamped(lowerBound: low, upperBound: high)
}
/// Each number within two others.
public func simd_clamp(_ a: SIMD4<Float>, min low: SIMD4<Float>, max high: SIMD4<Float>) -> SIMD4<
  Float
> {
  a.clamped(lowerBound: low, upperBound: high)
}
/// The sum of the products.
public func dot(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { (a * b).sum() }
/// The sum of the products.
public func simd_dot(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { (a * b).sum() }
/// The length.
public func length(_ a: SIMD4<Double>) -> Double { (a * a).sum().squareRoot() }
/// The length.
public func simd_length(_ a: SIMD4<Double>) -> Double { (a * a).sum().squareRoot() }
/// The length of the difference.
public func distance(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { length(a - b) }
/// The length of the difference.
public func simd_distance(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { length(a - b) }
/// The direction, as a vector of length 1.
public func normalize(_ a: SIMD4<Double>) -> SIMD4<Double> { a / length(a) }
/// The direction, as a vector of length 1.
public func simd_normalize(_ a: SIMD4<Double>) -> SIMD4<Double> { a / length(a) }
/// A share of the way from one to the other.
public func mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>, t: Double) -> SIMD4<Double> {
  a + (b - a) * t
}
/// A share of the way from one to the other.
public func simd_mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>, t: Double) -> SIMD4<Double> {
  a + (b - a) * t
}
/// The square of the length.
public func length_squared(_ a: SIMD4<Double>) -> Double { (a * a).sum() }
/// The square of the length.
public func simd_length_squared(_ a: SIMD4<Double>) -> Double { (a * a).sum() }
/// Each number within two others.
public func clamp(_ a: SIMD4<Double>, min low: SIMD4<Double>, max high: SIMD4<Double>) -> SIMD4<
  Double
> {
  a.clamped(lowerBound: low, upperBound: high)
}
/// Each number within two others.
public func simd_clamp(_ a: SIMD4<Double>, min low: SIMD4<Double>, max high: SIMD4<Double>)
  -> SIMD4<Double>
{
  a.clamped(lowerBound: low, upperBound: high)
}
/// What stands upright on both.
public func cross(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
/// What stands upright on both.
public func simd_cross(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
/// What stands upright on both.
public func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
/// What stands upright on both.
public func simd_cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
