import Semantics
import Syntax

/// Finds code that reads the current time, directly or through functions of the library.
struct ClockUses {
  private let types: ProgramTypes
  private var known: [ObjectIdentifier: Bool] = [:]

  /// The builtin through which the library reads the time.
  private static let builtin = "clock.now"
  /// The attribute of library functions and properties whose results change with time without the
  /// code running again.
  fileprivate static let follower = "_followsClock"

  init(_ types: ProgramTypes) { self.types = types }

  /// Whether a function reads the current time whenever it runs.
  mutating func asks(_ function: Function) -> Bool {
    if let answer = known[ObjectIdentifier(function)] { return answer }
    known[ObjectIdentifier(function)] = false
    let answer: Bool
    switch function.implementation {
    case .native(let name): answer = name == ClockUses.builtin
    case .source, .expression, .typed: answer = asks(inBodyOf: function)
    case .instruction, .synthesized, .requirement: answer = false
    }
    known[ObjectIdentifier(function)] = answer
    return answer
  }

  /// The place where code that runs now reads the time in order to show it. Reads for views that
  /// follow the clock by themselves, or for the bounds of a range, do not count.
  mutating func site(in code: Code) -> Site? {
    let taken = code.sites.filter { site in
      followsClock(site.expression) || isOne(site.expression, "RangeExpression")
    }
    return asking(in: code).first { site in !taken.contains { $0.encloses(site) } }
  }

  /// Whether code that runs now reads the time, but only for views that follow the clock by
  /// themselves.
  mutating func asksForFollowers(in code: Code) -> Bool {
    let followers = code.sites.filter { followsClock($0.expression) }
    let asking = asking(in: code)
    return !followers.isEmpty && !asking.isEmpty
      && asking.allSatisfy { site in followers.contains { $0.encloses(site) } }
  }

  private mutating func asking(in code: Code) -> [Site] {
    code.sites.filter { site in site.expression.calledFunctions.contains { asks($0) } }
  }

  /// Whether the result of an expression changes with time without the code running again: it is a
  /// schedule, or a call of a library function that has the attribute or an argument with it.
  private func followsClock(_ expression: TypedExpression) -> Bool {
    if isOne(expression, "TimelineSchedule") { return true }
    guard case .call(let function, _, let arguments, _, _) = expression.kind else { return false }
    return function.followsClock
      || arguments.contains { $0.holds { $0.libraryProperty?.followsClock ?? false } }
  }

  private func isOne(_ expression: TypedExpression, _ proto: String) -> Bool {
    expression.type.resolved.nominal.map { types.conforms($0, to: proto) } ?? false
  }

  /// Whether a function reads the time on every path. Formatting a date does so only for some
  /// styles, and does not count.
  private mutating func asks(inBodyOf function: Function) -> Bool {
    let body = types.checker.body(of: function)
    return UnconditionalCalls(body?.statements ?? []).functions.contains { asks($0) }
  }
}

/// The functions that code calls on every path, whatever its conditions are.
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
  /// The functions that evaluating the expression calls, without those of its subexpressions.
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
  /// The library property, instance or static, that the expression reads.
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
