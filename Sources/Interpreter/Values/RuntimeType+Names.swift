internal import Semantics
internal import SourceText

/// Type names as Swift prints them.
extension RuntimeType {
  /// The unqualified name: `Array<Int>`, `Book`.
  package var name: String { name(isQualified: false) }

  /// The qualified name: `Swift.Array<Swift.Int>`, `main.Book`.
  package var qualifiedName: String { name(isQualified: true) }

  private func name(isQualified: Bool) -> String {
    let arguments = self.arguments.map { $0.name(isQualified: isQualified) }
    switch shape {
    case .nominal(let nominal):
      return name(nominal, arguments[...], isQualified: isQualified)
    case .tuple(let labels):
      let parts = zip(labels, arguments).map { label, text in
        label.map { "\($0): \(text)" } ?? text
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .pack: return "Pack{" + arguments.joined(separator: ", ") + "}"
    case .function(let function):
      let parameters = zip(function.parameters, arguments).map { parameter, text in
        (parameter.isInout ? "inout " : "") + text + (parameter.isVariadic ? "..." : "")
      }
      return "(" + parameters.joined(separator: ", ") + ")" + (function.isAsync ? " async" : "")
        + (function.isThrowing ? " throws" + (function.thrownType.map { "(\($0))" } ?? "") : "")
        + " -> " + (arguments.last ?? "()")
    case .metatype:
      return (arguments.first ?? "") + ".Type"
    case .existential(let protocols):
      if protocols.isEmpty { return "Any" }
      return protocols.map { name($0, [], isQualified: isQualified) }.joined(separator: " & ")
    case .unknown: return "Any"
    }
  }

  /// The generic arguments of outer types come first, and are printed with those types.
  private func name(
    _ nominal: NominalType, _ arguments: ArraySlice<String>, isQualified: Bool
  ) -> String {
    var text = ""
    var own = arguments
    if let outer = nominal.outer {
      let count = min(outer.generics.parameters.count, arguments.count)
      if isQualified {
        text = extensionModule(nominal, of: outer).map { "(extension in \($0)):" } ?? ""
        text += name(outer, arguments.prefix(count), isQualified: true) + "."
      }
      own = arguments.dropFirst(count)
    } else if isQualified {
      text = module(of: nominal).map { $0 + "." } ?? ""
    }
    text += nominal.name
    return own.isEmpty ? text : text + "<" + own.joined(separator: ", ") + ">"
  }

  /// The module of a type that is nested in a type of another module by an extension; nil
  /// otherwise.
  private func extensionModule(_ nominal: NominalType, of outer: NominalType) -> String? {
    nominal.isPrelude || !outer.isPrelude ? nil : nominal.source.module
  }

  /// The module that a declaration appears to belong to.
  private func module(of nominal: NominalType) -> String? {
    guard nominal.isPrelude else { return nominal.source.module }
    return nominal.preludeModule
  }
}
