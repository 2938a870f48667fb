import Testing

/// The reported reason for a run, for each kind of cause.
struct CauseRuleTests {
  @Test("B10 observed property, state, binding, environment, object, field, identity, row")
  func everyKindOfCause() {
    expect(
      #"""
      @Observable class Model { var a = 0; var ids = [1]; var flag = true }
      class Thing: ObservableObject { @Published var n = 0 }
      extension EnvironmentValues { @Entry var key = 0 }
      struct Leaf: View { let name: String; var body: some View { Text(name) } }
      struct Observes: View { let model: Model; var body: some View { Text("\(model.a)") } }
      struct Owns: View { @State private var n = 0; var body: some View { Takes(n: $n) } }
      struct Takes: View { @Binding var n: Int; var body: some View { Button("take \(n)") { n += 1 } } }
      struct Asks: View { @Environment(\.key) var key; var body: some View { Text("\(key)") } }
      struct Hears: View { @ObservedObject var thing: Thing; var body: some View { Text("\(thing.n)") } }
      struct Hands: View { let model: Model; var body: some View { Leaf(name: "a \(model.a)") } }
      struct Turns: View { let model: Model; var body: some View { if model.flag { Leaf(name: "t") } else { Leaf(name: "f") } } }
      struct Lists: View { let model: Model; var body: some View { ForEach(model.ids, id: \.self) { Leaf(name: "\($0)") } } }
      let model = Model()
      let thing = Thing()
      """#,
      #"""
      > mount Observes(model: model)
      + Observes#1
      > mount Owns()
      + Owns#1
      + Takes#1
      > mount Asks()
      + Asks#1
      > mount Hears(thing: thing)
      + Hears#1
      > mount Hands(model: model)
      + Hands#1
      + Leaf#1
      > mount Turns(model: model)
      + Turns#1
      + Leaf#2
      > mount Lists(model: model)
      + Lists#1
      + Leaf#3
      > model.a = 1
      ↻ Observes#1  Model#1.a
      ↻ Hands#1  Model#1.a
      ↻ Leaf#1  input name "a 0" → "a 1" from Hands#1
      > tap take 0
      ↻ Owns#1  state Owns#1.n
      ↻ Takes#1  state Owns#1.n, input n 0 → 1 from Owns#1
      > environment _EnvironmentWriter(keyPath: \.key, value: 1)
      ↻ Asks#1  environment \.key 0 → 1
      > thing.n = 1
      ↻ Hears#1  object Thing#1.n
      > model.flag = false
      ↻ Turns#1  Model#1.flag
      + Leaf#4 (branch)
      - Leaf#2
      > model.ids = [1, 2]
      ↻ Lists#1  Model#1.ids
      + Leaf#5
      """#)
  }
}
