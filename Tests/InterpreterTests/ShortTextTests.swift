import Testing

@testable import Interpreter

/// Texts that lie in values, beside the strings they stand for.
@Suite struct ShortTextTests {
  /// Texts around the border, with bytes that are no characters of their own.
  static let texts = [
    "", "a", " ", "~", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghijkl", "abcdefghijklm",
    "0123456789abcde", "0123456789abcdef", "\0", "a\0", "abcdefgh\0", "\r", "a\r\nb", "\u{7F}",
    "\u{80}", "é", "e\u{301}", "\u{212A}", "abcdefgh\r", "abcdefghijk\r", "日本",
  ]

  static func isShort(_ text: String) -> Bool {
    text.utf8.count <= 12 && text.utf8.allSatisfy { $0 != 0 && $0 != 13 && $0 < 128 }
  }

  @Test(arguments: texts) func aTextLiesInTheValueIfItsBytesAreCharacters(text: String) {
    // The same bytes in a string without an object, in one with an object, and alone.
    var roomy = ""
    roomy.reserveCapacity(100)
    roomy += text
    let made = [
      ShortText(text), ShortText(roomy),
      Array(text.utf8).withUnsafeBufferPointer { ShortText($0) },
    ]
    let expected: String? = Self.isShort(text) ? text : nil
    #expect(made.map { $0?.string } == [expected, expected, expected])
    #expect(made.map { $0?.count } == Array(repeating: expected?.count, count: 3))
    let value = Value.string(text)
    defer { value.release() }
    #expect(value.isHeap == (expected == nil))
    #expect(value.asString == text)
    #expect(value.byteCount == text.utf8.count)
    #expect(value.characterCount == text.count)
  }

  @Test func textsAreJoinedCutAndOrderedLikeStrings() {
    for first in Self.texts {
      for second in Self.texts {
        guard let one = ShortText(first), let other = ShortText(second) else { continue }
        #expect((one < other) == (first < second), "\(first) < \(second)")
        #expect((one == other) == (first == second), "\(first) == \(second)")
        let sum: String? = Self.isShort(first + second) ? first + second : nil
        #expect(one.appending(other)?.string == sum, "\(first) + \(second)")
      }
    }
    let text = "abcdefghijkl"
    for start in 0...12 {
      for end in start...12 {
        let part = String(text.dropFirst(start).prefix(end - start))
        #expect(ShortText(text)?.part(from: start, to: end)?.string == part)
      }
      #expect(ShortText(text)?.byte(at: start) == Array(text.utf8).dropFirst(start).first)
    }
    #expect(ShortText(text)?.part(from: 3, to: 13) == nil)
    #expect(ShortText("abc")?.byte(at: 3) == nil)
    #expect(ShortText("abc")?.byte(at: -1) == nil)
  }

  @Test(arguments: texts) func equalTextsHaveTheSameHash(text: String) {
    let value = Value.string(text)
    defer { value.release() }
    let long = Value(.longString, StringObject(text))
    defer { long.release() }
    let hash = Machine.comparesByBits(value) ? Machine.hash(bits: value) : Machine.hash(text)
    #expect(hash == Machine.hash(long.asString))
    #expect(value.hasSameKind(as: long))
  }
}
