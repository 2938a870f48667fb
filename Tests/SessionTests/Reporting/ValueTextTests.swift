import Testing

/// The text of values in reports.
@Suite struct ValueTextTests {
  @Test func changesShowTheLabelsOfPayloadsAndTuples() {
    let fixture = SessionFixture()
    fixture.evaluate("enum Load { case idle, done(count: Int, String) }")
    fixture.evaluate("struct Point { var x = 1, name = \"n\" }")
    fixture.evaluate(
      """
      @Observable class Model {
        var load = Load.idle
        var pair = (a: 1, 2)
        var point = Point()
      }
      """)
    fixture.evaluate("let model = Model()")
    fixture.evaluate("watch model.load as load")
    fixture.evaluate("watch model.pair.a as pair")
    fixture.evaluate("watch model.point.x as point")
    #expect(
      fixture.transcript(
        "model.load = .done(count: 2, \"x\")", "model.pair.a = 5", "model.point.x = 3")
          == """
          ↻ load  Model#1.load  .idle → .done(count: 2, "x")
          ↻ pair  Model#1.pair  (a: 1, 2) → (a: 5, 2)  shows 5
          ↻ point  Model#1.point.x  1 → 3
          """)
  }
}
