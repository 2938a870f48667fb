import SourceText
import Testing

@testable import Syntax

/// The parser returns for every text: no trap, no hang, no stack overflow.
@Suite struct RobustnessTests {
  private static let sample = ##"""
    @Observable final class Book: Identifiable { private(set) var title = "a\(b)c"; let id = 1 }
    struct V<T: P>: View where T.A == Int {
      @State private var items: [String: [Int?]] = [:]
      var body: some View {
        List($items, id: \.self) { $item in Text("x \(item, specifier: "%.2f")").bold() }
          .onChange(of: a?.b![0]) { old, new in Task { @MainActor in try? await f() } }
        #if os(iOS)
          .padding(.leading, -5)
        #endif
      }
      init?(_ a: inout Int...) async throws(E) { guard let a, case .b(let c, _)? = d else { return nil } }
    }
    switch (a, b) { case (1...5, let x) where x > 1: break; case is Int: fallthrough; default: c }
    for try await x in y where z { repeat { x += 1 } while x < 5 } // ...
    let s = """
      multi \(x) line
      """ + #"raw\#(y)"# ; infix operator +++: AdditionPrecedence
    """##

  @Test func everyPrefixIsRead() {
    let bytes = Array(Self.sample.utf8)
    for count in bytes.indices {
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      let file = Parser.parse(Source(name: "prefix", text: text))
      #expect(file.statements.allSatisfy { $0.span.start >= 0 })
    }
  }

  @Test(arguments: 1...20)
  func changedBytesAreRead(seed: UInt64) {
    var random = Generator(state: seed)
    let alphabet = Array("(){}[]<>\"\\#@.,:;=?!&/*-+ \n$_`'aif".utf8)
    for _ in 0..<60 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0..<(1 + random.next(6)) {
        let place = random.next(bytes.count)
        switch random.next(4) {
        case 0: bytes[place] = alphabet[random.next(alphabet.count)]
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(alphabet[random.next(alphabet.count)], at: place)
        default: bytes[place] = UInt8(random.next(256))
        }
      }
      let source = Source(name: "mutant", text: String(decoding: bytes, as: UTF8.self))
      let file = Parser.parse(source)
      let last = Parser.inputs(of: file, in: source).last
      #expect(last.map { Int($0.span.end) <= source.bytes.count } ?? true)
    }
  }

  @Test(arguments: [
    "(", "[", "{", "f(", "if x {", "struct A {", "try ", "-(", "let a: (", "if case .a(", "a<",
    "if if ", "switch x { case ", "() -> ", "x[", "@A(", "f { x in ", "#if A\n", "((a, ", "a ? ",
    "switch switch ", "/a(",
  ])
  func deepNestingIsCutOff(unit: String) {
    let file = Parser.parse(
      Source(name: "deep", text: String(repeating: unit, count: 10_000)))
    let message = "structure nesting level exceeded maximum of 256"
    #expect(file.diagnostics.contains { $0.message == message })
    #expect(file.completeness == .wrong)
  }

  /// A hundred thousand brackets, closed or not, do not overflow the stack. Each level of nested
  /// strings is scanned for its end, so there are fewer of these.
  @Test(arguments: [
    ("(", ")", 100_000), ("[", "]", 100_000), ("{", "}", 100_000), ("f { x in ", " }", 100_000),
    ("A<", ">", 100_000), ("\"\\(", ")\"", 2_000),
  ])
  func noDepthOfBracketsIsTooMuch(opening: String, closing: String, count: Int) {
    let open = String(repeating: opening, count: count)
    let closed = open + "a" + String(repeating: closing, count: count)
    for text in [open, closed] {
      let file = Parser.parse(Source(name: "deep", text: text))
      #expect(file.completeness == .wrong)
      #expect(!file.diagnostics.isEmpty)
    }
  }

  @Test(arguments: ["a.", "a + ", "a = ", "if x {} else ", "a.b().c", "a ?? "])
  func longChainsAreCutOff(unit: String) {
    let file = Parser.parse(
      Source(name: "long", text: String(repeating: unit, count: 10_000)))
    let message = "structure nesting level exceeded maximum of 1000"
    #expect(file.diagnostics.contains { $0.message == message })
  }

  @Test func twoHundredFiftyFiveParenthesesAreNotTooMany() {
    let text =
      "let a = " + String(repeating: "(", count: 255) + "1" + String(repeating: ")", count: 255)
    #expect(Parser.parse(Source(name: "deep", text: text)).completeness == .complete)
  }

  /// Nested lookahead must not take exponential time.
  @Test(arguments: [
    ("@A(", "x y", ")", " var a = 1"), ("let f = (@A(", "x y", ")) -> ", "Int"),
    ("if case .a(let x, { if case ", "x", ") = y { } })", "{ }"),
    ("switch x { case (", "x y", ")", ": 1 }"),
  ])
  func wrongTextsAreReadInLittleTime(opening: String, middle: String, closing: String, end: String)
  {
    let text =
      String(repeating: opening, count: 40) + middle + String(repeating: closing, count: 40) + end
    #expect(Parser.parse(Source(name: "wide", text: text)).completeness == .wrong)
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
