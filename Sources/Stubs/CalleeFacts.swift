import Prelude
import Semantics
import SourceText

/// What the checker knows of the names that a text calls.
struct CalleeFacts {
  let checker: TypeChecker

  /// Whether views have a member of a name.
  func isModifier(_ name: String) -> Bool {
    PreludeLibrary.inertModifierNames.contains(name)
      || checker.type(named: "AnyView").map { checker.memberFacts.hasMember(name, $0) } ?? false
  }

  /// Whether a name that views have no member of differs by one letter from that of a modifier.
  func isMisspelledModifier(_ name: String) -> Bool {
    func isNear(_ other: String) -> Bool { EditDistance.between(name, other, limit: 1) == 1 }
    return PreludeLibrary.inertModifierNames.all.contains(where: isNear)
      || checker.type(named: "View").map { !$0.members.names(where: isNear).isEmpty } ?? false
  }

  /// Whether a known type of a name is a view, or a generic one that is one of views.
  func isView(_ name: String) -> Bool {
    guard let type = checker.type(named: name), let view = checker.type(named: "View") else {
      return false
    }
    return checker.conforms(type.declaredType, to: view)
      || type.conformances.contains { $0.protocol === view }
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

  /// The library type for drawing whose values are views and that has a static value: `Color` for `.red`.
  func drawnView(having member: String) -> String? {
    guard let view = checker.type(named: "View") else { return nil }
    return StubValue.drawnTypes.first { name in
      checker.type(named: name).map {
        checker.conforms($0.declaredType, to: view)
          && checker.memberFacts.hasNamedValue(member, of: $0)
      } ?? false
    }
  }

  /// Whether a property wrapper of the library only holds values of types that inherit from or conform to
  /// something.
  func isConstrainedWrapper(_ name: String) -> Bool {
    checker.type(named: name).map {
      $0.isPrelude && checker.memberFacts.constrainsParameters(of: $0)
    } ?? false
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
