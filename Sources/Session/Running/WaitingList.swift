import Interpreter
import Semantics
import SourceText
import Syntax

/// A declaration that could not be accepted yet, and is checked again after later declarations.
struct WaitingDeclaration {
  /// The reason that a declaration waits.
  enum Reason: Hashable {
    /// It mentions undeclared names.
    case missing(Set<String>)
    /// It was placed in a type that has the missing names as members.
    ///
    /// It is also declared at the top level once they are.
    case placed(Set<String>)
    /// It has errors, which were reported; another declaration may fix them.
    case wrong
  }

  let source: Source
  let reason: Reason
  /// The names of the types and functions that it declares.
  let declares: Set<String>
  /// All identifiers in its text.
  let mentions: Set<String>

  /// Whether it may be valid once these names are declared or redeclared.
  func isConcerned(by names: Set<String>) -> Bool {
    switch reason {
    case .missing(let missing), .placed(let missing): !missing.isDisjoint(with: names)
    case .wrong: !mentions.subtracting(declares).isDisjoint(with: names)
    }
  }
}

/// Declarations in any order: one that mentions undeclared names waits for them.
struct WaitingList: SessionPart {
  let session: Session

  /// Notes on undeclared names in bodies, which are looked up again when the bodies run.
  func later(_ unresolved: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<MissingName> = []
    return unresolved.compactMap { diagnostic in
      guard let missing = diagnostic.missingName, seen.insert(missing).inserted else { return nil }
      var message: String
      var near: String?
      switch missing {
      case .value(let name): message = "cannot find '\(name)' in scope yet"
      case .type(let name):
        message = "cannot find '\(name)' in scope yet"
        near = session.librarySpelling.nearestProtocol(to: name)
      case .conformance(let type, let target):
        message = "'\(type)' does not conform to '\(target)' yet"
      case .operator: return nil
      }
      message += near.map { "; did you mean '\($0)'?" } ?? "; it is looked up again when used"
      return Diagnostic(
        .note, message, in: diagnostic.source, at: diagnostic.span,
        fixIts: near.map { [.init(span: diagnostic.span, replacement: $0)] } ?? [])
    }
  }

  /// Handles an input that does not check: its declarations wait if names are missing.
  ///
  /// - Returns: An answer with notes, if the input is rolled back but waits.
  ///
  /// - Parameter announcementErrors: The errors found when it was checked together with its file.
  func wait(
    _ file: SourceFile, _ checked: CheckedInput, _ input: Source, _ start: CheckerSnapshot,
    _ announcementErrors: [Diagnostic]?
  ) throws(Rejection) -> Answer {
    let errors = checked.diagnostics.filter(\.isError)
    guard configuration.allowsLaterNames, file.statements.allSatisfy(SwiftRunner.isTypeDeclaration)
    else { throw misspelled(input, errors) ?? .invalid(file.diagnostics + checked.diagnostics) }
    let missing = (errors + checked.unresolved).filter { isMissing($0) }
    // Errors found together with its file do not go away when names of the file are declared.
    guard !missing.isEmpty, announcementErrors == nil else {
      let entry = waiting(file, input, because: .wrong)
      if let remarks = notesOnOutdatedTypes(announcementErrors ?? errors, entry) {
        world.checker.restore(start)
        setWaiting(world.waiting + [entry])
        var answer = Answer()
        answer.diagnostics = remarks
        return answer
      }
      throw .invalidUntilRedeclared(
        file.diagnostics + (announcementErrors ?? checked.diagnostics), entry)
    }
    world.checker.restore(start)
    let names = Set(missing.compactMap { $0.nameOfMissing })
    setWaiting(world.waiting + [waiting(file, input, because: .missing(names))])
    var answer = Answer()
    var seen: Set<String> = []
    for diagnostic in missing {
      guard let name = diagnostic.nameOfMissing, seen.insert(name).inserted else {
        continue
      }
      answer.diagnostics.append(
        Diagnostic(
          .note, "this waits until '\(name)' is declared", in: diagnostic.source,
          at: diagnostic.span))
    }
    return answer
  }

  /// The notes on a redeclaration that waits because it does not fit the current versions of other
  /// types.
  ///
  /// Documents redeclare their types one by one, so new versions of the others may follow. Nil if
  /// other errors remain, or a name is likely misspelled.
  private func notesOnOutdatedTypes(
    _ errors: [Diagnostic], _ waiting: WaitingDeclaration
  ) -> [Diagnostic]? {
    guard !waiting.declares.isDisjoint(with: world.redeclared), errors.allSatisfy(\.fixIts.isEmpty)
    else { return nil }
    var remarks: [Diagnostic] = []
    for error in errors {
      let others = error.source.names(around: error.span)
        .union(error.types.compactMap(\.nominal?.name)).subtracting(waiting.declares)
      let stale = others.sorted().first { world.checker.type(named: $0)?.isPrelude == false }
      guard let stale else { return nil }
      remarks.append(
        Diagnostic(
          .note, "this waits for another '\(stale)': \(error.message)", in: error.source,
          at: error.span))
    }
    return remarks
  }

  /// Whether an undeclared name is likely misspelled, so that it need not wait for a declaration.
  func isMisspelling(_ diagnostic: Diagnostic) -> Bool {
    guard let name = diagnostic.nameOfMissing, name.first?.isLowercase ?? false else {
      return false
    }
    // Type names are capitalized.
    if case .type? = diagnostic.missingName { return true }
    guard !diagnostic.fixIts.isEmpty else { return false }
    // What a document declares later has a stub.
    if configuration.makesStubs { return true }
    let bytes = diagnostic.source.bytes
    let end = Int(diagnostic.span.end)
    return end >= bytes.count || !"({ ".utf8.contains(bytes[end])
  }

  func waiting(
    _ file: SourceFile, _ input: Source, because reason: WaitingDeclaration.Reason
  ) -> WaitingDeclaration {
    WaitingDeclaration(
      source: input, reason: reason,
      declares: Set(file.statements.flatMap(FilePreparation.declaredNames)),
      mentions: input.mentionedNames)
  }

  /// Whether a diagnostic is about an undeclared name that is capitalized like a type, and may
  /// follow.
  func isMissing(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.missingName {
    case .type(let name)?: !(name.first?.isLowercase ?? false)
    case .value(let name)?: name.first?.isUppercase ?? false
    case .operator?, .conformance?, nil: false
    }
  }

  func setWaiting(_ declarations: [WaitingDeclaration]) {
    let world = world
    let before = world.waiting
    world.waiting = declarations
    world.machine.journal.record { world.waiting = before }
  }

  private func misspelled(_ input: Source, _ errors: [Diagnostic]) -> Rejection? {
    guard errors.contains(where: { $0.missingName != nil }) else { return nil }
    return session.commandSpelling.misspelledCommand(input)
  }

  /// Declares what has waited for one of the declared names.
  ///
  /// - Returns: The names, with those that became declared by this.
  func resume(after declared: [String], _ answer: inout Answer) -> Set<String> {
    guard !world.waiting.isEmpty, !declared.isEmpty else { return Set(declared) }
    var fresh = Set(declared)
    var rest = world.waiting.filter { $0.declares.isEmpty || !$0.declares.isSubset(of: fresh) }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (index, waiting) in rest.enumerated() where waiting.isConcerned(by: fresh) {
        guard let names = retry(waiting, &answer, &rest[index]) else { continue }
        rest.remove(at: index)
        fresh.formUnion(names)
        hasChanged = true
        break
      }
    }
    setWaiting(rest)
    return fresh
  }

  /// Declares a waiting declaration if it is valid now; returns its names, or nil.
  private func retry(
    _ waiting: WaitingDeclaration, _ answer: inout Answer, _ entry: inout WaitingDeclaration
  ) -> [String]? {
    let snapshot = world.checker.snapshot()
    let file = Parser.parse(waiting.source)
    let checked = world.checker.check(
      file.statements, in: waiting.source, reportsUnresolved: false)
    if case .placed(let missing) = waiting.reason,
      !checked.isValid
        || !missing.isDisjoint(with: checked.unresolved.compactMap(\.nameOfMissing))
    {
      world.checker.restore(snapshot)
      return nil
    }
    if checked.isValid, !checked.unresolved.contains(where: isMisspelling) {
      if case .wrong = waiting.reason { answer.diagnostics += accepted(waiting, file) }
      if let app = checked.mainType {
        session.apps.setWaitingApp(WaitingApp(type: app.name, missing: [app.name]))
      }
      return checked.declared.isEmpty ? Array(waiting.declares) : checked.declared
    }
    world.checker.restore(snapshot)
    guard case .missing = waiting.reason else { return nil }
    let missing = (checked.diagnostics.filter(\.isError) + checked.unresolved)
      .filter { isMissing($0) }
    let names = Set(missing.compactMap { $0.nameOfMissing })
    entry = self.waiting(file, waiting.source, because: names.isEmpty ? .wrong : .missing(names))
    if names.isEmpty, let first = checked.diagnostics.first(where: \.isError) {
      answer.diagnostics.append(
        Diagnostic(
          .note, "this is not accepted yet: \(first.message)", in: first.source, at: first.span))
    }
    return nil
  }

  private func accepted(_ waiting: WaitingDeclaration, _ file: SourceFile) -> [Diagnostic] {
    let names = waiting.declares.sorted().map { "'\($0)'" }.joined(separator: ", ")
    let span = file.statements.first?.span ?? .none
    return [Diagnostic(.note, "\(names) is accepted now", in: waiting.source, at: span)]
  }

  /// Declares rejected versions of types again, for declarations that omit members of them.
  func restoreElided(_ file: SourceFile) {
    for statement in file.statements {
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind,
        let wrong = world.waiting.last(where: { $0.declares.contains(type.name) })
      else { continue }
      let lacksBody = !type.members.contains { Self.declares("body", $0) }
      guard type.isElided || lacksBody else { continue }
      _ = world.checker.check(
        Parser.parse(wrong.source).statements, in: wrong.source, reportsUnresolved: false)
    }
  }

  private static func declares(_ name: String, _ member: Declaration) -> Bool {
    guard case .variable(let variable) = member.kind else { return false }
    return variable.bindings.contains {
      if case .binding(name) = $0.pattern.kind { true } else { false }
    }
  }

  /// Adds a note to a diagnostic about a name whose declaration waits.
  func explained(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let name = diagnostic.nameOfMissing,
      let waiting = world.waiting.last(where: { waiting in
        waiting.declares.contains { $0 == name || $0.hasPrefix(name + "(") }
      })
    else { return diagnostic }
    var diagnostic = diagnostic
    let message: String
    switch waiting.reason {
    case .missing(let names):
      let list = names.sorted().map { "'\($0)'" }.joined(separator: " and ")
      message = "'\(name)' waits until \(list) is declared"
    case .placed: message = "'\(name)' was taken as a member of a type"
    case .wrong: message = "the declaration of '\(name)' was not accepted"
    }
    diagnostic.notes.append(
      Diagnostic(
        .note, message, in: waiting.source, at: Span(0, min(1, waiting.source.bytes.count))))
    return diagnostic
  }
}
