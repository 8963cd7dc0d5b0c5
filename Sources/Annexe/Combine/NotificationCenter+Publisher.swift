extension NotificationCenter {
  /// A publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    /// It sends notifications.
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never
    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Their sender, or nil for any.
    public let object: AnyObject?

    /// A publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        subject.send($0)
      }
      let watch = AnyCancellable { [center] in center.removeObserver(token) }
      subject.handleEvents(receiveCancel: { watch.cancel() }).receive(subscriber: subscriber)
    }
  }
}
