// Navigation stacks, links and paths.

public struct NavigationPath: Equatable {
  var _elements: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { _elements.append(AnyHashable(element)) }
  }
  public var count: Int { _elements.count }
  public var isEmpty: Bool { _elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { _elements.append(AnyHashable(value)) }
  // The types of elements of any path by name, to decode paths with.
  static var _types: [String: any Decodable.Type] = [:]
  public mutating func removeLast(_ k: Int = 1) { _elements.removeLast(k) }
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs._elements == rhs._elements
  }
  public init(_ codable: CodableRepresentation) { _elements = codable._elements }
  // Nil if an element cannot be encoded.
  public var codable: CodableRepresentation? {
    let isCodable = _elements.allSatisfy({ $0.base is any Codable })
    return isCodable ? NavigationPath.CodableRepresentation(_elements: _elements) : nil
  }
  // Pairs of a type name and the JSON of a value, the last element first.
  public struct CodableRepresentation: Codable, Equatable {
    var _elements: [AnyHashable]
    init(_elements: [AnyHashable]) { self._elements = _elements }
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in _elements.reversed() {
        guard let value = element.base as? any Encodable else { continue }
        let name = String(reflecting: type(of: element.base))
        NavigationPath._types[name] = type(of: element.base) as? any Decodable.Type
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      _elements = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = NavigationPath._types[name] else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type that can be decoded")
        }
        let value = try JSONDecoder().decode(type, from: Data(text.utf8))
        guard let value = value as? any Hashable else { continue }
        _elements.insert(AnyHashable(value), at: 0)
      }
    }
  }
}

struct _NavigationPathAccess {
  var elements: () -> [AnyHashable]
  var push: (AnyHashable) -> Bool
  var pop: () -> Bool
}

@_shown(_root, by: .navigation) @_parts(path: _path)
public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
  var _path: Binding<Data>?
  var _root: Root
  var _access: _NavigationPathAccess?
  func _elements() -> [AnyHashable] {
    if let access = _access { return access.elements() }
    return []
  }
  func _push(_ value: AnyHashable) -> Bool {
    if let access = _access { return access.push(value) }
    return false
  }
  func _pop() -> Bool {
    if let access = _access { return access.pop() }
    return false
  }
}
extension NavigationStack {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    _path = nil
    _access = nil
    _root = root()
  }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    _path = path
    _access = _NavigationPathAccess(
      elements: { path.wrappedValue._elements },
      push: {
        path.wrappedValue._elements.append($0)
        return true
      },
      pop: {
        if path.wrappedValue.isEmpty { return false }
        path.wrappedValue.removeLast()
        return true
      })
    _root = root()
  }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    _path = path
    _access = _NavigationPathAccess(
      elements: { path.wrappedValue.map { AnyHashable($0) } },
      push: {
        if let element = $0.base as? Data.Element {
          path.wrappedValue.append(element)
          return true
        }
        return false
      },
      pop: {
        if path.wrappedValue.isEmpty { return false }
        path.wrappedValue.remove(at: path.wrappedValue.index(before: path.wrappedValue.endIndex))
        return true
      })
    _root = root()
  }
}

@_shown(_content, by: .navigation)
public struct NavigationView<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  public init(@ViewBuilder content: () -> Content) { _content = content() }
}

public struct NavigationSplitViewVisibility: Equatable {
  var _name: String
  public static let automatic = NavigationSplitViewVisibility(_name: "automatic")
  public static let all = NavigationSplitViewVisibility(_name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(_name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(_name: "detailOnly")
}
public struct NavigationSplitViewColumn: Equatable {
  var _name: String
  public static let sidebar = NavigationSplitViewColumn(_name: "sidebar")
  public static let content = NavigationSplitViewColumn(_name: "content")
  public static let detail = NavigationSplitViewColumn(_name: "detail")
}

@_shown(_sidebar, _content, _detail, by: .navigation)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public typealias Body = Never
  var _sidebar: Sidebar
  var _content: Content
  var _detail: Detail
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    _sidebar = sidebar()
    _content = content()
    _detail = detail()
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }
}
extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    _sidebar = sidebar()
    _content = EmptyView()
    _detail = detail()
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
}

@_shown(_label, by: .link)
@_control(.link, destination: _destination, element: _value, isActive: _isActive)
public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never
  var _label: Label
  var _destination: Destination?
  var _lazy: (() -> Destination)?
  var _value: AnyHashable?
  var _isActive: Binding<Bool>?
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    _label = label()
    _destination = destination()
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    _label = label()
    _destination = destination
  }
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    _label = label()
    _destination = destination()
    _isActive = isActive
  }
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    _label = label()
    _destination = destination
    _isActive = isActive
  }
}
extension NavigationLink where Label == Text {
  public init(_ title: String, @ViewBuilder destination: () -> Destination) {
    _label = Text(title)
    _destination = destination()
  }
  public init(_ title: String, destination: Destination) {
    _label = Text(title)
    _destination = destination
  }
  public init(_ title: String, destination: Destination, isActive: Binding<Bool>) {
    _label = Text(title)
    _destination = destination
    _isActive = isActive
  }
}
extension NavigationLink {
  func _close() { _isActive?.wrappedValue = false }
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isActive: Binding<Bool>(
        get: { selection.wrappedValue == tag },
        set: { selection.wrappedValue = $0 ? tag : nil }),
      destination: destination, label: label)
  }
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}
extension NavigationLink where Label == Text {
  public init<V: Hashable>(
    _ title: String, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      tag: tag, selection: selection, destination: { destination }, label: { Text(title) })
  }
  public init<V: Hashable>(
    _ title: String, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      tag: tag, selection: selection, destination: destination, label: { Text(title) })
  }
  public init(
    _ title: String, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination, label: { Text(title) })
  }
}
extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    _label = label()
    _value = value.map { AnyHashable($0) }
  }
}
extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ title: String, value: P?) {
    _label = Text(title)
    _value = value.map { AnyHashable($0) }
  }
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    _label = Text(String(title))
    _value = value.map { AnyHashable($0) }
  }
}
