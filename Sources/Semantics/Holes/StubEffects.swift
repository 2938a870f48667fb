import SourceText

/// Infers the effects of stubs' functions from their calls: `try` and `await` must cover something
/// that throws or awaits.
package struct StubEffects {
  /// The overloads of a function's name, in a type or at the top level.
  package struct Name: Hashable, Sendable {
    /// The type's name; nil for global functions.
    package let owner: String?
    /// The function's name.
    package let function: String

    /// The functions of a name; `owner` is the type that declares them.
    package init(owner: String?, function: String) {
      self.owner = owner
      self.function = function
    }
  }

  /// A call of such a function.
  struct Call {
    let name: Name
    let span: Span
    /// The span of its arguments.
    let arguments: Span
    /// The type in the enclosing `throws(E)`.
    let thrown: Type?
  }

  /// The position of a `try` or `await`.
  struct Cover: Hashable {
    let source: ObjectIdentifier
    let start: Int32
  }

  /// The calls and covers recorded for one effect.
  private struct Effect {
    var covered: [Cover: [Call]] = [:]
    /// Covers of something else with the effect, which therefore say nothing about the calls
    /// inside.
    var others: Set<Cover> = []
    var uncovered: Set<Name> = []
    /// Those called without a cover where one would be possible: it may have been forgotten.
    var bare: Set<Name> = []

    /// The functions that must have the effect, since a cover contains nothing else that does;
    /// calls in the arguments of another such call do not count.
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
      bare.formUnion(other.bare)
    }
  }

  private var throwing = Effect()
  private var waiting = Effect()

  /// - Parameter mayAwait: Whether the code around the call is asynchronous.
  mutating func note(_ call: Call, tried: Cover?, awaited: Cover?, mayAwait: Bool) {
    if let tried {
      throwing.covered[tried, default: []].append(call)
    } else {
      throwing.uncovered.insert(call.name)
    }
    if let awaited {
      waiting.covered[awaited, default: []].append(call)
    } else if mayAwait {
      waiting.bare.insert(call.name)
    } else {
      waiting.uncovered.insert(call.name)
    }
  }

  mutating func noteOther(tried cover: Cover) { throwing.others.insert(cover) }
  mutating func noteOther(awaited cover: Cover) { waiting.others.insert(cover) }

  package init() {}

  /// Adds what other texts tell.
  package mutating func formUnion(_ other: StubEffects) {
    throwing.formUnion(other.throwing)
    waiting.formUnion(other.waiting)
  }

  /// The functions that the text calls.
  package var called: Set<Name> {
    throwing.covered.values.reduce(into: throwing.uncovered) { $0.formUnion($1.lazy.map(\.name)) }
  }

  /// Whether the text calls the functions.
  package func isCalled(_ name: Name) -> Bool {
    throwing.uncovered.contains(name)
      || throwing.covered.values.contains { $0.contains { $0.name == name } }
  }

  /// Whether the functions throw; nil if no call determines it.
  package func isThrowing(_ name: Name) -> Bool? {
    throwing.uncovered.contains(name) ? false : throwing.functions[name].map { _ in true }
  }

  /// Whether the functions are `async`; nil if no call determines it.
  ///
  /// - Parameter isKnown: Whether other texts have shown that they are. Then `await` is missing where it would
  ///   be possible.
  package func isAsync(_ name: Name, isKnown: Bool) -> Bool? {
    if waiting.uncovered.contains(name) { return false }
    if waiting.functions[name] != nil { return true }
    return waiting.bare.contains(name) ? isKnown : nil
  }

  /// The common error type of the contexts of all calls; nil for any error.
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
