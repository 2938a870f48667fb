import Semantics

/// Finds code that asks what time it is, through the library's functions, too.
struct ClockUses {
  private let types: ProgramTypes
  private var known: [ObjectIdentifier: Bool] = [:]

  /// The builtin by which all of the library learns the time.
  private static let builtin = "clock.now"

  init(_ types: ProgramTypes) { self.types = types }

  /// Whether a function asks what time it is when it runs.
  mutating func asks(_ function: Function) -> Bool {
    if let answer = known[ObjectIdentifier(function)] { return answer }
    known[ObjectIdentifier(function)] = false
    let answer: Bool
    switch function.implementation {
    case .native(let name): answer = name == ClockUses.builtin
    case .source, .expression: answer = asks(inBodyOf: function)
    case .instruction, .synthesized, .requirement: answer = false
    }
    known[ObjectIdentifier(function)] = answer
    return answer
  }

  private mutating func asks(inBodyOf function: Function) -> Bool {
    var used: [Function] = []
    types.checker.body(of: function)?.statements.visit { part in
      if case .expression(let expression) = part { used += expression.calledFunctions }
    }
    return used.contains { asks($0) }
  }
}

extension TypedExpression {
  /// The functions that run where the expression is worked out, without those of its parts.
  var calledFunctions: [Function] {
    switch kind {
    case .call(let function, _, _, _, _): [function]
    case .property(_, let property, _): [property.getter].compactMap { $0 }
    case .subscriptElement(_, let element, _, _, _): [element.getter].compactMap { $0 }
    default: []
    }
  }
}
