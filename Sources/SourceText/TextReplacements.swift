/// Parts of a text that are others in a second version of it: `UIView=NSView, uiView=nsView`.
package struct TextReplacements {
  private let pairs: [(part: [UInt8], other: [UInt8])]
  /// Whether a part begins with a byte, by byte.
  private let begins: [Bool]

  package init(_ description: some StringProtocol) {
    pairs = description.split { $0 == "," || $0 == " " }.compactMap { pair in
      let parts = pair.split(separator: "=")
      return parts.count == 2 ? (Array(parts[0].utf8), Array(parts[1].utf8)) : nil
    }
    var begins = [Bool](repeating: false, count: 256)
    for pair in pairs { begins[Int(pair.part[0])] = true }
    self.begins = begins
  }

  /// The second version of a text; of several parts at one place the one that is listed first is replaced.
  package func applied(to text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var (copied, place) = (0, 0)
    while place < text.count {
      // Nearly all places are told by their first byte.
      if begins[Int(text[place])],
        let pair = pairs.first(where: { text[place...].starts(with: $0.part) })
      {
        result += text[copied..<place]
        result += pair.other
        place += pair.part.count
        copied = place
      } else {
        place += 1
      }
    }
    result += text[copied...]
    return result
  }

  package func applied(to text: String) -> String {
    var text = text
    return text.withUTF8 { String(decoding: applied(to: $0), as: UTF8.self) }
  }
}
