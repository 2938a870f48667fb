import SourceText
import Syntax

/// Checks declared conformances to `Sendable`: stored parts must be `Sendable`, and classes
/// immutable.
struct SendableRules: CheckerPart {
  let checker: TypeChecker
  let nominal: NominalType

  /// Checks a conformance that implies `Sendable`.
  func check(_ conformance: Conformance) {
    guard !conformance.isUnchecked, makesSendable(conformance.protocol),
      !nominal.conformances.contains(where: { $0.isUnchecked })
    else { return }
    switch nominal.kind {
    case .actor, .protocol: return
    case .class:
      guard checker.isolation.isolation(of: nominal, fromInside: true) == .none else { return }
      checkClass()
      checkProperties()
    case .struct: checkProperties()
    case .enum: checkCases()
    }
  }

  /// Whether a protocol of the program, or `Sendable` itself, implies `Sendable`; that `Error`
  /// implies it is not checked.
  private func makesSendable(_ target: NominalType) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    func inherits(_ target: NominalType) -> Bool {
      if target.isPrelude { return target.name == "Sendable" }
      guard seen.insert(ObjectIdentifier(target)).inserted else { return false }
      typeDeclarations.complete(target, stage: .header)
      return target.conformances.contains { inherits($0.protocol) }
    }
    return inherits(target)
  }

  private func checkClass() {
    if !nominal.modifiers.isFinal { warn(.nonFinal(nominal), at: nominal.nameSpan) }
    if let parent = nominal.superclassNominal, !(parent.isPrelude && parent.name == "NSObject") {
      warn(.inherits(nominal), at: nominal.nameSpan)
    }
  }

  private func checkProperties() {
    for property in nominal.storedProperties where property.modifiers.ownership != .weak {
      let isOwned =
        property.modifiers.isNonisolated
        || checker.isolation.isolation(of: property, fromInside: true) != .none
      if isOwned { continue }
      let place = property.wraps?.span ?? property.span
      if nominal.kind == .class, !property.isLet {
        warn(.mutable(property.name, in: nominal), at: place)
        continue
      }
      checker.initialValues.inferType(of: property)
      guard let found = nonSendable(property.type) else { continue }
      warn(
        .nonSendable(.property(property.name), found.type, isWhole: found.isWhole, in: nominal),
        at: place)
    }
  }

  private func checkCases() {
    for element in nominal.enumeration.cases {
      guard let found = element.payload.lazy.compactMap({ nonSendable($0.type) }).first else {
        continue
      }
      let labels = element.payload.compactMap(\.label)
      let name = element.name + (labels.isEmpty ? "" : "(\(labels.map { $0 + ":" }.joined()))")
      warn(
        .nonSendable(.associatedValue(name), found.type, isWhole: found.isWhole, in: nominal),
        at: place(of: element))
    }
  }

  private func place(of element: EnumCase) -> Span {
    for member in nominal.declaration?.members ?? [] {
      guard case .enumCase(let elements) = member.kind,
        let written = elements.first(where: { $0.name == element.name })
      else { continue }
      return written.nameSpan
    }
    return nominal.nameSpan
  }

  private func warn(_ fact: SendableError, at span: Span) {
    checker.report(Diagnostic(.warning, fact, in: nominal.source, at: span))
  }

  // Types.

  /// The type, or the first part of it, that is not `Sendable`.
  private func nonSendable(_ type: Type) -> (type: Type, isWhole: Bool)? {
    let type = unifier.normalize(type).resolved
    let parts: [Type] =
      switch type {
      case .tuple(let elements): elements.map(\.type)
      case .nominal(let own, let arguments) where own.isPrelude: arguments
      default: []
      }
    if let inside = parts.lazy.compactMap({ nonSendable($0)?.type }).first {
      return (inside, false)
    }
    return isSendable(type) ? nil : (type.displayed, true)
  }

  /// Whether a type is `Sendable`. Library types count as such if their arguments are, function
  /// types always.
  private func isSendable(_ type: Type, inside: Set<ObjectIdentifier> = []) -> Bool {
    switch type {
    case .nominal(let own, let arguments): return isSendable(own, arguments, inside: inside)
    case .parameter, .member:
      return conformances.constraints(of: type).contains { constraint in
        constraint.nominal.map { $0.kind != .protocol || isShared($0) } ?? true
      }
    case .existential(let protocols):
      if protocols.isEmpty { return false }
      return protocols.contains { constraint in
        constraint.nominal.map { $0.isPrelude || $0.kind != .protocol || isShared($0) } ?? true
      }
    default: return true
    }
  }

  private func isSendable(
    _ own: NominalType, _ arguments: [Type], inside: Set<ObjectIdentifier>
  ) -> Bool {
    if own.isPrelude || own === nominal || inside.contains(ObjectIdentifier(own))
      || own.kind == .actor
    {
      return true
    }
    typeDeclarations.complete(own, stage: .header)
    if conformances.protocols(of: own).contains(where: { isShared($0.0) }) { return true }
    if checker.isolation.isolation(of: own, fromInside: true) != .none { return true }
    switch own.kind {
    case .class: return false
    case .struct, .enum:
      typeDeclarations.complete(own)
      // Only types that are not public conform implicitly.
      guard own.modifiers.access < .public else { return false }
      let map = own.substitution(arguments)
      let kept =
        own.storedProperties.map(\.type) + own.enumeration.cases.flatMap { $0.payload.map(\.type) }
      return kept.allSatisfy { part in
        isSendable(whole: part.substituting(map), inside: inside.union([ObjectIdentifier(own)]))
      }
    case .actor, .protocol: return true
    }
  }

  private func isSendable(whole type: Type, inside: Set<ObjectIdentifier>) -> Bool {
    let type = unifier.normalize(type).resolved
    switch type {
    case .tuple(let elements):
      return elements.allSatisfy { isSendable(whole: $0.type, inside: inside) }
    case .nominal(let own, let arguments) where own.isPrelude:
      return arguments.allSatisfy { isSendable(whole: $0, inside: inside) }
    default: return isSendable(type, inside: inside)
    }
  }

  private func isShared(_ target: NominalType) -> Bool {
    conformances.inherits(target, fromPrelude: "Sendable")
  }
}
