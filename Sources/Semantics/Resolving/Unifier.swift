/// Unifies types by binding type variables, and substitutes their solutions.
struct Unifier: CheckerPart {
  let checker: TypeChecker

  /// The current state of bindings, for `undo`.
  func mark() -> Int { checker.inference.trail.count }

  func undo(to mark: Int) { checker.inference.undo(to: mark) }

  /// Runs `work`, and undoes its bindings if it returns false.
  func tentatively(_ work: () -> Bool) -> Bool {
    let start = mark()
    let isDone = work()
    if !isDone { undo(to: start) }
    return isDone
  }

  /// Unifies two types; returns false, with no variable bound, if that is impossible.
  func tryUnify(_ left: Type, _ right: Type) -> Bool { tentatively { unify(left, right) } }

  /// Unifies two types; may return false with some variables bound.
  func unify(_ left: Type, _ right: Type) -> Bool {
    let a = simplify(left)
    let b = simplify(right)
    switch (a, b) {
    case (.variable(let x), .variable(let y)):
      if x === y { return true }
      return bindVariables(x, y)
    // A member of an open type does not determine the type of a literal.
    case (.variable(let x), .member(let base, _)) where x.literal != nil && isOpen(base):
      return true
    case (.member(let base, _), .variable(let y)) where y.literal != nil && isOpen(base):
      return true
    case (.variable(let x), _): return bind(x, to: b)
    case (_, .variable(let y)): return bind(y, to: a)
    case (.unknown, _), (_, .unknown): return true
    case (.nominal(let x, let xs), .nominal(let y, let ys)):
      guard x === y else { return false }
      return unifyAll(xs, ys)
    case (.tuple(let xs), .tuple(let ys)):
      guard xs.count == ys.count else { return false }
      for (x, y) in zip(xs, ys) {
        if let l = x.label, let r = y.label, l != r { return false }
        guard unify(x.type, y.type) else { return false }
      }
      return true
    case (.function(let x), .function(let y)):
      guard x.parameters.count == y.parameters.count, x.isAsync == y.isAsync else { return false }
      for (p, q) in zip(x.parameters, y.parameters) {
        guard p.isInout == q.isInout, p.isVariadic == q.isVariadic, unify(p.type, q.type) else {
          return false
        }
      }
      return unifyThrown(x, y) && unify(x.result, y.result)
    case (.metatype(let x), .metatype(let y)): return unify(x, y)
    case (.existential(let xs), .existential(let ys)):
      return xs.count == ys.count && unifyAll(xs, ys)
    case (.opaque(let x, let xs), .opaque(let y, let ys)):
      return x === y && unifyAll(xs, ys)
    case (.parameter(let x), .parameter(let y)): return x === y
    case (.member(let x, let p), .member(let y, let q)):
      // Nothing follows about an open base: other types have an `Element` too.
      if case .variable = x { return true }
      if case .variable = y { return true }
      return (p === q || p.name == q.name) && unify(x, y)
    case (.member(let x, _), _) where isOpen(x): return true
    case (_, .member(let y, _)) where isOpen(y): return true
    case (.pack(let xs), .pack(let ys)): return unifyAll(xs, ys)
    case (.expansion(let x), .expansion(let y)): return unify(x, y)
    default: return false
    }
  }

  /// Whether two types that unify differ in tuple labels at a depth that conversions reach: in a
  /// tuple, or in a library container with convertible elements.
  func relabels(_ from: Type, _ target: Type) -> Bool {
    switch (simplify(from), simplify(target)) {
    case (.tuple(let own), .tuple(let wanted)):
      if from.tupleLabels == nil || target.tupleLabels == nil { return false }
      return own.map(\.label) != wanted.map(\.label)
        || zip(own, wanted).contains { relabels($0.type, $1.type) }
    case (.nominal(let container, let own), .nominal(_, let wanted)):
      guard container.isPrelude, container.outer == nil,
        ["Array", "Dictionary", "Optional", "Set"].contains(container.name)
      else { return false }
      return zip(own, wanted).contains { relabels($0, $1) }
    default: return false
    }
  }

  /// Unifies the thrown types of two functions; an open one becomes `Never` for a function that
  /// does not throw.
  func unifyThrown(_ x: FunctionType, _ y: FunctionType) -> Bool {
    let thrown = (x.thrownType.map(simplify), y.thrownType.map(simplify))
    guard x.isThrowing && y.isThrowing else {
      if case .variable? = thrown.0 ?? thrown.1 {
        _ = unify(thrown.0 ?? checker.never, thrown.1 ?? checker.never)
      }
      return true
    }
    return unify(thrown.0 ?? checker.anyError, thrown.1 ?? checker.anyError)
  }

  /// Whether a type is a variable, or a member of one.
  func isOpen(_ type: Type) -> Bool {
    switch type {
    case .variable: true
    case .member(let base, _): isOpen(base)
    default: false
    }
  }

  private func unifyAll(_ left: [Type], _ right: [Type]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { unify($0, $1) }
  }

  private func bindVariables(_ x: TypeVariable, _ y: TypeVariable) -> Bool {
    if x.hole != nil { return checker.holeSolver.unify(hole: x, y) }
    if y.hole != nil { return checker.holeSolver.unify(hole: y, x) }
    func solve(_ variable: TypeVariable, as other: TypeVariable) -> Bool {
      guard variable.operations.isSubset(of: other.operations) else {
        return solve(both: other.literal ?? .integer)
      }
      checker.inference.bind(variable, to: .variable(other))
      return true
    }
    func solve(both literal: TypeVariable.Literal) -> Bool {
      let number = makeVariable(literal, taking: x.operations.union(y.operations))
      for variable in [x, y] {
        checker.inference.bind(variable, to: number)
      }
      return true
    }
    switch (x.literal, y.literal) {
    // `f(1)` with `func f<T: BinaryFloatingPoint>(_ x: T)` passes a `Double`.
    case (nil, .integer?) where asksForFraction(x), (.integer?, nil) where asksForFraction(y):
      return solve(both: .float)
    // The constraints of the other variable remain.
    case (nil, nil) where y.constraints.isEmpty && !x.constraints.isEmpty, (_?, nil):
      return solve(y, as: x)
    case (nil, _), (.integer?, .float?): return solve(x, as: y)
    case (.float?, .integer?): return solve(y, as: x)
    // Of two string literals, keep the more restricted kind.
    case (.character?, .string?), (.scalar?, .string?), (.scalar?, .character?):
      return solve(x, as: y)
    case (.string?, .character?), (.string?, .scalar?), (.character?, .scalar?):
      return solve(y, as: x)
    case (let l, let r): return l == r && solve(x, as: y)
    }
  }

  /// Whether `Double` meets the constraints of a variable and `Int` does not.
  private func asksForFraction(_ variable: TypeVariable) -> Bool {
    func isMet(by type: Type) -> Bool {
      variable.constraints.allSatisfy { constraint in
        constraint.nominal.map { conformances.conforms(type, to: $0) } ?? true
      }
    }
    return !variable.constraints.isEmpty && !isMet(by: checker.int) && isMet(by: checker.double)
  }

  func bind(_ variable: TypeVariable, to type: Type) -> Bool {
    if type.contains(variable) { return false }
    if variable.hole != nil { return checker.holeSolver.bindHole(variable, type) }
    if let literal = variable.literal, !accepts(literal, type) { return false }
    if !variable.operations.allSatisfy({ has($0, type) }) { return false }
    checker.inference.bind(variable, to: type)
    return true
  }

  /// Solves the arguments of a generic type from a literal: `2.5` as a `Complex<_>` that is
  /// expressible by such literals `where T == Double`.
  private func solveConditions(of type: Type, from literal: TypeVariable.Literal) {
    guard case .nominal(let nominal, let arguments) = type, !nominal.isPrelude, type.hasVariables
    else { return }
    let map = nominal.substitution(arguments)
    let targets = protocols(of: literal).map(checker.wellKnown)
    for conformance in nominal.conformances
    where targets.contains(where: { conformances.inherits(conformance.protocol, $0) }) {
      for case .sameType(let left, let right) in conformance.requirements {
        _ = unify(left.substituting(map), right.substituting(map))
      }
    }
  }

  /// The protocols of types expressible by a kind of literal.
  private func protocols(of literal: TypeVariable.Literal) -> [String] {
    switch literal {
    case .integer: ["ExpressibleByIntegerLiteral"]
    case .float: ["ExpressibleByFloatLiteral"]
    // Each of these protocols inherits from the next.
    case .string: ["ExpressibleByStringLiteral"]
    case .character: ["ExpressibleByExtendedGraphemeClusterLiteral"]
    case .scalar: ["ExpressibleByUnicodeScalarLiteral"]
    case .boolean: ["ExpressibleByBooleanLiteral"]
    case .null: ["ExpressibleByNilLiteral"]
    case .array: ["ExpressibleByArrayLiteral"]
    case .dictionary: ["ExpressibleByDictionaryLiteral"]
    }
  }

  /// Whether a type is expressible by a kind of literal; solves its arguments where the conformance
  /// depends on them.
  func accepts(_ literal: TypeVariable.Literal, _ type: Type) -> Bool {
    switch type.shallow {
    case .nominal(let nominal, _) where checker.unknownStubs.refuses(literal, nominal): return false
    case .nominal(let nominal, _) where nominal.isPrelude:
      // The common types, without a conformance lookup.
      switch (literal, nominal.name) {
      case (.integer, "Int"), (.integer, "Double"), (.float, "Double"), (.string, "String"),
        (.character, "String"), (.character, "Character"), (.scalar, "String"),
        (.scalar, "Character"), (.boolean, "Bool"), (.null, "Optional"):
        return true
      case (.float, "Int"), (.string, "Int"), (.character, "Int"), (.scalar, "Int"),
        (.integer, "String"), (.integer, "Bool"), (_, "Optional"):
        return false
      default: break
      }
    case .unknown: return true
    case .tuple, .function, .metatype, .existential: return false
    default: break
    }
    guard protocols(of: literal).contains(where: { conformances.conforms(type, toPrelude: $0) })
    else {
      return false
    }
    solveConditions(of: type, from: literal)
    return true
  }

  /// Follows variables at the top, and member types whose bases are known.
  func simplify(_ type: Type) -> Type {
    let type = type.shallow
    if case .parameter(let parameter) = type, !checker.reading.requirements.isEmpty {
      for case .sameType(let left, let right) in checker.reading.requirements {
        // `where T == T.Next` does not determine `T`.
        if left == type, right.substituting([parameter: .void]) == right { return simplify(right) }
      }
      return type
    }
    if case .member(let base, let associated) = type {
      let base = simplify(base)
      switch base {
      case .variable: return .member(base, associated)
      case .parameter, .member, .opaque, .existential: return reading(base, associated)
      default:
        guard let bound = checker.associatedTypes.associatedType(associated, in: base) else {
          return .unknown
        }
        // A member type without a known witness stands for itself.
        return bound == .member(base, associated) ? bound : simplify(bound)
      }
    }
    if checker.unknownStubs.isUnknown(type) { return .unknown }
    return type
  }

  /// Follows same-type requirements on an associated type:
  /// `A.Element == B.Element, B.Element == Int`.
  private func reading(_ base: Type, _ associated: AssociatedType) -> Type {
    var type = Type.member(base, associated)
    // Requirements of protocols may be circular.
    for _ in 0..<4 {
      guard case .member(let base, let associated) = type,
        let next = checker.associatedTypes.constrained(simplify(base), associated)?.shallow,
        next != type
      else { break }
      type = next
    }
    return type
  }

  /// Simplifies a type at every depth.
  func normalize(_ type: Type) -> Type {
    if type.isGround, !checker.holes.ignoresStubs { return type }
    let type = simplify(type)
    switch type {
    case .nominal(let nominal, let arguments):
      return arguments.isEmpty ? type : .nominal(nominal, arguments.map(normalize))
    case .tuple(let elements):
      return .tuple(elements.map { .init(label: $0.label, type: normalize($0.type)) })
    case .function(let function): return .function(function.mapping(normalize))
    case .metatype(let type): return .metatype(normalize(type))
    case .existential(let types): return .existential(types.map(normalize))
    case .opaque(let opaque, let arguments): return .opaque(opaque, arguments.map(normalize))
    case .pack(let types): return .pack(types.map(normalize))
    case .expansion(let pattern): return .expansion(normalize(pattern))
    case .member, .parameter, .variable, .unknown: return type
    }
  }

  /// The default type of a literal's variable.
  func defaultType(of variable: TypeVariable) -> Type? {
    switch variable.literal {
    case .integer?: checker.int
    case .float?: checker.double
    case .string?, .character?, .scalar?: checker.string
    case .boolean?: checker.bool
    case .null?, .array?, .dictionary?: nil
    case nil where variable.fallback != nil: variable.fallback
    case nil:
      variable.constraints.contains { $0.isPrelude("Error") }
        ? checker.anyError : nil
    }
  }

  /// Gives every literal variable opened since `start` its default type.
  func bindDefaults(from start: Int) {
    var index = start
    let kept = checker.holeSolver.openHoles
    while index < checker.inference.openVariables.count {
      let variable = checker.inference.openVariables[index]
      if variable.binding == nil, !kept.contains(ObjectIdentifier(variable)),
        let type = defaultType(of: variable)
      {
        checker.inference.bind(variable, to: type)
      }
      index += 1
    }
    checker.inference.openVariables.removeSubrange(
      min(start, checker.inference.openVariables.count)...)
  }
}
