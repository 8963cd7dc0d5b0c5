/// Motion of a symbol's layers.
public protocol SymbolEffect: Sendable {
  /// What is done.
  var configuration: SymbolEffectConfiguration { get }
}
/// An effect that happens once for each change of a value.
public protocol DiscreteSymbolEffect {}
/// An effect that goes on while it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bounce, pulse, variableColor, scale, appear, disappear, replace, automatic, wiggle
    case rotate, breathe, drawOn, drawOff
  }
  enum Direction: Hashable, Sendable {
    case up, down, left, right, forward, backward, clockwise, counterClockwise
    case degrees(Double)
  }
  let kind: Kind
  var direction: Direction?
  /// nil: what suits the effect.
  var isByLayer: Bool?
  var isCumulative = false
  var isReversing = false
  var hidesInactive = false
  /// Whether only the size breathes.
  var isPlain = false
  /// Whether parts that two symbols share stay where they are.
  var isMagic = false
  init(_ kind: Kind) { self.kind = kind }
}

extension SymbolEffectConfiguration {
  func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> SymbolEffectConfiguration {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A jump in size.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What is done.
  public var configuration = SymbolEffectConfiguration(.bounce)
  /// Larger first.
  public var up: BounceSymbolEffect { with { $0.direction = .up } }
  /// Smaller first.
  public var down: BounceSymbolEffect { with { $0.direction = .down } }
  /// Layer after layer.
  public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }
  /// All layers at once.
  public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }
}

/// Fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What is done.
  public var configuration = SymbolEffectConfiguration(.pulse)
  /// Layer after layer.
  public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }
  /// All layers at once.
  public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }
}

/// Variable layers light up in turn.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// What is done.
  public var configuration = SymbolEffectConfiguration(.variableColor)
  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  /// Layers stay lit.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  /// Goes back the way it came.
  public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
  /// Begins anew after the last layer.
  public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
  /// Layers that are not lit are not seen.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
  /// Layers that are not lit are faint.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }
}

/// Another size while active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// What is done.
  public var configuration = SymbolEffectConfiguration(.scale)
  /// Larger.
  public var up: ScaleSymbolEffect { with { $0.direction = .up } }
  /// Smaller.
  public var down: ScaleSymbolEffect { with { $0.direction = .down } }
  /// Layer after layer.
  public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }
  /// All layers at once.
  public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }
}

/// Comes into view.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What is done.
  public var configuration = SymbolEffectConfiguration(.appear)
  /// Growing.
  public var up: AppearSymbolEffect { with { $0.direction = .up } }
  /// Shrinking.
  public var down: AppearSymbolEffect { with { $0.direction = .down } }
  /// Layer after layer.
  public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }
  /// All layers at once.
  public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }
}

/// Goes out of view.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What is done.
  public var configuration = SymbolEffectConfiguration(.disappear)
  /// Growing.
  public var up: DisappearSymbolEffect { with { $0.direction = .up } }
  /// Shrinking.
  public var down: DisappearSymbolEffect { with { $0.direction = .down } }
  /// Layer after layer.
  public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }
  /// All layers at once.
  public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }
}

/// Another symbol takes the place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// What is done.
  public var configuration = SymbolEffectConfiguration(.replace)
  /// The old one shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect { with { $0.direction = .down } }
  /// Both grow.
  public var upUp: ReplaceSymbolEffect { with { $0.direction = .up } }
  /// The old one is gone at once, the new one grows.
  public var offUp: ReplaceSymbolEffect { with { $0.direction = .forward } }
  /// Layer after layer.
  public var byLayer: ReplaceSymbolEffect { with { $0.isByLayer = true } }
  /// All layers at once.
  public var wholeSymbol: ReplaceSymbolEffect { with { $0.isByLayer = false } }
  /// Parts that both have stay; symbols that share none change in the other way given.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect {
    fallback.with { $0.isMagic = true }
  }
}

/// What suits the situation.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  /// What is done.
  public var configuration = SymbolEffectConfiguration(.automatic)
}

/// Swings to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What is done.
  public var configuration = SymbolEffectConfiguration(.wiggle)
  /// To the left first.
  public var left: WiggleSymbolEffect { with { $0.direction = .left } }
  /// To the right first.
  public var right: WiggleSymbolEffect { with { $0.direction = .right } }
  /// Up first.
  public var up: WiggleSymbolEffect { with { $0.direction = .up } }
  /// Down first.
  public var down: WiggleSymbolEffect { with { $0.direction = .down } }
  /// In the direction of lines first.
  public var forward: WiggleSymbolEffect { with { $0.direction = .forward } }
  /// Against the direction of lines first.
  public var backward: WiggleSymbolEffect { with { $0.direction = .backward } }
  /// Turning, clockwise first.
  public var clockwise: WiggleSymbolEffect { with { $0.direction = .clockwise } }
  /// Turning, counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { with { $0.direction = .counterClockwise } }
  /// Along a direction.
  public func custom(angle: Angle) -> WiggleSymbolEffect {
    with { $0.direction = .degrees(angle.degrees) }
  }
  /// Layer after layer.
  public var byLayer: WiggleSymbolEffect { with { $0.isByLayer = true } }
  /// All layers at once.
  public var wholeSymbol: WiggleSymbolEffect { with { $0.isByLayer = false } }
}

/// Turns round once.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What is done.
  public var configuration = SymbolEffectConfiguration(.rotate)
  /// Clockwise.
  public var clockwise: RotateSymbolEffect { with { $0.direction = .clockwise } }
  /// Counterclockwise.
  public var counterClockwise: RotateSymbolEffect { with { $0.direction = .counterClockwise } }
  /// Layer after layer.
  public var byLayer: RotateSymbolEffect { with { $0.isByLayer = true } }
  /// All layers at once.
  public var wholeSymbol: RotateSymbolEffect { with { $0.isByLayer = false } }
}

/// Grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What is done.
  public var configuration = SymbolEffectConfiguration(.breathe)
  /// Only the size changes.
  public var plain: BreatheSymbolEffect { with { $0.isPlain = true } }
  /// Fades as it grows.
  public var pulse: BreatheSymbolEffect { with { $0.isPlain = false } }
  /// Layer after layer.
  public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }
  /// All layers at once.
  public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }
}

/// Is drawn from its beginning to its end.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What is done.
  public var configuration = SymbolEffectConfiguration(.drawOn)
  /// Layer after layer.
  public var byLayer: DrawOnSymbolEffect { with { $0.isByLayer = true } }
  /// All layers at once.
  public var wholeSymbol: DrawOnSymbolEffect { with { $0.isByLayer = false } }
  /// Each layer by itself.
  public var individually: DrawOnSymbolEffect { with { $0.isByLayer = true } }
}

/// Is wiped away from its beginning to its end.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What is done.
  public var configuration = SymbolEffectConfiguration(.drawOff)
  /// Layer after layer.
  public var byLayer: DrawOffSymbolEffect { with { $0.isByLayer = true } }
  /// All layers at once.
  public var wholeSymbol: DrawOffSymbolEffect { with { $0.isByLayer = false } }
}

protocol ConfiguredSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}
extension ConfiguredSymbolEffect {
  func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }
}
extension BounceSymbolEffect: ConfiguredSymbolEffect {}
extension PulseSymbolEffect: ConfiguredSymbolEffect {}
extension VariableColorSymbolEffect: ConfiguredSymbolEffect {}
extension ScaleSymbolEffect: ConfiguredSymbolEffect {}
extension AppearSymbolEffect: ConfiguredSymbolEffect {}
extension DisappearSymbolEffect: ConfiguredSymbolEffect {}
extension ReplaceSymbolEffect: ConfiguredSymbolEffect {}
extension WiggleSymbolEffect: ConfiguredSymbolEffect {}
extension RotateSymbolEffect: ConfiguredSymbolEffect {}
extension BreatheSymbolEffect: ConfiguredSymbolEffect {}
extension DrawOnSymbolEffect: ConfiguredSymbolEffect {}
extension DrawOffSymbolEffect: ConfiguredSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A jump in size.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Variable layers light up in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Another size while active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// Comes into view.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Goes out of view.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Another symbol takes the place.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What suits the situation.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Swings to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns round once.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Is drawn from its beginning to its end.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Is wiped away from its beginning to its end.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
