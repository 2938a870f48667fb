import Semantics
import SourceText

/// What texts do at the places of diagnostics.
extension StubScope {
  /// The call of which the callee ends where a diagnostic does.
  func call(after diagnostic: Diagnostic) -> CallUse? {
    textUses(of: diagnostic.source).call(after: Int(diagnostic.span.end))
  }

  /// The labels of the call, or of the pattern of a case, of which the name ends where a diagnostic
  /// does.
  func labels(after diagnostic: Diagnostic) -> [String?]? {
    textUses(of: diagnostic.source).labels(after: Int(diagnostic.span.end))
  }

  /// The call that has a diagnostic among its arguments, with the label of the argument.
  func argument(at diagnostic: Diagnostic) -> (call: CallUse, name: String, label: String?)? {
    textUses(of: diagnostic.source).argument(at: Int(diagnostic.span.start))
  }

  /// The call whose arguments a diagnostic is about, which may point at its opening parenthesis.
  func argument(around diagnostic: Diagnostic) -> (call: CallUse, name: String, label: String?)? {
    argument(at: diagnostic)
      ?? textUses(of: diagnostic.source).argument(at: Int(diagnostic.span.start) + 1)
  }

  /// The calls to which the closures around a diagnostic are passed, innermost first; it may be at
  /// the brace of one.
  func callees(around diagnostic: Diagnostic) -> [(name: String, label: String?)] {
    textUses(of: diagnostic.source).callees(around: Int(diagnostic.span.start) + 1)
  }

  /// Whether a known type of a name is a view.
  func isView(_ name: String) -> Bool {
    guard let type = checker.type(named: name), let view = checker.type(named: "View") else {
      return false
    }
    return checker.conforms(type.declaredType, to: view)
  }

  /// Whether calls of a name are made for their effect: it is a function of the library, a type that
  /// runs an async closure, or an action of the environment.
  func isEffect(callOf name: String) -> Bool {
    let known = checker.globals(named: name)
    let isFunction = known.contains { symbol in
      if case .function(let function) = symbol { function.source.isLibrary } else { false }
    }
    let isTask = checker.type(named: name).map { type in
      type.isPrelude
        && checker.memberFacts.initializers(of: type).flatMap(\.parameters).contains {
          if case .function(let function) = $0.type { function.isAsync } else { false }
        }
    }
    let isAction =
      known.isEmpty && checker.type(named: "EnvironmentValues")?.members[name] != nil
    return isFunction || isTask ?? false || isAction
  }

  /// Whether a method of that name changes texts, numbers, Booleans or collections of the library.
  func isMutating(_ name: String) -> Bool {
    ["Bool", "String", "Array", "Set", "Dictionary"].contains { owner in
      (checker.type(named: owner)?.members[name] ?? []).contains { member in
        if case .function(let function) = member { function.selfParameter == .inout } else { false }
      }
    }
  }
}
