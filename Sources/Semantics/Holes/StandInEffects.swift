import SourceText

/// What the calls of functions that stand in tell of their effects: `try` and `await` cover something
/// that throws and waits.
package struct StandInEffects {
  /// The functions of a name, of a type or of the top level.
  package struct Name: Hashable, Sendable {
    package let owner: String?
    package let function: String

    package init(owner: String?, function: String) {
      self.owner = owner
      self.function = function
    }
  }

  /// A call of one.
  struct Call {
    let name: Name
    let span: Span
    /// Where its arguments stand.
    let arguments: Span
    /// What `throws(E)` around it says.
    let thrown: Type?
  }

  /// Where a `try` or an `await` stands.
  struct Cover: Hashable {
    let source: ObjectIdentifier
    let start: Int32
  }

  /// What is told of one effect.
  private struct Effect {
    var covered: [Cover: [Call]] = [:]
    /// What else has the effect, so that the calls beside it need not.
    var others: Set<Cover> = []
    var uncovered: Set<Name> = []

    /// The functions whose calls are all that a cover can be for. What is passed to another of them is
    /// not it.
    var functions: [Name: [Call]] {
      var found: [Name: [Call]] = [:]
      for (cover, calls) in covered where !others.contains(cover) {
        for call in calls where !calls.contains(where: { $0.arguments.contains(call.span) }) {
          found[call.name, default: []].append(call)
        }
      }
      return found.filter { !uncovered.contains($0.key) }
    }

    mutating func formUnion(_ other: Effect) {
      covered.merge(other.covered) { $0 + $1 }
      others.formUnion(other.others)
      uncovered.formUnion(other.uncovered)
    }
  }

  private var throwing = Effect()
  private var waiting = Effect()

  mutating func note(_ call: Call, tried: Cover?, awaited: Cover?) {
    if let tried {
      throwing.covered[tried, default: []].append(call)
    } else {
      throwing.uncovered.insert(call.name)
    }
    if let awaited {
      waiting.covered[awaited, default: []].append(call)
    } else {
      waiting.uncovered.insert(call.name)
    }
  }

  mutating func noteOther(tried cover: Cover) { throwing.others.insert(cover) }
  mutating func noteOther(awaited cover: Cover) { waiting.others.insert(cover) }

  package init() {}

  /// Adds what other texts tell.
  package mutating func formUnion(_ other: StandInEffects) {
    throwing.formUnion(other.throwing)
    waiting.formUnion(other.waiting)
  }

  /// Whether the text calls the functions.
  package func isCalled(_ name: Name) -> Bool {
    throwing.uncovered.contains(name)
      || throwing.covered.values.contains { $0.contains { $0.name == name } }
  }

  /// Whether every call of the functions says that they throw; nil where none says so or otherwise.
  package func isThrowing(_ name: Name) -> Bool? {
    throwing.uncovered.contains(name) ? false : throwing.functions[name].map { _ in true }
  }

  /// The same of waiting.
  package func isAsync(_ name: Name) -> Bool? {
    waiting.uncovered.contains(name) ? false : waiting.functions[name].map { _ in true }
  }

  /// The only type of errors that the places of all calls take; nil for any error.
  package func thrownType(_ name: Name) -> Type? {
    let calls = throwing.functions[name] ?? []
    guard let first = calls.first?.thrown, calls.allSatisfy({ $0.thrown == first }) else {
      return nil
    }
    return first
  }
}

extension Span {
  fileprivate func contains(_ other: Span) -> Bool { start < other.start && other.end <= end }
}
