internal import Interpreter
internal import ObservationGraph

/// What a node keeps for the dynamic properties of its view: made once, connected to every new value.
struct Installation {
  /// By position in the plan: the state cell, the state object, or the resolved environment wrapper.
  var kept: [Held?]
  /// Cells that some body has read: their view depends on them from then on.
  var sticky: Set<Int> = []

  init(count: Int) {
    kept = Array(repeating: nil, count: count)
  }

  /// Keeps an answer of the environment in the place of the one before, which it gives back.
  mutating func exchange(_ index: Int, _ resolved: Held) -> Held? {
    defer { kept[index] = resolved }
    return kept[index]
  }

  /// What goes on to be kept where the view's value has other dynamic properties than before.
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
