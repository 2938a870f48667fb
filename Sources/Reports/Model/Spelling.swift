/// Finds the intended name for a misspelt one.
package enum Spelling {
  /// The candidate nearest to a name, if any is near; the first if several are equally near.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    near(to: name, among: candidates).first
  }

  /// The candidates that are near to a name, nearest first; equally near ones keep their order.
  package static func near(to name: String, among candidates: [String]) -> [String] {
    let count = name.unicodeScalars.count
    let limit = max(1, count / 3)
    let found = candidates.enumerated().compactMap { place, candidate in
      let isTooLong = abs(candidate.unicodeScalars.count - count) > limit
      let distance = isTooLong ? limit + 1 : distance(name, candidate)
      return distance <= limit ? (distance: distance, place: place, name: candidate) : nil
    }
    return found.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.name)
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
