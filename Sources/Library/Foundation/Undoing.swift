class UndoManager: NSObject {
  final class _Group {
    var actions: [() -> Void] = []
    var name = ""
  }
  var levelsOfUndo = 0
  // Whether everything registered while one input runs is one undo step.
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
  // Performs the actions of a group; what they register is the inverse group.
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
