import Testing

/// Callbacks and identity.
struct UpdateRuleTests {
  @Test(
    "B7.29 onChange compares what was rendered, after the pass, at first if asked, twice a frame at most"
  )
  func onChangeComparesRenders() {
    expect(
      #"""
      @Observable class Model { var a = 0; var b = 0 }
      struct Owner: View {
        let model: Model
        @State private var loop = 0
        @State private var old = 0
        var body: some View {
          Text("\(model.a)").onChange(of: model.a) { print("changed", $0, $1, "b", model.b); model.b += 1 }
          Text("\(model.b)").onChange(of: model.b, initial: true) { print("b", $0, $1) }
          Text("l").onChange(of: loop) { loop += 1; print("loop", loop) }
          let captured = old
          Text("o").onChange(of: old) { new in print("captured", captured, "new", new) }
          Button("loop") { loop += 1 }
          Button("old") { old += 1 }
        }
      }
      let model = Model()
      """#,
      #"""
      > mount Owner(model: model)
        b 0 0
      + Owner#1
      > model.a = 1
        changed 0 1 b 0
        b 0 1
      ↻ Owner#1  Model#1.a
      ↻ Owner#1  Model#1.b
      > model.a = 2; model.a = 1
      ↻ Owner#1 (wasted)  Model#1.a
      > tap loop
        loop 2
        loop 3
      ↻ Owner#1  state Owner#1.loop
      ↻ Owner#1  state Owner#1.loop
      ↻ Owner#1  state Owner#1.loop
      ! onChange(of: Int) action tried to update multiple times per frame.
      > tap old
        captured 0 new 1
      ↻ Owner#1  state Owner#1.old
      """#)
  }

  @Test(
    "B7.30 onAppear after the first pass, onDisappear on removal, tasks live between them and with their id"
  )
  func momentsOfALife() {
    expect(
      #"""
      @Observable class Model { var isShown = true; var id = 1 }
      struct Later: View { var body: some View { let _ = print("later"); Text("later") } }
      struct Owner: View {
        let model: Model
        var body: some View {
          let _ = print("body")
          if model.isShown {
            Text("x").onAppear { print("appears") }.onDisappear { print("disappears") }
              .task(id: model.id) {
                print("task", model.id)
                do { try await Task.sleep(for: .seconds(100)); print("slept") } catch { print("cancelled") }
              }
          }
          Later()
        }
      }
      let model = Model()
      """#,
      #"""
      > mount Owner(model: model)
        body
        later
        appears
        task 1
      + Owner#1
      + Later#1
      > model.id = 1
      > model.id = 2
        body
        cancelled
        task 2
      ↻ Owner#1  Model#1.id
      > model.isShown = false
        body
        disappears
        cancelled
      ↻ Owner#1  Model#1.isShown
      """#)
  }

  @Test(
    "B7.31 in a body: a state is logged and ignored, @Published logged and put off, an observable silent and stale"
  )
  func writesDuringUpdates() {
    expect(
      #"""
      @Observable class Model { var a = 0 }
      class Thing: ObservableObject { @Published var n = 0 }
      struct WritesState: View { @State private var n = 0; var body: some View { let _ = (n = 5); Text("\(n)") } }
      struct Publishes: View {
        @ObservedObject var thing: Thing
        var body: some View { Text("\(thing.n)"); let _ = thing.n == 0 ? (thing.n = 1) : () }
      }
      struct PublishesAlways: View {
        @ObservedObject var thing: Thing
        var body: some View { let _ = (thing.n += 1); Text("\(thing.n)") }
      }
      struct Reads: View { let model: Model; var body: some View { Text("reads \(model.a)") } }
      struct WritesModel: View {
        let model: Model
        var body: some View { Text("\(model.a)"); let _ = model.a == 0 ? (model.a = 1) : () }
      }
      let model = Model()
      let thing = Thing()
      """#,
      #"""
      > mount WritesState()
      + WritesState#1
      ! Modifying state during view update, this will cause undefined behavior.
      > tree WritesState#1
        WritesState#1
          Text "0"
      > mount Publishes(thing: thing)
      ↻ Publishes#1  object Thing#1.n
      + Publishes#1
      ! Publishing changes from within view updates is not allowed, this will cause undefined behavior.
      > tree Publishes#1
        Publishes#1
          Text "1"
      > mount PublishesAlways(thing: Thing())
      error: PublishesAlways#1 makes itself update without end
      > mount Reads(model: model)
      + Reads#1
      > mount WritesModel(model: model)
      ↻ Reads#1  Model#1.a
      + WritesModel#1
      > tree WritesModel#1
        WritesModel#1
          Text "0"
      > tree Reads#1
        Reads#1
          Text "reads 1"
      """#)
  }

  @Test(
    "B7.32 identity is place, .id() and the id of a row; another one starts anew, another argument does not"
  )
  func identityIsPlaceAndID() {
    expect(
      #"""
      @Observable class Model { var flag = true; var kind = 1; var some: Int? = 1; var id = 1; var ids = [1, 2] }
      struct Cell: View { let name: String; @State private var n = 0; var body: some View { Button("\(name) \(n)") { n += 1 } } }
      struct Branch: View { let model: Model; var body: some View { if model.flag { Cell(name: "if") } else { Cell(name: "if") } } }
      struct Case: View { let model: Model; var body: some View { switch model.kind { case 1: Cell(name: "case"); default: Cell(name: "case") } } }
      struct Presence: View { let model: Model; var body: some View { if let n = model.some { Cell(name: "some \(n)") } } }
      struct Ternary: View { let model: Model; var body: some View { Cell(name: model.flag ? "yes" : "no") } }
      struct Identified: View { let model: Model; var body: some View { Cell(name: "id").id(model.id) } }
      struct Rows: View { let model: Model; var body: some View { ForEach(model.ids, id: \.self) { Cell(name: "row \($0)") } } }
      let model = Model()
      """#,
      #"""
      > mount VStack { Branch(model: model); Case(model: model); Presence(model: model); Ternary(model: model); Identified(model: model); Rows(model: model) }
      + Branch#1
      + Cell#1
      + Case#1
      + Cell#2
      + Presence#1
      + Cell#3
      + Ternary#1
      + Cell#4
      + Identified#1
      + Cell#5
      + Rows#1
      + Cell#6
      + Cell#7
      > tap if 0
      ↻ Cell#1  state Cell#1.n
      > tap yes 0
      ↻ Cell#4  state Cell#4.n
      > model.flag = false
      ↻ Branch#1  Model#1.flag
      ↻ Ternary#1  Model#1.flag
      ↻ Cell#4  input name "yes" → "no" from Ternary#1
      + Cell#8 (branch)
      - Cell#1
      > tap case 0
      ↻ Cell#2  state Cell#2.n
      > model.kind = 2
      ↻ Case#1  Model#1.kind
      + Cell#9 (branch)
      - Cell#2
      > model.kind = 3
      ↻ Case#1 (wasted)  Model#1.kind
      > tap some 1 0
      ↻ Cell#3  state Cell#3.n
      > model.some = 2
      ↻ Presence#1  Model#1.some
      ↻ Cell#3  input name "some 1" → "some 2" from Presence#1
      > model.some = nil
      ↻ Presence#1  Model#1.some
      - Cell#3
      > tap id 0
      ↻ Cell#5  state Cell#5.n
      > model.id = 2
      ↻ Identified#1  Model#1.id
      + Cell#10 (id 1 → 2)
      - Cell#5
      > tap row 1 0
      ↻ Cell#6  state Cell#6.n
      > model.ids = [2, 1]
      ↻ Rows#1  Model#1.ids
      > model.ids = [1, 3]
      ↻ Rows#1  Model#1.ids
      + Cell#11
      - Cell#7
      > tree
        VStack
          Branch#1
            Cell#8
              Button "if 0"
          Case#1
            Cell#9
              Button "case 0"
          Presence#1
          Ternary#1
            Cell#4
              Button "no 1"
          Identified#1
            Cell#10
              Button "id 0"
          Rows#1
            Rows#1[1]
              Cell#6
                Button "row 1 1"
            Rows#1[3]
              Cell#11
                Button "row 3 0"
      """#)
  }

  @Test("B7.36 _printChanges says @self, @identity, the wrapper, @dependencies or unchanged")
  func printChangesNamesTheCause() {
    expect(
      #"""
      @Observable class Model { var a = 0 }
      struct Child: View {
        let n: Int
        let model: Model
        @State private var s = 0
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
          let _ = Self._printChanges()
          Button("s \(s) \(model.a)") { s += 1 }
        }
      }
      struct Parent: View {
        let model: Model
        @State private var n = 0
        @State private var isOff = false
        var body: some View {
          Child(n: n, model: model).disabled(isOff)
          Button("n") { n += 1 }
          Button("off") { isOff.toggle() }
        }
      }
      let model = Model()
      """#,
      #"""
      > mount Parent(model: model)
        Child: @self, @identity, _s, _isEnabled changed.
      + Parent#1
      + Child#1
      > tap n
        Child: @self changed.
      ↻ Parent#1 (wasted)  state Parent#1.n
      ↻ Child#1 (wasted)  input n 0 → 1 from Parent#1
      > tap s 0 0
        Child: _s changed.
      ↻ Child#1  state Child#1.s
      > model.a = 1
        Child: @dependencies changed.
      ↻ Child#1  Model#1.a
      > tap off
        Child: _isEnabled changed.
      ↻ Parent#1  state Parent#1.isOff
      ↻ Child#1 (wasted)  environment \.isEnabled true → false
      """#)
  }
}
