// Core Data, which is not simulated: objects are in memory and announce their changes; fetches
// return nothing.

/// An attribute of a managed object, which announces changes. Before it is set, it has the default
/// of a model: nil, or 0.
@propertyWrapper public struct NSManaged<Value> {
  var _value: Value?
  public init() {
    switch Value.self {
    case let type as any ExpressibleByNilLiteral.Type:
      _value = .some(type.init(nilLiteral: ()) as! Value)
    case is Bool.Type: _value = false as? Value
    case is String.Type: _value = "" as? Value
    case let type as any Numeric.Type: _value = type.init(exactly: 0) as? Value
    default: _value = nil
    }
  }
  var _current: Value {
    guard let value = _value else { fatalError("an attribute is read that was never set") }
    return value
  }
  public var wrappedValue: Value {
    get { _current }
    set { _value = newValue }
  }
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, NSManaged<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath]._current }
    set {
      if let old = object[keyPath: storageKeyPath]._value {
        _publishing(object, wrappedKeyPath, old, newValue)
      }
      object[keyPath: storageKeyPath]._value = newValue
    }
  }
}
public protocol NSFetchRequestResult: NSObjectProtocol {}
public class NSEntityDescription: NSObject {
  public let name: String?
  init(_name: String) { name = _name }
  public static func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject(context: context) }
}
public class NSManagedObjectID: NSObject {}
public class NSManagedObject: NSObject, ObservableObject, Identifiable, NSFetchRequestResult {
  public override init() {}
  public required init(context: NSManagedObjectContext) {
    managedObjectContext = context
    super.init()
    context._inserted.append(self)
  }
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  public let objectID = NSManagedObjectID()
  public class func entity() -> NSEntityDescription {
    NSEntityDescription(_name: String(describing: Self.self))
  }
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: Self.self))
  }
  public var isDeleted: Bool { false }
  public var isFault: Bool { false }
  public var hasChanges: Bool { false }
  public func awakeFromInsert() {}
  public func awakeFromFetch() {}
  public func willSave() {}
  public func didSave() {}
  public func prepareForDeletion() {}
  public func validateForInsert() throws {}
  public func validateForUpdate() throws {}
  var _values: [String: Any] = [:]
  public func value(forKey key: String) -> Any? { _values[key] }
  public func setValue(_ value: Any?, forKey key: String) { _values[key] = value }
}
public class NSMergePolicy: NSObject {
  public static let error = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
}
public var NSMergeByPropertyObjectTrumpMergePolicy: Any {
  NSMergePolicy.mergeByPropertyObjectTrump
}
public var NSMergeByPropertyStoreTrumpMergePolicy: Any {
  NSMergePolicy.mergeByPropertyStoreTrump
}
public var NSPersistentHistoryTrackingKey: String { "NSPersistentHistoryTrackingKey" }
public var NSPersistentStoreRemoteChangeNotificationPostOptionKey: String {
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
}
public var NSInMemoryStoreType: String { "InMemory" }
public var NSSQLiteStoreType: String { "SQLite" }
public enum NSManagedObjectContextConcurrencyType: UInt {
  case privateQueueConcurrencyType = 1, mainQueueConcurrencyType
}
/// Inserted objects count as unsaved changes; nothing is stored, and fetches find nothing.
public class NSManagedObjectContext: NSObject {
  public override init() {}
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}
  public init(_ concurrencyType: NSManagedObjectContextConcurrencyType) {}
  var _inserted: [NSManagedObject] = []
  public var hasChanges: Bool { !_inserted.isEmpty }
  public var automaticallyMergesChangesFromParent = false
  public var mergePolicy: Any = NSMergePolicy.error
  public var undoManager: UndoManager?
  public var parent: NSManagedObjectContext?
  public var name: String?
  public var insertedObjects: Set<NSManagedObject> { Set(_inserted) }
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  @discardableResult
  public func execute(
    _ request: NSPersistentStoreRequest
  ) throws -> NSPersistentStoreResult { NSPersistentStoreResult() }
  public func save() throws { _inserted = [] }
  public func delete(_ object: NSManagedObject) { _inserted.removeAll { $0 === object } }
  public func insert(_ object: NSManagedObject) { _inserted.append(object) }
  public func rollback() { _inserted = [] }
  public func reset() { _inserted = [] }
  public func refreshAllObjects() {}
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  public func object(with id: NSManagedObjectID) -> NSManagedObject { NSManagedObject() }
  public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T {
    try block()
  }
  public func perform(_ block: @escaping () -> Void) { block() }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}
public class NSPersistentStoreRequest: NSObject {}
public class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public init<Result>(fetchRequest: NSFetchRequest<Result>) {}
  public enum ResultType: UInt { case statusOnly, objectIDs, count }
  public var resultType = ResultType.statusOnly
}
public class NSPersistentStoreResult: NSObject {}
public class NSManagedObjectModel: NSObject {
  public override init() {}
  public init?(contentsOf url: URL) {}
}
public class NSPersistentContainer: NSObject {
  public let name: String
  public let viewContext = NSManagedObjectContext()
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public init(name: String) { self.name = name }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) { self.name = name }
  public static func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
  }
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
  public override init() {}
  public init(url: URL) { self.url = url }
  public var shouldAddStoreAsynchronously = false
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true
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
