@_native("testing.attach") func _attach(_ name: String)

public protocol Attachable {}

/// The name under which an attachment is saved; texts get an extension.
func _attachmentName<Value>(_ name: String?, of value: Value) -> String {
  let name = name ?? "untitled"
  guard value is String || value is Substring, !name.contains(".") else { return name }
  return name + ".txt"
}

public struct Attachment<Value> {
  let _name: String
  let _value: Value
  public init(
    _ attachableValue: Value, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    _value = attachableValue
    _name = _attachmentName(preferredName, of: attachableValue)
  }
  public var preferredName: String { _name }
  public var attachableValue: Value { _value }
  public static func record(
    _ attachment: Attachment<Value>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    _attach(attachment._name)
  }
  public static func record(
    _ attachableValue: Value, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    _attach(_attachmentName(preferredName, of: attachableValue))
  }
}
