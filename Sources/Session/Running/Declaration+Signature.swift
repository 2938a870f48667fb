import SourceText
import Syntax

/// The signature of a top-level declaration, by which redeclarations are found.
struct DeclaredSignature {
  /// The name, with labels and types for functions.
  let key: String
  /// The name in errors.
  let title: String
  let span: Span
  /// The keys that this declaration occupies.
  let occupiedKeys: Set<String>
  /// The keys that conflict with it if another declaration occupies them.
  let conflictingKeys: Set<String>
}

extension Declaration {
  /// The signatures of a top-level declaration; generic functions have none.
  func signatures(in source: Source) -> [DeclaredSignature] {
    switch kind {
    case .type(let type): return [signature(type.name, type.nameSpan)]
    case .typeAlias(let alias): return [signature(alias.name, alias.nameSpan)]
    case .variable(let variable):
      return variable.bindings.compactMap { binding in
        guard case .binding(let name) = binding.pattern.kind else { return nil }
        return signature(name, binding.pattern.span)
      }
    case .function(let function):
      guard function.generics.parameters.isEmpty else { return [] }
      let parameters = function.parameters.map { parameter in
        let type = parameter.type.map { source.text(in: $0.span) } ?? ""
        return "\(parameter.label ?? parameter.name): \(type)\(parameter.isVariadic ? "..." : "")"
      }
      let fixity = modifiers.map(\.name).filter { $0 == "prefix" || $0 == "postfix" }.joined()
      let result = function.result.map { source.text(in: $0.span) } ?? ""
      let labels = function.parameters.map { ($0.label ?? $0.name) + ":" }
      let isPlain = !labels.isEmpty && labels.allSatisfy { $0 == "_:" }
      let key =
        "\(function.name)(\(parameters.joined(separator: ", "))) \(fixity) \(result) "
        + "\(function.effects.isAsync)"
      return [
        DeclaredSignature(
          key: key,
          title: isPlain ? function.name : "\(function.name)(\(labels.joined()))",
          span: function.nameSpan,
          occupiedKeys: labels.isEmpty ? [key, "\(function.name)()"] : [key],
          conflictingKeys: labels.isEmpty ? [key, function.name] : [key])
      ]
    default: return []
    }
  }

  private func signature(_ name: String, _ span: Span) -> DeclaredSignature {
    DeclaredSignature(
      key: name, title: name, span: span, occupiedKeys: [name],
      conflictingKeys: [name, "\(name)()"])
  }
}
