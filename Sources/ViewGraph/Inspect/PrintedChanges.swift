internal import Interpreter

/// Why a body runs, as `_printChanges()` prints it.
extension ReadTracker {
  /// The body that is being evaluated, even inside a row or a content closure.
  var runningBody: BodyNode? {
    var node = running.last
    while let current = node {
      if let body = current as? BodyNode { return body }
      node = current.parent
    }
    return nil
  }
}

extension BodyNode {
  /// The reasons for the body's run, in this order: `@self`, `@identity`, `_count`,
  /// `@dependencies`.
  var changeNames: [String] {
    guard let reasons = runReasons else {
      return ["@self", "@identity"] + plan.fields.map { "_" + $0.name }
    }
    let causes = host.tracker.causes(reasons)
    var names: [String] = []
    if causes.contains(where: \.isInput) { names.append("@self") }
    let fields = Set(causes.compactMap(fieldName))
    names += plan.fields.map(\.name).filter(fields.contains).map { "_" + $0 }
    if causes.contains(where: \.isProperty) { names.append("@dependencies") }
    return names
  }

  /// The dynamic property behind a cause.
  private func fieldName(_ cause: Cause) -> String? {
    switch cause {
    case .state(let view, let property): view == name ? property : nil
    case .input(let field, _, _, _, _): field
    case .environment(let path, _, _):
      plan.fields.first { field in
        field.kind == .environment
          && container.field(at: field.path).payload.map(host.environment.environmentPath) == path
      }?.name
    case .object(let target): plan.fields.first { objectName(of: $0) == target }?.name
    case .property, .external: nil
    }
  }
}

extension Cause {
  fileprivate var isInput: Bool { if case .input = self { true } else { false } }

  fileprivate var isProperty: Bool { if case .property = self { true } else { false } }
}
