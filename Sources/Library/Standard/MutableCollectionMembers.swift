// Loads by member

extension MutableCollection {
  mutating func swapAt(_ i: Index, _ j: Index) {
    if i == j { return }
    let value = self[i]
    self[i] = self[j]
    self[j] = value
  }
  mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Index {
    guard var pivot = try firstIndex(where: belongsInSecondPartition) else { return endIndex }
    var i = index(after: pivot)
    while i != endIndex {
      if !(try belongsInSecondPartition(self[i])) {
        swapAt(i, pivot)
        formIndex(after: &pivot)
      }
      formIndex(after: &i)
    }
    return pivot
  }
}
extension MutableCollection where Self: BidirectionalCollection {
  mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Index {
    var low = startIndex
    var high = endIndex
    while true {
      while low < high {
        if try belongsInSecondPartition(self[low]) { break }
        low = index(after: low)
      }
      if low >= high { return low }
      high = index(before: high)
      while low < high {
        if !(try belongsInSecondPartition(self[high])) { break }
        high = index(before: high)
      }
      if low >= high { return low }
      swapAt(low, high)
      low = index(after: low)
    }
  }
  mutating func reverse() {
    var low = startIndex
    var high = endIndex
    while low < high {
      high = index(before: high)
      if low >= high { break }
      swapAt(low, high)
      low = index(after: low)
    }
  }
}
extension MutableCollection where Self: RandomAccessCollection {
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    let ordered = try sorted(by: areInIncreasingOrder)
    var i = startIndex
    for element in ordered {
      self[i] = element
      i = index(after: i)
    }
  }
  mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }
  mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
    var amount = count
    if amount < 2 { return }
    var current = startIndex
    while amount > 1 {
      let random = Int.random(in: 0..<amount, using: &generator)
      amount -= 1
      swapAt(current, index(current, offsetBy: random))
      current = index(after: current)
    }
  }
}
extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  mutating func sort() { sort(by: { $0 < $1 }) }
}
