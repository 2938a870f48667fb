/// Routes the lines between neighboring columns: from a box to a trunk, along it, and to the next
/// box.
///
/// Lines that start at one stop share a trunk, or else those that end at one stop, if these are
/// more. Trunks that would overlap are placed side by side.
struct GraphLines {
  /// The point at which a line touches a box or a lane.
  struct Stop: Hashable {
    let box: Int
    let column: Int
    let y: Int
  }

  /// The part of a line between neighboring columns.
  private struct Hop: Hashable {
    let from: Stop
    let to: Stop
  }

  /// A vertical stretch that lines share, from `low` to `high`.
  private struct Trunk {
    var low: Int
    var high: Int
    var place = 0
  }

  private var hops: [[Hop]]
  private var known: Set<Hop> = []
  private var leaving: [Stop: Int] = [:]
  private var entering: [Stop: Int] = [:]
  private var trunks: [Stop: Trunk] = [:]
  private var gaps: [Int]

  /// The distances from the column to the first trunk, between trunks, and from the last trunk to
  /// the next column, in pixels.
  private static let (lead, spacing, tail) = (14, 6, 26)

  init(columnCount: Int) {
    hops = Array(repeating: [], count: columnCount)
    gaps = Array(repeating: GraphLines.lead + GraphLines.tail, count: columnCount)
  }

  mutating func add(_ route: [Stop]) {
    for (from, to) in zip(route, route.dropFirst())
    where known.insert(Hop(from: from, to: to)).inserted {
      hops[from.column].append(Hop(from: from, to: to))
      leaving[from, default: 0] += 1
      entering[to, default: 0] += 1
    }
  }

  /// Assigns a position to each trunk in the gap to the right of its column.
  mutating func placeTrunks() {
    for column in hops.indices {
      var owners: [Stop] = []
      for hop in hops[column] {
        let owner = owner(of: hop)
        let (low, high) = (min(hop.from.y, hop.to.y), max(hop.from.y, hop.to.y))
        if let trunk = trunks[owner] {
          trunks[owner]?.low = min(trunk.low, low)
          trunks[owner]?.high = max(trunk.high, high)
        } else {
          trunks[owner] = Trunk(low: low, high: high)
          owners.append(owner)
        }
      }
      gaps[column] += place(owners) * GraphLines.spacing
    }
  }

  /// Assigns the first free position to each of some trunks; returns the number of positions
  /// needed.
  private mutating func place(_ owners: [Stop]) -> Int {
    var ends: [Int] = []
    let sorted = owners.enumerated().sorted { left, right in
      (trunks[left.element]?.low ?? 0, left.offset) < (
        trunks[right.element]?.low ?? 0, right.offset
      )
    }
    for (_, owner) in sorted {
      guard let trunk = trunks[owner] else { continue }
      if let free = ends.firstIndex(where: { $0 + GraphLines.spacing < trunk.low }) {
        trunks[owner]?.place = free
        ends[free] = trunk.high
      } else {
        trunks[owner]?.place = ends.count
        ends.append(trunk.high)
      }
    }
    return ends.count
  }

  /// The stop whose trunk a line uses.
  private func owner(of hop: Hop) -> Stop {
    entering[hop.to, default: 0] > leaving[hop.from, default: 0] ? hop.to : hop.from
  }

  /// The width of the gap to the right of a column; 0 if there is no such column.
  func gap(behind column: Int) -> Int { gaps.indices.contains(column) ? gaps[column] : 0 }

  /// The corners of a line along its route, after all trunks and boxes have been placed.
  func corners(of route: [Stop], _ boxes: [GraphLayout.Box]) -> [(x: Int, y: Int)] {
    var corners: [(x: Int, y: Int)] = []
    for (from, to) in zip(route, route.dropFirst()) {
      let right = boxes[from.box].x + boxes[from.box].width
      let place = trunks[owner(of: Hop(from: from, to: to))]?.place ?? 0
      let trunk = right + GraphLines.lead + place * GraphLines.spacing
      corners += [(right, from.y), (trunk, from.y), (trunk, to.y), (boxes[to.box].x, to.y)]
    }
    return corners
  }
}
