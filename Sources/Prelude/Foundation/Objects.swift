extension PreludeLibrary {
  /// The root of Foundation's classes.
  static let objects = PreludeChunk(
    names: ["NSObject", "NSObjectProtocol", "NSCopying", "NSZone", "_ValueObject"],
    text: #"""
      protocol NSObjectProtocol: AnyObject {
        var hash: Int { get }
        var description: String { get }
        func isEqual(_ object: Any?) -> Bool
      }
      /// An object that `as?` turns into the value in its first property.
      protocol _ValueObject {}
      struct NSZone {}
      protocol NSCopying { func copy(with zone: NSZone?) -> Any }
      open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible,
        CustomDebugStringConvertible
      {
        public init() {}
        open var hash: Int { ObjectIdentifier(self).hashValue }
        open func isEqual(_ object: Any?) -> Bool {
          guard let other = object as? NSObject else { return false }
          return self === other
        }
        // The toolchain puts the address behind the name.
        open var description: String { "<\(String(reflecting: type(of: self)))>" }
        open var debugDescription: String { description }
        public var hashValue: Int { hash }
        public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
        public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
      }
      """#)

  /// What `as` calls between Foundation's classes and the values that they stand for.
  static let valueObjects = PreludeChunk(
    names: [
      "NSURL", "NSDate", "_bridgedString", "_bridgedInt", "_bridgedDouble", "_bridgedBool",
      "_bridgedURL", "_bridgedDate", "_unbridgedString", "_unbridgedURL", "_unbridgedDate",
      "_bridgedFloat", "_bridgedDecimal", "_unbridgedDecimal",
    ],
    text: #"""
      final class NSURL: NSObject, _ValueObject {
        let _url: URL
        init(_url: URL) { self._url = _url }
        convenience init?(string: String) {
          guard let url = URL(string: string) else { return nil }
          self.init(_url: url)
        }
        var absoluteString: String? { _url.absoluteString }
        override var description: String { _url.description }
        override var hash: Int { _url.hashValue }
        override func isEqual(_ object: Any?) -> Bool { (object as? NSURL)?._url == _url }
      }
      final class NSDate: NSObject, _ValueObject {
        let _date: Date
        init(_date: Date) { self._date = _date }
        var timeIntervalSinceReferenceDate: TimeInterval { _date.timeIntervalSinceReferenceDate }
        override var description: String { _date.description }
        override var hash: Int { _date.hashValue }
        override func isEqual(_ object: Any?) -> Bool { (object as? NSDate)?._date == _date }
      }
      func _bridgedString(_ value: String) -> NSString { NSString(string: value) }
      func _bridgedInt(_ value: Int) -> NSNumber { NSNumber(value: value) }
      func _bridgedDouble(_ value: Double) -> NSNumber { NSNumber(value: value) }
      func _bridgedBool(_ value: Bool) -> NSNumber { NSNumber(value: value) }
      func _bridgedFloat(_ value: Float) -> NSNumber { NSNumber(value: value) }
      func _bridgedDecimal(_ value: Decimal) -> NSDecimalNumber { NSDecimalNumber(decimal: value) }
      func _unbridgedDecimal(_ value: NSDecimalNumber) -> Decimal { value.decimalValue }
      func _bridgedURL(_ value: URL) -> NSURL { NSURL(_url: value) }
      func _bridgedDate(_ value: Date) -> NSDate { NSDate(_date: value) }
      func _unbridgedString(_ value: NSString) -> String { value._text }
      func _unbridgedURL(_ value: NSURL) -> URL { value._url }
      func _unbridgedDate(_ value: NSDate) -> Date { value._date }
      """#)

  static let localizedTexts = PreludeChunk(
    names: ["NSLocalizedString"],
    text: #"""
      func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle? = nil, value: String = "",
        comment: String
      ) -> String {
        value.isEmpty ? key : value
      }
      """#)

  static let caches = PreludeChunk(
    names: ["NSCache", "OperationQueue", "Operation", "BlockOperation"],
    text: #"""
      final class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
        var name = ""
        var countLimit = 0
        var totalCostLimit = 0
        // The oldest first.
        var _entries: [(key: KeyType, value: ObjectType)] = []
        func _index(_ key: KeyType) -> Int? {
          if let key = key as? NSObject {
            return _entries.firstIndex(where: { key.isEqual($0.key) })
          }
          return _entries.firstIndex(where: { $0.key === key })
        }
        func object(forKey key: KeyType) -> ObjectType? { _index(key).map({ _entries[$0].value }) }
        func setObject(_ object: ObjectType, forKey key: KeyType) {
          removeObject(forKey: key)
          _entries.append((key: key, value: object))
          if countLimit > 0 && _entries.count > countLimit { _entries.removeFirst() }
        }
        func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) {
          setObject(object, forKey: key)
        }
        func removeObject(forKey key: KeyType) {
          if let index = _index(key) { _entries.remove(at: index) }
        }
        func removeAllObjects() { _entries.removeAll() }
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
      // Operations run on the main thread, one after the other, those they depend on first.
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
        // How many are being run.
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
      """#)

  static let undoing = PreludeChunk(
    names: ["UndoManager"],
    text: #"""
      class UndoManager: NSObject {
        final class _Group {
          var actions: [() -> Void] = []
          var name = ""
        }
        var levelsOfUndo = 0
        // All that is registered while one input runs is one step.
        var groupsByEvent = true
        private(set) var isUndoing = false
        private(set) var isRedoing = false
        private(set) var groupingLevel = 0
        private var _isDisabled = 0
        private var _open: _Group?
        private var _isOpenByEvent = false
        private var _undos: [_Group] = []
        private var _redos: [_Group] = []
        var canUndo: Bool { !_undos.isEmpty || _open?.actions.isEmpty == false }
        var canRedo: Bool { !_redos.isEmpty }
        var undoCount: Int { _undos.count }
        var redoCount: Int { _redos.count }
        var isUndoRegistrationEnabled: Bool { _isDisabled == 0 }
        var undoActionName: String { _open?.name ?? _undos.last?.name ?? "" }
        var redoActionName: String { _redos.last?.name ?? "" }
        var undoMenuItemTitle: String { _title("Undo", undoActionName) }
        var redoMenuItemTitle: String { _title("Redo", redoActionName) }
        func _title(_ verb: String, _ name: String) -> String {
          name.isEmpty ? verb : verb + " " + name
        }
        func disableUndoRegistration() { _isDisabled += 1 }
        func enableUndoRegistration() { _isDisabled -= 1 }
        func beginUndoGrouping() {
          if groupingLevel == 0 { _open = _open ?? _Group() }
          groupingLevel += 1
        }
        func endUndoGrouping() {
          guard groupingLevel > 0 else { return }
          groupingLevel -= 1
          if groupingLevel == 0 && !_isOpenByEvent { _close() }
        }
        func registerUndo<T: AnyObject>(withTarget target: T, handler: @escaping (T) -> Void) {
          guard isUndoRegistrationEnabled else { return }
          if _open == nil {
            _open = _Group()
            _isOpenByEvent = true
            if groupsByEvent { DispatchQueue.main.async { self._closeEvent() } }
          }
          _open?.actions.append({ handler(target) })
          if !isUndoing && !isRedoing { _redos.removeAll() }
        }
        func setActionName(_ name: String) {
          if let open = _open { open.name = name } else { _undos.last?.name = name }
        }
        func removeAllActions() {
          _open = nil
          _undos.removeAll()
          _redos.removeAll()
        }
        func removeAllActions(withTarget target: Any) { removeAllActions() }
        func undo() {
          _closeEvent()
          guard let group = _undos.popLast() else { return }
          isUndoing = true
          _perform(group)
          isUndoing = false
        }
        func undoNestedGroup() { undo() }
        func redo() {
          _closeEvent()
          guard let group = _redos.popLast() else { return }
          isRedoing = true
          _perform(group)
          isRedoing = false
        }
        // What the actions register undoes them.
        func _perform(_ group: _Group) {
          let inverse = _Group()
          inverse.name = group.name
          _open = inverse
          for action in group.actions.reversed() { action() }
          _open = nil
          if inverse.actions.isEmpty { return }
          if isUndoing { _redos.append(inverse) } else { _undos.append(inverse) }
        }
        func _closeEvent() {
          guard _isOpenByEvent, groupingLevel == 0 else { return }
          _close()
        }
        func _close() {
          _isOpenByEvent = false
          if let open = _open, !open.actions.isEmpty { _undos.append(open) }
          _open = nil
          if levelsOfUndo > 0 && _undos.count > levelsOfUndo { _undos.removeFirst() }
        }
      }
      """#)
}
