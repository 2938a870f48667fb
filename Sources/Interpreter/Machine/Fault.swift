package import Semantics
package import SourceText

/// Why a program stopped: the reason and the call stack.
///
/// A thrown Swift error is also propagated as a fault, until a `catch` of the program handles it.
package struct Fault: Error, Sendable {
  /// The reason of a fault.
  package enum Kind: Sendable {
    /// An error value thrown by the program; owned by the fault.
    case thrown(Value)
    /// `fatalError`, `preconditionFailure`, and everything that Swift reports as `Fatal error: …`.
    case fatalError(String)
    /// The environment lacks an object of a type that a view reads: an `@Observable` or an
    /// `ObservableObject` one.
    case missingObject(type: String, isObservable: Bool)
    /// A failed `precondition` or `assert`.
    case failedCheck(String)
    /// The message of a failed expectation while no tests run.
    case issue(String)
    /// Operations on which the processor traps: overflow, division by zero.
    case arithmeticOverflow
    case divisionByZero(remainder: Bool)
    case indexOutOfRange
    case unwrappedNil
    case implicitlyUnwrappedNil
    case cannotCast(from: String, to: String)
    /// `try!` on an expression that threw.
    case unexpectedlyRaised(String)
    /// An error that nothing caught.
    case raisedAtTopLevel(String)
    case overlappingAccess(String)
    case unownedGone
    /// The object behind a session variable was freed, or has another type by now.
    case namedGone(String)
    case uninitialized(String)
    /// A function with compile errors was called; its first error.
    case brokenBody(function: String, String)
    /// A value of unknown type was needed, because its declaration has an error or mentions an
    /// undeclared type; `of` names the declaration.
    case unknownType(of: String?)
    /// Code without meaning was reached: it is missing or could not be resolved.
    case nothingToRun(String)
    case missingNative(String)
    case unsupported(String)
    case stackOverflow(depth: Int)
    case stepLimit(Int)
    /// The program holds more than this number of bytes.
    case memoryLimit(Int)
    case interrupted
    /// The running coroutine suspends here and will be resumed; no error.
    case suspended
    /// A deadlock: nothing can resume what the program waits for.
    case endlessWait
    /// The program called `exit` with this status; no error.
    case exited(Int32)
  }

  /// A position in the call stack.
  package struct Place: Sendable {
    /// The name of the function, as in stack traces.
    package let function: String
    package let source: Source
    package let span: Span
    /// Whether the code there comes from the program's text.
    package let isWritten: Bool

    package init(function: String, source: Source, span: Span, isWritten: Bool) {
      self.function = function
      self.source = source
      self.span = span
      self.isWritten = isWritten
    }
  }

  /// Why the program stopped.
  package var kind: Kind
  /// The call stack, innermost first; filled in by the machine.
  package var places: [Place]

  /// A fault whose call stack the machine fills in when it is thrown.
  package init(_ kind: Kind, places: [Place] = []) {
    self.kind = kind
    self.places = places
  }

  /// The fault for a check of the program that was stopped.
  package init(_ stop: CheckingBudget.Stop) {
    switch stop {
    case .interrupted, .expression: self.init(Kind.interrupted)
    case .stepLimit(let steps): self.init(Kind.stepLimit(steps))
    }
  }

  /// A `Fatal error: …` with Swift's message.
  package static func fatal(_ message: String) -> Fault { Fault(.fatalError(message)) }
  /// An array index out of bounds.
  package static let indexOutOfRange = Fault(.indexOutOfRange)
  /// `nil` found while unwrapping.
  package static let unwrappedNil = Fault(.unwrappedNil)
  /// An overflow of integer arithmetic.
  package static let arithmeticOverflow = Fault(.arithmeticOverflow)

  /// A Swift error thrown by the program; owned by the fault.
  package static func thrown(_ error: Value) -> Fault { Fault(.thrown(error)) }

  /// SwiftUI's message for an object missing in the environment.
  package static func missingObjectText(type: String, isObservable: Bool) -> String {
    "No \(isObservable ? "Observable object" : "ObservableObject") of type \(type) found. "
      + "A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view."
  }

  /// The thrown error; nil for other faults.
  package var thrownValue: Value? {
    if case .thrown(let value) = kind { value } else { nil }
  }
}
