import SourceText
import Syntax

/// `Codable` for stored properties, if the program extends the coding containers: like swiftc, each
/// property uses the best overload of `decode(_:forKey:)` or `encode(_:forKey:)` for its type.
extension ConformanceSynthesis {
  func addContainerCoding(_ nominal: NominalType) {
    guard nominal.kind == .struct || nominal.kind == .class, !nominal.isPrelude,
      !nominal.isObservable, nominal.superclass == nil
    else { return }
    let decodes = derives("Decodable", "init", label: "from", nominal)
    let encodes = derives("Encodable", "encode", label: "to", nominal)
    var members: [String] = []
    if decodes, isExtended("KeyedDecodingContainer", ["decode", "decodeIfPresent"]) {
      members.append(decodeText(nominal))
    }
    if encodes, isExtended("KeyedEncodingContainer", ["encode", "encodeIfPresent"]) {
      members.append(encodeText(nominal))
    }
    guard !members.isEmpty, codedProperties(nominal).allSatisfy({ isCodable($0, decodes, encodes) })
    else { return }
    if madeAccess(nominal) >= .public { members = members.map { "public " + $0 } }
    if !hasType("CodingKeys", nominal) {
      let names = codedProperties(nominal).map { key(of: $0).quoted }
      let list = names.isEmpty ? "" : "case " + names.joined(separator: ", ")
      members.append("private enum CodingKeys: CodingKey { \(list) }")
    }
    addMembers(members, to: nominal)
  }

  private func derives(
    _ name: String, _ member: String, label: String, _ nominal: NominalType
  ) -> Bool {
    conformances.protocols(of: nominal).contains { $0.0.isPrelude && $0.0.name == name }
      && !hasMember(member, label: label, nominal)
  }

  /// Whether the program adds overloads of one of the methods to a container.
  private func isExtended(_ container: String, _ methods: [String]) -> Bool {
    let nominal = checker.wellKnown(container)
    return methods.contains { method in
      (nominal.members[method] ?? []).contains { member in
        if case .function(let function) = member {
          !function.source.isLibrary
        } else {
          false
        }
      }
    }
  }

  private func isCodable(_ property: Property, _ decodes: Bool, _ encodes: Bool) -> Bool {
    property.type.isUnknown
      || (!decodes || conformances.conforms(property.type, toPrelude: "Decodable"))
        && (!encodes || conformances.conforms(property.type, toPrelude: "Encodable"))
  }

  /// The stored properties in the program's `CodingKeys`; all of them without one.
  private func codedProperties(_ nominal: NominalType) -> [Property] {
    let names = declaredKeys(nominal)
    return nominal.storedProperties.filter { property in
      !property.isLazyStorage && names?.contains(key(of: property)) ?? true
    }
  }

  private func key(of property: Property) -> String { (property.wraps ?? property).name }

  private func encodeText(_ nominal: NominalType) -> String {
    let parts = codedProperties(nominal).map { property in
      let (call, key) = (
        property.type.isOptional ? "encodeIfPresent" : "encode", key(of: property).quoted
      )
      return "try container.\(call)(self.\(property.name.quoted), forKey: .\(key))"
    }
    return """
      func encode(to encoder: any Encoder) throws {
        \(parts.isEmpty ? "_" : "var container") = encoder.container(keyedBy: CodingKeys.self)
        \(parts.joined(separator: "\n  "))
      }
      """
  }

  private func decodeText(_ nominal: NominalType) -> String {
    let isOpen = nominal.kind == .class && !nominal.modifiers.isFinal
    let parts = codedProperties(nominal).filter { !($0.isLet && $0.initialValue != nil) }.map {
      property in
      let (call, type) =
        property.type.isOptional
        ? ("decodeIfPresent", "_codingWrappedType") : ("decode", "_codingType")
      let name = property.name.quoted
      return """
        self.\(name) = try container.\(call)(
            \(type)(\\\(nominal.name).\(name)), forKey: .\(key(of: property).quoted))
        """
    }
    return """
      \(isOpen ? "required " : "")init(from decoder: any Decoder) throws {
        \(parts.isEmpty ? "_" : "let container") = try decoder.container(keyedBy: CodingKeys.self)
        \(parts.joined(separator: "\n  "))
      }
      """
  }
}
