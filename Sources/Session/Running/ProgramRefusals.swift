import Semantics
import SourceText
import Syntax

/// Errors in whole programs about code that is allowed at the prompt.
struct ProgramRefusals: SessionPart {
  let session: Session

  /// The errors for redeclarations, unknown attributes and several entry points in a file.
  ///
  /// At the prompt, a redeclaration replaces the earlier one, and such attributes have no effect.
  ///
  /// - Parameter types: The types that the other files of the program declare.
  func wholeProgramErrors(
    of statements: [Statement], in source: Source, among types: Set<String> = []
  ) -> [Diagnostic] {
    redeclarations(in: statements, source)
      + refusedAttributes(in: statements, source, among: types, onlyMisspelled: false)
      + refusedStarts(in: statements, source)
  }

  /// The errors for programs with more than one entry point.
  private func refusedStarts(in statements: [Statement], _ source: Source) -> [Diagnostic] {
    let checker = world.checker
    let marks = checker.declarations(in: statements).flatMap(\.mainMarks)
      .filter { $0.path != nil }
    guard let first = marks.first else { return [] }
    if let code = checker.firstCode(in: statements) {
      let note = Diagnostic(
        .note, "top-level code defined in this source file", in: source, at: code.span)
      return [
        Diagnostic(
          .error, "'main' attribute cannot be used in a module that contains top-level code",
          in: source, at: first.attribute.span, notes: [note])
      ]
    }
    guard marks.count > 1 else { return [] }
    return marks.map {
      Diagnostic(
        .error, "'main' attribute can only apply to one type in a module", in: source,
        at: $0.attribute.span)
    }
  }

  /// The errors in the files of one program, including declarations that two files share.
  func wholeProgramErrors(of files: [Source]) -> [Diagnostic] {
    let own = files.map { (source: $0, statements: Parser.parse($0).statements) }
    let types = Set(
      own.flatMap(\.statements).flatMap { statement -> [String] in
        if case .declaration(let declaration) = statement.kind { declaration.typeNames } else { [] }
      })
    return own.flatMap { wholeProgramErrors(of: $0.statements, in: $0.source, among: types) }
      + redeclarationsAcrossFiles(in: own)
  }

  private func redeclarationsAcrossFiles(
    in files: [(source: Source, statements: [Statement])]
  ) -> [Diagnostic] {
    var places: [String: Source] = [:]
    var found: [Diagnostic] = []
    for (source, statements) in files {
      for case .declaration(let declaration) in statements.map(\.kind) {
        let isPrivate = declaration.modifiers.contains {
          $0.name == "private" || $0.name == "fileprivate"
        }
        for signature in declaration.signatures(in: source) {
          let first = signature.conflictingKeys.lazy.compactMap { places[$0] }.first
          for claim in signature.occupiedKeys where places[claim] == nil { places[claim] = source }
          guard let first, first !== source else { continue }
          let message =
            isPrivate
            ? "'\(signature.title)' is declared in '\(first.name)' as well; here the files of a program share their private names, so give it another one"
            : "invalid redeclaration of '\(signature.title)'"
          found.append(Diagnostic(.error, message, in: source, at: signature.span))
        }
      }
    }
    return found
  }

  private func redeclarations(in statements: [Statement], _ source: Source) -> [Diagnostic] {
    var seen: Set<String> = []
    return statements.flatMap { statement -> [Diagnostic] in
      guard case .declaration(let declaration) = statement.kind else { return [] }
      return declaration.signatures(in: source).compactMap { signature in
        let isNew = signature.conflictingKeys.isDisjoint(with: seen)
        seen.formUnion(signature.occupiedKeys)
        guard !isNew else { return nil }
        return Diagnostic(
          .error, "invalid redeclaration of '\(signature.title)'", in: source, at: signature.span)
      }
    }
  }

  /// The errors for unknown attributes.
  ///
  /// - Parameters:
  ///   - types: The names of types that the file declares outside of `statements`.
  ///   - onlyMisspelled: Whether to report only names that resemble an attribute of the library;
  ///     the others may belong to a module that is not available.
  func refusedAttributes(
    in statements: [Statement], _ source: Source, among types: Set<String> = [],
    onlyMisspelled: Bool
  ) -> [Diagnostic] {
    let declarations = statements.compactMap { statement in
      if case .declaration(let declaration) = statement.kind { declaration } else { nil }
    }
    // With missing modules, even a name that resembles one of the library's may belong to them.
    if configuration.makesStubs,
      !world.checker.knownModules.isEmpty || declarations.contains(where: \.importsMissingModule)
    {
      return []
    }
    let own = Set(declarations.flatMap(\.typeNames))
    return declarations.flatMap(\.allAttributes).compactMap { attribute in
      let name = attribute.name
      guard !world.checker.isKnown(attribute), !own.contains(name), !types.contains(name),
        !name.contains(".")
      else {
        return nil
      }
      let near = session.librarySpelling.nearestAttribute(to: name)
      if onlyMisspelled, near == nil { return nil }
      // The name after the `@`.
      let start = Int(attribute.span.start) + 1
      let place = Span(start, start + name.utf8.count)
      let advice = near.map { "; did you mean '\($0)'?" } ?? ""
      return Diagnostic(
        .error, "unknown attribute '\(name)'\(advice)", in: source, at: place,
        fixIts: near.map { [.init(span: place, replacement: $0)] } ?? [])
    }
  }
}

extension Declaration {
  /// Whether it imports a module that is not here.
  fileprivate var importsMissingModule: Bool {
    if case .import(let path) = kind {
      !BuildConfiguration.isModule(path.first ?? "")
    } else {
      false
    }
  }

  /// The attributes of a declaration, its members and their parameters.
  fileprivate var allAttributes: [Attribute] {
    switch kind {
    case .type(let type): attributes + type.members.flatMap(\.allAttributes)
    case .extension(let part): attributes + part.members.flatMap(\.allAttributes)
    case .function(let function): attributes + function.parameters.flatMap(\.attributes)
    case .initializer(let initializer): attributes + initializer.parameters.flatMap(\.attributes)
    case .subscript(let element): attributes + element.parameters.flatMap(\.attributes)
    default: attributes
    }
  }

  /// The types that it declares, including nested ones.
  var typeNames: [String] {
    switch kind {
    case .type(let type): [type.name] + type.members.flatMap(\.typeNames)
    case .extension(let part): part.members.flatMap(\.typeNames)
    case .typeAlias(let alias): [alias.name]
    default: []
    }
  }
}
