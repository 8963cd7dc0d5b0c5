import SwiftUICore

/// Registers a preview, which becomes a scene of the tool.
///
/// - Parameters:
///   - name: Shown in lists and used in output names.
///   - traits: Canvas and orientation.
///   - body: Makes the view; may hold several statements and `@Previewable` declarations.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a preview's closure declare state that lives as long as the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Adds a value with a default to `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Makes a type `Animatable` by the stored variables it has.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Keeps a stored variable out of what `@Animatable` moves.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
