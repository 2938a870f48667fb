import ObservationGraph

/// The graph in its most obvious implementation, with dictionaries and arrays and without
/// optimizations.
///
/// Subjects and scopes have numbers chosen by the test.
final class NaiveGraph {
  /// A property of a subject.
  struct Property: Hashable {
    let subject: Int
    let property: Int
  }

  /// A scope and its reads.
  struct Scope {
    let kind: ScopeKind
    var order: Int
    var reads: [Property] = []
    var isTracking = false
    var isDirty = false
    var causes: [(property: Property, transaction: Int)] = []
    var dirtied = 0
  }

  /// A tracking in progress.
  private struct Frame {
    var scope: Int?
    let isMerging: Bool
    var reads: [Property] = []
  }

  private(set) var subjects: [Int: Int] = [:]
  private(set) var scopes: [Int: Scope] = [:]
  private(set) var pending: [Int] = []
  private(set) var round: [Int] = []
  private var frames: [Frame] = []
  /// When a scope first read a property: observers are notified in this order.
  private var subscribed: [Int: [Property: Int]] = [:]
  private var clock = 0
  private var lastTransaction = 0
  private var openTransactions: [Int] = []
  var onSignal: (String, Int) -> Void = { _, _ in }

  var depth: Int { frames.count }
  var isTracking: Bool { frames.last?.scope != nil }
  var transactionDepth: Int { openTransactions.count }

  func makeSubject(_ subject: Int, propertyCount: Int) { subjects[subject] = propertyCount }

  func destroySubject(_ subject: Int) {
    guard let count = subjects.removeValue(forKey: subject) else { return }
    var ended: [Int] = []
    for index in 0..<count {
      let property = Property(subject: subject, property: index)
      for reader in readers(of: property) {
        scopes[reader]?.reads.removeAll { $0 == property }
        guard let scope = scopes[reader], scope.reads.isEmpty, scope.kind != .deferred,
          !scope.isTracking
        else { continue }
        ended.append(reader)
      }
    }
    for index in frames.indices { frames[index].reads.removeAll { $0.subject == subject } }
    for scope in ended where scopes[scope] != nil { end(scope) }
  }

  func makeScope(_ scope: Int, _ kind: ScopeKind, order: Int) {
    scopes[scope] = Scope(kind: kind, order: order)
  }

  func destroyScope(_ scope: Int) {
    scopes[scope] = nil
    subscribed[scope] = nil
    pending.removeAll { $0 == scope }
    round.removeAll { $0 == scope }
    for index in frames.indices where frames[index].scope == scope { frames[index].scope = nil }
  }

  func setOrder(_ order: Int, of scope: Int) { scopes[scope]?.order = order }

  func beginTracking(_ scope: Int, merging: Bool) {
    clean(scope)
    scopes[scope]?.isTracking = true
    frames.append(Frame(scope: scope, isMerging: merging))
  }

  func beginUntracked() { frames.append(Frame(scope: nil, isMerging: false)) }

  func recordRead(_ property: Property) {
    guard let frame = frames.last, let scope = frame.scope, !frame.reads.contains(property)
    else { return }
    frames[frames.count - 1].reads.append(property)
    clock += 1
    subscribed[scope, default: [:]][property] = clock
  }

  func endTracking(keepingPrevious: Bool) {
    let frame = frames.removeLast()
    guard let scope = frame.scope, let record = scopes[scope] else { return }
    var reads = frame.reads
    if keepingPrevious { reads += record.reads.filter { !frame.reads.contains($0) } }
    scopes[scope]?.reads = reads
    scopes[scope]?.isTracking = false
    if frame.isMerging, isTracking { for read in reads { recordRead(read) } }
    if reads.isEmpty, record.kind != .deferred { end(scope) }
  }

  func invalidate(_ property: Property) {
    let readers = readers(of: property).filter { scopes[$0]?.isTracking == false }
    for reader in readers where scopes[reader]?.kind == .deferred {
      soil(reader)
      if scopes[reader]?.causes.contains(where: { $0.property == property }) == false {
        scopes[reader]?.causes.append((property, lastTransaction))
      }
    }
    for reader in readers {
      guard let kind = scopes[reader]?.kind else { continue }
      guard [.once, .beforeEachChange, .aroundEachChange].contains(kind) else { continue }
      onSignal("will \(reader)", reader)
      if kind == .once, scopes[reader] != nil { end(reader) }
    }
  }

  func announceChange(_ property: Property) {
    let readers = readers(of: property).filter { reader in
      guard let scope = scopes[reader], !scope.isTracking else { return false }
      return scope.kind == .afterEachChange || scope.kind == .aroundEachChange
    }
    for reader in readers where scopes[reader] != nil { onSignal("did \(reader)", reader) }
  }

  func markDirty(_ scope: Int) { soil(scope) }

  func clean(_ scope: Int) {
    scopes[scope]?.isDirty = false
    scopes[scope]?.causes = []
    pending.removeAll { $0 == scope }
    round.removeAll { $0 == scope }
  }

  func beginRound() {
    guard !pending.isEmpty else { return }
    round = (round + pending).sorted { (scopes[$0]?.order ?? 0) < (scopes[$1]?.order ?? 0) }
    pending = []
  }

  func nextDirty() -> Int? { round.isEmpty ? nil : round.removeFirst() }

  func beginTransaction() {
    lastTransaction += 1
    openTransactions.append(lastTransaction)
  }

  func endTransaction() { openTransactions.removeLast() }

  func abandonTransaction() {
    let begin = openTransactions.removeLast()
    for (scope, record) in scopes where record.isDirty {
      if record.dirtied >= begin {
        clean(scope)
      } else {
        scopes[scope]?.causes.removeAll { $0.transaction >= begin }
      }
    }
  }

  func readers(of property: Property) -> [Int] {
    scopes.filter { $0.value.reads.contains(property) }.keys
      .sorted { subscription($0, property) < subscription($1, property) }
  }

  private func subscription(_ scope: Int, _ property: Property) -> Int {
    subscribed[scope]?[property] ?? 0
  }

  private func soil(_ scope: Int) {
    guard scopes[scope]?.isDirty == false else { return }
    scopes[scope]?.isDirty = true
    scopes[scope]?.dirtied = lastTransaction
    pending.append(scope)
  }

  private func end(_ scope: Int) {
    destroyScope(scope)
    onSignal("ended \(scope)", scope)
  }
}
