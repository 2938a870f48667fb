import Interpreter
import Semantics
import SourceText
import Syntax

/// A declaration that was read and cannot stand yet.
struct WaitingDeclaration {
  enum Reason: Hashable {
    /// It mentions names that nobody has declared.
    case missing(Set<String>)
    /// It has been taken as a member of a type that has these names. It stands for itself as well once
    /// they are declared.
    case placed(Set<String>)
    /// It is wrong; who reads it was told so. Another declaration may put it right.
    case wrong
  }

  let source: Source
  let reason: Reason
  /// The names of its types and functions.
  let declares: Set<String>
  /// All names in its text.
  let mentions: Set<String>

  /// Whether it may stand once these names have a new meaning.
  func isConcerned(by names: Set<String>) -> Bool {
    switch reason {
    case .missing(let missing), .placed(let missing): !missing.isDisjoint(with: names)
    case .wrong: !mentions.subtracting(declares).isDisjoint(with: names)
    }
  }
}

/// Declarations may come in any order: what mentions later ones waits for them.
extension Session {
  /// Bodies may mention names that are declared later; that is worth a word.
  func later(_ unresolved: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<MissingName> = []
    return unresolved.compactMap { diagnostic in
      guard let missing = diagnostic.missingName, seen.insert(missing).inserted else { return nil }
      let message: String
      switch missing {
      case .value(let name), .type(let name): message = "cannot find '\(name)' in scope yet"
      case .conformance(let type, let target):
        message = "'\(type)' does not conform to '\(target)' yet"
      case .operator: return nil
      }
      return Diagnostic(
        .note, "\(message); it is looked up again when used", in: diagnostic.source,
        at: diagnostic.span)
    }
  }

  /// What becomes of an input that does not check: declarations wait where a name is missing.
  ///
  /// - Parameter wrongTogether: what is wrong with it where all that its file declares is known.
  func wait(
    _ file: SourceFile, _ checked: CheckedInput, _ input: Source, _ start: CheckerSnapshot,
    _ wrongTogether: [Diagnostic]?
  ) throws(Rejection) -> Answer {
    let errors = checked.diagnostics.filter(\.isError)
    guard configuration.allowsLaterNames, file.statements.allSatisfy(Session.isTypeDeclaration)
    else { throw misspelled(input, errors) ?? .invalid(file.diagnostics + checked.diagnostics) }
    let missing = (errors + checked.unresolved).filter { isMissing($0) }
    // What it mentions in its own file is no remedy where it is wrong together with that.
    guard !missing.isEmpty, wrongTogether == nil else {
      let entry = waiting(file, input, because: .wrong)
      if let remarks = staleness(wrongTogether ?? errors, entry) {
        world.checker.restore(start)
        setWaiting(world.waiting + [entry])
        var answer = Answer()
        answer.remarks = remarks
        return answer
      }
      throw .unfit(file.diagnostics + (wrongTogether ?? checked.diagnostics), entry)
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
      answer.remarks.append(
        Diagnostic(
          .note, "this waits until '\(name)' is declared", in: diagnostic.source,
          at: diagnostic.span))
    }
    return answer
  }

  /// Documents declare their types again and again, one by one: another declaration of such a type
  /// that does not fit what others are by now waits for their new ones. Nil where something else is
  /// wrong, or likely misspelled.
  private func staleness(
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

  /// Whether a diagnostic is about a value that is likely another one misspelled, so that nothing
  /// declared later is meant.
  func isMisspelling(_ diagnostic: Diagnostic) -> Bool {
    guard let name = diagnostic.nameOfMissing, name.first?.isLowercase ?? false else {
      return false
    }
    // No type is called so.
    if case .type? = diagnostic.missingName { return true }
    guard !diagnostic.fixIts.isEmpty else { return false }
    let bytes = diagnostic.source.bytes
    let end = Int(diagnostic.span.end)
    return end >= bytes.count || !"({ ".utf8.contains(bytes[end])
  }

  func waiting(
    _ file: SourceFile, _ input: Source, because reason: WaitingDeclaration.Reason
  ) -> WaitingDeclaration {
    WaitingDeclaration(
      source: input, reason: reason,
      declares: Set(file.statements.flatMap(Session.declaredNames)),
      mentions: input.mentionedNames)
  }

  /// Whether a diagnostic says that a name is missing which may still come: a type, by its look.
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
    return misspelledCommand(input)
  }

  /// Declares what has waited for one of the names; the names and those that came so.
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

  /// Declares it if it checks by now; what it declares then.
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
      if case .wrong = waiting.reason { answer.remarks += accepted(waiting, file) }
      if let app = checked.mainType {
        setWaitingApp(WaitingApp(type: app.name, missing: [app.name]))
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
      answer.remarks.append(
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

  /// Puts a declaration that was wrong back, so that one which leaves code out can take it from there.
  func restoreElided(_ file: SourceFile) {
    for statement in file.statements {
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind,
        let wrong = world.waiting.last(where: { $0.declares.contains(type.name) })
      else { continue }
      let lacksBody = !type.members.contains { Session.declares("body", $0) }
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

  /// A diagnostic about a name that is declared, but waits.
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
