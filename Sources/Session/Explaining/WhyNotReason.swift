import Reports

/// A reason why a view did not run, with its remedy.
struct WhyNotReason {
  /// The kinds of reasons that a view did not run.
  enum Kind: String {
    /// The view reads what was written, but the write did not notify it.
    case notTold
    case sameBinding, ranBefore
    /// Its parent ran and passed the same values.
    case sameInputs, noInputs, equalByOwnEquality
    /// Only a closure of the view ran.
    case partRan
    case undeclaredKey, sameEnvironment, hiddenKey
    /// The view reads another object than the one that was written.
    case otherObject, replacedObject
    /// It has a copy of the written value, or a copy of what it reads was written.
    case copied
    /// It needs an object from its environment that is missing there.
    case missingObject
    /// Code changed a copy of what it reads, and did not store the copy back.
    case lostCopy
    /// The written object was created in place of a missing one, and nothing stores it.
    case unkeptObject
    /// It shows what an action computes from the written property, but the action runs only once,
    /// or only when another value changes.
    case readOnce, unwatched
    /// The written object is in its environment under the key of a subclass.
    case otherKeyOfClass
    /// A new value was computed from what it reads, and discarded.
    case droppedResult
    /// The subscription that writes what it reads ended at once, because nothing stores it.
    case unkept
    /// A control wrote through a binding whose writes are lost.
    case lostBinding
    /// It receives a publisher that nobody has connected.
    case unconnected
    /// A state was written in an initializer, before it has storage.
    case writtenInInit
    /// Another key of the store that it reads was written.
    case otherKey
    /// A notification was posted that nobody receives; the view receives other notifications.
    case otherNotification
    /// It stores a value with a `@State` that never gets storage.
    case unconnectedState
    /// The program moved the focus with a state to which no view is bound.
    case unboundFocus
    /// A state of a removed view was written.
    case writtenLate
    /// It shows the current time.
    case clock
    /// A value was set in the environment of other views.
    case setElsewhere
    case notRead, notReached
    case nothingWritten
    /// Code that the input has started waits for the clock.
    case waiting
    /// The view does not exist.
    case gone, notMade, notShown
    /// The input that should have shown it failed.
    case failed
  }

  let kind: Kind
  /// The property or key that was written or set.
  var target: String?
  let text: StyledText
  var remedy: Remedy?
  /// Whether the reason is a full answer, so that dependencies need not be listed.
  var isComplete = false
}
