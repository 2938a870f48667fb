import Prelude
import Semantics
import SourceText
import Syntax

/// Stubs for frameworks that are missing, and for library types that a document uses with a
/// different meaning.
struct FrameworkMends {
  let scope: StubScope

  /// `Widget(title: "Sales")`: makes a stub that shadows a library type which the use does not fit.
  func shadow(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    // The type that requires something is shadowed rather than those it is used with.
    let requirer: [String] =
      if case GenericError.requiresConformance(.type(_, let name), _, to: _, _) = diagnostic.fact {
        [name]
      } else {
        []
      }
    let meant =
      requirer + diagnostic.types.compactMap(\.meantDeclaration?.name)
      + diagnostic.source.names(in: diagnostic.span)
      + [scope.diagnosed.argument(around: diagnostic)?.name].compactMap(\.self)
    guard
      let name = meant.first(where: {
        isOfFrameworkNotImported($0, diagnostic) || isMeantPlain($0, diagnostic, guess)
          || isMeantOtherwise($0, diagnostic)
          || scope.declaredTexts[$0] != nil && !isOfImportedFramework($0)
      }),
      !scope.isStub(name), scope.checker.type(named: name)?.isPrelude ?? false
    else { return nil }
    return scope.names.begin(name, guess)
  }

  /// Whether a name is a type of a framework that no text imports, and the text uses it
  /// differently.
  private func isOfFrameworkNotImported(_ name: String, _ diagnostic: Diagnostic) -> Bool {
    guard !isOfImportedFramework(name) else { return false }
    return PreludeLibrary.frameworks(declaring: name) != nil
      && TypeMismatch(diagnostic.fact) == nil || isAskedAsValue(name, diagnostic)
  }

  /// Whether a text imports a framework that declares a type of that name.
  private func isOfImportedFramework(_ name: String) -> Bool {
    let imports = scope.table.imports
    return imports.contains("Testing") && PreludeLibrary.isOfTesting(name)
      || !(PreludeLibrary.frameworks(declaring: name) ?? []).isDisjoint(with: imports)
  }

  /// The frameworks that a text means although it imports none: its types conform to a protocol of theirs, and
  /// it names another type of the same ones.
  func frameworksMeant(by guess: StubGuess) -> Set<String> {
    func frameworks(_ name: String) -> Set<String> {
      scope.declaredTexts[name] == nil ? PreludeLibrary.frameworks(declaring: name) ?? [] : []
    }
    return guess.inherited.reduce(into: []) { meant, name in
      let known = frameworks(name)
      guard !known.isEmpty, known.isDisjoint(with: meant) else { return }
      let isMeant = guess.source.mentionedNames.contains { other in
        other != name && !known.isDisjoint(with: frameworks(other))
      }
      if isMeant { meant.formUnion(known) }
    }
  }

  /// Whether a value of a Swift Testing type, such as `Tag`, is made in another way, or used with a
  /// member or conformance that it lacks, so that the document must mean a type of its own.
  private func isAskedAsValue(_ name: String, _ diagnostic: Diagnostic) -> Bool {
    let isMade =
      (diagnostic.fact is CallError || TypeMismatch(diagnostic.fact)?.purpose == .argument)
      && (scope.diagnosed.argument(around: diagnostic)?.name == name
        || diagnostic.source.names(in: diagnostic.span) == [name])
    let isAsked =
      isMade || MissingConformance(diagnostic.fact) != nil
      || MissingMember(diagnostic.fact).map { !$0.isStatic } ?? false
    return isAsked && scope.checker.type(named: name)?.isPrelude ?? false
      && PreludeLibrary.isOfTesting(name)
  }

  /// Whether a text uses a generic library type or a protocol without type arguments and with a member
  /// that it lacks, so that it must mean a type of its own.
  private func isMeantPlain(
    _ name: String, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> Bool {
    guard let type = scope.checker.type(named: name), type.isPrelude,
      !type.generics.parameters.isEmpty, guess.uses.typeArguments(of: name).isEmpty
    else { return false }
    if case TypeReferenceError.missingArguments = diagnostic.fact { return true }
    if diagnostic.fact is CallError { return isMadeOtherwise(type, diagnostic) }
    guard let missing = MissingMember(diagnostic.fact) else { return false }
    guard type.kind == .protocol else { return missing.isStatic && missing.owner.nominal === type }
    return missing.isStatic && missing.owner.meantDeclaration === type
      && guess.source.mentionedNames.contains(name) && !guess.inherited.contains(name)
  }

  /// `SortOrder<Row>`, `Clock.now`: whether a text passes type arguments to a type that takes none, or uses what
  /// values of a protocol's types have as a static member, so that it must mean a type of its own.
  private func isMeantOtherwise(_ name: String, _ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.fact {
    case TypeReferenceError.notGeneric(name): true
    case MemberError.instanceMember(_, onType: let type, _):
      type.meantDeclaration?.name == name && type.meantDeclaration?.kind == .protocol
    default: false
    }
  }

  /// `Task(title: "Water the plants")`: whether a value of a type is made of plain values, with labels that none
  /// of its initializers has.
  private func isMadeOtherwise(_ type: NominalType, _ diagnostic: Diagnostic) -> Bool {
    let called =
      scope.diagnosed.call(after: diagnostic)
      ?? scope.diagnosed.argument(around: diagnostic)?.call
    guard let call = called, call.path == type.name, call.closures.isEmpty, !call.arguments.isEmpty
    else { return false }
    let known = scope.checker.memberFacts.initializers(of: type).flatMap(\.parameters)
      .compactMap(\.label)
    return call.arguments.allSatisfy { argument in
      if case .closure = argument.value.kind { return false }
      return argument.label.map { !known.contains($0) } ?? false
        && argument.value.projectedName == nil
    }
  }

  /// Imports the packages of the library whose macros a text attaches to its types without importing them, as
  /// documents do not repeat their imports; returns the names of the stubs.
  func importPackages(ofMacrosIn file: SourceFile) -> [String] {
    packages(ofMacrosIn: file).filter { module in
      guard !scope.isStub(module) else { return false }
      scope.set(Stub(name: module, kind: .module))
      return true
    }
  }

  /// The packages of the library whose macros a text attaches to its types without importing them, and which no
  /// earlier text imports.
  func packages(ofMacrosIn file: SourceFile) -> [String] {
    let names: [String] = file.statements.flatMap { $0.attachedNames }
    return names.compactMap { name -> String? in
      guard scope.checker.globals(named: name).isEmpty, scope.declaredTexts[name] == nil else {
        return nil
      }
      return PreludeLibrary.module(ofMacro: name)
    }.filter { !scope.isStub($0) }
  }

  /// Makes a stub for a missing framework.
  func addModule(_ name: String) -> String? {
    guard !scope.checker.knownModules.contains(name) else { return nil }
    if scope.isStub(name) {
      scope.checker.knownModules.insert(name)
    } else {
      scope.set(Stub(name: name, kind: .module))
    }
    return name
  }
}

extension Statement {
  /// The attributes of the types that it declares.
  fileprivate var attachedNames: [String] {
    if case .declaration(let declaration) = kind { declaration.attachedNames } else { [] }
  }
}

extension Declaration {
  fileprivate var attachedNames: [String] {
    switch kind {
    case .type(let type): attributes.map(\.name) + type.members.flatMap(\.attachedNames)
    case .extension(let part): part.members.flatMap(\.attachedNames)
    default: []
    }
  }
}
