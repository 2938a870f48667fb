package import Semantics
import SourceText

/// Bindings that the program makes for views and whose writes are lost.
package struct LostBindings {
  package struct Binding {
    /// The reason why writes to the binding are lost.
    package enum Cause {
      /// `.constant(false)`.
      case constant
      /// `set` writes nothing.
      case emptySet
      /// `set` writes a local variable; `origin` is the source text of the property that it was
      /// copied from.
      case variable(String, origin: String?)
    }

    package let cause: Cause
    /// The type whose code makes it.
    package let declaringType: String
    /// The code that makes the binding, in words: `the body of Settings`, `Model.binding`.
    package let scope: String
    /// Whether that code belongs to a view.
    package let isOfView: Bool
    /// The program's view that the binding is passed to; nil for a control of the library.
    package let receivingView: String?
    let site: Site

    /// The place where the binding is made.
    package var place: String { site.placeText }
  }

  package private(set) var bindings: [Binding] = []
  private let types: ProgramTypes

  package init(_ checker: TypeChecker) { self.init(ProgramTypes(checker)) }

  init(_ types: ProgramTypes) {
    self.types = types
    for type in types.types {
      for function in type.allFunctions { add(function, of: type) }
    }
  }

  /// The bindings that are passed to a view or made by its code. If there are none: those made by
  /// code that its body calls.
  package func bindings(ofView view: String) -> [Binding] {
    let own = bindings.filter { $0.receivingView == view || $0.declaringType == view }
    if !own.isEmpty || bindings.isEmpty { return own }
    guard let type = types.types.last(where: { $0.name == view && types.isView($0) }),
      let body = types.body(of: type)
    else { return [] }
    let called = ReachedCode([body], of: types).bodies.map(\.function)
    return bindings.filter { binding in called.contains { $0 === binding.site.function } }
  }

  private mutating func add(_ function: Function, of type: NominalType) {
    let code = Code.written(in: function, of: types)
    for (index, site) in code.sites.enumerated() {
      guard let cause = cause(site.expression, in: site) else { continue }
      let receiver = code.sites[..<index].last { outer in
        outer.encloses(site) && makesOwnView(outer.expression)
      }
      bindings.append(
        Binding(
          cause: cause, declaringType: type.name,
          scope: types.isView(type) ? "the body of \(type.name)" : "\(type.name).\(function.name)",
          isOfView: types.isView(type),
          receivingView: receiver?.expression.type.resolved.nominal?.name,
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

  /// The source text of the property that initializes a local variable of the body; nil if there is
  /// none.
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
