import Prelude
import SourceText
import Syntax

/// What modifiers that only draw are given, compared with what they take.
extension InertChecker {
  /// What is wrong with a call of a modifier that only draws; nothing where the library does not say
  /// what the modifier takes, or where the call names what the library does not have.
  ///
  /// - Parameter declared: the functions of that name that do something.
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
    // What nothing declares is stood in for, whatever the modifier takes.
    if checker.allowsFragments { return errors.filter { $0.missingName != nil } }
    return errors.allSatisfy { isSure($0, call) } ? errors : []
  }

  /// Whether a call is surely wrong. The library knows the modifiers and not every value that they take:
  /// a name that it misses is a slip where one like it is there, or where all of them are.
  private func isSure(_ problem: Diagnostic, _ call: Call) -> Bool {
    if isUnknownToLibrary(problem) { return false }
    if problem.missingName != nil { return true }
    switch problem.fact {
    case let error as MemberError: return isSure(error)
    case let error as CallError: return isSure(error, call)
    case ConversionError.cannotConvert(_, to: _, let purpose):
      return ![.assignment, .elementAssignment, .return].contains(purpose)
    case GenericError.requiresConformance(.method(_, isStatic: false, .call), _, to: _, _),
      GenericError.requiresSameType(.method(_, isStatic: false, .call), _, _):
      return true
    default: return false
    }
  }

  private func isSure(_ error: MemberError) -> Bool {
    guard case .noMember(let name, of: let type, let subject, suggestion: let near) = error else {
      return false
    }
    if let near {
      // `.gray1` and `.links` are what somebody calls colours of an own catalogue.
      let rest = name.dropFirst(near.count)
      return !name.hasPrefix(near) || rest != "s" && !rest.allSatisfy(\.isNumber)
    }
    var owner = type
    while let wrapped = owner.wrapped { owner = wrapped }
    return subject == .type && owner.nominal?.kind == .enum
  }

  private func isSure(_ error: CallError, _ call: Call) -> Bool {
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

  /// The marks of charts, which are not declared, have modifiers of the same names.
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

  /// Whether a type, or a function that is called like one, is nowhere declared.
  func isUnknownToLibrary(_ problem: Diagnostic) -> Bool {
    switch problem.missingName {
    case .value(let name): name.first?.isUppercase ?? false
    case nil: false
    default: true
    }
  }
}
