/// The group `interpreter`: small programs on the machine, compared with python3.
enum InterpreterBench {
  /// A program in both languages; `units` is the number of units of work per run.
  private struct Program {
    let name: String
    let units: Int
    let swift: String
    let python: String
    var must: Double?
  }

  private static let programs = [
    Program(
      name: "loop, per iteration", units: 10_000_000,
      swift: """
        func work() -> Int {
          var s = 0
          var i = 0
          while i < 10_000_000 {
            s = (s + i * 3) % 1000003
            i = i + 1
          }
          return s
        }
        """,
      python: """
        def work():
          s = 0
          i = 0
          while i < 10000000:
            s = (s + i * 3) % 1000003
            i = i + 1
          return s
        """, must: 1),
    Program(
      name: "fib(27), per call", units: 832_040 - 196_418 - 1,
      swift: """
        func fib(_ n: Int) -> Int {
          if n < 2 { return n }
          return fib(n - 1) + fib(n - 2)
        }
        func work() -> Int { fib(27) }
        """,
      python: """
        def fib(n):
          if n < 2: return n
          return fib(n - 1) + fib(n - 2)
        def work(): return fib(27)
        """, must: 1),
    Program(
      name: "o.a = o.a + 1", units: 1_000_000,
      swift: """
        class Counter {
          var a = 0
        }
        func work() -> Int {
          let o = Counter()
          var i = 0
          while i < 1_000_000 {
            o.a = o.a + 1
            i = i + 1
          }
          return o.a
        }
        """,
      python: """
        class Counter:
          def __init__(self): self.a = 0
        def work():
          o = Counter()
          i = 0
          while i < 1000000:
            o.a = o.a + 1
            i = i + 1
          return o.a
        """, must: 1),
    Program(
      name: "property and interpolation", units: 1_000_000,
      swift: #"""
        class Item {
          var a = 0
          var name = ""
        }
        func work() -> Int {
          let o = Item()
          var t = 0
          var i = 0
          while i < 1_000_000 {
            o.a = o.a + 1
            o.name = "item \(o.a)"
            t = t + o.name.utf8.count
            i = i + 1
          }
          return t
        }
        """#,
      python: """
        class Item:
          def __init__(self):
            self.a = 0
            self.name = ""
        def work():
          o = Item()
          t = 0
          i = 0
          while i < 1000000:
            o.a = o.a + 1
            o.name = f"item {o.a}"
            t = t + len(o.name)
            i = i + 1
          return t
        """),
    Program(
      name: "append and filter, per element", units: 1_000_000,
      swift: """
        func work() -> Int {
          var list: [Int] = []
          for i in 0..<1_000_000 { list.append(i) }
          let kept = list.filter { $0 % 3 == 0 }
          var t = 0
          for i in kept { t = t + i }
          return t
        }
        """,
      python: """
        def work():
          list = []
          for i in range(1000000): list.append(i)
          kept = [*filter(lambda i: i % 3 == 0, list)]
          t = 0
          for i in kept: t = t + i
          return t
        """),
  ]

  static func run() -> Bool {
    let theirs = pythonTimes()
    if theirs == nil { BenchTable.skip("python3", because: "it is not installed") }
    BenchTable.heading("ns per unit", "machine", "python3")
    var isHeld = true
    var ratios: [Double] = []
    for (index, program) in programs.enumerated() {
      guard let (ours, result) = time(program) else {
        isHeld = false
        continue
      }
      guard let theirs else {
        BenchTable.show(program.name, ours / Double(program.units))
        continue
      }
      guard theirs[index].result == result else {
        print("\(program.name): \(result), but python3 finds \(theirs[index].result)")
        isHeld = false
        continue
      }
      let row = BenchTable.show(
        BenchTable.Row(
          name: program.name, ours: ours / Double(program.units),
          theirs: theirs[index].nanoseconds / Double(program.units), must: program.must))
      ratios.append(row.ratio)
      isHeld = isHeld && row.isHeld
    }
    if !ratios.isEmpty {
      BenchTable.show("geometric mean of the ratios", BenchClock.geometricMean(ratios))
    }
    return isHeld
  }

  private static func time(_ program: Program) -> (Double, String)? {
    let session = BenchSession()
    guard session.evaluate(program.swift), let work = session.prepare("_ = work()"),
      let result = session.value(of: "work()")
    else { return nil }
    var isDone = true
    let runs = (0..<5).map { _ in BenchClock.time { isDone = session.transact(work) && isDone } }
    return isDone ? (BenchClock.median(runs), result) : nil
  }

  /// Runs all programs in one python3 process that takes its own times, so that its start does not
  /// count.
  private static func pythonTimes() -> [(nanoseconds: Double, result: String)]? {
    let measure = """

      work()
      times = []
      for turn in range(5):
        start = time.perf_counter_ns()
        result = work()
        times.append(time.perf_counter_ns() - start)
      print(sorted(times)[2], result)

      """
    let text = "import time\n" + programs.map { $0.python + measure }.joined()
    guard let run = Spawn.run("python3", ["-c", text]), run.status == 0 else { return nil }
    let times = run.output.split(separator: "\n").compactMap { line -> (Double, String)? in
      let words = line.split(separator: " ")
      guard words.count == 2, let time = Double(words[0]) else { return nil }
      return (time, String(words[1]))
    }
    return times.count == programs.count ? times : nil
  }
}
