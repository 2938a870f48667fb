/// `repeat pattern`: evaluated once for each element of the packs in the pattern.
package final class PackExpansion: @unchecked Sendable {
  /// The type packs, and the placeholder for one element of each inside the pattern.
  package let elements: [(pack: GenericParameter, element: GenericParameter)]
  /// The variables that hold one element of each value pack, and the tuples of the packs.
  package let values: [(variable: LocalVariable, pack: TypedExpression)]

  package init(
    elements: [(pack: GenericParameter, element: GenericParameter)],
    values: [(variable: LocalVariable, pack: TypedExpression)]
  ) {
    self.elements = elements
    self.values = values
  }
}
