import ViewGraph

/// The effects of one input as text: kept for reports, `why`, `log` and `expect`.
package struct Transaction {
  /// One value that was written.
  package struct Write: Hashable, Sendable {
    /// `Book#1.title`, `count`.
    let target: String
    let kind: String
    var change: ValueChange
    let isNotified: Bool
    /// The program's code that wrote it; nil if the user did, through a control.
    var writer: WriterDescription?
    /// The code that wrote it again later.
    var laterWriters: [WriterDescription] = []
    /// Why no view ran for it.
    var silence: Silence?
    /// Whether it is a value in the shell's environment.
    var isOfEnvironment = false
    /// The control through whose binding the user wrote it.
    var control: Control?
    /// The kind of value, if its parts are not tracked separately.
    var whole: Whole?
    /// The position in `origins` of the code that wrote it; nil for the input itself.
    var origin: Int?
  }

  /// An action of the user that nothing came of.
  enum VainAction: Hashable, Sendable {
    /// A control whose binding kept its value.
    case keptBinding(Control)
    /// Code ran, and wrote nothing.
    case noWrite
  }

  /// A control, and the view that contains it.
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
    /// The machine's steps in this run, without those of other updates.
    let steps: Int
    /// The value of a watch.
    let watched: String?
    /// The pass of the input, from 1.
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
    /// The view that passed another value.
    var parent: String?
    /// Where the environment value was set.
    var setter: EnvironmentSetter?
    /// The writes, as positions in `steps`, that the view had not yet shown.
    var steps: [Int] = []
    var comparison = Comparison.value

    /// The target with the path to the part that changed, if it is only one.
    var shownTarget: String { comparison.isComparable ? target + change.path : target }
  }

  /// How a field or an environment value differs.
  enum Comparison: Hashable, Sendable {
    case value
    /// The view's struct makes its own value each time.
    case madeAnew(Remaking)
    /// The initial value of a state, which keeps its current value; whether the struct makes it
    /// each time.
    case firstValue(isMadeAnew: Bool)
    /// Closures with captures cannot be compared.
    case closure(ClosureUse)
    /// A binding made of two closures cannot be compared; they belong to a collection's element or
    /// to the program.
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
    /// How an object that the view had differs from the new one.
    let lost: [LostValue]
    /// The class, if it is an object.
    let objectType: String?
    /// Whether the class is an `ObservableObject`.
    let announces: Bool
    /// Whether a library wrapper observes it.
    let isObserved: Bool
  }

  /// A warning of the framework, and the remedy.
  struct Misuse: Hashable, Sendable {
    let view: String?
    let text: String
    let advice: String?
  }

  /// A value in an object that was replaced by another one.
  struct LostValue: Hashable, Sendable {
    let property: String
    let value: String
  }

  /// An environment value that changed, whether or not it has readers.
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
    /// The value of a watch.
    let watched: String?
    /// What was written to the binding that presents it, if it is presented.
    var targets: [String] = []
  }

  /// A view that was removed.
  package struct Departure: Hashable, Sendable {
    struct LostState: Hashable, Sendable {
      let property: String
      let value: String
    }
    package let name: String
    /// The view whose body contained it.
    let owner: String?
    let reason: ViewGraph.Departure.Reason
    let pass: Int
    /// Its states that no longer held their initial values.
    let lost: [LostState]
    /// The causes of an update that was still pending.
    var pending: [String] = []
    /// What was written to the binding that presented it, if it was presented.
    var targets: [String] = []
    /// The condition whose other branch is shown: `m.flag`; nil if it is not the only one.
    var condition: String?
  }

  /// Code that ran for another reason than the input's own text.
  struct Origin: Hashable, Sendable {
    let kind: ViewGraph.Origin.Kind
    /// The view that contains the code.
    let view: String?
    let pass: Int
  }

  /// Why a write invalidated no view.
  enum Silence: Hashable, Sendable {
    case unread
    case equal
    case customEquality(type: String)
    /// The storage was written without the accessors that notify readers.
    case direct
    /// Observation ignores it; `wrapper` stores it instead: `AppStorage`.
    case ignored(wrapper: String?)
    case notObservable(type: String)
    /// The property of an `ObservableObject` that is not `@Published`.
    case unpublished
    case variable
    case typeProperty
    /// The object announces its changes, but its readers do not observe it.
    case unobserved(object: String)
    /// The view that reads it was removed before it could run.
    case gone(view: String)
    /// Only an action has read it, which creates no dependency: `tap Lend`.
    case readByAction(String)
    /// Views that read the key see a value set closer to them, by a frame or by a view.
    case hidden(by: String)
    /// The object was removed from the place through which views read it.
    case replaced(place: String, successor: String)
  }

  /// An object that was replaced by another one.
  struct Replacement: Hashable, Sendable {
    let object: String
    /// `Shelf#1.book`.
    let place: String
    let successor: String
  }

  /// The direction of a step through the history.
  enum Direction: Hashable, Sendable { case back, forth }

  /// The number of the input.
  package var number = 0
  /// Set if the input moved through the history: the transaction then describes how the screen
  /// differs from before.
  var direction: Direction?
  package var source = ""
  /// One write for each place: from its first value to its last.
  package var writes: [Write] = []
  /// The individual writes, if views ran in between.
  var steps: [Write] = []
  var origins: [Origin] = []
  var environment: [EnvironmentChange] = []
  package var updates: [Update] = []
  package var appeared: [Appearance] = []
  package var disappeared: [Departure] = []
  /// The views that the input made stale.
  package var stale: [StaleView] = []
  /// The framework's warnings.
  var misuses: [Misuse] = []
  /// The objects that were replaced by others.
  var replacements: [Replacement] = []
  /// Whether anything was mounted at its end.
  var hasViews = false
  /// What the user did to the views, where that had no effect at all.
  var vainAction: VainAction?
  /// How long what the input has begun waits for the clock, in nanoseconds; nil where nothing does.
  var delay: Int?

  /// Whether there is nothing to report.
  var isQuiet: Bool {
    writes.isEmpty && updates.isEmpty && appeared.isEmpty && disappeared.isEmpty && stale.isEmpty
  }

  /// Appends the effects of a later transaction of the same input.
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
    vainAction = other.vainAction
    delay = other.delay
  }
}

extension Transaction.Update {
  /// Whether it is a row or closure of a view, which is a scope of its own.
  func isPart(of view: String) -> Bool {
    watched == nil && name.hasPrefix(view)
      && (name.dropFirst(view.count).first.map { $0 == "." || $0 == "[" } ?? false)
  }

  /// Whether it ran because of a write to this target.
  func ran(for write: Transaction.Write) -> Bool {
    causes.contains { $0.target == write.target }
  }

  /// The update with the steps of its causes shifted by `count`.
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
