// Buttons whose actions come from the environment.
//
// Loads by member

@_shown(_label) @_control(.button, action: _action)
struct _EditButton: View {
  typealias Body = Never
  var _label: Text
  var _action: () -> Void
}
public struct EditButton: View {
  @Environment(\.editMode) var _mode
  public init() {}
  public var body: some View {
    let isEditing = _mode?.wrappedValue.isEditing ?? false
    _EditButton(_label: Text(isEditing ? "Done" : "Edit")) {
      _mode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}

@_shown(_label) @_control(.button, action: _action)
struct _RenameButton: View {
  typealias Body = Never
  var _label: Text
  var _action: () -> Void
}
public struct RenameButton: View {
  @Environment(\.rename) var _rename
  public init() {}
  public var body: some View { _RenameButton(_label: Text("Rename")) { _rename?() } }
}

struct _RenameKey: EnvironmentKey { static let defaultValue: (() -> Void)? = nil }
extension EnvironmentValues {
  public var rename: (() -> Void)? {
    get { self[_RenameKey.self] }
    set { self[_RenameKey.self] = newValue }
  }
}
extension View {
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, action)
  }
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, { isFocused.wrappedValue = true })
  }
}

@_shown(_label) @_control(.button, action: _action)
struct _Link<Label: View>: View {
  typealias Body = Never
  var _label: Label
  var _destination: URL
  var _action: () -> Void
}
public struct Link<Label: View>: View {
  @Environment(\.openURL) var _open
  var _label: Label
  var _destination: URL
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    _label = label()
    _destination = destination
  }
  public var body: some View {
    _Link(_label: _label, _destination: _destination) { _open(_destination) }
  }
}
extension Link where Label == Text {
  public init(_ title: String, destination: URL) {
    _label = Text(title)
    _destination = destination
  }
}
