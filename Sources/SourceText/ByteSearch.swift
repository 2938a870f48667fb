// Searches for bytes. Those of the standard library take any collection, and compare characters;
// they take some twenty times as long.

extension [UInt8] {
  /// The first place where a text that is not empty begins; nil if it does not occur.
  package func firstPlace(of text: String) -> Int? {
    withUnsafeBufferPointer { $0.firstPlace(of: text, from: 0) }
  }
}

extension String {
  /// Whether it contains the bytes of another text, which is not empty.
  package func contains(bytesOf part: String) -> Bool { firstRange(ofBytes: part) != nil }

  /// The first range with the bytes of another text, which is not empty; nil if there is none.
  package func firstRange(ofBytes part: String) -> Range<Index>? {
    guard let place = places(ofBytes: part, limit: 1).first else { return nil }
    let start = utf8.index(utf8.startIndex, offsetBy: place)
    return start..<utf8.index(start, offsetBy: part.utf8.count)
  }

  /// The text with the bytes of a part, which is not empty, replaced wherever they occur.
  package func replacing(bytesOf part: String, with other: String) -> String {
    let places = places(ofBytes: part, limit: .max)
    guard !places.isEmpty else { return self }
    var (result, end) = ("", utf8.startIndex)
    for place in places {
      let start = utf8.index(utf8.startIndex, offsetBy: place)
      result += self[end..<start]
      result += other
      end = utf8.index(start, offsetBy: part.utf8.count)
    }
    return result + self[end...]
  }

  /// The first places where the bytes of another text begin, none of which overlap.
  private func places(ofBytes part: String, limit: Int) -> [Int] {
    let search = { (bytes: UnsafeBufferPointer<UInt8>) -> [Int] in
      var (places, start) = ([Int](), 0)
      while places.count < limit, let place = bytes.firstPlace(of: part, from: start) {
        places.append(place)
        start = place + part.utf8.count
      }
      return places
    }
    return utf8.withContiguousStorageIfAvailable(search)
      ?? Array(utf8).withUnsafeBufferPointer(search)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func firstPlace(of text: String, from start: Int) -> Int? {
    let part = text.utf8
    guard let first = part.first, part.count <= count - start else { return nil }
    for place in start...(count - part.count) where self[place] == first {
      if self[place..<(place + part.count)].elementsEqual(part) { return place }
    }
    return nil
  }
}
