import Semantics

/// The group `views`: whether the cost of a change is independent of the number of mounted rows.
enum ViewBench {
  static func run() -> Bool {
    guard let few = Rows(count: 1000), let many = Rows(count: 100_000) else { return false }
    // What the program itself takes, whatever the number of rows, is no cost of a row.
    let row = (many.mounting - few.mounting) / Double(many.count - few.count)
    let isCheap = BenchTable.gate("make and mount a row, ns", row, atMost: 15_000)
    let transactions = BenchClock.nanoseconds(few.transact, many.transact)
    let compiled = BenchClock.nanoseconds(
      CompiledRows(count: few.count).transact, CompiledRows(count: many.count).transact)
    let inputs = BenchClock.nanoseconds(few.evaluate, many.evaluate)
    guard few.isDone, many.isDone else { return false }
    BenchTable.heading("ns", "1000 rows", "100000 rows")
    show("change a row, its transaction", transactions)
    show("change a row, the whole input", inputs)
    show("change a model, compiled", compiled)
    // Rows that lie far apart miss the caches, which is most of the cost of a transaction alone; the
    // compiled program shows what that costs on this machine.
    return BenchTable.gate(
      "100000 rows against 1000", transactions.second / transactions.first, atMost: 1.5)
      && isCheap
  }

  private static func show(_ name: String, _ times: (first: Double, second: Double)) {
    _ = BenchTable.show(BenchTable.Row(name: name, ours: times.first, theirs: times.second))
  }

  /// As many compiled models, each read by a compiled view of its own.
  private final class CompiledRows {
    private let engine = GraphBenchStandard()
    private let models: [ChangeBench.Compiled]
    private let sink = GraphSink()
    private var next = 0

    init(count: Int) {
      models = (0..<count).map { _ in ChangeBench.Compiled() }
      for model in models { _ = engine.makeView { [sink] in sink.add(model.a) } }
    }

    /// Changes models and runs their views again.
    func transact(_ repeats: Int) {
      for _ in 0..<repeats {
        models[next].a += 1
        engine.settle()
        next = (next + 383) % models.count
      }
    }
  }

  /// A session with many mounted rows, each a view of its own object.
  private final class Rows {
    private let session = BenchSession()
    let count: Int
    /// The nanoseconds from the text of the program to its mounted rows.
    let mounting: Double
    private let change: Function
    private var next = 0
    private(set) var isDone = true

    init?(count: Int) {
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
      self.count = count
      let start = BenchClock.now()
      guard session.evaluate(program), session.evaluate("mount Rows(items: items)"),
        let change = session.prepare("change()")
      else { return nil }
      self.change = change
      mounting = Double(BenchClock.now() - start)
    }

    /// Changes rows, each in a transaction without a report.
    func transact(_ repeats: Int) {
      for _ in 0..<repeats { isDone = session.transact(change) && isDone }
    }

    /// Changes rows, each by an input: from its text to its report.
    func evaluate(_ repeats: Int) {
      for _ in 0..<repeats {
        isDone = session.evaluate("items[\(next)].count += 1") && isDone
        next = (next + 383) % count
      }
    }
  }
}
