import Syntax

extension Declaration {
  /// Whether it is `nonisolated`, with or without `(unsafe)`.
  var isNonisolated: Bool { modifiers.contains { $0.name == "nonisolated" } }

  var isNonsending: Bool {
    modifiers.contains { $0.name == "nonisolated" && $0.detail == "nonsending" }
  }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.baseName == name } }

  var accessLevel: AccessLevel? {
    modifiers.lazy.filter { $0.detail != "set" }.compactMap { Self.level($0.name) }.first
  }

  var setterAccessLevel: AccessLevel? {
    modifiers.lazy.filter { $0.detail == "set" }.compactMap { Self.level($0.name) }.first
  }

  static func level(_ name: String) -> AccessLevel? {
    switch name {
    case "private": .private
    case "fileprivate": .fileprivate
    case "internal": .internal
    case "package": .package
    case "public": .public
    case "open": .open
    default: nil
    }
  }

  var ownership: Ownership {
    for modifier in modifiers {
      switch (modifier.name, modifier.detail) {
      case ("weak", _): return .weak
      case ("unowned", "unsafe"): return .unownedUnsafe
      case ("unowned", _): return .unowned
      default: continue
      }
    }
    return .strong
  }
}

extension Attribute {
  /// The names of a qualified attribute.
  var path: [String] { name.split(separator: ".").map(String.init) }

  /// The attribute as a type.
  var reference: TypeReference {
    path.reduce(nil as TypeReference?) { base, name in
      TypeReference(
        .named(base: base, name: name, arguments: name == baseName ? genericArguments : []),
        span: span)
    } ?? TypeReference(.missing, span: span)
  }

  /// The attribute as the callee that makes a property wrapper.
  var callee: Expression {
    path.reduce(nil as Expression?) { base, name in
      let name = Identifier(
        name: name, span: nameSpan, genericArguments: name == baseName ? genericArguments : [])
      return Expression(base.map { .member(base: $0, name) } ?? .identifier(name), span: nameSpan)
    } ?? Expression(.missing, span: nameSpan)
  }

  /// The unqualified name: `Observable` for `@Observation.Observable`.
  var baseName: String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }
}
