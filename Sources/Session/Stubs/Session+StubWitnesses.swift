import Semantics
import SourceText
import Syntax

/// Stubs that conform to protocols of the program.
extension Session {
  /// Lets a stub conform to a protocol that the program declares, with a witness for each of its
  /// requirements; whether that changes it.
  func conform(_ stub: inout Stub, toOwn name: String) -> Bool {
    guard let target = world.checker.type(named: name), target.kind == .protocol,
      !target.isPrelude, stub.kind != .additions, stub.conform(toStub: name)
    else { return false }
    for parent in target.conformances.map(\.protocol) {
      _ = stub.conform(to: parent.name) || conform(&stub, toOwn: parent.name)
    }
    for witness in witnesses(of: target) { _ = stub.add(type: witness) }
    return true
  }

  private func witnesses(of target: NominalType) -> [String] {
    let source = target.source
    let declared = Parser.parse(source).statements.compactMap { statement -> TypeDeclaration? in
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind, type.name == target.name
      else { return nil }
      return type
    }
    return declared.first?.members.flatMap { witnesses(of: $0, in: source) } ?? []
  }

  private func witnesses(of requirement: Declaration, in source: Source) -> [String] {
    switch requirement.kind {
    case .function(let function):
      let value = function.result.map { self.value(ofRequired: source.text(in: $0.span)) } ?? ""
      return ["\(source.text(in: source.trimmed(requirement.span))) { \(value) }"]
    case .variable(let variable):
      return variable.bindings.compactMap { binding in
        guard case .binding(let name) = binding.pattern.kind, let type = binding.type else {
          return nil
        }
        let text = source.text(in: type.span)
        let isStatic = requirement.modifiers.contains { $0.name == "static" }
        return "\(isStatic ? "static " : "")var \(name): \(text) { "
          + "get { \(value(ofRequired: text)) } set {} }"
      }
    case .initializer: return ["\(source.text(in: source.trimmed(requirement.span))) { self.init() }"]
    default: return []
    }
  }

  private func value(ofRequired type: String) -> String {
    makeable(type) == type ? Stub.value(of: type) : "fatalError()"
  }
}
