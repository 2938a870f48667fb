import Project
import Semantics
import SourceText
import Syntax

/// Writes the assertions of a session as a file for Swift Testing.
///
/// There is one test for each `expect`, which first repeats the inputs before it.
struct TestFile {
  /// An assertion without a test, and the reason.
  struct OmittedAssertion {
    let claim: String
    let reason: String
  }

  private(set) var tests: [String] = []
  private(set) var leftOut: [OmittedAssertion] = []
  private var declarations = FileDeclarations()
  private var hasHosts = false
  private var watches = false
  private var usesBindings = false
  private var usesGroups = false

  /// The variables that the session's types mention.
  ///
  /// They are declared at file level, and each test resets them.
  private let globals: Set<String>
  /// The modules of the project that the tests need.
  let modules: [String]

  init(_ session: Session) {
    self.init(session, globals: [])
    let names = missingNames.filter { !session.world.checker.names.ownSymbols(named: $0).isEmpty }
    if !names.isEmpty { self.init(session, globals: names) }
  }

  private init(_ session: Session, globals: Set<String>) {
    self.globals = globals
    let inputs = session.historian.accepted.map { Source(name: "<input>", text: $0) }
    let usedNames = Set(inputs.flatMap(\.mentionedNames))
    let checker = session.world.checker
    modules = (session.project?.project.targets ?? []).filter { $0.kind != .test }.map(\.module)
      .filter { module in usedNames.contains { checker.names.declares($0, inModule: module) } }
    let steps = inputs.map { TestStep($0) }
    for step in steps {
      if case .swift(let statements) = step.kind {
        for statement in statements { declarations.take(statement, globals) }
      }
    }
    let modules = modules
    declarations.addModels(mentionedIn: inputs) { name in
      modules.contains { checker.names.declares(name, inModule: $0) }
    }
    for (index, step) in steps.enumerated() {
      guard case .claim(let claim) = step.kind else { continue }
      add(claim, Array(steps[..<index]), usedNames, session)
    }
  }

  private mutating func add(
    _ claim: Assertion, _ steps: [TestStep], _ usedNames: Set<String>, _ session: Session
  ) {
    let steps = steps.filter { if case .claim = $0.kind { false } else { true } }
    var expected: ExpectedUpdates?
    if case .updates(let names) = claim.kind { expected = ExpectedUpdates(names, after: steps) }
    var body = TestBody(
      fileNames: declarations.names, globals: globals, usedNames: usedNames, session: session,
      expecting: expected)
    do throws(TestBody.Untranslatable) {
      for (index, step) in steps.enumerated() {
        if index == steps.count - 1 { body.forgetUpdates() }
        try body.add(step)
      }
      try body.add(claim)
    } catch {
      leftOut.append(OmittedAssertion(claim: claim.firstLine, reason: error.reason))
      return
    }
    hasHosts = hasHosts || body.hasHosts
    watches = watches || body.watches
    usesBindings = usesBindings || body.usesBindings
    usesGroups = usesGroups || body.usesGroups
    let name = "claim\(tests.count + 1)"
    let title = Self.literal(claim.firstLine)
    tests.append(
      "@Test(\(title)) func \(name)() async throws {\n\(body.text.indentedLines)\n}")
  }

  /// The session's variables that the file mentions outside of tests.
  private var missingNames: Set<String> {
    let file = Source(name: "tests.swift", text: text(importing: []))
    let found = Session(Configuration()).fileChecker.check(file, hasCommands: false)
    return Set(
      found.compactMap { diagnostic in
        if case .value(let name)? = diagnostic.missingName { name } else { nil }
      })
  }

  // Text

  /// The text of the file.
  var text: String { text(importing: modules) }

  /// - Parameter own: The modules of the project to import.
  private func text(importing own: [String]) -> String {
    var modules = hasHosts ? ["Bindery"] : []
    modules += ["Foundation", "Observation"]
    if hasHosts || usesBindings || declarations.showsViews { modules.append("SwiftUI") }
    modules.append("Testing")
    let imports = modules + declarations.imports.filter { !modules.contains($0) }
    var parts = ["// The claims of a session, as 'save --test' wrote them."]
    parts[0] += "\n" + imports.sorted().map { "import \($0)" }.joined(separator: "\n")
    if !own.isEmpty {
      parts.append(own.map { "@testable import \($0)" }.joined(separator: "\n"))
    }
    parts += declarations.texts
    if watches { parts.append(Self.watch) }
    if hasHosts { parts.append(usesGroups ? Self.updatedGroups : Self.updated) }
    for claim in leftOut { parts.append("// Left out: \(claim.claim): \(claim.reason)") }
    let body = tests.map(\.indentedLines).joined(separator: "\n\n")
    let suite = globals.isEmpty ? "@Suite" : "@Suite(.serialized)"
    parts.append("@MainActor \(suite) struct SessionTests {\n\(body)\n}")
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The view with which tests implement `watch`.
  private static let watch = """
    struct Watch<Value>: View {
      let value: () -> Value
      var body: some View { Text(String(describing: value())) }
    }
    """

  /// The function that returns the views of all hosts whose bodies have run since the last call.
  /// The writes to models before a call form one transaction.
  private static let updated = """
    @MainActor func updated(_ hosts: ViewHost...) -> Set<String> {
      Set(hosts.flatMap(\\.updates))
    }
    """

  /// Like `updated`, but `groups` may also name views by their type, or a row by the view that
  /// contains it.
  private static let updatedGroups = """
    @MainActor func updated(
      _ hosts: ViewHost..., by groups: [String] = [], of types: [String: String] = [:]
    ) -> Set<String> {
      Set(
        hosts.flatMap(\\.updates).flatMap { view in
          let meant = groups.filter { group in
            view == group || types[view] == group
              || view.hasPrefix(group + "#") || view.hasPrefix(group + "[")
          }
          return meant.isEmpty ? [view] : meant
        })
    }
    """

  /// A text as a string literal.
  static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}

extension String {
  /// The text indented by two more columns; empty lines stay empty.
  var indentedLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
