package import Semantics
import SourceText

/// Local variables that hold copies of values which views read, and whose changes are lost: nothing reads the
/// changed copy as a whole, so that it is neither put back nor handed on.
package struct LostCopies {
  /// A variable with a copy, where it is changed.
  package struct Copy {
    package let variable: String
    /// What it is a copy of, as it is written: `lib.books`.
    package let origin: String
    /// The type and name of the property that it is a copy of, or of an element of.
    package let owner: String
    package let property: String
    /// Whether the variable is that of a loop.
    package let isOfLoop: Bool
    /// Where the copy is changed.
    package let place: String
  }

  package private(set) var copies: [Copy] = []

  /// The lost copies in code that a function can come to.
  package init(_ checker: TypeChecker, in function: Function) {
    self.init([function], ProgramTypes(checker))
  }

  /// Those in the code of views and what that can come to.
  package init(_ checker: TypeChecker, ofViews names: Set<String>) {
    let types = ProgramTypes(checker)
    let views = types.types.filter { names.contains($0.name) && types.isView($0) }
    self.init(views.flatMap(\.allFunctions), types)
  }

  private init(_ functions: [Function], _ types: ProgramTypes) {
    for (function, body) in ReachedCode(functions, of: types).bodies {
      body.statements.visit { part in
        guard case .statement(let inner) = part else { return }
        if let copy = LostCopies.copy(inner, in: body.statements, function.source) {
          copies.append(copy)
        }
      }
    }
  }

  private static func copy(
    _ statement: TypedStatement, in body: [TypedStatement], _ source: Source
  ) -> Copy? {
    let (pattern, value, isOfLoop): (TypedPattern, TypedExpression, Bool)
    switch statement.kind {
    case .for(_, let loop): (pattern, value, isOfLoop) = (loop.pattern, loop.sequence, true)
    case .variable(let bound, let initial?): (pattern, value, isOfLoop) = (bound, initial, false)
    default: return nil
    }
    guard case .bind(let variable) = pattern, !variable.isLet, variable.type.isCopied,
      let origin = origin(of: value, in: body), let owner = origin.property.owner
    else { return nil }
    var use = VariableUse(variable)
    for statement in body { use.add(statement) }
    guard let change = use.changes.first, !use.isUsedAsWhole else { return nil }
    return Copy(
      variable: variable.name, origin: origin.value.text(in: source), owner: owner.name,
      property: origin.property.name, isOfLoop: isOfLoop || origin.isOfLoop,
      place: source.place(of: Int(change.start)))
  }

  /// The property that a value is read from, or the one that the loop goes over whose element it is.
  private static func origin(
    of value: TypedExpression, in body: [TypedStatement]
  ) -> (property: Property, value: TypedExpression, isOfLoop: Bool)? {
    if let property = value.namedProperty { return (property, value, false) }
    guard case .local(let variable) = value.plain.kind else { return nil }
    var found: (Property, TypedExpression, Bool)?
    body.visit { part in
      guard case .statement(let inner) = part, case .for(_, let loop) = inner.kind,
        case .bind(let element) = loop.pattern, element === variable,
        let property = loop.sequence.namedProperty
      else { return }
      found = (property, loop.sequence, true)
    }
    return found
  }
}

/// What some code does with a local variable.
struct VariableUse {
  private let variable: LocalVariable
  /// Where a part of it is written.
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
      // An operator such as += changes a part where it lies; the variable itself is handed on.
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

  /// The indices of a place.
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
  /// Whether another variable gets a value of its own: a struct, tuple or enum.
  fileprivate var isCopied: Bool {
    if let nominal = resolved.nominal { return nominal.kind == .struct || nominal.kind == .enum }
    if case .tuple = resolved { return true }
    return false
  }
}
