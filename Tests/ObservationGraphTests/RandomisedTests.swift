import ObservationGraph
import Testing

/// Thousands of random steps with the graph and with a naive one; a failure names its seed.
@Suite struct RandomisedTests {
  @Test(arguments: 0..<60) func theGraphDoesWhatTheNaiveOneDoes(seed: Int) {
    var walk = RandomWalk(seed: seed)
    for step in 0..<400 {
      let name = walk.step()
      let problems = walk.differences()
      #expect(problems == [], "seed \(seed), step \(step): \(name)")
      if !problems.isEmpty { return }
    }
  }
}

/// Both graphs, driven by the same steps.
private struct RandomWalk {
  private let graph = Graph()
  private let naive = NaiveGraph()
  private var random: SeededGenerator
  private let names = Names()
  private var lastNumber = 0

  /// Maps the test's numbers to the graph's identifiers, and records each side's notifications.
  private final class Names {
    var subjects: [Int: SubjectID] = [:]
    var scopes: [Int: ScopeID] = [:]
    var reactions: [Int: Reaction] = [:]
    var graphEvents: [String] = []
    var naiveEvents: [String] = []
    var graphDepth = 0
    var naiveDepth = 0
  }

  /// What a callback does after recording its notification.
  private enum Reaction {
    case write(NaiveGraph.Property)
    case destroyScope(Int)
    case destroySubject(Int)
  }

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    graph.onSignal = { [unowned graph, names] signal in RandomWalk.hear(signal, graph, names) }
    naive.onSignal = { [unowned naive, names] event, scope in
      names.naiveEvents.append(event)
      guard !event.hasPrefix("ended"), let reaction = names.reactions[scope] else { return }
      guard names.naiveDepth < 3 else { return }
      names.naiveDepth += 1
      defer { names.naiveDepth -= 1 }
      switch reaction {
      case .write(let property):
        if naive.subjects[property.subject] != nil { naive.invalidate(property) }
      case .destroyScope(let scope): naive.destroyScope(scope)
      case .destroySubject(let subject): naive.destroySubject(subject)
      }
    }
  }

  private static func hear(_ signal: ObserverSignal, _ graph: Graph, _ names: Names) {
    let number: Int
    switch signal {
    case .willChange(_, let payload, _):
      number = Int(payload)
      names.graphEvents.append("will \(number)")
    case .didChange(_, let payload, _):
      number = Int(payload)
      names.graphEvents.append("did \(number)")
    case .ended(let payload):
      names.graphEvents.append("ended \(payload)")
      return
    }
    guard let reaction = names.reactions[number], names.graphDepth < 3 else { return }
    names.graphDepth += 1
    defer { names.graphDepth -= 1 }
    switch reaction {
    case .write(let property):
      let subject = names.subjects[property.subject] ?? .none
      if graph.isAlive(subject) { graph.invalidate(subject, property.property) }
    case .destroyScope(let scope): graph.destroyScope(names.scopes[scope] ?? .none)
    case .destroySubject(let subject): graph.destroySubject(names.subjects[subject] ?? .none)
    }
  }

  /// Performs a random step on both sides and returns its description.
  mutating func step() -> String {
    switch random.below(100) {
    case 0..<8: return makeSubject()
    case 8..<12: return destroySubject()
    case 12..<20: return makeScope()
    case 20..<24: return destroyScope()
    case 24..<36: return beginTracking()
    case 36..<39: return beginUntracked()
    case 39..<60: return read()
    case 60..<72: return endTracking()
    case 72..<86: return write()
    case 86..<92: return drain()
    case 92..<94: return touchScope()
    default: return transact()
    }
  }

  /// The differences between both sides, and violated invariants of the graph.
  func differences() -> [String] {
    var problems = graph.checkInvariants()
    if names.graphEvents != names.naiveEvents {
      problems.append("told \(names.graphEvents.suffix(5)), not \(names.naiveEvents.suffix(5))")
    }
    if graph.scopes().map({ Int(graph.payload(of: $0)) }) != naive.scopes.keys.sorted() {
      problems.append("other scopes are alive")
    }
    if graph.subjects().map({ Int(graph.payload(of: $0)) }) != naive.subjects.keys.sorted() {
      problems.append("other subjects are alive")
    }
    if graph.trackingDepth != naive.depth || graph.isTracking != naive.isTracking {
      problems.append("tracking differs")
    }
    if Set(graph.dirtyScopes().map(number)) != Set(naive.pending + naive.round) {
      problems.append("other scopes are dirty")
    }
    for (number, record) in naive.scopes {
      guard let scope = names.scopes[number], graph.isAlive(scope) else { continue }
      if graph.isDirty(scope) != record.isDirty { problems.append("dirt of \(number) differs") }
      if graph.causes(of: scope).map(\.property) != record.causes.map(\.property.property) {
        problems.append("causes of \(number) differ")
      }
      if !record.isTracking, graph.reads(of: scope).map(property) != record.reads {
        problems.append("reads of \(number) differ")
      }
    }
    for (number, count) in naive.subjects {
      guard let subject = names.subjects[number], graph.isAlive(subject) else { continue }
      for index in 0..<count {
        let property = NaiveGraph.Property(subject: number, property: index)
        let settled = graph.readers(of: subject, index).map(self.number)
          .filter { naive.scopes[$0]?.isTracking == false }
        let expected = naive.readers(of: property).filter { naive.scopes[$0]?.isTracking == false }
        if Set(settled) != Set(expected) { problems.append("readers of \(property) differ") }
      }
    }
    return problems
  }

  private func number(_ scope: ScopeID) -> Int { Int(graph.payload(of: scope)) }

  private func property(_ reference: PropertyReference) -> NaiveGraph.Property {
    NaiveGraph.Property(
      subject: Int(graph.payload(of: reference.subject)), property: reference.property)
  }

  private mutating func anySubject() -> Int? {
    naive.subjects.keys.sorted().randomElement(using: &random)
  }

  private mutating func anyScope() -> Int? {
    naive.scopes.keys.sorted().randomElement(using: &random)
  }

  private mutating func anyProperty() -> NaiveGraph.Property? {
    guard let subject = anySubject(), let count = naive.subjects[subject], count > 0
    else { return nil }
    return NaiveGraph.Property(subject: subject, property: random.below(count))
  }

  private mutating func makeSubject() -> String {
    guard naive.subjects.count < 8 else { return destroySubject() }
    lastNumber += 1
    let count = random.chance(5) ? 33 + random.below(40) : random.below(5)
    naive.makeSubject(lastNumber, propertyCount: count)
    names.subjects[lastNumber] = graph.makeSubject(
      propertyCount: count, payload: UInt64(lastNumber))
    return "make subject \(lastNumber) of \(count)"
  }

  private mutating func destroySubject() -> String {
    guard let subject = anySubject() else { return "no subject" }
    naive.destroySubject(subject)
    graph.destroySubject(names.subjects[subject] ?? .none)
    return "destroy subject \(subject)"
  }

  private mutating func makeScope() -> String {
    guard naive.scopes.count < 16 else { return destroyScope() }
    lastNumber += 1
    let kind = random.chance(60) ? .deferred : ScopeKind.allCases[random.below(5)]
    let order = random.below(1000) * 10_000 + lastNumber
    naive.makeScope(lastNumber, kind, order: order)
    names.scopes[lastNumber] = graph.makeScope(
      kind, payload: UInt64(lastNumber), order: UInt64(order))
    if random.chance(40) {
      switch random.below(4) {
      case 0: if let scope = anyScope() { names.reactions[lastNumber] = .destroyScope(scope) }
      case 1:
        if let subject = anySubject() { names.reactions[lastNumber] = .destroySubject(subject) }
      default: if let property = anyProperty() { names.reactions[lastNumber] = .write(property) }
      }
    }
    // An observer is tracked once, right after it is made.
    if kind != .deferred { begin(lastNumber) }
    return "make \(kind) scope \(lastNumber)"
  }

  private mutating func destroyScope() -> String {
    guard let scope = anyScope() else { return "no scope" }
    naive.destroyScope(scope)
    graph.destroyScope(names.scopes[scope] ?? .none)
    return "destroy scope \(scope)"
  }

  private mutating func begin(_ scope: Int) {
    let merging = random.chance(50)
    naive.beginTracking(scope, merging: merging)
    graph.beginTracking(names.scopes[scope] ?? .none, merging: merging)
  }

  private mutating func beginTracking() -> String {
    guard naive.depth < 6, let scope = anyScope(), let record = naive.scopes[scope],
      record.kind == .deferred, !record.isTracking
    else { return endTracking() }
    begin(scope)
    return "track \(scope)"
  }

  private mutating func beginUntracked() -> String {
    guard naive.depth < 6 else { return endTracking() }
    naive.beginUntracked()
    graph.beginUntracked()
    return "untracked"
  }

  private mutating func read() -> String {
    for _ in 0..<random.below(6) {
      guard let property = anyProperty() else { continue }
      naive.recordRead(property)
      graph.recordRead(names.subjects[property.subject] ?? .none, property.property)
    }
    return "read"
  }

  private mutating func endTracking() -> String {
    guard naive.depth > 0 else { return "no run" }
    let keepingPrevious = random.chance(15)
    naive.endTracking(keepingPrevious: keepingPrevious)
    graph.endTracking(keepingPrevious: keepingPrevious)
    return "end of run"
  }

  private mutating func write() -> String {
    guard let property = anyProperty(), let subject = names.subjects[property.subject]
    else { return "no property" }
    naive.invalidate(property)
    graph.invalidate(subject, property.property)
    guard naive.subjects[property.subject] != nil else { return "write that destroys" }
    naive.announceChange(property)
    graph.announceChange(subject, property.property)
    return "write \(property)"
  }

  private mutating func drain() -> String {
    if random.chance(40) {
      naive.beginRound()
      graph.beginRound()
      return "begin round"
    }
    let expected = naive.nextDirty()
    let next = graph.nextDirty().map(number)
    guard let scope = expected, next == expected else {
      if next != expected { names.graphEvents.append("next \(next ?? 0)") }
      return "next"
    }
    if random.chance(50), naive.scopes[scope]?.isTracking == false, naive.depth < 6 {
      begin(scope)
    } else {
      naive.clean(scope)
      graph.clearDirty(names.scopes[scope] ?? .none)
    }
    return "take \(scope)"
  }

  private mutating func touchScope() -> String {
    guard let scope = anyScope(), let name = names.scopes[scope] else { return "no scope" }
    if random.chance(50) {
      let order = random.below(1000) * 10_000 + scope
      naive.setOrder(order, of: scope)
      graph.setOrder(UInt64(order), of: name)
      return "move \(scope)"
    }
    naive.markDirty(scope)
    graph.markDirty(name)
    return "mark \(scope)"
  }

  private mutating func transact() -> String {
    if naive.transactionDepth == 0 || (naive.transactionDepth < 3 && random.chance(40)) {
      naive.beginTransaction()
      graph.beginTransaction()
      return "begin transaction"
    }
    if random.chance(50) {
      naive.endTransaction()
      graph.endTransaction()
      return "end transaction"
    }
    naive.abandonTransaction()
    graph.abandonTransaction()
    return "abandon"
  }
}
