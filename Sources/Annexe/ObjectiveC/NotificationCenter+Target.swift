import Foundation

extension NotificationCenter {
  /// Calls a method of an observer with each notification of a name.
  ///
  /// The observer is not kept alive; once it is gone, nothing is called.
  public func addObserver(
    _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    _ = addObserver(forName: name, object: object, queue: nil) { [weak observer] notification in
      guard let observer else { return }
      selector._send(to: observer, notification)
    }
  }
}
