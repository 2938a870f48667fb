import ViewGraph

/// The positions of an input's effects in its lists, by the names that explanations look up.
///
/// It is made once for each explanation, so that steps are found without searching the lists.
final class TransactionIndex {
  let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }

  // Writes

  /// The writes to each target, in order.
  private lazy var writes = Self.positions(transaction.steps.map(\.target))
  /// The first write of each origin.
  private lazy var firstWrites: [Int: Int] = Dictionary(
    transaction.steps.enumerated().compactMap { index, step in step.origin.map { ($0, index) } },
    uniquingKeysWith: { first, _ in first })
  /// The paths that contain the targets of writes that notified readers: `Book#1` for
  /// `Book#1.title`.
  private lazy var owners: Set<String> = transaction.steps.reduce(into: []) { owners, step in
    guard step.isNotified else { return }
    for dot in step.target.indices where step.target[dot] == "." {
      owners.insert(String(step.target[..<dot]))
    }
  }

  /// The last write to a target, before some step.
  func lastWrite(to target: String, before index: Int = .max) -> Int? {
    writes[target]?.last { $0 < index }
  }

  /// The first write that the code of an origin made; nil if it made none.
  func firstWrite(ofOrigin index: Int) -> Int? { firstWrites[index] }

  /// Whether a write assigns an object again after a write to one of its properties, as a binding
  /// to the property does.
  ///
  /// Such a write notifies no reader, as the object is the same as before.
  func isEnclosing(_ write: Transaction.Write) -> Bool {
    guard write.noUpdateReason == .equal, let whole = write.change.new else { return false }
    return owners.contains(whole)
  }

  // Updates

  /// The updates of each view, in order.
  private lazy var updates = Self.positions(transaction.updates.map(\.name))
  /// The updates by the change or announcement that caused them.
  private lazy var readers = Self.positions(transaction.updates.map { $0.causes.map(\.target) })
  private lazy var listeners = Self.positions(
    transaction.updates.map { $0.causes.flatMap(\.announced) })
  /// The first update for each environment value and the place where it is set.
  private lazy var environmentReaders: [SetValue: Int] = Dictionary(
    transaction.updates.enumerated().flatMap { index, update in
      update.causes.map { (SetValue(key: $0.target, setter: $0.setter), index) }
    }, uniquingKeysWith: { first, _ in first })

  /// A value of the environment, and what set it.
  private struct SetValue: Hashable {
    let key: String
    let setter: EnvironmentSetter?
  }

  /// The updates of a view, in order.
  func updates(of view: String) -> [Int] { updates[view] ?? [] }

  /// The updates that have a write among their causes, in order.
  func updates(for write: Transaction.Write) -> [Transaction.Update] {
    var found = Set(readers[write.target] ?? [])
    for target in write.announcements { found.formUnion(listeners[target] ?? []) }
    return found.sorted().map { transaction.updates[$0] }
  }

  /// The views that updated because a target changed, each once.
  func views(updatedFor target: String) -> [String] {
    var seen: Set<String> = []
    return (readers[target] ?? []).map { transaction.updates[$0].name }
      .filter { seen.insert($0).inserted }
  }

  /// The first update for an environment value that was set in the place named by a cause.
  func firstUpdate(for cause: Transaction.Cause) -> Transaction.Update? {
    environmentReaders[SetValue(key: cause.target, setter: cause.setter)]
      .map { transaction.updates[$0] }
  }

  // Views

  private lazy var appeared = Self.positions(transaction.appeared.map(\.name))
  private lazy var disappeared = Self.positions(transaction.disappeared.map(\.name))

  func firstAppearance(of view: String) -> Int? { appeared[view]?.first }
  func firstDeparture(of view: String) -> Int? { disappeared[view]?.first }

  /// Whether a view of that name updated, appeared or disappeared.
  func concerns(_ view: String) -> Bool {
    updates[view] != nil || appeared[view] != nil || disappeared[view] != nil
  }

  /// The views whose rows or closures ran as scopes of their own.
  private lazy var wholes: Set<String> = transaction.updates.reduce(into: []) {
    $0.formUnion($1.wholes)
  }

  /// Whether a row or closure of a view ran, as a scope of its own.
  func concernsPart(of view: String) -> Bool { wholes.contains(view) }

  // Lists

  private static func positions(_ names: [String]) -> [String: [Int]] {
    positions(names.map { CollectionOfOne($0) })
  }

  /// The positions of the elements with each name.
  private static func positions(_ names: [some Collection<String>]) -> [String: [Int]] {
    var positions: [String: [Int]] = [:]
    for (index, names) in names.enumerated() {
      for name in names { positions[name, default: []].append(index) }
    }
    return positions
  }
}

extension Transaction.Update {
  /// The views of which this may be a row or closure: `Shelf#1` for `Shelf#1[Book#2]`.
  var wholes: [String] {
    if watched != nil { return [] }
    return name.indices.filter { name[$0] == "." || name[$0] == "[" }.map { String(name[..<$0]) }
  }
}
