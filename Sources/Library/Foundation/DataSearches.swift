// Loads by member

extension DataProtocol {
  func lastRange<D: DataProtocol>(of data: D) -> Range<Index>? {
    let bytes = Array(data)
    var end = endIndex
    while !bytes.isEmpty {
      guard let start = index(end, offsetBy: -bytes.count, limitedBy: startIndex) else {
        return nil
      }
      if self[start..<end].elementsEqual(bytes) { return start..<end }
      end = index(before: end)
    }
    return nil
  }
}
