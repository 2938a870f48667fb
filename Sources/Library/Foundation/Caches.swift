final class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  var name = ""
  var countLimit = 0
  var totalCostLimit = 0
  /// The entries, oldest first.
  var _entries = _Registry<(key: KeyType, value: ObjectType)>()
  /// The tickets of the entries.
  var _tickets: [_CacheKey: Int] = [:]
  func object(forKey key: KeyType) -> ObjectType? {
    _tickets[_CacheKey(object: key)].flatMap { _entries[$0]?.value }
  }
  func setObject(_ object: ObjectType, forKey key: KeyType) {
    removeObject(forKey: key)
    _tickets[_CacheKey(object: key)] = _entries.add((key: key, value: object))
    if countLimit > 0 && _entries.count > countLimit, let oldest = _entries.first {
      removeObject(forKey: oldest.key)
    }
  }
  func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) {
    setObject(object, forKey: key)
  }
  func removeObject(forKey key: KeyType) {
    if let ticket = _tickets.removeValue(forKey: _CacheKey(object: key)) { _entries.remove(ticket) }
  }
  func removeAllObjects() {
    _entries.removeAll()
    _tickets = [:]
  }
}
/// A key by which it compares itself: objects of other classes than `NSObject` by identity.
struct _CacheKey: Hashable {
  let object: AnyObject
  static func == (lhs: _CacheKey, rhs: _CacheKey) -> Bool {
    if let object = lhs.object as? NSObject { return object.isEqual(rhs.object) }
    return lhs.object === rhs.object
  }
  func hash(into hasher: inout Hasher) {
    if let object = object as? NSObject {
      hasher.combine(object.hash)
    } else {
      hasher.combine(ObjectIdentifier(object))
    }
  }
}
class Operation: NSObject {
  var completionBlock: (() -> Void)?
  var name: String?
  private(set) var isCancelled = false
  private(set) var isFinished = false
  private(set) var isExecuting = false
  private(set) var dependencies: [Operation] = []
  enum QueuePriority: Int { case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8 }
  var queuePriority = QueuePriority.normal
  var qualityOfService = QualityOfService.default
  var isAsynchronous: Bool { false }
  var isConcurrent: Bool { isAsynchronous }
  var isReady: Bool { dependencies.allSatisfy(\.isFinished) }
  func addDependency(_ operation: Operation) { dependencies.append(operation) }
  func removeDependency(_ operation: Operation) {
    dependencies.removeAll { $0 === operation }
  }
  func waitUntilFinished() { _block { !self.isFinished } }
  func main() {}
  func cancel() { isCancelled = true }
  func start() {
    if !isCancelled {
      isExecuting = true
      main()
      isExecuting = false
    }
    isFinished = true
    completionBlock?()
  }
}
class BlockOperation: Operation {
  private var _blocks: [() -> Void] = []
  override init() { super.init() }
  convenience init(block: @escaping () -> Void) {
    self.init()
    _blocks = [block]
  }
  var executionBlocks: [() -> Void] { _blocks }
  func addExecutionBlock(_ block: @escaping () -> Void) { _blocks.append(block) }
  override func main() { for block in _blocks { block() } }
}
// Operations run on the main thread, one after the other, dependencies first.
final class OperationQueue: NSObject {
  static let main = OperationQueue()
  static var current: OperationQueue? { main }
  var name: String?
  static let defaultMaxConcurrentOperationCount = -1
  var maxConcurrentOperationCount = -1
  var qualityOfService = QualityOfService.default
  var underlyingQueue: DispatchQueue?
  var isSuspended = false { didSet { if !isSuspended { _run() } } }
  private var _waiting: [Operation] = []
  var operations: [Operation] { _waiting }
  var operationCount: Int { _waiting.count }
  func addOperation(_ block: @escaping () -> Void) {
    addOperation(BlockOperation(block: block))
  }
  func addOperation(_ operation: Operation) {
    _waiting.append(operation)
    let queue = self === OperationQueue.main ? DispatchQueue.main : DispatchQueue.global()
    queue.async { self._run() }
  }
  func addBarrierBlock(_ barrier: @escaping () -> Void) { addOperation(barrier) }
  func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    for operation in operations { addOperation(operation) }
    if wait { waitUntilAllOperationsAreFinished() }
  }
  func cancelAllOperations() { for operation in _waiting { operation.cancel() } }
  // The number of running operations.
  private var _running = 0
  func waitUntilAllOperationsAreFinished() {
    _run()
    _block { self._running > 0 }
    _run()
  }
  func _run() {
    while !isSuspended,
      let next = _waiting.firstIndex(where: { $0.dependencies.allSatisfy(\.isFinished) })
    {
      let operation = _waiting.remove(at: next)
      _running += 1
      operation.start()
      _running -= 1
    }
  }
}
