import Testing

/// A failed input leaves views, state and dependencies as they were.
struct RollbackTests {
  @Test func aFaultInABodyUndoesTheInput() {
    expect(
      #"""
      @Observable class Item: Identifiable { var title = "t" }
      @Observable class Model { var flag = true; var limit = 0; var items = [Item(), Item()] }
      struct Counter: View {
        @State private var n = 0
        var body: some View { Button("n \(n)") { n += 1 } }
      }
      struct Breaks: View {
        var model: Model
        var body: some View { Text("\([0][model.limit])") }
      }
      struct Owner: View {
        var model: Model
        var body: some View {
          if model.flag { Counter() } else { Text("off") }
          ForEach(model.items) { Text($0.title) }
          Breaks(model: model)
        }
      }
      let model = Model()
      """#,
      #"""
      > mount Owner(model: model)
      + Owner#1
      + Counter#1
      + Owner#1[Item#1]
      + Owner#1[Item#2]
      + Breaks#1
      > tap n 0
      ↻ Counter#1  state Counter#1.n
      > model.flag = false; model.items.removeFirst(); model.limit = 9
      error: indexOutOfRange
      > tree
        Owner#1
          Counter#1
            Button "n 1"
          Owner#1[Item#1]
            Text "t"
          Owner#1[Item#2]
            Text "t"
          Breaks#1
            Text "0"
      > reads Owner#1
        Model#1.flag
        Model#1.items
      > tap n 1
      ↻ Counter#1  state Counter#1.n
      > model.items[0].title = "u"
      ↻ Owner#1[Item#1]  Item#1.title
      > mount Breaks(model: Model())
      + Breaks#2
      > model.flag = false
      ↻ Owner#1  Model#1.flag
      - Counter#1
      """#)
  }

  @Test func aFailedMountLeavesNothing() {
    expect(
      """
      @Observable class Model {}
      struct Needs: View {
        @Environment(Model.self) private var model
        var body: some View { Text("needs") }
      }
      struct Owner: View { var body: some View { VStack { Text("a"); Needs() } } }
      """,
      """
      > mount Owner()
      error: No Observable object of type Model found. A View.environmentObject(_:) for Model may be missing as an ancestor of this view.
      > tree
      > mount Owner().environment(Model())
      + Owner#1
      + Needs#1
      """)
  }

  @Test func theEnvironmentIsRestored() {
    expect(
      #"""
      struct Key: EnvironmentKey { static let defaultValue = 0 }
      extension EnvironmentValues {
        var number: Int {
          get { self[Key.self] }
          set { self[Key.self] = newValue }
        }
      }
      struct Reader: View {
        @Environment(\.number) private var number
        var body: some View { Text("\([1, 2][number])") }
      }
      """#,
      #"""
      > mount Reader()
      + Reader#1
      > environment _EnvironmentWriter(keyPath: \.number, value: 7)
      error: indexOutOfRange
      > tree
        Reader#1
          Text "1"
      > environment _EnvironmentWriter(keyPath: \.number, value: 1)
      ↻ Reader#1  environment \.number 0 → 1
      > tree
        Reader#1
          Text "2"
      """#)
  }
}
