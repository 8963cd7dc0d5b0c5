/// Something that is felt or heard.
///
/// Has no effect in a film.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// A task is done.
  public static let success = SensoryFeedback("success")
  /// Take care.
  public static let warning = SensoryFeedback("warning")
  /// A task has failed.
  public static let error = SensoryFeedback("error")
  /// Another value is chosen.
  public static let selection = SensoryFeedback("selection")
  /// A value rises.
  public static let increase = SensoryFeedback("increase")
  /// A value falls.
  public static let decrease = SensoryFeedback("decrease")
  /// Something begins.
  public static let start = SensoryFeedback("start")
  /// Something ends.
  public static let stop = SensoryFeedback("stop")
  /// Something snaps into line.
  public static let alignment = SensoryFeedback("alignment")
  /// A step of a level is passed.
  public static let levelChange = SensoryFeedback("levelChange")
  /// A path is complete.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// A hit.
  public static let impact = SensoryFeedback("impact")
  /// How heavy a hit is.
  public struct Weight: Equatable, Sendable {
    private let name: String
    /// Light.
    public static let light = Weight(name: "light")
    /// Medium.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }
  /// How things that hit give way.
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// Medium.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }
  /// A hit of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// A hit of things that give way.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}

extension View {
  /// Has no effect in a film: something is felt when a value changes.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  /// Has no effect in a film: something is felt when a value changes in some way.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  /// Has no effect in a film: something is felt when a value changes.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
}
