// Views over collections.

public protocol DynamicViewContent: View {}

@_shown(by: .forEach)
@_role(
  .collection, data: data, id: _id, isBound: _isBound, content: content, isConstant: _isConstant,
  edits: _edits
)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public typealias Body = Never
  public var data: Data
  var _id: AnyKeyPath
  var _isBound: Bool
  public var content: (Data.Element) -> Content
  var _isConstant: Bool
  /// The actions of its edit modifiers.
  var _edits: _Deletable?

  func _count() -> Int { data.count }
  func _element(_ offset: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset)]
  }
}

extension ForEach: View, DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    _id = id
    _isBound = false
    self.content = content
    _isConstant = false
  }
}
extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    _id = \Data.Element.id
    _isBound = false
    self.content = content
    _isConstant = false
  }
}
extension ForEach where Content: View {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.data = data
    _id = \C.Element.id
    _isBound = true
    self.content = content
    _isConstant = false
  }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.data = data
    _id = id
    _isBound = true
    self.content = content
    _isConstant = false
  }
}
public struct EditActions<Data>: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}
extension ForEach where Content: View {
  mutating func _allow<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(_ actions: EditActions<C>, on data: Binding<C>) where C.Index == Int {
    var edits = _Deletable(delete: nil, move: nil)
    if actions.contains(.delete) {
      edits.delete = { data.wrappedValue.remove(atOffsets: $0) }
    }
    if actions.contains(.move) {
      edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    _edits = edits
  }
  public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID, C.Index == Int
  {
    self.init(data, content: content)
    _allow(editActions, on: data)
  }
  public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Index == Int {
    self.init(data, id: id, content: content)
    _allow(editActions, on: data)
  }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    _id = \Int.self
    _isBound = false
    self.content = content
    _isConstant = true
  }
}

@_shown(.transparent) @_role(.deletion, delete: delete, move: move)
struct _Deletable: ViewModifier {
  typealias Body = Never
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  func _delete(_ offset: Int) -> Bool {
    if let delete {
      delete(IndexSet(integer: offset))
      return true
    }
    return false
  }
  func _move(_ offset: Int, _ destination: Int) -> Bool {
    if let move {
      move(IndexSet(integer: offset), destination)
      return true
    }
    return false
  }
}
extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {}
extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: _Deletable(delete: action, move: nil))
  }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: _Deletable(delete: nil, move: action))
  }
  public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: _Deletable(delete: nil, move: nil))
  }
}
