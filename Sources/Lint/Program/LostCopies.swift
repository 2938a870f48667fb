import Semantics
import SourceText

/// Local variables that hold copies of values which views read, and whose changes are lost: nothing
/// reads the changed copy as a whole, so it is neither stored back nor passed on.
package struct LostCopies {
  /// How a variable was bound to an element of a collection.
  package enum Element: Hashable, Sendable {
    /// By a `for` loop.
    case ofLoop
    /// By a property or method of the library, such as `first` or `first(where:)`.
    case found
  }

  /// A variable that holds a copy, at the place of a change.
  package struct Copy {
    package let variable: String
    /// The source text of the copied value: `lib.books`.
    package let origin: String
    /// The type and name of the copied property, or of the collection that the copied element is
    /// from.
    package let owner: String
    package let property: String
    /// How the variable was bound to an element; nil if it is a copy of the whole property.
    package let element: Element?
    /// Where the copy is changed.
    package let place: String
  }

  package private(set) var copies: [Copy] = []

  /// The lost copies in some code.
  package init(in code: RunCode) {
    for (source, statements) in code.parts {
      statements.visit { part in
        guard case .statement(let inner) = part else { return }
        copies += LostCopies.bound(by: inner).compactMap {
          LostCopies.copy($0, in: statements, source)
        }
      }
    }
  }

  /// A variable that a statement binds to a value.
  private typealias Bound = (pattern: TypedPattern, value: TypedExpression, isOfLoop: Bool)

  private static func bound(by statement: TypedStatement) -> [Bound] {
    switch statement.kind {
    case .for(_, let loop): [(loop.pattern, loop.sequence, true)]
    case .variable(let pattern, let initial?): [(pattern, initial, false)]
    case .if(_, let conditions, _, _), .guard(let conditions, _), .while(_, let conditions, _):
      conditions.compactMap { condition in
        guard case .pattern(.optionalSome(let pattern), let value) = condition else { return nil }
        return (pattern, value, false)
      }
    default: []
    }
  }

  private static func copy(
    _ bound: Bound, in body: [TypedStatement], _ source: Source
  ) -> Copy? {
    let (pattern, value, isOfLoop) = bound
    guard case .bind(let variable) = pattern, !variable.isLet, variable.type.isCopied,
      let origin = origin(of: value, in: body), let owner = origin.property.owner
    else { return nil }
    var use = VariableUse(variable)
    for statement in body { use.add(statement) }
    guard let change = use.changes.first, !use.isUsedAsWhole else { return nil }
    return Copy(
      variable: variable.name, origin: named(origin.value, besides: variable, source),
      owner: owner.name,
      property: origin.property.name, element: isOfLoop ? .ofLoop : origin.element,
      place: source.place(of: Int(change.start)))
  }

  /// The source text of a value, distinguished from the variable if both have the same name.
  private static func named(
    _ value: TypedExpression, besides variable: LocalVariable, _ source: Source
  ) -> String {
    let text = value.text(in: source)
    return text == variable.name ? "self.\(text)" : text
  }

  /// The property that a value is read from, or the collection property whose elements a loop
  /// binds.
  private static func origin(
    of value: TypedExpression, in body: [TypedStatement]
  ) -> (property: Property, value: TypedExpression, element: Element?)? {
    if let collection = value.collectionOfFound, let property = collection.namedProperty {
      return (property, collection, .found)
    }
    if let property = value.namedProperty { return (property, value, nil) }
    guard case .local(let variable) = value.plain.kind else { return nil }
    var found: (Property, TypedExpression, Element?)?
    body.visit { part in
      guard case .statement(let inner) = part, case .for(_, let loop) = inner.kind,
        case .bind(let element) = loop.pattern, element === variable,
        let property = loop.sequence.namedProperty
      else { return }
      found = (property, loop.sequence, .ofLoop)
    }
    return found
  }
}

extension TypedExpression {
  /// The array from which a property or method of the library returns an element: `items` of
  /// `items.first`.
  fileprivate var collectionOfFound: TypedExpression? {
    let base: TypedExpression?
    switch plain.kind {
    case .property(let owner, let property, _) where property.owner?.isPrelude == true: base = owner
    case .call(let function, let receiver, _, _, _) where function.owner?.isPrelude == true:
      base = receiver
    default: base = nil
    }
    guard let base, case .nominal(_, let arguments) = base.plain.type.resolved,
      let element = plain.type.unwrapped.nominal, !element.isPrelude,
      arguments.contains(where: { $0.resolved.nominal === element })
    else { return nil }
    return base
  }
}

/// The uses of a local variable in some code.
struct VariableUse {
  private let variable: LocalVariable
  /// The places where a part of it is written.
  private(set) var changes: [Span] = []
  /// Whether its value is used, rather than one of its parts.
  private(set) var isUsedAsWhole = false

  init(_ variable: LocalVariable) { self.variable = variable }

  mutating func add(_ statement: TypedStatement) { add(statement.parts) }

  private mutating func add(_ parts: Parts) {
    for expression in parts.expressions { add(expression) }
    for statement in parts.statements { add(statement) }
  }

  private mutating func add(_ expression: TypedExpression) {
    switch expression.kind {
    case .local(let used): isUsedAsWhole = isUsedAsWhole || used === variable
    case .property(let base, _, _), .tupleElement(let base, _): addBase(base)
    case .subscriptElement(let base, _, let arguments, _, _):
      addBase(base)
      for part in arguments { add(part) }
    case .inoutArgument(let place):
      // An operator such as `+=` changes a part in place; passing the variable itself uses it as a
      // whole.
      if case .local = place.plainPlace.kind {
        add(place)
      } else {
        addWritten(place, expression.span)
      }
    case .assign(let place, let value, _):
      addWritten(place, expression.span)
      add(value)
    case .call(_, let receiver?, let arguments, _, _):
      // A method that changes the variable is a change of its parts.
      if case .inoutArgument(let place) = receiver.kind, place.rootVariable === variable {
        changes.append(expression.span)
        addParts(of: place)
      } else {
        add(receiver)
      }
      for part in arguments { add(part) }
    default: add(expression.parts)
    }
  }

  private mutating func addBase(_ base: TypedExpression) {
    if case .local(let used) = base.plainPlace.kind, used === variable { return }
    add(base)
  }

  private mutating func addWritten(_ place: TypedExpression, _ span: Span) {
    guard place.rootVariable === variable else { return add(place) }
    if case .local = place.plainPlace.kind { return }
    changes.append(span)
    addParts(of: place)
  }

  /// Adds the indices in the path to a place.
  private mutating func addParts(of place: TypedExpression) {
    if case .subscriptElement(let base, _, let arguments, _, _) = place.plainPlace.kind {
      for part in arguments { add(part) }
      addParts(of: base)
    } else if case .property(let base, _, _) = place.plainPlace.kind {
      addParts(of: base)
    }
  }
}

extension Type {
  /// Whether assigning a value of the type copies it: it is a struct, a tuple or an enum.
  fileprivate var isCopied: Bool {
    if let nominal = resolved.nominal { return nominal.kind == .struct || nominal.kind == .enum }
    if case .tuple = resolved { return true }
    return false
  }
}
