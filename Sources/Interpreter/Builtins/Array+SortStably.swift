extension Array {
  /// Sorts by merging, so that equal elements keep their order; as it was if a comparison throws.
  mutating func sortStably(
    _ isLess: (Element, Element) throws(Fault) -> Bool
  ) throws(Fault) {
    guard count > 1 else { return }
    var from = self
    var to = from
    let runLength = 8
    for start in stride(from: 0, to: count, by: runLength) {
      let end = Swift.min(start + runLength, count)
      for index in (start + 1)..<Swift.max(end, start + 1) {
        let element = from[index]
        var position = index
        while position > start, try isLess(element, from[position - 1]) {
          from[position] = from[position - 1]
          position -= 1
        }
        from[position] = element
      }
    }
    var width = runLength
    while width < count {
      for start in stride(from: 0, to: count, by: width * 2) {
        let middle = Swift.min(start + width, count)
        let end = Swift.min(start + width * 2, count)
        var (left, right) = (start, middle)
        for position in start..<end {
          let takesRight: Bool
          if left == middle {
            takesRight = true
          } else if right == end {
            takesRight = false
          } else {
            takesRight = try isLess(from[right], from[left])
          }
          to[position] = takesRight ? from[right] : from[left]
          if takesRight { right += 1 } else { left += 1 }
        }
      }
      swap(&from, &to)
      width *= 2
    }
    self = from
  }
}
