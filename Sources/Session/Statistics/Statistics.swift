/// The number of updates of each view and type since the start of the session, with causes and
/// costs.
///
/// Removed views are kept, so that the counts of types stay complete.
struct Statistics {
  /// A cause of updates.
  struct Cause: Hashable {
    /// The name of what changed: `Book#1.title`, `\.theme`, a field of the view.
    let target: String
    let isComparable: Bool

    /// The same cause for all instances: `Book.title`.
    var general: Cause {
      Cause(target: Statistics.withoutOrdinals(target), isComparable: isComparable)
    }
  }

  /// A number of updates, and how many of them were wasted.
  struct Tally {
    var updates = 0
    var wasted = 0

    static func += (left: inout Tally, right: Tally) {
      left.updates += right.updates
      left.wasted += right.wasted
    }
  }

  /// The counts of a view, or of all views of a type.
  struct Record {
    let name: String
    var tally = Tally()
    /// The machine's steps in all updates.
    var steps = 0
    /// The number of updates that had each cause, in order of first occurrence.
    private(set) var causes: [(cause: Cause, tally: Tally)] = []

    init(_ name: String) { self.name = name }

    /// Counts an update with its causes.
    mutating func count(_ causes: [Cause], isWasted: Bool, steps: Int) {
      let one = Tally(updates: 1, wasted: isWasted ? 1 : 0)
      tally += one
      self.steps += steps
      for (index, cause) in causes.enumerated() where !causes[..<index].contains(cause) {
        add(one, to: cause)
      }
    }

    /// Adds another record, with causes merged over instances.
    mutating func add(_ other: Record) {
      tally += other.tally
      steps += other.steps
      for (cause, tally) in other.causes { add(tally, to: cause.general) }
    }

    private mutating func add(_ tally: Tally, to cause: Cause) {
      if let index = causes.firstIndex(where: { $0.cause == cause }) {
        causes[index].tally += tally
      } else {
        causes.append((cause, tally))
      }
    }

    /// The causes, sorted by wasted updates, then by updates, highest first.
    var rankedCauses: [(cause: Cause, tally: Tally)] {
      causes.enumerated().sorted { left, right in
        let (a, b) = (left.element.tally, right.element.tally)
        return (-a.wasted, -a.updates, left.offset) < (-b.wasted, -b.updates, right.offset)
      }.map(\.element)
    }
  }

  /// The views that have updated, in order of first update.
  private var views: [(type: String, record: Record)] = []
  private var places: [String: Int] = [:]
  /// The types of views, in order of appearance.
  private var typeNames: [String] = []
  /// The number of views of each type that have appeared.
  private var viewCounts: [String: Int] = [:]
  /// The number of views of each type that have updated; rows are counted only here.
  private var updatedCounts: [String: Int] = [:]

  var isEmpty: Bool { typeNames.isEmpty }

  mutating func countViews(_ count: Int, ofType type: String) {
    if viewCounts[type] == nil, updatedCounts[type] == nil { typeNames.append(type) }
    viewCounts[type, default: 0] += count
  }

  mutating func countUpdate(
    of view: String, type makeType: @autoclosure () -> String, causes: [Cause], isWasted: Bool,
    steps: Int
  ) {
    let place: Int
    if let known = places[view] {
      place = known
    } else {
      let type = makeType()
      place = views.count
      places[view] = place
      views.append((type, Record(view)))
      updatedCounts[type, default: 0] += 1
      if viewCounts[type] == nil, updatedCounts[type] == 1 { typeNames.append(type) }
    }
    views[place].record.count(causes, isWasted: isWasted, steps: steps)
  }

  /// The types with their number of views, sorted by wasted updates, then by updates, highest
  /// first.
  var types: [(views: Int, record: Record)] {
    var records = Dictionary(uniqueKeysWithValues: typeNames.map { ($0, Record($0)) })
    for (type, record) in views { records[type]?.add(record) }
    return typeNames.enumerated().map { index, name in
      let views = max(viewCounts[name] ?? 0, updatedCounts[name] ?? 0)
      return (index: index, views: views, record: records[name] ?? Record(name))
    }.sorted { left, right in
      let (a, b) = (left.record.tally, right.record.tally)
      return (-a.wasted, -a.updates, left.index) < (-b.wasted, -b.updates, right.index)
    }.map { ($0.views, $0.record) }
  }

  /// The record of a view that has updated.
  func record(of view: String) -> Record? { places[view].map { views[$0].record } }

  /// The records of a type's views that have updated.
  func views(ofType type: String) -> [Record] {
    views.filter { $0.type == type }.map(\.record)
  }

  /// A name without ordinals: `Shelf[…]` for `Shelf#1[Book#2]`, `Book.title` for `Book#1.title`.
  static func withoutOrdinals(_ name: String) -> String {
    var result: [UInt8] = []
    var rest = name.utf8[...]
    result.reserveCapacity(rest.count)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "#"): rest = rest.drop { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      case UInt8(ascii: "["):
        rest = rest.drop { $0 != UInt8(ascii: "]") }.dropFirst()
        result += "[…]".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
