import Testing

extension Tag {
  @Tag static var slow: Self
  @Tag static var network: Self
}

let isReady = false

@Test(.disabled()) func off() { Issue.record("never") }
@Test(.disabled("later")) func later() { Issue.record("never") }
@Test("named", .disabled("not now")) func named() {}
@Test(.enabled(if: isReady)) func gated() { Issue.record("never") }
@Test(.enabled(if: isReady, "not ready")) func explained() {}
@Test(.enabled(if: !isReady)) func open() { #expect(1 == 1) }
@Test(.disabled(if: isReady)) func stays() {}
@Test(.disabled(if: !isReady, "is ready")) func leaves() {}
@Test(.tags(.slow)) func tagged() { #expect(1 == 2) }
@Test(.tags(.slow, .network), .bug("https://example.org/7")) func reported() {}
@Test(.bug(id: 12, "crash")) func numbered() { #expect(1 == 2) }
@Test(.timeLimit(.minutes(1))) func limited() {}
@Test(.disabled("with arguments"), arguments: [1, 2]) func many(n: Int) {}

@Suite(.disabled("a whole suite")) struct Sleeping {
  @Test func a() { Issue.record("never") }
  @Test("b") func b() {}
}

@Suite("Labelled", .tags(.network), .serialized) struct Awake {
  @Test func a() {}
  @Test(.disabled()) func b() {}
}
