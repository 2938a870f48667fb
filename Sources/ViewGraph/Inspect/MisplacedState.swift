internal import Interpreter
internal import Semantics

/// A state that holds another value than at first, in a row that is identified by its place: when the
/// elements move, the state stays.
package struct MisplacedState {
  /// The view that has the state; nil for the one that was updated.
  package let view: String?
  package let property: String
  package let value: Held
}

extension Update {
  /// Whether the view is inside a row that is identified by its place in a collection.
  package var isInRowOfPlace: Bool { node.row?.isIdentifiedByPlace ?? false }

  /// The changed states of the view and of those inside it.
  package var changedStates: [MisplacedState] {
    node.bodies.flatMap { body in
      body.changedStates.map { state in
        MisplacedState(
          view: body === node ? nil : body.name, property: state.property, value: state.value)
      }
    }
  }
}

extension ViewNode {
  /// The innermost row around the node.
  fileprivate var row: RowNode? {
    var current = parent
    while let node = current, !(node is RowNode) { current = node.parent }
    return current as? RowNode
  }

  /// The node and those below it that have bodies, in tree order.
  fileprivate var bodies: [BodyNode] {
    ((self as? BodyNode).map { [$0] } ?? []) + children.flatMap(\.bodies)
  }
}

extension RowNode {
  /// Whether the row has its place as its identity, as in `ForEach(items.indices, id: \.self)`, and not
  /// the id of its element.
  fileprivate var isIdentifiedByPlace: Bool {
    key.isNumber(index)
      && !host.machine.conforms(
        host.machine.dynamicType(element), to: host.program.wellKnown("Identifiable"))
  }
}
