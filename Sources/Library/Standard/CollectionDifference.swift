// Differences between collections, by Myers' greedy algorithm.
//
// Loads by member

struct CollectionDifference<ChangeElement>: Collection {
  enum Change {
    case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
    case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
    var _offset: Int {
      switch self {
      case .insert(let offset, _, _): return offset
      case .remove(let offset, _, _): return offset
      }
    }
  }
  typealias Element = Change
  struct Index: Comparable, Hashable {
    let _offset: Int
    static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
  }
  let insertions: [Change]
  let removals: [Change]
  init(_insertions: [Change], _removals: [Change]) {
    insertions = _insertions
    removals = _removals
  }
  var startIndex: Index { Index(_offset: 0) }
  var endIndex: Index { Index(_offset: removals.count + insertions.count) }
  func index(after i: Index) -> Index { Index(_offset: i._offset + 1) }
  subscript(position: Index) -> Change {
    let offset = position._offset
    return offset < removals.count
      ? removals[removals.count - 1 - offset] : insertions[offset - removals.count]
  }
  func inverse() -> CollectionDifference<ChangeElement> {
    CollectionDifference(
      _insertions: removals.map { CollectionDifference._inverted($0) },
      _removals: insertions.map { CollectionDifference._inverted($0) })
  }
  static func _inverted(_ change: Change) -> Change {
    switch change {
    case .insert(let offset, let element, let other):
      return .remove(offset: offset, element: element, associatedWith: other)
    case .remove(let offset, let element, let other):
      return .insert(offset: offset, element: element, associatedWith: other)
    }
  }
}
extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}
extension CollectionDifference: Equatable where ChangeElement: Equatable {}
extension CollectionDifference where ChangeElement: Hashable {
  func inferringMoves() -> CollectionDifference<ChangeElement> {
    var removedAt: [ChangeElement: Int?] = [:]
    for case .remove(let offset, let element, _) in removals {
      removedAt[element] = .some(removedAt[element] == nil ? offset : nil)
    }
    var insertedAt: [ChangeElement: Int?] = [:]
    for case .insert(let offset, let element, _) in insertions {
      insertedAt[element] = .some(insertedAt[element] == nil ? offset : nil)
    }
    func partner(_ element: ChangeElement, _ isRemoved: Bool) -> Int? {
      guard let removed = removedAt[element] ?? nil, let inserted = insertedAt[element] ?? nil
      else { return nil }
      return isRemoved ? inserted : removed
    }
    return CollectionDifference(
      _insertions: insertions.map { change -> Change in
        guard case .insert(let offset, let element, _) = change else { return change }
        return .insert(
          offset: offset, element: element, associatedWith: partner(element, false))
      },
      _removals: removals.map { change -> Change in
        guard case .remove(let offset, let element, _) = change else { return change }
        return .remove(
          offset: offset, element: element, associatedWith: partner(element, true))
      })
  }
}
extension BidirectionalCollection {
  func difference<C: BidirectionalCollection>(
    from other: C, by areEquivalent: (C.Element, Element) -> Bool
  ) -> CollectionDifference<Element> where C.Element == Element {
    let old = Array(other)
    let new = Array(self)
    var trace: [[Int]] = []
    // The furthest old offset on each diagonal, shifted so that indices are not negative.
    let shift = old.count + new.count + 1
    var furthest = Array(repeating: 0, count: 2 * shift + 1)
    var isFound = false
    var d = 0
    while !isFound {
      trace.append(furthest)
      var k = -d
      while k <= d {
        let isDown =
          k == -d || (k != d && furthest[shift + k - 1] < furthest[shift + k + 1])
        var x = isDown ? furthest[shift + k + 1] : furthest[shift + k - 1] + 1
        var y = x - k
        while x < old.count && y < new.count {
          if !areEquivalent(old[x], new[y]) { break }
          x += 1
          y += 1
        }
        furthest[shift + k] = x
        if x >= old.count && y >= new.count {
          isFound = true
          break
        }
        k += 2
      }
      d += 1
    }
    var insertions: [CollectionDifference<Element>.Change] = []
    var removals: [CollectionDifference<Element>.Change] = []
    var x = old.count
    var y = new.count
    d -= 1
    while d > 0 {
      let before = trace[d]
      let k = x - y
      let isDown = k == -d || (k != d && before[shift + k - 1] < before[shift + k + 1])
      let previous = isDown ? k + 1 : k - 1
      x = before[shift + previous]
      y = x - previous
      if isDown {
        insertions.append(.insert(offset: y, element: new[y], associatedWith: nil))
      } else {
        removals.append(.remove(offset: x, element: old[x], associatedWith: nil))
      }
      d -= 1
    }
    insertions.reverse()
    removals.reverse()
    return CollectionDifference(_insertions: insertions, _removals: removals)
  }
}
extension BidirectionalCollection where Element: Equatable {
  func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element>
  where C.Element == Element {
    difference(from: other, by: { $0 == $1 })
  }
}
extension RangeReplaceableCollection {
  func applying(_ difference: CollectionDifference<Element>) -> Self? {
    var elements = Array(self)
    for change in difference {
      switch change {
      case .remove(let offset, _, _):
        if offset >= elements.count { return nil }
        elements.remove(at: offset)
      case .insert(let offset, let element, _):
        if offset > elements.count { return nil }
        elements.insert(element, at: offset)
      }
    }
    return Self(elements)
  }
}
