/// What the modifiers that only draw require, by which the stub generator tells shapes from views.
package struct DrawingModifierFacts: CheckerPart {
  let checker: TypeChecker

  /// The protocol to which a view must conform that has a modifier: `Shape` for `trim`. Nil if other
  /// views have one of that name, too.
  package func receiver(of modifier: String) -> NominalType? {
    receiver(of: modifier) { requirement in
      if case .conformance(_, let target) = requirement { target.nominal } else { nil }
    }
  }

  /// The view that has a modifier which no other one has: `Image` for `resizable`; nil if there is none.
  package func view(having modifier: String) -> NominalType? {
    receiver(of: modifier) { requirement in
      if case .sameType(_, let view) = requirement { view.nominal } else { nil }
    }
  }

  /// What all modifiers of a name require of the view, if not all views have one.
  private func receiver(
    of modifier: String, _ required: (Requirement) -> NominalType?
  ) -> NominalType? {
    let functions = functions(named: modifier)
    guard !functions.isEmpty, declared(modifier).isEmpty else { return nil }
    return common(
      functions.map { $0.generics.extensionRequirements.lazy.compactMap(required).first })
  }

  /// The protocol to which an argument of a modifier must conform: `Shape` for that of `clipShape`.
  /// Nil if overloads require different ones.
  ///
  /// - Parameter labels: The labels of all arguments of the call.
  package func argument(at place: Int, labels: [String?], of modifier: String) -> NominalType? {
    let label = labels[place]
    let index = labels[..<place].count { $0 == label }
    let functions = (functions(named: modifier) + declared(modifier)).filter { $0.accepts(labels) }
    return common(
      functions.map { function in
        let parameter = function.parameters.filter { $0.label == label }.dropFirst(index).first
        guard case .parameter(let generic)? = parameter?.type.shallow else { return nil }
        return generic.constraints.lazy.compactMap(\.nominal).first
      })
  }

  private func common(_ protocols: [NominalType?]) -> NominalType? {
    guard case let first?? = protocols.first, protocols.allSatisfy({ $0 === first }) else {
      return nil
    }
    return first
  }

  /// Whether a modifier is declared with a parameter of type `Text`.
  func takesTexts(_ modifier: String) -> Bool {
    functions(named: modifier).contains { function in
      function.parameters.contains { ($0.type.wrapped ?? $0.type).isPrelude("Text") }
    }
  }

  /// The modifiers of a name that the library declares, for some views at least.
  func functions(named name: String) -> [Function] {
    checker.libraryLoader.loadMembers(name)
    let nominal = checker.drawingModifiers
    typeDeclarations.complete(nominal)
    return (nominal.members[name] ?? []).compactMap { member in
      if case .function(let function) = member { function } else { nil }
    }
  }

  /// The functions of that name that all views have.
  private func declared(_ name: String) -> [Function] {
    let view = checker.wellKnown("View").declaredType
    return memberLookup.lookUpMembers(name, in: view).compactMap { candidate in
      if case .function(let function) = candidate.member { function } else { nil }
    }
  }
}
