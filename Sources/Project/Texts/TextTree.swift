import Foundation

/// A value of a JSON file, a property list or an Xcode project.
indirect enum TextTree {
  case object([String: TextTree])
  case string(String)
  case flag(Bool)
  case list([TextTree])
  /// A number, a date, bytes, or nothing.
  case other

  /// Nil if the text is no JSON.
  init?(json bytes: [UInt8]) {
    guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)) else { return nil }
    self.init(value)
  }

  /// Nil if the text is no property list in XML, such as a `.stringsdict` file.
  init?(propertyList bytes: [UInt8]) {
    guard bytes.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "<"),
      let value = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    else { return nil }
    self.init(value)
  }

  /// Nil if the text is no property list as NeXTSTEP wrote them, such as an Xcode project.
  init?(openStep bytes: [UInt8]) {
    guard let value = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    else { return nil }
    self.init(value)
  }

  private init(_ value: Any) {
    self =
      switch value {
      case let fields as [String: Any]: .object(fields.mapValues(TextTree.init))
      case let elements as [Any]: .list(elements.map(TextTree.init))
      case let text as String: .string(text)
      case let flag as Bool: .flag(flag)
      default: .other
      }
  }

  subscript(key: String) -> TextTree? {
    if case .object(let fields) = self { fields[key] } else { nil }
  }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var elements: [TextTree] { if case .list(let elements) = self { elements } else { [] } }
  var fields: [String: TextTree] { if case .object(let fields) = self { fields } else { [:] } }
}
