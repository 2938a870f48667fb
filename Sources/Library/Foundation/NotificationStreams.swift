// Loads by member

extension NotificationCenter {
  typealias Publisher = AnyPublisher<Notification, Never>
  func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    AnyPublisher<Notification, Never>(_subscribe: { value, completion in
      let observer = self.addObserver(forName: name, object: object, queue: nil, using: value)
      return AnyCancellable({ self.removeObserver(observer) })
    })
  }
  func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> AsyncStream<Notification> {
    AsyncStream { continuation in
      _ = self.addObserver(forName: name, object: object, queue: nil) { notification in
        continuation.yield(notification)
      }
    }
  }
}
