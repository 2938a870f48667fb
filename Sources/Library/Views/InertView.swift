// The placeholders for modifiers and views that are irrelevant to data flow.
//
// A call `view.name(arguments)` of an unknown member becomes
// `_InertView(_content: view, _name: "name", _arguments: [arguments])`.

@_shown(_content, each: _arguments, .transparent)
@_role(.drawnModifier, content: _content, name: _name, arguments: _arguments)
public struct _InertView<Content: View>: View {
  public typealias Body = Never
  var _content: Content
  var _name: String
  var _arguments: [Any]
  init(_content: Content, _name: String, _arguments: [Any]) {
    self._content = _content
    self._name = _name
    self._arguments = _arguments
  }
}

/// A shape that a modifier of shapes changes: still a shape.
@_shown(_content, each: _arguments, .transparent)
@_role(.drawnModifier, content: _content, name: _name, arguments: _arguments)
public struct _InertShape<Content: Shape>: Shape {
  public typealias Body = Never
  var _content: Content
  var _name: String
  var _arguments: [Any]
  init(_content: Content, _name: String, _arguments: [Any]) {
    self._content = _content
    self._name = _name
    self._arguments = _arguments
  }
}

extension _InertView: DynamicViewContent where Content: DynamicViewContent {}
extension _InertView: ToolbarContent where Content: ToolbarContent {}
extension _InertView: Scene where Content: Scene {}

@_shown(each: _arguments, text: _name, .calledByText, .drawing) @_role(.drawnView)
public struct _InertLeaf: View, Scene {
  public typealias Body = Never
  var _name: String
  var _arguments: [Any]
  init(_name: String, _arguments: [Any]) {
    self._name = _name
    self._arguments = _arguments
  }
}

/// A text that a modifier is given beside the view: it is spoken, or shown in a place of its own.
@_role(.spokenText, text: _text)
struct _SpokenText {
  var _text: String
  init(_ text: Text) { _text = text._text }
}

/// Builds the content of a closure passed to a view or modifier that only draws.
func _inertContent<Content: View>(@ViewBuilder _ content: () -> Content) -> Content {
  content()
}

public struct _InertConstant: CustomStringConvertible {
  var _name: String
  public var description: String { _name }
}
