import SourceText
import Syntax

/// Brings same-type requirements into a form that can be followed without cycles: each replaces its
/// left type by the right one, and none leads back to its own left side.
extension GenericsResolver {
  func sameTypeRequirements(
    _ list: [(Type, Type)], for signature: TypeReferenceError.Signature, in source: Source,
    at place: Span
  ) -> [Requirement] {
    guard !list.isEmpty else { return [] }
    let outer = checker.reading.requirements
    defer { checker.reading.requirements = outer }
    var result: [Requirement] = []
    let equations = list.map { $0.order < $1.order ? ($1, $0) : ($0, $1) }
    // Requirements with concrete types come first; others may only repeat their consequences.
    for (left, right) in equations.filter({ !$0.1.isAbstract })
      + equations.filter({ $0.1.isAbstract })
    {
      switch cycle(from: right, to: left) {
      case .none:
        let requirement = reading(left, as: right)
        result.append(requirement)
        checker.reading.requirements.append(requirement)
      case .ofNames: continue
      case _ where unifier.normalize(left) == unifier.normalize(right): continue
      case .throughMember:
        error(TypeReferenceError.recursiveSameType(left, right), in: source, at: place)
      case .throughType:
        error(TypeReferenceError.nestingTooDeep(signature), in: source, at: place)
      }
    }
    return result
  }

  /// The new information in an equation: in `A.Element == B.Element` with `A.Element` already
  /// `Int`, that `B.Element` is `Int`.
  private func reading(_ left: Type, as right: Type) -> Requirement {
    let known = (unifier.normalize(left), unifier.normalize(right))
    if known.0.isAbstract, known.0 != left { return .sameType(known.0, known.1) }
    if !known.0.isAbstract, known.1.isAbstract { return .sameType(known.1, known.0) }
    return .sameType(left, right)
  }

  /// Whether a type, with the requirements in scope applied, mentions another.
  private func cycle(from type: Type, to target: Type) -> Cycle {
    var followed: Set<Int> = []
    func visit(_ type: Type, isInside: Bool) -> Cycle {
      var found = Cycle.none
      let isInside = isInside || !type.isAbstract
      type.visitAbstract { part, isBase in
        guard found == .none else { return }
        if part == target {
          found = isInside ? (isBase ? .throughMember : .throughType) : .ofNames
          return
        }
        for (index, requirement) in checker.reading.requirements.enumerated() {
          guard case .sameType(part, let next) = requirement, followed.insert(index).inserted
          else { continue }
          found = visit(next, isInside: isInside)
          if found != .none { return }
        }
      }
      return found
    }
    return visit(type, isInside: false)
  }

  /// How a requirement leads back to its left side.
  private enum Cycle {
    case none
    /// The two sides already name the same type.
    case ofNames
    /// The type would contain a member of itself, or itself.
    case throughMember, throughType
  }
}

extension Type {
  /// Whether it is a generic parameter or a member of one.
  fileprivate var isAbstract: Bool { order > 0 }

  /// The length of the member path, 0 for concrete types.
  fileprivate var order: Int {
    switch self {
    case .parameter: 1
    case .member(let base, _): base.isAbstract ? base.order + 1 : 0
    default: 0
    }
  }

  /// Visits every generic parameter and member type that it mentions, and whether each is the base
  /// of a member.
  fileprivate func visitAbstract(isBase: Bool = false, _ visit: (Type, Bool) -> Void) {
    switch self {
    case .parameter: visit(self, isBase)
    case .member(let base, _):
      visit(self, isBase)
      base.visitAbstract(isBase: true, visit)
    case .nominal(_, let parts), .pack(let parts), .existential(let parts), .opaque(_, let parts):
      for part in parts { part.visitAbstract(visit) }
    case .tuple(let elements): for element in elements { element.type.visitAbstract(visit) }
    case .function(let function):
      for parameter in function.parameters { parameter.type.visitAbstract(visit) }
      function.result.visitAbstract(visit)
    case .metatype(let part), .expansion(let part): part.visitAbstract(visit)
    case .variable, .unknown: break
    }
  }
}
