import Testing

/// Manual observation: the registrar and tracking closures.
struct ObservationTests {
  @Test func aRegistrarByHandBehavesAsTheMacro() {
    expect(
      #"""
      class Model: Observable {
        private let registrar = ObservationRegistrar()
        private var stored = 0
        var value: Int {
          get { registrar.access(self, keyPath: \.value); return stored }
          set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
        }
        func writePast(_ new: Int) { stored = new }
      }
      struct Reader: View {
        var model: Model
        var body: some View { Text("\(model.value)") }
      }
      let model = Model()
      """#,
      #"""
      > mount Reader(model: model)
      + Reader#1
      > model.value = 1
      ↻ Reader#1  Model#1.value
      > model.value = 1
      ↻ Reader#1 (wasted)  Model#1.value
      > model.writePast(2)
      """#)
  }

  @Test func theProtocolAloneTracksNothing() {
    expect(
      #"""
      class Fake: Observable { var x = 0 }
      struct Reader: View {
        var model: Fake
        var body: some View { Text("\(model.x)") }
      }
      let fake = Fake()
      """#,
      #"""
      > mount Reader(model: fake)
      + Reader#1
      > fake.x = 1
      """#)
  }

  @Test func trackingTellsOnceBeforeTheChange() {
    expect(
      """
      @Observable class Model { var a = 0; var b = 0 }
      let model = Model()
      """,
      """
      > withObservationTracking { print("reads", model.a) } onChange: { print("changes from", model.a) }
        reads 0
      > model.b = 1
      > model.a = 1
        changes from 0
      > model.a = 2
      """)
  }
}
