internal import Interpreter
internal import ObservationGraph

/// What one input did to the views, as data.
package struct UpdateTrace {
  /// Bodies, rows and watches that were mounted and ran again, in tree order within each pass.
  package internal(set) var updates: [Update] = []
  /// Views that came.
  package internal(set) var appeared: [Appearance] = []
  /// Views that went.
  package internal(set) var disappeared: [Departure] = []
  /// Code that ran besides the input itself and wrote something, what is inside of other such code
  /// before that.
  package internal(set) var origins: [Origin] = []
  /// What the framework has to say: misuse in its own words, and requests that nobody serves.
  package internal(set) var log: [FrameworkMessage] = []
  /// Values of the environment that changed.
  var environmentChanges: [EnvironmentChange] = []
  /// What has changed the binding of the presentation that follows it just now.
  var presenting: [Cause] = []
  /// What the view that goes just now would have run for.
  var pending: [Cause] = []
  /// The control that a person has used, and the view that it stands in.
  package internal(set) var control: (label: String, view: String)?

  /// Nothing happened.
  package init() {}

  /// Forgets everything but the storage.
  mutating func removeAll() {
    while !updates.isEmpty { updates.removeLast() }
    if !appeared.isEmpty { appeared = [] }
    if !disappeared.isEmpty { disappeared = [] }
    if !origins.isEmpty { origins = [] }
    if !log.isEmpty { log = [] }
    if !environmentChanges.isEmpty { environmentChanges = [] }
    if control != nil { control = nil }
  }

  /// Whether nothing happened to any view.
  package var isEmpty: Bool { updates.isEmpty && appeared.isEmpty && disappeared.isEmpty }

  /// How many of the changed values of the environment somebody sees.
  var seenEnvironmentChanges: Int { environmentChanges.count(where: \.hasReaders) }

  mutating func note(_ change: EnvironmentChange) { environmentChanges.append(change) }
}

/// One run of a body, row or watch that was there before.
///
/// Its words are made when they are asked for, which must be before the transaction is committed.
package struct Update {
  // A node that is taken down is kept until the transaction ends.
  unowned(unsafe) let node: ViewNode
  let reasons: Reasons
  /// Whether the run changed nothing on the screen.
  package let isWasted: Bool
  /// The new value of a watch.
  package var watched: Held?
  /// Which pass of the input it was, from 1.
  package let pass: Int
  /// The machine's steps that the run took, those of other updates aside.
  package let steps: Int
  /// The moment of the input whose writes it shows.
  package internal(set) var moment = 0

  /// `BookView#1`, `LibraryView#1[Book#2]`.
  package var name: String { node.name ?? (node as? BodyNode)?.placeName ?? "" }
  /// `BookView`; empty for rows and closures.
  package var typeName: String { (node as? BodyNode)?.typeName ?? "" }
  package var causes: [Cause] { node.host.tracker.causes(reasons) }

  /// Who set the value of the environment, by the name of its key, that the view sees now.
  package func setter(of key: String) -> EnvironmentSetter? {
    node.host.environment.setter(of: key, seenFrom: node.frame)
  }
}

/// Why a node runs, as numbers where they suffice: nobody may ever ask for the words.
enum Reasons {
  /// One property of an instance has changed.
  case property(PropertyReference)
  case causes([Cause])

  var isEmpty: Bool {
    if case .causes(let causes) = self { causes.isEmpty } else { false }
  }
}

/// A view that came.
package struct Appearance {
  package enum Reason: Hashable, Sendable {
    case mounted
    /// It stands in the body of a view that ran, or in a row: `Shelf#1[Book#2]`.
    case parent(String)
    case branch(of: String)
    /// Its identity changed: `.id(…)`.
    case identity(of: String, old: String, new: String)
    case presented(by: String)
  }
  package let name: String
  package let reason: Reason
  /// Which pass of the input it came in, from 0.
  package let pass: Int
  let node: ViewNode
  /// What has changed the binding that presents it, where it is presented.
  package var causes: [Cause] = []

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
  case environment(key: String, old: Held?, new: Held?)
  /// An object announced a change; which property, where that is known.
  case object(target: String, published: String?)
  /// The parent's new body handed over a struct that differs in this field.
  case input(field: String, old: Held, new: Held, difference: FieldDifference, parent: String)
  /// An expression that the shell watches, or a global, changed.
  case external(String)
}

/// How a field differs from what the parent's body handed over before.
package enum FieldDifference: Hashable, Sendable {
  case value
  /// The struct makes its own value each time: a `let` with an initial value, or an object that was
  /// made with it; a wrapper of the library observes the object, or does not.
  case madeAnew(isObserved: Bool)
  /// The first value of a state, of which the view has no use any more; whether the struct makes it.
  case firstValue(isMadeAnew: Bool)
  /// Closures that capture cannot be compared.
  case closure(ClosureUse)
  /// Neither can a binding that is made of two closures, of the program or, for an element of a
  /// collection, of the library.
  case binding(isOfElement: Bool)
}

/// What a closure in a view's field is for.
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
  /// What is read is called where a body can read it in two ways: a state by itself and through the
  /// environment, a value of the environment through a wrapper and through the context of a wrapped view.
  fileprivate var readName: String? {
    switch self {
    case .state(let view, let property): "\(view).\(property)"
    case .environment(let key, _, _): key
    default: nil
    }
  }
}

/// One value of the environment that changed.
struct EnvironmentChange {
  let key: EnvironmentKey
  let old: Held?
  let new: Held?
  /// The frame that has another value now.
  let frame: EnvironmentFrame
  /// Whether anybody saw the value, so that readers were told.
  let hasReaders: Bool
}
