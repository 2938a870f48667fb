actor Counter { var n = 0; func add() -> Int { n += 1; return n } }
let counter = Counter()
@main struct App1 {
  let x: Int
  static func main() async throws {
    await withTaskGroup(of: Int.self) { g in
      for _ in 0..<3 { g.addTask { await counter.add() } }
      var t = 0
      for await v in g { t += v }
      print(t)
    }
    let t = Task { @MainActor in print("task"); return 5 }
    print(await t.value)
    try await App1(x: 2).run()
    async let z = App1.slow()
    print(try await z)
  }
  func run() async throws { print(x) }
  static func slow() async throws -> String { try await Task.sleep(nanoseconds: 1000); return "slow" }
}
