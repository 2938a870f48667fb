/// What stubs begin with.
extension Stub {
  /// A value of a type that a stub may have.
  static func value(of type: String) -> String {
    if type.hasPrefix("`?"), type.hasSuffix("`") { return "_standIn()" }
    return switch type {
    case "String": "\"\""
    case "Int", "Double", "CGFloat", "Float", "Decimal": "0"
    case "Bool": "false"
    case "Date": "Date(timeIntervalSince1970: 0)"
    case "URL": "URL(string: \"https://example.com\")!"
    case "URLRequest": "URLRequest(url: \(value(of: "URL")))"
    case "UUID": "UUID()"
    case "Color": "Color.primary"
    case "Font": "Font.body"
    case "() -> Void": "{}"
    case "any Error": "CancellationError()"
    case "Image": "Image(systemName: \"photo\")"
    case "Animation": "Animation.default"
    case "AnyTransition": "AnyTransition.identity"
    case "Notification.Name": "Notification.Name(\"stub\")"
    default:
      if type.hasSuffix("?") {
        "nil"
      } else if type.hasSuffix(") -> Void"), type.hasPrefix("(") {
        action(taking: Brackets.types(of: String(type.dropFirst().dropLast(9))).count)
      } else if type.hasPrefix("AnyPublisher<") {
        "Empty().eraseToAnyPublisher()"
      } else if type.hasPrefix("AsyncStream<") {
        "AsyncStream { $0.finish() }"
      } else if type.hasPrefix("[") {
        type.contains(": ") ? "[:]" : "[]"
      } else if ["Alignment", "HorizontalAlignment", "VerticalAlignment"].contains(type) {
        "\(type).center"
      } else {
        type.hasPrefix("Set<") ? "[]" : "\(type)()"
      }
    }
  }
  /// Whether a type has a value of its own that says little.
  static func hasValue(_ type: String) -> Bool { value(of: type) != "\(type)()" }

  /// A closure that takes this many values, and does nothing.
  static func action(taking count: Int) -> String {
    count == 0 ? "{}" : "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in }"
  }
}
