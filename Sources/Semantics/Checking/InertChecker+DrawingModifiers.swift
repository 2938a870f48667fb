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
    let all = drawingModifiers(name, of: receiver.type, span)
    let isComplete = !all.isEmpty || !PreludeLibrary.inertModifierNames.contains(name)
    if isComplete, isOverloadLeftOut(call, receiver, declared + all) {
      if !(declared + all).isEmpty {
        body.warning(CheckingWarning.undeclaredModifier(name), at: nameSpan(in: call))
      }
      return []
    }
    if all.isEmpty {
      return DrawnStyleChecker(body: body).refusals(ofStyleGivenTo: name, declared, call, span)
    }
    let drawing = all.filter(isApplicable)
    if drawing.isEmpty { return declared.isEmpty ? missingMember(name, of: receiver, call) : [] }
    let start = body.checkpoint()
    let (_, problems) = body.attempt {
      body.overloads.resolveCall(declared + drawing, name, call, span, nil, mayBeInert: false)
    }
    let errors = problems.filter(\.isError)
    // The parameters show what the types of stubs are.
    if !errors.isEmpty || checker.holes.isEmpty { body.rollBack(to: start) }
    // Stubs have guessed types, and documents have modifiers of their own that they do not show.
    if checker.mode.allowsFragments, !isIndependentOfStubs(call, drawing) {
      let isMistaken = foreignLabels(in: call, of: declared + drawing) == .mistaken
      return errors.filter { $0.missingName != nil || isMistaken && $0.fact is CallError }
    }
    let hasForeignLabels = foreignLabels(in: call, of: declared + all) != nil
    guard !errors.allSatisfy({ isCertain($0, call, hasForeignLabels) }) else { return errors }
    errors.forEach(noteLeftOut)
    return []
  }

  /// Notes a value that an extension of a library type may declare in a part that the document leaves
  /// out, so that a stub of it is made.
  private func noteLeftOut(_ error: Diagnostic) {
    guard checker.holes.missing != nil,
      case MemberError.noMember(let name, of: _, .type, suggestion: let near) = error.fact,
      near.map({ !isMisspelled(name, $0) }) ?? true
    else { return }
    checker.holes.note(error)
  }

  /// The error for a modifier that only other views have, such as `resizable` of images. Empty for
  /// stubs, which may be such views.
  private func missingMember(
    _ name: String, of receiver: TypedExpression, _ call: Call
  ) -> [Diagnostic] {
    let type = unifier.simplify(receiver.type)
    if checker.mode.allowsFragments, !(type.nominal?.isPrelude ?? true) { return [] }
    return body.attempt {
      body.members.reportMissingMember(name, type, isStatic: false, nameSpan(in: call))
    }.1
  }

  private func nameSpan(in call: Call) -> Span {
    if case .member(_, let name) = call.callee.kind { name.span } else { call.callee.span }
  }

  /// Whether a shape stays a shape when the modifier is applied to it.
  func keepsShape(_ name: String, of type: Type, _ span: Span) -> Bool {
    conformances.conforms(type, toPrelude: "Shape")
      && drawingModifiers(name, of: type, span).contains { modifier in
        guard case .function(let function) = modifier.kind else { return false }
        return !function.generics.extensionRequirements.isEmpty && isApplicable(modifier)
      }
  }

  /// Whether a name is probably another one, misspelled. The constants that a document leaves out often
  /// resemble those of the library: there, only one letter may differ.
  func isMisspelled(_ name: String, _ near: String) -> Bool {
    !checker.mode.allowsFragments || EditDistance.isMisspelledName(name, of: near)
  }

  /// Whether the receiver is one of the views whose modifier it is.
  private func isApplicable(_ modifier: Callable) -> Bool {
    guard case .function(let function) = modifier.kind else { return false }
    return conformances.holds(function.generics.extensionRequirements, modifier.map)
  }

  /// Whether the types of stubs cannot influence whether a call is valid: its arguments are
  /// constants, and its labels are those of the library.
  private func isIndependentOfStubs(_ call: Call, _ modifiers: [Callable]) -> Bool {
    let labels = modifiers.flatMap { modifier -> [String?] in
      guard case .function(let function) = modifier.kind else { return [] }
      return function.parameters.map(\.label)
    }
    return call.trailingClosures.isEmpty
      && call.arguments.allSatisfy { labels.contains($0.label) && isFixedWhenInert($0.value) }
  }

  /// Whether a call is certainly wrong. The library declares the modifiers but not every value they
  /// accept: a missing member counts as an error only if one with a similar name exists, or if the
  /// type is an enum, or one of the standard library.
  private func isCertain(_ problem: Diagnostic, _ call: Call, _ hasForeignLabels: Bool) -> Bool {
    if isUnknownToLibrary(problem) { return false }
    if problem.missingName != nil { return true }
    switch problem.fact {
    case let error as MemberError: return isCertain(error)
    case let error as CallError: return hasForeignLabels || isCertain(error, call)
    case ConversionError.cannotConvert(_, to: _, let purpose):
      return ![.assignment, .elementAssignment, .return].contains(purpose)
    // What is no view is none in the content of any modifier.
    case is AvailabilityError: return true
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
    if let near, isMisspelled(name, near) {
      // `.gray1` and `.links` may be colors of a program's own catalog.
      let rest = name.dropFirst(near.count)
      return !name.hasPrefix(near) || rest != "s" && !rest.allSatisfy(\.isNumber)
    }
    var owner = type
    while let wrapped = owner.wrapped { owner = wrapped }
    guard subject == .type, let nominal = owner.nominal, nominal.isPrelude else { return false }
    // The values of a protocol are all declared, except for colors of a program's own catalog.
    return nominal.kind == .enum || PreludeLibrary.module(declaring: nominal.name) == "Swift"
      || nominal.kind == .protocol
        && !conformances.conforms(checker.wellKnown("Color").declaredType, to: nominal)
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
    if type.isPrelude("_InertView") || type.isPrelude("_InertShape"),
      let content = type.arguments.first
    {
      return isOfChart(content)
    }
    return type.isPrelude("_InertLeaf")
  }

  /// The modifiers of a name that the library declares, for some views at least.
  private func drawingModifiers(_ name: String, of type: Type, _ span: Span) -> [Callable] {
    let nominal = checker.drawingModifiers
    let functions = checker.drawingFacts.functions(named: name)
    let receiver = TypedExpression(
      .trap("nothing is drawn"), type: .nominal(nominal, [type]), span: span)
    let map = nominal.substitution([type])
    return functions.map { Callable(kind: .function($0), map: map, receiver: receiver) }
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
