import Semantics
import SourceText
import Syntax

/// Makes stubs for undeclared property wrappers.
struct WrapperMends {
  let scope: StubScope

  /// Whether a text has attributes that may be undeclared property wrappers.
  func lacksWrappers(_ file: SourceFile) -> Bool {
    file.statements.flatMap(WrapperMends.variables).flatMap(\.attributes).contains {
      ($0.name.first?.isUppercase ?? false) && !$0.name.contains(".") && !scope.checker.isKnown($0)
    }
  }

  /// Whether a text has attributes that may show more of stubs of property wrappers.
  func mayMakeWrappers(for file: SourceFile) -> Bool {
    file.statements.flatMap(WrapperMends.variables).flatMap(\.attributes).contains {
      scope.stubs[$0.name]?.kind == .wrapper
    } || lacksWrappers(file)
  }

  /// Makes stubs for the wrappers of variables without another initial value, or whose projected values are
  /// used; wrappers that other texts of the document declare are taken from there.
  ///
  /// - Returns: The names of the changed stubs.
  func makeWrappers(for file: SourceFile, of source: Source) -> [String] {
    var changed: [String] = []
    let own = file.statements.compactMap { statement -> String? in
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind
      else { return nil }
      return type.name
    }
    let ofViews = file.statements.flatMap(WrapperMends.wrappersOfViews)
    for declaration in file.statements.flatMap(WrapperMends.variables) {
      guard case .variable(let variable) = declaration.kind else { continue }
      // With another initial value, it may be something else that needs no stub, unless it is projected.
      let isNeeded =
        variable.bindings.allSatisfy { $0.initializer == nil && $0.accessors == nil }
        || isProjected(variable, in: source)
      for attribute in declaration.attributes where attribute.name.first?.isUppercase ?? false {
        let name = attribute.name
        if own.contains(name) { continue }
        let isOfView = ofViews.contains(name)
        if var stub = scope.stubs[name], stub.kind == .wrapper {
          let isNew = isOfView && stub.conform(toStub: Stub.dynamicProperty)
          guard take(attribute.arguments ?? [], &stub) || isNew else { continue }
          scope.set(stub)
        } else if scope.checker.isKnown(attribute) || name.contains(".") {
          continue
        } else if !scope.otherTexts.takeDeclaration(of: name) {
          guard isNeeded else { continue }
          var stub = Stub(name: name, kind: .wrapper)
          _ = take(attribute.arguments ?? [], &stub)
          if isOfView { _ = stub.conform(toStub: Stub.dynamicProperty) }
          scope.set(stub)
        }
        if let values = addValue(at: attribute, of: variable) { changed.append(values) }
        if !changed.contains(name) { changed.append(name) }
      }
    }
    return changed
  }

  /// Whether a text uses what the wrapper of a variable gives besides its value: `$email`, `_email`.
  private func isProjected(_ variable: VariableDeclaration, in source: Source) -> Bool {
    let names = variable.bindings.flatMap { $0.pattern.boundNames.map(\.name) }
    return names.contains {
      source.mentionedNames.contains("$" + $0) || source.mentionedNames.contains("_" + $0)
    }
  }

  /// Adds the arguments of a wrapper; returns whether there are new ones.
  private func take(_ arguments: [Argument], _ stub: inout Stub) -> Bool {
    let owner = stub.name
    return stub.take(arguments) { argument in
      scope.calls.choice(argument.value, of: owner, argument.label ?? "kind")?.type.optional
    }
  }

  /// `@Injected(\.users) var users`: adds the property to which a key path leads to the stub in which the
  /// wrapper finds values; returns the name of that.
  private func addValue(at attribute: Attribute, of variable: VariableDeclaration) -> String? {
    guard var wrapper = scope.stubs[attribute.name], wrapper.kind == .wrapper,
      let member = attribute.memberOfKeyPath, wrapper.findValues()
    else { return nil }
    let name = Stub.nameOfValues(of: wrapper.name)
    var values = scope.stubs[name] ?? Stub(name: name, kind: .structure)
    values.add("shared", name, isStatic: true)
    values.add(member, OpenType.named(name, member))
    scope.set(wrapper)
    guard values != scope.stubs[name] else { return nil }
    scope.set(values)
    return name
  }

  /// The attributes of the variables of a view, which is updated when its wrapped values change.
  private static func wrappersOfViews(_ statement: Statement) -> [String] {
    guard case .declaration(let declaration) = statement.kind,
      case .type(let type) = declaration.kind
    else { return [] }
    let isView = type.inheritance.contains { parent in
      guard case .named(nil, let name, _) = parent.kind else { return false }
      return ["View", "ViewModifier", "App", "Scene"].contains(name)
    }
    return isView ? type.members.flatMap(\.attributes).map(\.name) : []
  }

  /// The variables that a statement declares, directly or as members of a type.
  private static func variables(_ statement: Statement) -> [Declaration] {
    guard case .declaration(let declaration) = statement.kind else { return [] }
    return variables(declaration)
  }

  private static func variables(_ declaration: Declaration) -> [Declaration] {
    switch declaration.kind {
    case .variable: [declaration]
    case .type(let type): type.members.flatMap(variables)
    case .extension(let part): part.members.flatMap(variables)
    default: []
    }
  }
}

extension Attribute {
  /// The name to which its only argument leads, if that is a key path: `users` of `@Injected(\.users)`.
  fileprivate var memberOfKeyPath: String? {
    guard let arguments, arguments.count == 1, arguments[0].label == nil,
      case .keyPath(let keyPath) = arguments[0].value.kind, keyPath.root == nil,
      keyPath.components.count == 1, case .member(let member) = keyPath.components[0]
    else { return nil }
    return member.name
  }
}

extension Stub {
  /// The protocol of wrappers by which views are updated.
  static let dynamicProperty = "DynamicProperty"

  /// The stub with the values to which the key paths lead that are passed to a wrapper.
  static func nameOfValues(of wrapper: String) -> String { "\(wrapper)Values" }

  /// Lets a wrapper find its values by key paths; returns whether nothing else is passed to it.
  mutating func findValues() -> Bool {
    let type = "KeyPath<\(Stub.nameOfValues(of: name)), Value>"
    guard construction.unlabelled.count == 1, properties.isEmpty,
      ["Any?", type].contains(construction.unlabelled[0])
    else { return false }
    _ = construction.take(unlabelled: [type])
    return true
  }
}
