import Interpreter
import Semantics

/// Finds the parts in which the texts of two values differ.
///
/// `[n0, n1]` and `[n0, x]` differ in `[1]`. Elements with an `id` are matched by it.
struct ValueDifference {
  private let values: ValueText
  private var found: [ValueChange.Difference] = []
  /// The number of elements that differ, if these are too many to list.
  private var changedCount: Int?

  /// The length of both texts together up to which they are shown in full.
  private static let shortLength = 40
  /// The number of elements that are compared individually.
  private static let elementLimit = 400
  private static let depthLimit = 6

  private init(_ values: ValueText) { self.values = values }

  /// The change from one value to another.
  static func change(from old: Value, to new: Value, _ values: ValueText) -> ValueChange {
    var change = ValueChange(old: values.text(old), new: values.text(new))
    guard !change.isShort(within: shortLength),
      change.old != change.new || (change.old?.contains("…") ?? false)
    else { return change }
    // The parts of `@Published var tracks: [Track]` are those of the array.
    let (old, new) = (values.wrapped(old) ?? old, values.wrapped(new) ?? new)
    var difference = ValueDifference(values)
    difference.compare(old, new, path: "", depth: 0)
    if !difference.isWorthwhile(old, change) { return change }
    change.differences = difference.found
    change.count = difference.elementCount(new)
    change.changedCount = difference.changedCount
    return change
  }

  private func isWorthwhile(_ old: Value, _ change: ValueChange) -> Bool {
    // A short list that is reordered is shown in full.
    if case .moved(_, "")? = found.first, found.count == 1 {
      return (change.old?.count ?? 0) + (change.new?.count ?? 0) > ValueDifference.longText * 2
    }
    if case .changed("", _, _)? = found.first, found.count == 1 {
      return (change.old?.count ?? 0) + (change.new?.count ?? 0) > ValueDifference.longText
    }
    return (change.old?.count ?? 0) + (change.new?.count ?? 0) > ValueDifference.shortLength
  }

  /// The length from which only the differing part of a text is shown.
  private static let longText = 60

  private func elementCount(_ value: Value) -> Int? {
    let value = values.bare(value)
    switch value.kind {
    case .array: return value.array.elements.count
    case .set: return value.set.members.count
    case .dictionary: return value.dictionary.count
    default: return nil
    }
  }

  // Comparison

  private mutating func compare(_ old: Value, _ new: Value, path: String, depth: Int) {
    if old.isIdentical(to: new) { return }
    let (oldInner, newInner) = (values.content(of: old), values.content(of: new))
    guard let oldInner, let newInner, oldInner.hasSameKind(as: newInner), depth < Self.depthLimit
    else { return note(old, new, path) }
    switch oldInner.kind {
    case .structure: compareStructures(oldInner, newInner, path, depth)
    case .tuple: compareFields(oldInner, newInner, labels: tupleLabels(oldInner), path, depth)
    case .array: compareArrays(oldInner, newInner, path, depth)
    case .dictionary: compareDictionaries(oldInner, newInner, path)
    case .set: compareSets(oldInner, newInner, path)
    case .string, .longString: compareStrings(oldInner.asString, newInner.asString, path)
    default: note(old, new, path)
    }
  }

  private mutating func note(_ old: Value, _ new: Value, _ path: String) {
    let (oldText, newText) = (values.text(old), values.text(new))
    if oldText != newText { found.append(.changed(path: path, old: oldText, new: newText)) }
  }

  private mutating func compareStructures(
    _ old: Value, _ new: Value, _ path: String, _ depth: Int
  ) {
    let type = values.machine.dynamicType(old)
    guard type === values.machine.dynamicType(new), let nominal = type.nominal,
      !nominal.isPrelude, !values.describesItself(old)
    else { return note(old, new, path) }
    // Another element in this place is not a change of the old one.
    if let identity = values.identity(of: old), identity != values.identity(of: new) {
      found.append(.changed(path: path, old: values.brief(old), new: values.brief(new)))
      return
    }
    let labels = nominal.storedProperties.map { ValueText.plainName($0.name, of: nominal) }
    compareFields(old, new, labels: labels, path, depth)
  }

  private mutating func compareFields(
    _ old: Value, _ new: Value, labels: [String], _ path: String, _ depth: Int
  ) {
    guard old.fields.count == new.fields.count else { return note(old, new, path) }
    for index in old.fields.indices where index < labels.count {
      compare(
        old.fields[index], new.fields[index], path: "\(path).\(labels[index])", depth: depth + 1)
    }
  }

  private func tupleLabels(_ value: Value) -> [String] {
    let labels = values.machine.describer.tupleLabels(value)
    return value.fields.indices.map { index in
      labels.indices.contains(index) ? labels[index] ?? "\(index)" : "\(index)"
    }
  }

  private mutating func compareStrings(_ old: String, _ new: String, _ path: String) {
    guard old != new else { return }
    guard old.count + new.count > Self.longText else {
      found.append(
        .changed(path: path, old: ValueText.quoted(old), new: ValueText.quoted(new)))
      return
    }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let kept = min(end, rest)
    found.append(
      .changed(
        path: path, old: Self.excerpt(of: old, start, kept), new: Self.excerpt(of: new, start, kept)
      ))
  }

  /// The part of a text between the common prefix and suffix, with a few characters of both.
  private static func excerpt(of text: String, _ start: Int, _ end: Int) -> String {
    let margin = 12
    let characters = Array(text)
    let first = max(0, start - margin)
    var last = min(characters.count, characters.count - end + margin)
    var isCut = last < characters.count
    if last - first > Self.longText {
      last = first + Self.longText
      isCut = true
    }
    return (first > 0 ? "…" : "") + ValueText.quoted(String(characters[first..<last]))
      + (isCut ? "…" : "")
  }

  // Collections

  private mutating func compareArrays(_ old: Value, _ new: Value, _ path: String, _ depth: Int) {
    let (before, after) = (old.array.elements, new.array.elements)
    let limit = min(before.count, after.count)
    var start = 0
    while start < limit, isSame(before[start], after[start]) { start += 1 }
    var end = 0
    while end < limit - start,
      isSame(before[before.count - 1 - end], after[after.count - 1 - end])
    { end += 1 }
    let oldRange = start..<(before.count - end)
    let newRange = start..<(after.count - end)
    guard max(oldRange.count, newRange.count) <= Self.elementLimit else {
      return compareLongArrays(before, oldRange, after, newRange, path)
    }
    let oldKeys = oldRange.map { values.key(of: before[$0]) }
    let newKeys = newRange.map { values.key(of: after[$0]) }
    let kept = Set(oldKeys).intersection(newKeys)
    let arePlaces =
      oldKeys.count == newKeys.count && !haveKeys(before, oldRange)
      && kept.count * 2 < oldKeys.count
    if oldKeys == newKeys || arePlaces {
      for index in newRange {
        compare(before[index], after[index], path: "\(path)[\(index)]", depth: depth + 1)
      }
      return
    }
    for (offset, index) in oldRange.enumerated() where !kept.contains(oldKeys[offset]) {
      found.append(.removed(path: "\(path)[\(index)]", values.brief(before[index])))
    }
    for (offset, index) in newRange.enumerated() where !kept.contains(newKeys[offset]) {
      found.append(.inserted(path: "\(path)[\(index)]", values.brief(after[index])))
    }
    noteMoves(oldKeys.filter(kept.contains), newKeys.filter(kept.contains), path, start)
    let places = Dictionary(zip(newKeys, newRange)) { first, _ in first }
    for (offset, index) in oldRange.enumerated() where kept.contains(oldKeys[offset]) {
      guard let place = places[oldKeys[offset]] else { continue }
      compare(before[index], after[place], path: "\(path)[\(place)]", depth: depth + 1)
    }
  }

  /// Compares arrays that are too long to match elements.
  ///
  /// Finds an element that moved from one end to the other, or counts the positions that differ.
  private mutating func compareLongArrays(
    _ before: UnsafeMutableBufferPointer<Value>, _ oldRange: Range<Int>,
    _ after: UnsafeMutableBufferPointer<Value>, _ newRange: Range<Int>, _ path: String
  ) {
    guard oldRange.count == newRange.count else {
      found.append(
        .changed(
          path: path, old: "\(before.count) elements", new: "\(after.count) elements"))
      return
    }
    let (first, last) = (oldRange.lowerBound, oldRange.upperBound - 1)
    func isShifted(_ old: Range<Int>, by offset: Int) -> Bool {
      old.allSatisfy { isSame(before[$0], after[$0 + offset]) }
    }
    if isSame(before[last], after[first]), isShifted(first..<last, by: 1) {
      found.append(.moved(path: "\(path)[\(last)]", to: "[\(first)]"))
    } else if isSame(before[first], after[last]), isShifted(first + 1..<last + 1, by: -1) {
      found.append(.moved(path: "\(path)[\(first)]", to: "[\(last)]"))
    } else {
      changedCount = oldRange.count { !isSame(before[$0], after[$0]) }
    }
  }

  /// Whether elements have an identity other than their whole value.
  private func haveKeys(
    _ elements: UnsafeMutableBufferPointer<Value>, _ range: Range<Int>
  ) -> Bool {
    range.first.map { values.identity(of: elements[$0]) != nil } ?? false
  }

  /// Notes a change of order: a move if a single element changed its position.
  private mutating func noteMoves(
    _ old: [String], _ new: [String], _ path: String, _ start: Int
  ) {
    guard old != new, old.count == new.count else { return }
    for (index, key) in old.enumerated() {
      guard let place = new.firstIndex(of: key), place != index else { continue }
      var rest = old
      rest.remove(at: index)
      rest.insert(key, at: place)
      if rest == new {
        found.append(.moved(path: "\(path)[\(start + index)]", to: "[\(start + place)]"))
        return
      }
    }
    found.append(.moved(path: path, to: ""))
  }

  private mutating func compareDictionaries(_ old: Value, _ new: Value, _ path: String) {
    let before = entries(of: old)
    let after = entries(of: new)
    for (key, value) in before where after[key] == nil {
      found.append(.removed(path: "\(path)[\(key)]", values.brief(value)))
    }
    for key in after.keys.sorted() {
      guard let value = after[key] else { continue }
      if let earlier = before[key] {
        compare(earlier, value, path: "\(path)[\(key)]", depth: 1)
      } else {
        found.append(.inserted(path: "\(path)[\(key)]", values.brief(value)))
      }
    }
  }

  private func entries(of value: Value) -> [String: Value] {
    Dictionary(value.dictionary.entries.map { (values.text($0.key), $0.value) }) { first, _ in
      first
    }
  }

  private mutating func compareSets(_ old: Value, _ new: Value, _ path: String) {
    let before = Set(old.set.members.map(values.text))
    let after = Set(new.set.members.map(values.text))
    for text in before.subtracting(after).sorted() {
      found.append(.removed(path: path, text))
    }
    for text in after.subtracting(before).sorted() {
      found.append(.inserted(path: path, text))
    }
  }

  /// Whether two elements have the same text; fast if they are identical.
  private func isSame(_ old: Value, _ new: Value) -> Bool {
    if let answer = old.isSameNumber(as: new) { return answer }
    return old.isIdentical(to: new) || values.text(old) == values.text(new)
  }
}

extension ValueChange {
  /// Whether both texts together surely have at most a number of characters: at least as many bytes.
  fileprivate func isShort(within length: Int) -> Bool {
    (old?.utf8.count ?? 0) + (new?.utf8.count ?? 0) <= length
  }
}
