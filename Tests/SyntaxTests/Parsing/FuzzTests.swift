import SourceText
import Testing

@testable import Syntax

/// Short texts of arbitrary tokens and bytes: every way of parsing them terminates, with all
/// locations inside the text.
@Suite struct FuzzTests {
  private static let tokens = [
    "class", "struct", "enum", "case", "func", "let", "var", "init", "if", "else", "guard",
    "switch",
    "for", "in", "while", "repeat", "do", "catch", "return", "throw", "try", "await", "async",
    "throws", "some", "any", "each", "import", "extension", "protocol", "where", "is", "as", "self",
    "Self", "nil", "true", "_", "inout", "get", "set", "willSet", "operator", "prefix", "macro",
    "default", "static", "private", "@", "#", "#if", "#else", "#endif", "#Preview", "\\", "a",
    "Foo",
    "`b`", "$0", "$c", "1", "2.5", "0x", "\"s\"", "\"\\(", "\"\"\"", "\"", "'", "/", "/r/", "/*",
    "*/", "//", "(", ")", "[", "]", "{", "}", "<", ">", ",", ":", ";", ".", "..<", "...", "->", "=",
    "==", "&", "&&", "?", "??", "!", "-", "+", "~", "\n", "\n", " ", " ", "\t", "\r\n", "é", "🙂",
  ]

  @Test(arguments: 1...20)
  func tokensInAnyOrderAreRead(seed: UInt64) {
    var random = Generator(state: seed)
    for _ in 0..<700 {
      var text = ""
      for _ in 0..<(1 + random.next(14)) {
        text += Self.tokens[random.next(Self.tokens.count)]
        if random.next(3) > 0 { text += " " }
      }
      check(text)
    }
  }

  @Test(arguments: 1...10)
  func anyBytesAreRead(seed: UInt64) {
    var random = Generator(state: seed &+ 1000)
    for _ in 0..<700 {
      let bytes = (0..<(1 + random.next(24))).map { _ in
        UInt8(random.next(4) == 0 ? random.next(256) : 32 + random.next(95))
      }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func check(_ text: String) {
    let source = Source(name: "fuzz", text: text)
    let file = Parser.parse(source)
    let inputs = Parser.inputs(of: file, in: source)
    let spans = file.statements.map(\.span) + file.diagnostics.map(\.span) + inputs.map(\.span)
    let areInside = spans.allSatisfy { $0.start >= 0 && $0.end <= source.bytes.count }
    #expect(areInside, "\(text.debugDescription)")
    #expect(inputs.last?.statements.upperBound ?? 0 == file.statements.count)
    if file.completeness == .complete {
      let isRight = !file.diagnostics.contains(where: \.isError)
      let longer = Parser.parse(Source(name: "fuzz", text: text + "\n"))
      #expect(longer.completeness == .complete, "\(text.debugDescription)")
      #expect(isRight, "\(text.debugDescription)")
    }
    var offset = 0
    while let input = Parser.parseInput(of: source, from: offset) {
      #expect(input.next > offset, "\(text.debugDescription)")
      guard input.next > offset else { return }
      offset = input.next
    }
  }

  /// A seeded random number generator.
  private struct Generator {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
