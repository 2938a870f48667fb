import SourceText
import Syntax

/// Declaration rules at the top level.
extension InputChecker {
  /// Checks the rules for top-level declarations and extensions; those for types are checked with
  /// their bodies.
  ///
  /// - Parameter isWhole: whether the text is a whole program rather than an input at a prompt.
  func checkRules(
    _ declarations: [Declaration], in source: Source, isWhole: Bool
  ) {
    var rules = DeclarationRules(checker: checker, source: source)
    let form = checker.mode.programForms[ObjectIdentifier(source)]
    rules.isAsyncProgram =
      form.map { $0.canAwait && !$0.isLibrary } ?? (isWhole && checker.input.isTopLevelAsync)
    for declaration in declarations {
      rules.extensionAccess = nil
      rules.extensionIsConcrete = false
      rules.check(declaration, .file)
      declaration.mainMarks.forEach(rules.checkMain)
      guard case .extension(let part) = declaration.kind,
        let name = part.extendedName,
        let nominal = checker.type(named: name, from: source)
      else { continue }
      rules.extensionAccess = declaration.accessLevel
      rules.extensionIsConcrete = checker.extensionDeclarations.fixesAllParameters(
        part, of: nominal)
      rules.access.check(ofExtension: declaration, of: nominal)
      rules.check(part.members, .extension(nominal))
      rules.inheritance.check(of: nominal, addedBy: part)
    }
  }
}
