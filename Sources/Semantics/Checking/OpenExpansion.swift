import SourceText
import Syntax

/// An expansion while its pattern is checked: what stands for one element of each pack.
///
/// Inside the pattern `each T` is a type of its own, which is known by what is asked of `T` alone; and
/// `each x` is a variable that holds one element.
final class OpenExpansion {
  struct Value {
    let place: Span
    let variable: LocalVariable
    let pack: TypedExpression
  }

  unowned let checker: TypeChecker
  /// The body and the scope that the expansion stands in: packs of values are found there.
  let context: BodyContext
  let scope: Scope
  let declarations: DeclarationContext
  /// `repeat` and what it repeats.
  let span: Span
  private(set) var elements: [(pack: GenericParameter, element: GenericParameter)] = []
  var values: [Value] = []
  /// The scope of the pattern, where the variables are found that hold one element each.
  var inside: Scope?
  /// Where interpolated values stand in it: a text is put together outside of the expansion.
  private(set) var interpolations: [Span] = []
  /// Whether something in it is no pack, which was reported.
  var isBroken = false

  init(
    _ checker: TypeChecker, _ context: BodyContext, _ scope: Scope,
    _ declarations: DeclarationContext, _ span: Span
  ) {
    self.span = span
    self.checker = checker
    self.context = context
    self.scope = scope
    self.declarations = declarations
  }

  func closeInterpolations(_ literal: StringLiteral) {
    for case .interpolation(_, let place) in literal.segments { interpolations.append(place) }
  }

  /// What `each T` is here.
  func element(of pack: GenericParameter) -> GenericParameter {
    if let known = elements.first(where: { $0.pack === pack }) { return known.element }
    let element = GenericParameter(
      name: "each \(pack.name)", index: pack.index, constraints: pack.constraints,
      belongsToType: false)
    elements.append((pack, element))
    // What `where` clauses ask of each element, they ask of this one.
    let map: Substitution = [pack: .parameter(element)]
    checker.reading.requirements += checker.reading.requirements.compactMap { requirement in
      switch requirement {
      case .conformance(let type, let constraint) where type.mentions(pack):
        .conformance(type.substituting(map), constraint.substituting(map))
      case .sameType(let left, let right) where left.mentions(pack) || right.mentions(pack):
        .sameType(left.substituting(map), right.substituting(map))
      default: nil
      }
    }
    return element
  }

  /// Leaves out packs that were only expected to be mentioned, and are not.
  func forget(_ opened: [GenericParameter], but pattern: Type) {
    elements.removeAll { pack, element in
      opened.contains(pack) && !pattern.mentions(pack)
        && !values.contains { $0.variable.type.mentions(element) }
    }
  }

  /// A type that mentions packs, as it is for one element of each.
  func element(of pattern: Type) -> Type {
    var map: Substitution = [:]
    for pack in pattern.repeatedPacks { map[pack] = .parameter(element(of: pack)) }
    return pattern.substituting(map)
  }

  /// A type of the pattern, as it is written outside.
  func pattern(of type: Type) -> Type {
    var map: Substitution = [:]
    for (pack, element) in elements { map[element] = .parameter(pack) }
    return type.substituting(map)
  }
}
