// Loads by member

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var moved: [Element] = []
    var kept: [Element] = []
    var target = 0
    var position = 0
    for element in self {
      if position == destination { target = kept.count }
      if source.contains(position) { moved.append(element) } else { kept.append(element) }
      position += 1
    }
    if destination >= position { target = kept.count }
    kept.insert(contentsOf: moved, at: target)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}
extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  mutating func remove(atOffsets offsets: IndexSet) {
    if let last = offsets.last, last >= count { _fault("Index out of range") }
    var kept: [Element] = []
    var position = 0
    for element in self {
      if !offsets.contains(position) { kept.append(element) }
      position += 1
    }
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}
