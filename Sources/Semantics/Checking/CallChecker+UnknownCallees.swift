import SourceText
import Syntax

/// Calls of what is unknown.
extension CallChecker {
  /// Checks the arguments of a call whose callee is unknown, to find errors that do not depend on it.
  func checkArguments(ofUnknown call: Call) {
    for argument in call.arguments { checkLoosely(argument.value) }
    for trailing in call.trailingClosures { checkClosure(ofUnknown: trailing.closure) }
  }

  /// Checks a closure that is passed to a stub, with parameters of unknown types. It may throw and wait.
  func checkClosure(ofUnknown closure: Closure) {
    guard checker.holes.ignoresStubs else { return }
    let count = closure.parameters?.count ?? closure.highestShorthand + 1
    let type = FunctionType(
      parameters: Array(repeating: FunctionType.Parameter(type: .unknown), count: count),
      result: .unknown, isAsync: true, isThrowing: true)
    let (_, problems) = body.attempt {
      body.check(Expression(.closure(closure), span: closure.span), expecting: .function(type))
    }
    problems.filter { !$0.lacksContext }.forEach(checker.report)
  }
}

extension Expression {
  /// Whether it is a call of a function by its name alone, which may be one that does not return.
  var callsByName: Bool {
    switch kind {
    case .call(let call):
      if case .identifier = call.callee.kind { true } else { false }
    case .try(_, let inner), .await(let inner), .parenthesized(let inner): inner.callsByName
    default: false
    }
  }
}
