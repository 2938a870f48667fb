import Interpreter
import SourceText
import ViewGraph

/// The effects of an input in terms of names and text, for reports, `why`, `log` and `expect`.
package struct Transaction {
  /// A write to a property, variable or environment value.
  package struct Write: Sendable {
    /// The name of what was written: `Book#1.title`, `count`.
    let target: String
    let kind: String
    var change: ValueChange
    let isNotified: Bool
    /// The statement that wrote it; nil if the user did through a control.
    var writer: WriterDescription?
    /// The statements that wrote it again later.
    var laterWriters: [WriterDescription] = []
    /// The reason that the write invalidated no view; nil if it did.
    var noUpdateReason: NoUpdateReason?
    /// Whether the shell set it in the environment.
    var isOfEnvironment = false
    /// The control through whose binding the user wrote it.
    var control: Control?
    /// The kind of value, if its parts are not tracked individually.
    var whole: Whole?
    /// The index in `origins` of the code that wrote it; nil for the input itself.
    var origin: Int?
    /// The property whose changes the code that wrote it subscribes to: `Store#1.messages`.
    var source: String?
  }

  /// A capture-list variable that holds an old value of a property.
  struct Capture: Hashable, Sendable {
    let variable: String
    /// The property: `Search#1.query`.
    let target: String
    let old: String
    let new: String
    /// Where the closure is: `Search.swift:7`.
    let place: String
  }

  /// A user action without effect.
  enum VainAction: Hashable, Sendable {
    /// A control whose binding kept its value.
    case keptBinding(Control)
    /// Code ran, and wrote nothing.
    case noWrite
  }

  /// What the user has done through views.
  struct Use {
    /// The action, if it had no effect at all.
    var vain: VainAction?
    /// Why a control did not do quite what the user asked for.
    var remark: ControlRemark?
    /// The closures of the program that ran.
    var actions: [Fault.Place] = []
  }

  /// A control and the view that contains it.
  struct Control: Hashable, Sendable {
    let label: String
    let view: String
  }

  /// A kind of value that is tracked as a whole.
  indirect enum Whole: Hashable, Sendable {
    case structure(type: String)
    case collection
  }

  /// A rerun of a body, row or watch.
  package struct Update: Hashable, Sendable {
    package let name: String
    package let typeName: String
    let causes: [Cause]
    let isWasted: Bool
    /// The machine's steps of this run, without nested updates.
    let steps: Int
    /// The new value of a watch; nil for views.
    let watched: String?
    /// The number of the pass in the input, from 1.
    var pass = 1
    /// The states that stayed with the place of its row, if the row shows another element now.
    var misplaced: MisplacedStates?
  }

  /// States that stayed with the place of a row when its elements moved.
  struct MisplacedStates: Hashable, Sendable {
    /// The states and their values: `taps = 1`, `Stepper#2.count = 3`.
    let states: [String]
    /// The element that the row showed before.
    let before: String
    /// The element that it shows.
    let after: String
    /// The collection whose places identify the rows; nil if that is unknown.
    let collection: String?
  }

  /// A reason for an update.
  struct Cause: Hashable, Sendable {
    /// The kind of value that changed.
    enum Kind: String, Sendable {
      case property, state, environment, object, input, external
    }
    let kind: Kind
    /// The name of what changed: `Book#1.title`, `\.theme`, a field of the view.
    let target: String
    /// For an environment value, the part of it that the view asks for: `.color` for `\.theme.color`.
    var part = ""
    var change = ValueChange()
    /// Whether the target is the content of the view rather than a dependency.
    var isContent = false
    /// For a field, the view that passed another value.
    var parent: String?
    /// For an environment value, what set it.
    var setter: EnvironmentSetter?
    /// The indices in `steps` of the writes that the view had not shown yet.
    var steps: [Int] = []
    var comparison = Comparison.value
    /// For an object, all that it announced: properties, or the object itself.
    var announced: Set<String> = []

    /// Whether the view's struct made the value anew.
    var isRecreation: Bool { if case .recreated = comparison { true } else { false } }

    /// The target, with the path to the changed part if there is only one.
    var shownTarget: String { target + part + (comparison.isComparable ? change.path : "") }
  }

  /// How a field or environment value was compared.
  indirect enum Comparison: Hashable, Sendable {
    case value
    /// The view's struct creates a new value each time.
    case recreated(Recreation)
    /// The initial value of a state, which has no effect later; the flag is for values created each
    /// time.
    case firstValue(isRecreated: Bool)
    /// A closure with captures, which cannot be compared.
    case closure(ClosureUse)
    /// A binding of two closures, which cannot be compared.
    ///
    /// It belongs to an element of a collection, or is made by the program.
    case binding(isOfElement: Bool)

    var isComparable: Bool {
      switch self {
      case .value, .recreated, .firstValue: true
      case .closure, .binding: false
      }
    }
  }

  /// A value that the view's struct creates each time.
  struct Recreation: Hashable, Sendable {
    /// The values of the former object that the new one does not have.
    let lost: [LostValue]
    /// The class of the value; nil if it is not an object.
    let objectType: String?
    /// Whether its class belongs to the library; its properties are then not reported.
    let isLibrary: Bool
    /// Whether it is a publisher whose source is inside operators.
    let isSource: Bool
    /// The program's text that makes the value.
    let text: String?
    /// Whether the class is an `ObservableObject`.
    let announces: Bool
    /// Whether a wrapper of the library observes it.
    let isObserved: Bool
  }

  /// A runtime warning of the framework, with its remedy.
  struct Misuse: Hashable, Sendable {
    let view: String?
    let text: String
    let advice: String?
  }

  /// A value in an object that was replaced by a new one.
  struct LostValue: Hashable, Sendable {
    let property: String
    let value: String
  }

  /// A change of an environment value, with or without readers.
  struct EnvironmentChange: Hashable, Sendable {
    let key: String
    let setter: EnvironmentSetter?
  }

  /// A view that appeared.
  package struct Appearance: Hashable, Sendable {
    package let name: String
    /// The name of its type, such as `LibraryView`; empty for rows and closures.
    let typeName: String
    let reason: ViewGraph.Appearance.Reason
    let pass: Int
    /// The value of a watch; nil for views.
    let watched: String?
    /// What was written to the binding that presents it; empty if it is not presented.
    var targets: [String] = []
  }

  /// A view that was removed.
  package struct Departure: Hashable, Sendable {
    /// A state whose value was lost with the view.
    struct LostState: Hashable, Sendable {
      let property: String
      let value: String
    }
    package let name: String
    /// The view whose body contained it.
    let owner: String?
    let reason: ViewGraph.Departure.Reason
    let pass: Int
    /// The lost states, except those that still had their initial values.
    let lost: [LostState]
    /// The causes of an update that was still pending.
    var pending: [String] = []
    /// What was written to the binding that presented it; empty if it was not presented.
    var targets: [String] = []
    /// The condition whose other branch replaced it: `m.flag`; nil if there are several conditions.
    var condition: String?
  }

  /// Code other than the input itself that ran because of it: a callback, a task, a body.
  struct Origin: Hashable, Sendable {
    let kind: ViewGraph.Origin.Kind
    /// The view that contains the code, if any.
    let view: String?
    let pass: Int
    /// The property to whose changes the code subscribes.
    var source: String?
    /// The earlier input that began it.
    var beginning: Beginning?
  }

  /// The reason that a write invalidated no view.
  ///
  /// Like other enums of a transaction it is indirect: few of its values hold something, and all are copied.
  indirect enum NoUpdateReason: Hashable, Sendable {
    case unread
    case equal
    case customEquality(type: String)
    /// The storage was written without the accessors that notify readers.
    case direct
    /// Observation ignores the property; `wrapper` stores its value instead, such as `AppStorage`.
    case ignored(wrapper: String?)
    case notObservable(type: String)
    /// The property of an `ObservableObject` that is not `@Published`.
    case unpublished
    case variable
    case typeProperty
    /// The object announces its changes, but views that read it do not observe it.
    case unobserved(object: String)
    /// The view that read it was removed before it could run.
    case gone(view: String)
    /// Only an action has read it, which creates no dependency: `tap Lend`.
    case readByAction(String)
    /// Views that read the key inherit a value set closer to them, by a frame or a view.
    case hidden(by: String)
    /// The object was replaced at the place through which views read it.
    case replaced(place: String, successor: String)
  }

  /// The replacement of one object by another.
  struct Replacement: Hashable, Sendable {
    let object: String
    /// The property that held both: `Shelf#1.book`.
    let place: String
    let successor: String
  }

  /// The direction of a move through the history.
  enum Direction: Hashable, Sendable { case back, forth }

  /// The number of the input.
  package var number = 0
  /// The direction of the move, if the input moved through the history.
  ///
  /// The effects are then the differences between the screens before and after.
  var direction: Direction?
  /// The mark of a view that shows something else.
  var updateMark: String {
    switch direction {
    case nil: "↻"
    case .back: "↶"
    case .forth: "↷"
    }
  }
  private var typed: Source?
  /// The writes, merged for each target: from its first old value to its last new one.
  package var writes: [Write] = []
  /// The writes, separate if views ran in between.
  var steps: [Write] = []
  var origins: [Origin] = []
  var environment: [EnvironmentChange] = []
  /// The user defaults that the program itself wrote: `AppStorage.name`.
  var storedTargets: [String] = []
  /// The names of the notifications that were posted and that nobody received.
  var unreceived: [String] = []
  package var updates: [Update] = []
  package var appeared: [Appearance] = []
  package var disappeared: [Departure] = []
  /// The views that the input made stale.
  package var stale: [StaleView] = []
  /// The runtime warnings of the framework.
  var misuses: [Misuse] = []
  /// The objects that were replaced by others.
  var replacements: [Replacement] = []
  /// Whether anything was mounted at the end of the input.
  var hasViews = false
  var use = Use()
  /// The code that wrote states of removed views.
  var lateWriters: [WriterDescription] = []
  /// The outdated captures that code used when it ran.
  var captures: [Capture] = []
  /// The nanoseconds until work that the input has started continues; nil if none waits for the
  /// clock.
  var delay: Int?

  /// Whether there is nothing to report.
  var isQuiet: Bool {
    writes.isEmpty && updates.isEmpty && appeared.isEmpty && disappeared.isEmpty && stale.isEmpty
      && lateWriters.isEmpty
  }

  /// The text of the input.
  package var source: String { typed?.text ?? "" }

  /// The input again, with its place.
  var input: Source {
    Source(name: typed?.name ?? "", bytes: typed?.bytes ?? [], firstLine: typed?.firstLine ?? 1)
  }

  /// Whether this and another transaction are steps of one input.
  func isStep(of other: Transaction) -> Bool { typed != nil && typed === other.typed }

  /// Notes which input this was.
  mutating func note(_ input: Source, number: Int) {
    self.number = number
    typed = input
  }

  /// The number of passes so far.
  private var passes: Int {
    let last = [
      updates.last?.pass, appeared.last?.pass, disappeared.last?.pass, origins.last?.pass,
    ].compactMap(\.self).max()
    return last.map { $0 + 1 } ?? 0
  }

  /// Appends the effects of a later transaction of the same input.
  mutating func append(_ other: Transaction) {
    let (firstStep, firstOrigin, firstPass) = (steps.count, origins.count, passes)
    func moved(_ write: Write) -> Write {
      var write = write
      write.origin = write.origin.map { $0 + firstOrigin }
      return write
    }
    writes += other.writes.map(moved)
    steps += other.steps.map(moved)
    origins += other.origins.map { $0.moved(to: $0.pass + firstPass) }
    environment += other.environment
    storedTargets += other.storedTargets
    unreceived += other.unreceived
    use.actions += other.use.actions
    lateWriters += other.lateWriters
    captures += other.captures.filter { !captures.contains($0) }
    updates += other.updates.map { $0.moved(by: firstStep, firstPass) }
    appeared += other.appeared.map { $0.moved(to: $0.pass + firstPass) }
    disappeared += other.disappeared.map { $0.moved(to: $0.pass + firstPass) }
    stale += other.stale
    misuses += other.misuses
    replacements += other.replacements
    hasViews = other.hasViews
    use.vain = other.use.vain
    use.remark = other.use.remark
    delay = other.delay
  }
}

extension Transaction {
  /// The removed views that lost their state and whose places the given views took: views of the
  /// same type, in the same view.
  func predecessors(of views: [String]) -> [String] {
    let lost = disappeared.filter { !$0.lost.isEmpty }
    if lost.isEmpty { return [] }
    let views = Set(views)
    let places = Set(
      appeared.lazy.filter { views.contains($0.name) }
        .map { ViewPlace(type: $0.name.typePart, owner: $0.reason.owner?.withoutRow) })
    return lost.map { ($0.name, ViewPlace(type: $0.name.typePart, owner: $0.owner?.withoutRow)) }
      .filter { $0.1.owner != nil && places.contains($0.1) }.map(\.0)
  }

  /// The place of views of one type; the rows of a list are one place.
  private struct ViewPlace: Hashable {
    let type: String
    let owner: String?
  }
}

extension ViewGraph.Appearance.Reason {
  /// The view in whose body, or in whose row, it appeared.
  var owner: String? {
    switch self {
    case .mounted: nil
    case .parent(let name), .branch(let name), .identity(let name, _, _), .presented(let name): name
    }
  }
}

extension Transaction.Update {
  /// Whether this is a row or closure of a view, which is a scope of its own.
  func isPart(of view: String) -> Bool { watched == nil && name.isPart(ofView: view) }

  /// The update with the indices of its causes' steps shifted by `count`, and some passes later.
  fileprivate func moved(by count: Int, _ passes: Int) -> Self {
    let causes = causes.map { cause in
      var cause = cause
      cause.steps = cause.steps.map { $0 + count }
      return cause
    }
    return Self(
      name: name, typeName: typeName, causes: causes, isWasted: isWasted, steps: steps,
      watched: watched, pass: pass + passes, misplaced: misplaced)
  }
}

extension Transaction.Appearance {
  fileprivate func moved(to pass: Int) -> Self {
    Self(
      name: name, typeName: typeName, reason: reason, pass: pass, watched: watched, targets: targets
    )
  }
}

extension Transaction.Departure {
  fileprivate func moved(to pass: Int) -> Self {
    Self(
      name: name, owner: owner, reason: reason, pass: pass, lost: lost, pending: pending,
      targets: targets, condition: condition)
  }
}

extension Transaction.Origin {
  /// The same code in another pass.
  func moved(to pass: Int) -> Self {
    Self(kind: kind, view: view, pass: pass, source: source, beginning: beginning)
  }
}
