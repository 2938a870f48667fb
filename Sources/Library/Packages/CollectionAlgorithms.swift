// The algorithms of swift-algorithms on collections.
//
// Module: Algorithms

extension Collection {
  public func chunked(
    by belongInSameGroup: (Element, Element) throws -> Bool
  ) rethrows -> [SubSequence] {
    guard !isEmpty else { return [] }
    var chunks: [SubSequence] = []
    var start = startIndex
    var last = startIndex
    var current = index(after: startIndex)
    while current != endIndex {
      if try !belongInSameGroup(self[last], self[current]) {
        chunks.append(self[start..<current])
        start = current
      }
      last = current
      formIndex(after: &current)
    }
    chunks.append(self[start..<endIndex])
    return chunks
  }
  public func chunked<Subject: Equatable>(
    on projection: (Element) throws -> Subject
  ) rethrows -> [(Subject, SubSequence)] {
    try chunked { try projection($0) == projection($1) }
      .map { (try projection($0.first!), $0) }
  }
  public func chunks(ofCount count: Int) -> [SubSequence] {
    precondition(count > 0, "Cannot chunk with count <= 0!")
    var chunks: [SubSequence] = []
    var start = startIndex
    while start != endIndex {
      let end = index(start, offsetBy: count, limitedBy: endIndex) ?? endIndex
      chunks.append(self[start..<end])
      start = end
    }
    return chunks
  }
  public func evenlyChunked(in count: Int) -> [SubSequence] {
    precondition(count >= 0, "Can't divide into a negative number of chunks")
    precondition(count > 0 || isEmpty, "Can't divide a non-empty collection into 0 chunks")
    if count == 0 { return [] }
    let (least, longer) = self.count.quotientAndRemainder(dividingBy: count)
    var chunks: [SubSequence] = []
    var start = startIndex
    for number in 0..<count {
      let end = index(start, offsetBy: number < longer ? least + 1 : least)
      chunks.append(self[start..<end])
      start = end
    }
    return chunks
  }
  public func windows(ofCount count: Int) -> [SubSequence] {
    precondition(count > 0, "Windows size must be greater than zero")
    guard var end = index(startIndex, offsetBy: count, limitedBy: endIndex) else { return [] }
    var windows: [SubSequence] = []
    var start = startIndex
    windows.append(self[start..<end])
    while end != endIndex {
      formIndex(after: &start)
      formIndex(after: &end)
      windows.append(self[start..<end])
    }
    return windows
  }
  public func indexed() -> [(index: Index, element: Element)] {
    indices.map { (index: $0, element: self[$0]) }
  }
  public func striding(by step: Int) -> [Element] {
    precondition(step > 0, "striding must be greater than zero")
    var elements: [Element] = []
    var position = startIndex
    while position != endIndex {
      elements.append(self[position])
      position = index(position, offsetBy: step, limitedBy: endIndex) ?? endIndex
    }
    return elements
  }
  public func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    try drop(while: predicate)
  }
  public func endOfPrefix(while predicate: (Element) throws -> Bool) rethrows -> Index {
    var index = startIndex
    while try index != endIndex && predicate(self[index]) { formIndex(after: &index) }
    return index
  }
  public func partitioningIndex(
    where belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if try belongsInSecondPartition(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
  public func cycled() -> CycledSequence<Self> { CycledSequence(_base: self, _times: nil) }
  public func cycled(times: Int) -> CycledSequence<Self> {
    CycledSequence(_base: self, _times: times)
  }
}

extension BidirectionalCollection {
  public func trimming(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    let start = try endOfPrefix(while: predicate)
    return try self[start..<endIndex].trimmingSuffix(while: predicate)
  }
  public func trimmingSuffix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    self[startIndex..<(try startOfSuffix(while: predicate))]
  }
  public func startOfSuffix(while predicate: (Element) throws -> Bool) rethrows -> Index {
    var start = endIndex
    while start != startIndex {
      let before = index(before: start)
      if try !predicate(self[before]) { break }
      start = before
    }
    return start
  }
  public func suffix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    self[(try startOfSuffix(while: predicate))..<endIndex]
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  @discardableResult
  public mutating func rotate(toStartAt newStart: Index) -> Index {
    let front = Array(self[startIndex..<newStart])
    let back = Array(self[newStart..<endIndex])
    replaceSubrange(startIndex..<endIndex, with: back + front)
    return index(startIndex, offsetBy: back.count)
  }
}

/// A collection repeated, a number of times or without end.
public struct CycledSequence<Base: Collection>: Sequence {
  let _base: Base
  let _times: Int?

  public struct Iterator: IteratorProtocol {
    let _base: Base
    var _rest: Int?
    var _index: Base.Index
    public mutating func next() -> Base.Element? {
      if _base.isEmpty || _rest == 0 { return nil }
      let element = _base[_index]
      _base.formIndex(after: &_index)
      if _index == _base.endIndex {
        _index = _base.startIndex
        _rest = _rest.map { $0 - 1 }
      }
      return element
    }
  }
  public func makeIterator() -> Iterator {
    Iterator(_base: _base, _rest: _times, _index: _base.startIndex)
  }
}
