import SourceText

/// Default values in stubs.
enum StubValue {
  /// Types of the library with such a value, that views are drawn with.
  static let drawnTypes = ["Color", "Font", "Image", "Animation"]

  /// The default value of a type that a stub may have.
  static func of(_ type: String) -> String {
    if type.hasPrefix("`?"), type.hasSuffix("`") { return "_stubValue()" }
    return switch type {
    case "String": "\"\""
    case "Int", "Double", "CGFloat", "Float", "Decimal": "0"
    case "Bool": "false"
    case "Date": "Date(timeIntervalSince1970: 0)"
    case "URL": "URL(string: \"https://example.com\")!"
    case "URLRequest": "URLRequest(url: \(of("URL")))"
    // Always the same one, so that values do not differ by it.
    case "UUID": "UUID(uuidString: \"00000000-0000-0000-0000-000000000000\")!"
    case "Color": "Color.primary"
    case "Font": "Font.body"
    case "Void", "()": "()"
    case "() -> Void": "{}"
    case "any Error": "CancellationError()"
    case "Image": "Image(systemName: \"photo\")"
    case "Animation": "Animation.default"
    case "AnyTransition": "AnyTransition.identity"
    case "Notification.Name": "Notification.Name(\"stub\")"
    case "some Scene": "WindowGroup { EmptyView() }"
    default:
      if type.hasSuffix("?") {
        "nil"
      } else if type.hasSuffix(") -> Void"), type.hasPrefix("(") {
        action(taking: TypeText.parts(of: String(type.dropFirst().dropLast(9))).count)
      } else if type.hasPrefix("("), let function = Stub.Parameter.Closure(text: type) {
        closure(
          giving: function.result == "Void" ? "" : of(function.result),
          taking: function.parameters.count)
      } else if type.hasPrefix("Binding<") {
        ".constant(\(of(String(type.dropFirst(8).dropLast()))))"
      } else if type.hasPrefix("ClosedRange<") {
        "\(of(String(type.dropFirst(12).dropLast())))...\(of(String(type.dropFirst(12).dropLast())))"
      } else if type.hasPrefix("AnyPublisher<") {
        "Empty().eraseToAnyPublisher()"
      } else if let stream = ["AsyncStream", "AsyncThrowingStream"].first(where: {
        type.hasPrefix($0 + "<") && type.hasSuffix(">")
      }) {
        "\(stream) { $0.finish() }"
      } else if type.hasPrefix("[") {
        type.contains(": ") ? "[:]" : "[]"
      } else if ["Alignment", "HorizontalAlignment", "VerticalAlignment"].contains(type) {
        "\(type).center"
      } else {
        type.hasPrefix("Set<") ? "[]" : "\(type)()"
      }
    }
  }

  /// A closure with a number of parameters that returns a value, or does nothing if there is none.
  static func closure(giving value: String, taking count: Int) -> String {
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    let body = (count == 0 ? "" : names + " in") + (value.isEmpty || count == 0 ? "" : " ") + value
    return body.isEmpty ? "{}" : "{ \(body) }"
  }

  /// Whether a type has a literal or static default value, rather than an initializer without
  /// arguments.
  static func hasValue(_ type: String) -> Bool { of(type) != "\(type)()" }

  /// A closure with a number of parameters that does nothing.
  static func action(taking count: Int) -> String { closure(giving: "", taking: count) }
}
