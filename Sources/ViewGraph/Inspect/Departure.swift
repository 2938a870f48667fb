/// A view that went.
package struct Departure {
  package enum Reason: Sendable {
    /// Somebody unmounted it, or left the frame it was mounted in.
    case unmounted
    /// Another branch of an `if` or `switch` is shown.
    case branch
    /// `.id(…)` has another value.
    case identity
    /// Its element is gone from the collection.
    case element
    /// What presented it presents it no longer.
    case dismissed
    /// The body that it stood in makes another view in its place, or none.
    case replaced
  }

  /// A state that went with the view, and was not what it began with.
  package struct LostState {
    package let property: String
    package let value: Held
  }

  package let name: String
  /// The view in whose body it stood; nil for mounted ones.
  package let owner: String?
  package let reason: Reason
  /// Which pass of the input it went in, from 0.
  package let pass: Int
  /// What its states held that had changed since it came, in order of declaration.
  package let states: [LostState]
  /// What it would have run for, had it stayed.
  package var pending: [Cause] = []
  /// What has changed the binding that presented it, where it was presented.
  package var causes: [Cause] = []
}

extension ViewNode {
  /// Why the node goes, as far as its parent decides.
  var departure: Departure.Reason {
    switch parent {
    case nil: .unmounted
    case is ConditionalNode: .branch
    case is IdentifiedNode: .identity
    case is ForEachNode: .element
    case is PresentationNode, is PresentedNode, is AlertNode, is NavigationNode, is LinkNode:
      .dismissed
    default: .replaced
    }
  }
}
