import Interpreter
import ObservationGraph
import Testing

/// One random world: mounted, changed by inputs, compared after each of them with a naive
/// evaluation, and unmounted.
final class RandomWorld {
  private let stage: WorldStage
  private let seed: Int
  private var random: SplitMix
  private var root = ""
  private var screen = Screen([])
  /// The expected values of states, by the identity of their views.
  private var states: [String: Int] = [:]
  private var history: [String] = []
  var problems: [String] = []

  /// The number of inputs of a world.
  private static let inputCount = 4

  init(_ stage: WorldStage, seed: Int) {
    self.stage = stage
    self.seed = seed
    random = SplitMix(state: UInt64(seed))
  }

  func run() throws {
    _ = try stage.perform("newWorld", [.int(seed)])
    root = try stage.mount()
    screen = try stage.screen(of: root)
    states = screen.states
    for _ in 0..<Self.inputCount where problems.isEmpty { try takeInput() }
    try stage.unmount(root)
    _ = try stage.perform("endWorld")
    check(stage.graph.counts.scopes == 0, "scopes are left: \(stage.graph.counts.scopes)")
    check(stage.graph.counts.edges == 0, "reads are left: \(stage.graph.counts.edges)")
    problems += stage.graph.checkInvariants()
  }

  /// The seed, the inputs and the problems.
  var report: String {
    (["world \(seed)"] + history + problems).joined(separator: "\n  ")
  }

  private func check(_ isTrue: Bool, _ problem: @autoclosure () -> String) {
    if !isTrue { problems.append(problem()) }
  }

  private func takeInput() throws {
    let number = Int(random.next() >> 34)
    switch number % 8 {
    case 0: try fail("writeAndFail", number)
    case 1: try breakBodies(number)
    case 2, 3:
      let paths = states.keys.sorted()
      if paths.isEmpty { fallthrough }
      let path = paths[number / 8 % paths.count]
      states[path] = number % 5
      try accept("set", [.string(path), .int(number % 5)])
    default: try accept("write", [.int(number)])
    }
  }

  private func accept(_ function: String, _ arguments: [Value]) throws {
    let before = screen
    let step = try stage.perform(function, arguments)
    history.append(step.answer.isEmpty ? "\(function): \(states)" : step.answer)
    screen = try stage.screen(of: root)
    try compareWithFresh()
    compareWithTrace(step, before)
    problems += stage.graph.checkInvariants()
  }

  /// An input that writes and then fails: everything must be as before.
  private func fail(_ function: String, _ number: Int) throws {
    history.append("\(function) \(number)")
    do {
      _ = try stage.perform(function, [.int(number)])
      problems.append("the input did not fail")
    } catch {}
    try expectUnchanged()
  }

  /// An input whose writes make a body fail, if such a body is mounted.
  private func breakBodies(_ number: Int) throws {
    let before = screen
    do {
      let step = try stage.perform("writeAndBreak", [.int(number)])
      history.append(step.answer)
      screen = try stage.screen(of: root)
      compareWithTrace(step, before)
      try accept("calm", [])
    } catch {
      history.append("a body failed: \(number)")
      try expectUnchanged()
    }
  }

  private func expectUnchanged() throws {
    let now = try stage.screen(of: root)
    check(now.lines == screen.lines, "not taken back:\n\(difference(screen.lines, now.lines))")
    problems += stage.graph.checkInvariants()
  }

  /// Compares with a newly mounted view, except for states, which live as long as their views.
  private func compareWithFresh() throws {
    let fresh = try stage.freshScreen()
    let known = states
    states = fresh.states.reduce(into: [:]) { $0[$1.key] = known[$1.key] ?? 0 }
    let expected = fresh.plain { states[$0] }
    let actual = screen.plain { _ in nil }
    check(expected == actual, "expected, actual:\n\(difference(expected, actual))")
  }

  /// Every view whose rendering changed must be reported; wasted updates must not have changed it.
  private func compareWithTrace(_ step: WorldStage.Step, _ before: Screen) {
    let updated = Set(step.updates.map(\.name))
    for (name, old) in before.own {
      guard let new = screen.own[name], new != old else { continue }
      // What a row or a closure shows may come from the view around it.
      var current: String? = name
      while let inner = current, !updated.contains(inner), inner.last == "]" || inner.contains(".")
      {
        current = screen.parents[inner]
      }
      check(current.map(updated.contains) ?? false, "\(name) changed, but did not update")
    }
    for update in step.updates {
      check(update.hasCause, "\(update.name) updated without a cause")
      guard let old = before.whole[update.name], let new = screen.whole[update.name],
        step.updates.filter({ $0.name == update.name }).count == 1
      else { continue }
      if before.own[update.name] != screen.own[update.name] {
        check(!update.isWasted, "\(update.name) changed, but is called wasted")
      } else if old == new, !handsOn(new) {
        check(update.isWasted, "\(update.name) is the same, but is not called wasted")
      }
    }
  }

  /// Whether one of these views passes on something invisible: an environment value, a preference,
  /// a change.
  private func handsOn(_ lines: [String]) -> Bool {
    lines.contains {
      $0.contains("Writer#") || $0.contains("Badge#") || $0.contains("total")
        || $0.contains("Following#")
    }
  }

  private func difference(_ expected: [String], _ actual: [String]) -> String {
    let changes = actual.difference(from: expected)
    return
      (changes.map { change in
        switch change {
        case .remove(let offset, let line, _): "- \(offset) \(line)"
        case .insert(let offset, let line, _): "+ \(offset) \(line)"
        }
      } + ["expected:"] + expected + ["actual:"] + actual).joined(separator: "\n    ")
  }
}

/// A seeded random number generator (SplitMix64).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
