import SourceText
import Syntax

/// A pack expansion while its pattern is checked, with the placeholders for one element of each
/// pack.
///
/// Inside the pattern, `each T` is a type with only the constraints of `T`, and `each x` is a
/// variable that holds one element.
final class OpenExpansion {
  /// A pack of values mentioned in the pattern, and the variable for one of its elements.
  struct Value {
    let place: Span
    let variable: LocalVariable
    let pack: TypedExpression
  }

  let checker: TypeChecker
  /// The enclosing body and scope, in which packs of values are looked up.
  let context: BodyContext
  let scope: Scope
  let declarations: DeclarationContext
  /// `repeat` and its pattern.
  let span: Span
  private(set) var elements: [(pack: GenericParameter, element: GenericParameter)] = []
  var values: [Value] = []
  /// The scope of the pattern, which declares the element variables.
  var inside: Scope?
  /// The spans of interpolated values, whose texts are assembled outside the expansion.
  private(set) var interpolations: [Span] = []
  /// Whether something in it is not a pack, which has been reported.
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

  /// The type of `each T` inside the pattern.
  func element(of pack: GenericParameter) -> GenericParameter {
    if let known = elements.first(where: { $0.pack === pack }) { return known.element }
    let element = GenericParameter(
      name: "each \(pack.name)", index: pack.index, constraints: pack.constraints,
      belongsToType: false)
    elements.append((pack, element))
    // Requirements on each element of the pack apply to this element.
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

  /// Removes packs that were opened for the expected type but do not occur in the pattern.
  func forget(_ opened: [GenericParameter], but pattern: Type) {
    elements.removeAll { pack, element in
      opened.contains(pack) && !pattern.mentions(pack)
        && !values.contains { $0.variable.type.mentions(element) }
    }
  }

  /// Replaces the packs in a type by their elements.
  func element(of pattern: Type) -> Type {
    var map: Substitution = [:]
    for pack in pattern.repeatedPacks { map[pack] = .parameter(element(of: pack)) }
    return pattern.substituting(map)
  }

  /// Replaces elements in a type by their packs.
  func pattern(of type: Type) -> Type {
    var map: Substitution = [:]
    for (pack, element) in elements { map[element] = .parameter(pack) }
    return type.substituting(map)
  }
}
