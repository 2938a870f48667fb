import Interpreter
import Semantics
import SourceText
import Syntax
import ViewGraph

/// A type declaration that mentions types nobody has declared yet.
struct WaitingDeclaration {
  let source: Source
  let names: Set<String>
}

/// Swift: checked, run, and what it declares put in place.
extension Session {
  /// Declares Book, Author and Library once somebody mentions one of them.
  func declareModels(mentionedIn input: Source) {
    guard !world.hasModels,
      !StartingModels.names.isDisjoint(with: input.mentionedNames)
    else { return }
    declareModels()
  }

  func declareModels() {
    guard !world.hasModels else { return }
    world.hasModels = true
    let file = Parser.parse(StartingModels.source)
    _ = world.checker.check(file.statements, in: StartingModels.source, reportsUnresolved: true)
    world.checker.commit()
  }

  /// Runs a parsed input.
  func run(
    _ file: SourceFile, of input: Source, since start: CheckerSnapshot
  ) throws(Rejection) -> Answer {
    if let announced = announced.removeValue(forKey: ObjectIdentifier(input)) {
      return try take(announced, file, input)
    }
    if let remark = fragmentRemark(file, input) {
      var answer = Answer()
      answer.remarks = [remark]
      return answer
    }
    let checked = world.checker.check(
      file.statements, in: input, reportsUnresolved: !configuration.allowsLaterNames)
    guard checked.isValid else { return try wait(file, checked, input, start) }
    var answer = Answer()
    answer.remarks = file.diagnostics + checked.diagnostics + later(checked.unresolved)
    answer.remarks += patches(file, input)
    try execute(checked, input, &answer)
    try mountMain(checked.mainType, at: Span(0, input.bytes.count))
    resume(after: checked.declared, &answer)
    return answer
  }

  /// Runs what an input does, and gives its value a name.
  private func execute(
    _ checked: CheckedInput, _ input: Source, _ answer: inout Answer
  ) throws(Rejection) {
    guard let function = checked.function else { return }
    do throws(Fault) {
      let value = try world.machine.run(function)
      defer { value.release() }
      try install(checked.declared)
      if !checked.resultType.isVoid, value.kind != .void || value.depth > 0 {
        answer.value = result(value, checked.resultType, input)
      }
    } catch {
      throw .fault(error)
    }
  }

  /// Connects property wrappers of variables that the input declared.
  private func install(_ names: [String]) throws(Fault) {
    for name in names {
      for case .wrapped(let variable, "wrappedValue") in world.checker.globals(named: name) {
        let wrapper = world.machine.global(variable)
        guard wrapper.kind != .hole else { continue }
        let connected = try world.host.installTopLevel(wrapper, name: name)
        world.machine.setGlobal(variable, to: connected)
      }
    }
  }

  private func result(_ value: Value, _ type: Type, _ input: Source) -> ResultValue {
    var name: String?
    if settings.namesResults {
      let number = resultCount + 1
      resultCount = number
      world.machine.journal.record { [unowned self] in resultCount = number - 1 }
      let variable = world.checker.declareVariable(
        "$\(number)", type: type, in: input, at: .none)
      world.machine.setGlobal(variable, to: value.retained())
      name = variable.name
    }
    return ResultValue(
      name: name, type: "\(type.resolved)", text: ValueText(world.machine).text(value))
  }

  /// Mounts a `@main` app in place of an earlier one.
  func mountMain(_ type: NominalType?, at span: Span) throws(Rejection) {
    guard let type else { return }
    let world = world
    do throws(ViewHost.Failure) {
      if let mounted = world.mountedApp,
        world.host.mountedViews.contains(where: { $0.name == mounted })
      {
        try world.host.unmount(mounted)
      }
      let before = world.mountedApp
      world.mountedApp = try world.host.mountApp(
        world.machine.types.type(for: type.declaredType))
      world.machine.journal.record { world.mountedApp = before }
    } catch {
      throw Rejection(error, at: span)
    }
  }

  // Names that come later

  /// Bodies may mention names that are declared later; that is worth a word.
  private func later(_ unresolved: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<String> = []
    return unresolved.compactMap { diagnostic in
      guard seen.insert(diagnostic.message).inserted else { return nil }
      return Diagnostic(
        .note, diagnostic.message + " yet; it is looked up again when used",
        in: diagnostic.source, at: diagnostic.span)
    }
  }

  /// Types whose members name unknown types wait until those are declared.
  private func wait(
    _ file: SourceFile, _ checked: CheckedInput, _ input: Source, _ start: CheckerSnapshot
  ) throws(Rejection) -> Answer {
    let errors = checked.diagnostics.filter(\.isError)
    let names = errors.compactMap { Session.unknownType($0.message) }
    guard configuration.allowsLaterNames, names.count == errors.count,
      file.statements.allSatisfy(Session.isTypeDeclaration)
    else { throw misspelled(input, errors) ?? .invalid(file.diagnostics + checked.diagnostics) }
    world.checker.restore(start)
    let world = world
    let before = world.waiting
    world.waiting.append(WaitingDeclaration(source: input, names: Set(names)))
    world.machine.journal.record { world.waiting = before }
    var answer = Answer()
    var seen: Set<String> = []
    for (name, error) in zip(names, errors) where seen.insert(name).inserted {
      answer.remarks.append(
        Diagnostic(
          .note, "this waits until '\(name)' is declared", in: error.source, at: error.span))
    }
    return answer
  }

  private func misspelled(_ input: Source, _ errors: [Diagnostic]) -> Rejection? {
    guard errors.contains(where: { $0.message.hasPrefix("cannot find") }) else { return nil }
    return misspelledCommand(input)
  }

  /// Declares what has waited for one of the names.
  private func resume(after declared: [String], _ answer: inout Answer) {
    guard !world.waiting.isEmpty, !declared.isEmpty else { return }
    let world = world
    let before = world.waiting
    var fresh = Set(declared)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (index, waiting) in world.waiting.enumerated().reversed()
      where !waiting.names.isDisjoint(with: fresh) {
        let snapshot = world.checker.snapshot()
        let file = Parser.parse(waiting.source)
        let checked = world.checker.check(
          file.statements, in: waiting.source, reportsUnresolved: false)
        let unknown = checked.diagnostics.filter(\.isError)
          .compactMap { Session.unknownType($0.message) }
        guard checked.isValid else {
          world.checker.restore(snapshot)
          world.waiting[index] = WaitingDeclaration(source: waiting.source, names: Set(unknown))
          if unknown.isEmpty {
            world.waiting.remove(at: index)
            answer.remarks += checked.diagnostics
          }
          continue
        }
        world.waiting.remove(at: index)
        fresh.formUnion(checked.declared)
        hasChanged = true
      }
    }
    world.machine.journal.record { world.waiting = before }
  }

  /// `Todo` of `cannot find type 'Todo' in scope`.
  static func unknownType(_ message: String) -> String? {
    let prefix = "cannot find type '"
    guard message.hasPrefix(prefix) else { return nil }
    let name = message.dropFirst(prefix.count).prefix { $0 != "'" }
    return name.isEmpty ? nil : String(name)
  }

  static func isTypeDeclaration(_ statement: Statement) -> Bool {
    guard case .declaration(let declaration) = statement.kind else { return false }
    switch declaration.kind {
    case .type, .extension, .function, .typeAlias: return true
    default: return false
    }
  }

  // Documents

  /// Types that leave out what they had before keep it; that is worth a word.
  private func patches(_ file: SourceFile, _ input: Source) -> [Diagnostic] {
    file.statements.compactMap { statement in
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind,
        let text = world.checker.sourceText(ofType: type.name),
        !text.hasPrefix(input.text(in: declaration.span))
      else { return nil }
      return Diagnostic(
        .note, "'\(type.name)' keeps what this declaration leaves out", in: input,
        at: type.nameSpan)
    }
  }

  /// Pieces of documents that stand for something only inside a type.
  private func fragmentRemark(_ file: SourceFile, _ input: Source) -> Diagnostic? {
    guard file.statements.count >= 1, let statement = file.statements.first else { return nil }
    switch statement.kind {
    case .modifierFragment:
      return remark("a modifier needs a view before it; nothing was run", input, statement.span)
    case .placeholder: return remark("code is left out here", input, statement.span)
    case .declaration(let declaration):
      switch declaration.kind {
      case .initializer, .deinitializer, .subscript:
        return remark(
          "this is a member; put it into the type that it belongs to", input, statement.span)
      case .function where declaration.modifiers.contains(where: Session.isMemberModifier):
        return remark(
          "this is a member; put it into the type that it belongs to", input, statement.span)
      default: return nil
      }
    case .expression(let expression):
      guard file.statements.count == 1, let name = accessorName(expression, input) else { return nil }
      return remark(
        "'\(name)' is an accessor; put it into the property that it belongs to", input,
        statement.span)
    default: return nil
    }
  }

  private static func isMemberModifier(_ modifier: Modifier) -> Bool {
    ["mutating", "override", "static"].contains(modifier.name)
  }

  private func accessorName(_ expression: Expression, _ input: Source) -> String? {
    let text = input.text(in: expression.span)
    for name in ["get", "set", "willSet", "didSet", "_modify"] where text.hasPrefix(name) {
      let rest = text.dropFirst(name.count).drop { $0 == " " }
      if rest.first == "{", world.checker.globals(named: name).isEmpty { return name }
    }
    return nil
  }

  private func remark(_ message: String, _ input: Source, _ span: Span) -> Diagnostic {
    Diagnostic(.note, message, in: input, at: span)
  }
}
