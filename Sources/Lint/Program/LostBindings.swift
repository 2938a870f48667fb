package import Semantics
import SourceText

/// Bindings that the bodies of views make and whose writes are lost.
package struct LostBindings {
  package struct Binding {
    /// Why what is written to it is lost.
    package enum Cause {
      /// `.constant(false)`.
      case constant
      /// `set` writes nothing.
      case emptySet
      /// `set` writes a variable of the body, and what that is a copy of, as it is written.
      case variable(String, origin: String?)
    }

    package let cause: Cause
    /// The view whose body makes it.
    package let maker: String
    /// The view of the program that it is handed to; nil for a control of the library.
    package let taker: String?
    let site: Site

    /// Where it is made.
    package var place: String { site.placeText }
  }

  package private(set) var bindings: [Binding] = []
  private let types: ProgramTypes

  package init(_ checker: TypeChecker) { self.init(ProgramTypes(checker)) }

  init(_ types: ProgramTypes) {
    self.types = types
    for view in types.types where types.isView(view) {
      for function in view.allFunctions { add(function, of: view) }
    }
  }

  private mutating func add(_ function: Function, of view: NominalType) {
    let code = Code.written(in: function, of: types)
    for (index, site) in code.sites.enumerated() {
      guard let cause = cause(site.expression, in: site) else { continue }
      let taker = code.sites[..<index].last { outer in
        outer.encloses(site) && makesOwnView(outer.expression)
      }
      bindings.append(
        Binding(
          cause: cause, maker: view.name, taker: taker?.expression.type.resolved.nominal?.name,
          site: site))
    }
  }

  private func makesOwnView(_ expression: TypedExpression) -> Bool {
    guard case .call(let function, _, _, _, _) = expression.kind else { return false }
    return function.kind == .initializer && types.isView(function.owner)
  }

  private func cause(_ expression: TypedExpression, in site: Site) -> Binding.Cause? {
    guard case .call(let function, _, let arguments, _, _) = expression.kind,
      let owner = function.owner, owner.isPrelude, owner.name == "Binding", owner.outer == nil
    else { return nil }
    if function.name == "constant" { return .constant }
    guard function.kind == .initializer, function.parameters.map(\.label) == ["get", "set"],
      case .closure(let set) = arguments[1].plain.kind
    else { return nil }
    var places: [TypedExpression] = []
    var callsAnything = false
    set.body.statements.visit { part in
      guard case .expression(let inner) = part else { return }
      switch inner.kind {
      case .assign(let place, _, _):
        if case .discard = place.kind { return }
        places.append(place)
      case .inoutArgument(let place): places.append(place)
      case .call, .apply: callsAnything = true
      default: return
      }
    }
    if callsAnything { return nil }
    if places.isEmpty { return .emptySet }
    let variables = places.compactMap { place -> LocalVariable? in
      if case .local(let variable) = place.plainPlace.kind { variable } else { nil }
    }
    guard variables.count == places.count, let variable = variables.first else { return nil }
    return .variable(variable.name, origin: origin(of: variable, in: site))
  }

  /// The property that a variable of the body begins with, as it is written.
  private func origin(of variable: LocalVariable, in site: Site) -> String? {
    guard let function = site.function, let body = types.checker.body(of: function) else {
      return nil
    }
    var found: String?
    body.statements.visit { part in
      guard case .statement(let statement) = part,
        case .variable(.bind(let bound), let value?) = statement.kind, bound === variable,
        value.namedProperty != nil
      else { return }
      found = value.text(in: function.source)
    }
    return found
  }
}
