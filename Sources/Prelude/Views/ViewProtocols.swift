extension PreludeLibrary {
  /// What a body says of why it runs.
  static let printedChanges = PreludeChunk(
    members: ["_printChanges", "_logChanges"],
    text: #"""
      @_native("view.printChanges") func _printViewChanges(_ name: String)
      extension View {
        public static func _printChanges() { _printViewChanges("\(Self.self)") }
        public static func _logChanges() { _printViewChanges("\(Self.self)") }
      }
      extension ViewModifier {
        public static func _printChanges() { _printViewChanges("\(Self.self)") }
        public static func _logChanges() { _printViewChanges("\(Self.self)") }
      }
      """#)

  /// What a view, a scene and an app are.
  static let viewProtocols = PreludeChunk(
    names: [
      "View", "App", "Scene", "ViewModifier", "ModifiedContent",
      "_ViewModifier_Content", "EmptyModifier",
    ],
    text: #"""
      @_inertMembers @MainActor
      public protocol View {
        associatedtype Body: View
        @ViewBuilder var body: Body { get }
      }

      extension View where Body == Never {
        public var body: Never { fatalError("body() should not be called on \(Self.self).") }
      }

      extension Never: View, Scene {
        public typealias Body = Never
      }

      extension Optional: View where Wrapped: View {
        public typealias Body = Never
      }

      @MainActor
      public protocol Scene {
        associatedtype Body: Scene
        @SceneBuilder var body: Body { get }
      }

      extension Scene where Body == Never {
        public var body: Never { fatalError("body() should not be called on \(Self.self).") }
      }

      @MainActor
      public protocol App {
        associatedtype Body: Scene
        @SceneBuilder var body: Body { get }
        init()
      }
      extension App {
        @MainActor public static func main() { _mountApp(Self.self) }
      }
      @_native("app.mount") func _mountApp<A>(_ type: A.Type)

      @MainActor
      public protocol ViewModifier {
        associatedtype Body: View
        typealias Content = _ViewModifier_Content<Self>
        @ViewBuilder func body(content: Content) -> Body
      }

      extension ViewModifier where Body == Never {
        public func body(content: Content) -> Never {
          fatalError("body() should not be called on \(Self.self).")
        }
      }

      extension ViewModifier {
        public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
          ModifiedContent(content: self, modifier: modifier)
        }
      }

      public struct EmptyModifier: ViewModifier {
        public typealias Body = Never
        public init() {}
      }

      public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
        public typealias Body = Never
      }

      public struct ModifiedContent<Content, Modifier> {
        public typealias Body = Never
        public var content: Content
        public var modifier: Modifier
        public init(content: Content, modifier: Modifier) {
          self.content = content
          self.modifier = modifier
        }
      }
      extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}
      extension ModifiedContent: Scene where Content: Scene {}
      extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}
      """#)

  /// Previews, which nobody looks at here.
  static let previews = PreludeChunk(
    names: ["PreviewProvider", "PreviewModifier", "PreviewTrait", "Preview"],
    text: #"""
      public struct Preview { public enum ViewTraits {} }
      public struct PreviewTrait<T> {
        public static var defaultLayout: PreviewTrait { PreviewTrait() }
        public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
        public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
          PreviewTrait()
        }
        public static var portrait: PreviewTrait { PreviewTrait() }
        public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
        public static var landscapeLeft: PreviewTrait { PreviewTrait() }
        public static var landscapeRight: PreviewTrait { PreviewTrait() }
        public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
          PreviewTrait()
        }
      }
      @MainActor
      public protocol PreviewModifier {
        associatedtype Context = Void
        associatedtype Body: View
        typealias Content = AnyView
        static func makeSharedContext() async throws -> Context
        @ViewBuilder func body(content: AnyView, context: Context) -> Body
      }
      extension PreviewModifier where Context == Void {
        public static func makeSharedContext() async throws {}
      }

      @MainActor
      public protocol PreviewProvider {
        associatedtype Previews: View
        @ViewBuilder static var previews: Previews { get }
      }
      """#)

  /// The builders of bodies and what they build.
  static let viewBuilders = PreludeChunk(
    names: [
      "ViewBuilder", "SceneBuilder", "ToolbarContentBuilder", "TableRowBuilder",
      "_ConditionalContent", "TupleView", "_TupleScene", "EmptyView",
      "AnyView", "EquatableView",
    ],
    text: #"""
      @resultBuilder public enum ViewBuilder {
        public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

        @available(*, unavailable, message: "this expression does not conform to 'View'")
        public static func buildExpression(_ invalid: Any) -> EmptyView { EmptyView() }

        public static func buildBlock() -> EmptyView { EmptyView() }
        \#(builderMembers(of: "View", tuple: "TupleView"))
        public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
          AnyView(content)
        }
      }

      public typealias ToolbarContentBuilder = ViewBuilder
      public typealias TableRowBuilder = ViewBuilder

      @resultBuilder public enum SceneBuilder {
        public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
        public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
        public static func buildBlock<each Content: Scene>(
          _ content: repeat each Content
        ) -> _TupleScene<(repeat each Content)> {
          _TupleScene(value: (repeat each content))
        }
      }

      public struct _TupleScene<T>: Scene {
        public typealias Body = Never
        var value: T
      }

      public struct TupleView<T>: View {
        public typealias Body = Never
        public var value: T
        public init(_ value: T) { self.value = value }
      }

      public struct _ConditionalContent<TrueContent, FalseContent> {
        public typealias Body = Never
        var _first: TrueContent?
        var _second: FalseContent?
      }
      extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

      public struct EmptyView: View {
        public typealias Body = Never
        public init() {}
      }

      public struct AnyView: View {
        public typealias Body = Never
        var _view: any View
        public init<V: View>(_ view: V) { _view = view }
        public init<V: View>(erasing view: V) { _view = view }
      }

      public struct EquatableView<Content: Equatable & View>: View {
        public typealias Body = Never
        public var content: Content
        public init(content: Content) { self.content = content }
      }
      """#)

  /// Scenes.
  static let scenes = PreludeChunk(
    names: [
      "BackgroundTask",
      "Scene", "WindowGroup", "Window", "Settings", "MenuBarExtra", "UtilityWindow",
      "WindowResizability",
    ],
    text: #"""
      // The system wakes no app here: what is to be done in the background is never begun.
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
        // The window of a value that was asked for; at first there is none.
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

      public struct Window<Content: View>: Scene {
        public typealias Body = Never
        var _title: String?
        var _content: Content
        public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
          _title = title
          _content = content()
        }
      }

      public struct Settings<Content: View>: Scene {
        public typealias Body = Never
        var _content: Content
        public init(@ViewBuilder content: () -> Content) { _content = content() }
      }

      public struct MenuBarExtra<Content: View>: Scene {
        public typealias Body = Never
        var _title: String?
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
          _content = content()
        }
        public init<L: View>(
          isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
          @ViewBuilder label: () -> L
        ) {
          _title = nil
          _content = content()
        }
      }

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
        public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
        public func modelContainer<T>(for type: T) -> some Scene { self }
        public func windowStyle<T>(_ style: T) -> some Scene { self }
        public func windowResizability(_ style: WindowResizability) -> some Scene { self }
        public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
      }

      public struct WindowResizability {
        public static let automatic = WindowResizability()
        public static let contentSize = WindowResizability()
        public static let contentMinSize = WindowResizability()
      }
      """#)
}
