import Observation

/// The group `changes`: the cost of a change, compared with compiled Swift and Observation.
enum ChangeBench {
  /// A model with the toolchain's `@Observable`, compiled.
  @Observable final class Compiled {
    var a = 0
  }

  static func run() -> Bool {
    BenchTable.heading("ns per mutation", "machine", "compiled")
    guard let (ours, theirs) = mutationAndView(), let untracked = mutation() else { return false }
    let view = BenchTable.show(
      BenchTable.Row(
        name: "change and run one view again", ours: ours, theirs: theirs, must: 5))
    _ = BenchTable.show(
      BenchTable.Row(name: "change what nobody reads", ours: untracked, theirs: compiledMutation()))
    return view.isHeld
  }

  /// One change and one rerun of a watch in each transaction; beside it the same with a compiled
  /// model and view.
  private static func mutationAndView() -> (ours: Double, theirs: Double)? {
    let session = BenchSession()
    guard session.evaluate("@Observable class Counter { var a = 0 }"),
      session.evaluate("let o = Counter()"), session.evaluate("watch o.a"),
      let change = session.prepare("o.a = o.a + 1")
    else { return nil }
    let engine = GraphBenchStandard()
    let model = Compiled()
    let sink = GraphSink()
    _ = engine.makeView { sink.add(model.a) }
    var isDone = true
    let times = BenchClock.nanoseconds(
      { repeats in
        for _ in 0..<repeats { isDone = session.transact(change) && isDone }
      },
      { repeats in
        for _ in 0..<repeats {
          model.a = model.a + 1
          engine.settle()
        }
      })
    return isDone ? (times.first, times.second) : nil
  }

  /// A million changes in one transaction, which nothing reads.
  private static func mutation() -> Double? {
    let session = BenchSession()
    let text = """
      func work() {
        var i = 0
        while i < 1_000_000 {
          o.a = o.a + 1
          i = i + 1
        }
      }
      """
    guard session.evaluate("@Observable class Counter { var a = 0 }"),
      session.evaluate("let o = Counter()"), session.evaluate(text),
      let work = session.prepare("work()")
    else { return nil }
    var isDone = true
    let runs = (0..<5).map { _ in
      BenchClock.processorTime { isDone = session.transact(work) && isDone }
    }
    return isDone ? BenchClock.median(runs) / 1_000_000 : nil
  }

  private static func compiledMutation() -> Double {
    let model = Compiled()
    return BenchClock.nanoseconds { repeats in
      for _ in 0..<repeats { model.a = model.a + 1 }
    }
  }
}
