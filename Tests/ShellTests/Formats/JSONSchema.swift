import Foundation

/// A JSON value.
enum JSON: Decodable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  static func parse(_ text: String) throws -> JSON {
    try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
  }

  subscript(_ key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }

  var text: String? { if case .string(let text) = self { text } else { nil } }
}

/// The subset of JSON Schema that the shell's own schema uses; any other keyword is an error.
struct JSONSchema {
  private let root: JSON

  private static let annotations: Set = ["$schema", "$defs", "title", "description"]

  init(_ root: JSON) { self.root = root }

  /// The problems of a value, each with its path; empty if it is valid.
  func problems(of value: JSON) -> [String] { problems(of: value, by: root, at: "$") }

  private func problems(of value: JSON, by schema: JSON, at path: String) -> [String] {
    schema.members.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      switch keyword {
      case "type":
        let names = rule.text.map { [$0] } ?? rule.elements.compactMap(\.text)
        return names.contains { isOf($0, value) } ? [] : ["\(path): not of type \(names)"]
      case "const": return value == rule ? [] : ["\(path): not \(rule)"]
      case "enum": return rule.elements.contains(value) ? [] : ["\(path): unknown \(value)"]
      case "required":
        return rule.elements.compactMap(\.text).filter { value[$0] == nil }
          .map { "\(path): lacks \($0)" }
      case "properties":
        return rule.members.sorted { $0.key < $1.key }.flatMap { name, inner in
          value[name].map { problems(of: $0, by: inner, at: "\(path).\(name)") } ?? []
        }
      case "additionalProperties":
        let known = schema["properties"]?.members ?? [:]
        return value.members.keys.sorted().filter { known[$0] == nil }
          .map { "\(path): \($0) is not described" }
      case "items":
        return value.elements.enumerated().flatMap {
          problems(of: $0.element, by: rule, at: "\(path)[\($0.offset)]")
        }
      case "oneOf":
        let found = rule.elements.map { problems(of: value, by: $0, at: path) }
        let fitting = found.count { $0.isEmpty }
        return fitting == 1
          ? [] : ["\(path): fits \(fitting) forms"] + (found.min { $0.count < $1.count } ?? [])
      case "$ref":
        let name = rule.text.map { String($0.dropFirst("#/$defs/".count)) } ?? ""
        guard let target = root["$defs"]?[name] else { return ["\(path): no form \(name)"] }
        return problems(of: value, by: target, at: path)
      default:
        return JSONSchema.annotations.contains(keyword) ? [] : ["\(path): keyword \(keyword)"]
      }
    }
  }

  private func isOf(_ type: String, _ value: JSON) -> Bool {
    switch value {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || type == "integer" && number == number.rounded()
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
