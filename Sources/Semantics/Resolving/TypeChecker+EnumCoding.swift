import SourceText
import Syntax

/// `Codable` of enumerations without raw values: an object whose only key is the name of the case,
/// its value an object of the payload, unlabelled parts under `_0`, `_1`, … (SE-0295).
extension TypeChecker {
  func addEnumCoding(_ nominal: NominalType) {
    guard nominal.kind == .enum, nominal.rawType == nil, !nominal.isPrelude else { return }
    var members: [String] = []
    if isDeclared("Encodable", nominal), !hasMember("encode", label: "to", nominal) {
      members.append(encodeText(nominal))
    }
    if isDeclared("Decodable", nominal), !hasMember("init", label: "from", nominal) {
      members.append(decodeText(nominal))
    }
    guard !members.isEmpty else { return }
    let text = "extension \(nominal.name) {\n\(members.joined(separator: "\n"))\n}"
    let source = Source(name: nominal.source.name, text: text)
    guard case .declaration(let declaration)? = Parser.parse(source).statements.first?.kind,
      case .extension(let part) = declaration.kind
    else { return }
    let context = memberContext(nominal, DeclarationContext(source: source, isPrelude: false))
    declareMembers(part.members, nominal, context, isExtension: true)
  }

  private func isDeclared(_ name: String, _ nominal: NominalType) -> Bool {
    nominal.conformances.contains { conformance in
      conformance.protocol.isPrelude && inherits(conformance.protocol, wellKnown(name))
    }
  }

  private func hasMember(_ name: String, label: String, _ nominal: NominalType) -> Bool {
    (nominal.members[name] ?? []).contains { member in
      if case .function(let function) = member {
        function.parameters.map(\.label) == [label]
      } else {
        false
      }
    }
  }

  private func encodeText(_ nominal: NominalType) -> String {
    let branches = nominal.enumCases.map { element -> String in
      let names = element.payload.indices.map { "part\($0)" }
      let pattern =
        names.isEmpty ? "" : "(" + names.map { "let \($0)" }.joined(separator: ", ") + ")"
      let parts = zip(element.payload, names).enumerated().map { index, part in
        let call = part.0.type.isOptional ? "encodeIfPresent" : "encode"
        let key = part.0.label ?? "_\(index)"
        return "try payload.\(call)(\(part.1), forKey: _AnyCodingKey(\"\(key)\"))\n"
      }
      let container = """
        container.nestedContainer(
          keyedBy: _AnyCodingKey.self, forKey: _AnyCodingKey("\(element.name)"))
        """
      return "case .\(element.name.quoted)\(pattern):\n"
        + (parts.isEmpty ? "_ = \(container)\n" : "var payload = \(container)\n")
        + parts.joined()
    }
    return """
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _AnyCodingKey.self)
        switch self {
        \(branches.joined())
        }
      }
      """
  }

  private func decodeText(_ nominal: NominalType) -> String {
    let branches = nominal.enumCases.map { element -> String in
      let parts = element.payload.enumerated().map { index, part -> String in
        let call = part.type.isOptional ? "decodeIfPresent" : "decode"
        let type = (part.type.wrapped ?? part.type).description
        let key = part.label ?? "_\(index)"
        let label = part.label.map { "\($0): " } ?? ""
        return "\(label)try payload.\(call)((\(type)).self, forKey: _AnyCodingKey(\"\(key)\"))"
      }
      let made = parts.isEmpty ? "" : "(" + parts.joined(separator: ", ") + ")"
      return """
        case "\(element.name)":
          let payload = try container.nestedContainer(keyedBy: _AnyCodingKey.self, forKey: key)
          _ = payload
          self = .\(element.name.quoted)\(made)

        """
    }
    return """
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _AnyCodingKey.self)
        guard let key = container.allKeys.first, container.allKeys.count == 1 else {
          throw DecodingError.typeMismatch(
            \(nominal.name).self,
            DecodingError.Context(
              codingPath: container.codingPath,
              debugDescription: "Invalid number of keys found, expected one."))
        }
        switch key.stringValue {
        \(branches.joined())
        default:
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: container.codingPath,
              debugDescription: "Cannot initialize \(nominal.name) from invalid key"))
        }
      }
      """
  }
}
