import CoreGraphics

/// A bracket around changes to layers.
///
/// There are no layers here; only the completion is run.
open class CATransaction: NSObject {
  nonisolated(unsafe) private static var completions: [(() -> Void)?] = []

  /// Opens a bracket.
  open class func begin() { completions.append(nil) }
  /// Closes a bracket and runs its completion.
  open class func commit() {
    guard let completion = completions.popLast() else { return }
    if let completion { DispatchQueue.main.async { completion() } }
  }
  /// Sets what is run after the bracket.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
  /// Has no effect here.
  open class func setAnimationDuration(_ seconds: CFTimeInterval) {}
  /// Has no effect here.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Has no effect here.
  open class func setDisableActions(_ flag: Bool) {}
  /// Has no effect here.
  open class func flush() {}
}
