import Semantics
import Syntax

/// Finds code that asks what time it is, through the library's functions, too.
struct ClockUses {
  private let types: ProgramTypes
  private var known: [ObjectIdentifier: Bool] = [:]

  /// The builtin by which all of the library learns the time.
  private static let builtin = "clock.now"
  /// The attribute of declarations of the library: what the function makes, or what is made with the property, changes
  /// with time by itself.
  fileprivate static let follower = "_followsClock"

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

  /// Where code that runs now asks for the time in order to show it: not for what follows the clock by itself, nor
  /// for the bounds of a range.
  mutating func site(in code: Code) -> Site? {
    let taken = code.sites.filter { site in
      followsClock(site.expression) || isOne(site.expression, "RangeExpression")
    }
    return asking(in: code).first { site in !taken.contains { $0.encloses(site) } }
  }

  /// Whether code that runs now asks for the time, and does so for what follows the clock by itself alone.
  mutating func asksForFollowers(in code: Code) -> Bool {
    let followers = code.sites.filter { followsClock($0.expression) }
    let asking = asking(in: code)
    return !followers.isEmpty && !asking.isEmpty
      && asking.allSatisfy { site in followers.contains { $0.encloses(site) } }
  }

  private mutating func asking(in code: Code) -> [Site] {
    code.sites.filter { site in site.expression.calledFunctions.contains { asks($0) } }
  }

  /// Whether what an expression makes changes with time, without the code running again: a schedule, which tells
  /// views of its dates, or a call of the library that is declared so, as some of its arguments may be.
  private func followsClock(_ expression: TypedExpression) -> Bool {
    if isOne(expression, "TimelineSchedule") { return true }
    guard case .call(let function, _, let arguments, _, _) = expression.kind else { return false }
    return function.followsClock
      || arguments.contains { $0.holds { $0.libraryProperty?.followsClock ?? false } }
  }

  private func isOne(_ expression: TypedExpression, _ proto: String) -> Bool {
    expression.type.resolved.nominal.map { types.conforms($0, to: proto) } ?? false
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

extension TypedExpression {
  /// The property that it reads, a static one among them.
  fileprivate var libraryProperty: Property? {
    guard case .global(let variable) = kind else { return readProperty }
    let members = variable.owner?.members[variable.name] ?? []
    return members.lazy.compactMap {
      if case .property(let property) = $0 { property } else { nil }
    }
    .first
  }
}

extension Function {
  fileprivate var followsClock: Bool { attributes.contains { $0.name == ClockUses.follower } }
}

extension Property {
  fileprivate var followsClock: Bool { attributes.contains { $0.name == ClockUses.follower } }
}
