// Schemas and containers of SwiftData: these keep the tables of the models in memory.

public struct Schema {
  public struct Version: Hashable {
    let _parts: [Int]
    public init(_ major: Int, _ minor: Int, _ patch: Int) { _parts = [major, minor, patch] }
  }
  public struct Relationship {
    public enum DeleteRule { case noAction, nullify, cascade, deny }
  }
  let _types: [any PersistentModel.Type]
  public init(_ types: [any PersistentModel.Type]) { _types = types }
  public init(_ types: any PersistentModel.Type...) { _types = types }
  public init(versionedSchema: any VersionedSchema.Type) { _types = versionedSchema.models }
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
  public var mainContext: ModelContext { _main }
  let _main: ModelContext
  init(_main: ModelContext = ModelContext()) {
    self._main = _main
    _main._container = self
  }
  convenience init(_types: [any PersistentModel.Type]) {
    self.init()
    for type in _types { type._declare(in: _main._tables) }
  }
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    self.init(_types: types)
  }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    self.init(_types: schema._types)
  }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.init(_types: schema._types)
  }
  public func deleteAllData() { _main._tables._all = [:] }
}
