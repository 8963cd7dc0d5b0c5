/// Asks for light or dark for the whole scene.
package struct PreferredSchemeModifier: ViewModifier {
  package typealias Body = Never
  let scheme: ColorScheme?
  package init(_ scheme: ColorScheme?) { self.scheme = scheme }
  /// Updates the content and tells the graph.
  @MainActor @preconcurrency
  public static func _updateModified<C: View>(
    _ modifier: PreferredSchemeModifier, content: C, _ node: _Node
  ) {
    if node.isNew {
      node.onTearDown.append { [weak node] in
        if let node { node.graph.prefer(nil, node) }
      }
    }
    node.graph.prefer(modifier.scheme, node)
    node.updateOnlyChild(content)
  }
}

extension ViewGraph {
  /// Takes a wish for the scene's scheme; nil takes an earlier wish of the same node back.
  ///
  /// Of several wishes the first in the tree counts.
  func prefer(_ scheme: ColorScheme?, _ node: _Node) {
    if scheme == nil, schemeOwner !== node { return }
    if let owner = schemeOwner, owner !== node, owner.isAlive { return }
    schemeOwner = scheme == nil ? nil : node
    guard preferredScheme != scheme else { return }
    preferredScheme = scheme
    guard let root, root.environment.colorScheme != scheme ?? sceneScheme else { return }
    root.environment.colorScheme = scheme ?? sceneScheme
    invalidate(root)
  }
}
