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

  /// Where code that runs now asks for the time in order to show it: not for a schedule, which tells views of its
  /// dates itself, nor for the bounds of a range.
  mutating func site(in code: Code) -> Site? {
    let limits = code.sites.filter { site in
      guard let type = site.expression.type.resolved.nominal else { return false }
      return types.conforms(type, to: "TimelineSchedule")
        || types.conforms(type, to: "RangeExpression")
    }
    for site in code.sites where site.expression.calledFunctions.contains(where: { asks($0) }) {
      if !limits.contains(where: { $0.encloses(site) }) { return site }
    }
    return nil
  }

  /// Whether a function asks however it runs: formatting a date does for some styles alone.
  private mutating func asks(inBodyOf function: Function) -> Bool {
    let body = types.checker.body(of: function)
    return UnconditionalCalls(body?.statements ?? []).functions.contains { asks($0) }
  }
}

/// The functions that code calls whatever the conditions in it say.
private struct UnconditionalCalls {
  private(set) var functions: [Function] = []

  init(_ statements: [TypedStatement]) { add(statements) }

  private mutating func add(_ statements: [TypedStatement]) {
    for statement in statements {
      switch statement.kind {
      case .if(_, let conditions, _, _), .while(_, let conditions, _):
        var parts = Parts()
        parts.add(conditions)
        if let first = parts.expressions.first { add(first) }
      case .switch(_, let subject, _): add(subject)
      case .for(_, let loop): add(loop.sequence)
      case .localFunction: break
      default:
        for expression in statement.parts.expressions { add(expression) }
        add(statement.parts.statements)
      }
    }
  }

  private mutating func add(_ expression: TypedExpression) {
    functions += expression.calledFunctions
    switch expression.kind {
    case .closure: break
    case .ternary(let first, _, _), .and(let first, _), .or(let first, _), .coalesce(let first, _):
      add(first)
    default:
      for part in expression.parts.expressions { add(part) }
      add(expression.parts.statements)
    }
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
