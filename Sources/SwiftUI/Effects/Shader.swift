import SwiftUICore

/// A function of a Metal library with its values.
///
/// There is no Metal here: shaders are not run, and the film says so.
public struct Shader: ShapeStyle, Hashable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// The values.
  public var arguments: [Argument]
  /// Whether colours keep their form.
  public var dithersColor = false
  /// A function with its values.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
  /// The foreground stands in for a shader's colours.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    ForegroundStyle()._resolvePaint(&resolution)
  }
  /// Which use a shader is made ready for.
  public struct UsageType: Hashable, Sendable {
    private let name: String
    /// A style.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// A change of colours.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// A change of places.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// A change of all.
    public static let layerEffect = UsageType(name: "layerEffect")
  }
  /// Has no effect here.
  public func compile(as type: UsageType) async throws {}

  /// A value of a shader.
  public struct Argument: Hashable, Sendable {
    private let text: String
    private init(_ text: String) { self.text = text }
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument("\(Double(x))")
    }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument("\(Double(x)), \(Double(y))")
    }
    /// Two numbers.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// Two numbers.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// Two numbers.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument("\(Double(x)), \(Double(y)), \(Double(z))")
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument("\(Double(x)), \(Double(y)), \(Double(z)), \(Double(w))") }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument("\(array)") }
    /// The view's rectangle.
    public static var boundingRect: Argument { Argument("boundingRect") }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument("\(color)") }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument("\(array)") }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument("image") }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument("\(data)") }
  }
}

/// A function of a Metal library.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name.
  public var name: String
  /// A function by its name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
  /// The function with values.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A Metal library.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  /// The scene's own.
  public static let `default` = ShaderLibrary()
  /// A bundle's.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  /// A function of the scene's own library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// A function.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
  private init() {}
}

/// Tells that a shader is not run.
private struct ShaderNote: ViewModifier {
  typealias Body = Never
  let name: String
  @MainActor @preconcurrency
  static func _updateModified<C: View>(_ modifier: ShaderNote, content: C, _ node: _Node) {
    node.graph.note("the shader '\(modifier.name)' is not run; there is no Metal here")
    node.updateOnlyChild(content)
  }
}

extension View {
  /// The view as it is: shaders are not run here.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderNote(name: shader.function.name))
  }
  /// The view as it is: shaders are not run here.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { modifier(ShaderNote(name: shader.function.name)) }
  /// The view as it is: shaders are not run here.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { modifier(ShaderNote(name: shader.function.name)) }
}
extension VisualEffect {
  /// The view as it is: shaders are not run here.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// The view as it is: shaders are not run here.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  /// The view as it is: shaders are not run here.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
extension ShapeStyle where Self == Shader {
  /// A shader as a style.
  public static func shader(_ shader: Shader) -> Shader { shader }
}
