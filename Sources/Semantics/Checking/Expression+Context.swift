import Syntax

/// Syntactic dependence of an expression on its context.
extension Expression {
  /// Whether it begins with `.name`.
  var startsImplicitly: Bool { implicitMember != nil }

  /// The name of `.name` with which it begins; nil if it does not begin so.
  var implicitMember: Identifier? {
    switch kind {
    case .implicitMember(let name): name
    case .member(let base, _): base.implicitMember
    case .call(let call), .subscriptCall(let call): call.callee.implicitMember
    case .forceUnwrap(let inner), .optionalChain(let inner): inner.implicitMember
    default: nil
    }
  }

  /// `[.idle, .running]`: whether it is an array literal all of whose elements begin with `.name`.
  var isListOfImplicitMembers: Bool {
    if case .array(let elements) = kind { elements.areImplicitMembers } else { false }
  }

  /// Whether `.name` occurs in it as an operand.
  var mentionsImplicitMember: Bool {
    switch kind {
    case .parenthesized(let inner), .prefixOperator(_, _, let inner): inner.mentionsImplicitMember
    case .infix(let lhs, _, _, let rhs): lhs.mentionsImplicitMember || rhs.mentionsImplicitMember
    case .sequence(let elements):
      elements.contains {
        if case .operand(let one) = $0 { one.mentionsImplicitMember } else { false }
      }
    default: startsImplicitly
    }
  }

  /// Whether it needs an expected type: `.name`, `nil`, an empty collection, a closure, a plain
  /// literal.
  var dependsOnContext: Bool {
    switch kind {
    case .implicitMember, .nilLiteral, .integerLiteral, .floatLiteral, .closure: true
    case .stringLiteral(let literal): literal.plainText != nil
    case .array(let elements): elements.allSatisfy(\.dependsOnContext)
    case .dictionary(let pairs): pairs.allSatisfy(\.value.dependsOnContext)
    case .parenthesized(let inner), .prefixOperator(_, _, let inner),
      .postfixOperator(let inner, "...", _):
      inner.dependsOnContext
    case .infix(let lhs, let name, _, let rhs):
      lhs.dependsOnContext && (name.isShiftOperator || rhs.dependsOnContext)
    case .ternary(_, let then, let otherwise):
      then.dependsOnContext && otherwise.dependsOnContext
    case .sequence(let elements): Self.dependOnContext(elements)
    case .call(let call): call.callee.startsImplicitly
    case .member(let base, _): base.startsImplicitly
    default: false
    }
  }

  private static func dependOnContext(_ elements: [SequenceElement]) -> Bool {
    let lastBranch = elements.lastIndex { if case .ternary = $0 { true } else { false } }
    if let lastBranch {
      // Before a branch is its condition; behind the last one, the other branch.
      return elements[...lastBranch].allSatisfy {
        if case .ternary(let then, _) = $0 { then.dependsOnContext } else { true }
      } && dependOnContext(Array(elements[(lastBranch + 1)...]))
    }
    return elements.indices.allSatisfy { index in
      switch elements[index] {
      case .operand(let operand):
        if index > 0, case .infix(let name, _) = elements[index - 1], name.isShiftOperator {
          true
        } else {
          operand.dependsOnContext
        }
      case .infix: true
      default: false
      }
    }
  }

  /// Whether it is `condition ? a : b`.
  var isConditional: Bool {
    switch kind {
    case .ternary: true
    case .sequence(let elements):
      elements.contains { if case .ternary = $0 { true } else { false } }
    default: false
    }
  }
}

extension String {
  /// Whether the operator's right operand may have another type.
  var isShiftOperator: Bool { self == "<<" || self == ">>" }
}

extension [Expression] {
  /// Whether there are some, and all begin with `.name`.
  var areImplicitMembers: Bool { !isEmpty && allSatisfy(\.startsImplicitly) }
}
