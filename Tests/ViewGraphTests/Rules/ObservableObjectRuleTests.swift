import Testing

/// Objects that announce changes before they happen.
struct ObservableObjectRuleTests {
  private static let models = #"""
    class Inner: ObservableObject { @Published var x = 0 }
    class Model: ObservableObject { @Published var a = 0; @Published var b = [1]; var silent = 0; var inner = Inner() }
    let model = Model()
    struct Observes: View { @ObservedObject var model: Model; var body: some View { Text("\(model.a)") } }
    struct Declares: View { @ObservedObject var model: Model; var body: some View { Text("declares") } }

    """#

  @Test(
    "B6.23 an announcement runs every view that declares the object, and none that only holds it")
  func declarationsHear() {
    expect(
      Self.models + #"""
        struct Finds: View { @EnvironmentObject var model: Model; var body: some View { Text("finds") } }
        struct Keeps: View { @StateObject var kept = model; var body: some View { Text("keeps") } }
        struct Lets: View { let model: Model; var body: some View { Text("\(model.a)") } }
        struct States: View { @State var held: Model = model; var body: some View { Text("\(held.a)") } }
        """#,
      #"""
      > mount Observes(model: model)
      + Observes#1
      > mount Declares(model: model)
      + Declares#1
      > mount Finds().environmentObject(model)
      + Finds#1
      > mount Keeps()
      + Keeps#1
      > mount Lets(model: model)
      + Lets#1
      > mount States()
      + States#1
      > model.a = 1
      ↻ Observes#1  object Model#1.a
      ↻ Declares#1 (wasted)  object Model#1.a
      ↻ Finds#1 (wasted)  object Model#1.a
      ↻ Keeps#1 (wasted)  object Model#1.a
      """#)
  }

  @Test(
    "B6.24 @Published sends on every set, before it stores; other properties and inner objects are silent"
  )
  func everySetSends() {
    expect(
      Self.models,
      #"""
      > let announced = model.objectWillChange.sink { print("announced at", model.a, model.b) }
      > mount Observes(model: model)
      + Observes#1
      > model.a = 0
        announced at 0 [1]
      ↻ Observes#1 (wasted)  object Model#1.a
      > model.a = 1
        announced at 0 [1]
      ↻ Observes#1  object Model#1.a
      > model.b.append(2)
        announced at 1 [1]
      ↻ Observes#1 (wasted)  object Model#1.b
      > model.b[0] = 1
        announced at 1 [1, 2]
      ↻ Observes#1 (wasted)  object Model#1.b
      > model.silent = 1
      > model.inner.x = 1
      """#)
  }

  @Test(
    "B6.25 @StateObject is made once for an identity, @ObservedObject with each run of the parent, @State's object is thrown away"
  )
  func whenObjectsAreMade() {
    expect(
      #"""
      class Thing: ObservableObject { @Published var n = 0; init(_ name: String) { print("made", name) } }
      @Observable class Model { var n = 0; init() { print("made model") } }
      struct Keeps: View { @StateObject var thing = Thing("kept"); var body: some View { Button("kept \(thing.n)") { thing.n += 1 } } }
      struct Inline: View { @ObservedObject var thing = Thing("inline"); var body: some View { Button("inline \(thing.n)") { thing.n += 1 } } }
      struct States: View { @State var model = Model(); var body: some View { Button("state \(model.n)") { model.n += 1 } } }
      struct Parent: View {
        @State private var n = 0
        var body: some View { Keeps().id(n / 2); Inline(); States(); Button("again") { n += 1 } }
      }
      """#,
      #"""
      > mount Parent()
        made inline
        made model
        made kept
      + Parent#1
      + Keeps#1
      + Inline#1
      + States#1
      > tap kept 0
      ↻ Keeps#1  object Thing#2.n
      > tap inline 0
      ↻ Inline#1  object Thing#1.n
      > tap state 0
      ↻ States#1  Model#1.n
      > tap again
        made inline
        made model
      ↻ Parent#1  state Parent#1.n
      ↻ Inline#1  input thing main.Thing → main.Thing from Parent#1
      ↻ States#1 (wasted)  input model main.Model → main.Model from Parent#1
      > tree
        Parent#1
          Keeps#1
            Button "kept 1"
          Inline#1
            Button "inline 0"
          States#1
            Button "state 1"
          Button "again"
      > tap again
        made inline
        made model
        made kept
      ↻ Parent#1  state Parent#1.n
      ↻ Inline#1 (wasted)  input thing main.Thing → main.Thing from Parent#1
      ↻ States#1 (wasted)  input model main.Model → main.Model from Parent#1
      + Keeps#2 (id 0 → 1)
      - Keeps#1
      """#)
  }

  @Test(
    "B6.26 an object of both kinds announces by hand, and is tracked by property where it is read")
  func objectsOfBothKinds() {
    expect(
      #"""
      @Observable class Both: ObservableObject { var a = 0; var b = 0 }
      struct Observes: View { @ObservedObject var both: Both; var body: some View { Text("\(both.a)") } }
      struct Unread: View { @ObservedObject var both: Both; var body: some View { Text("unread") } }
      let both = Both()
      """#,
      #"""
      > mount Observes(both: both)
      + Observes#1
      > mount Unread(both: both)
      + Unread#1
      > both.a = 1
      ↻ Observes#1  Both#1.a
      > both.b = 1
      > both.objectWillChange.send()
      ↻ Observes#1 (wasted)  object Both#1.
      ↻ Unread#1 (wasted)  object Both#1.
      """#)
  }

  @Test("B6.25 a memberwise initializer hands on what makes a @StateObject: once for each life")
  func memberwiseStateObjects() {
    expect(
      #"""
      class Model: ObservableObject { let name: String; init(_ name: String) { self.name = name; print("made", name) } }
      struct Given: View {
        @StateObject var model: Model
        let n: Int
        var body: some View { let _ = print("given", n); Text(model.name) }
      }
      struct Usual: View {
        @StateObject private var model = Model("usual")
        let n: Int
        init(n: Int) { self.n = n }
        var body: some View { let _ = print("usual", n); Text(model.name) }
      }
      struct Plain: View {
        @StateObject var model = Model("plain")
        let n: Int
        var body: some View { let _ = print("plain", n); Text(model.name) }
      }
      struct Observing: View {
        @ObservedObject var model = Model("observed")
        let n: Int
        var body: some View { let _ = print("observing", n); Text(model.name) }
      }
      struct Owner: View {
        @State private var n = 0
        @State private var ticks = 0
        var body: some View {
          Given(model: Model("given"), n: n)
          Usual(n: n)
          Plain(n: n)
          Observing(n: n)
          Button("n \(n)") { n += 1 }
          Button("ticks \(ticks)") { ticks += 1 }
        }
      }
      """#,
      #"""
      > mount Owner()
        made observed
        made given
        given 0
        made usual
        usual 0
        made plain
        plain 0
        observing 0
      + Owner#1
      + Given#1
      + Usual#1
      + Plain#1
      + Observing#1
      > tap ticks 0
        made observed
        observing 0
      ↻ Owner#1  state Owner#1.ticks
      ↻ Observing#1 (wasted)  input model main.Model → main.Model from Owner#1
      > tap n 0
        made observed
        given 1
        usual 1
        plain 1
        observing 1
      ↻ Owner#1  state Owner#1.n
      ↻ Given#1 (wasted)  input n 0 → 1 from Owner#1
      ↻ Usual#1 (wasted)  input n 0 → 1 from Owner#1
      ↻ Plain#1 (wasted)  input n 0 → 1 from Owner#1
      ↻ Observing#1 (wasted)  input model main.Model → main.Model from Owner#1, input n 0 → 1 from Owner#1
      """#)
  }
}
