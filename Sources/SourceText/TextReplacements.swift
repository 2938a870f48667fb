/// Parts of a text that are others in a second version of it: `UIView=NSView, uiView=nsView`.
package struct TextReplacements {
  private let pairs: [(part: [UInt8], other: [UInt8])]

  package init(_ description: some StringProtocol) {
    pairs = description.split { $0 == "," || $0 == " " }.compactMap { pair in
      let parts = pair.split(separator: "=")
      return parts.count == 2 ? (Array(parts[0].utf8), Array(parts[1].utf8)) : nil
    }
  }

  /// The second version of a text; of several parts at one place the one that is listed first is replaced.
  package func applied(to text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var place = 0
    while place < text.count {
      // Nearly all places are told by their first byte.
      let byte = text[place]
      if let pair = pairs.first(where: {
        $0.part[0] == byte && text[place...].starts(with: $0.part)
      }) {
        result += pair.other
        place += pair.part.count
      } else {
        result.append(byte)
        place += 1
      }
    }
    return result
  }

  package func applied(to text: String) -> String {
    var text = text
    return text.withUTF8 { String(decoding: applied(to: $0), as: UTF8.self) }
  }
}
