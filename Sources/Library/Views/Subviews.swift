// Subviews, as custom containers access them.

@_native("views.containerWriters") func _containerWriters(_ view: Any) -> [Any]

public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct ContainerValues {
  var _values: [String: Any] = [:]
  init() {}
  init(_of view: Any) {
    for writer in _containerWriters(view) {
      if let writer = writer as? any _ContainerWriting { writer._write(&self) }
    }
  }
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { _values["\(K.self)"] as? K.Value ?? K.defaultValue }
    set { _values["\(K.self)"] = newValue }
  }
  public func tag<V: Hashable>(for type: V.Type) -> V? { nil }
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { false }
}
protocol _ContainerWriting {
  func _write(_ values: inout ContainerValues)
}
@_shown(.transparent) @_role(.containerWriter)
struct _ContainerWriter<V>: ViewModifier, _ContainerWriting {
  typealias Body = Never
  var _keyPath: WritableKeyPath<ContainerValues, V>
  var _value: V
  func _write(_ values: inout ContainerValues) { values[keyPath: _keyPath] = _value }
}
extension View {
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    ModifiedContent(
      content: self, modifier: _ContainerWriter<V>(_keyPath: keyPath, _value: value))
  }
}
@_native("views.subviews") func _viewSubviews(_ view: Any) -> [Any]
@_native("views.sections") func _viewSections(_ view: Any) -> [Any]

@_shown(by: .erased) @_role(.subview, view: _view, id: id)
public struct Subview: View, Identifiable {
  public typealias Body = Never
  @_parts(name: _path)
  public struct ID: Hashable, CustomStringConvertible {
    var _path: String
    public var description: String { String(_path.dropFirst()) }
  }
  var _view: any View
  public let id: Subview.ID
  public let containerValues: ContainerValues
}
@_shown(each: _arguments, .transparent) @_role(.subviews, views: _arguments)
public struct SubviewsCollection: RandomAccessCollection, View {
  public typealias Body = Never
  var _arguments: [Subview]
  init(_ view: Any) {
    let parts = _viewSubviews(view)
    _arguments = stride(from: 0, to: parts.count, by: 2).map { index in
      Subview(
        _view: parts[index + 1] as! any View, id: Subview.ID(_path: parts[index] as! String),
        containerValues: ContainerValues(_of: parts[index + 1]))
    }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { _arguments.count }
  public subscript(position: Int) -> Subview { _arguments[position] }
}
public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable, CustomStringConvertible {
    var _number: Int
    public var description: String { "\(_number)" }
  }
  public let id: SectionConfiguration.ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  public let containerValues: ContainerValues
}
public struct SectionCollection: RandomAccessCollection {
  var _sections: [SectionConfiguration]
  init(_ view: Any) {
    let parts = _viewSections(view)
    _sections = stride(from: 0, to: parts.count, by: 3).map { index in
      SectionConfiguration(
        id: SectionConfiguration.ID(_number: index / 3),
        header: SubviewsCollection(parts[index]),
        content: SubviewsCollection(parts[index + 1]),
        footer: SubviewsCollection(parts[index + 2]), containerValues: ContainerValues())
    }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { _sections.count }
  public subscript(position: Int) -> SectionConfiguration { _sections[position] }
}
