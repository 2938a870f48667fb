public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = Text
  @ViewBuilder func _body(configuration: TextField<Text>) -> _Body
}
extension TextFieldStyle {
  func _make(_ field: TextField<Text>) -> _Body { _body(configuration: field) }
}
struct _TextFieldStyleKey: EnvironmentKey { static let defaultValue: Any? = nil }
