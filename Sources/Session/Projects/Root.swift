import Project
import Semantics
package import SourceText
import Syntax

/// Something of a project that can be mounted by itself.
package struct Root {
  package enum Kind: Hashable, Sendable {
    /// The scenes of an app.
    case app
    /// A `#Preview`.
    case preview
    /// The views of a `PreviewProvider`.
    case provider
    /// A view that can be made without arguments.
    case view
  }

  package let kind: Kind
  /// What `mount` takes: `ShopApp`, `#Preview("Empty cart")`, `CartView()`.
  package let expression: String
  package let module: String
  package let source: Source
  package let span: Span

  package var summary: String {
    switch kind {
    case .app: "app"
    case .preview: "preview"
    case .provider: "previews"
    case .view: "view"
    }
  }
}

/// A `#Preview` of a project.
struct Preview {
  /// Its name; for one without, that of its file, with the line where the file has several.
  var name: String
  let source: Source
  let statements: [Statement]
  let span: Span

  /// A view whose body the preview is; what is `@Previewable` becomes a property of it.
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
    return "struct \(type): View {\n\(properties)  var body: some View {\n\(body)  }\n}"
  }
}

extension Declaration {
  fileprivate func attribute(named name: String) -> Attribute? {
    attributes.first { $0.name == name }
  }
}

/// Finds the roots of an open project.
struct RootFinder {
  let checker: TypeChecker

  func roots(of project: OpenProject) -> [Root] {
    let tests = Set(project.project.testTargets.map(\.module))
    return project.modules.filter { !tests.contains($0.name) }.reversed().flatMap { module in
      module.files.flatMap { roots(in: $0.source, $0.statements, module.name) }
    }.sorted { $0.kind.order < $1.kind.order }
  }

  /// The previews of a project, in order.
  func previews(of project: OpenProject) -> [Preview] {
    project.modules.flatMap { module in
      module.files.flatMap { previews(in: $0.source, $0.statements) }
    }
  }

  /// The previews of a file.
  private func previews(in source: Source, _ statements: [Statement]) -> [Preview] {
    var found = written(in: source, statements)
    let unnamed = found.indices.filter { found[$0].name.isEmpty }
    let file = String(source.name.split(separator: "/").last ?? "")
    for index in unnamed {
      let line = LineMap(source).position(of: Int(found[index].span.start)).line
      found[index].name = unnamed.count == 1 ? file : "\(file):\(line)"
    }
    return found
  }

  private func written(in source: Source, _ statements: [Statement]) -> [Preview] {
    checker.declarations(in: statements).compactMap { declaration -> Preview? in
      guard case .macroExpansion(let expansion) = declaration.kind, expansion.name == "Preview",
        let closure = expansion.trailingClosures.first?.closure
      else { return nil }
      var name = ""
      if let first = expansion.arguments.first, first.label == nil,
        case .stringLiteral(let literal) = first.value.kind
      {
        name = literal.plainText ?? ""
      }
      return Preview(
        name: name, source: source, statements: closure.body.statements, span: declaration.span)
    }
  }

  private func roots(
    in source: Source, _ statements: [Statement], _ module: String
  ) -> [Root] {
    var found: [Root] = previews(in: source, statements).map { preview in
      Root(
        kind: .preview, expression: "#Preview(\(ValueText.quoted(preview.name)))",
        module: module, source: source, span: preview.span)
    }
    for declaration in checker.declarations(in: statements) {
      guard case .type(let type) = declaration.kind,
        let (kind, expression) = root(type, in: source)
      else { continue }
      found.append(
        Root(
          kind: kind, expression: expression, module: module, source: source, span: type.nameSpan))
    }
    return found
  }

  private func root(
    _ type: TypeDeclaration, in source: Source
  ) -> (Root.Kind, String)? {
    let parents = type.inheritance.compactMap { reference -> String? in
      if case .named(_, let name, _) = reference.kind { name } else { nil }
    }
    guard !parents.isEmpty, type.generics.parameters.isEmpty,
      let nominal = checker.type(named: type.name, from: source)
    else { return nil }
    func conforms(to name: String) -> Bool {
      guard let target = checker.type(named: name), target.isPrelude else { return false }
      return checker.conforms(nominal.declaredType, to: target)
    }
    if conforms(to: "App") { return (.app, type.name) }
    if parents.contains("PreviewProvider") {
      return (.provider, "\(type.name).previews")
    }
    guard type.keyword == .struct, conforms(to: "View"), checker.isMadeFromNothing(nominal) else {
      return nil
    }
    return (.view, "\(type.name)()")
  }
}

extension Root.Kind {
  fileprivate var order: Int {
    switch self {
    case .app: 0
    case .preview: 1
    case .provider: 2
    case .view: 3
    }
  }
}
