import Testing

/// Which rows exist, and which of them run.
struct RowRuleTests {
  @Test(
    "B7.33 kept rows keep their node; other data run all closures, and only the row views that differ; the same data none"
  )
  func rowsAreKeptByID() {
    expect(
      #"""
      struct Item: Identifiable { let id: Int; var text = "t" }
      @Observable class Thing: Identifiable { let id: Int; init(_ id: Int) { self.id = id } }
      @Observable class Model { var items = [Item(id: 1), Item(id: 2)]; var things = [Thing(1), Thing(2)]; var other = 0 }
      struct Row: View { let text: String; var body: some View { let _ = print("row", text); Text(text) } }
      struct Structs: View {
        let model: Model
        var body: some View { ForEach(model.items) { item in let _ = print("closure", item.id); Row(text: item.text) } }
      }
      struct Objects: View {
        let model: Model
        var body: some View {
          Text("\(model.other)")
          ForEach(model.things) { thing in let _ = print("closure", thing.id); Row(text: "thing") }
        }
      }
      let model = Model()
      """#,
      #"""
      > mount Structs(model: model)
        closure 1
        row t
        closure 2
        row t
      + Structs#1
      + Row#1
      + Row#2
      > model.items[1].text = "u"
        closure 1
        closure 2
        row u
      ↻ Structs#1  Model#1.items
      ↻ Row#2  input text "t" → "u" from Structs#1
      > model.items.append(Item(id: 3))
        closure 1
        closure 2
        closure 3
        row t
      ↻ Structs#1  Model#1.items
      + Row#3
      > model.items.remove(at: 0)
        closure 2
        closure 3
      ↻ Structs#1  Model#1.items
      - Row#1
      > mount Objects(model: model)
        closure 1
        row thing
        closure 2
        row thing
      + Objects#1
      + Row#4
      + Row#5
      > model.other = 1
      ↻ Objects#1  Model#1.other
      """#)
  }

  @Test(
    "B7.34 lazy rows are made on demand, others at once; rows of any number of views are all counted"
  )
  func lazyRowsAreMadeOnDemand() {
    expect(
      #"""
      @Observable class Item: Identifiable { let id: Int; var text = "t"; init(_ id: Int) { self.id = id } }
      let items = (0..<14).map { Item($0) }
      var closures = 0
      struct Row: View { let item: Item; var body: some View { Text(item.text) } }
      struct Lazy: View { var body: some View { LazyVStack { ForEach(items) { item in let _ = (closures += 1); Row(item: item) } } } }
      struct Eager: View { var body: some View { VStack { ForEach(items) { item in let _ = (closures += 1); Text(item.text) } } } }
      struct Counted: View { var body: some View { List(items) { item in let _ = (closures += 1); if item.text == "t" { Text("x") } } } }
      """#,
      #"""
      > mount Lazy()
      + Lazy#1
      + Row#1...12
      > print(closures)
        12
      > items[13].text = "u"
      > scroll 13
      + Row#13
      > print(closures)
        13
      > items[13].text = "v"
      ↻ Row#13  Item#14.text
      > unmount Lazy#1
      - Lazy#1
      - Row#1...13
      > closures = 0
      > mount Eager()
      + Eager#1
      + Eager#1[Item#1]
      + Eager#1[Item#2]
      + Eager#1[Item#3]
      + Eager#1[Item#4]
      + Eager#1[Item#5]
      + Eager#1[Item#6]
      + Eager#1[Item#7]
      + Eager#1[Item#8]
      + Eager#1[Item#9]
      + Eager#1[Item#10]
      + Eager#1[Item#11]
      + Eager#1[Item#12]
      + Eager#1[Item#13]
      + Eager#1[Item#14]
      > print(closures)
        14
      > unmount Eager#1
      - Eager#1
      - Eager#1[Item#1]
      - Eager#1[Item#2]
      - Eager#1[Item#3]
      - Eager#1[Item#4]
      - Eager#1[Item#5]
      - Eager#1[Item#6]
      - Eager#1[Item#7]
      - Eager#1[Item#8]
      - Eager#1[Item#9]
      - Eager#1[Item#10]
      - Eager#1[Item#11]
      - Eager#1[Item#12]
      - Eager#1[Item#13]
      - Eager#1[Item#14]
      > closures = 0
      > mount Counted()
      + Counted#1
      + Counted#1[Item#1]
      + Counted#1[Item#2]
      + Counted#1[Item#3]
      + Counted#1[Item#4]
      + Counted#1[Item#5]
      + Counted#1[Item#6]
      + Counted#1[Item#7]
      + Counted#1[Item#8]
      + Counted#1[Item#9]
      + Counted#1[Item#10]
      + Counted#1[Item#11]
      + Counted#1[Item#12]
      > print(closures)
        14
      """#)
  }

  @Test("B7.34 rows out of sight keep their state until their list has run eight times more")
  func rowsOutOfSightGo() {
    expect(
      #"""
      @Observable class Store { var items = Array(0..<14); var other = 0 }
      let store = Store()
      struct Row: View { let n: Int; @State private var taps = 0; var body: some View { Button("\(n): \(taps)") { taps += 1 } } }
      struct Owner: View { var body: some View { let _ = store.other; List(store.items, id: \.self) { Row(n: $0) } } }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      + Row#1...12
      > tap 0: 0
      ↻ Row#1  state Row#1.taps
      > scroll 12
      + Row#13
      + Row#14
      > store.items.append(14)
      ↻ Owner#1  Store#1.items
      + Row#15
      > for _ in 0..<9 { store.other += 1 }
      ↻ Owner#1 (wasted)  Store#1.other
      > store.items.append(15)
      ↻ Owner#1  Store#1.items
      + Row#16
      > store.items.append(16)
      ↻ Owner#1  Store#1.items
      + Row#17
      > store.items.append(17)
      ↻ Owner#1  Store#1.items
      + Row#18
      > store.items.append(18)
      ↻ Owner#1  Store#1.items
      + Row#19
      > store.items.append(19)
      ↻ Owner#1  Store#1.items
      + Row#20
      > scroll 0
      > tap 0: 1
      ↻ Row#1  state Row#1.taps
      > scroll 12
      > store.items.append(20)
      ↻ Owner#1  Store#1.items
      + Row#21
      > store.items.append(21)
      ↻ Owner#1  Store#1.items
      + Row#22
      > store.items.append(22)
      ↻ Owner#1  Store#1.items
      + Row#23
      > store.items.append(23)
      ↻ Owner#1  Store#1.items
      + Row#24
      > store.items.append(24)
      ↻ Owner#1 (wasted)  Store#1.items
      > store.items.append(25)
      ↻ Owner#1 (wasted)  Store#1.items
      > store.items.append(26)
      ↻ Owner#1 (wasted)  Store#1.items
      > store.items.append(27)
      ↻ Owner#1 (wasted)  Store#1.items
      > store.items.append(28)
      ↻ Owner#1  Store#1.items
      - Row#1...12
      > scroll 0
      + Row#25...36
      > tap 0: 0
      ↻ Row#25  state Row#25.taps
      """#)
  }

  @Test("B7.35 ForEach over a range without ids keeps its first data; another count is logged")
  func constantRangesStay() {
    expect(
      #"""
      struct Owner: View {
        @State private var n = 2
        @State private var word = "a"
        var body: some View {
          ForEach(0..<n) { Text("\($0) \(word)") }
          Button("more") { n += 1 }
          Button("word") { word = "b" }
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      + Owner#1[0]
      + Owner#1[1]
      > tap more
      ↻ Owner#1 (wasted)  state Owner#1.n
      ! ForEach<Range<Int>, Int, Text> count (3) != its initial count (2). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!
      > tap word
      ↻ Owner#1  state Owner#1.word
      ↻ Owner#1[0]  state Owner#1.word
      ↻ Owner#1[1]  state Owner#1.word
      ! ForEach<Range<Int>, Int, Text> count (3) != its initial count (2). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!
      > tree
        Owner#1
          Owner#1[0]
            Text "0 b"
          Owner#1[1]
            Text "1 b"
          Button "more"
          Button "word"
      """#)
  }
}
