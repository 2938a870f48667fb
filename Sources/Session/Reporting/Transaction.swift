/// What one input did, in words: kept for reports, `why`, `log` and `expect`.
package struct Transaction {
  /// One value that was written.
  package struct Write: Hashable, Sendable {
    /// `Book#1.title`, `count`.
    let target: String
    let kind: String
    let old: String
    let new: String
    let isNotified: Bool
    /// The statement that wrote it.
    let statement: String
    /// Why no view ran because of it.
    let silence: Silence?
    /// Whether it is a value of the shell's environment.
    var isOfEnvironment = false
  }

  /// One body, row or watch that ran again.
  package struct Update: Hashable, Sendable {
    package let name: String
    package let typeName: String
    let causes: [Cause]
    let isWasted: Bool
    /// What a watch shows now.
    let watched: String?
  }

  /// Why it ran.
  struct Cause: Hashable, Sendable {
    enum Kind: String, Sendable {
      case property, state, environment, object, input, identity, row, external
    }
    let kind: Kind
    /// `Book#1.title`, `\.theme`, a field of the view.
    let target: String
    var old: String?
    var new: String?
    /// The view that passed a different value.
    var parent: String?
    /// The statement that wrote it.
    var statement: String?
    var isComparable = true
  }

  package struct Appearance: Hashable, Sendable {
    package let name: String
    /// `row of LibraryView#1`; empty for what was mounted.
    let reason: String
    /// What a watch shows.
    let watched: String?
  }

  /// A view that shows what is no longer so.
  package struct Stale: Hashable, Sendable {
    package let view: String
    let target: String
    let silence: Silence
  }

  /// Why a write reached no view.
  enum Silence: Hashable, Sendable {
    case unread
    case equal
    case customEquality(type: String)
    /// The storage was written without the accessors that tell readers.
    case direct
    case ignored
    case notObservable(type: String)
    case variable
    case typeProperty
    /// The object announces its changes, but who reads it does not observe it.
    case unobserved(object: String)
    /// Only an action has read it, which makes no dependency: `tap Lend`.
    case readByAction(String)
    /// The object was taken out of the place through which views read it.
    case replaced(place: String, successor: String)
  }

  /// An object that gave way to another one.
  struct Replacement: Hashable, Sendable {
    let object: String
    /// `Shelf#1.book`.
    let place: String
    let successor: String
  }

  /// The number of the input.
  package var number = 0
  package var source = ""
  package var writes: [Write] = []
  package var updates: [Update] = []
  package var appeared: [Appearance] = []
  package var disappeared: [String] = []
  package var stale: [Stale] = []
  /// The objects that were exchanged for others.
  var replacements: [Replacement] = []
  /// Whether anything was mounted when it ended.
  var hasViews = false

  /// Whether nothing happened that is worth a line.
  var isQuiet: Bool {
    writes.isEmpty && updates.isEmpty && appeared.isEmpty && disappeared.isEmpty && stale.isEmpty
  }

  /// Adds what a later transaction of the same input did.
  mutating func append(_ other: Transaction) {
    writes += other.writes
    updates += other.updates
    appeared += other.appeared
    disappeared += other.disappeared
    stale += other.stale
    replacements += other.replacements
    hasViews = other.hasViews
  }
}
