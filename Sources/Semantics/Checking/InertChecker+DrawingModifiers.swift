import Prelude
import SourceText
import Syntax

/// Checks the arguments of drawing modifiers against their signatures.
extension InertChecker {
  /// The errors of a call of a drawing modifier; empty if the library does not declare its
  /// parameters, or if the call uses names that the library lacks.
  ///
  /// - Parameter declared: the functions of that name with an effect.
  func refusals(
    of name: String, on receiver: TypedExpression, _ declared: [Callable], _ call: Call,
    _ span: Span
  ) -> [Diagnostic] {
    if isOfChart(receiver.type) { return [] }
    let drawing = drawingModifiers(name, span)
    if drawing.isEmpty { return [] }
    let start = body.checkpoint()
    let (_, problems) = body.attempt {
      body.overloads.resolveCall(declared + drawing, name, call, span, nil, mayBeInert: false)
    }
    body.rollBack(to: start)
    let errors = problems.filter(\.isError)
    // Only undeclared names are reported, since they get stubs whatever the modifier takes.
    if checker.allowsFragments { return errors.filter { $0.missingName != nil } }
    return errors.allSatisfy { isCertain($0, call) } ? errors : []
  }

  /// Whether a call is certainly wrong. The library declares the modifiers but not every value they
  /// accept: a missing member counts as an error only if one with a similar name exists, or if the
  /// type is an enum.
  private func isCertain(_ problem: Diagnostic, _ call: Call) -> Bool {
    if isUnknownToLibrary(problem) { return false }
    if problem.missingName != nil { return true }
    switch problem.fact {
    case let error as MemberError: return isCertain(error)
    case let error as CallError: return isCertain(error, call)
    case ConversionError.cannotConvert(_, to: _, let purpose):
      return ![.assignment, .elementAssignment, .return].contains(purpose)
    case GenericError.requiresConformance(.method(_, isStatic: false, .call), _, to: _, _),
      GenericError.requiresSameType(.method(_, isStatic: false, .call), _, _):
      return true
    default: return false
    }
  }

  private func isCertain(_ error: MemberError) -> Bool {
    guard case .noMember(let name, of: let type, let subject, suggestion: let near) = error else {
      return false
    }
    if let near {
      // `.gray1` and `.links` may be colors of a program's own catalog.
      let rest = name.dropFirst(near.count)
      return !name.hasPrefix(near) || rest != "s" && !rest.allSatisfy(\.isNumber)
    }
    var owner = type
    while let wrapped = owner.wrapped { owner = wrapped }
    return subject == .type && owner.nominal?.kind == .enum
  }

  private func isCertain(_ error: CallError, _ call: Call) -> Bool {
    switch error {
    case .noExactMatch, .noExactReference: call.arguments.allSatisfy(isPlainValue)
    case .missingArguments, .extraArgument, .wrongLabels, .missingLabels, .extraneousLabels,
      .wrongOrder(.label, before: _):
      true
    default: false
    }
  }

  private func isPlainValue(_ argument: Argument) -> Bool {
    switch argument.value.kind {
    case .stringLiteral, .integerLiteral, .floatLiteral, .booleanLiteral: true
    default: false
    }
  }

  /// Whether a type is a chart mark; marks are not declared and have modifiers of the same names.
  private func isOfChart(_ type: Type) -> Bool {
    let type = unifier.simplify(type)
    if type.isPrelude("_InertView"), let content = type.arguments.first {
      return isOfChart(content)
    }
    return type.isPrelude("_InertLeaf")
  }

  private func drawingModifiers(_ name: String, _ span: Span) -> [Callable] {
    checker.libraryLoader.loadMembers(name)
    let nominal = checker.wellKnown("_DrawingModifiers")
    typeDeclarations.complete(nominal)
    let receiver = TypedExpression(
      .trap("nothing is drawn"), type: .nominal(nominal, []), span: span)
    return (nominal.members[name] ?? []).compactMap { member in
      guard case .function(let function) = member else { return nil }
      return Callable(kind: .function(function), map: [:], receiver: receiver)
    }
  }

  /// Whether the diagnostic is about an undeclared type, or a function named like one.
  func isUnknownToLibrary(_ problem: Diagnostic) -> Bool {
    switch problem.missingName {
    case .value(let name): name.first?.isUppercase ?? false
    case nil: false
    default: true
    }
  }
}
