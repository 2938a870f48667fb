import Project
import Semantics
import SourceText
import Syntax

/// Finds the roots and previews of an open project, or of a session.
struct MountableFinder {
  let checker: TypeChecker

  func roots(of project: OpenProject) -> [Mountable] {
    let tests = Set(project.project.testTargets.map(\.module))
    return project.modules.filter { !tests.contains($0.name) }.reversed().flatMap { module in
      module.files.flatMap { roots(in: $0.source, $0.statements, module.name) }
    }.sorted { $0.kind.order < $1.kind.order }
  }

  /// The previews of a project, in source order.
  func previews(of project: OpenProject) -> [Preview] {
    project.modules.flatMap { module in
      module.files.flatMap { previews(in: $0.source, $0.statements) }
    }
  }

  /// The previews of a file, with names.
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
        name: name, source: source, statements: closure.body.statements, span: declaration.span,
        traits: expansion.arguments.drop { $0.label != "traits" }.map(\.value.span))
    }
  }

  /// The roots that some texts declare, in source order within their kinds.
  func roots(of texts: [Source]) -> [Mountable] {
    texts.flatMap { roots(in: $0, Parser.parse($0).statements, "") }
      .sorted { $0.kind.order < $1.kind.order }
  }

  /// The previews that some texts declare.
  func previews(in texts: [Source]) -> [Preview] {
    texts.flatMap { previews(in: $0, Parser.parse($0).statements) }
  }

  private func roots(
    in source: Source, _ statements: [Statement], _ module: String
  ) -> [Mountable] {
    var found: [Mountable] = previews(in: source, statements).map { preview in
      Mountable(
        kind: .preview, expression: "#Preview(\(ValueText.quoted(preview.name)))",
        module: module, source: source, span: preview.span)
    }
    for declaration in checker.declarations(in: statements) {
      guard case .type(let type) = declaration.kind,
        let (kind, expression) = root(type, in: source)
      else { continue }
      found.append(
        Mountable(
          kind: kind, expression: expression, module: module, source: source, span: type.nameSpan))
    }
    return found
  }

  private func root(
    _ type: TypeDeclaration, in source: Source
  ) -> (Mountable.Kind, String)? {
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
    guard type.keyword == .struct, conforms(to: "View"),
      checker.memberFacts.hasEmptyInitializer(nominal)
    else {
      return nil
    }
    return (.view, "\(type.name)()")
  }
}

extension Mountable.Kind {
  fileprivate var order: Int {
    switch self {
    case .app: 0
    case .preview: 1
    case .provider: 2
    case .view: 3
    }
  }
}
