internal import Interpreter
internal import Semantics

/// Finds the rows of a collection for its new data.
///
/// Elements that are the very same values as before keep their rows without a look at their ids: a
/// change in long data costs a comparison of two numbers for each of the other elements.
struct RowMatcher {
  let list: ForEachNode
  private var host: ViewHost { list.host }

  func matchRows(to new: Value, at indices: [Int]) throws(Fault) -> RowMatching {
    if let matching = try matchBetweenEnds(new, indices) { return matching }
    list.rowsByKey = nil
    return try matchByKey(new, indices)
  }

  private func matchByKey(_ new: Value, _ indices: [Int]) throws(Fault) -> RowMatching {
    let rows = list.rows
    let old = Dictionary(rows.map { ($0.key, $0) }) { first, _ in first }
    var matching = RowMatching()
    matching.shown.reserveCapacity(indices.count)
    var used = Set<RowKey>(minimumCapacity: indices.count)
    let owner = list.rowOwner
    let ids = ElementIDs(list, new)
    for index in indices {
      let element = Held(owned: try list.element(index, of: new))
      let (key, id) = try key(of: element.value, ids: ids)
      guard used.insert(key).inserted else {
        try list.noteDuplicate(id)
        continue
      }
      if let row = old[key] {
        row.place(at: index)
        row.offer(element.value)
        matching.shown.append(row)
      } else {
        matching.shown.append(makeRow(element.value, key, id, index, of: owner))
      }
    }
    matching.left = rows.filter { !used.contains($0.key) }
    matching.isChange = !matching.shown.elementsEqual(rows, by: ===)
    return matching
  }

  /// Matches the elements between those that are the same at both ends; nil where that is not all
  /// there is to it.
  private func matchBetweenEnds(_ new: Value, _ indices: [Int]) throws(Fault) -> RowMatching? {
    guard let data = new.part(.data, host), data.kind == .array,
      indices.count == data.array.count, !indices.isEmpty
    else { return nil }
    let type = host.machine.dynamicType(data.array.elements[0])
    guard let path = idPath(of: new, elements: type) else { return nil }
    let (rows, elements) = (list.rows, data.array.elements)
    let (oldCount, count) = (rows.count, indices.count)
    // Duplicates have no rows.
    guard let last = rows.last, last.index == oldCount - 1 else { return nil }
    let fixesInstances = !path.isEmpty
    func isKept(_ row: RowNode, _ element: Value) -> Bool {
      row.element.hasSameBits(as: element) && (fixesInstances || element.kind != .instance)
        && host.machine.dynamicType(element) === type
    }
    var matching = RowMatching()
    let shorter = min(oldCount, count)
    while matching.head < shorter, isKept(rows[matching.head], elements[matching.head]) {
      matching.head += 1
    }
    while matching.head + matching.tail < shorter,
      isKept(rows[oldCount - 1 - matching.tail], elements[count - 1 - matching.tail])
    {
      matching.tail += 1
    }
    let oldMiddle = rows[matching.head..<(oldCount - matching.tail)]
    matching.shown.reserveCapacity(count)
    matching.shown += rows[..<matching.head]
    var used: Set<RowKey> = []
    let owner = list.rowOwner
    let ids = ElementIDs(list, new)
    for index in matching.head..<(count - matching.tail) {
      let element = elements[index]
      let (key, id) = try key(of: element, ids: ids)
      guard used.insert(key).inserted else { return nil }
      if let row = row(for: key) {
        // An element at one of the ends has the same id.
        guard oldMiddle.indices.contains(row.index) else { return nil }
        matching.shown.append(row)
      } else {
        matching.shown.append(makeRow(element, key, id, index, of: owner))
      }
    }
    for index in matching.head..<(count - matching.tail) where matching.shown[index].isBuilt {
      matching.shown[index].place(at: index)
      matching.shown[index].offer(elements[index])
    }
    matching.left = oldMiddle.filter { !used.contains($0.key) }
    matching.isChange = !matching.shown[matching.head...].elementsEqual(oldMiddle, by: ===)
    matching.shown += rows[(oldCount - matching.tail)...]
    move(matching.shown.suffix(matching.tail), by: count - oldCount)
    keepKeys(of: matching)
    return matching
  }

  /// The components of the path to an id that cannot change as long as an element of the type is the
  /// same value; nil for any other id.
  private func idPath(of value: Value, elements type: RuntimeType) -> [KeyPathObject.Component]? {
    guard value.part(.isBound, host)?.asBool != true, let path = value.part(.id, host),
      path.kind == .keyPath
    else { return nil }
    let components = path.keyPath.components
    let areFixed = components.allSatisfy { component in
      guard case .property(let property) = component else { return false }
      return isFixed(property, in: type)
    }
    return areFixed ? components : nil
  }

  /// Whether the value of a property is part of the value that it is read from. For a requirement,
  /// `\.id` of `Identifiable`, the stored property of that name is the witness.
  private func isFixed(_ property: Property, in type: RuntimeType) -> Bool {
    if property.owner?.kind == .protocol {
      guard let witness = type.storedProperties.first(where: { $0.name == property.name }) else {
        return false
      }
      return isFixed(witness, in: type)
    }
    guard case .stored = property.storage, property.wraps == nil else { return false }
    return property.isLet || property.owner?.isReferenceType != true
  }

  private func key(
    of element: Value, ids: ElementIDs
  ) throws(Fault) -> (RowKey, id: Held) {
    let id = Held(owned: try ids.id(of: element))
    return (try RowKey(id.value, &list.keys, host.machine), id)
  }

  private func makeRow(
    _ element: Value, _ key: RowKey, _ id: Held, _ index: Int, of owner: String
  ) -> RowNode {
    RowNode(
      element, key: key, name: list.name(of: element, id: id.value, owner: owner), index: index,
      in: list)
  }

  /// Moves rows that follow one another by so many places.
  private func move(_ rows: ArraySlice<RowNode>, by distance: Int) {
    guard distance != 0, !rows.isEmpty else { return }
    for row in rows { row.move(by: distance) }
    host.record { for row in rows { row.move(by: -distance) } }
  }

  private func row(for key: RowKey) -> RowNode? {
    if list.rowsByKey == nil {
      list.rowsByKey = Dictionary(uniqueKeysWithValues: list.rows.map { ($0.key, $0) })
    }
    return list.rowsByKey?[key]
  }

  private func keepKeys(of matching: RowMatching) {
    guard list.rowsByKey != nil, matching.isChange else { return }
    for row in matching.left { list.rowsByKey?[row.key] = nil }
    for row in matching.shown[matching.head..<(matching.shown.count - matching.tail)] {
      list.rowsByKey?[row.key] = row
    }
    host.record { [list] in list.rowsByKey = nil }
  }
}
