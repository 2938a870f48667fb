import SourceText

/// Errors about uses of variables before initialization, and variables left uninitialized.
package enum InitializationError: DiagnosticFact {
  case usedTooEarly(Subject, Use)
  case immutableTwice(Subject)
  case structSetInParts(String)
  /// `self` before its properties are initialized; the use is nil for value types.
  case selfBeforeProperties(SelfUse?)
  case selfCapturedTooEarly
  case selfBeforeSuper(SelfUse)
  case selfBeforeDelegating
  case propertyBeforeSuper(String)
  case returnsUnfinished
  case initializerNotCalled(isSuper: Bool)
  case superCalledTwice
  /// Notes.
  case defined(isLet: Bool)
  case notInitialized(property: String)

  /// What is not initialized.
  package enum Subject: Sendable {
    case constant(String)
    case variable(String)
    /// A property of `self`.
    case property(String)

    init(_ name: String, isLet: Bool) { self = isLet ? .constant(name) : .variable(name) }

    fileprivate var name: String {
      switch self {
      case .constant(let name), .variable(let name): name
      case .property(let name): "self.\(name)"
      }
    }

    fileprivate var noun: String { if case .constant = self { "constant" } else { "variable" } }
  }

  /// How it is used.
  package enum Use: String, Sendable {
    case read = "used"
    case passed = "passed by reference"
    case captured = "captured by a closure"
  }

  /// How `self` is used as a whole.
  package enum SelfUse: Sendable {
    case method(String)
    case property(String, isInherited: Bool)
    case value
    case capture
  }

  package var message: String {
    switch self {
    case .usedTooEarly(let subject, let use):
      "\(subject.noun) '\(subject.name)' \(use.rawValue) before being initialized"
    case .immutableTwice(let subject):
      "immutable value '\(subject.name)' may only be initialized once"
    case .structSetInParts(let name):
      "struct '\(name)' must be completely initialized before a member is stored to"
    case .selfBeforeProperties(let use):
      "'self' used \(use?.words ?? "")before all stored properties are initialized"
    case .selfCapturedTooEarly:
      "'self' captured by a closure before all members were initialized"
    case .selfBeforeSuper(let use): "'self' used \(use.words)before 'super.init' call"
    case .selfBeforeDelegating:
      "'self' used before 'self.init' call or assignment to 'self'"
    case .propertyBeforeSuper(let name):
      "property 'self.\(name)' not initialized at super.init call"
    case .returnsUnfinished:
      "return from initializer without initializing all stored properties"
    case .initializerNotCalled(let isSuper):
      "'\(isSuper ? "super" : "self").init' isn't called on all paths before returning from "
        + "initializer"
    case .superCalledTwice: "'super.init' called multiple times in initializer"
    case .defined(let isLet): "\(isLet ? "constant" : "variable") defined here"
    case .notInitialized(let property): "'self.\(property)' not initialized"
    }
  }
}

extension InitializationError.SelfUse {
  fileprivate var words: String {
    switch self {
    case .method(let name): "in method call '\(name)' "
    case .property(let name, _): "in property access '\(name)' "
    case .value, .capture: ""
    }
  }
}
