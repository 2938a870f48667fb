import Testing

/// Transactions, and the passes that they lead to.
struct PassRuleTests {
  @Test("B7.27 writes of one turn are one pass; another transaction splits them")
  func turnsCoalesce() {
    expect(
      #"""
      struct Owner: View {
        @State private var v = 0
        var body: some View {
          let _ = print("body", v)
          Text("\(v)")
            .onChange(of: v) { print("changed", $0, $1) }
            .onAppear { v = 1; v = 2; withAnimation { v = 3; v = 4 } }
          Button("go") { v = 5; v = 6 }
        }
      }
      """#,
      #"""
      > mount Owner()
        body 0
        body 2
        body 4
        changed 0 2
        changed 2 4
      ↻ Owner#1  state Owner#1.v
      ↻ Owner#1  state Owner#1.v
      + Owner#1
      > tap go
        body 6
        changed 4 6
      ↻ Owner#1  state Owner#1.v
      """#)
  }

  @Test("B7.28 a body runs once in a pass: what another body tells it waits for the next")
  func bodiesRunOnceInAPass() {
    expect(
      #"""
      @Observable class Model { var go = 0; var told = 0 }
      struct Leaf: View { let model: Model; var body: some View { let _ = print("leaf"); Text("\(model.go)") } }
      struct Tells: View {
        let model: Model
        var body: some View {
          let _ = print("tells")
          Text("\(model.go)")
          let _ = model.told == model.go ? () : (model.told = model.go)
          VStack { Leaf(model: model) }
        }
      }
      struct Parent: View {
        let model: Model
        var body: some View { let _ = print("parent", model.go, model.told); Tells(model: model) }
      }
      let model = Model()
      """#,
      #"""
      > mount Parent(model: model)
        parent 0 0
        tells
        leaf
      + Parent#1
      + Tells#1
      + Leaf#1
      > model.go = 1
        parent 1 0
        tells
        leaf
        parent 1 1
      ↻ Parent#1 (wasted)  Model#1.go
      ↻ Tells#1  Model#1.go
      ↻ Leaf#1  Model#1.go
      ↻ Parent#1 (wasted)  Model#1.told
      """#)
  }

  @Test("B7.28 parents run before children, and take away those that need not run any more")
  func parentsRunFirst() {
    expect(
      #"""
      @Observable class Model { var flag = true; var n = 0 }
      struct Child: View { let model: Model; var body: some View { let _ = print("child", model.n); Text("\(model.n)") } }
      struct Middle: View { let model: Model; var body: some View { let _ = print("middle", model.n); Child(model: model) } }
      struct Parent: View {
        let model: Model
        var body: some View { let _ = print("parent", model.n); if model.flag { Middle(model: model) } }
      }
      let model = Model()
      """#,
      #"""
      > mount Parent(model: model)
        parent 0
        middle 0
        child 0
      + Parent#1
      + Middle#1
      + Child#1
      > model.n = 1
        parent 1
        middle 1
        child 1
      ↻ Parent#1 (wasted)  Model#1.n
      ↻ Middle#1 (wasted)  Model#1.n
      ↻ Child#1  Model#1.n
      > model.n = 2; model.flag = false
        parent 2
      ↻ Parent#1  Model#1.n, Model#1.flag
      - Middle#1
      - Child#1
      """#)
  }
}
