import SourceText
import Syntax

/// Synthesizes initializers.
struct MemberSynthesis: CheckerPart {
  let checker: TypeChecker

  func addInitializers(_ nominal: NominalType, _ pending: PendingType) {
    // Only the machine makes values of built-in types.
    if nominal.modifiers.attributes.contains(where: { $0.name == "_builtin" }) { return }
    switch nominal.kind {
    case .struct:
      guard !pending.declaration.block.declaresInitializer else { return }
      // Inferred types are needed now.
      checker.initialValues.inferStoredTypes(nominal)
      addMemberwise(nominal)
    case .class, .actor:
      // A class that declares only convenience initializers still gets the synthesized ones.
      guard !pending.declaration.block.declaresInitializer else {
        inheritConvenience(nominal)
        return
      }
      addClassInitializers(nominal, pending)
    case .enum, .protocol: return
    }
  }

  private func addMemberwise(_ nominal: NominalType) {
    var memberwise = MemberwiseInitializer(checker: checker, nominal: nominal)
    for stored in nominal.storedProperties { memberwise.add(stored) }
    let parameters = memberwise.parameters
    let initializer = makeInit(nominal, parameters, memberwise.lines.joined(separator: "\n"))
    initializer.modifiers.access = memberwise.access
    nominal.add(.function(initializer))
    checker.bodies.noteMemberwise(initializer)
    checker.journal.retained.append(initializer)
    if !parameters.isEmpty, memberwise.allHaveValues,
      parameters.allSatisfy({ $0.defaultValue != nil || isDefaulted($0, nominal) })
    {
      nominal.add(.function(makeInit(nominal, [], "")))
    } else if !memberwise.privatePlaces.isEmpty {
      let places = parameters.indices.filter { !memberwise.privatePlaces.contains($0) }
      guard !places.isEmpty else { return }
      let shorter = makeInit(
        nominal, places.map { parameters[$0] },
        places.map { memberwise.lines[$0] }.joined(separator: "\n"))
      shorter.modifiers.access = memberwise.access
      // Calls prefer the other one, which has all the parameters.
      shorter.attributes.append(
        Attribute(name: "_disfavoredOverload", arguments: nil, span: nominal.nameSpan))
      nominal.add(.function(shorter))
    }
  }

  private func isDefaulted(_ parameter: ParameterSymbol, _ nominal: NominalType) -> Bool {
    nominal.storedProperties.contains {
      ($0.wraps ?? $0).name == parameter.name && $0.initialValue != nil
    }
  }

  private func makeInit(
    _ nominal: NominalType, _ parameters: [ParameterSymbol], _ body: String
  ) -> Function {
    // Noncopyable arguments are moved into the new value.
    var parameters = parameters
    for index in parameters.indices where parameters[index].type.isNoncopyable {
      parameters[index].isConsuming = true
    }
    let function = Function(
      name: "init", kind: .initializer, parameters: parameters, result: nominal.declaredType,
      implementation: .source(checker.propertyWrappers.parseBody(body)), source: nominal.source,
      span: nominal.nameSpan)
    function.owner = nominal
    function.selfType = nominal.declaredType
    function.selfParameter = nominal.isReferenceType ? .reference : .inout
    function.modifiers.isDiscardable = true
    checker.bodies.noteSynthesized(function)
    checker.journal.retained.append(function)
    return function
  }

  /// A failable adapter for an initializer, `init?(a: A) { self.init(a: a) }`, or for a failable one one that is
  /// not.
  func delegatingInit(to initializer: Function, in nominal: NominalType) -> Function {
    let arguments = initializer.parameters.map { parameter in
      let value = parameter.name.quoted
      return (parameter.label.map { "\($0): " } ?? "")
        + (parameter.isAutoclosure ? value + "()" : value)
    }
    let attempt =
      (initializer.effects.isThrowing ? "try " : "") + (initializer.effects.isAsync ? "await " : "")
    let delegation = "\(attempt)self.init(\(arguments.joined(separator: ", ")))"
    let isFailable = !initializer.modifiers.isFailable
    let function = makeInit(
      nominal, initializer.parameters, isFailable ? delegation : delegation + "!")
    function.effects.isThrowing = initializer.effects.isThrowing
    function.effects.isAsync = initializer.effects.isAsync
    function.modifiers.isConvenience = nominal.isReferenceType
    function.modifiers.isFailable = isFailable
    if isFailable { function.result = checker.optional(nominal.declaredType) }
    return function
  }

  private func addClassInitializers(_ nominal: NominalType, _ pending: PendingType) {
    let missing = nominal.storedProperties.first { $0.initialValue == nil }
    if let parent = nominal.superclassNominal {
      typeDeclarations.complete(parent)
      guard missing == nil else {
        if !nominal.isPrelude { reportNoInitializers(nominal, missing) }
        return
      }
      // A class without designated initializers inherits those of its superclass.
      let own = initializers(of: nominal)
      for inherited in initializers(of: parent)
      where !own.contains(where: { matches($0, inherited) }) {
        inherit(inherited, nominal)
      }
      return
    }
    guard missing == nil else {
      if nominal.declaration?.isElided ?? false {
        // In a document, an elided part of a class may be its initializer.
        addMemberwise(nominal)
      } else if !nominal.isPrelude, !derivesDecoding(nominal) {
        reportNoInitializers(nominal, missing)
      }
      return
    }
    nominal.add(.function(makeInit(nominal, [], "")))
  }

  /// Whether a class gets a derived `init(from:)`.
  private func derivesDecoding(_ nominal: NominalType) -> Bool {
    nominal.conformances.contains {
      conformances.inherits($0.protocol, fromPrelude: "Decodable")
    }
  }

  private func inheritedInit(_ inherited: Function, _ nominal: NominalType) -> Function {
    let arguments = inherited.parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + (parameter.isInout ? "&" : "")
        + parameter.name.quoted + (parameter.isAutoclosure ? "()" : "")
    }
    let attempt = inherited.effects.isThrowing ? "try " : ""
    var map: Substitution = [:]
    if case .nominal(let parent, let types)? = nominal.superclass {
      map = parent.substitution(types)
    }
    let function = makeInit(
      nominal,
      inherited.parameters.map {
        var parameter = $0
        parameter.type = $0.type.substituting(map)
        return parameter
      }, "\(attempt)super.init(\(arguments.joined(separator: ", ")))")
    function.effects.isThrowing = inherited.effects.isThrowing
    function.modifiers.isFailable = inherited.modifiers.isFailable
    function.modifiers.isConvenience = inherited.modifiers.isConvenience
    if inherited.modifiers.isFailable { function.result = checker.optional(nominal.declaredType) }
    if inherited.modifiers.isConvenience {
      // It delegates to `self.init` of the class being initialized.
      function.implementation = inherited.implementation
      function.inheritedFrom = inherited.inheritedFrom?.substituting(map) ?? nominal.superclass
    }
    return function
  }

  /// A class that overrides all designated initializers inherits the convenience initializers.
  private func inheritConvenience(_ nominal: NominalType) {
    guard let parent = nominal.superclassNominal else { return }
    typeDeclarations.complete(parent)
    let own = initializers(of: nominal)
    let parents = initializers(of: parent)
    let designated = parents.filter { !$0.modifiers.isConvenience }
    guard designated.allSatisfy({ base in own.contains { matches($0, base) } }) else { return }
    for base in parents
    where base.modifiers.isConvenience && !own.contains(where: { matches($0, base) }) {
      inherit(base, nominal)
    }
  }

  private func initializers(of nominal: NominalType) -> [Function] {
    (nominal.members["init"] ?? []).compactMap { member in
      if case .function(let function) = member { function } else { nil }
    }
  }

  private func matches(_ left: Function, _ right: Function) -> Bool {
    left.parameters.map(\.label) == right.parameters.map(\.label)
  }

  private func inherit(_ initializer: Function, _ nominal: NominalType) {
    let own = inheritedInit(initializer, nominal)
    nominal.add(.function(own))
    checker.overrides.enterRequired(own, nominal)
  }

  private func reportNoInitializers(_ nominal: NominalType, _ missing: Property?) {
    var notes: [Diagnostic] = []
    if let missing {
      notes.append(
        Diagnostic(
          .note, DeclarationError.preventsInitializers(property: missing.name),
          in: missing.source, at: missing.span))
    }
    checker.error(
      DeclarationError.noInitializers(nominal), in: nominal.source, at: nominal.nameSpan,
      notes: notes)
  }
}

extension String {
  private static let keywords: Set<String> = [
    "self", "in", "is", "as", "for", "if", "else", "default", "case", "switch", "repeat", "where",
    "while", "return", "class", "struct", "enum", "protocol", "extension", "func", "var", "let",
    "init", "import", "operator", "public", "private", "internal", "static", "super", "throw", "do",
    "catch", "try", "guard", "defer", "break", "continue", "false", "true", "nil", "throws",
    "rethrows", "inout", "subscript", "typealias", "deinit", "fallthrough", "associatedtype",
  ]

  /// The name in backticks if it is a keyword.
  package var quoted: String { Self.keywords.contains(self) ? "`\(self)`" : self }
}
