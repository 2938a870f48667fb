// SwiftData, which is not simulated: models live in memory, and a fetch finds nothing.

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}
extension PersistentModel {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(_object: ObjectIdentifier(self))
  }
  public var modelContext: ModelContext? { nil }
}
public struct Predicate<Input> {
  let _test: (Input) throws -> Bool
  public init(_ test: @escaping @_translated (Input) throws -> Bool) { _test = test }
  public func evaluate(_ input: Input) throws -> Bool {
    try _test(input)
  }
}
extension Sequence {
  public func filter(_ predicate: Predicate<Element>) throws -> [Element] {
    try filter { try predicate.evaluate($0) }
  }
}
public struct PersistentIdentifier: Hashable { let _object: ObjectIdentifier }

public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
public struct Schema {
  public struct Version: Hashable {
    let _parts: [Int]
    public init(_ major: Int, _ minor: Int, _ patch: Int) { _parts = [major, minor, patch] }
  }
  public init(_ types: [any PersistentModel.Type]) {}
  public init(_ types: any PersistentModel.Type...) {}
  public init(versionedSchema: any VersionedSchema.Type) {}
}
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?)
}
public struct ModelConfiguration {
  public init(isStoredInMemoryOnly: Bool = false) {}
  public init(schema: Schema? = nil, isStoredInMemoryOnly: Bool = false) {}
}
public final class ModelContainer {
  public let mainContext = ModelContext()
  public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...)
    throws
  {}
  public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {}
  public init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)?,
    configurations: ModelConfiguration...
  ) throws {}
}
public final class ModelContext {
  public var autosaveEnabled = true
  public var hasChanges: Bool { false }
  public init() {}
  public init(_ container: ModelContainer) {}
  public func insert<T: PersistentModel>(_ model: T) {}
  public func delete<T: PersistentModel>(_ model: T) {}
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil
  ) throws {}
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { [] }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    0
  }
  public func save() throws {}
  public func rollback() {}
  public func transaction(_ block: () throws -> Void) throws { try block() }
}
@_notSimulated
@propertyWrapper public struct Query<Element: PersistentModel>: DynamicProperty {
  public var wrappedValue: [Element] { [] }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) {}
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation = .default
  ) {}
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {}
  public init() {}
}
