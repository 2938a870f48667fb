import SourceText
import Syntax

/// The expansion of `@CasePathable`: a case path for each case of an enum.
struct CasePathExpansion {
  private let type: TypeDeclaration
  private let source: Source

  init(_ type: TypeDeclaration, _ source: Source) {
    self.type = type
    self.source = source
  }

  var text: String {
    let paths = type.caseElements.map { path(of: $0) }.joined(separator: "\n")
    return """
      extension \(type.name.quoted): CasePathable {
        struct AllCasePaths {
      \(paths)
        }
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      """
  }

  private func path(of element: EnumCaseElement) -> String {
    let name = element.name.quoted
    let parameters = element.parameters ?? []
    let labels = parameters.map { parameter in
      let label = parameter.label ?? parameter.name
      return label.isEmpty || label == "_" ? nil : label
    }
    let types = parameters.map { parameter in
      parameter.type.map { source.text(in: $0.span) } ?? "Never"
    }
    let made: String
    let (payload, pattern, value): (String, String, String)
    switch parameters.count {
    case 0: (payload, made, pattern, value) = ("Void", "", "", "()")
    case 1:
      payload = types[0]
      made = "(\(labels[0].label)$0)"
      (pattern, value) = ("(\(labels[0].label)let value)", "value")
    default:
      let places = parameters.indices.map { (labels[$0].label, $0) }
      payload = "(" + places.map { "\($0)\(types[$1])" }.joined(separator: ", ") + ")"
      made = "(" + places.map { "\($0)$0.\($1)" }.joined(separator: ", ") + ")"
      pattern = "(" + places.map { "\($0)let value\($1)" }.joined(separator: ", ") + ")"
      value = "(" + places.map { "\($0)value\($1)" }.joined(separator: ", ") + ")"
    }
    let embedding = parameters.isEmpty ? "_ in .\(name)" : ".\(name)\(made)"
    return """
          var \(name): AnyCasePath<\(type.name.quoted), \(payload)> {
            AnyCasePath(
              embed: { \(embedding) },
              extract: {
                guard case .\(name)\(pattern) = $0 else { return nil }
                return \(value)
              })
          }
      """
  }
}

extension String? {
  /// The label before an argument.
  fileprivate var label: String { map { "\($0): " } ?? "" }
}
