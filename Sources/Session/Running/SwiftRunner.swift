import Interpreter
import Reports
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Running of Swift inputs: checking, executing, and installing what they declare.
struct SwiftRunner: SessionPart {
  let session: Session

  /// Declares the sample models when an input first mentions one. Where stubs are made, the name is
  /// that of a type which a document leaves out.
  ///
  /// This is not part of the input's transaction: the models remain if it fails.
  func declareModels(mentionedIn input: Source) {
    guard !world.hasModels, !configuration.makesStubs,
      !StartingModels.names.isDisjoint(with: input.mentionedNames)
    else { return }
    declareModels()
  }

  /// Declares the sample models unless they are declared; inside a transaction, as part of it.
  func declareModels() {
    let world = world
    guard !world.hasModels else { return }
    session.world.hasModels = true
    session.historian.recordEntry(.models, of: StartingModels.source)
    let file = Parser.parse(StartingModels.source)
    _ = world.checker.check(file.statements, in: StartingModels.source, reportsUnresolved: true)
    guard world.machine.journal.isOpen else { return world.checker.commit() }
    world.machine.journal.record { [unowned session] in
      session.world.hasModels = false
      session.history.removeLast()
    }
  }

  /// Runs a parsed input.
  func run(
    _ file: SourceFile, of input: Source, since start: CheckerSnapshot
  ) throws(Rejection) -> Answer {
    let wrong = session.announcements.takeErrors(of: input)
    if let announced = session.announcements.take(input) {
      return try session.announcer.runAnnounced(announced, file, input)
    }
    if let fragment = session.memberPlacement.memberFragment(file, input) {
      return try session.memberPlacement.runAsExtension(fragment, file, input, since: start)
    }
    if let remark = session.fragmentChecker.fragmentRemark(file, input) {
      let problems = session.fragmentChecker.modifierErrors(file, input)
      if !problems.isEmpty { throw .invalid(problems) }
      return Answer(remark: remark)
    }
    let misspelled = session.refusals.refusedAttributes(
      in: file.statements, input, onlyMisspelled: true)
    guard misspelled.isEmpty else { throw .invalid(misspelled) }
    session.waitingList.restoreElided(file)
    let (checked, stubs, known) = session.stubbing.checkWithStubs(file, of: input)
    if configuration.makesStubs, let answer = answer(toMember: checked, input, since: start) {
      return answer
    }
    do throws(Rejection) {
      if let waiting = try deferred(checked, file, of: input, since: start, wrong) {
        return waiting
      }
    } catch {
      let misspelt = checked.unresolved.filter(session.waitingList.isMisspelling)
      guard
        var answer = session.stubbing.answer(
          toGuesses: checked.diagnostics + misspelt, in: file, of: input, since: known, from: start)
      else { throw error }
      answer.diagnostics.insert(contentsOf: stubs, at: 0)
      return answer
    }
    if let answer = answer(toMember: checked, input, since: start) { return answer }
    return try runValid(checked, file, of: input, stubs: stubs, since: start, known)
  }

  /// The answer to an input that is a member of a type which it does not show; nil for other inputs.
  private func answer(
    toMember checked: CheckedInput, _ input: Source, since start: CheckerSnapshot
  ) -> Answer? {
    guard let remark = session.fragmentChecker.memberRemark(checked, input) else { return nil }
    world.checker.restore(start)
    return Answer(remark: remark)
  }

  /// The answer to an input that waits for what it lacks; nil for one that can run.
  ///
  /// - Parameter wrong: The errors that the check of its file found; nil if there are none.
  private func deferred(
    _ checked: CheckedInput, _ file: SourceFile, of input: Source, since start: CheckerSnapshot,
    _ wrong: [Diagnostic]?
  ) throws(Rejection) -> Answer? {
    guard checked.isValid else {
      return try session.waitingList.wait(file, checked, input, start, wrong)
    }
    let misspelt = checked.unresolved.filter(session.waitingList.isMisspelling)
    guard misspelt.isEmpty else {
      throw .invalidUntilRedeclared(
        (misspelt + checked.withheld).inReadingOrder(of: input),
        session.waitingList.waiting(file, input, because: .wrong))
    }
    return nil
  }

  /// Runs an input without errors.
  ///
  /// - Parameters:
  ///   - stubs: The notes about stubs that were made for it.
  ///   - known: The state before its check, with the stubs.
  private func runValid(
    _ checked: CheckedInput, _ file: SourceFile, of input: Source, stubs: [Diagnostic],
    since start: CheckerSnapshot, _ known: CheckerSnapshot
  ) throws(Rejection) -> Answer {
    var answer = Answer()
    answer.diagnostics =
      stubs + file.diagnostics + checked.diagnostics + session.waitingList.later(checked.unresolved)
    answer.diagnostics +=
      patches(file, input) + session.fragmentChecker.unknownAttributes(file, input)
    if file.statements.count > 1, checked.declared.contains(where: isWrapped) {
      world.checker.restore(known)
      try executeInSteps(file, input, &answer)
    } else {
      noteRedeclared(checked.replaced)
      do throws(Rejection) {
        try execute(checked, input, &answer)
      } catch {
        guard
          let remark = session.fragmentChecker.omissionNote(error, input)
            ?? session.stubbing.stubNote(error, input)
        else {
          throw error
        }
        session.course.rollBack(start)
        _ = session.course.begin()
        return Answer(remark: remark)
      }
    }
    let declared = session.waitingList.resume(
      after: checked.declared + file.statements.flatMap(Self.extendedNames), &answer)
    try session.apps.mountMain(checked.mainType, in: input, after: declared, &answer)
    // A redeclared app has already been mounted again.
    let replaced = checked.replaced.filter { $0 != checked.mainType?.name }
    answer.diagnostics += olderViews(replaced, file, input)
    answer.diagnostics += olderMeanings(checked.declaredAgain, file, input)
    session.preparedRunner.propose(input, file, checked, answer)
    return answer
  }

  /// Warnings that mounted views of redeclared types keep the body with which they were mounted.
  ///
  /// There is one for each view.
  func olderViews(_ names: [String], _ file: SourceFile, _ input: Source) -> [Diagnostic] {
    guard !names.isEmpty, world.host.mounting.hasMounts else { return [] }
    let world = world
    let before = world.viewsWithOldDeclarations
    let all = world.host.inspector.viewRecords
    let records = all.filter { !before.contains($0.name) }
    let parents = Dictionary(all.map { ($0.name, $0.parent) }) { first, _ in first }
    func mounted(_ view: String) -> String {
      var root = view
      while let parent = parents[root] ?? nil { root = parent }
      return root
    }
    return file.statements.compactMap { statement in
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind, names.contains(type.name)
      else { return nil }
      // A stub may have declared the same.
      let text = input.text(in: declaration.span)
      let views = records.filter { $0.typeName == type.name && $0.copiedText != text }.map(\.name)
      guard !views.isEmpty else { return nil }
      world.viewsWithOldDeclarations.formUnion(views)
      world.machine.journal.record { world.viewsWithOldDeclarations = before }
      let keep = views.count == 1 ? "keeps" : "keep"
      let roots = views.map(mounted).reduce(into: [String]()) { roots, root in
        if !roots.contains(root) { roots.append(root) }
      }
      let them =
        roots != views ? NameList.text(of: roots).plain : views.count == 1 ? "it" : "them"
      return Diagnostic(
        .note,
        "\(NameList.text(of: views).plain) \(keep) the earlier declaration; 'unmount' and 'mount' \(them) again to see this one",
        in: input, at: type.nameSpan)
    }
  }

  /// Notes on functions and variables that mounted views used as they were declared before.
  private func olderMeanings(
    _ names: Set<String>, _ file: SourceFile, _ input: Source
  ) -> [Diagnostic] {
    guard !names.isEmpty, world.host.mounting.hasMounts else { return [] }
    let records = world.host.inspector.viewRecords
    var mentioned: [String: Set<String>] = [:]
    for record in records where mentioned[record.typeName] == nil {
      mentioned[record.typeName] = world.checker.names(names, inTypeNamed: record.typeName)
    }
    return file.statements.flatMap { statement -> [(name: String, span: Span)] in
      guard case .declaration(let declaration) = statement.kind else { return [] }
      return switch declaration.kind {
      case .function(let function): [(function.name, function.nameSpan)]
      case .variable(let variable): variable.bindings.flatMap(\.pattern.boundNames)
      default: []
      }
    }.filter { names.contains($0.name) }.compactMap { name, span in
      let views = records.filter { mentioned[$0.typeName]?.contains(name) ?? false }.map(\.name)
      guard !views.isEmpty else { return nil }
      let (keep, its) = views.count == 1 ? ("keeps", "its body runs") : ("keep", "their bodies run")
      return Diagnostic(
        .note, "\(NameList.text(of: views).plain) \(keep) the earlier '\(name)' until \(its) again",
        in: input, at: span)
    }
  }

  func noteRedeclared(_ names: [String]) {
    let world = world
    let before = world.redeclared
    guard !before.isSuperset(of: names) else { return }
    world.redeclared.formUnion(names)
    world.machine.journal.record { world.redeclared = before }
  }

  /// Runs the statements of a checked input, and names its value.
  func execute(
    _ checked: CheckedInput, _ input: Source, _ answer: inout Answer, isLast: Bool = true
  ) throws(Rejection) {
    guard let function = checked.function else { return }
    do throws(Fault) {
      let value = try world.host.updates.run(function)
      defer { value.release() }
      try install(checked.declared)
      if isLast { show(value, checked.resultType, input, &answer) }
    } catch {
      throw .fault(error)
    }
  }

  /// Adds the value of an input to its answer.
  func show(_ value: Value, _ type: Type, _ input: Source, _ answer: inout Answer) {
    // The value of `act?()` is not void only if there was nothing to call.
    if type.resolved.wrapped?.isVoid ?? false {
      // A Swift file without views prints what the toolchain prints.
      if value.isNil, !input.isSwiftFile || world.host.mounting.hasMounts {
        answer.lines.append(Self.nothingCalled)
      }
    } else if !type.isVoid, value.kind != .void {
      answer.value = result(value, type, input)
    }
  }

  private static let nothingCalled = StyledText(
    "· nil: there was nothing to set or to call", .quiet)

  /// Runs an input statement by statement, so that wrappers are connected as soon as they are
  /// declared.
  private func executeInSteps(
    _ file: SourceFile, _ input: Source, _ answer: inout Answer
  ) throws(Rejection) {
    for (index, statement) in file.statements.enumerated() {
      let checked = world.checker.check(
        [statement], in: input, reportsUnresolved: !configuration.allowsLaterNames)
      guard checked.isValid else { throw .invalid(checked.diagnostics) }
      try execute(checked, input, &answer, isLast: index == file.statements.count - 1)
    }
  }

  private func isWrapped(_ name: String) -> Bool {
    world.checker.globals(named: name).contains {
      if case .wrapped = $0 { true } else { false }
    }
  }

  /// Connects the property wrappers of variables that an input declared.
  func install(_ names: [String]) throws(Fault) {
    for name in names {
      for case .wrapped(let variable, "wrappedValue") in world.checker.globals(named: name) {
        let wrapper = world.machine.global(variable)
        guard wrapper.kind != .hole else { continue }
        let connected = try world.host.mounting.installTopLevel(wrapper, name: name)
        world.machine.setGlobal(variable, to: connected)
      }
    }
  }

  private func result(_ value: Value, _ type: Type, _ input: Source) -> ResultValue {
    var name: String?
    if session.settings.namesResults {
      let number = session.resultCount + 1
      session.resultCount = number
      world.machine.journal.record { [unowned session] in session.resultCount = number - 1 }
      let variable = world.checker.declareVariable(
        "$\(number)", type: type, in: input, at: .none)
      world.machine.setGlobal(variable, to: value.retained())
      name = variable.name
    }
    let text = ValueText(world)
    if let kind = text.viewKind(value) {
      return ResultValue(name: name, type: "some View", text: kind)
    }
    return ResultValue(
      name: name, type: "\(type.resolved)", text: session.wrappedValues.currentText(value))
  }

  private static func extendedNames(_ statement: Statement) -> [String] {
    guard case .declaration(let declaration) = statement.kind,
      case .extension(let part) = declaration.kind,
      let name = part.extendedName
    else { return [] }
    return [name]
  }

  static func isDeclaration(_ statement: Statement) -> Bool {
    if case .declaration = statement.kind { true } else { false }
  }

  static func isTypeDeclaration(_ statement: Statement) -> Bool {
    guard case .declaration(let declaration) = statement.kind else { return false }
    switch declaration.kind {
    case .type, .extension, .function, .typeAlias, .operator, .precedenceGroup: return true
    default: return false
    }
  }

  // Documents

  /// Notes on types that are declared again with omissions, which keep their earlier members.
  private func patches(_ file: SourceFile, _ input: Source) -> [Diagnostic] {
    file.statements.compactMap { statement in
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind,
        let text = world.checker.texts.source(ofType: type.name),
        !text.hasPrefix(input.text(in: declaration.span))
      else { return nil }
      return Diagnostic(
        .note, "'\(type.name)' keeps what this declaration leaves out", in: input,
        at: type.nameSpan)
    }
  }
}
