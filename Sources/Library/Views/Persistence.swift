// SwiftData in memory: fetches find the inserted models, and views with a `@Query` depend on those
// that it finds. Nothing is written to disk.

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  var _relationships: [_Relationship] { get }
  func _linkRelationships()
}
extension PersistentModel {
  public var _relationships: [_Relationship] { [] }
  public func _linkRelationships() {}
  func _insert(into context: ModelContext) { context.insert(self) }
  func _delete(from context: ModelContext) { context.delete(self) }
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(_object: ObjectIdentifier(self))
  }
  public var modelContext: ModelContext? { _ModelContexts.shared.contexts[ObjectIdentifier(self)] }
  public var isDeleted: Bool { _ModelContexts.shared.deleted.contains(ObjectIdentifier(self)) }
}

/// The models that a property of another one holds.
public struct _Relationship {
  let models: [any PersistentModel]
  let rule: Schema.Relationship.DeleteRule
  let clear: () -> Void
  var _denies: Bool { rule == .deny && !models.isEmpty }
}

/// Keeps the inverse of a relationship in step with it, and everything related in one context.
func _relate<Owner: PersistentModel, Other: PersistentModel>(
  _ owner: Owner, _ old: [Other], _ new: [Other], link: (Other) -> Void, unlink: (Other) -> Void
) {
  for one in old._objects(missingIn: new) {
    unlink(one)
    owner.modelContext?._noteChange()
  }
  for one in new._objects(missingIn: old) {
    link(one)
    if let context = owner.modelContext {
      context._noteChange()
      context.insert(one)
    } else if let context = one.modelContext {
      context.insert(owner)
    }
  }
}

struct _DeniedDeletion: LocalizedError {
  var errorDescription: String? { "Items cannot be deleted from a relationship that denies it." }
}

/// The contexts of the inserted models.
final class _ModelContexts {
  static let shared = _ModelContexts()
  var contexts: [ObjectIdentifier: ModelContext] = [:]
  var deleted: Set<ObjectIdentifier> = []
  /// The containers that views and scenes request, by the types of their models.
  var containers: [String: ModelContainer] = [:]

  /// The container for some types, which is set up when it is asked for the first time.
  func container(
    for types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool,
    isUndoEnabled: Bool,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer {
    let key = types.map { "\($0)" }.joined(separator: ",") + (inMemory ? "" : ",")
    if let known = containers[key] { return known }
    let made = ModelContainer()
    containers[key] = made
    made.mainContext.autosaveEnabled = isAutosaveEnabled
    if isUndoEnabled {
      made.mainContext.undoManager = UndoManager()
      _noteAction(
        "isUndoEnabled: the undo manager of the context is there, but no change of a model is registered with it"
      )
    }
    _setUp { onSetup(.success(made)) }
    return made
  }
}
/// Runs work on whose reads no view depends.
@_native("model.untracked") func _untracked(_ work: () -> Void)
/// Runs what sets a container up, of which no view is to depend on anything.
@_native("model.setUp") func _setUp(_ work: @escaping () -> Void)
/// The values of a model's properties.
@_native("model.values") func _modelValues(_ model: AnyObject) -> [Any]
@_native("model.isChanged") func _isModelChanged(_ model: AnyObject, _ values: [Any]) -> Bool
/// Sets those properties of a model that have other values.
@_native("model.restore") func _restoreModel(_ model: AnyObject, _ values: [Any])

/// The models of one type in a container, in the order in which they were inserted.
@_whereAnotherIsRead(
  "write to the models that it queries: of its type, and in its container, the one of .modelContainer(…) around it"
)
@Observable final class ModelTable<Model: PersistentModel>: _AnyModelTable {
  var models: [Model] = []
  @ObservationIgnored let _store = _SavedModels<Model>()

  func _save() {
    _store.models = models
    _store.values = models.map { _modelValues($0) }
  }
  func _restoreValues() {
    for (model, values) in zip(_store.models, _store.values) { _restoreModel(model, values) }
  }
  func _rollBack(_ context: ModelContext) {
    let saved = _store.models
    let isSame = models.count == saved.count && zip(models, saved).allSatisfy { $0 === $1 }
    if isSame { return }
    let known = _ModelContexts.shared
    for model in _inserted { known.contexts[ObjectIdentifier(model)] = nil }
    for model in _deleted {
      known.contexts[ObjectIdentifier(model)] = context
      known.deleted.remove(ObjectIdentifier(model))
    }
    models = saved
  }
  var _inserted: [any PersistentModel] {
    let saved = Set(_store.models.map { ObjectIdentifier($0) })
    return models.filter { !saved.contains(ObjectIdentifier($0)) }
  }
  var _deleted: [any PersistentModel] {
    let there = Set(models.map { ObjectIdentifier($0) })
    return _store.models.filter { !there.contains(ObjectIdentifier($0)) }
  }
  /// The models that are not as they were saved; who asks for them depends on none.
  var _changed: [any PersistentModel] {
    zip(_store.models, _store.values).filter { _isModelChanged($0, $1) }.map { $0.0 }
  }
}
extension PersistentModel {
  /// Makes the table of the type, which is there as soon as its container is.
  static func _declare(in tables: _ModelTables) { _ = tables.table(of: Self.self) }
}
/// The models of a table as they were saved.
final class _SavedModels<Model> {
  var models: [Model] = []
  var values: [[Any]] = []
}
protocol _AnyModelTable: AnyObject {
  var _inserted: [any PersistentModel] { get }
  var _deleted: [any PersistentModel] { get }
  var _changed: [any PersistentModel] { get }
  func _save()
  func _restoreValues()
  func _rollBack(_ context: ModelContext)
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
/// The tables of a container, which all its contexts share.
final class _ModelTables {
  var _all: [ObjectIdentifier: any _AnyModelTable] = [:]
  /// The models that are to be deleted once nothing denies it.
  var _denied: [any PersistentModel] = []

  func table<T: PersistentModel>(of type: T.Type) -> ModelTable<T> {
    if let known = _all[ObjectIdentifier(type)] as? ModelTable<T> { return known }
    let made = ModelTable<T>()
    _all[ObjectIdentifier(type)] = made
    return made
  }
}

public final class ModelContext {
  public var autosaveEnabled = true
  public var undoManager: UndoManager?
  let _tables: _ModelTables
  /// Whether models or relationships came or went.
  var _hasChanges = false
  func _noteChange() { _hasChanges = true }
  /// Whether anything has changed since the last save; who asks for that does not depend on it.
  public var hasChanges: Bool {
    if _hasChanges { return true }
    var isChanged = false
    _untracked { isChanged = _tables._all.values.contains { !$0._changed.isEmpty } }
    return isChanged
  }
  public var insertedModelsArray: [any PersistentModel] {
    _tables._all.values.flatMap { $0._inserted }
  }
  public var changedModelsArray: [any PersistentModel] {
    _tables._all.values.flatMap { table in
      let deleted = Set(table._deleted.map { ObjectIdentifier($0) })
      return table._changed.filter { !deleted.contains(ObjectIdentifier($0)) }
    }
  }
  public var deletedModelsArray: [any PersistentModel] {
    _tables._all.values.flatMap { $0._deleted }
  }
  public init() { _tables = _ModelTables() }
  public init(_ container: ModelContainer) {
    _tables = container._main._tables
    _owned = container
  }
  /// The container of a main context, which holds that, and the one of another context.
  weak var _container: ModelContainer?
  var _owned: ModelContainer?
  public var container: ModelContainer { _owned ?? _container ?? ModelContainer(_main: self) }
  public func insert<T: PersistentModel>(_ model: T) {
    let table = _tables.table(of: T.self)
    if let known = model.modelContext, known._tables === _tables { return }
    table.models.append(model)
    _noteChange()
    _ModelContexts.shared.contexts[ObjectIdentifier(model)] = self
    _ModelContexts.shared.deleted.remove(ObjectIdentifier(model))
    model._linkRelationships()
  }
  public func delete<T: PersistentModel>(_ model: T) {
    let table = _tables.table(of: T.self)
    guard let index = table.models._index(ofObject: model) else { return }
    let relationships = model._relationships
    if relationships.contains(where: { $0._denies }) {
      _tables._denied.append(model)
      _noteChange()
      return
    }
    table.models.remove(at: index)
    _noteChange()
    _ModelContexts.shared.contexts[ObjectIdentifier(model)] = nil
    _ModelContexts.shared.deleted.insert(ObjectIdentifier(model))
    for one in relationships where one.rule != .noAction {
      one.clear()
      if one.rule == .cascade { for other in one.models { other._delete(from: self) } }
    }
  }
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
  }
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try descriptor._found(in: _tables.table(of: T.self).models)
  }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, block: (T) throws -> Void
  ) throws {
    for found in try fetch(descriptor) { try block(found) }
  }
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    _tables.table(of: T.self).models.first { $0.persistentModelID == id }
  }
  public func save() throws {
    let denied = _tables._denied
    if denied.contains(where: { $0._relationships.contains { $0._denies } }) {
      throw _DeniedDeletion()
    }
    _tables._denied = []
    for model in denied { model._delete(from: self) }
    for table in _tables._all.values { table._save() }
    _hasChanges = false
  }
  public func rollback() {
    _tables._denied = []
    for table in _tables._all.values { table._restoreValues() }
    for table in _tables._all.values { table._rollBack(self) }
    _hasChanges = false
  }
  public func transaction(_ block: () throws -> Void) throws {
    try block()
    try save()
  }
}

extension FetchDescriptor {
  /// The models of a list that match, sorted and limited.
  func _found(in models: [T]) throws -> [T] {
    var found = models
    if let predicate = predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !sortBy.isEmpty { found = found.sorted(using: sortBy) }
    if let offset = fetchOffset { found = Array(found.dropFirst(offset)) }
    if let limit = fetchLimit { found = Array(found.prefix(limit)) }
    return found
  }
}

@_wrapper(.custom)
@propertyWrapper public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) var _context: ModelContext
  let _descriptor: FetchDescriptor<Element>

  public var wrappedValue: [Element] {
    (try? _context.fetch(_descriptor)) ?? []
  }
  public var modelContext: ModelContext { _context }
  public var fetchError: (any Error)? { nil }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) {
    _descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    _descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    _descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    _descriptor = descriptor
  }
  public init() { _descriptor = FetchDescriptor() }
}
