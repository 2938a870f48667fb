import SourceText
import Syntax

/// A `#Preview` in a project.
struct Preview {
  /// The name given to it, or else that of its file, with the line if the file has several.
  var name: String
  let source: Source
  let statements: [Statement]
  let span: Span
  /// The places of its traits.
  let traits: [Span]

  /// An expression that makes the view which is declared with a name.
  func expression(named type: String) -> String {
    traits.isEmpty ? "\(type)()" : "_prepared(\(type).traits, \(type)())"
  }

  /// The declaration of a view with the preview as its body; `@Previewable` variables are
  /// properties.
  func text(named type: String) -> String {
    var properties = ""
    var body = ""
    for statement in statements {
      if case .declaration(let declaration) = statement.kind,
        let mark = declaration.attribute(named: "Previewable")
      {
        let text = source.text(in: declaration.span)
        let rest = text.replacing(source.text(in: mark.span), with: "", maxReplacements: 1)
        properties += "  \(rest)\n"
      } else {
        body += "    " + source.text(in: statement.span) + "\n"
      }
    }
    if !traits.isEmpty {
      // The program may extend the traits by the name that the view takes.
      properties += "  typealias ViewTraits = _ViewTraits\n"
      let list = traits.map { source.text(in: $0) }.joined(separator: ", ")
      properties += "  static let traits: _PreviewTraits = [\(list)]\n"
      body = "    _previewed(Self.traits) {\n\(body)    }\n"
    }
    return "struct \(type): View {\n\(properties)  var body: some View {\n\(body)  }\n}"
  }
}

extension Declaration {
  fileprivate func attribute(named name: String) -> Attribute? {
    attributes.first { $0.name == name }
  }
}
