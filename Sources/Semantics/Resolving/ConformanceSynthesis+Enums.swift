import SourceText
import Syntax

/// `Codable` for enums without raw values: an object with the case's name as its only key, whose
/// value is an object of the payload, with unlabeled parts as `_0`, `_1`, … (SE-0295).
extension ConformanceSynthesis {
  func addEnumCoding(_ nominal: NominalType) {
    guard nominal.kind == .enum, nominal.enumeration.rawType == nil, !nominal.isPrelude else {
      return
    }
    var members: [String] = []
    if isDeclared("Encodable", nominal), !hasMember("encode", label: "to", nominal) {
      members.append(encodeText(nominal))
    }
    if isDeclared("Decodable", nominal), !hasMember("init", label: "from", nominal) {
      members.append(decodeText(nominal))
    }
    guard !members.isEmpty else { return }
    if madeAccess(nominal) >= .public { members = members.map { "public " + $0 } }
    addMembers(members + keyTexts(nominal), to: nominal)
  }

  /// Declares derived members of a type.
  func addMembers(_ members: [String], to nominal: NominalType) {
    let text = "extension \(nominal.name) {\n\(members.joined(separator: "\n"))\n}"
    let source = Source(
      name: nominal.source.name, text: text, isLibrary: nominal.source.isLibrary)
    guard case .declaration(let declaration)? = Parser.parse(source).statements.first?.kind,
      case .extension(let part) = declaration.kind
    else { return }
    let context = typeDeclarations.memberContext(
      nominal, DeclarationContext(source: source, isPrelude: false))
    typeDeclarations.declareNestedTypes(part.members, nominal, context)
    checker.memberDeclarations.declareMembers(part.members, nominal, context, isExtension: true)
  }

  private func isDeclared(_ name: String, _ nominal: NominalType) -> Bool {
    nominal.conformances.contains { conformance in
      conformance.protocol.isPrelude
        && conformances.inherits(conformance.protocol, fromPrelude: name)
    }
  }

  func hasMember(_ name: String, label: String, _ nominal: NominalType) -> Bool {
    (nominal.members[name] ?? []).contains { member in
      if case .function(let function) = member {
        function.parameters.map(\.label) == [label]
      } else {
        false
      }
    }
  }

  /// The source text of key types that the program does not declare.
  private func keyTexts(_ nominal: NominalType) -> [String] {
    func keys(_ name: String, _ cases: [String]) -> String? {
      guard !hasType(name, nominal) else { return nil }
      let list = cases.isEmpty ? "" : "case " + cases.map(\.quoted).joined(separator: ", ")
      return "enum \(name): CodingKey { \(list) }"
    }
    return [keys("CodingKeys", nominal.enumeration.cases.map(\.name))].compactMap(\.self)
      + nominal.enumeration.cases.compactMap { element in
        keys(keysName(of: element), element.payload.indices.map { partName(element, $0) })
      }
  }

  func hasType(_ name: String, _ nominal: NominalType) -> Bool {
    (nominal.members[name] ?? []).contains { member in
      switch member {
      case .type, .typeAlias: true
      default: false
      }
    }
  }

  /// The name of a case's key type: `SquareCodingKeys` for `square`.
  private func keysName(of element: EnumCase) -> String {
    element.name.capitalizedFirst + "CodingKeys"
  }

  private func partName(_ element: EnumCase, _ index: Int) -> String {
    element.payload[index].label ?? "_\(index)"
  }

  /// The cases in the program's `CodingKeys`, which may omit some; all of them without one.
  private func codedCases(_ nominal: NominalType) -> Set<String> {
    declaredKeys(nominal) ?? Set(nominal.enumeration.cases.map(\.name))
  }

  /// The cases of a declared `CodingKeys`; nil if there is none.
  func declaredKeys(_ nominal: NominalType) -> Set<String>? {
    guard let declared = nominal.codingKeys?.declaration else { return nil }
    return Set(declared.caseElements.map(\.name))
  }

  private func encodeText(_ nominal: NominalType) -> String {
    let coded = codedCases(nominal)
    let branches = nominal.enumeration.cases.map { element -> String in
      guard coded.contains(element.name) else {
        return """
          case .\(element.name.quoted):
            throw EncodingError.invalidValue(
              self,
              EncodingError.Context(
                codingPath: encoder.codingPath,
                debugDescription: "Case '\(element.name)' cannot be encoded because it is not defined in CodingKeys."))

          """
      }
      let names = element.payload.indices.map { "part\($0)" }
      let pattern =
        names.isEmpty ? "" : "(" + names.map { "let \($0)" }.joined(separator: ", ") + ")"
      let parts = zip(element.payload, names).enumerated().map { index, part in
        let call = part.0.type.isOptional ? "encodeIfPresent" : "encode"
        return "try payload.\(call)(\(part.1), forKey: .\(partName(element, index).quoted))\n"
      }
      let container = """
        container.nestedContainer(
          keyedBy: \(keysName(of: element)).self, forKey: .\(element.name.quoted))
        """
      return "case .\(element.name.quoted)\(pattern):\n"
        + (parts.isEmpty ? "_ = \(container)\n" : "var payload = \(container)\n")
        + parts.joined()
    }
    return """
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        \(branches.joined())
        }
      }
      """
  }

  private func decodeText(_ nominal: NominalType) -> String {
    let coded = codedCases(nominal)
    let branches = nominal.enumeration.cases.filter { coded.contains($0.name) }.map {
      element -> String in
      let parts = element.payload.enumerated().map { index, part -> String in
        let call = part.type.isOptional ? "decodeIfPresent" : "decode"
        let type = (part.type.wrapped ?? part.type).description
        let label = part.label.map { "\($0): " } ?? ""
        let key = partName(element, index).quoted
        return "\(label)try payload.\(call)((\(type)).self, forKey: .\(key))"
      }
      let made = parts.isEmpty ? "" : "(" + parts.joined(separator: ", ") + ")"
      return """
        case .\(element.name.quoted):
          let payload = try container.nestedContainer(
            keyedBy: \(keysName(of: element)).self, forKey: .\(element.name.quoted))
          _ = payload
          self = .\(element.name.quoted)\(made)

        """
    }
    return """
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let key = container.allKeys.first, container.allKeys.count == 1 else {
          throw DecodingError.typeMismatch(
            \(nominal.name).self,
            DecodingError.Context(
              codingPath: container.codingPath,
              debugDescription: "Invalid number of keys found, expected one."))
        }
        switch key {
        \(branches.joined())
        }
      }
      """
  }
}
