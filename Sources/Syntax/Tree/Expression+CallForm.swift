/// What a call without parentheses consists of: `print "x"`.
extension Expression {
  /// Whether it is a name, or a member of one.
  var isName: Bool {
    switch kind {
    case .identifier: true
    case .member(let base, _): base.isName
    default: false
    }
  }

  /// Whether it begins with a number or a text.
  var beginsWithLiteral: Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .stringLiteral: true
    case .member(let base, _), .postfixOperator(let base, _, _): base.beginsWithLiteral
    case .sequence(let elements):
      if case .operand(let first)? = elements.first { first.beginsWithLiteral } else { false }
    default: false
    }
  }
}
