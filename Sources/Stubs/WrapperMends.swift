import Semantics
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

  /// Makes stubs for the wrappers of variables without another initial value; wrappers that other
  /// texts of the document declare are taken from there.
  ///
  /// - Returns: The names of the changed stubs.
  func makeWrappers(for file: SourceFile) -> [String] {
    var changed: [String] = []
    let own = file.statements.compactMap { statement -> String? in
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind
      else { return nil }
      return type.name
    }
    for declaration in file.statements.flatMap(WrapperMends.variables) {
      guard case .variable(let variable) = declaration.kind else { continue }
      let hasValue = variable.bindings.contains { $0.initializer != nil || $0.accessors != nil }
      for attribute in declaration.attributes where attribute.name.first?.isUppercase ?? false {
        let name = attribute.name
        if own.contains(name) { continue }
        if var stub = scope.stubs[name], stub.kind == .wrapper {
          guard stub.take(attribute.arguments ?? []) else { continue }
          scope.set(stub)
        } else if scope.checker.isKnown(attribute) || name.contains(".") {
          continue
        } else if !scope.takeDeclaration(of: name) {
          guard !hasValue else { continue }
          var stub = Stub(name: name, kind: .wrapper)
          _ = stub.take(attribute.arguments ?? [])
          scope.set(stub)
        }
        if !changed.contains(name) { changed.append(name) }
      }
    }
    return changed
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
