package import Semantics

/// A program to be checked: its views with the code that runs for them, and all of its code.
///
/// It is one type of many lines, most of which are in the files of rules: each rule searches the
/// program in an extension that stands beside it.
package struct Program {
  /// A view or modifier of the program.
  struct View {
    let type: NominalType
    /// The program's code that runs with the body.
    let code: Code
  }

  /// A call in a body that makes a view of the program.
  struct Construction {
    let parent: NominalType
    let view: NominalType
    let site: Site
    /// The arguments, by the stored property that receives them.
    let fields: [(property: Property, value: TypedExpression)]
  }

  let types: ProgramTypes
  let views: [View]
  /// The calls in view bodies that make other views, in the order of the bodies.
  let constructions: [Construction]
  /// The code of each function of the program.
  let written: [(function: Function, code: Code)]

  /// The wasted updates observed so far.
  let wasted: Set<Finding.Evidence>

  package init(_ checker: TypeChecker, wasted: Set<Finding.Evidence> = []) {
    let types = ProgramTypes(checker)
    self.types = types
    self.wasted = wasted
    views = types.types.filter(types.isView).compactMap { type in
      types.body(of: type).map { View(type: type, code: .running($0, of: types)) }
    }
    constructions = views.flatMap { view in
      view.code.sites.compactMap { types.construction($0, in: view.type) }
    }
    written = (types.types.flatMap(\.allFunctions) + types.functions)
      .map { ($0, Code.written(in: $0, of: types)) }
  }
}

extension ProgramTypes {
  /// The getter or function that makes the content of what has a body.
  func body(of type: NominalType) -> Function? {
    for name in ProgramTypes.protocolsWithBody where conforms(type, to: name) {
      for member in checker.wellKnown(name).members["body"] ?? [] {
        let requirement: Function? =
          switch member {
          case .property(let property): property.getter
          case .function(let function): function
          default: nil
          }
        guard let requirement, case .requirement = requirement.implementation,
          let found = checker.witness(for: requirement, in: type), isWritten(found)
        else { continue }
        return found
      }
    }
    return nil
  }

  fileprivate func construction(
    _ site: Site, in parent: NominalType
  ) -> Program.Construction? {
    guard case .call(let function, _, let arguments, _, _) = site.expression.kind,
      function.kind == .initializer, let view = function.owner, isView(view)
    else { return nil }
    let takers = fields(takenBy: function)
    let fields = arguments.enumerated().compactMap { index, value in
      takers[index].map { (property: $0, value: value) }
    }
    return Program.Construction(parent: parent, view: view, site: site, fields: fields)
  }

  /// The stored properties that an initializer sets to its parameters, by position.
  func fields(takenBy initializer: Function) -> [Int: Property] {
    guard let body = checker.body(of: initializer) else { return [:] }
    var fields: [Int: Property] = [:]
    for statement in body.statements {
      guard case .expression(let expression) = statement.kind,
        case .assign(let place, let value, _) = expression.kind,
        case .property(let base, let property, _) = place.kind, base.isSelf(of: body),
        case .local(let variable) = wrapped(value).plain.kind,
        let index = body.parameters.firstIndex(where: { $0 === variable })
      else { continue }
      fields[index] = property
    }
    return fields
  }

  /// The wrapped value of a library wrapper: `x` of `State(wrappedValue: x)`.
  private func wrapped(_ value: TypedExpression) -> TypedExpression {
    guard case .call(let function, _, let arguments, _, _) = value.plain.kind,
      function.kind == .initializer, let first = arguments.first,
      isLibrary(function.owner, "State", "ObservedObject", "Bindable")
    else { return value }
    return first
  }
}

extension TypedExpression {
  func isSelf(of body: TypedBody) -> Bool {
    guard case .local(let variable) = plainPlace.kind else { return false }
    return variable === body.selfVariable
  }

  /// Whether a part of it, or it itself, is such an expression.
  func holds(_ isMeant: (TypedExpression) -> Bool) -> Bool {
    var isFound = false
    visit { part in
      if case .expression(let inner) = part, isMeant(inner) { isFound = true }
    }
    return isFound
  }

  /// The place that is mutated; other expressions are returned unchanged.
  var plainPlace: TypedExpression {
    if case .inoutArgument(let inner) = kind { inner.plainPlace } else { plain }
  }
}

extension Program {
  /// The sources of types and functions, in order of declaration.
  package var sources: [ObjectIdentifier: Int] {
    let all = types.types.map(\.source) + types.functions.map(\.source)
    return Dictionary(
      all.enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }
}
