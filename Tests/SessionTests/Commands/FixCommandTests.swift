import Session
import SourceText
import Testing

@Suite struct FixCommandTests {
  private static let view = """
    struct V: View {
      @State var count = 0
      let title = "x"
      var body: some View {
        VStack {
          Text(titel)
          Button("A") { count += "1" }
          Text("\\(cuont)")
        }
      }
    }
    """

  /// `!` goes behind the whole call.
  @Test func anOptionalResultIsUnwrapped() {
    let fixture = SessionFixture()
    for call in ["Int(\"3\")", "[1, 3].first(where: { $0 > 1 })", "Int.init(\"3\")"] {
      _ = fixture.evaluate("let number: Int = \(call)")
      let outcome = fixture.evaluate("fix")
      #expect(fixture.ending == .accepted, "\(outcome)")
      #expect(fixture.transcript("print(number)") == "3")
    }
  }

  @Test func allErrorsOfAnInputAreTold() {
    let fixture = SessionFixture()
    let outcome = fixture.evaluate(Self.view)
    #expect(
      outcome.diagnostics.map(\.message) == [
        "cannot find 'titel' in scope; did you mean 'title'?",
        "cannot convert value of type 'String' to expected argument type 'Int'",
        "cannot find 'cuont' in scope; did you mean 'count'?",
      ])
    #expect(fixture.ending == .failed)
  }

  /// The other errors of a body wait with its names: once they are declared, it may be right.
  @Test func whatMayBeAConsequenceWaits() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "func f() -> Int { let a: Int = later; return a + \"1\" }", "f()", "let later = 1", "f()")
          == """
          note: cannot find 'later' in scope yet; it is looked up again when used
          error: cannot find 'later' in scope
          error: cannot convert value of type 'String' to expected argument type 'Int'
          error: cannot convert value of type 'String' to expected argument type 'Int'
          """)
  }

  @Test func allFixesThatDoNotOverlapAreMade() {
    let fixture = SessionFixture()
    fixture.evaluate(Self.view.replacing("\"1\"", with: "1"))
    #expect(
      fixture.transcript("fix", "mount V()", "tap A")
        == """
        bindery> struct V: View {
           ...>   @State var count = 0
           ...>   let title = "x"
           ...>   var body: some View {
           ...>     VStack {
           ...>       Text(title)
           ...>       Button("A") { count += 1 }
           ...>       Text("\\(count)")
           ...>     }
           ...>   }
           ...> }
        + V#1
        ↻ V#1  V#1.count  0 → 1
        """)
  }

  /// The notes of an error offer alternatives, of which the first that needs nothing filled in is taken.
  @Test func ofAlternativesTheFirstIsTaken() {
    #expect(
      SessionFixture().transcript(
        "let a: Int? = 1", "let b: Int = a; let c: Int = a", "fix", "b + c")
          == """
          error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
          error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
          bindery> let b: Int = a!; let c: Int = a!
          $1: Int = 2
          """)
  }
}
