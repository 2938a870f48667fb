package import Semantics
package import SourceText

/// The code that an input may have run: that of a function, of actions or of views, and all code
/// reachable from it.
package struct RunCode {
  /// The pieces of code, each with its source.
  let parts: [(source: Source, statements: [TypedStatement])]

  /// The code of a function.
  package init(_ checker: TypeChecker, of function: Function) {
    self.init([function], ProgramTypes(checker))
  }

  /// The code of views.
  package init(_ checker: TypeChecker, ofViews names: Set<String>) {
    let types = ProgramTypes(checker)
    self.init(
      types.types.filter { names.contains($0.name) && types.isView($0) }.flatMap(\.allFunctions),
      types)
  }

  /// The code of the closures at some places; nil if one of them is not found.
  package init?(_ checker: TypeChecker, closuresAt places: [(source: Source, span: Span)]) {
    if places.isEmpty { return nil }
    let types = ProgramTypes(checker)
    let functions = types.types.flatMap(\.allFunctions) + types.functions
    var parts: [(source: Source, statements: [TypedStatement])] = []
    for (source, span) in places {
      var closures: [TypedClosure] = []
      for function in functions where function.source === source && types.isWritten(function) {
        closures += types.checker.body(of: function)?.statements.closures(at: span) ?? []
      }
      guard let statements = closures.first?.body.statements else { return nil }
      var used: [Function] = []
      statements.visit { part in
        if case .expression(let expression) = part { used += expression.usedFunctions }
      }
      parts.append((source, statements))
      parts += RunCode(used, types).parts
    }
    self.parts = parts
  }

  /// Whether it writes a property of a type.
  package func writes(_ property: String, of owner: String) -> Bool {
    parts.contains { part in
      var isWritten = false
      part.statements.visit { part in
        guard case .expression(let expression) = part else { return }
        isWritten =
          isWritten
          || expression.ownWrittenProperties.contains { $0 == (owner, property) }
      }
      return isWritten
    }
  }

  private init(_ functions: [Function], _ types: ProgramTypes) {
    parts = ReachedCode(functions, of: types).bodies.map {
      ($0.function.source, $0.body.statements)
    }
  }
}

extension [TypedStatement] {
  /// The closures that are written at a place.
  func closures(at span: Span) -> [TypedClosure] {
    var found: [TypedClosure] = []
    visit { part in
      guard case .expression(let expression) = part, case .closure(let closure) = expression.kind,
        closure.function.span == span
      else { return }
      found.append(closure)
    }
    return found
  }
}
