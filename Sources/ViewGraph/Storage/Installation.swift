internal import Interpreter
internal import ObservationGraph

/// The storage of a node for its view's dynamic properties: made once and connected to every new
/// value.
struct Installation {
  /// By position in the plan: the state cell, the state object, or the resolved environment wrapper.
  var kept: [Held?]
  /// Cells that a body has read: their view depends on them from then on.
  var sticky: Set<Int> = []

  init(count: Int) {
    kept = Array(repeating: nil, count: count)
  }

  /// Replaces a resolved environment value; returns the previous one.
  mutating func exchange(_ index: Int, _ resolved: Held) -> Held? {
    defer { kept[index] = resolved }
    return kept[index]
  }

  /// The storage for a view value with other dynamic properties than before.
  func moved(from old: DynamicPlan, to new: DynamicPlan) -> Installation {
    var moved = Installation(count: new.fields.count)
    for (index, field) in new.fields.enumerated() {
      guard let place = old.fields.firstIndex(of: field) else { continue }
      moved.kept[index] = kept[place]
      if sticky.contains(place) { moved.sticky.insert(index) }
    }
    return moved
  }
}
