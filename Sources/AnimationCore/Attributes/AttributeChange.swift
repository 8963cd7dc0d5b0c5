/// What an update did to an attribute.
package enum AttributeChange: Hashable, Sendable {
  /// The model value is the same.
  case unchanged
  /// The shown value took the whole step at once; a motion already running goes on upon it.
  case jumped
  /// A motion started.
  case started
  /// A running motion was turned to a new target or another was laid over it.
  case retargeted
}
