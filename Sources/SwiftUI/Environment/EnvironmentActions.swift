/// Closes what is presented.
@MainActor @preconcurrency
public struct DismissAction {
  let action: (@MainActor () -> Void)?
  /// Closes what is presented; does nothing where nothing is.
  public func callAsFunction() { action?() }
}

/// Opens addresses.
///
/// A film opens none; a scene's own handler is called.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    let isHandled: Bool
    /// The handler did it.
    public static let handled = Result(isHandled: true)
    /// Nothing was done.
    public static let discarded = Result(isHandled: false)
    /// The system would do it.
    public static let systemAction = Result(isHandled: false)
    /// The system would do it with another address.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }
  private var handler: ((URL) -> Result)?
  nonisolated init() {}
  /// Calls a handler.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }
  /// Opens an address and tells whether that worked.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler?(url).isHandled ?? false)
  }
}

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// How strong colours are told apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// How much room a direction has.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Keeps steps that can be taken back.
///
/// A film keeps none.
public final class UndoManager {}

/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit a reason.
  public let rawValue: Int
  /// Reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// What a view knows of its presentation.
public struct PresentationMode {
  /// Whether the view is presented.
  public internal(set) var isPresented: Bool
  let action: (@MainActor () -> Void)?
  /// Closes what is presented.
  @MainActor public mutating func dismiss() {
    isPresented = false
    action?()
  }
}

private struct DismissKey: EnvironmentKey {
  static let defaultValue: (@MainActor () -> Void)? = nil
}
private struct OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }
private struct PhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private struct ContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}
private struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}
private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.current }
private struct HorizontalClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private struct VerticalClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private struct RedactionKey: EnvironmentKey { static let defaultValue = RedactionReasons() }
private struct BackgroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
  /// What closes the presentation the view is in; nil where it is in none.
  package var dismissClosure: (@MainActor () -> Void)? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// Closes the presentation the view is in.
  @MainActor @preconcurrency
  public var dismiss: DismissAction { DismissAction(action: dismissClosure) }
  /// Whether the view is in a presentation.
  public var isPresented: Bool { dismissClosure != nil }
  /// What the view knows of its presentation.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismissClosure))
  }
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// Whether the scene is in front: a film always is.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }
  /// How strong colours are told apart.
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }
  /// The calendar: the Gregorian one, the same on every machine.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone: that of the process, which in a film is Greenwich unless asked otherwise.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// How much room there is sideways.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalClassKey.self] }
    set { self[HorizontalClassKey.self] = newValue }
  }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalClassKey.self] }
    set { self[VerticalClassKey.self] = newValue }
  }
  /// Why content is not shown as it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  /// The style behind content; nil: that of the canvas.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
  /// Steps that could be taken back: a film has none.
  public var undoManager: UndoManager? { nil }
  /// Whether colour must not be the only difference.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether translucent layers are to be avoided.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether switches are used in place of touches.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether buttons show their shapes.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether pictures that move may begin by themselves.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether bright flashes are to be dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether the screen is dimmed.
  public var isLuminanceReduced: Bool { false }
  /// Whether a scene is being taken.
  public var isSceneCaptured: Bool { false }
}

extension View {
  /// The style behind content inside.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
  /// Says why content inside is not shown as it is.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentChange { $0.redactionReasons.formUnion(reason) })
  }
  /// Shows content inside as it is.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Has no effect in a film: marks private content.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
