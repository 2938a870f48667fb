/// The group `views`: whether a change costs the same however many rows are mounted.
enum ViewBench {
  static func run() -> Bool {
    guard let few = change(among: 1000), let many = change(among: 100_000) else { return false }
    BenchTable.show("change 1 of 1000 rows, ns", few)
    BenchTable.show("change 1 of 100000 rows, ns", many)
    return BenchTable.gate("100000 rows against 1000", many / few, atMost: 1.5)
  }

  /// Nanoseconds for a change of one row's object, its view run again.
  private static func change(among count: Int) -> Double? {
    let session = BenchSession()
    let program = """
      @Observable class Item: Identifiable {
        let id: Int
        var count = 0
        init(id: Int) { self.id = id }
      }
      struct Cell: View {
        var item: Item
        var body: some View { Text("\\(item.count)") }
      }
      struct Rows: View {
        var items: [Item]
        var body: some View {
          VStack {
            ForEach(items) { item in Cell(item: item) }
          }
        }
      }
      let items = (0..<\(count)).map { Item(id: $0) }
      var next = 0
      func change() {
        items[next].count += 1
        next = (next + 383) % items.count
      }
      """
    let start = BenchClock.now()
    guard session.evaluate(program), session.evaluate("mount Rows(items: items)"),
      let change = session.prepare("change()")
    else { return nil }
    let mounting = Double(BenchClock.now() - start) / Double(count)
    BenchTable.show("make and mount \(count) rows, ns each", mounting)
    var isDone = true
    let time = BenchClock.nanoseconds { repeats in
      for _ in 0..<repeats { isDone = session.transact(change) && isDone }
    }
    return isDone ? time : nil
  }
}
