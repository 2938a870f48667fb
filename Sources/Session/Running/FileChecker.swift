import Semantics
package import SourceText
import Stubs
import Syntax

/// Checking of files without running them.
package struct FileChecker: SessionPart {
  package let session: Session

  /// Checks a file.
  package func check(_ file: Source, hasCommands: Bool) -> [Diagnostic] {
    check([([file], hasCommands)])
  }

  /// Checks programs, each with the declarations of those before it.
  package func check(_ programs: [(files: [Source], hasCommands: Bool)]) -> [Diagnostic] {
    session.course.rollingBack {
      programs.flatMap { files, hasCommands in checkProgram(files, hasCommands: hasCommands) }
    }
  }

  private func checkProgram(_ blocks: [Source], hasCommands: Bool) -> [Diagnostic] {
    let members = session.memberPlacement.remarks(onBlocks: blocks)
    let files = blocks.map(session.placedBlocks.placing)
    let cutters = files.map { InputCutter($0, hasCommands: hasCommands) }
    let joined = session.stubbing.joinedForStubs(cutters.flatMap(\.inputs))
    var notes =
      joined.map { session.stubbing.makeStubs(forAllOf: $0, makesValues: false) } ?? []
    files.forEach(session.runner.declareModels)
    func check(checksBodies: Bool = true) -> [Diagnostic] {
      hasCommands
        ? files.flatMap(checkMixed)
        : files.count == 1
          ? checkSwift(files[0], checksBodies: checksBodies) : checkTogether(files)
    }
    let start = world.checker.snapshot()
    var found = check(checksBodies: !(joined.map(session.stubbing.isSilent) ?? false))
    // Later texts may have changed the stubs that this one was solved with.
    let adapted = joined.flatMap {
      session.stubbing.adaptStubs(to: found, in: $0) {
        world.checker.restore(start)
        session.announcements = Announcements()
      }
    }
    if let adapted {
      notes = notes.updated(by: adapted)
      found = check()
    }
    return members + notes + session.withRemedies(found)
  }

  /// Checks a file with commands.
  private func checkMixed(_ file: Source) -> [Diagnostic] {
    let cutter = InputCutter(file, hasCommands: true)
    if cutter.isWrong, let foreign = session.foreignText(file) { return [foreign.diagnostic] }
    return checkInputs(of: cutter)
  }

  /// - Parameter checksBodies: Whether there may be something to report in the bodies of declarations.
  private func checkSwift(_ file: Source, checksBodies: Bool) -> [Diagnostic] {
    let cutter = InputCutter(file, hasCommands: false)
    // A later block of a document may show members of a type that an earlier one declares.
    if hasTypes, session.memberPlacement.placingMembers(cutter.inputs.map(ReadInput.init)) != nil {
      return checkInputs(of: cutter)
    }
    let wrong = cutter.diagnostics
    if wrong.contains(where: \.isError), let foreign = session.foreignText(file) {
      return [foreign.diagnostic]
    }
    let parsed = Parser.parse(file)
    let statements = parsed.statements
    if let found = fragmentFindings(parsed, file) { return found }
    // Check types even if there are syntax errors; errors in malformed text are omitted.
    let start = world.checker.snapshot()
    let checked = world.checker.check(
      statements, in: file, reportsUnresolved: true, checksBodies: checksBodies)
    if let remark = fragmentRemark(checked, file) {
      world.checker.restore(start)
      return [remark]
    }
    let found = wrong + session.refusals.wholeProgramErrors(of: statements, in: file)
    let told = session.stubbing.separatingGuesses(in: checked.diagnostics, since: start) {
      world.checker.check(
        statements, in: file, reportsUnresolved: true, checksBodies: $0)
    }
    return (found + told.filter { !isWrongText($0, wrong) }).inReadingOrder(of: file)
  }

  /// Whether the programs checked so far declare a type.
  private var hasTypes: Bool {
    world.checker.names.types.contains { !$0.source.isStub }
  }

  /// Checks the Swift files of one program together.
  private func checkTogether(_ files: [Source]) -> [Diagnostic] {
    let wrong = files.flatMap { Parser.parse($0).diagnostics }
    // An unclosed bracket in one file would extend into the next.
    guard !wrong.contains(where: \.isError) else { return wrong }
    let refused = session.refusals.wholeProgramErrors(of: files)
    let text = JoinedText(files)
    let checked = world.checker.check(
      Parser.parse(text.source).statements, in: text.source, reportsUnresolved: true)
    return wrong + refused + checked.diagnostics.map(text.original)
  }

  /// Checks the inputs of a file with commands, each with the declarations of the whole file.
  func checkInputs(of cutter: InputCutter) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var inputs = cutter.inputs.map(ReadInput.init)
    session.preparation.importModules(of: inputs)
    let known = world.checker.snapshot()
    session.announcer.announce(inputs, evenIfWrong: true)
    // Members that are placed in their types can make the types of further members known.
    while let placed = session.memberPlacement.placingMembers(inputs) {
      world.checker.restore(known)
      session.announcements = Announcements()
      inputs = placed
      session.announcer.announce(inputs, evenIfWrong: true)
    }
    let bound = inputs.reduce(into: Set<String>()) { $0.formUnion(namesNotChecked(in: $1)) }
    let results = inputs.map { (input: $0, found: check($0.source)) }
    for (input, found) in results {
      let missing = found.unresolved.filter { !isName($0, in: bound) }
      guard missing.contains(where: isKnown) else {
        let wrong = session.stubbing.separatingGuesses(
          in: found.all(lacking: missing), of: input)
        diagnostics += wrong.inReadingOrder(of: input.source)
        continue
      }
      // It mentions names that are declared further down; check it again with all of them declared.
      let again = check(input.source)
      let wrong = again.all(
        lacking: again.unresolved.filter { !isKnown($0) && !isName($0, in: bound) })
      let told = session.stubbing.separatingGuesses(in: wrong, of: input)
      diagnostics += told.inReadingOrder(of: input.source)
    }
    return diagnostics
  }

  /// The diagnostics of an input.
  private struct Findings {
    var diagnostics: [Diagnostic]
    /// Errors about names that may be declared later.
    var unresolved: [Diagnostic] = []
    /// The other errors of bodies with such names.
    var withheld: [Diagnostic] = []

    /// All diagnostics if some names remain undeclared.
    func all(lacking missing: [Diagnostic]) -> [Diagnostic] {
      diagnostics + missing + (missing.isEmpty ? [] : withheld)
    }
  }

  /// The names that an input declares without being checked.
  ///
  /// Commands declare them when they run; text with syntax errors is not checked.
  private func namesNotChecked(in input: ReadInput) -> Set<String> {
    if let file = input.file {
      guard file.diagnostics.contains(where: \.isError) else { return [] }
      return Set(FilePreparation.namesDeclared(by: file))
    }
    guard case .command(let invocation) = Reading.read(input.source),
      invocation.command.declaresNames, let name = invocation.words.first
    else { return [] }
    return [name.text]
  }

  private func isName(_ diagnostic: Diagnostic, in names: Set<String>) -> Bool {
    diagnostic.nameOfMissing.map(names.contains) ?? false
  }

  /// Whether a diagnostic is about text that contains a syntax error.
  private func isWrongText(_ diagnostic: Diagnostic, _ found: [Diagnostic]) -> Bool {
    found.contains {
      $0.isError && $0.span.start > diagnostic.span.start && $0.span.start < diagnostic.span.end
    }
  }

  private func check(_ input: Source) -> Findings {
    if let announced = session.announcements.take(input) {
      return Findings(
        diagnostics: announced.diagnostics, unresolved: announced.unresolved,
        withheld: announced.withheld)
    }
    if case .command(let invocation) = Reading.read(input) {
      do throws(Rejection) {
        try invocation.checkArguments()
      } catch {
        return Findings(diagnostics: session.diagnostics(of: error, in: input))
      }
      guard case .expression = invocation.command.argument, !invocation.arguments.isEmpty,
        !CheckCommands.isAboutViewsOrErrors(invocation)
      else { return Findings(diagnostics: []) }
      let (span, _) = invocation.splitting(off: "as")
      let fragment = Fragment(span, of: input)
      let file = Parser.parse(fragment.source)
      let checked = world.checker.check(
        file.statements, in: fragment.source, reportsUnresolved: false)
      return Findings(
        diagnostics: checked.diagnostics.map(fragment.original),
        unresolved: checked.unresolved.map(fragment.original),
        withheld: checked.withheld.map(fragment.original))
    }
    let file = Parser.parse(input)
    guard !file.diagnostics.contains(where: \.isError) else {
      return Findings(diagnostics: explained(file.diagnostics, input))
    }
    if let found = fragmentFindings(file, input) { return Findings(diagnostics: found) }
    let checked = world.checker.check(file.statements, in: input, reportsUnresolved: false)
    return Findings(
      diagnostics: checked.diagnostics, unresolved: checked.unresolved, withheld: checked.withheld)
  }

  /// The diagnostics of a part of a document that cannot run on its own; nil for other texts.
  private func fragmentFindings(_ file: SourceFile, _ input: Source) -> [Diagnostic]? {
    guard configuration.makesStubs, let remark = session.fragmentChecker.fragmentRemark(file, input)
    else { return nil }
    let wrong = session.fragmentChecker.modifierErrors(file, input)
    return wrong.isEmpty ? [remark] : wrong
  }

  /// The note on a part of a document that is a member of a type that the part does not show.
  private func fragmentRemark(_ checked: CheckedInput, _ input: Source) -> Diagnostic? {
    configuration.makesStubs ? session.fragmentChecker.memberRemark(checked, input) : nil
  }

  private func isKnown(_ diagnostic: Diagnostic) -> Bool {
    guard let name = diagnostic.nameOfMissing else { return false }
    return !world.checker.globals(named: name).isEmpty
  }

  /// Replaces the diagnostics of a text that is not Swift, or nearly a command, by a helpful one.
  private func explained(_ diagnostics: [Diagnostic], _ file: Source) -> [Diagnostic] {
    if let foreign = session.foreignText(file) { return [foreign.diagnostic] }
    guard file.hasCommands, let first = diagnostics.first(where: \.isError) else {
      return diagnostics
    }
    let line = LineMap(file).lineSpan(at: Int(first.span.start))
    guard let misspelled = session.commandSpelling.misspelledCommand(file, in: line) else {
      return ForeignText.summarizing(diagnostics, of: file)
    }
    return session.diagnostics(of: misspelled, in: file)
  }
}
