private import Synchronization

/// What stands between the braces of a declaration. In a text of the library, which is known to be
/// right, it is read when somebody first looks at it.
struct Deferred<Element: Sendable>: Sendable {
  private final class Waiting: Sendable {
    private let read: @Sendable () -> [Element]
    private let found = Mutex<[Element]?>(nil)

    init(_ read: @escaping @Sendable () -> [Element]) { self.read = read }

    var elements: [Element] {
      found.withLock { found in
        if let found { return found }
        let elements = read()
        found = elements
        return elements
      }
    }
  }

  private enum Content: Sendable {
    case read([Element])
    case waiting(Waiting)
  }

  private let content: Content

  init(_ elements: [Element]) { content = .read(elements) }

  init(reading read: @escaping @Sendable () -> [Element]) { content = .waiting(Waiting(read)) }

  var elements: [Element] {
    switch content {
    case .read(let elements): elements
    case .waiting(let waiting): waiting.elements
    }
  }
}
