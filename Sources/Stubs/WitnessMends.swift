import Semantics
import SourceText
import Syntax

/// Makes stubs conform to protocols, with a witness for each requirement.
struct WitnessMends {
  let scope: StubScope

  /// Makes a stub conform to a protocol of the program or the library, with open types for
  /// associated types; returns whether it changed.
  func conform(_ stub: inout Stub, toProtocol name: String) -> Bool {
    // `Repository<Note>` specifies its primary associated types.
    let plain = String(name.prefix { $0 != "<" })
    guard let target = scope.checker.type(named: plain), target.kind == .protocol,
      stub.kind != .additions
    else { return false }
    let source = target.source
    let members =
      scope.texts.tree(of: source).statements.lazy.compactMap { statement in
        self.members(of: statement, declaring: target.name)
      }.first ?? []
    let required = members.filter { !$0.isOptional && !hasDefault($0, of: target) }
    // What programs cannot name is required of the library's own types.
    guard !required.contains(where: \.isUnderscored), stub.conform(toStub: plain) else {
      return false
    }
    for parent in target.conformances.map(\.protocol) where scope.stubs[parent.name] == nil {
      _ = stub.conform(to: parent.name) || conform(&stub, toProtocol: parent.name)
    }
    for member in required { addWitness(of: member, in: source, to: &stub) }
    let associated = members.compactMap(\.associatedName)
    takeAssociatedTypes(associated, of: target, &stub)
    let told = TypeText.parts(of: String(name.dropFirst(plain.count + 1).dropLast()))
    for (associated, type) in zip(associated, told) {
      stub = stub.telling(
        OpenType.named(stub.name, associated),
        as: Stub.Told(type: String(type.drop { $0 == " " }), value: nil, isOfResult: true))
    }
    giveOpaque(members, to: &stub)
    giveModels(members, to: &stub)
    return true
  }

  /// `associatedtype Entry: TimelineEntry`: makes a type of its own for an associated type that is asked
  /// to conform to a protocol of the library, with the properties that this requires.
  private func giveModels(_ requirements: [Declaration], to stub: inout Stub) {
    for case .associatedType(let associated) in requirements.map(\.kind) {
      let open = OpenType.named(stub.name, associated.name)
      let alias = "typealias \(associated.name) = \(open)"
      guard stub.types.contains(alias), let asked = associated.inheritance.first?.plainName,
        let bound = scope.checker.type(named: asked), bound.isPrelude, bound.kind == .protocol,
        let properties = requiredProperties(of: bound)
      else { continue }
      stub.types.removeAll { $0 == alias }
      _ = stub.add(
        type: "struct \(associated.name): \(asked) { \(properties.joined(separator: "; ")) }")
      stub = stub.telling(
        open, as: Stub.Told(type: associated.name, value: nil, isOfResult: true))
    }
  }

  /// The properties that a protocol requires, with values; nil if it requires something else, or
  /// nothing.
  private func requiredProperties(of target: NominalType) -> [String]? {
    guard target.conformances.isEmpty else { return nil }
    scope.checker.readMembers(of: target)
    var properties: [String] = []
    for member in target.memberOrder {
      let property: Property
      switch member {
      case .property(let required) where required.getter?.isRequirement ?? false:
        property = required
      case .function(let function) where function.isRequirement: return nil
      case .associatedType, .subscript: return nil
      default: continue
      }
      if scope.checker.memberFacts.hasDefault(property.name, of: target, labels: nil) { continue }
      let type = property.type.sourceDescription
      guard StubValue.hasValue(type) else { return nil }
      properties.append("var \(property.name): \(type) = \(StubValue.of(type))")
    }
    return properties.isEmpty ? nil : properties
  }

  /// `var body: Body` with `associatedtype Body: Commands`: makes a property of a type that is asked to
  /// conform to a protocol of the library an opaque one, with a value of the library.
  private func giveOpaque(_ requirements: [Declaration], to stub: inout Stub) {
    for case .associatedType(let associated) in requirements.map(\.kind) {
      let open = OpenType.named(stub.name, associated.name)
      let properties = stub.properties.filter { $0.type == open }.map(\.name)
      guard !properties.isEmpty, let asked = associated.inheritance.first?.plainName,
        let bound = scope.checker.type(named: asked), bound.isPrelude,
        let value = opaqueValue(asked, bound)
      else { continue }
      stub.types.removeAll { $0 == "typealias \(associated.name) = \(open)" }
      for property in properties { _ = stub.change(property, to: "some \(asked)", value: value) }
    }
  }

  private func opaqueValue(_ name: String, _ target: NominalType) -> String? {
    if StubValue.hasValue("some \(name)") { return StubValue.of("some \(name)") }
    return scope.checker.libraryMatches.libraryType(conformingTo: [.nominal(target, [])]).map {
      "\($0.name)()"
    }
  }

  /// Gives a stub the associated types that a library type has for the same protocol.
  private func takeAssociatedTypes(_ names: [String], of target: NominalType, _ stub: inout Stub) {
    let found = scope.checker.libraryMatches.associatedTypes(names, of: target).filter {
      !$0.type.hasParameters && !$0.type.mentionsUnknown && !$0.type.isPrelude("Never")
    }.map { (name: $0.name, text: $0.type.sourceDescription) }
    for (name, text) in found {
      let open = OpenType.named(stub.name, name)
      // A type around it has the same name.
      if text == name { stub.types.removeAll { $0 == "typealias \(name) = \(open)" } }
      stub = stub.telling(open, as: Stub.Told(type: text, value: nil, isOfResult: true))
    }
    // `Instant.Duration`
    for owner in found {
      for (name, text) in found {
        stub.mapTypes { $0.replacing("\(owner.text).\(name)", with: text) }
      }
    }
  }

  private func members(of statement: Statement, declaring name: String) -> [Declaration]? {
    guard case .declaration(let declaration) = statement.kind,
      case .type(let type) = declaration.kind, type.name == name
    else { return nil }
    return type.members
  }

  /// Whether an extension of the protocol has a default implementation of a requirement.
  private func hasDefault(_ requirement: Declaration, of target: NominalType) -> Bool {
    switch requirement.kind {
    case .function(let function):
      return scope.checker.memberFacts.hasDefault(
        function.name, of: target, labels: function.parameters.map(\.label))
    case .variable(let variable):
      guard case .binding(let name)? = variable.bindings.first?.pattern.kind else { return false }
      return scope.checker.memberFacts.hasDefault(name, of: target, labels: nil)
    case .associatedType(let associated): return associated.defaultType != nil
    default: return true
    }
  }

  private func addWitness(of requirement: Declaration, in source: Source, to stub: inout Stub) {
    let owner = stub.name
    /// A type of a requirement, with open types for associated types.
    func text(_ span: Span) -> String {
      source.text(in: span).replacingWords { word in
        scope.checker.memberFacts.isAssociatedType(word, ofProtocolsOf: stub.conformances)
          ? OpenType.named(owner, word) : word == "Self" ? owner : word
      }
    }
    let isStatic = requirement.modifiers.contains { $0.name == "static" }
    switch requirement.kind {
    case .function(let function):
      let end = function.result?.span.start ?? requirement.span.end
      let head = text(source.trimmed(Span(Int(requirement.span.start), Int(end))))
      let plain = function.result == nil ? head : String(head.dropLast(2)).trimmingEnd
      var method = Stub.Method(
        Stub.Signature(
          written: plain, name: function.name.quoted, isStatic: isStatic,
          labels: function.parameters.map(\.argumentLabel)),
        result: function.result.map { text($0.span) })
      // Some result types have no default value.
      if let result = method.result, OpenType.all(in: result).isEmpty,
        scope.makeable(result) != result
      {
        method.value = Stub.Method.trap
      }
      _ = stub.add(method)
    case .variable(let variable):
      for binding in variable.bindings {
        guard case .binding(let name) = binding.pattern.kind, let type = binding.type,
          !stub.has(name)
        else { continue }
        stub.add(name, text(type.span), isStatic: isStatic)
      }
    case .associatedType(let associated):
      let name = associated.name
      _ = stub.add(type: "typealias \(name) = \(OpenType.named(owner, name))")
    default: return
    }
  }
}

extension String {
  /// The text with each word replaced.
  func replacingWords(_ replace: (String) -> String) -> String {
    var (result, word) = ("", "")
    for character in self + "\n" {
      if character.isNamePart {
        word.append(character)
      } else {
        result += word.isEmpty ? "" : replace(word)
        word = ""
        result.append(character)
      }
    }
    return String(result.dropLast())
  }

  var trimmingEnd: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension Declaration {
  /// Whether it is an optional requirement: `@objc optional func`.
  fileprivate var isOptional: Bool { modifiers.contains { $0.name == "optional" } }

  /// Whether it is a property or method whose name begins with an underscore.
  fileprivate var isUnderscored: Bool {
    switch kind {
    case .function(let function): function.name.hasPrefix("_")
    case .variable(let variable):
      variable.bindings.contains {
        if case .binding(let name) = $0.pattern.kind { name.hasPrefix("_") } else { false }
      }
    default: false
    }
  }

  /// The name of the associated type that it declares.
  fileprivate var associatedName: String? {
    if case .associatedType(let associated) = kind { associated.name } else { nil }
  }
}
