/// How often views updated since the session began, why, and what it cost.
///
/// Views that are gone are kept, so that the figures of their types stay whole.
struct Statistics {
  /// What made views run.
  struct Cause: Hashable {
    /// `Book#1.title`, `\.theme`, a field of the view.
    let target: String
    let isComparable: Bool

    /// The same of any instance: `Book.title`.
    var general: Cause {
      Cause(target: Statistics.withoutNumbers(target), isComparable: isComparable)
    }
  }

  /// How often something happened, and how often to no effect.
  struct Tally {
    var updates = 0
    var wasted = 0

    static func += (left: inout Tally, right: Tally) {
      left.updates += right.updates
      left.wasted += right.wasted
    }
  }

  /// One view, or all of a type.
  struct Record {
    let name: String
    var tally = Tally()
    /// The steps that its runs took.
    var steps = 0
    /// How often each cause was among those of an update, in the order in which they came.
    private(set) var causes: [(cause: Cause, tally: Tally)] = []

    init(_ name: String) { self.name = name }

    /// One update with its causes.
    mutating func count(_ causes: [Cause], isWasted: Bool, steps: Int) {
      let one = Tally(updates: 1, wasted: isWasted ? 1 : 0)
      tally += one
      self.steps += steps
      for (index, cause) in causes.enumerated() where !causes[..<index].contains(cause) {
        add(one, to: cause)
      }
    }

    /// What another record has counted, of whichever instances.
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

    /// The causes, those first that most updates without effect come from.
    var rankedCauses: [(cause: Cause, tally: Tally)] {
      causes.enumerated().sorted { left, right in
        let (a, b) = (left.element.tally, right.element.tally)
        return (-a.wasted, -a.updates, left.offset) < (-b.wasted, -b.updates, right.offset)
      }.map(\.element)
    }
  }

  /// The views that have updated, in the order in which they first did.
  private var views: [(type: String, record: Record)] = []
  private var places: [String: Int] = [:]
  /// How many views of each type there have been, in the order in which the types came.
  private var typeNames: [String] = []
  private var viewCounts: [String: Int] = [:]
  /// How many of them have updated. A row is not known before it does: its views are spoken of.
  private var updatedCounts: [String: Int] = [:]

  var isEmpty: Bool { typeNames.isEmpty }

  mutating func countView(ofType type: String) {
    if viewCounts[type] == nil, updatedCounts[type] == nil { typeNames.append(type) }
    viewCounts[type, default: 0] += 1
  }

  mutating func countUpdate(
    of view: String, type: String, causes: [Cause], isWasted: Bool, steps: Int
  ) {
    let place: Int
    if let known = places[view] {
      place = known
    } else {
      place = views.count
      places[view] = place
      views.append((type, Record(view)))
      updatedCounts[type, default: 0] += 1
      if viewCounts[type] == nil, updatedCounts[type] == 1 { typeNames.append(type) }
    }
    views[place].record.count(causes, isWasted: isWasted, steps: steps)
  }

  /// The types with the number of views there have been, those first that updated most often without
  /// effect.
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

  /// What is known of a view that has updated.
  func record(of view: String) -> Record? { places[view].map { views[$0].record } }

  /// The views of a type that have updated.
  func views(ofType type: String) -> [Record] {
    views.filter { $0.type == type }.map(\.record)
  }

  /// `Shelf[…]` for `Shelf#1[Book#2]`, `Book.title` for `Book#1.title`.
  static func withoutNumbers(_ name: String) -> String {
    var result = ""
    var rest = name[...]
    while let character = rest.popFirst() {
      switch character {
      case "#": rest = rest.drop(while: \.isNumber)
      case "[":
        rest = rest.drop { $0 != "]" }.dropFirst()
        result += "[…]"
      default: result.append(character)
      }
    }
    return result
  }
}
