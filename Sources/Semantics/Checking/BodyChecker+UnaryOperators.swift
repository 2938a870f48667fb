import SourceText
import Syntax

/// Operators with one operand.
extension BodyChecker {
  func prefix(
    _ name: String, _ operatorSpan: Span, _ operand: Expression, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    if name == "-" || name == "+", let literal = negativeLiteral(name, operand, span, expected) {
      return literal
    }
    if name == "...", case .missing = operand.kind { return unknown(span) }
    guard checker.operators.isPrefix(name) else {
      reportBrackets(name, operatorSpan, operand, span)
      return unknown(span)
    }
    if let call = operatorWithClosure([operand], name, operatorSpan, expected) { return call }
    if name == "!", let own = ownLogic([operand], name, operatorSpan, expected) { return own }
    let hint = boundHint(name, expected) ?? (name == "!" ? checker.bool : expected)
    let value = check(operand, expecting: hint)
    if value.type.isUnknown { return unknown(span) }
    return unary(name, value, operatorSpan, span, isPostfix: false)
  }

  /// An operator that cannot stand before its operand; documents write `<Binding>` where a reader
  /// is to put code of their own.
  private func reportBrackets(
    _ name: String, _ operatorSpan: Span, _ operand: Expression, _ span: Span
  ) {
    guard case .postfixOperator(_, let closing, let closingSpan) = operand.kind, name == "<",
      closing == ">"
    else {
      error("'\(name)' is not a prefix unary operator", at: operatorSpan)
      return checkLoosely(operand)
    }
    let note = Diagnostic(
      .note, "'\(source.text(in: span))' stands for code; put a value in its place", in: source,
      at: span)
    error("'<' is not a prefix unary operator", at: operatorSpan, notes: [note])
    error("'>' is not a postfix unary operator", at: closingSpan)
  }

  func postfix(
    _ operand: Expression, _ name: String, _ operatorSpan: Span, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    guard checker.operators.isPostfix(name) else {
      error("'\(name)' is not a postfix unary operator", at: operatorSpan)
      checkLoosely(operand)
      return unknown(span)
    }
    if let call = operatorWithClosure([operand], name, operatorSpan, expected) { return call }
    let hint =
      boundHint(name, expected) ?? literalHint(name, operand) ?? ownHint(name, expected)
    let value = settle(
      hint.map { check(operand, expecting: $0) } ?? chainLink(operand, expecting: nil))
    if value.type.isUnknown { return unknown(span) }
    return unary(name, value, operatorSpan, span, isPostfix: true)
  }

  /// What a number before a postfix operator is, where the operator is for one type alone.
  private func literalHint(_ name: String, _ operand: Expression) -> Type? {
    switch operand.kind {
    case .integerLiteral, .floatLiteral: break
    default: return nil
    }
    let types = checker.lookUpGlobal(name).compactMap { symbol -> Type? in
      guard case .function(let function) = symbol, function.isPostfix,
        function.parameters.count == 1, function.genericParameters.isEmpty
      else { return nil }
      return function.parameters[0].type
    }
    return types.count == 1 ? types[0] : nil
  }

  /// The type that is expected, where it has an operator that makes one of another.
  private func ownHint(_ name: String, _ expected: Type?) -> Type? {
    guard let expected, case .nominal(let nominal, _) = checker.simplify(expected),
      !nominal.isPrelude
    else { return nil }
    let isOwn = checker.lookUpMembers(name, in: expected).contains { candidate in
      guard case .function(let function) = candidate.member, function.isPostfix,
        function.parameters.count == 1
      else { return false }
      return function.parameters[0].type.nominal === nominal && function.result.nominal === nominal
    }
    return isOwn ? expected : nil
  }

  private func unary(
    _ name: String, _ value: TypedExpression, _ operatorSpan: Span, _ span: Span, isPostfix: Bool
  ) -> TypedExpression {
    let callables = operators(name, [value.type])
    if !isPostfix, let made = literalOperation(name, [value], among: callables, span) {
      return made
    }
    for callable in callables {
      guard case .function(let function) = callable.kind, function.parameters.count == 1 else {
        continue
      }
      if function.isPostfix != isPostfix { continue }
      let start = checker.mark()
      if function.parameters[0].isInout { requireMutable(value, value.span, .mutatingOperator) }
      if let made = operatorCall(function, callable, [value], span) { return made }
      checker.undo(to: start)
    }
    let type = checker.normalize(value.type).resolved
    if name == "++" || name == "--", checker.lookUpGlobal(name).isEmpty {
      let instead = name == "++" ? "+= 1" : "-= 1"
      error(
        "cannot find operator '\(name)' in scope; did you mean '\(instead)'?", at: operatorSpan,
        fixIts: isPostfix ? [.init(span: operatorSpan, replacement: " \(instead)")] : [])
    } else if name == "!", type.isOptional {
      error(
        "optional type '\(type)' cannot be used as a boolean; test for '== nil' instead",
        at: value.span)
    } else if name == "!", !isIntegerLiteral(value),
      checker.conforms(type, toPrelude: "BinaryInteger")
    {
      error(
        "type '\(type)' cannot be used as a boolean; test for '== 0' instead", at: value.span)
    } else if name == "!" {
      error(
        "cannot convert value of type '\(type)' to expected argument type 'Bool'", at: value.span)
    } else {
      error(
        "unary operator '\(name)' cannot be applied to an operand of type '\(type)'",
        at: operatorSpan)
    }
    return unknown(span)
  }

  /// `-5`: one literal.
  private func negativeLiteral(
    _ name: String, _ operand: Expression, _ span: Span, _ expected: Type?
  ) -> TypedExpression? {
    let isNegative = name == "-"
    switch operand.kind {
    case .integerLiteral(let text):
      let value = IntegerLiteral(written: text)
      return TypedExpression(
        .integerLiteral(isNegative ? value.negated : value), type: literal(.integer, expected),
        span: span)
    case .floatLiteral(let text):
      let value = Double(text.filter { $0 != "_" }) ?? .infinity
      return TypedExpression(
        .double(isNegative ? -value : value), type: literal(.float, expected), span: span)
    default: return nil
    }
  }
}
