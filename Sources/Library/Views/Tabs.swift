// Tabs.

public protocol TabContent: View {
  associatedtype TabValue: Hashable
}
@resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent<TrueContent, FalseContent>(_first: first, _second: nil)
  }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent<TrueContent, FalseContent>(_first: nil, _second: second)
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
public struct TabViewCustomization: Equatable {
  public init() {}
}
extension AppStorage where Value == TabViewCustomization {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: TabViewCustomization(), key, store: store)
  }
}
@_shown(_content, text: _title) @_role(.tabSection)
public struct TabSection<TabValue: Hashable, Content: View>: TabContent {
  public typealias Body = Never
  var _title: String
  var _content: Content
  public init(_ title: String, @TabContentBuilder<TabValue> content: () -> Content) {
    _title = title
    _content = content()
  }
}
public struct TabRole: Equatable {
  var _name: String
  public static let search = TabRole(_name: "search")
}

@_shown(_content, by: .tabs) @_role(.tabs, value: _selection)
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  var _selection: Binding<SelectionValue>?
  var _content: Content
  public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    _selection = selection
    _content = content()
  }
  func _select(_ value: Any) -> Bool {
    if let selection = _selection, let value = value as? SelectionValue {
      selection.wrappedValue = value
      return true
    }
    return false
  }
}
extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    _selection = nil
    _content = content()
  }
}

@_shown(_content, text: _title) @_role(.tab, title: _title, tag: _value)
public struct Tab<Value: Hashable, Content: View>: TabContent {
  public typealias Body = Never
  public typealias TabValue = Value
  var _title: String
  var _value: Value?
  var _content: Content
  public init(
    _ title: String, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _title = title
    _value = value
    _content = content()
  }
  public init(
    _ title: String, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: image, value: value, role: role, content: content)
  }
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    _title = role == .search ? "Search" : ""
    _value = value
    _content = content()
  }
}
extension Tab where Value == Never {
  public init(
    _ title: String, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _title = title
    _value = nil
    _content = content()
  }
  public init(
    _ title: String, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: image, role: role, content: content)
  }
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    _title = role == .search ? "Search" : ""
    _value = nil
    _content = content()
  }
}
