import Testing

/// Transactions, and the passes they cause.
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

  @Test("B7.27 equal transactions in a row are one pass, nested or not; different ones split it")
  func equalTransactionsMerge() {
    expect(
      #"""
      struct Owner: View {
        @State private var v = 0
        var body: some View {
          let _ = print("body", v)
          Text("\(v)").onChange(of: v) { print("changed", $0, $1) }
          Button("equal") { withAnimation { v += 1 }; withAnimation(.default) { v += 1 } }
          Button("nested") { withAnimation { v += 1; withAnimation { v += 1 }; v += 1 } }
          Button("like") { withAnimation(.easeIn) { v += 1 }; withAnimation(.easeIn(duration: 0.35)) { v += 1 } }
          Button("unlike") { withAnimation(.easeIn) { v += 1 }; withAnimation(.easeIn(duration: 1)) { v += 1 } }
          Button("inner") { withAnimation { v += 1; withAnimation(.linear) { v += 1 }; v += 1 } }
          Button("between") { withAnimation { v += 1 }; v += 1; withAnimation { v += 1 } }
          Button("around") { v += 1; withAnimation {}; withAnimation(nil) { v += 1 }; v += 1 }
        }
      }
      """#,
      #"""
      > mount Owner()
        body 0
      + Owner#1
      > tap equal
        body 2
        changed 0 2
      ↻ Owner#1  state Owner#1.v
      > tap nested
        body 5
        changed 2 5
      ↻ Owner#1  state Owner#1.v
      > tap like
        body 7
        changed 5 7
      ↻ Owner#1  state Owner#1.v
      > tap unlike
        body 8
        body 9
        changed 7 8
        changed 8 9
      ↻ Owner#1  state Owner#1.v
      ↻ Owner#1  state Owner#1.v
      > tap inner
        body 10
        body 11
        body 12
        changed 9 10
        changed 10 11
      ↻ Owner#1  state Owner#1.v
      ↻ Owner#1  state Owner#1.v
      ↻ Owner#1  state Owner#1.v
      ! onChange(of: Int) action tried to update multiple times per frame.
      > tap between
        body 13
        body 14
        body 15
        changed 12 13
        changed 13 14
      ↻ Owner#1  state Owner#1.v
      ↻ Owner#1  state Owner#1.v
      ↻ Owner#1  state Owner#1.v
      ! onChange(of: Int) action tried to update multiple times per frame.
      > tap around
        body 18
        changed 15 18
      ↻ Owner#1  state Owner#1.v
      """#)
  }

  @Test("B7.27 a transaction's own values, completions and bindings tell it from others")
  func transactionsAreComparedByValue() {
    expect(
      #"""
      struct SpeedKey: TransactionKey { static let defaultValue = 0 }
      extension Transaction { var speed: Int { get { self[SpeedKey.self] } set { self[SpeedKey.self] = newValue } } }
      @Observable class Model { var n = 0 }
      let model = Model()
      struct Owner: View {
        @State private var v = 0
        var body: some View {
          let _ = print("body", v, model.n)
          Text("\(v)")
          Button("same key") { withTransaction(\.speed, 1) { v += 1 }; withTransaction(\.speed, 1) { v += 1 } }
          Button("other key") { withTransaction(\.speed, 1) { v += 1 }; withTransaction(\.speed, 2) { v += 1 } }
          Button("completed") { withAnimation { v += 1 } completion: { print("done") }; withAnimation { v += 1 } }
          Button("model") { model.n += 1; withAnimation { model.n += 1; v += 1 } }
          Button("unread") { withAnimation { _ = v }; v += 1; withAnimation(.linear) { v += 1; v -= 1 } }
          Toggle("on", isOn: Binding(get: { v > 0 }, set: { v = $0 ? 1 : 0; withAnimation { v = v * 2 } }).animation())
        }
      }
      """#,
      #"""
      > mount Owner()
        body 0 0
      + Owner#1
      > tap same key
        body 2 0
      ↻ Owner#1  state Owner#1.v
      > tap other key
        body 3 0
        body 4 0
      ↻ Owner#1  state Owner#1.v
      ↻ Owner#1  state Owner#1.v
      > tap completed
        body 5 0
        body 6 0
      ↻ Owner#1  state Owner#1.v
      ↻ Owner#1  state Owner#1.v
      > tap model
        body 6 1
        body 7 2
      ↻ Owner#1 (wasted)  Model#1.n
      ↻ Owner#1  Model#1.n, state Owner#1.v
      > tap unread
        body 8 2
        body 8 2
      ↻ Owner#1  state Owner#1.v
      ↻ Owner#1 (wasted)  state Owner#1.v
      > toggle on
        body 0 2
      ↻ Owner#1  state Owner#1.v
      > toggle on
        body 2 2
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
