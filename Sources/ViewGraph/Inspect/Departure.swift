/// A view that was removed.
package struct Departure {
  package enum Reason: Sendable {
    /// It was unmounted, or the frame it was mounted in was popped.
    case unmounted
    /// An `if` or `switch` shows another branch.
    case branch
    /// The value of `.id(…)` changed.
    case identity
    /// Its element was removed from the collection.
    case element
    /// Its element is in the collection as before, and has another id.
    case elementID
    /// Its element is in the collection as before, but not among those whose rows are in sight.
    case outOfSight
    /// Its presentation was dismissed.
    case dismissed
    /// Its `AnyView` holds a view of another type.
    case erasedType
    /// The enclosing body returned another view in its place, or none.
    case replaced
  }

  /// A state that was removed with its view and no longer held its initial value.
  package struct LostState {
    package let property: String
    package let value: Held
  }

  package let name: String
  /// The view whose body contained it; nil for mounted views.
  package let owner: String?
  package let reason: Reason
  /// The pass of the input in which it was removed, from 0.
  package let pass: Int
  /// Its states whose values had changed since it appeared, in declaration order.
  package let states: [LostState]
  /// The updates that were pending when it was removed.
  package var pending: [Cause] = []
  /// What changed the binding that presented it, if it was presented.
  package var causes: [Cause] = []
}

extension ViewNode {
  /// Why the node is removed, as far as its parent decides that.
  var departure: Departure.Reason {
    switch parent {
    case nil: .unmounted
    case is ConditionalNode: .branch
    case is IdentifiedNode: .identity
    case is ErasedNode: .erasedType
    case let list as ForEachNode: list.departure(of: self)
    case is PresentingNode, is PresentedNode, is NavigationNode, is LinkNode: .dismissed
    default: .replaced
    }
  }
}
