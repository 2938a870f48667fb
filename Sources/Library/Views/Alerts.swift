// Alerts and action sheets as values.

public struct Alert {
  public struct Button {
    var _title: String
    var _role: ButtonRole?
    var _action: (() -> Void)?
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button {
      Alert.Button(_title: label._text, _role: nil, _action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button {
      Alert.Button(_title: label._text, _role: .cancel, _action: action)
    }
    public static func cancel(_ action: (() -> Void)? = nil) -> Alert.Button {
      cancel(Text("Cancel"), action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = nil)
      -> Alert.Button
    {
      Alert.Button(_title: label._text, _role: .destructive, _action: action)
    }
  }
  var _view: _AlertView
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    _view = _AlertView(
      _title: title, _message: message, _buttons: [dismissButton ?? .default(Text("OK"))])
  }
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button,
    secondaryButton: Alert.Button
  ) {
    _view = _AlertView(
      _title: title, _message: message, _buttons: [primaryButton, secondaryButton])
  }
}

public struct ActionSheet {
  public typealias Button = Alert.Button
  var _view: _AlertView
  public init(
    title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]
  ) {
    _view = _AlertView(_title: title, _message: message, _buttons: buttons)
  }
}

struct _AlertView: View {
  var _title: Text
  var _message: Text?
  var _buttons: [Alert.Button]
  @Environment(\.dismiss) var _dismiss
  var body: some View {
    _title
    _message
    _AlertButtons(
      _arguments: _buttons.map { button in
        Button(button._title, role: button._role) {
          button._action?()
          _dismiss()
        }
      })
  }
}
@_shown(each: _arguments, .transparent)
struct _AlertButtons: View {
  typealias Body = Never
  var _arguments: [Any]
}
