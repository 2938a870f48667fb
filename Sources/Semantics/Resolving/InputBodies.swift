import SourceText
import Syntax

/// The bodies declared in an input; each is checked once.
struct InputBodies: CheckerPart {
  let checker: TypeChecker
  let source: Source
  /// Whether an undeclared name in a body is an error; otherwise the body is checked again later.
  let reportsUnresolved: Bool
  /// The errors in bodies that are checked again later.
  private(set) var unresolved: [Diagnostic] = []
  /// The other errors of bodies in which those are, which may be consequences.
  private(set) var withheld: [Diagnostic] = []
  /// Whether the body at a place is checked.
  private let isIncluded: (Span) -> Bool
  private var seen: Set<ObjectIdentifier> = []

  init(
    checker: TypeChecker, source: Source, reportsUnresolved: Bool,
    isIncluded: @escaping (Span) -> Bool
  ) {
    (self.checker, self.source, self.reportsUnresolved) = (checker, source, reportsUnresolved)
    self.isIncluded = isIncluded
  }

  /// Checks a type with its members and nested types.
  mutating func check(_ nominal: NominalType) {
    guard seen.insert(ObjectIdentifier(nominal)).inserted else { return }
    DeclarationRules(checker: checker, source: nominal.source).check(nominal)
    for member in nominal.memberOrder { check(member) }
    if let deinitializer = nominal.deinitializer { check(deinitializer) }
    checkConformances(of: nominal)
  }

  private mutating func check(_ member: Member) {
    switch member {
    case .function(let function): check(function)
    case .property(let property):
      let accessors = [
        property.initialValue, property.getter, property.setter, property.accessors.modify,
        property.accessors.willSet, property.accessors.didSet,
      ]
      for case let accessor? in accessors { check(accessor) }
    case .subscript(let element):
      for case let accessor? in [element.getter, element.setter, element.modify] {
        check(accessor)
      }
    case .type(let inner):
      typeDeclarations.complete(inner)
      check(inner)
    case .enumCase, .typeAlias, .associatedType: return
    }
  }

  /// Checks the members that extensions add to a library type.
  mutating func checkAdditions(to type: NominalType) {
    checkConformances(of: type)
    for member in type.memberOrder {
      if case .function(let function) = member { check(function) }
      if case .property(let property) = member, let getter = property.getter { check(getter) }
    }
  }

  private func checkConformances(of nominal: NominalType) {
    var rules = ConformanceRules(checker: checker, nominal: nominal)
    rules.check()
  }

  mutating func check(_ function: Function) {
    guard !function.source.isLibrary, seen.insert(ObjectIdentifier(function)).inserted,
      !isOlder(function.source), isWritten(function)
    else { return }
    let defaults = checker.functionBodies.defaultErrors(of: function)
    if !reportsUnresolved, defaults.contains(where: { $0.missingName != nil }) {
      unresolved += defaults
    } else {
      checker.diagnostics += defaults
    }
    _ = checker.functionBodies.body(of: function)
    let key = ObjectIdentifier(function)
    guard let found = checker.bodies.errors[key] else {
      checker.diagnostics += checker.bodies.warnings[key] ?? []
      return
    }
    let waiting = found.filter { $0.isError && $0.missingName != nil }
    if !waiting.isEmpty, !reportsUnresolved {
      unresolved += waiting
      withheld += found.filter { $0.isError && $0.missingName == nil }
      checker.bodies.errors[key] = nil
    } else {
      checker.diagnostics += found
    }
  }

  private func isWritten(_ function: Function) -> Bool {
    let place: Span
    switch function.implementation {
    case .source(let block): place = block.span
    case .expression(let value): place = value.span
    default: return false
    }
    return isIncluded(place) && !checker.bodies.isSynthesized(function)
  }

  /// Whether a member comes from an earlier extension, which may not match a new declaration; that
  /// is reported when it runs.
  private func isOlder(_ other: Source) -> Bool {
    other !== source && checker.declared.extensions.contains { $0.entry.source === other }
  }
}
