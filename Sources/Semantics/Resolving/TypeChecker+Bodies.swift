import SourceText
import Syntax

/// Checking the bodies and conformances that an input declares.
extension TypeChecker {
  func checkBodies(
    _ types: [NominalType], _ functions: [Function], in current: Source, _ reportsUnresolved: Bool,
    _ unresolved: inout [Diagnostic]
  ) {
    var seen: Set<ObjectIdentifier> = []
    // Members of extensions made earlier may not fit a new declaration; that shows when they run.
    func isOlder(_ source: Source) -> Bool {
      source !== current && declared.extensions.contains { $0.entry.source === source }
    }
    func check(_ function: Function) {
      guard !function.source.isLibrary, seen.insert(ObjectIdentifier(function)).inserted,
        !isOlder(function.source)
      else { return }
      switch function.implementation {
      case .source, .expression: break
      default: return
      }
      if bodies.isSynthesized(function) { return }
      let defaults = defaultErrors(of: function)
      if !reportsUnresolved, defaults.contains(where: { $0.missingName != nil }) {
        unresolved += defaults
      } else {
        diagnostics += defaults
      }
      _ = body(of: function)
      if let found = bodies.errors[ObjectIdentifier(function)] {
        let waiting = found.filter { $0.isError && $0.missingName != nil }
        if !waiting.isEmpty, !reportsUnresolved {
          // What else is wrong with it may follow from that.
          unresolved += waiting
          bodies.errors[ObjectIdentifier(function)] = nil
        } else {
          diagnostics += found
        }
      } else if let warnings = bodies.warnings[ObjectIdentifier(function)] {
        diagnostics += warnings
      }
    }
    func visit(_ nominal: NominalType) {
      guard seen.insert(ObjectIdentifier(nominal)).inserted else { return }
      DeclarationRules(checker: self, source: nominal.source).check(nominal)
      for member in nominal.memberOrder {
        switch member {
        case .function(let function): check(function)
        case .property(let property):
          for accessor in [
            property.initialValue, property.getter, property.setter, property.modify,
            property.willSet, property.didSet,
          ] {
            if let accessor { check(accessor) }
          }
        case .subscript(let element):
          for accessor in [element.getter, element.setter, element.modify] {
            if let accessor { check(accessor) }
          }
        case .type(let inner):
          complete(inner)
          visit(inner)
        case .enumCase, .typeAlias, .associatedType: continue
        }
      }
      if let deinitializer = nominal.deinitializer { check(deinitializer) }
      checkConformances(nominal)
    }
    func checkConformances(_ nominal: NominalType) {
      var rules = ConformanceRules(checker: self, nominal: nominal)
      rules.check()
    }
    for type in types where !type.isPrelude { visit(type) }
    for function in functions { check(function) }
    for type in types where type.isPrelude {
      checkConformances(type)
      for member in type.memberOrder {
        if case .function(let function) = member { check(function) }
        if case .property(let property) = member, let getter = property.getter { check(getter) }
      }
    }
  }

  /// What is wrong with the values that stand for a function's arguments, whether or not a call leaves
  /// these out.
  private func defaultErrors(of function: Function) -> [Diagnostic] {
    guard function.genericParameters.isEmpty,
      function.parameters.contains(where: { $0.defaultValue != nil })
    else { return [] }
    let body = BodyChecker(
      checker: self,
      context: BodyContext(
        function: nil, parent: nil, resultType: .void, isThrowingAllowed: false),
      declarations: declarationContext(of: function))
    let saved = (inference.openVariables, reading.requirements)
    inference.openVariables = []
    reading.requirements = function.extensionRequirements + (function.owner?.allRequirements ?? [])
    defer { (inference.openVariables, reading.requirements) = saved }
    let (_, found) = body.attempt {
      // What `Box<Item>.init(make: () -> Item = { 5 })` makes, tells `Item` where it is called.
      for (index, parameter) in function.parameters.enumerated()
      where !parameter.type.hasParameters {
        _ = body.defaultArgument(function, index, parameter, [:], parameter.span, place: 0)
      }
    }
    return found.filter(\.isError)
  }

  /// Checks what is inside a type that is declared in a body.
  func checkLocal(_ nominal: NominalType) {
    complete(nominal)
    var unresolved: [Diagnostic] = []
    checkBodies([nominal], [], in: nominal.source, true, &unresolved)
  }

  /// Takes what signatures mention and nobody has declared yet out of the diagnostics.
  func takeUnresolved() -> [Diagnostic] {
    let waiting = diagnostics.filter { $0.isError && $0.missingName != nil }
    diagnostics.removeAll { $0.isError && $0.missingName != nil }
    return waiting
  }
}
