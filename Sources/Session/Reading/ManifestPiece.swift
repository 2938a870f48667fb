import Prelude
import SourceText
import Syntax

/// A piece of a package manifest, as documents show it: one of the arguments in a manifest, or several.
///
///     .package(url: "https://example.com/tool", from: "1.0.0"),
enum ManifestPiece {
  static let remark = "this is a piece of a package manifest; nothing of it is run"

  /// Whether a text is such a list: each of its elements is made by a function of `PackageDescription`, or has
  /// the label of one of their parameters.
  static func isOne(_ source: Source) -> Bool {
    guard begins(source) else { return false }
    let list = Fragment(
      source.trimmed(Span(0, source.bytes.count)), of: source, prefix: "_(", suffix: ")")
    let file = Parser.parse(list.source)
    guard file.statements.count == 1, !file.diagnostics.contains(where: \.isError),
      case .expression(let expression) = file.statements[0].kind,
      case .call(let call) = expression.kind, !call.arguments.isEmpty
    else { return false }
    return call.arguments.allSatisfy { argument in
      if let label = argument.label { return labels.contains(label) && isList(argument.value) }
      guard case .call(let made) = argument.value.kind,
        case .implicitMember(let name) = made.callee.kind
      else { return false }
      return functions.contains(name.name)
    }
      || call.arguments.count > 1 && call.arguments.allSatisfy { labels.contains($0.label ?? "") }
        && call.arguments.contains { isList($0.value) }
  }

  /// Whether a text begins as one: with a dot, or with a label.
  private static func begins(_ source: Source) -> Bool {
    let line = source.text(in: source.trimmed(Span(0, source.bytes.count)))
    if line.first == "." { return true }
    let rest = line.drop { $0.isLetter }
    return rest.count < line.count && rest.hasPrefix(": ")
  }

  private static func isList(_ value: Expression) -> Bool {
    if case .array = value.kind { true } else { false }
  }

  private static let declarations: [Declaration] =
    PreludeLibrary.files.filter { $0.modules.contains("PackageDescription") }.flatMap { file in
      Parser.parse(Source(name: file.path, text: file.text)).statements
    }.flatMap { statement -> [Declaration] in
      if case .declaration(let declaration) = statement.kind {
        declaration.andItsMembers
      } else {
        []
      }
    }

  /// The functions that make parts of a manifest.
  private static let functions: Set<String> = Set(
    declarations.compactMap { declaration in
      guard case .function(let function) = declaration.kind,
        declaration.modifiers.contains(where: { $0.name == "static" })
      else { return nil }
      return function.name
    })

  /// The labels of their parameters, and of the manifest's.
  private static let labels: Set<String> = {
    var labels: Set<String> = []
    for declaration in declarations {
      let parameters: [Parameter] =
        switch declaration.kind {
        case .function(let function): function.parameters
        case .initializer(let initializer): initializer.parameters
        default: []
        }
      labels.formUnion(parameters.map { $0.label ?? $0.name })
    }
    return labels.subtracting(["_"])
  }()
}

extension Declaration {
  fileprivate var andItsMembers: [Declaration] {
    switch kind {
    case .type(let type): [self] + type.members.flatMap(\.andItsMembers)
    case .extension(let part): [self] + part.members.flatMap(\.andItsMembers)
    default: [self]
    }
  }
}
