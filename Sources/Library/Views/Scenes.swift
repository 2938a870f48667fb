// Scenes.
//
// Loads with: Scene

// The system never wakes an app here: background tasks do not run.
public struct BackgroundTask<Request, Response>: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
  public static var urlSession: BackgroundTask<String, Void> {
    BackgroundTask<String, Void>()
  }
}
@_shown(_content)
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  var _title: String?
  var _content: Content
  public init(@ViewBuilder content: () -> Content) { _content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { _content = content() }
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    _title = title
    _content = content()
  }
  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
    _title = title
    _content = content()
  }
  // A window for a value; initially there is none.
  public init<D: Hashable>(
    id: String = "", for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content
  ) {
    _content = content(.constant(nil))
  }
  public init<D: Hashable>(
    _ title: String, id: String = "", for type: D.Type,
    @ViewBuilder content: (Binding<D?>) -> Content
  ) {
    _title = title
    _content = content(.constant(nil))
  }
  public init<D: Hashable>(
    id: String = "", for type: D.Type, @ViewBuilder content: (Binding<D>) -> Content,
    defaultValue: () -> D
  ) {
    _content = content(.constant(defaultValue()))
  }
  public init<D: Hashable>(
    _ title: String, id: String = "", for type: D.Type,
    @ViewBuilder content: (Binding<D>) -> Content, defaultValue: () -> D
  ) {
    _title = title
    _content = content(.constant(defaultValue()))
  }
}

@_shown(_content)
public struct Window<Content: View>: Scene {
  public typealias Body = Never
  var _title: String?
  var _content: Content
  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
    _title = title
    _content = content()
  }
}

@_shown(_content)
public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  var _content: Content
  public init(@ViewBuilder content: () -> Content) { _content = content() }
}

@_shown(_label, _content)
public struct MenuBarExtra<Content: View>: Scene {
  public typealias Body = Never
  var _title: String?
  var _label: any View = EmptyView()
  var _content: Content
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {
    _title = title
    _content = content()
  }
  public init(
    _ title: String, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    _title = title
    _content = content()
  }
  public init(
    _ title: String, image: String, @ViewBuilder content: () -> Content
  ) {
    _title = title
    _content = content()
  }
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    _title = nil
    _label = label()
    _content = content()
  }
  public init<L: View>(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    _title = nil
    _label = label()
    _content = content()
  }
}

@_shown(_content)
public struct UtilityWindow<Content: View>: Scene {
  public typealias Body = Never
  var _title: String?
  var _content: Content
  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
    _title = title
    _content = content()
  }
}

extension Scene {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedContent(
      content: self, modifier: _EnvironmentWriter(keyPath: keyPath, value: value))
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedContent(content: self, modifier: _ObjectWriter<T>(object: object))
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedContent(content: self, modifier: _ObjectWriter<T>(object: object))
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    ModifiedContent(
      content: self,
      modifier: _OnChange(value: value, initial: initial, action: action, legacy: nil))
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedContent(
      content: self,
      modifier: _OnChange(
        value: value, initial: initial, action: { _, _ in action() }, legacy: nil))
  }
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene {
    ModifiedContent(
      content: self,
      modifier: _OnChange(value: value, initial: false, action: nil, legacy: action))
  }
  public func backgroundTask(
    _ task: BackgroundTask<Void, Void>, action: @escaping () async -> Void
  ) -> some Scene {
    self
  }
  public func backgroundTask(
    _ task: BackgroundTask<String, Void>, action: @escaping (String) async -> Void
  ) -> some Scene {
    self
  }
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    ModifiedContent(
      content: self, modifier: _AttachedCommands(kind: "commands", _other: content()))
  }
  public func windowStyle<T>(_ style: T) -> some Scene { self }
  public func windowResizability(_ style: WindowResizability) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}

public struct WindowResizability {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}
