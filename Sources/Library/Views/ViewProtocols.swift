// The protocols of views, scenes and apps.

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

@_shown(.transparent)
public struct EmptyModifier: ViewModifier {
  public typealias Body = Never
  public init() {}
}

@_shown(by: .placeholder)
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
}

@_shown(by: .modified) @_role(.modified, content: content, modifier: modifier)
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
