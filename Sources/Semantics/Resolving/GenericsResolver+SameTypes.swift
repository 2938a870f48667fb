import SourceText
import Syntax

/// What `==` in `where` clauses says, brought into a form that can be followed without end: the left
/// type is to be read as the right one, and no requirement leads back to its own left side.
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
    // What names a type outright comes first: the others may only repeat what follows from it.
    for (left, right) in equations.filter({ !$0.1.isAbstract })
      + equations.filter({ $0.1.isAbstract })
    {
      switch circle(from: right, to: left) {
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

  /// What an equation adds to those in force: of `A.Element == B.Element` where `A.Element` is read as
  /// `Int` already, that `B.Element` is.
  private func reading(_ left: Type, as right: Type) -> Requirement {
    let known = (unifier.normalize(left), unifier.normalize(right))
    if known.0.isAbstract, known.0 != left { return .sameType(known.0, known.1) }
    if !known.0.isAbstract, known.1.isAbstract { return .sameType(known.1, known.0) }
    return .sameType(left, right)
  }

  /// Whether a type, read as the requirements in force say, mentions another.
  private func circle(from type: Type, to target: Type) -> Circle {
    var followed: Set<Int> = []
    func visit(_ type: Type, isInside: Bool) -> Circle {
      var found = Circle.none
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
  private enum Circle {
    case none
    /// Names for the same type: it says nothing new.
    case ofNames
    /// The type would contain a member of itself, or itself.
    case throughMember, throughType
  }
}

extension Type {
  /// Whether it is a generic parameter, or a member of one.
  fileprivate var isAbstract: Bool { order > 0 }

  /// How far it is from being known: 0 for types that are named outright.
  fileprivate var order: Int {
    switch self {
    case .parameter: 1
    case .member(let base, _): base.isAbstract ? base.order + 1 : 0
    default: 0
    }
  }

  /// Every generic parameter and member of one that it mentions; bases of members are told apart.
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
