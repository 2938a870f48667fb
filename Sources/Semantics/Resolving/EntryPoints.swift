package import SourceText
package import Syntax

/// How a file of a program is checked.
package struct ProgramForm {
  /// Whether its top-level code is async, because it contains `await`; otherwise it is nonisolated.
  package let canAwait: Bool
  /// Whether the program starts in a `@main` type, so that its globals are initialized on first
  /// use.
  package var isLibrary = false

  /// Makes the form of a file that is not a library.
  package init(canAwait: Bool) { self.canAwait = canAwait }
}

/// A declaration marked `@main`: a type, or an extension that adds `main`.
package struct MainMark {
  /// The `@main` attribute.
  package let attribute: Attribute
  /// The marked declaration.
  package let declaration: Declaration
  /// The qualified name of the type; nil if the attribute is not allowed there.
  package let path: [String]?
}

extension Declaration {
  /// The `@main` attributes of a declaration and its nested types.
  package var mainMarks: [MainMark] {
    var marks: [MainMark] = []
    addMainMarks(to: &marks, in: [])
    return marks
  }

  private func addMainMarks(to marks: inout [MainMark], in outer: [String]) {
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
    if let main = attribute("main") {
      marks.append(MainMark(attribute: main, declaration: self, path: path))
    }
    guard let path else { return }
    for member in members { member.addMainMarks(to: &marks, in: path) }
  }
}

/// Finds a program's entry point: the type marked `@main`, and its `main`.
package struct EntryPoints: CheckerPart {
  let checker: TypeChecker

  /// The `@main` type declared in a text.
  package func mainType(
    in statements: [Statement], of source: Source? = nil
  ) -> NominalType? {
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

  /// The `main` function of a `@main` type: its own, inherited, or from a protocol extension.
  package func mainFunction(of nominal: NominalType) -> Function? {
    memberLookup.lookUpMembers("main", in: nominal.declaredType).lazy.compactMap { candidate in
      guard case .function(let function) = candidate.member, function.modifiers.isStatic,
        function.parameters.isEmpty, function.result.isVoid
      else { return nil }
      return function
    }.first
  }

  /// Checks the call that starts a program. Its errors have no source position.
  package func checkStart(of nominal: NominalType, calling main: Function) -> CheckedInput {
    let effects = (main.effects.isThrowing ? "try " : "") + (main.effects.isAsync ? "await " : "")
    let source = Source(name: "", text: "\(effects)\(nominal.declaredType).main()")
    let outer = checker.mode.ignoresAccess
    checker.mode.ignoresAccess = true
    defer { checker.mode.ignoresAccess = outer }
    return checker.inputs.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: true)
  }
}
