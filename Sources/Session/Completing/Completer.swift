import Interpreter
import Lint
import Reports
import Semantics
import SourceText
import Syntax
import ViewGraph

/// What could stand at a place of an input.
package struct Completion {
  package struct Candidate: Hashable, Sendable {
    package let text: String
    package let detail: String
  }
  /// Where what is being typed begins.
  package let start: Int
  package let candidates: [Candidate]
}

extension Session {
  /// What could stand at a UTF-8 offset of an input that is being typed.
  package func completion(in text: String, at offset: Int) -> Completion {
    world.checker.budget.reset()
    let bytes = Array(text.utf8.prefix(offset))
    var start = bytes.count
    while start > 0, bytes[start - 1].isNamePart || "$#".utf8.contains(bytes[start - 1]) {
      start -= 1
    }
    let source = Source(name: "", text: String(decoding: bytes, as: UTF8.self))
    if case .command(let invocation) = Reading.read(source),
      Int(invocation.nameSpan.end) < bytes.count,
      let found = arguments(of: invocation, bytes)
    {
      return found
    }
    let typed = String(decoding: bytes[start...], as: UTF8.self)
    if start > 0, bytes[start - 1] == UInt8(ascii: "."), start > 1, bytes[start - 2] != 0x20 {
      return Completion(start: start, candidates: members(before: start - 1, bytes, typed))
    }
    var candidates: [Completion.Candidate] = []
    if bytes[..<start].allSatisfy({ $0.isBlank || $0 == UInt8(ascii: ":") }) {
      candidates = CommandTable.commands.filter { $0.name.hasPrefix(typed) }
        .map { Completion.Candidate(text: $0.name, detail: $0.summary) }
    }
    guard !typed.isEmpty else { return Completion(start: start, candidates: candidates) }
    let names = Set(world.checker.visibleNames(startingWith: typed))
      .union(StartingModels.names.filter { $0.hasPrefix(typed) })
    candidates += names.sorted().map { Completion.Candidate(text: $0, detail: detail(of: $0)) }
    candidates += liveNames(startingWith: typed)
    return Completion(start: start, candidates: candidates)
  }

  /// Objects and views: `Book#1`, `Board#1`.
  private func liveNames(startingWith typed: String) -> [Completion.Candidate] {
    let machine = world.machine
    let objects = machine.liveInstances().filter { !isPrivate($0) }
    let views = world.host.inspector.viewRecords.map(\.name)
    return (objects.map { machine.objectName($0) }.sorted() + views)
      .filter { $0.hasPrefix(typed) }
      .map { Completion.Candidate(text: $0, detail: "") }
  }

  private func detail(of name: String) -> String {
    switch world.checker.ownSymbols(named: name).first {
    case .variable(let variable)?: "\(variable.type.resolved)"
    case .computed(let property)?: "\(property.type.resolved)"
    case .type(let nominal)?: "\(nominal.kind)"
    case .function?, .typeAlias?, .wrapped?, nil: ""
    }
  }

  // Members

  private func members(
    before dot: Int, _ bytes: [UInt8], _ typed: String
  ) -> [Completion.Candidate] {
    var start = dot
    var depth = 0
    while start > 0 {
      let byte = bytes[start - 1]
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
        depth += 1
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        guard depth > 0 else { break }
        depth -= 1
      } else if depth == 0, !byte.isNamePart, !".$?!#".utf8.contains(byte) {
        break
      }
      start -= 1
    }
    let base = String(decoding: bytes[start..<dot], as: UTF8.self)
    let isKeyPath = start > 0 && bytes[start - 1] == UInt8(ascii: "\\")
    if !StartingModels.names.isDisjoint(with: Source(name: "", text: base).mentionedNames) {
      declareModels()
    }
    if isKeyPath { return properties(of: rootOfKeyPath(base), typed) }
    guard !base.isEmpty else { return [] }
    if let type = world.checker.type(named: base) {
      return candidates(of: type.declaredType, isStatic: true, typed)
    }
    guard let type = type(of: base) else { return [] }
    return candidates(of: type, isStatic: false, typed)
  }

  /// The type of an expression; nil for what is none.
  private func type(of text: String) -> Type? {
    let snapshot = world.checker.snapshot()
    defer { world.checker.restore(snapshot) }
    let source = Source(name: "", text: text)
    let file = Parser.parse(source)
    guard !file.diagnostics.contains(where: \.isError), file.statements.count == 1 else {
      return nil
    }
    let checked = world.checker.check(file.statements, in: source, reportsUnresolved: false)
    return checked.isValid ? checked.resultType : nil
  }

  /// Where a key path has led to: `Book`, `Book.author`; nothing stands for the environment's values.
  private func rootOfKeyPath(_ path: String) -> Type? {
    let path = path.isEmpty ? "EnvironmentValues" : path
    if let type = world.checker.type(named: path) { return type.declaredType }
    return type(of: "\\\(path)")?.arguments.last
  }

  private func properties(of type: Type?, _ typed: String) -> [Completion.Candidate] {
    guard let type else { return [] }
    return world.checker.memberListings(of: type, isStatic: false, startingWith: typed)
      .filter(\.isProperty).map { Completion.Candidate(text: $0.name, detail: $0.type) }
  }

  private func candidates(
    of type: Type, isStatic: Bool, _ typed: String
  ) -> [Completion.Candidate] {
    world.checker.memberListings(of: type, isStatic: isStatic, startingWith: typed)
      .filter { !$0.name.hasPrefix("$_") }
      .map { Completion.Candidate(text: $0.name, detail: $0.type) }
  }

  // Arguments of commands

  private func arguments(of invocation: Invocation, _ bytes: [UInt8]) -> Completion? {
    var start = bytes.count
    while start > 0, !bytes[start - 1].isBlank { start -= 1 }
    let typed = String(decoding: bytes[start...], as: UTF8.self)
    let names: [String]
    switch invocation.command.words {
    case nil: return nil
    case .environment?:
      guard let words = environmentWords(invocation, typed) else { return nil }
      names = words
    case .any?: names = []
    case .view?: names = world.host.inspector.viewRecords.map(\.name)
    case .control?, .row?:
      let controls = (try? world.host.screen.controls()) ?? []
      names =
        controls.map(\.label).filter { !$0.isEmpty }.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
        + world.host.inspector.viewRecords.map(\.name)
    case .path?: names = paths(typed)
    case .saving?: names = typed.hasPrefix("-") ? SaveCommand.flags : paths(typed)
    case .graph?:
      names =
        typed.hasPrefix("-")
        ? GraphCommand.flags : world.host.inspector.viewRecords.map(\.name) + paths(typed)
    case .type?:
      declareModels()
      names = world.checker.listings.compactMap { listing in
        if case .type = listing.symbol { listing.name } else { nil }
      }
    case .option?: names = ShellCommands.Option.allCases.map(\.rawValue)
    case .command?: names = CommandTable.names + ShellCommands.topics
    case .rule?: names = RuleTable.rules.map(\.name)
    }
    var seen: Set<String> = []
    return Completion(
      start: start,
      candidates: names.filter { $0.hasPrefix(typed) && seen.insert($0).inserted }
        .map { Completion.Candidate(text: $0, detail: "") })
  }

  /// What may stand behind `env`: its forms and views first, then frames behind `in`. Nil where Swift does.
  private func environmentWords(_ invocation: Invocation, _ typed: String) -> [String]? {
    let before = invocation.words.dropLast(typed.isEmpty ? 0 : 1)
    let frames = world.host.environment.environmentLevels.map(\.label)
    guard let form = before.first?.text else {
      return EnvironmentCommands.forms + world.host.inspector.viewRecords.map(\.name)
    }
    if form != "push", before.last?.text == "in" { return frames }
    return before.count > 1 && typed.hasPrefix("i") ? ["in"] : nil
  }

  private func paths(_ typed: String) -> [String] {
    let slash = typed.lastIndex(of: "/")
    let directory = slash.map { String(typed[...$0]) } ?? ""
    return configuration.files.list(directory.isEmpty ? "." : directory).sorted()
      .map { directory + $0 }
  }
}
