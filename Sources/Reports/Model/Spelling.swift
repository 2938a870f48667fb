/// Finds the intended name for a misspelt one.
package enum Spelling {
  /// The candidate nearest to a name, if any is near; the first if several are equally near.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    near(to: name, among: candidates).first
  }

  /// The candidates that are near to a name, nearest first; equally near ones keep their order.
  package static func near(to name: String, among candidates: [String]) -> [String] {
    var distance = SpellingDistance(from: name)
    let limit = max(1, distance.count / 3)
    var found: [(distance: Int, place: Int, name: String)] = []
    for (place, candidate) in candidates.enumerated() {
      guard let steps = distance.steps(to: candidate, atMost: limit) else { continue }
      found.append((steps, place, candidate))
    }
    return found.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.name)
  }

  /// The number of letters to add, drop, change or swap with the next.
  package static func distance(_ left: String, _ right: String) -> Int {
    var distance = SpellingDistance(from: left)
    return distance.steps(to: right, atMost: .max) ?? 0
  }
}
