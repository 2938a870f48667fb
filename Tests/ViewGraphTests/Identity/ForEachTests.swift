import Testing

/// Rows: their identity, their own reads, and which of them exist.
struct ForEachTests {
  @Test func aRowIsAScopeOfItsOwn() {
    expect(
      SetUp.items + """
        struct Owner: View {
          var store: Store
          var body: some View { List(store.items) { item in Text(item.title) } }
        }
        """,
      """
      > mount Owner(store: store)
      + Owner#1
      + Owner#1[Item#1]
      + Owner#1[Item#2]
      + Owner#1[Item#3]
      > store.items[1].title = "x"
      ↻ Owner#1[Item#2]  Item#2.title
      > store.items[1].done = true
      """)
  }

  @Test func rowViewsUpdateAlone() {
    expect(
      SetUp.items + """
        struct Row: View {
          var item: Item
          var body: some View { Text(item.title) }
        }
        struct Owner: View {
          var store: Store
          var body: some View { List(store.items) { Row(item: $0) } }
        }
        """,
      """
      > mount Owner(store: store)
      + Owner#1
      + Row#1
      + Row#2
      + Row#3
      > store.items[1].title = "x"
      ↻ Row#2  Item#2.title
      > store.items.append(Item())
      ↻ Owner#1  Store#1.items
      + Row#4
      > store.items.removeFirst()
      ↻ Owner#1  Store#1.items
      - Row#1
      > store.items.swapAt(0, 1)
      ↻ Owner#1  Store#1.items
      """)
  }

  @Test func structElementsRunTheOwnerAndTheRowsThatDiffer() {
    expect(
      """
      struct Task2: Identifiable, Equatable { var id: Int; var done = false }
      @Observable class Store { var tasks = [Task2(id: 1), Task2(id: 2), Task2(id: 3)] }
      struct Row: View {
        var task: Task2
        var body: some View { Text(task.done ? "x" : "-") }
      }
      struct Owner: View {
        var store: Store
        var body: some View { List(store.tasks) { Row(task: $0) } }
      }
      let store = Store()
      """,
      """
      > mount Owner(store: store)
      + Owner#1
      + Row#1
      + Row#2
      + Row#3
      > store.tasks[1].done.toggle()
      ↻ Owner#1  Store#1.tasks
      ↻ Row#2  input task main.Task2(id: 2, done: false) → main.Task2(id: 2, done: true) from Owner#1
      """)
  }

  @Test func elementBindingsRunEveryRow() {
    expect(
      #"""
      struct Task2: Identifiable, Equatable { var id: Int; var done = false }
      @Observable class Store { var tasks = [Task2(id: 1), Task2(id: 2)] }
      struct Row: View {
        @Binding var task: Task2
        var body: some View { Toggle("task \(task.id)", isOn: $task.done) }
      }
      struct Owner: View {
        @Bindable var store: Store
        var body: some View { List { ForEach($store.tasks) { $task in Row(task: $task) } } }
      }
      let store = Store()
      """#,
      #"""
      > mount Owner(store: store)
      + Owner#1
      + Row#1
      + Row#2
      > toggle task 2
      ↻ Owner#1  Store#1.tasks
      ↻ Row#1 (wasted)  Store#1.tasks, input task, not comparable, from Owner#1
      ↻ Row#2  Store#1.tasks, input task, not comparable, from Owner#1
      > tree
        Owner#1
          List
            Owner#1[1]
              Row#1
                Toggle "task 1" off
            Owner#1[2]
              Row#2
                Toggle "task 2" on
      """#)
  }

  @Test func localBindablesBelongToTheRow() {
    expect(
      SetUp.items + """
        struct Owner: View {
          var store: Store
          var body: some View {
            List(store.items) { item in
              @Bindable var item = item
              TextField("title", text: $item.title)
            }
          }
        }
        """,
      """
      > mount Owner(store: store)
      + Owner#1
      + Owner#1[Item#1]
      + Owner#1[Item#2]
      + Owner#1[Item#3]
      > type title | new @ Owner#1[Item#2]
      ↻ Owner#1[Item#2]  Item#2.title
      """)
  }

  @Test func stateFollowsTheElement() {
    expect(
      #"""
      struct Cell: View {
        var name: String
        @State private var taps = 0
        var body: some View { Button("\(name) \(taps)") { taps += 1 } }
      }
      struct Owner: View {
        @State private var names = ["a", "b"]
        var body: some View {
          ForEach(names, id: \.self) { Cell(name: $0) }
          Button("reverse") { names.reverse() }
          Button("replace") { names = ["a", "c"] }
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      + Cell#1
      + Cell#2
      > tap a 0
      ↻ Cell#1  state Cell#1.taps
      > tap reverse
      ↻ Owner#1  state Owner#1.names
      > tree
        Owner#1
          Owner#1[b]
            Cell#2
              Button "b 0"
          Owner#1[a]
            Cell#1
              Button "a 1"
          Button "reverse"
          Button "replace"
      > tap replace
      ↻ Owner#1  state Owner#1.names
      + Cell#3
      - Cell#2
      > tree
        Owner#1
          Owner#1[a]
            Cell#1
              Button "a 1"
          Owner#1[c]
            Cell#3
              Button "c 0"
          Button "reverse"
          Button "replace"
      """#)
  }

  @Test func listsMakeRowsThatComeIntoSight() {
    expect(
      """
      @Observable class Item: Identifiable { var title = "t" }
      @Observable class Store { var items = (0..<1000).map { _ in Item() } }
      struct Owner: View {
        var store: Store
        var body: some View { List(store.items) { Row(item: $0) } }
      }
      struct Row: View {
        var item: Item
        var body: some View { Text(item.title) }
      }
      let store = Store()
      """,
      """
      > mount Owner(store: store)
      + Owner#1
      + Row#1...12
      > store.items[500].title = "unseen"
      > store.items[5].title = "seen"
      ↻ Row#6  Item#6.title
      > scroll 990
      + Row#13...22
      > store.items[995].title = "seen now"
      ↻ Row#18  Item#996.title
      """)
  }

  @Test func rowsOfUnknownLengthAreCounted() {
    expect(
      """
      @Observable class Item: Identifiable { var title = "t" }
      @Observable class Store { var items = (0..<30).map { _ in Item() } }
      struct Owner: View {
        var store: Store
        var body: some View {
          List(store.items) { item in
            if item.title == "t" { Text(item.title) }
          }
        }
      }
      let store = Store()
      """,
      """
      > mount Owner(store: store)
      + Owner#1
      + Owner#1[Item#1]
      + Owner#1[Item#2]
      + Owner#1[Item#3]
      + Owner#1[Item#4]
      + Owner#1[Item#5]
      + Owner#1[Item#6]
      + Owner#1[Item#7]
      + Owner#1[Item#8]
      + Owner#1[Item#9]
      + Owner#1[Item#10]
      + Owner#1[Item#11]
      + Owner#1[Item#12]
      > store.items[20].title = "x"
      ↻ Owner#1[Item#21] (wasted)  Item#21.title
      """)
  }

  @Test func constantRangesAndRepeatedIdsAreLogged() {
    expect(
      #"""
      struct Constant: View {
        @State private var count = 2
        var body: some View { ForEach(0..<count) { Text("\($0)") }; Button("more") { count += 1 } }
      }
      struct Repeated: View {
        var body: some View { ForEach([1, 1], id: \.self) { Text("\($0)") } }
      }
      """#,
      #"""
      > mount Constant()
      + Constant#1
      + Constant#1[0]
      + Constant#1[1]
      > tap more
      ↻ Constant#1 (wasted)  state Constant#1.count
      ! ForEach<Range<Int>, Int, Text> count (3) != its initial count (2). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!
      > mount Repeated()
      + Repeated#1
      + Repeated#1[1]
      ! ForEach<Array<Int>, Int, Text>: the ID 1 occurs multiple times within the collection, this will give undefined results!
      """#)
  }
}
