import Semantics
import SourceText

/// Queries of rules about types and expressions.
extension Program {
  /// Whether the body of a view can run a second time because something it depends on may change.
  func canRunAgain(_ type: NominalType) -> Bool {
    if type.storedProperties.contains(where: { !$0.isLet || $0.initialValue == nil }) {
      return true
    }
    return views.contains { view in
      view.type === type
        && view.code.sites.contains { $0.expression.readProperty?.isWatched ?? false }
    }
  }

  /// Whether a call is repeated by a body that can run again.
  func isRepeated(_ construction: Construction) -> Bool {
    construction.site.runsWithBody && canRunAgain(construction.parent)
  }

  /// Whether values of a type are compared by `==` when they are passed to a view.
  func isEquatable(_ type: NominalType) -> Bool { types.conforms(type, to: "Equatable") }

  /// The expression that a value comes from, through computed properties and functions of the
  /// program that only return it.
  func origin(of site: Site) -> Site {
    let expression = site.expression.plain
    let function: Function?
    switch expression.kind {
    case .property(_, let property, _): function = property.getter
    case .call(let called, _, _, _, _) where called.kind != .initializer: function = called
    default: function = nil
    }
    guard let function, types.isWritten(function), let result = types.result(of: function) else {
      return Site(
        expression: expression, source: site.source, rowDepth: site.rowDepth, owner: site.owner)
    }
    return Site(
      expression: result.plain, source: function.source, rowDepth: site.rowDepth,
      owner: function.owner)
  }

  /// The initial value of a stored property, if declared.
  func initialValue(of property: Property) -> Site? {
    guard let function = property.initialValue, let value = types.result(of: function) else {
      return nil
    }
    return Site(
      expression: value.plain, source: function.source, rowDepth: 0, owner: function.owner)
  }

  /// The class of the program that an expression instantiates, inside any library wrappers.
  func madeClass(by expression: TypedExpression) -> NominalType? {
    guard case .call(let function, _, let arguments, _, _) = expression.plain.kind,
      function.kind == .initializer, let owner = function.owner
    else { return nil }
    if !owner.isPrelude { return owner.kind == .class ? owner : nil }
    guard types.isLibrary(owner, "State", "ObservedObject"), let first = arguments.first else {
      return nil
    }
    return madeClass(by: first)
  }

  /// Whether views are notified of changes in objects of a class.
  func isObserved(_ type: NominalType) -> Bool {
    type.isObservable || types.conforms(type, to: "ObservableObject")
      || types.conforms(type, to: "Observable")
  }

  /// Whether a property has this library wrapper.
  func isWrapped(_ property: Property, _ wrapper: String) -> Bool {
    let backing = property.wrapperBacking ?? property
    return types.isLibrary(backing.type.nominal, wrapper) && (backing.wraps ?? backing) !== backing
  }

  /// The calls of a library modifier, with their arguments.
  func modifierCalls(
    _ name: String, in view: View
  ) -> [(site: Site, function: Function, arguments: [TypedExpression])] {
    view.code.sites.compactMap { site in
      guard case .call(let function, _, let arguments, _, _) = site.expression.kind,
        function.name == name, types.isLibrary(function.owner, "View")
      else { return nil }
      return (site, function, arguments)
    }
  }

  /// The calls that make a view for each element of a collection, with their arguments.
  func rowCalls(
    in view: View
  ) -> [RowCall] {
    view.code.sites.compactMap { site in
      guard case .call(let function, _, let arguments, _, _) = site.expression.kind,
        types.makesRows(function), let data = arguments.first,
        case .closure(let rows)? = arguments.last?.plain.kind, rows.function.parameters.count == 1
      else { return nil }
      return RowCall(site: site, function: function, data: data.plain, rows: rows)
    }
  }
}

/// A call that makes a row for each element of its data.
struct RowCall {
  let site: Site
  let function: Function
  let data: TypedExpression
  let rows: TypedClosure

  /// The components of the key path that leads to the identity of a row; nil where the element itself has one.
  var idPath: [TypedKeyPathComponent]? {
    guard case .call(_, _, let arguments, _, _) = site.expression.kind else { return nil }
    for argument in arguments.dropFirst() {
      if case .keyPath(let components) = argument.plain.kind { return components }
    }
    return nil
  }
}

extension ProgramTypes {
  /// The only expression that a function returns, if it does nothing else.
  func result(of function: Function) -> TypedExpression? {
    guard let statements = checker.body(of: function)?.statements, statements.count == 1,
      case .return(let value?) = statements[0].kind
    else { return nil }
    return value
  }
}

extension Property {
  /// Whether its readers are notified of changes.
  var isWatched: Bool { notification != nil || wrapperBacking != nil }

  /// The declared property, if this is a wrapper's storage.
  var declared: Property { wraps ?? self }
}

extension Type {
  /// The type without enclosing optionals.
  var unwrapped: Type {
    var type = self.resolved
    while case .nominal(let nominal, let arguments) = type, nominal.isPrelude,
      nominal.name == "Optional", let inner = arguments.first
    {
      type = inner
    }
    return type
  }

  var isFunction: Bool { if case .function = unwrapped { true } else { false } }

  /// The class, if the type is a class of the program.
  var ownClass: NominalType? {
    guard let nominal = unwrapped.nominal, nominal.kind == .class, !nominal.isPrelude else {
      return nil
    }
    return nominal
  }
}

extension TypedExpression {
  /// The property that it reads.
  var readProperty: Property? {
    if case .property(_, let property, _) = kind { property } else { nil }
  }

  /// The base whose property it reads.
  var base: TypedExpression? {
    if case .property(let base, _, _) = kind { base.plain } else { nil }
  }

  /// The captured names, if it is a closure.
  var capturedNames: [String]? {
    switch plain.kind {
    case .closure(let closure):
      let variables = closure.body.captures + closure.captureList.map(\.variable)
      let names = variables.map { $0.writtenName(in: closure.function.source) }
      return names.isEmpty ? nil : names
    case .functionReference(_, let receiver?, _, _, _):
      if case .metatype = receiver.plain.kind { return nil }
      if case .local(let variable) = receiver.plain.kind { return [variable.name] }
      return receiver.readProperty.map { [$0.name] } ?? ["self"]
    default: return nil
    }
  }
}

extension LocalVariable {
  /// Its name as it is declared: `store` for the storage `_store` of its property wrapper.
  fileprivate func writtenName(in source: Source) -> String {
    let written = source.text(in: span)
    return name == "_\(written)" ? written : name
  }
}
