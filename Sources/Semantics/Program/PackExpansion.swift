/// `repeat pattern`: what runs once for each element of the packs that the pattern mentions.
package final class PackExpansion: @unchecked Sendable {
  /// The packs of types, and what stands for one element of each inside the pattern.
  package let elements: [(pack: GenericParameter, element: GenericParameter)]
  /// The variables that hold one element of a pack of values each, and the tuples they are taken of.
  package let values: [(variable: LocalVariable, pack: TypedExpression)]

  package init(
    elements: [(pack: GenericParameter, element: GenericParameter)],
    values: [(variable: LocalVariable, pack: TypedExpression)]
  ) {
    self.elements = elements
    self.values = values
  }
}
