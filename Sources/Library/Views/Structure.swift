// Modifiers that identify a view, or add others to it.
//
// Loads with: View

@_shown(.transparent) @_role(.tag, value: value)
struct _Tag: ViewModifier {
  typealias Body = Never
  var value: Any
}

@_shown(by: .identified) @_parts(id: id)
struct _Identified: ViewModifier {
  typealias Body = Never
  var id: Any
}

@_shown(.transparent) @_role(.title, title: _title)
struct _Title: ViewModifier {
  typealias Body = Never
  var _title: String
}

@_shown(_other, .transparent) @_role(.attached, kind: kind, other: _other)
struct _Attached<Other: View>: ViewModifier {
  typealias Body = Never
  var kind: String
  var _other: Other
}

@_shown(by: .contextMenu, .transparent) @_parts(items: _items)
struct _ContextMenu<Items: View>: ViewModifier {
  typealias Body = Never
  var _items: Items
}
public struct ContextMenu<MenuItems: View> {
  let _content: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { _content = menuItems() }
}

public protocol ToolbarContent: View {}

public struct ToolbarItemPlacement: Equatable {
  var _name: String
  public static let automatic = ToolbarItemPlacement(_name: "automatic")
  public static let principal = ToolbarItemPlacement(_name: "principal")
  public static let navigation = ToolbarItemPlacement(_name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(_name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(_name: "secondaryAction")
  public static let status = ToolbarItemPlacement(_name: "status")
  public static let confirmationAction = ToolbarItemPlacement(_name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(_name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(_name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(_name: "keyboard")
  public static let bottomBar = ToolbarItemPlacement(_name: "bottomBar")
  public static let topBarLeading = ToolbarItemPlacement(_name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(_name: "topBarTrailing")
  public static let navigationBarLeading = ToolbarItemPlacement(_name: "topBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(_name: "topBarTrailing")
}

public enum ToolbarPlacement { case automatic, bottomBar, navigationBar, tabBar, windowToolbar }
public enum ToolbarDefaultItemKind { case sidebarToggle, title }

@_shown(_content)
public struct ToolbarItem<Content: View>: ToolbarContent {
  public typealias Body = Never
  var _content: Content
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

@_shown(_content)
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  var _content: Content
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}
extension TupleView: ToolbarContent {}
extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
  public func tag<V: Hashable>(_ tag: V) -> some View {
    ModifiedContent(content: self, modifier: _Tag(value: tag))
  }
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
  public func id<ID: Hashable>(_ id: ID) -> some View {
    ModifiedContent(content: self, modifier: _Identified(id: id))
  }
  public func navigationTitle(_ title: String) -> some View {
    ModifiedContent(content: self, modifier: _Title(_title: title))
  }
  public func navigationTitle(_ title: Text) -> some View {
    ModifiedContent(content: self, modifier: _Title(_title: title._text))
  }
  public func navigationTitle(_ title: Binding<String>) -> some View {
    ModifiedContent(content: self, modifier: _Title(_title: title.wrappedValue))
  }
  public func navigationBarTitle(_ title: String) -> some View {
    ModifiedContent(content: self, modifier: _Title(_title: title))
  }
  public func navigationBarTitle(
    _ title: String, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    ModifiedContent(content: self, modifier: _Title(_title: title))
  }
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    ModifiedContent(content: self, modifier: _Attached(kind: "toolbar", _other: trailing))
  }
  public func navigationBarItems<L: View>(leading: L) -> some View {
    ModifiedContent(content: self, modifier: _Attached(kind: "toolbar", _other: leading))
  }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    ModifiedContent(
      content: self,
      modifier: _Attached(kind: "toolbar", _other: TupleView((leading, trailing))))
  }
  public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
    ModifiedContent(content: self, modifier: _Attached(kind: "toolbar", _other: content()))
  }
  public func toolbar<C: View>(id: String, @ViewBuilder content: () -> C) -> some View {
    ModifiedContent(content: self, modifier: _Attached(kind: "toolbar", _other: content()))
  }
  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
  public func toolbar(removing item: ToolbarDefaultItemKind?) -> some View { self }
  public func overlay<C: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> C
  ) -> some View {
    ModifiedContent(content: self, modifier: _Attached(kind: "overlay", _other: content()))
  }
  public func overlay<C: View>(_ content: C, alignment: Alignment = .center) -> some View {
    ModifiedContent(content: self, modifier: _Attached(kind: "overlay", _other: content))
  }
  public func background<C: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> C
  ) -> some View {
    ModifiedContent(content: self, modifier: _Attached(kind: "background", _other: content()))
  }
  public func contextMenu<C: View>(@ViewBuilder menuItems: () -> C) -> some View {
    ModifiedContent(content: self, modifier: _ContextMenu(_items: menuItems()))
  }
  public func swipeActions<C: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> C
  ) -> some View {
    ModifiedContent(content: self, modifier: _Attached(kind: "swipe", _other: content()))
  }
  public func tabItem<C: View>(@ViewBuilder _ label: () -> C) -> some View {
    ModifiedContent(content: self, modifier: _Attached(kind: "tabItem", _other: label()))
  }
  public func contextMenu<C: View>(_ contextMenu: ContextMenu<C>?) -> some View {
    ModifiedContent(content: self, modifier: _ContextMenu(_items: contextMenu?._content))
  }
  public func safeAreaInset<C: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    ModifiedContent(content: self, modifier: _Attached(kind: "inset", _other: content()))
  }
  public func safeAreaInset<C: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    ModifiedContent(content: self, modifier: _Attached(kind: "inset", _other: content()))
  }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func animation(_ animation: Animation?) -> some View { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    self
  }
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

public struct NavigationBarItem {
  public enum TitleDisplayMode { case automatic, inline, large }
}
