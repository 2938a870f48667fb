protocol CustomReflectable {
  var customMirror: Mirror { get }
}
protocol MirrorPath {}
extension Int: MirrorPath {}
extension String: MirrorPath {}
struct Mirror: CustomStringConvertible {
  enum DisplayStyle {
    case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, `set`
  }
  enum AncestorRepresentation { case generated, suppressed, customized(() -> Mirror) }
  typealias Child = (label: String?, value: Any)
  typealias Children = AnyCollection<(label: String?, value: Any)>
  let subjectType: Any.Type
  let children: AnyCollection<(label: String?, value: Any)>
  let displayStyle: DisplayStyle?
  let _children: [(label: String?, value: Any)]
  let _subject: Any?
  let _level: Int
  let _ancestors: [Mirror]
  init(reflecting subject: Any) {
    if let custom = subject as? any CustomReflectable {
      self = custom.customMirror
    } else {
      self.init(_subject: subject, _type: type(of: subject), _level: 0)
    }
  }
  init(_subject: Any, _type: Any.Type, _level: Int) {
    subjectType = _type
    self._subject = .some(_subject)
    self._level = _level
    let labels = Mirror._labels(_subject, _level)
    let values = Mirror._values(_subject, _level)
    var children: [(label: String?, value: Any)] = []
    for i in 0..<values.count { children.append((label: labels[i], value: values[i])) }
    self.children = AnyCollection(children)
    _children = children
    _ancestors = []
    switch Mirror._style(_subject) {
    case 0: displayStyle = .struct
    case 1: displayStyle = .class
    case 2: displayStyle = .enum
    case 3: displayStyle = .tuple
    case 4: displayStyle = .optional
    case 5: displayStyle = .collection
    case 6: displayStyle = .dictionary
    case 7: displayStyle = .set
    default: displayStyle = nil
    }
  }
  init<Subject, C: Collection>(
    _ subject: Subject, children: C, displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) where C.Element == (label: String?, value: Any) {
    subjectType = Subject.self
    self.children = AnyCollection(children)
    self.displayStyle = displayStyle
    _children = Array(children)
    var level = 0
    while let type = Mirror._type(subject, level), type != Subject.self { level += 1 }
    _level = level
    switch ancestorRepresentation {
    case .generated:
      _subject = .some(subject)
      _ancestors = []
    case .suppressed:
      _subject = nil
      _ancestors = []
    case .customized(let mirror):
      _subject = nil
      _ancestors = [mirror()]
    }
  }
  init<Subject, C: Collection>(
    _ subject: Subject, unlabeledChildren: C, displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) {
    var children: [(label: String?, value: Any)] = []
    for child in unlabeledChildren { children.append((label: nil, value: child)) }
    self.init(
      subject, children: children, displayStyle: displayStyle,
      ancestorRepresentation: ancestorRepresentation)
  }
  init<Subject>(
    _ subject: Subject, children: KeyValuePairs<String, Any>,
    displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) {
    var list: [(label: String?, value: Any)] = []
    for child in children { list.append((label: child.key, value: child.value)) }
    self.init(
      subject, children: list, displayStyle: displayStyle,
      ancestorRepresentation: ancestorRepresentation)
  }
  var superclassMirror: Mirror? {
    if let ancestor = _ancestors.first { return ancestor }
    guard let subject = _subject, let type = Mirror._type(subject, _level + 1) else {
      return nil
    }
    return Mirror(_subject: subject, _type: type, _level: _level + 1)
  }
  func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any? {
    guard var found = _child(first) else { return nil }
    for part in rest {
      guard let next = Mirror(reflecting: found)._child(part) else { return nil }
      found = next
    }
    return found
  }
  func _child(_ part: any MirrorPath) -> Any? {
    if let label = part as? String {
      for child in children { if child.label == label { return child.value } }
      return superclassMirror?._child(label)
    }
    var position = (part as? Int) ?? -1
    for child in children {
      if position == 0 { return child.value }
      position -= 1
    }
    return nil
  }
  var description: String { "Mirror for \(subjectType)" }
  @_native("mirror.labels")
  static func _labels(_ subject: Any, _ level: Int) -> [String?]
  @_native("mirror.values") static func _values(_ subject: Any, _ level: Int) -> [Any]
  @_native("mirror.style") static func _style(_ subject: Any) -> Int
  @_native("mirror.type") static func _type(_ subject: Any, _ level: Int) -> Any.Type?
}
