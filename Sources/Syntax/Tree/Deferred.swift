private import Synchronization

/// The contents of a declaration's braces. In library texts, which are known to be correct, they
/// are parsed on first access.
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
