package import Semantics
package import SourceText

/// Where the code that runs for a view reads a property; used to explain updates.
package struct BodyReads {
  /// One read in the source.
  package struct Read {
    package let source: Source
    package let span: Span
    /// The binding made there, such as `$person.name`; nil if the value itself is read.
    package let binding: String?
    /// The computed property or function, called by the body, that contains the read.
    package let function: String?
    /// Whether that function returns a view, so that the read belongs to the view whose body calls
    /// it.
    package let isPartOfBody: Bool
    /// Whether it is in code that runs once for each element of a collection.
    package let isInRow: Bool
    /// Whether the read is in a closure that is stored and runs as its own scope, such as the
    /// content of a sheet.
    package let isInScope: Bool
  }

  let types: ProgramTypes
  let view: NominalType
  let body: Function
  let code: Code

  /// Nil if the program has no view or modifier of that name.
  package init?(_ checker: TypeChecker, view name: String) {
    let types = ProgramTypes(checker)
    let found = types.types.last { $0.name == name && types.isView($0) }
    guard let found else { return nil }
    self.init(types, view: found)
  }

  /// The program with the view, as the rules of advice see them.
  var inProgram: (program: Program, view: Program.View)? {
    let program = Program(types.checker)
    return program.views.first { $0.type === view }.map { (program, $0) }
  }

  /// Nil if the view has no body of the program's.
  init?(_ types: ProgramTypes, view: NominalType) {
    guard let body = types.body(of: view) else { return nil }
    self.types = types
    self.view = view
    self.body = body
    code = .running(body, of: types)
  }

  /// The reads of a property of one of the program's types, in the order of the code.
  package func reads(of property: String, in owner: String) -> [Read] {
    let scopes = code.scopes
    func read(_ index: Int, _ site: Site, binding: String?) -> Read {
      self.read(site, binding: binding, isInScope: scopes.contains { $0.contains(index) })
    }
    return code.sites.enumerated().compactMap { index, site in
      switch site.expression.kind {
      case .property(_, let found, _):
        guard let owning = found.owner, isMember(owning, of: owner) else { return nil }
        if found.name == property { return read(index, site, binding: nil) }
        return found.name == "$" + property
          ? read(index, site, binding: text(of: whole(index))) : nil
      case .keyPath(let components):
        let isMeant = components.contains { component in
          guard case .property(let found) = component else { return false }
          return found.name == property && found.owner.map { isMember($0, of: owner) } == true
        }
        return isMeant ? read(index, site, binding: text(of: whole(index))) : nil
      default: return nil
      }
    }
  }

  /// The condition of the only `if` whose branches make views of a type in the body, as written;
  /// nil if there are several, or if it binds something.
  package func condition(showing type: String) -> String? {
    let makers = code.sites.indices.filter { index in
      guard case .call(let function, _, _, _, _) = code.sites[index].expression.kind else {
        return false
      }
      return function.kind == .initializer && function.owner?.name == type
    }
    let around = code.conditionals.filter { $0.sites.contains(where: makers.contains) }
    guard let inner = around.min(by: { $0.sites.count < $1.sites.count }),
      makers.allSatisfy(inner.sites.contains)
    else { return nil }
    var spans: [Span] = []
    for condition in inner.conditions {
      guard case .expression(let expression) = condition else { return nil }
      spans.append(expression.extent)
    }
    guard let first = spans.first, let last = spans.last else { return nil }
    return inner.source.text(in: first.joined(with: last))
  }

  /// Whether a list in the body has to make all rows to count their views.
  package var hasVaryingRows: Bool {
    VaryingRows.rule.find(Program(types.checker)).contains { finding in
      code.sites.contains { site in
        site.source === finding.place.source && site.expression.span == finding.place.span
      }
    }
  }

  /// Whether the body calls a closure that a property of this name holds, while it runs.
  package func calls(_ property: String) -> Bool {
    code.sites.contains { site in
      guard case .apply(let closure, _) = site.expression.kind else { return false }
      return closure.namedProperty?.name == property
    }
  }

  /// Whether any code of the view mentions a property, its wrapper or its projection.
  package func isMentioned(_ property: String) -> Bool {
    let names = [property, "_" + property, "$" + property]
    return view.allFunctions.contains { function in
      Code.written(in: function, of: types).sites.contains { site in
        guard let read = site.expression.readProperty else { return false }
        return read.owner === view && names.contains(read.name)
      }
    }
  }

  /// Whether a type or one of its superclasses has this name.
  func isMember(_ type: NominalType, of name: String) -> Bool {
    type.name == name
      || types.types.contains { own in
        own.name == name
          && (own.inherits(from: type) || type.kind == .protocol && conforms(own, to: type))
      }
  }

  private func conforms(_ type: NominalType, to other: NominalType) -> Bool {
    types.checker.conforms(type.declaredType, to: other)
  }

  private func read(_ site: Site, binding: String?, isInScope: Bool) -> Read {
    let function = site.function.flatMap { $0 === body ? nil : $0 }
    return Read(
      source: site.source, span: site.expression.span, binding: binding,
      function: function.map(name),
      isPartOfBody: function.map { givesView($0) && $0.owner === view } ?? false,
      isInRow: site.rowDepth > 0, isInScope: isInScope)
  }

  /// `header` for a member of the view, otherwise `Cart.total`.
  private func name(of function: Function) -> String {
    let name = function.accessed.property?.name ?? function.name
    return function.owner.map { $0 === view ? name : "\($0.name).\(name)" } ?? name
  }

  private func givesView(_ function: Function) -> Bool {
    types.checker.conforms(function.result, to: types.checker.wellKnown("View"))
  }

  /// The whole path that begins with a projection: `$person.user.name` for `$person`.
  private func whole(_ index: Int) -> Site {
    var found = code.sites[index]
    for outer in code.sites[..<index].reversed() {
      guard outer.range.contains(index), outer.source === found.source else { continue }
      switch outer.expression.kind {
      case .subscriptElement, .keyPathElement, .property, .convert: found = outer
      case .call(let function, _, _, _, _)
      where function.accessed.subscript != nil || function.accessed.property != nil:
        found = outer
      default: return found
      }
    }
    return found
  }

  private func text(of site: Site) -> String {
    let span = site.expression.span
    return site.source.text(in: Span(start(of: site.expression), Int(span.end)))
  }

  /// The start of the first component of a member path.
  private func start(of expression: TypedExpression) -> Int {
    let base: TypedExpression? =
      switch expression.plain.kind {
      case .subscriptElement(let base, _, _, _, _), .property(let base, _, _),
        .keyPathElement(let base, _):
        base
      default: nil
      }
    let own = Int(expression.span.start)
    guard let base, base.span.end > base.span.start else { return own }
    return min(own, start(of: base))
  }
}
