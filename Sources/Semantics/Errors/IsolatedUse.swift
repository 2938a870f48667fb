/// A use of an isolated declaration from outside its actor.
package struct IsolatedUse: Sendable {
  /// The declaration used.
  package enum Subject: Hashable, Sendable {
    case initializer(String)
    case method(String, isStatic: Bool)
    case globalFunction(String)
    case property(String, isStatic: Bool)
    case `subscript`(String)
  }

  /// The kind of use.
  package enum Kind: Hashable, Sendable { case call, read, write }

  /// The declaration used.
  package let subject: Subject
  /// The kind of use.
  package let kind: Kind
  let isolation: Isolation
  /// The isolation of the code that uses it.
  let context: Isolation
  /// Whether that code could await the actor.
  let canAwait: Bool
  /// Whether it is reported as a warning.
  let isWarning: Bool

  var message: String {
    let subject = "\(isolation.words) \(self.subject.words)"
    let place =
      context == .global("MainActor") ? "from the main actor" : "from a nonisolated context"
    let isLater = isWarning && kind != .write
    let later = isLater ? "; this is an error in the Swift 6 language mode" : ""
    switch kind {
    case .write: return "\(subject) can not be mutated \(place)"
    case .call where canAwait:
      return "\(subject) cannot be called from outside of the actor\(later)"
    case .read where canAwait:
      return "\(subject) cannot be accessed from outside of the actor\(later)"
    case .call: return "call to \(subject) in a synchronous \(context.words) context"
    case .read where context == .instance:
      return "\(subject) can not be referenced on a nonisolated actor instance"
    case .read: return "\(subject) can not be referenced \(place)"
    }
  }
}

extension IsolatedUse.Subject {
  fileprivate var words: String {
    switch self {
    case .initializer(let name): "initializer '\(name)'"
    case .method(let name, let isStatic): "\(isStatic ? "static" : "instance") method '\(name)'"
    case .globalFunction(let name): "global function '\(name)'"
    case .property(let name, let isStatic): "\(isStatic ? "static property" : "property") '\(name)'"
    case .subscript(let name): "subscript '\(name)'"
    }
  }
}
