import Semantics
import SourceText

/// Modifiers that run actions by themselves: when the view appears, or when a value that they watch
/// changes. Reads in such an action are not dependencies.
extension BodyReads {
  /// A modifier that runs its action when the view appears, and not again when a value that it
  /// reads changes.
  package enum Beginning: String, CaseIterable, Sendable { case task, onAppear }

  /// A use of such a modifier whose action reads a property.
  package struct Moment {
    /// `task`, `onChange`.
    package let modifier: String
    /// The value that it watches; nil if it runs only once.
    package let watched: Watched?
    /// The source text by which the view reads the property: `page`, `cart.items`; nil if another
    /// type's code reads it.
    package let path: String?
    /// Whether the property is `Equatable`, so that a modifier can watch it.
    package let isComparable: Bool
    /// The properties that the action writes, by type and name.
    package let written: [(owner: String, property: String)]
    let site: Site
    package var place: String { site.placeText }

    /// The modifier that runs once.
    package var beginning: Beginning? { watched == nil ? Beginning(rawValue: modifier) : nil }
  }

  /// A watched value, whose changes run a modifier's action.
  package struct Watched {
    /// The argument label: `id`, `of`; nil for a publisher.
    package let label: String?
    /// The source text: `user`, `cart.total`.
    package let text: String
    /// Whether it can never change.
    package let isFixed: Bool
    /// The properties in it, by type and name.
    package let reads: [(owner: String, property: String)]
  }

  /// The modifier in the body whose action computes what the body shows from a property of the
  /// view, but did not run when the `changed` properties changed; nil if there is none.
  package func moment(missing property: String, among changed: [String]) -> Moment? {
    let moments = moments(reading: property, in: view.name)
    func watches(_ moment: Moment) -> Bool {
      moment.watched?.reads.contains { $0.owner == view.name && changed.contains($0.property) }
        ?? false
    }
    // Another action that did run writes the same properties.
    let renewed = moments.filter(watches).flatMap(\.written)
    return moments.first { moment in
      !watches(moment)
        && moment.written.contains { written in
          !reads(of: written.property, in: written.owner).isEmpty
            && !renewed.contains { $0 == written }
        }
    }
  }

  /// The modifiers in the body whose actions read a property without watching it.
  package func moments(reading property: String, in owner: String) -> [Moment] {
    code.sites.compactMap { site in
      guard case .call(let function, _, let arguments, _, _) = site.expression.kind,
        types.isLibrary(function.owner, "View"), runsByItself(function)
      else { return nil }
      let given = zip(function.parameters, arguments).map { ($0, $1) }
      let watched = given.first { !$0.0.type.isFunction && $0.0.defaultValue == nil }
      guard watched != nil || Beginning(rawValue: function.name) != nil else { return nil }
      let action = ActionCode(given.filter { $0.0.type.isFunction }.map(\.1), of: types)
      let found = action.reads.first { read in
        guard read.property.name == property, let bearer = read.property.owner else { return false }
        return isMember(bearer, of: owner)
      }
      guard let found else { return nil }
      return Moment(
        modifier: function.name,
        watched: watched.map { self.watched($0.0, $0.1, site.source) },
        path: path(to: found, site.source),
        isComparable: types.checker.conforms(
          found.property.type, to: types.checker.wellKnown("Equatable")),
        written: action.written.compactMap(named),
        site: site)
    }
  }

  /// Whether a function is a modifier of the library that runs an action by itself.
  private func runsByItself(_ function: Function) -> Bool {
    var found = false
    types.checker.body(of: function)?.statements.visit { part in
      guard case .expression(let expression) = part,
        case .call(let maker, _, _, _, _) = expression.kind, maker.kind == .initializer,
        let kept = maker.owner
      else { return }
      found = found || kept.runsActionsByItself
    }
    return found
  }

  private func watched(
    _ parameter: ParameterSymbol, _ value: TypedExpression, _ source: Source
  ) -> Watched {
    var isFixed = true
    var reads: [(owner: String, property: String)] = []
    value.visit { part in
      guard case .expression(let expression) = part else { return }
      switch expression.kind {
      case .property(_, let property, _):
        reads += [named(property.declared)].compactMap { $0 }
        isFixed = isFixed && property.isLet && property.initialValue != nil
      case .local(let variable): isFixed = isFixed && variable.name == "self"
      case .global, .call, .apply: isFixed = false
      default: break
      }
    }
    return Watched(
      label: parameter.label, text: value.text(in: source), isFixed: isFixed, reads: reads)
  }

  private func named(_ property: Property) -> (owner: String, property: String)? {
    property.owner.map { ($0.name, property.name) }
  }

  /// The source text by which an action reads a property; nil if the text has another meaning
  /// outside of the action.
  private func path(to read: ActionCode.Read, _ source: Source) -> String? {
    if let function = read.function, function.owner !== view { return nil }
    if let root = read.expression.rootVariable, root.name != "self" { return nil }
    return read.expression.text(in: read.function?.source ?? source)
  }
}

/// The reads and writes of an action, including the program's functions that it calls.
private struct ActionCode {
  struct Read {
    let property: Property
    let expression: TypedExpression
    /// The function that contains the read and is called by the action; nil if the action itself
    /// contains it.
    let function: Function?
  }

  private(set) var reads: [Read] = []
  private(set) var written: [Property] = []
  private var function: Function?

  init(_ actions: [TypedExpression], of types: ProgramTypes) {
    var called: [Function] = []
    for action in actions {
      add(action)
      action.visit { part in
        if case .expression(let expression) = part { called += expression.usedFunctions }
      }
    }
    for (function, body) in ReachedCode(called, of: types).bodies {
      self.function = function
      for statement in body.statements { add(statement.parts) }
    }
  }

  private mutating func add(_ parts: Parts) {
    for expression in parts.expressions { add(expression) }
    for statement in parts.statements { add(statement.parts) }
  }

  private mutating func add(_ expression: TypedExpression) {
    switch expression.kind {
    case .assign(let place, let value, _):
      addPlace(place)
      add(value)
    case .inoutArgument(let place):
      if let property = place.namedProperty { written.append(property) }
      add(place)
    case .property(let base, let property, _):
      reads.append(Read(property: property.declared, expression: expression, function: function))
      add(base)
    default: add(expression.parts)
    }
  }

  /// Adds the target of an assignment; only the path to the target is read.
  private mutating func addPlace(_ place: TypedExpression) {
    if let property = place.namedProperty { written.append(property) }
    if case .property(let base, _, _) = place.plainPlace.kind { return add(base) }
    add(place.plainPlace.parts)
  }
}

extension NominalType {
  /// Whether it is a modifier of the library that runs an action when its view appears or
  /// disappears, or when a value changes.
  fileprivate var runsActionsByItself: Bool {
    libraryAttributes.contains { attribute in
      attribute.name == "_shown"
        && attribute.arguments.contains {
          $0.label == "by" && ($0.value == .word("lifetime") || $0.value == .word("change"))
        }
    }
  }
}
