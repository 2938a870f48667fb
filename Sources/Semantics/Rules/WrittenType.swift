import SourceText
import Syntax

/// A generic type written in the program: `Set<Plain>`, `[Plain: Int]`.
struct WrittenType {
  let type: Type
  let source: Source
  let span: Span
  /// The `where` clauses in scope there.
  let requirements: [Requirement]
}

/// Checks the arguments of generic types written in an input against their constraints.
struct WrittenTypeRules: CheckerPart {
  let checker: TypeChecker

  /// Records a type; it is checked once everything is declared, since conformances may be declared
  /// later.
  func note(_ type: Type, _ span: Span, in context: DeclarationContext) {
    guard !context.isPrelude else { return }
    checker.input.writtenTypes.append(
      WrittenType(
        type: type, source: context.source, span: span, requirements: checker.reading.requirements))
  }

  /// Infers the implicit constraints of a signature: `Set<T>` requires a hashable `T` (The Swift
  /// Programming Language, "Implicit Constraints").
  func inferConstraints(of collector: GenericCollector, since first: Int) {
    guard !collector.parameters.isEmpty else { return }
    for place in checker.input.writtenTypes.dropFirst(first) {
      guard case .nominal(let nominal, let arguments) = place.type else { continue }
      typeDeclarations.complete(nominal, stage: .header)
      let map = nominal.substitution(arguments)
      for (asked, argument) in zip(nominal.generics.parameters, arguments) {
        guard case .parameter(let parameter) = argument, collector.parameters.contains(parameter)
        else { continue }
        for constraint in asked.constraints.map({ $0.substituting(map) })
        where !parameter.constraints.contains(constraint) {
          parameter.constraints.append(constraint)
        }
      }
    }
  }

  /// Whether a type of the library takes noncopyable arguments: optionals and pointers do.
  private func takesNoncopyable(_ nominal: NominalType) -> Bool {
    nominal.isPrelude
      && (nominal.name == "Optional"
        || conformances.conforms(nominal.declaredType, toPrelude: "_Pointer"))
  }

  /// Reports generic arguments that do not meet the constraints of their types.
  func check() {
    let written = checker.input.writtenTypes
    checker.input.writtenTypes = []
    var seen: [ObjectIdentifier: Set<Int32>] = [:]
    let outer = checker.reading.requirements
    defer { checker.reading.requirements = outer }
    for place in written {
      guard case .nominal(let nominal, let arguments) = place.type,
        seen[ObjectIdentifier(place.source), default: []].insert(place.span.start).inserted
      else { continue }
      typeDeclarations.complete(nominal, stage: .header)
      checker.reading.requirements = place.requirements
      let map = nominal.substitution(arguments)
      for (parameter, argument) in zip(nominal.generics.parameters, arguments) {
        let argument = unifier.normalize(argument)
        if argument.hasVariables || argument.isUnknown { continue }
        if argument.isNoncopyable, !parameter.isNoncopyable, !takesNoncopyable(nominal) {
          error(
            ConformanceError.doesNotConform(.type(argument.resolved), to: .copyable),
            in: place.source, at: place.span)
        }
        for constraint in parameter.constraints
        where conformances.failsToConform(argument, constraint) {
          error(
            ConformanceError.cannotConform(argument.resolved, to: constraint), in: place.source,
            at: place.span)
        }
        for constraint in parameter.constraints
        where !conformances.meets(argument, constraint.substituting(map)) {
          let subject = TypeMention.type(argument.resolved)
          let isClass = constraint.nominal.map { $0.kind != .protocol } ?? false
          let fact: ConformanceError =
            if isClass {
              .requires(nominal, of: subject, .superclass(constraint))
            } else if constraint.isAnyObject || constraint.isPrelude("AnyObject") {
              .requires(nominal, of: subject, .classType)
            } else {
              .doesNotConform(subject, to: .type(constraint))
            }
          error(fact, in: place.source, at: place.span)
        }
      }
    }
  }
}
