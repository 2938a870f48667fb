import Semantics
import SourceText
import Syntax
import ViewGraph

/// The statements of a single test.
struct TestBody {
  /// The reason that an input cannot be part of a test.
  struct Untranslatable: Error {
    let reason: String
  }

  /// A mounted view, with its names in the session and in the test.
  private struct Host {
    let variable: String
    let name: String
    let isWatch: Bool
    /// Whether the input gives it the name.
    let hasGivenName: Bool
    let type: String
  }

  private var lines: [String] = []
  private var hosts: [Host] = []
  /// The modifiers `.environment(…)` of each open frame, in order.
  private var frames: [[String]] = [[]]
  private var declared: Set<String> = []
  private var depth = 0
  private let usedNames: Set<String>
  private let session: Session
  /// What the test expects to update.
  private let expected: ExpectedUpdates?
  private(set) var watches = false
  private(set) var usesBindings = false
  /// Whether it compares groups of views.
  private(set) var usesGroups = false
  /// Whether models may have been written since the views last settled.
  private var isUnsettled = false
  /// The names declared at file level.
  private let fileNames: Set<String>

  /// The variables declared at file level.
  private let globals: Set<String>

  init(
    fileNames: Set<String>, globals: Set<String>, usedNames: Set<String>, session: Session,
    expecting expected: ExpectedUpdates?
  ) {
    self.expected = expected
    self.fileNames = fileNames
    self.globals = globals
    self.usedNames = usedNames
    self.session = session
    if expected?.nameObjects == true {
      let arguments = globals.isEmpty ? "" : "after: \(globals.sorted().joined(separator: ", "))"
      add("restartNames(\(arguments))")
    }
  }

  var hasHosts: Bool { !hosts.isEmpty }

  var text: String {
    var lines = lines
    for level in (0..<depth).reversed() { lines.append(indentation(level) + "}") }
    return lines.joined(separator: "\n")
  }

  private func indentation(_ level: Int) -> String { String(repeating: "  ", count: level) }

  private mutating func add(_ line: String) {
    // Multi-line literals keep their own indentation.
    guard !line.contains("\"\"\"") else { return lines.append(line) }
    lines += line.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation(depth) + $0 }
  }

  /// The expression for the updates of all views since its last evaluation.
  private var updated: String {
    "updated(\(hosts.map(\.variable).joined(separator: ", ")))"
  }

  /// Excludes earlier updates from the assertion.
  mutating func forgetUpdates() {
    guard !hosts.isEmpty else { return }
    add("_ = \(updated)")
    isUnsettled = false
  }

  // Inputs

  mutating func add(_ step: TestStep) throws(Untranslatable) {
    switch step.kind {
    case .claim: return
    case .command(let invocation):
      try add(invocation)
      isUnsettled = false
    case .swift(let pieces):
      // Each input is a transaction of its own.
      if isUnsettled { forgetUpdates() }
      for piece in pieces { try add(piece) }
      isUnsettled = !hosts.isEmpty
    }
  }

  private mutating func add(_ piece: TestStep.Piece) throws(Untranslatable) {
    try requireNames(in: piece.text)
    if case .declaration(let declaration) = piece.statement.kind {
      switch declaration.kind {
      case .variable(let variable):
        if let (name, value) = variable.onlyValue, globals.contains(name) {
          return add("\(name) = \(piece.source.text(in: value.span))")
        }
        declare(variable.boundNames)
      case .function(let function): declare([function.name])
      default: return
      }
    }
    guard case .expression(let expression) = piece.statement.kind else { return add(piece.text) }
    switch expression.kind {
    case .identifier, .member, .subscriptCall, .integerLiteral, .floatLiteral, .booleanLiteral,
      .stringLiteral, .array, .dictionary, .tuple:
      add("_ = \(piece.text)")
    default: add(piece.text)
    }
  }

  /// Throws an error if a text has names that only the shell knows.
  private func requireNames(in text: String) throws(Untranslatable) {
    guard !text.contains(/\$[0-9]/) || text.contains("{") else {
      throw Untranslatable(reason: "results such as $1 have no name in a test")
    }
    // In a file of Swift, `Book#1` is no name.
    let file = Parser.parse(Source(name: "tests.swift", text: text))
    guard !file.diagnostics.contains(where: \.isError) else {
      throw Untranslatable(reason: "names such as Book#1 are unknown in a test")
    }
    let source = Source(name: "tests.swift", text: text)
    for name in source.mentionedNames.sorted()
    where !declared.contains(name) && !fileNames.contains(name) && source.mentionsAlone(name) {
      if hosts.contains(where: { $0.name == name }) {
        throw Untranslatable(reason: "'\(name)' is a name of the session's, for a view")
      }
      if session.world.checker.names.isPrivateToFile(name) {
        throw Untranslatable(reason: "'\(name)' is private to its file")
      }
    }
  }

  /// Notes declared variables; a redeclaration starts a nested scope.
  private mutating func declare(_ names: [String]) {
    if names.contains(where: declared.contains) {
      add("do {")
      depth += 1
    }
    declared.formUnion(names)
  }

  private mutating func add(_ invocation: Invocation) throws(Untranslatable) {
    switch invocation.command.name {
    case "mount", "watch": try mount(invocation)
    case "unmount": add("\(try host(named: invocation.words[0].text)).unmount()")
    case "env": try changeEnvironment(invocation)
    case "bind": try bind(invocation)
    default:
      guard invocation.command.group == .drive, let call = DriveCall(invocation) else {
        throw Untranslatable(
          reason: "'\(invocation.command.name)' is a command that tests have no form of")
      }
      add("\(try driven(by: call)).\(call.text)")
    }
  }

  // Views

  private mutating func mount(_ invocation: Invocation) throws(Untranslatable) {
    let (span, word) = invocation.splitting(off: "as")
    let expression = invocation.source.text(in: span)
    if Previews.namesPreview(expression) {
      throw Untranslatable(reason: "a test cannot name \(expression)")
    }
    if session.previews.app(at: span, in: invocation) != nil {
      throw Untranslatable(reason: "a test hosts views, and \(expression) is an app")
    }
    try requireNames(in: expression)
    let isWatch = invocation.command.name == "watch"
    let type = String(expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let kind = isWatch ? "watch" : type
    let ordinal = hosts.count { $0.isWatch == isWatch && !$0.hasGivenName } + 1
    let name = word?.text ?? "\(kind)#\(isWatch ? ordinal : 1)"
    let variable = free(hosts.isEmpty ? "host" : "host\(hosts.count + 1)")
    let view = isWatch ? "Watch { \(expression) }" : expression
    let modifiers = frames.reversed().flatMap { $0.reversed() }.joined()
    let isNamed = (isWatch || word != nil) && expected?.givesNames == true
    let argument = isNamed ? ", named: \(TestFile.literal(name))" : ""
    add("let \(variable) = ViewHost(\(view)\(modifiers)\(argument))")
    hosts.append(
      Host(
        variable: variable, name: name, isWatch: isWatch, hasGivenName: word != nil,
        type: session.world.host.inspector.typeName(ofView: name) ?? type))
    watches = watches || isWatch
  }

  private func free(_ name: String) -> String {
    var name = name
    while usedNames.contains(name) || fileNames.contains(name) { name += "_" }
    return name
  }

  private func host(named name: String) throws(Untranslatable) -> String {
    guard let host = hosts.last(where: { $0.name == name || $0.name.hasPrefix("\(name)#") }) else {
      throw Untranslatable(reason: "there is no host of '\(name)'")
    }
    return host.variable
  }

  /// The variable of the host to drive: that of the named view, otherwise the last one with
  /// controls.
  private func driven(by call: DriveCall) throws(Untranslatable) -> String {
    if let view = call.view { return try host(named: view) }
    guard let host = hosts.last(where: { !$0.isWatch }) else {
      throw Untranslatable(reason: "nothing is mounted")
    }
    return host.variable
  }

  private mutating func changeEnvironment(_ invocation: Invocation) throws(Untranslatable) {
    let words = invocation.words
    guard let verb = words.first else { return }
    switch verb.text {
    case "push": frames.append([])
    case "pop" where frames.count > 1 && hosts.isEmpty: frames.removeLast()
    case "set" where hosts.isEmpty:
      let (span, place) = invocation.splitting(off: "in", from: invocation.rest(after: verb))
      guard place == nil else {
        throw Untranslatable(reason: "'env set … in' is a command that tests have no form of")
      }
      let text = invocation.source.text(in: span)
      var modifier = ".environment(\(text))"
      if text.hasPrefix("\\."), let blank = text.firstIndex(of: " ") {
        let value = text[text.index(after: blank)...]
        modifier = ".environment(\(text[..<blank]), \(value))"
      }
      frames[frames.count - 1].append(modifier)
    case "get": return
    default:
      throw Untranslatable(
        reason: "the environment of a test is set before its views are mounted, and stays")
    }
  }

  private mutating func bind(_ invocation: Invocation) throws(Untranslatable) {
    let words = invocation.words
    let name = words[0].text
    let path = invocation.source.text(in: invocation.rest(after: words[1])).dropFirst()
    guard let type = session.bindingType(of: name) else {
      throw Untranslatable(reason: "'\(name)' is bound no longer")
    }
    declare([name])
    usesBindings = true
    add("@Binding(get: { \(path) }, set: { \(path) = $0 }) var \(name): \(type)")
  }

  // Assertions

  mutating func add(_ claim: Assertion) throws(Untranslatable) {
    switch claim.kind {
    case .other: throw Untranslatable(reason: "Swift has no test of that")
    case .condition(let text):
      try requireNames(in: text)
      add("#expect(\(text))")
    case .updates: try addUpdates()
    }
  }

  private mutating func addUpdates() throws(Untranslatable) {
    guard !hosts.isEmpty else { throw Untranslatable(reason: "nothing is mounted") }
    guard let expected, !expected.names.isEmpty else { return add("#expect(\(updated).isEmpty)") }
    let list = literal(expected.distinct)
    if expected.areTypes {
      return add("#expect(Set(\(updated).map { String($0.prefix { $0 != \"#\" }) }) == \(list))")
    }
    let groups = expected.groups(besides: Set(hosts.filter(\.isWatch).map(\.name)))
    guard !groups.isEmpty else { return add("#expect(\(updated) == \(list))") }
    usesGroups = true
    // A view with a name of its own is one of its type, too.
    let named = hosts.filter { $0.hasGivenName && groups.contains($0.type) }
    let types = named.map { "\(TestFile.literal($0.name)): \(TestFile.literal($0.type))" }
    let argument = types.isEmpty ? "" : ", of: [\(types.joined(separator: ", "))]"
    add("#expect(\(updated.dropLast()), by: \(literal(groups))\(argument)) == \(list))")
  }

  private func literal(_ names: [String]) -> String {
    "[\(names.map(TestFile.literal).joined(separator: ", "))]"
  }
}

extension Source {
  /// Whether a name stands in the text for itself: neither as a member nor as a label.
  fileprivate func mentionsAlone(_ name: String) -> Bool {
    bytes.ranges(of: Array(name.utf8)).contains { place in
      let before = bytes[..<place.lowerBound]
      let after = bytes[place.upperBound...]
      guard !(before.last?.isNamePart ?? false), !(after.first?.isNamePart ?? false) else {
        return false
      }
      let isLabel =
        after.first { !$0.isBlank } == UInt8(ascii: ":")
        && before.last { !$0.isBlank }.map { "(,".utf8.contains($0) } ?? false
      return before.last { !$0.isBlank } != UInt8(ascii: ".") && !isLabel
    }
  }
}

extension VariableDeclaration {
  /// The names that the patterns bind.
  fileprivate var boundNames: [String] {
    bindings.compactMap { binding in
      if case .binding(let name) = binding.pattern.kind { name } else { nil }
    }
  }
}

extension Session {
  /// The type of a binding that `bind NAME = $path` has declared.
  fileprivate func bindingType(of name: String) -> String? {
    for case .variable(let variable) in world.checker.globals(named: "_\(name)") {
      if case .nominal(_, let arguments) = variable.type.resolved, let value = arguments.first {
        return "\(value)"
      }
    }
    return nil
  }
}
