import Semantics

/// The expressions whose values alternate in one place: the branches of a condition, the results of
/// a function, the elements of a collection from which one is picked.
struct AlternativeValues {
  /// The alternatives of each place that has several, outer places first.
  private(set) var groups: [[Site]] = []
  private let program: Program

  init(in code: Code, of program: Program) {
    self.program = program
    var seen: Set<ObjectIdentifier> = []
    for site in code.sites {
      if let function = site.function, seen.insert(ObjectIdentifier(function)).inserted {
        add(returned(by: function))
      }
      switch site.expression.kind {
      case .ternary, .statement: add(values(of: site))
      case .subscriptElement(let base, _, let arguments, _, _)
      where !arguments.allSatisfy(\.plain.isLiteral):
        add(elements(of: base, at: site))
      default: break
      }
    }
  }

  private mutating func add(_ values: [Site]) {
    if values.count > 1 { groups.append(values) }
  }

  /// The alternatives of an expression: its branches, if it has any, otherwise the expression
  /// itself.
  private func values(of site: Site) -> [Site] {
    switch site.expression.plain.kind {
    case .ternary(_, let first, let second):
      [first, second].flatMap { values(of: self.site($0, in: site)) }
    case .statement(let statement):
      [statement].yielded { if case .result(let value) = $0 { value } else { nil } }
        .flatMap { values(of: self.site($0, in: site)) }
    default: [self.site(site.expression.plain, in: site)]
    }
  }

  /// The values that a function returns.
  private func returned(by function: Function) -> [Site] {
    let body = program.types.checker.body(of: function)?.statements ?? []
    return body.yielded { if case .return(let value?) = $0 { value } else { nil } }
      .flatMap { value in
        values(
          of: Site(
            expression: value, source: function.source, rowDepth: 0, owner: function.owner,
            function: function))
      }
  }

  /// The elements of a collection literal.
  private func elements(of collection: TypedExpression, at site: Site) -> [Site] {
    let written = definition(of: self.site(collection, in: site))
    switch written.expression.plain.kind {
    case .array(let elements): return elements.flatMap { values(of: self.site($0, in: written)) }
    case .dictionary(let pairs):
      return pairs.flatMap { values(of: self.site($0.value, in: written)) }
    default: return []
    }
  }

  /// The initial value of a variable or property that never changes.
  private func definition(of site: Site) -> Site {
    switch site.expression.plain.kind {
    case .property(_, let property, _):
      return property.isLet || property.getter == nil
        ? program.initialValue(of: property) ?? site : program.origin(of: site)
    case .local(let variable):
      let body = site.function.flatMap(program.types.checker.body)?.statements ?? []
      let bound = body.yielded { kind -> TypedExpression? in
        guard case .variable(.bind(let other), let value?) = kind, other === variable else {
          return nil
        }
        return value
      }
      return bound.first.map { self.site($0, in: site) } ?? site
    default: return program.origin(of: site)
    }
  }

  private func site(_ expression: TypedExpression, in outer: Site) -> Site {
    Site(
      expression: expression.plain, source: outer.source, rowDepth: outer.rowDepth,
      owner: outer.owner, function: outer.function)
  }
}

extension [TypedStatement] {
  /// What `expression` returns for these statements and for those nested in them, except in nested
  /// functions and closures.
  fileprivate func yielded(
    _ expression: (TypedStatement.Kind) -> TypedExpression?
  ) -> [TypedExpression] {
    flatMap { statement -> [TypedExpression] in
      if let found = expression(statement.kind) { return [found] }
      if case .localFunction = statement.kind { return [] }
      return statement.parts.statements.yielded(expression)
    }
  }
}

extension TypedExpression {
  /// Whether it is the same value each time.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .integerLiteral, .string, .inputLiteral: true
    default: false
    }
  }
}
