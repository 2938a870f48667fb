// The environment keys of SwiftData and Core Data.
//
// Loads by member

struct _ModelContextKey: EnvironmentKey { static let defaultValue = ModelContext() }
struct _ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext()
}
extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { self[_ModelContextKey.self] }
    set { self[_ModelContextKey.self] = newValue }
  }
  public var managedObjectContext: NSManagedObjectContext {
    get { self[_ManagedObjectContextKey.self] }
    set { self[_ManagedObjectContextKey.self] = newValue }
  }
}
