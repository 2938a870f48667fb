package import Semantics
package import SourceText

/// Why a program stopped: what went wrong, where, and how it got there.
///
/// A thrown Swift error travels as a fault too, until a `catch` of the program takes it.
package struct Fault: Error, Sendable {
  package enum Kind: Sendable {
    /// An error value that the program threw; owned by the fault.
    case thrown(Value)
    /// `fatalError`, `preconditionFailure`, and everything Swift reports in the form `Fatal error: …`.
    case fatalError(String)
    /// The environment has no object of a type that a view asks for: one that is `@Observable`, or an
    /// `ObservableObject`.
    case missingObject(type: String, isObservable: Bool)
    /// `precondition` and `assert`, which Swift reports without those words.
    case failedCheck(String)
    /// A failed expectation where no tests run: what the library says of it.
    case issue(String)
    /// What the processor traps on: overflow, division by zero.
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
    /// What bore a name of the session lives no more, or is of another type by now.
    case namedGone(String)
    case uninitialized(String)
    /// A body that has compile errors was called: its first error.
    case brokenBody(function: String, String)
    /// A value was asked for whose type is unknown, as the declaration that gives it has an error or
    /// mentions a type that nobody has declared; what it belongs to, where that has a name.
    case unknownType(of: String?)
    /// Code was reached that stands for nothing: left out, or without a meaning that was found.
    case nothingToRun(String)
    case missingNative(String)
    case unsupported(String)
    case stackOverflow(depth: Int)
    case stepLimit(Int)
    /// The program holds more bytes than this.
    case memoryLimit(Int)
    case interrupted
    /// The coroutine that runs is to stop here and go on later; no error.
    case suspended
    /// The program waits for something that nothing is left to bring about.
    case endlessWait
    /// The program called `exit`, with this status; no error.
    case exited(Int32)
  }

  package struct Place: Sendable {
    package let function: String
    package let source: Source
    package let span: Span
    /// Whether the program wrote the code that runs there.
    package let isWritten: Bool

    package init(function: String, source: Source, span: Span, isWritten: Bool) {
      self.function = function
      self.source = source
      self.span = span
      self.isWritten = isWritten
    }
  }

  package var kind: Kind
  /// The call stack, innermost first; filled in by the machine.
  package var places: [Place]

  package init(_ kind: Kind, places: [Place] = []) {
    self.kind = kind
    self.places = places
  }

  /// That the checker stopped.
  package init(_ stop: CheckingBudget.Stop) {
    switch stop {
    case .interrupted, .expression: self.init(Kind.interrupted)
    case .stepLimit(let steps): self.init(Kind.stepLimit(steps))
    }
  }

  /// `Fatal error: …` with Swift's message.
  package static func fatal(_ message: String) -> Fault { Fault(.fatalError(message)) }
  package static let indexOutOfRange = Fault(.indexOutOfRange)
  package static let unwrappedNil = Fault(.unwrappedNil)
  package static let arithmeticOverflow = Fault(.arithmeticOverflow)

  /// A Swift error of the program, owned by the fault.
  package static func thrown(_ error: Value) -> Fault { Fault(.thrown(error)) }

  /// SwiftUI's words for an object that the environment lacks.
  package static func missingObjectText(type: String, isObservable: Bool) -> String {
    "No \(isObservable ? "Observable object" : "ObservableObject") of type \(type) found. "
      + "A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view."
  }

  package var thrownValue: Value? {
    if case .thrown(let value) = kind { value } else { nil }
  }
}
