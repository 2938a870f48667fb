package import Semantics
package import SourceText
import Syntax

/// Variables that a closure uses and that hold copies of properties, made before the closure runs.
package struct CapturedCopies {
  package struct Copy {
    package let variable: String
    /// The source text of the copied value: `store.price`.
    package let origin: String
    /// The type and name of the copied property.
    package let owner: String
    package let property: String
  }

  package private(set) var copies: [Copy] = []
  private let checker: TypeChecker

  /// The copies used by the closure at a place of a source; none if there is no closure.
  package init(_ checker: TypeChecker, closureAt span: Span, in source: Source) {
    self.checker = checker
    let types = ProgramTypes(checker)
    let functions = (types.types.flatMap(\.allFunctions) + types.functions)
      .filter { $0.source === source && types.isWritten($0) }
    for function in functions {
      guard let body = checker.body(of: function) else { continue }
      search(body, for: span, source)
      if !copies.isEmpty { return }
    }
    withTopLevel(of: source) { search($0, for: span, source) }
  }

  /// The source text of the property that a top-level variable was copied from; nil if its initial
  /// value is not a copy.
  package static func origin(ofVariable name: String, _ checker: TypeChecker) -> Copy? {
    for listing in checker.names.listings {
      guard case .variable(let variable) = listing.symbol, variable.name == name else { continue }
      var copies = CapturedCopies(checker)
      copies.add(variable)
      return copies.copies.first
    }
    return nil
  }

  private init(_ checker: TypeChecker) { self.checker = checker }

  /// Checks the top-level code of an input again, and passes it to a function.
  private func withTopLevel(of source: Source, _ work: (TypedBody) -> Void) {
    let snapshot = checker.snapshot()
    defer { checker.restore(snapshot) }
    let checked = checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: false)
    if let body = checked.function.flatMap(checker.body) { work(body) }
  }

  private mutating func search(_ body: TypedBody, for span: Span, _ source: Source) {
    guard let closure = body.statements.closures(at: span).last else { return }
    for (variable, value) in closure.captureList { add(variable.name, value, source) }
    var locals: [LocalVariable] = []
    var globals: [GlobalVariable] = []
    closure.body.statements.visit { part in
      guard case .expression(let expression) = part else { return }
      switch expression.kind {
      case .local(let variable): locals.append(variable)
      case .global(let variable): globals.append(variable)
      default: return
      }
    }
    body.statements.visit { part in
      guard case .statement(let statement) = part,
        case .variable(.bind(let variable), let value?) = statement.kind,
        locals.contains(where: { $0 === variable })
      else { return }
      add(variable.name, value, source)
    }
    for variable in globals { add(variable) }
  }

  /// Adds a top-level variable if its initial value is a copy.
  private mutating func add(_ variable: GlobalVariable) {
    var initial: TypedExpression?
    withTopLevel(of: variable.source) { body in
      body.statements.visit { part in
        guard case .statement(let statement) = part else { return }
        switch statement.kind {
        case .variable(.bindGlobal(let other), let value?) where other.name == variable.name:
          initial = value
        case .initializeGlobal(let other, let value) where other.name == variable.name:
          initial = value
        default: return
        }
      }
    }
    if let initial { add(variable.name, initial, variable.source) }
  }

  private mutating func add(_ name: String, _ value: TypedExpression, _ source: Source) {
    // A captured object is shared, not copied: its properties are read when the closure runs.
    guard value.plain.type.resolved.nominal?.kind != .class,
      let property = value.namedProperty, let owner = property.owner
    else { return }
    copies.append(
      Copy(
        variable: name, origin: value.text(in: source), owner: owner.name,
        property: property.name))
  }
}
