import Foundation
import Interpreter
import ObservationGraph
import Testing
import ViewGraph

/// The views that the host finds stale are exactly those that differ from a naive evaluation of all
/// bodies.
///
/// `BINDERY_STALE_WORLD=4711` runs only one world.
@Suite struct StaleWorldTests {
  private static let only = ProcessInfo.processInfo.environment["BINDERY_STALE_WORLD"].flatMap(
    Int.init)
  private static let count = 1_000
  private static let shardCount = 4
  private static let inputCount = 4

  @Test(arguments: 0..<shardCount) func theHostAndANaiveEvaluationAgree(_ shard: Int) throws {
    let stage = try StaleStage()
    var staleInputs = 0
    for seed in Self.only.map({ $0..<$0 + 1 }) ?? 0..<Self.count
    where seed % Self.shardCount == shard {
      var world = StaleWorld(stage, seed: seed)
      try world.run(Self.inputCount)
      staleInputs += world.staleInputs
      if !world.problems.isEmpty {
        Issue.record("\(world.report)")
        return
      }
    }
    if Self.only == nil { #expect(staleInputs > 100) }
  }

  @Test func aLookLeavesEverythingAsItWas() throws {
    let stage = try StaleStage()
    for seed in 0..<100 {
      try stage.input { _ = try stage.call("newWorld", [.int(seed)]) }
      let root = try stage.mount()
      for number in 0..<3 {
        try stage.input { _ = try stage.call("write", [.int(seed * 31 + number)]) }
        let before = stage.dump()
        stage.lookAtAll()
        #expect(stage.dump() == before, "world \(seed)")
        #expect(stage.graph.checkInvariants() == [])
      }
      try stage.unmount(root)
    }
  }
}

/// One world, checked after each input.
private struct StaleWorld {
  private let stage: StaleStage
  private let seed: Int
  private var random: SplitMix
  /// The states that were set, by the paths of their views.
  private var states: [String: Int] = [:]
  private var history: [String] = []
  private(set) var problems: [String] = []
  private(set) var staleInputs = 0

  init(_ stage: StaleStage, seed: Int) {
    self.stage = stage
    self.seed = seed
    random = SplitMix(state: UInt64(seed))
  }

  var report: String { (["world \(seed)"] + history + problems).joined(separator: "\n  ") }

  mutating func run(_ count: Int) throws {
    try stage.input { _ = try stage.call("newWorld", [.int(seed)]) }
    let root = try stage.mount()
    try compare(root)
    for _ in 0..<count where problems.isEmpty {
      try takeInput(root)
      try compare(root)
    }
    try stage.unmount(root)
    if !stage.stale.isEmpty { problems.append("stale after all is gone: \(stage.stale)") }
  }

  private mutating func takeInput(_ root: String) throws {
    let number = Int(random.next() >> 34)
    let paths = try stage.screen(of: root).states.keys.sorted()
    var word = ""
    if number % 6 == 0, !paths.isEmpty {
      let path = paths[number / 6 % paths.count]
      states[path] = number % 5
      try stage.input { _ = try stage.call("set", [.string(path), .int(number % 5)]) }
      word = "set \(path) = \(number % 5)"
    } else {
      try stage.input { word = try stage.call("write", [.int(number)]) }
    }
    if let path = ProcessInfo.processInfo.environment["TRACE"] {
      try? "\(word)\n\(try stage.screen(of: root).lines)".write(
        toFile: path + "\(history.count)", atomically: true, encoding: .utf8)
    }
    history.append("\(word)  stale: \(stage.stale.sorted())")
  }

  private mutating func compare(_ root: String) throws {
    let screen = try stage.screen(of: root)
    let fresh = try stage.freshScreen()
    // A state keeps its value as long as its view exists.
    states = states.filter { screen.states[$0.key] != nil }
    var truth = fresh.states
    for (path, value) in states where truth[path] != nil && isState(path, screen) {
      truth[path] = value
    }
    let wrong = Set(screen.states.keys).union(truth.keys)
      .filter { screen.states[$0] != truth[$0] }
    if !stage.stale.isEmpty { staleInputs += 1 }
    for path in wrong.sorted() where screen.states[path] != nil {
      let isFound = stage.stale.contains { screen.whole[$0]?.contains { has($0, path) } ?? false }
      if !isFound {
        problems.append(
          "§\(path) shows \(screen.states[path] ?? -1), it is \(truth[path] ?? -1), not found")
      }
    }
    if wrong.isEmpty != stage.stale.isEmpty {
      problems.append("wrong: \(wrong.sorted()), stale: \(stage.stale.sorted())")
    }
    for view in stage.stale.sorted() {
      let lines = screen.whole[view] ?? []
      let isWrong = wrong.contains { path in
        screen.states[path] == nil || lines.contains { has($0, path) }
      }
      if !isWrong { problems.append("\(view) is called stale, and shows what is so: \(lines)") }
    }
    if !problems.isEmpty { problems += ["screen:"] + screen.lines + ["fresh:"] + fresh.lines }
  }

  private func has(_ line: String, _ path: String) -> Bool { line.contains("§\(path)=") }

  /// Whether the view at a path has a state.
  private func isState(_ path: String, _ screen: Screen) -> Bool {
    screen.own.contains { name, lines in
      (name.hasPrefix("Kept#") || name.hasPrefix("First#")) && lines.contains { has($0, path) }
    }
  }
}
