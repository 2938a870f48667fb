/// Notes which declarations of the bodies around an expression depends on, while that is checked.
final class DependencyRecorder {
  /// A name that was looked up, and what it meant.
  struct Dependency {
    let name: String
    let meaning: [ObjectIdentifier]
  }

  /// The scope and the body around the expression.
  private let scope: Scope
  private let body: BodyContext
  private(set) var dependencies: [Dependency] = []
  private var names: Set<String> = []
  /// The variables of bodies around that are used, which closures in between capture.
  private(set) var uses: [(variable: LocalVariable, owner: BodyContext)] = []
  private var used: Set<ObjectIdentifier> = []
  /// What a name meant, retained so that ObjectIdentifiers stay unique.
  private(set) var retained: [BodyChecker.Found] = []

  init(scope: Scope, body: BodyContext) {
    self.scope = scope
    self.body = body
  }

  /// Notes that a name was looked up, if what it means is declared outside of the expression.
  func note(_ name: String, _ found: BodyChecker.Found) {
    guard found.scope.depth <= scope.depth, names.insert(name).inserted else { return }
    dependencies.append(Dependency(name: name, meaning: found.identity))
    retained.append(found)
  }

  /// Notes the use of a variable, if a body around the expression has it.
  func note(_ variable: LocalVariable, of owner: BodyContext) {
    guard !used.contains(ObjectIdentifier(variable)),
      sequence(first: body, next: \.parent).contains(where: { $0 === owner })
    else { return }
    used.insert(ObjectIdentifier(variable))
    uses.append((variable, owner))
  }
}

extension BodyChecker.Found {
  /// The scope that has it.
  var scope: Scope {
    switch self {
    case .symbol(_, let scope), .functions(_, let scope): scope
    }
  }

  /// What tells it from other declarations of its name.
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
