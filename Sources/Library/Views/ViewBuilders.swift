// Result builders of views, scenes and commands, and what they build.

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> EmptyView { EmptyView() }

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

@_shown(value, .transparent) @_role(.tuple, views: value)
public struct _TupleScene<T>: Scene {
  public typealias Body = Never
  var value: T
}

@_shown(value, .transparent) @_role(.tuple, views: value)
public struct TupleView<T>: View {
  public typealias Body = Never
  public var value: T
  public init(_ value: T) { self.value = value }
}

@_shown(by: .conditional) @_role(.conditional, first: _first, second: _second)
public struct _ConditionalContent<TrueContent, FalseContent> {
  public typealias Body = Never
  var _first: TrueContent?
  var _second: FalseContent?
}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

@_shown(.transparent) @_role(.empty)
public struct EmptyView: View {
  public typealias Body = Never
  public init() {}
}

@_shown(by: .erased) @_role(.erased, view: _view)
public struct AnyView: View {
  public typealias Body = Never
  var _view: any View
  public init<V: View>(_ view: V) { _view = view }
  public init<V: View>(erasing view: V) { _view = view }
}

@_shown(by: .equatable) @_parts(content: content)
public struct EquatableView<Content: Equatable & View>: View {
  public typealias Body = Never
  public var content: Content
  public init(content: Content) { self.content = content }
}
