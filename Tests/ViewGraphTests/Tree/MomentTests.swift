import Testing

/// `onAppear`, `onDisappear`, `onChange`, tasks and transactions.
struct MomentTests {
  @Test func onChangeRunsAfterThePassAndStartsAnother() {
    expect(
      #"""
      @Observable class Model { var a = 0; var b = 0 }
      struct Owner: View {
        var model: Model
        var body: some View { Text("\(model.a)").onChange(of: model.a) { old, new in print(old, new); model.b += 1 } }
      }
      struct Other: View {
        var model: Model
        var body: some View { Text("\(model.b)") }
      }
      let model = Model()
      """#,
      #"""
      > mount Owner(model: model)
      + Owner#1
      > mount Other(model: model)
      + Other#1
      > model.a += 1
        0 1
      ↻ Owner#1  Model#1.a
      ↻ Other#1  Model#1.b
      > model.a += 1; model.a -= 1
      ↻ Owner#1 (wasted)  Model#1.a
      """#)
  }

  @Test func onChangeThatFeedsItselfIsStopped() {
    expect(
      #"""
      struct Loop: View {
        @State private var n = 0
        var body: some View { Text("\(n)").onChange(of: n) { n += 1 }; Button("go") { n += 1 } }
      }
      """#,
      #"""
      > mount Loop()
      + Loop#1
      > tap go
      ↻ Loop#1  state Loop#1.n
      ↻ Loop#1  state Loop#1.n
      ↻ Loop#1  state Loop#1.n
      ! onChange(of: Int) action tried to update multiple times per frame.
      """#)
  }

  @Test func viewsThatUpdateOneAnotherWithoutEndAreStopped() {
    expect(
      """
      @Observable class Model { var a = 0; var b = 0 }
      struct Left: View {
        let model: Model
        var body: some View { let _ = model.a; let _ = (model.b += 1); Text("left") }
      }
      struct Right: View {
        let model: Model
        var body: some View { let _ = model.b; let _ = (model.a += 1); Text("right") }
      }
      let model = Model()
      """,
      """
      > mount Left(model: model)
      + Left#1
      > mount Right(model: model)
      error: views make one another update without end: Left#1, Right#1
      > tree
        Left#1
          Text "left"
      > print(model.a, model.b)
        0 1
      """)
  }

  @Test func aTaskThatChangesItsOwnIDIsACycle() {
    expect(
      #"""
      struct Restless: View {
        @State private var n = 0
        var body: some View { Text("\(n)").task(id: n) { n += 1 } }
      }
      struct Steady: View {
        @State private var n = 0
        var body: some View { Text("\(n)").task(id: n) { if n < 3 { n += 1 } } }
      }
      """#,
      """
      > mount Restless()
      error: Restless#1 makes itself update without end
      > tree
      > mount Steady()
      ↻ Steady#1  state Steady#1.n
      ↻ Steady#1  state Steady#1.n
      ↻ Steady#1  state Steady#1.n
      + Steady#1
      """)
  }

  @Test func whatABodyChangesRunsItsParentInTheNextPass() {
    expect(
      #"""
      @Observable class Model { var a = 0; var b = 0 }
      struct Child: View {
        let model: Model
        let n: Int
        var body: some View { let _ = (model.b = n * 10); Text("child") }
      }
      struct Parent: View {
        let model: Model
        var body: some View { Text("b \(model.b)"); Child(model: model, n: model.a) }
      }
      let model = Model()
      """#,
      #"""
      > mount Parent(model: model)
      + Parent#1
      + Child#1
      > model.a = 2
      ↻ Parent#1 (wasted)  Model#1.a
      ↻ Child#1 (wasted)  input n 0 → 2 from Parent#1
      ↻ Parent#1  Model#1.b
      > tree
        Parent#1
          Text "b 20"
          Child#1
            Text "child"
      """#)
  }

  @Test func onChangeCanRunAtFirst() {
    expect(
      #"""
      struct First: View {
        @State private var n = 1
        var body: some View { Text("\(n)").onChange(of: n, initial: true) { old, new in print(old, new) } }
      }
      """#,
      #"""
      > mount First()
        1 1
      + First#1
      """#)
  }

  @Test func viewsAppearAndDisappear() {
    expect(
      """
      struct Owner: View {
        @State private var isShown = true
        var body: some View {
          if isShown {
            Text("x").onAppear { print("appears") }.onDisappear { print("disappears") }
          }
          Button("switch") { isShown.toggle() }
        }
      }
      """,
      """
      > mount Owner()
        appears
      + Owner#1
      > tap switch
        disappears
      ↻ Owner#1  state Owner#1.isShown
      > tap switch
        appears
      ↻ Owner#1  state Owner#1.isShown
      > unmount Owner#1
        disappears
      - Owner#1
      """)
  }

  @Test func animationsSplitTheTransaction() {
    expect(
      #"""
      struct Owner: View {
        @State private var v = 0
        var body: some View {
          Text("\(v)")
            .onChange(of: v) { old, new in print(old, new) }
            .onAppear { v = 1; v = 2; withAnimation { v = 3; v = 4 } }
        }
      }
      """#,
      #"""
      > mount Owner()
        0 2
        2 4
      ↻ Owner#1  state Owner#1.v
      ↻ Owner#1  state Owner#1.v
      + Owner#1
      > tree
        Owner#1
          Text "4"
      """#)
  }

  @Test func tasksRunWhenTheViewIsThereAndAgainForAnotherId() {
    expect(
      #"""
      struct Owner: View {
        @State private var log = ""
        @State private var id = 1
        var body: some View {
          Text(log).task(id: id) {
            log += "start \(id) "
            try? await Task.sleep(for: .seconds(1))
            log += "end "
          }
          Button("next") { id += 1 }
        }
      }
      """#,
      #"""
      > mount Owner()
      ↻ Owner#1  state Owner#1.log
      + Owner#1
      > tap next
      ↻ Owner#1  state Owner#1.id
      ↻ Owner#1  state Owner#1.log
      ↻ Owner#1  state Owner#1.log
      > tree
        Owner#1
          Text "start 1 end start 2 "
          Button "next"
      """#)
  }

  @Test func preferencesFlowUp() {
    expect(
      #"""
      struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Owner: View {
        @State private var total = 0
        @State private var part = 1
        var body: some View {
          VStack {
            Text("a").preference(key: Sum.self, value: part)
            Text("b").preference(key: Sum.self, value: 10)
            Text("total \(total)")
            Button("more") { part += 1 }
          }
          .onPreferenceChange(Sum.self) { total = $0 }
        }
      }
      """#,
      #"""
      > mount Owner()
      ↻ Owner#1  state Owner#1.total
      + Owner#1
      > tap more
      ↻ Owner#1  state Owner#1.part
      ↻ Owner#1  state Owner#1.total
      > tree
        Owner#1
          VStack
            Text "a"
            Text "b"
            Text "total 12"
            Button "more"
      """#)
  }
}
