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
extension View {
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      _ModelContexts.shared.container(
        for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled, onSetup: onSetup))
  }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      _ModelContexts.shared.container(
        for: types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled, onSetup: onSetup))
  }
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }
}
extension Scene {
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      _ModelContexts.shared.container(
        for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled, onSetup: onSetup))
  }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      _ModelContexts.shared.container(
        for: types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled, onSetup: onSetup))
  }
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
  public func modelContext(_ context: ModelContext) -> some Scene {
    environment(\.modelContext, context)
  }
}
