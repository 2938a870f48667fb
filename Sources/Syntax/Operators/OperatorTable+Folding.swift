package import SourceText

extension OperatorTable {
  /// Folds a sequence of operands and operators into a tree.
  ///
  /// `a + b * c` becomes `a + (b * c)`; `try a + b` becomes `try (a + b)`. Operands are left as
  /// they are: nested sequences are folded separately. There is always a result; violations of
  /// precedence rules are reported in `diagnostics`.
  package func fold(
    _ elements: [SequenceElement], in source: Source
  ) -> (expression: Expression, diagnostics: [Diagnostic]) {
    var folding = Folding(table: self, source: source, elements: elements)
    let expression = folding.run()
    return (expression, folding.diagnostics)
  }

  /// The diagnostic for an unknown prefix operator; nil if it is declared.
  package func prefixProblem(_ name: String, at span: Span, in source: Source) -> Diagnostic? {
    isPrefix(name)
      ? nil : Diagnostic(.error, FoldingError.notPrefix(name), in: source, at: span)
  }

  /// The diagnostic for an unknown postfix operator; nil if it is declared.
  package func postfixProblem(_ name: String, at span: Span, in source: Source) -> Diagnostic? {
    isPostfix(name)
      ? nil : Diagnostic(.error, FoldingError.notPostfix(name), in: source, at: span)
  }
}

/// One run of folding.
private struct Folding {
  struct Infix {
    let element: SequenceElement
    let span: Span
    /// Nil for undeclared operators.
    let group: OperatorTable.Group?
  }

  /// The minimum precedence of the operators to take.
  struct Bound {
    let group: OperatorTable.Group?
    let isStrict: Bool

    static let none = Bound(group: nil, isStrict: false)
  }

  let table: OperatorTable
  let source: Source
  var diagnostics: [Diagnostic] = []
  private var operands: [Expression] = []
  private var signs: [Infix] = []
  private var next = 0

  init(table: OperatorTable, source: Source, elements: [SequenceElement]) {
    self.table = table
    self.source = source
    for element in elements {
      switch element {
      case .operand(let operand): operands.append(operand)
      case .infix(let name, let span):
        let group = table.group(ofInfix: name)
        if group == nil { report(.unknown(name), at: span) }
        signs.append(Infix(element: element, span: span, group: group))
      case .assignment(let span): add(element, span, "AssignmentPrecedence")
      case .ternary(_, let span): add(element, span, "TernaryPrecedence")
      case .cast(_, _, let span):
        add(element, span, "CastingPrecedence")
        // A cast has a type instead of a right operand: this is a placeholder.
        operands.append(Expression(.missing, span: Span(Int(span.end), Int(span.end))))
      }
    }
    while operands.count <= signs.count { operands.append(Expression(.missing, span: .none)) }
  }

  private mutating func add(_ element: SequenceElement, _ span: Span, _ group: String) {
    signs.append(Infix(element: element, span: span, group: table.groups[group]))
  }

  private mutating func report(_ error: FoldingError, at span: Span) {
    let fixIts = error.correction.map { [Diagnostic.FixIt(span: span, replacement: $0)] } ?? []
    let notes =
      if case .unknown(let name) = error {
        Lookalike.notes(on: .operator, name, at: span, in: source)
      } else { [Diagnostic]() }
    diagnostics.append(
      Diagnostic(.error, error, in: source, at: span, notes: notes, fixIts: fixIts))
  }

  mutating func run() -> Expression { fold(operands[0], .none) }

  private mutating func fold(_ first: Expression, _ bound: Bound) -> Expression {
    guard next < signs.count, admits(bound, signs[next]) else { return first }
    var lhs = first
    var sign = signs[next]
    next += 1
    var rhs = operands[next]
    while next < signs.count {
      let following = signs[next]
      guard admits(bound, following) else { break }
      switch relation(sign, following) {
      case .left:
        lhs = combine(lhs, sign, rhs)
        sign = following
        next += 1
        rhs = operands[next]
      case .rightTighter:
        rhs = fold(rhs, Bound(group: sign.group, isStrict: true))
      case .rightEqual:
        rhs = fold(rhs, Bound(group: sign.group, isStrict: false))
      }
    }
    return combine(lhs, sign, rhs)
  }

  private enum Relation { case left, rightTighter, rightEqual }

  private func admits(_ bound: Bound, _ sign: Infix) -> Bool {
    guard let least = bound.group else { return true }
    guard let group = sign.group else { return false }
    if group.name == least.name { return !bound.isStrict }
    return table.binds(group, tighterThan: least)
  }

  private mutating func relation(_ first: Infix, _ second: Infix) -> Relation {
    // A cast has only a type on the right: `a as B + c` adds to the result of the cast.
    if case .cast = first.element { return .left }
    guard let one = first.group, let two = second.group else { return .left }
    if one.name == two.name {
      switch one.associativity {
      case .left: return .left
      case .right: return .rightEqual
      case .none:
        report(.nonAssociative(one.name), at: first.span)
        return .left
      }
    }
    if table.binds(one, tighterThan: two) { return .left }
    if table.binds(two, tighterThan: one) { return .rightTighter }
    report(.unordered(one.name, two.name), at: first.span)
    return .left
  }

  /// Combines an operator with both operands; `try` and `await` on the left extend over both.
  private mutating func combine(
    _ lhs: Expression, _ sign: Infix, _ rhs: Expression
  ) -> Expression {
    let span = lhs.span.joined(with: sign.span).joined(
      with: rhs.span.isEmpty ? sign.span : rhs.span)
    switch lhs.kind {
    case .try(let kind, let inner):
      return Expression(.try(kind, combine(inner, sign, rhs)), span: span)
    case .await(let inner):
      return Expression(.await(combine(inner, sign, rhs)), span: span)
    case .ownership("unsafe", let inner):
      return Expression(.ownership("unsafe", combine(inner, sign, rhs)), span: span)
    default: break
    }
    switch sign.element {
    case .infix(let name, let place):
      if !(sign.group?.isAssignment ?? false) { checkRight(rhs) }
      return Expression(
        .infix(lhs: lhs, operator: name, operatorSpan: place, rhs: rhs), span: span)
    case .assignment(let place):
      return Expression(
        .assignment(target: lhs, value: rhs), span: span, operatorSpan: place)
    case .ternary(let then, let place):
      return Expression(
        .ternary(condition: lhs, then: then, otherwise: rhs), span: span,
        operatorSpan: Span(Int(place.start), Int(place.start) + 1))
    case .cast(let kind, let type, let place):
      return Expression(
        .cast(lhs, kind, type), span: span,
        operatorSpan: Span(Int(place.start), Int(place.start) + 2))
    case .operand: return lhs
    }
  }

  private mutating func checkRight(_ rhs: Expression) {
    switch rhs.kind {
    case .try(let kind, _):
      let word =
        switch kind {
        case .plain: "try"
        case .optional: "try?"
        case .forced: "try!"
        }
      report(.coverToTheRight(word), at: rhs.span)
    case .await: report(.coverToTheRight("await"), at: rhs.span)
    default: break
    }
  }
}
