import Semantics
import Testing

/// Open types of stubs, inferred from their uses.
@Suite struct HoleTests {
  private static let value = "var x: `?x` = _stubValue()"

  @Test(arguments: [
    ("let a: Double = x", "?x: Double"),
    ("func f() { x = 3 }", "?x: Int by default"),
    ("func f(_ a: [Int]) { x = a.count }", "?x: Int"),
    ("let a = x + 1.5", "?x: Double"),
    ("func f(_ d: Double) -> Bool { x < d }", "?x: Double"),
    ("let a = x == nil", "?x: _?"),
    ("let a = x ?? 4", "?x: Int?"),
    ("func f() { if let y = x { print(y + \"!\") } }", "?x: String?"),
    ("func f() { for y in x { print(y) } }", "?x: [_]"),
    ("func f() async { for await y in x { print(y) } }", "?x: AsyncStream<_>"),
    ("let a = x[0]", "?x: [_]"),
    ("let a: Int? = x[\"a\"]", "?x: [String : Int]"),
    ("func f() { if x { print(1) } }", "?x: Bool"),
    ("let a = \"\\(x)\"", "?x: nothing"),
    ("let a = x.title", "?x: has title"),
    ("func f() { x.move(to: 3) }", "?x: has move(to:)"),
    ("let a = x.b.c", "?x: has b"),
    ("func f() { x(1, by: 2) }", "?x: is called (_:by:)"),
    ("let a = [3, 1].sorted(by: x)", "?x: (Int, Int) -> Bool"),
    ("let a = [1].map(x)", "?x: (Int) -> _"),
    ("let a = x == .on", "?x: offers .on"),
    ("func h<T: Hashable>(_ t: T) {}; func f() { h(x) }", "?x: conforms to Hashable"),
    ("let a = max(x, x)", "?x: conforms to Comparable"),
    ("let a: ClosedRange<Double> = x...x", "?x: Double"),
  ]) func usesTellWhatAVariableIs(_ use: String, _ solution: String) {
    let solved = SolvedHoles(Self.value, in: use)
    #expect(solved.solutions == [solution])
  }

  /// All uses contribute to one type, in any order.
  @Test func allUsesTell() {
    let solved = SolvedHoles(
      "struct User { var age: `?age` = _stubValue(); var name: `?name` = _stubValue() }",
      in: """
        func f(_ user: User, _ limit: Int) -> Bool { user.age > limit }
        func g(_ user: User) -> String { user.name + "!" }
        """)
    #expect(solved.solutions == ["?age: Int", "?name: String"])
    #expect(solved.errors == [])
  }

  /// Two open types that are unified have the members of both.
  @Test func openTypesAreJoined() {
    let solved = SolvedHoles(
      "var x: `?x` = _stubValue(); var y: `?y` = _stubValue()",
      in: "func f() { x = y; print(x.name, y.age) }")
    #expect(solved.solutions == ["?x: has name, has age", "?y: has name, has age"])
  }

  /// What an attempted overload contributed is undone with it.
  @Test func attemptsTellNothing() {
    let solved = SolvedHoles(
      Self.value,
      in: """
        func show(_ a: Int, _ b: Int) {}
        func show(_ a: String, _ b: String) {}
        func f() { show(x, "b") }
        """)
    #expect(solved.solutions == ["?x: String"])
    #expect(solved.errors == [])
  }

  @Test func callsTellOfEffects() {
    let solved = SolvedHoles(
      "func load() -> `?a` { _stubValue() }; func today() -> `?b` { _stubValue() }; func plain() {}",
      in: """
        func send(_ value: Int) async throws {}
        func f() async throws {
          let a: Int = try await load()
          try await send(today())
          plain()
          print(a)
        }
        """)
    let effects = ["load", "today", "plain"].map { name in
      let name = StubEffects.Name(owner: nil, function: name)
      return [false, true].map { isKnown in
        [solved.effects.isThrowing(name), solved.effects.isAsync(name, isKnown: isKnown)]
      }
    }
    #expect(effects.map(\.first) == [[true, true], [nil, nil], [false, false]])
    // `await` may be missing if others have shown that the function waits.
    #expect(effects.map(\.last) == [[true, true], [nil, nil], [false, true]])
    #expect(solved.solutions == ["?a: Int", "?b: Int"])
  }
}
