extension PreludeLibrary {
  /// SwiftData and Core Data, which are not simulated: models live in memory, and a fetch finds nothing.
  static let persistence = PreludeChunk(
    names: [
      "PersistentModel", "Query", "FetchRequest", "SectionedFetchRequest", "FetchedResults",
      "SectionedFetchResults", "ModelContext", "ModelContainer", "ModelConfiguration", "Schema",
      "FetchDescriptor", "NSManagedObject", "NSManagedObjectContext", "NSPersistentContainer",
      "NSSortDescriptor", "NSFetchRequest", "NSPersistentStoreDescription",
      "NSPersistentCloudKitContainer", "PersistentIdentifier", "Predicate", "VersionedSchema",
      "SchemaMigrationPlan", "MigrationStage",
    ],
    text: #"""
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
        public init(_ test: @escaping (Input) throws -> Bool) { _test = test }
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

      public class NSManagedObject: NSObject, ObservableObject, Identifiable {
        public override init() {}
        public init(context: NSManagedObjectContext) {}
        public var managedObjectContext: NSManagedObjectContext? { nil }
      }
      public class NSManagedObjectContext: NSObject {
        public var hasChanges: Bool { false }
        public var automaticallyMergesChangesFromParent = false
        public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
        public func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
        public func save() throws {}
        public func delete(_ object: NSManagedObject) {}
        public func insert(_ object: NSManagedObject) {}
        public func rollback() {}
        public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T {
          try block()
        }
      }
      public class NSPersistentContainer {
        public let name: String
        public let viewContext = NSManagedObjectContext()
        public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
        public init(name: String) { self.name = name }
        public func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
        public func performBackgroundTask(
          _ block: @escaping (NSManagedObjectContext) -> Void
        ) {
          block(NSManagedObjectContext())
        }
        public func loadPersistentStores(
          completionHandler block: @escaping (NSPersistentStoreDescription, Error?) -> Void
        ) {
          block(persistentStoreDescriptions[0], nil)
        }
      }
      public class NSPersistentCloudKitContainer: NSPersistentContainer {}
      public class NSPersistentStoreDescription: NSObject {
        public var url: URL?
        public var type = "SQLite"
        public var shouldAddStoreAsynchronously = false
        public func setOption(_ option: NSObject?, forKey key: String) {}
      }
      public final class NSFetchRequest<Result>: NSObject {
        public var predicate: NSPredicate?
        public var sortDescriptors: [NSSortDescriptor]?
        public var fetchLimit = 0
        public var fetchOffset = 0
        public let entityName: String?
        public override init() { entityName = nil }
        public init(entityName: String) { self.entityName = entityName }
      }
      public final class NSSortDescriptor: NSObject {
        public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {}
        public init(key: String?, ascending: Bool) {}
      }
      public struct FetchedResults<Result>: RandomAccessCollection {
        let _elements: [Result] = []
        public var startIndex: Int { 0 }
        public var endIndex: Int { _elements.count }
        public subscript(position: Int) -> Result { _elements[position] }
        public var nsPredicate: NSPredicate? {
          get { nil }
          nonmutating set {}
        }
        public var sortDescriptors: [SortDescriptor<Result>] {
          get { [] }
          nonmutating set {}
        }
      }
      @_notSimulated
      @propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
        public var wrappedValue: FetchedResults<Result> { FetchedResults<Result>() }
        public init(
          entity: Any? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
          animation: Animation? = nil
        ) {}
        public init(
          sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
          animation: Animation? = nil
        ) {}
      }
      public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>:
        RandomAccessCollection
      {
        public struct Section: Identifiable, RandomAccessCollection {
          public let id: SectionIdentifier
          let _elements: [Result]
          public var startIndex: Int { 0 }
          public var endIndex: Int { _elements.count }
          public subscript(position: Int) -> Result { _elements[position] }
        }
        let _sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
        public var startIndex: Int { 0 }
        public var endIndex: Int { _sections.count }
        public subscript(position: Int) -> SectionedFetchResults<SectionIdentifier, Result>.Section {
          _sections[position]
        }
      }
      @_notSimulated
      @propertyWrapper public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>:
        DynamicProperty
      {
        public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
          SectionedFetchResults<SectionIdentifier, Result>()
        }
        public init(
          entity: Any? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
          sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
          animation: Animation? = nil
        ) {}
        public init(
          sectionIdentifier: KeyPath<Result, SectionIdentifier>,
          sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
          animation: Animation? = nil
        ) {}
      }
      """#)

  /// Where views find them.
  static let persistenceKeys = PreludeChunk(
    members: ["modelContext", "managedObjectContext"],
    text: #"""
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
      """#)
}
