/// Records which declarations of enclosing bodies an expression depends on while it is checked.
final class DependencyRecorder {
  /// A looked-up name and the declarations it resolved to.
  struct Dependency {
    let name: String
    let meaning: [ObjectIdentifier]
  }

  /// The scope and body that enclose the expression.
  private let scope: Scope
  private let body: BodyContext
  private(set) var dependencies: [Dependency] = []
  private var names: Set<String> = []
  /// The variables of enclosing bodies that it uses, which closures in between capture.
  private(set) var uses: [(variable: LocalVariable, owner: BodyContext)] = []
  private var used: Set<ObjectIdentifier> = []
  /// The resolved declarations, retained so that their ObjectIdentifiers stay unique.
  private(set) var retained: [BodyChecker.Found] = []

  init(scope: Scope, body: BodyContext) {
    self.scope = scope
    self.body = body
  }

  /// Records the lookup of a name that is declared outside the expression.
  func note(_ name: String, _ found: BodyChecker.Found) {
    guard found.scope.depth <= scope.depth, names.insert(name).inserted else { return }
    dependencies.append(Dependency(name: name, meaning: found.identity))
    retained.append(found)
  }

  /// Records the use of a variable of an enclosing body.
  func note(_ variable: LocalVariable, of owner: BodyContext) {
    guard !used.contains(ObjectIdentifier(variable)),
      sequence(first: body, next: \.parent).contains(where: { $0 === owner })
    else { return }
    used.insert(ObjectIdentifier(variable))
    uses.append((variable, owner))
  }
}

extension BodyChecker.Found {
  /// The scope that declares it.
  var scope: Scope {
    switch self {
    case .symbol(_, let scope), .functions(_, let scope): scope
    }
  }

  /// The identity of the declarations, distinct for other declarations of the same name.
  var identity: [ObjectIdentifier] {
    switch self {
    case .symbol(.variable(let variable), _), .symbol(.wrapped(let variable, _), _):
      [ObjectIdentifier(variable)]
    case .symbol(.function(let function), _): [ObjectIdentifier(function)]
    case .symbol(.computed(let getter, _), _): [ObjectIdentifier(getter)]
    case .symbol(.type(let nominal), _): [ObjectIdentifier(nominal)]
    case .symbol(.typeAlias(let alias), _): [ObjectIdentifier(alias)]
    case .functions(let functions, _): functions.map(ObjectIdentifier.init)
    }
  }
}
