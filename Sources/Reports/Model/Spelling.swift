/// Finds the intended name for a misspelt one.
package enum Spelling {
  /// The candidate nearest to a name, if any is near; the first if several are equally near.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    let limit = max(1, name.unicodeScalars.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(name, candidate)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The number of letters to add, drop, change or swap with the next.
  package static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.unicodeScalars)
    let right = Array(right.unicodeScalars)
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in 1..<(left.count + 1) {
      var current = [row]
      for column in 1..<(right.count + 1) {
        let same = left[row - 1] == right[column - 1]
        var cost = min(previous[column] + 1, current[column - 1] + 1)
        cost = min(cost, previous[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, before[column - 2] + 1)
        }
        current.append(cost)
      }
      before = previous
      previous = current
    }
    return previous[right.count]
  }
}
