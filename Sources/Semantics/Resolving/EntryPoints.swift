import SourceText
package import Syntax

/// How one part of a program is read.
package struct ProgramForm {
  /// Whether its top level may wait, as it does somewhere; one that never waits belongs to no actor.
  package let mayWait: Bool
  /// Whether the program begins in a `@main` type: its variables get their values when first used.
  package var isLibrary = false

  package init(mayWait: Bool) { self.mayWait = mayWait }
}

/// What a `@main` attribute stands at: a type, or an extension that adds its `main`.
package struct MainMark {
  package let attribute: Attribute
  package let declaration: Declaration
  /// The names of the type, the outermost first; nil where the attribute cannot stand there.
  package let path: [String]?
}

extension Declaration {
  /// The `@main` attributes of a declaration and of the types inside of it.
  package var mainMarks: [MainMark] { mainMarks(in: []) }

  private func mainMarks(in outer: [String]) -> [MainMark] {
    var path: [String]?
    var members: [Declaration] = []
    switch kind {
    case .type(let type):
      if type.keyword != .protocol { path = outer + [type.name] }
      members = type.members
    case .extension(let part):
      if case .named(_, let name, _) = part.extended.kind { path = [name] }
      members = part.members
    default: break
    }
    let own = attribute("main").map {
      [MainMark(attribute: $0, declaration: self, path: path)]
    }
    return (own ?? []) + (path.map { path in members.flatMap { $0.mainMarks(in: path) } } ?? [])
  }
}

/// Finds where a program starts: the type marked `@main`, and its `main`.
struct EntryPoints: CheckerPart {
  let checker: TypeChecker

  /// The `@main` type among the declarations of a text.
  func mainType(in statements: [Statement], of source: Source?) -> NominalType? {
    let marks = checker.declarations(in: statements).flatMap(\.mainMarks)
    return marks.last { $0.path != nil }.flatMap { type(of: $0, in: source) }
  }

  func type(of mark: MainMark, in source: Source?) -> NominalType? {
    guard let path = mark.path, let first = path.first else { return nil }
    return path.dropFirst().reduce(checker.type(named: first, from: source)) { outer, name in
      outer?.members[name]?.lazy.compactMap {
        if case .type(let inner) = $0 { inner } else { nil }
      }.first
    }
  }

  /// The function that a program begins with whose `@main` type this is; its own, that of a superclass
  /// or of an extension of a protocol.
  func mainFunction(of nominal: NominalType) -> Function? {
    memberLookup.lookUpMembers("main", in: nominal.declaredType).lazy.compactMap { candidate in
      guard case .function(let function) = candidate.member, function.isStatic,
        function.parameters.isEmpty, function.result.isVoid
      else { return nil }
      return function
    }.first
  }

  /// Checks the call that a program begins with. What is wrong with it has no place of its own.
  func checkStart(of nominal: NominalType, calling main: Function) -> CheckedInput {
    let effects = (main.isThrowing ? "try " : "") + (main.isAsync ? "await " : "")
    let source = Source(name: "", text: "\(effects)\(nominal.declaredType).main()")
    let outer = checker.ignoresAccess
    checker.ignoresAccess = true
    defer { checker.ignoresAccess = outer }
    return checker.inputs.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: true)
  }
}
