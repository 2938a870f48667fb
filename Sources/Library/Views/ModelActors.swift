// Actors with a context of SwiftData of their own. Module: SwiftData

/// What `@ModelActor` makes an actor conform to. The macro's members are those of this extension.
public protocol ModelActor: Actor {
  init()
}
extension ModelActor {
  public init(modelContainer: ModelContainer) {
    self.init()
    _ModelActors.shared._contexts[ObjectIdentifier(self)] = ModelContext(modelContainer)
  }
  public nonisolated var modelContainer: ModelContainer { _context.container }
  public var modelContext: ModelContext { _context }
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    _context.registeredModel(for: id)
  }
  nonisolated var _context: ModelContext {
    guard let context = _ModelActors.shared._contexts[ObjectIdentifier(self)] else {
      fatalError("\(Self.self) was made without a model container")
    }
    return context
  }
}

/// The contexts of model actors.
final class _ModelActors: @unchecked Sendable {
  static let shared = _ModelActors()
  var _contexts: [ObjectIdentifier: ModelContext] = [:]
}
