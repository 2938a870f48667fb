package import Interpreter
internal import ObservationGraph
internal import Semantics
import SourceText

/// The effects of one input on the views.
package struct UpdateTrace {
  /// Bodies, rows and watches that ran again, in tree order within each pass.
  package internal(set) var updates: [Update] = []
  /// Views that appeared.
  package internal(set) var appeared: [Appearance] = []
  /// Views that disappeared.
  package internal(set) var disappeared: [Departure] = []
  /// Other code than the input itself that wrote something; nested code comes before the code
  /// around it.
  package internal(set) var origins: [Origin] = []
  /// The announcements of objects that views observe, by object.
  package internal(set) var announcements: [String: [ObjectAnnouncement]] = [:]
  /// The changes that properties sent to their subscribers.
  package internal(set) var publications: [Publication] = []
  /// Runtime warnings about misuse, and requests that nothing handles.
  package internal(set) var log: [FrameworkMessage] = []
  /// The user defaults that the program itself wrote, named as `@AppStorage` names them.
  package internal(set) var storedTargets: [String] = []
  /// The names of the notifications that were posted and that nobody received.
  package internal(set) var unreceived: [String] = []
  /// Environment values that changed.
  var environmentChanges: [EnvironmentChange] = []
  /// Why the next view is built, if it is not just part of a body.
  var arrival: Appearance.Reason?
  /// What changed the binding of the presentation that is being updated.
  var presenting: [Cause] = []
  /// The pending updates of the view that is being removed.
  var pending: [Cause] = []
  /// The control that the user operated, and the view that contains it.
  package internal(set) var control: (label: String, view: String)?
  /// The closures of the program that the user ran.
  package internal(set) var actions: [Fault.Place] = []
  /// The outdated captures of code that ran later than it was made.
  package internal(set) var outdatedCaptures: [OutdatedCapture] = []
  /// Why the control did not do quite what the user asked for.
  package internal(set) var remark: ControlRemark?

  /// An empty trace.
  package init() {}

  /// Removes everything but keeps the storage.
  mutating func removeAll() {
    while !updates.isEmpty { updates.removeLast() }
    if !appeared.isEmpty { appeared = [] }
    if !disappeared.isEmpty { disappeared = [] }
    if !origins.isEmpty { origins = [] }
    if !announcements.isEmpty { announcements = [:] }
    if !publications.isEmpty { publications = [] }
    if !log.isEmpty { log = [] }
    if !storedTargets.isEmpty { storedTargets = [] }
    if !unreceived.isEmpty { unreceived = [] }
    if !environmentChanges.isEmpty { environmentChanges = [] }
    if control != nil { control = nil }
    if !actions.isEmpty { actions = [] }
    if !outdatedCaptures.isEmpty { outdatedCaptures = [] }
    if remark != nil { remark = nil }
  }

  /// Whether no view was affected.
  package var isEmpty: Bool { updates.isEmpty && appeared.isEmpty && disappeared.isEmpty }

  /// The number of changed environment values that have readers.
  var seenEnvironmentChanges: Int { environmentChanges.count(where: \.hasReaders) }

  mutating func note(_ change: EnvironmentChange) { environmentChanges.append(change) }
}

/// One run of a body, row or watch that already existed.
///
/// Its texts are computed on demand, which must be before the transaction is committed.
package struct Update {
  // A removed node is kept alive until the transaction ends.
  unowned(unsafe) let node: ViewNode
  let reasons: Reasons
  /// Whether the run did not change the screen.
  package let isWasted: Bool
  /// The new value of a watch that has run again since, in the same input.
  var replaced: Held?
  /// The pass of the input, from 1.
  package let pass: Int
  /// The machine's steps in this run, without those of other updates.
  package let steps: Int
  /// The moment of the input whose writes it shows.
  package internal(set) var moment = 0

  /// The new value of a watch.
  package var watched: Held? { replaced ?? (node as? WatchNode)?.shown }
  /// `BookView#1`, `LibraryView#1[Book#2]`.
  package var name: String { node.name ?? (node as? BodyNode)?.placeName ?? "" }
  /// `BookView`; empty for rows and closures.
  package var typeName: String { (node as? BodyNode)?.typeName ?? "" }
  package var causes: [Cause] { node.host.tracker.causes(reasons) }

  /// The program's text for the initial value of a field of the view's struct.
  package func initialText(of field: String) -> String? {
    guard let body = node as? BodyNode else { return nil }
    let properties = node.host.machine.dynamicType(body.container).storedProperties
    let property = properties.first { ($0.wraps?.name ?? $0.name) == field }
    let function = property?.wraps?.initialValue ?? property?.initialValue
    return function.map { $0.source.text(in: $0.span) }
  }

  /// Where the environment value that the view now sees was set, by key name.
  package func setter(of path: EnvironmentPath) -> EnvironmentSetter? {
    node.host.environment.setter(of: path, seenFrom: node.frame)
  }
}

/// Why a node runs, in compact form; texts are made only on demand.
enum Reasons {
  /// One property of an instance has changed.
  case property(PropertyReference)
  case causes([Cause])

  var isEmpty: Bool {
    if case .causes(let causes) = self { causes.isEmpty } else { false }
  }
}

/// A view that appeared.
package struct Appearance {
  package enum Reason: Hashable, Sendable {
    case mounted
    /// It is in the body of a view that ran, or in a row: `Shelf#1[Book#2]`.
    case parent(String)
    case branch(of: String)
    /// Its identity changed: `.id(…)`.
    case identity(of: String, old: String, new: String)
    case presented(by: String)
  }
  package let name: String
  package let reason: Reason
  /// The pass of the input in which it appeared, from 0.
  package let pass: Int
  let node: ViewNode
  /// What changed the binding that presents it, if it is presented.
  package var causes: [Cause] = []
  /// The moment of the input whose writes it shows.
  package var moment = 0

  /// `BookView`; empty for rows and closures.
  package var typeName: String { (node as? BodyNode)?.typeName ?? "" }
}

/// Why a body ran.
package enum Cause {
  /// A property of an observable object that the last run read.
  case property(target: String, property: String)
  /// A state of a view.
  case state(view: String, property: String)
  /// A value of the environment.
  case environment(EnvironmentPath, old: Held?, new: Held?)
  /// An object announced a change.
  case object(target: String)
  /// The parent's body passed a struct that differs in this field.
  case input(field: String, old: Held, new: Held, difference: FieldDifference, parent: String)
  /// An expression that the shell watches, or a global, changed.
  case external(String)
}

/// How a field differs from the value that the parent's body passed before.
package enum FieldDifference: Hashable, Sendable {
  case value
  /// The struct makes the value itself each time: a `let` with an initial value, or an object
  /// created along with it. `isObserved` tells whether a library wrapper observes the object.
  case recreated(isObserved: Bool)
  /// The struct makes the source of a publisher each time, such as a timer behind operators. The
  /// operators themselves are closures of the library.
  case remadeSource
  /// The initial value of a state, which the view no longer uses; whether the struct makes it.
  case firstValue(isRecreated: Bool)
  /// Closures with captures cannot be compared.
  case closure(ClosureUse)
  /// A binding made of two closures cannot be compared; they are the program's or, for an element
  /// of a collection, the library's.
  case binding(isOfElement: Bool)
}

/// The purpose of a closure in a view's field.
package enum ClosureUse: Hashable, Sendable {
  case action
  /// It makes a view.
  case content
  /// It makes the object of a `@StateObject`, once.
  case stateObject
}

extension Cause {
  var isEnvironment: Bool { if case .environment = self { true } else { false } }

  /// Whether it is a field whose values were compared.
  package var isComparableInput: Bool {
    switch self {
    case .input(_, _, _, .closure, _), .input(_, _, _, .binding, _): false
    case .input: true
    default: false
    }
  }
}

extension [Cause] {
  /// These causes and those of others that are not among them.
  func adding(_ others: [Cause]) -> [Cause] {
    var names = Set(compactMap(\.readName))
    return self
      + others.filter { cause in cause.readName.map { names.insert($0).inserted } ?? true }
  }
}

extension Cause {
  /// The name of what was read, if a body can read it in two ways: a state directly and through the
  /// environment, an environment value through a wrapper and through the context of a wrapped view.
  fileprivate var readName: String? {
    switch self {
    case .state(let view, let property): "\(view).\(property)"
    case .environment(let path, _, _): path.text
    default: nil
    }
  }
}

/// One value of the environment that changed.
struct EnvironmentChange {
  let key: EnvironmentKey
  let old: Held?
  let new: Held?
  /// The frame whose value changed.
  let frame: EnvironmentFrame
  /// Whether the value had readers, which were then invalidated.
  let hasReaders: Bool
}
