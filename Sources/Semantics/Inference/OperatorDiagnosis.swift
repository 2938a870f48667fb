import SourceText
import Syntax

/// Diagnostics for operators that do not accept their operands.
struct OperatorDiagnosis: BodyPart {
  let body: BodyChecker

  /// An unmet requirement of a type's operator on the type's arguments.
  private func unmetCondition(_ name: String, _ type: Type) -> (Type, Type)? {
    guard case .nominal(let nominal, let arguments) = type else { return nil }
    let map = nominal.substitution(arguments)
    for case .function(let function) in nominal.members[name] ?? [] {
      for case .conformance(let asked, let constraint) in function.generics.extensionRequirements {
        let own = unifier.normalize(asked.substituting(map))
        if own.nominal != nil, !conformances.meets(own, constraint) {
          return (own.resolved, constraint)
        }
      }
    }
    return nil
  }

  /// Whether the operator only accepts objects, as `===` does.
  private func comparesObjects(_ name: String) -> Bool {
    let functions = checker.globalLookup.lookUpGlobal(name, from: body.source).compactMap {
      symbol -> Function? in
      if case .function(let function) = symbol { function } else { nil }
    }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        function.parameters.allSatisfy {
          guard case .existential(let protocols)? = $0.type.wrapped else { return false }
          return protocols.contains { $0.isPrelude("AnyObject") }
        }
      }
  }

  private func isObject(_ type: Type) -> Bool {
    conformances.conforms(type, toPrelude: "AnyObject")
  }

  func reportOperator(
    _ name: String, _ left: TypedExpression, _ right: TypedExpression, _ span: Span,
    expecting expected: Type?
  ) {
    // An undeclared operator was reported when the operators were folded.
    if checker.operators.group(ofInfix: name) == nil { return }
    let a = unifier.closingVariables(unifier.normalize(left.type).resolved)
    let b = unifier.closingVariables(unifier.normalize(right.type).resolved)
    if [a, b].contains(where: checker.unknownStubs.isAboutUnknown) { return }
    if comparesObjects(name) {
      let others = [(a, left.span), (b, right.span)].filter { type, _ in
        !isObject(type.wrapped ?? type) && !type.isUnknown
      }
      for (type, span) in others {
        error(OperatorError.operandIsNoObject(type.displayed), at: span)
      }
      if !others.isEmpty { return }
    }
    if let wrapped = a.wrapped, wrapped == b || b.isOptional == false, !a.isUnknown,
      !["==", "!="].contains(name), memberLookup.lookUpMembers(name, in: wrapped).isEmpty == false
    {
      reportOptional(left, a, wrapped, operand: name)
      return
    }
    if let wrapped = b.wrapped, wrapped == a, !["==", "!="].contains(name) {
      reportOptional(right, b, wrapped, operand: name)
      return
    }
    if let found = comparisonFinding(name, a, b) ?? oneSided(name, a, b, expected, span) {
      report(found, left, right, span)
    } else if let (type, constraint) = unmetCondition(name, a) ?? unmetCondition(name, b) {
      error(
        OperatorError.requiresConformance(name, of: type.displayed, to: constraint.displayed),
        at: span)
    } else if let found = rangeFinding(name, left, right, a, b) {
      report(found, left, right, span)
    } else if a == b {
      error(OperatorError.twoOperands(name, a.displayed), at: span)
    } else {
      error(OperatorError.operands(name, a.displayed, b.displayed), at: span)
    }
  }

  private func reportOptional(
    _ value: TypedExpression, _ type: Type, _ wrapped: Type, operand name: String
  ) {
    let groups = (checker.operators.group(ofInfix: "??"), checker.operators.group(ofInfix: name))
    let isWeaker =
      if case (let coalescing?, let own?) = groups {
        checker.operators.binds(coalescing, tighterThan: own)
      } else {
        false
      }
    let place = value.errorPlace
    error(
      OperatorError.optionalOperand(type.displayed, wrapped: wrapped.displayed), at: place,
      notes: UnwrapNotes(body: body).notes(at: value, place, isOperand: !isWeaker))
  }

  private func report(
    _ found: OperatorFinding, _ left: TypedExpression, _ right: TypedExpression, _ span: Span
  ) {
    let fact = uncalledOperand(found.fact) ?? found.fact
    switch found.place {
    case .operator: error(fact, at: span)
    case .left: error(fact, at: left.span)
    case .right: error(fact, at: right.span)
    }
  }

  /// A function without parameters where its result is expected.
  private func uncalledOperand(_ fact: OperatorError) -> (any DiagnosticFact)? {
    guard case .cannotConvertOperand(.function(let function), to: let target) = fact,
      function.parameters.isEmpty, function.result.resolved == target
    else { return nil }
    return ConversionError.uncalledFunction(produces: target)
  }

  /// swiftc's error for a range between values of two types: bounds of an iterated range should be
  /// integers.
  private func rangeFinding(
    _ name: String, _ left: TypedExpression, _ right: TypedExpression, _ a: Type, _ b: Type
  ) -> OperatorFinding? {
    guard name == "..<" || name == "...", a != b, !a.isUnknown, !b.isUnknown else { return nil }
    if let iterated = body.hints.loopSequence, iterated.start <= left.span.start,
      right.span.end <= iterated.end
    {
      if a == checker.int { return .conversion(b, to: a, isRight: true) }
      if b == checker.int { return .conversion(a, to: b, isRight: false) }
    }
    guard conformances.conforms(a, toPrelude: "Comparable"),
      conformances.conforms(b, toPrelude: "Comparable")
    else { return nil }
    // A literal could have the other type.
    let types = body.conversionDiagnosis.isIntegerLiteral(left) ? (b, a) : (a, b)
    return OperatorFinding(
      fact: .conflictingBounds(types.0.displayed, types.1.displayed), place: .operator)
  }

  /// swiftc's error for a comparison; nil for its general error about the operands.
  private func comparisonFinding(_ name: String, _ a: Type, _ b: Type) -> OperatorFinding? {
    guard ["==", "!=", "<", ">", "<=", ">="].contains(name), a != b else { return nil }
    for (one, other, isRight) in [(a, b, false), (b, a, true)] {
      if one == .any || one.nominal?.enumeration.rawType == other, other.nominal != nil {
        return .conversion(one, to: other, isRight: isRight)
      }
      guard isOwn(one) else { continue }
      for constraint in ["BinaryInteger", "StringProtocol"]
      where conformances.conforms(other, toPrelude: constraint) {
        return OperatorFinding(
          fact: .requiresConformanceToCompare(name, of: one.displayed, to: constraint),
          place: .operator)
      }
    }
    return nil
  }

  /// The operand that should have the other's type: the expected type if it is known; otherwise the
  /// type that has the operator.
  private func oneSided(
    _ name: String, _ a: Type, _ b: Type, _ expected: Type?, _ span: Span
  ) -> OperatorFinding? {
    guard a != b, !a.isUnknown, !b.isUnknown else { return nil }
    if checker.isAssignmentOperator(name) {
      return applies(name, a, a, span) ? .conversion(b, to: a, isRight: true) : nil
    }
    guard ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"].contains(name) else { return nil }
    let wanted = expected.map { unifier.normalize($0).resolved }.map { $0.wrapped ?? $0 }
    if let wanted, wanted == a || wanted == b, applies(name, wanted, wanted, span) {
      return wanted == a
        ? .conversion(b, to: a, isRight: true) : .conversion(a, to: b, isRight: false)
    }
    // Of `*` and `/`, `Duration` has overloads for other operand types.
    let isOpen = (name == "*" || name == "/") && a.isNominal && b.isNominal
    switch (applies(name, a, a, span), applies(name, b, b, span)) {
    case (true, false) where !isOpen: return .conversion(b, to: a, isRight: true)
    case (false, true) where !isOpen: return .conversion(a, to: b, isRight: false)
    default: return nil
    }
  }

  /// Whether an operator accepts operands of these types.
  private func applies(_ name: String, _ a: Type, _ b: Type, _ span: Span) -> Bool {
    ConstraintSystem(body, .init()).diagnosis.applies(name, a, b, span)
  }

  /// Whether a type is a struct, enum or class of the program.
  private func isOwn(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type else { return false }
    return !nominal.isPrelude && nominal.kind != .protocol
  }

  /// Reports an operator that is not a prefix operator. Documents write `<Binding>` as a
  /// placeholder for the reader's code.
  func reportMisplacedPrefix(
    _ name: String, _ operatorSpan: Span, _ operand: Expression, _ span: Span
  ) {
    guard case .postfixOperator(_, let closing, let closingSpan) = operand.kind, name == "<",
      closing == ">"
    else {
      error(FoldingError.notPrefix(name), at: operatorSpan)
      return body.calls.checkLoosely(operand)
    }
    let note = Diagnostic(
      .note, OperatorError.codePlaceholder(body.source.text(in: span)), in: body.source,
      at: span)
    error(FoldingError.notPrefix("<"), at: operatorSpan, notes: [note])
    error(FoldingError.notPostfix(">"), at: closingSpan)
  }

  /// Reports a unary operator that the operand's type lacks.
  func reportUnary(_ operation: Operation, _ value: TypedExpression, isPostfix: Bool) {
    let name = operation.name
    let type = unifier.normalize(value.type).resolved
    if name == "++" || name == "--",
      checker.globalLookup.lookUpGlobal(name, from: body.source).isEmpty
    {
      let instead = name == "++" ? "+= 1" : "-= 1"
      error(
        OperatorError.removed(name, instead: instead),
        at: operation.operatorSpan,
        fixIts: isPostfix ? [.init(span: operation.operatorSpan, replacement: " \(instead)")] : [])
    } else if name == "!", type.isOptional {
      error(OperatorError.optionalAsBoolean(type.displayed), at: value.span)
    } else if name == "!", !body.conversionDiagnosis.isIntegerLiteral(value),
      conformances.conforms(type, toPrelude: "BinaryInteger")
    {
      error(OperatorError.numberAsBoolean(type.displayed), at: value.span)
    } else if name == "!" {
      error(OperatorError.cannotConvertOperand(type.displayed, to: checker.bool), at: value.span)
    } else {
      error(OperatorError.operand(name, type.displayed), at: operation.operatorSpan)
    }
  }
}

/// A specific error of an operator, instead of the general one about its operands.
private struct OperatorFinding {
  /// Where it is reported.
  enum Place { case `operator`, left, right }

  let fact: OperatorError
  let place: Place

  static func conversion(_ type: Type, to target: Type, isRight: Bool) -> Self {
    Self(
      fact: .cannotConvertOperand(type.displayed, to: target.displayed),
      place: isRight ? .right : .left)
  }
}

extension Type {
  fileprivate var isNominal: Bool { nominal != nil }
}
