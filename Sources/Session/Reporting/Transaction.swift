import ViewGraph

/// What one input did, as facts in words: kept for reports, `why`, `log` and `expect`.
package struct Transaction {
  /// One value that was written.
  package struct Write: Hashable, Sendable {
    /// `Book#1.title`, `count`.
    let target: String
    let kind: String
    var change: ValueChange
    let isNotified: Bool
    /// The code of the program that wrote it; nil where a person did, through a control.
    var writer: WriterDescription?
    /// The code that wrote it again after that.
    var laterWriters: [WriterDescription] = []
    /// Why no view ran because of it.
    var silence: Silence?
    /// Whether it is a value of the shell's environment.
    var isOfEnvironment = false
    /// The control of a view through whose binding a person wrote it.
    var control: Control?
    /// What the value is a whole of, where it has parts that nobody tracks one by one.
    var whole: Whole?
    /// The position in `origins` of what led to the code that wrote it; nil for the input itself.
    var origin: Int?
  }

  /// A control, and the view that it stands in.
  struct Control: Hashable, Sendable {
    let label: String
    let view: String
  }

  /// A value that is tracked as a whole.
  enum Whole: Hashable, Sendable {
    case structure(type: String)
    case collection
  }

  /// One body, row or watch that ran again.
  package struct Update: Hashable, Sendable {
    package let name: String
    package let typeName: String
    let causes: [Cause]
    let isWasted: Bool
    /// The machine's steps that the run took, those of other updates aside.
    let steps: Int
    /// What a watch shows now.
    let watched: String?
    /// Which pass of the input it ran in, from 1.
    var pass = 1
  }

  /// Why it ran.
  struct Cause: Hashable, Sendable {
    enum Kind: String, Sendable {
      case property, state, environment, object, input, external
    }
    let kind: Kind
    /// `Book#1.title`, `\.theme`, a field of the view.
    let target: String
    var change = ValueChange()
    /// The view that passed a different value.
    var parent: String?
    /// Who set the value of the environment.
    var setter: EnvironmentSetter?
    /// The writes, as positions in `steps`, that the view had not shown before.
    var steps: [Int] = []
    var comparison = Comparison.value

    /// The target with the path to the one part of it that has changed.
    var shownTarget: String { comparison.isComparable ? target + change.path : target }
  }

  /// In what way a field or a value of the environment differs.
  enum Comparison: Hashable, Sendable {
    case value
    /// The view's struct makes its own each time.
    case madeAnew(Remaking)
    /// The first value of a state, which keeps what it has; whether the struct makes it each time.
    case firstValue(isMadeAnew: Bool)
    /// Closures that capture cannot be compared.
    case closure(ClosureUse)
    /// Neither can a binding that is made of two closures, which are those of a collection's element
    /// or the program's own.
    case binding(isOfElement: Bool)

    var isComparable: Bool {
      switch self {
      case .value, .madeAnew, .firstValue: true
      case .closure, .binding: false
      }
    }
  }

  /// A value that the view's struct makes each time.
  struct Remaking: Hashable, Sendable {
    /// Where an object that the view had differs from the new one.
    let lost: [LostValue]
    /// The class, where it is an object.
    let objectType: String?
    /// Whether that is an `ObservableObject`.
    let announces: Bool
    /// Whether a wrapper of the library observes it.
    let isObserved: Bool
  }

  /// Something that the framework warns of, and what to change.
  struct Misuse: Hashable, Sendable {
    let view: String?
    let text: String
    let advice: String?
  }

  /// What an object held that another one took the place of.
  struct LostValue: Hashable, Sendable {
    let property: String
    let value: String
  }

  /// A value of the environment that was set otherwise, whether anybody sees it or not.
  struct EnvironmentChange: Hashable, Sendable {
    let key: String
    let setter: EnvironmentSetter?
  }

  package struct Appearance: Hashable, Sendable {
    package let name: String
    /// `LibraryView`; empty for rows and closures.
    let typeName: String
    let reason: ViewGraph.Appearance.Reason
    let pass: Int
    /// What a watch shows.
    let watched: String?
    /// What was written to the binding that presents it, where it is presented.
    var targets: [String] = []
  }

  /// A view that went.
  package struct Departure: Hashable, Sendable {
    struct LostState: Hashable, Sendable {
      let property: String
      let value: String
    }
    package let name: String
    /// The view in whose body it stood.
    let owner: String?
    let reason: ViewGraph.Departure.Reason
    let pass: Int
    /// The states that it had changed.
    let lost: [LostState]
    /// What it would have run for, had it stayed.
    var pending: [String] = []
    /// What was written to the binding that presented it, where it was presented.
    var targets: [String] = []
    /// The condition whose other branch is shown: `m.flag`; nil where that is not the only one.
    var condition: String?
  }

  /// Code that ran because of something other than the input itself.
  struct Origin: Hashable, Sendable {
    let kind: ViewGraph.Origin.Kind
    /// The view that the code stands in.
    let view: String?
    let pass: Int
  }

  /// Why a write reached no view.
  enum Silence: Hashable, Sendable {
    case unread
    case equal
    case customEquality(type: String)
    /// The storage was written without the accessors that tell readers.
    case direct
    /// Observation ignores it; `wrapper` is what keeps it instead: `AppStorage`.
    case ignored(wrapper: String?)
    case notObservable(type: String)
    case variable
    case typeProperty
    /// The object announces its changes, but who reads it does not observe it.
    case unobserved(object: String)
    /// The view that reads it went before it could run.
    case gone(view: String)
    /// Only an action has read it, which makes no dependency: `tap Lend`.
    case readByAction(String)
    /// Views that read the key see another value, which is set nearer to them: by a frame, or by a view.
    case hidden(by: String)
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

  /// Which way a session went through its history.
  enum Direction: Hashable, Sendable { case back, forth }

  /// The number of the input.
  package var number = 0
  /// Set where the input went through the history: what it tells of is what views show now and did not
  /// show before.
  var direction: Direction?
  package var source = ""
  /// One for each place that was written: from its first value to its last.
  package var writes: [Write] = []
  /// The same one by one, where views ran in between.
  var steps: [Write] = []
  var origins: [Origin] = []
  var environment: [EnvironmentChange] = []
  package var updates: [Update] = []
  package var appeared: [Appearance] = []
  package var disappeared: [Departure] = []
  /// The views that show what is no longer so, as far as the input has made it so.
  package var stale: [StaleView] = []
  /// What the framework warned of.
  var misuses: [Misuse] = []
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
    let (firstStep, firstOrigin) = (steps.count, origins.count)
    func moved(_ write: Write) -> Write {
      var write = write
      write.origin = write.origin.map { $0 + firstOrigin }
      return write
    }
    writes += other.writes.map(moved)
    steps += other.steps.map(moved)
    origins += other.origins
    environment += other.environment
    updates += other.updates.map { $0.moved(by: firstStep) }
    appeared += other.appeared
    disappeared += other.disappeared
    stale += other.stale
    misuses += other.misuses
    replacements += other.replacements
    hasViews = other.hasViews
  }
}

extension Transaction.Update {
  /// Whether it is that of a row or closure of a view, which is a scope of its own.
  func isPart(of view: String) -> Bool {
    watched == nil && name.hasPrefix(view)
      && (name.dropFirst(view.count).first.map { $0 == "." || $0 == "[" } ?? false)
  }

  /// Whether it was a write of this target that made it run.
  func ran(for write: Transaction.Write) -> Bool {
    causes.contains { $0.target == write.target }
  }

  /// The same where its causes count steps from `count` on.
  fileprivate func moved(by count: Int) -> Self {
    let causes = causes.map { cause in
      var cause = cause
      cause.steps = cause.steps.map { $0 + count }
      return cause
    }
    return Self(
      name: name, typeName: typeName, causes: causes, isWasted: isWasted, steps: steps,
      watched: watched, pass: pass)
  }
}
