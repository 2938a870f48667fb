// The menus of a program's scenes.

@MainActor
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}
extension Commands where Body == Never {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}
extension Never: Commands {}
extension _InertView: Commands where Content: Commands {}
@_shown(value, .transparent) @_role(.tuple, views: value)
public struct _TupleCommands<T>: Commands {
  public typealias Body = Never
  var value: T
}
extension Optional: Commands where Wrapped: Commands {}
extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}
@resultBuilder public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<(repeat each Content)> {
    _TupleCommands(value: (repeat each content))
  }
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent<TrueContent, FalseContent>(_first: first, _second: nil)
  }
  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent<TrueContent, FalseContent>(_first: nil, _second: second)
  }
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> Content { content }
}

@_shown(_content, text: _name)
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  var _name: String
  var _content: Content
  public init(_ name: String, @ViewBuilder content: () -> Content) {
    _name = name
    _content = content()
  }
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.init(name._text, content: content)
  }
}
public struct CommandGroupPlacement: Equatable {
  var _name: String
  public static let appInfo = CommandGroupPlacement(_name: "appInfo")
  public static let appSettings = CommandGroupPlacement(_name: "appSettings")
  public static let appTermination = CommandGroupPlacement(_name: "appTermination")
  public static let appVisibility = CommandGroupPlacement(_name: "appVisibility")
  public static let help = CommandGroupPlacement(_name: "help")
  public static let importExport = CommandGroupPlacement(_name: "importExport")
  public static let newItem = CommandGroupPlacement(_name: "newItem")
  public static let pasteboard = CommandGroupPlacement(_name: "pasteboard")
  public static let printItem = CommandGroupPlacement(_name: "printItem")
  public static let saveItem = CommandGroupPlacement(_name: "saveItem")
  public static let sidebar = CommandGroupPlacement(_name: "sidebar")
  public static let singleWindowList = CommandGroupPlacement(_name: "singleWindowList")
  public static let systemServices = CommandGroupPlacement(_name: "systemServices")
  public static let textEditing = CommandGroupPlacement(_name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(_name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(_name: "toolbar")
  public static let undoRedo = CommandGroupPlacement(_name: "undoRedo")
  public static let windowArrangement = CommandGroupPlacement(_name: "windowArrangement")
  public static let windowList = CommandGroupPlacement(_name: "windowList")
  public static let windowSize = CommandGroupPlacement(_name: "windowSize")
}
@_shown(_content)
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  var _content: Content
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _content = addition()
  }
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _content = addition()
  }
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _content = addition()
  }
}
@_shown(.transparent)
public struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
}
@_shown(.transparent)
public struct SidebarCommands: Commands {
  public typealias Body = Never
  public init() {}
}
@_shown(.transparent)
public struct TextEditingCommands: Commands {
  public typealias Body = Never
  public init() {}
}
@_shown(.transparent)
public struct TextFormattingCommands: Commands {
  public typealias Body = Never
  public init() {}
}
@_shown(.transparent)
public struct ToolbarCommands: Commands {
  public typealias Body = Never
  public init() {}
}
@_shown(.transparent)
public struct ImportFromDevicesCommands: Commands {
  public typealias Body = Never
  public init() {}
}
@_shown(.transparent)
public struct InspectorCommands: Commands {
  public typealias Body = Never
  public init() {}
}

/// The menus of a scene, beside its windows.
@_shown(_other, .transparent) @_role(.attached, kind: kind, other: _other)
struct _AttachedCommands<Other: Commands>: ViewModifier {
  typealias Body = Never
  var kind: String
  var _other: Other
}
