import Interpreter
import Semantics
package import SourceText
import Syntax
import ViewGraph

/// What a test comes upon.
package struct RecordedIssue {
  package enum Kind { case failure, warning, known, unexpected, skip }

  package let kind: Kind
  package let text: String
  /// Lines that say more, each with its mark.
  package let details: [String]
  /// `Book.swift:3:5`; nil where that is not known.
  package let place: String?
  /// The text that was found where another one was expected.
  package var found: String?
}

/// What a test's declaration asks for.
package struct PlannedTest {
  /// Its number among those that have a plan; nil for plain suites.
  package internal(set) var number: Int?
  /// Whether its traits could not say what is to be done.
  package internal(set) var isWrong = false
  package var isSkipped = false
  package var comment: String?
  /// The arguments of each case, as text.
  package var cases: [[String]] = []
}

/// Runs the tests of a file, each case as an input of its own: what traps is taken back, and the rest
/// goes on.
package final class TestRun {
  private let session: Session
  /// Told of every issue when it comes up.
  package var onIssue: (RecordedIssue) -> Void = { _ in }
  /// Told of the name of everything that a test attaches.
  package var onAttachment: (String) -> Void = { _ in }
  private var plan = PlannedTest()
  private var planCount = 0
  /// Shows what the program has printed so far.
  private let flush: () -> Void

  package init(_ session: Session, flush: @escaping () -> Void) {
    self.session = session
    self.flush = flush
    session.world.machine.testObserver = { [unowned self] event in receive(event) }
  }

  /// The tests that a file declares, in order.
  package func tests(in file: Source) -> [TestTree] {
    TestFinder.tests(in: Parser.parse(file), file, session.world.checker)
  }

  /// Lets files import the modules that the others are taken from, such as `@testable import Shop`.
  package func allowImports(of file: Source) {
    for statement in Parser.parse(file).statements {
      guard case .declaration(let declaration) = statement.kind,
        case .import(let path) = declaration.kind,
        declaration.attributes.contains(where: { $0.name == "testable" }), let module = path.first
      else { continue }
      session.world.checker.knownModules.insert(module)
    }
  }

  /// What the traits and arguments of a test say, and its number among those that have any; `suites`
  /// are the numbers of those around it, outermost first.
  package func plan(of tree: TestTree, in suites: [Int]) -> (
    plan: PlannedTest, ending: Outcome.Ending
  ) {
    plan = PlannedTest()
    guard let expression = tree.plan else { return (plan, .accepted) }
    plan.isWrong = true
    let ending = run(
      "await _TestPlan.prepare(\(test(tree)), in: \(suites)) { try await \(expression) }",
      in: tree.source)
    if ending == .accepted {
      plan.number = planCount
      planCount += 1
    }
    return (plan, ending)
  }

  /// Runs one case of a test by its plan's number.
  package func run(case index: Int, of number: Int) -> Outcome.Ending {
    session.world.host.mounting.restartNames()
    return run("await _TestPlan.run(\(number), case: \(index))")
  }

  /// Begins what goes on around a suite; its tests are not to run where the answer's plan is skipped.
  package func enter(_ number: Int) -> (plan: PlannedTest, ending: Outcome.Ending) {
    plan = PlannedTest(isSkipped: true)
    let ending = run("await _TestPlan.enter(\(number))")
    return (plan, ending)
  }

  /// Ends what goes on around a suite.
  package func leave(_ number: Int) -> Outcome.Ending { run("await _TestPlan.leave(\(number))") }

  /// The expression that makes what a program knows of a test.
  private func test(_ tree: TestTree) -> String {
    let file = ValueText.quoted(tree.place.file)
    let shown = tree.displayName.map(ValueText.quoted) ?? "nil"
    let comments = tree.comments.map { "Comment(rawValue: \(ValueText.quoted($0)))" }
    return """
      Test(name: \(ValueText.quoted(tree.name)), displayName: \(shown), \
      sourceLocation: SourceLocation(fileID: \(file), filePath: \(file), \
      line: \(tree.place.line), column: \(tree.place.column)), isSuite: \(tree.isSuite), \
      isParameterized: \(tree.hasArguments), _comments: [\(comments.joined(separator: ", "))])
      """
  }

  /// The classes of tests of the older kind in some files, in the order in which they run.
  package func xcTestClasses(in files: [Source]) -> [XCTestClass] {
    XCTestFinder.classes(in: files, session.world.checker)
  }

  /// Runs one test of a class, or what its class does before and after all of them.
  package func run(_ step: XCTestClass.Step, of type: XCTestClass) -> Outcome.Ending {
    switch step {
    case .setUp: return run("_XCTestRun.setUp(\(type.name).self)", in: type.source)
    case .tearDown: return run("_XCTestRun.tearDown(\(type.name).self)", in: type.source)
    case .test(let name):
      session.world.host.mounting.restartNames()
      let title = ValueText.quoted("\(type.name).\(name)")
      return run(
        "await _XCTestRun.run(\(type.name)(), \(title)) { test in try await test.\(name)() }",
        in: type.source)
    }
  }

  /// Runs a text, with the names that a file of a project knows.
  private func run(_ text: String, in file: Source? = nil) -> Outcome.Ending {
    let module = file?.projectModule
    let input = Source(
      name: module == nil ? "" : file?.name ?? "", text: text, projectModule: module)
    let outcome = session.evaluate(input)
    flush()
    for diagnostic in outcome.diagnostics where diagnostic.isError {
      onIssue(
        RecordedIssue(
          kind: .failure, text: diagnostic.message, details: [],
          place: diagnostic.source === input ? nil : place(of: diagnostic)))
    }
    return outcome.ending
  }

  private func place(of diagnostic: Diagnostic) -> String? {
    guard !diagnostic.source.name.isEmpty else { return nil }
    let position = LineMap(diagnostic.source).position(of: Int(diagnostic.span.start))
    let file = diagnostic.source.name.split(separator: "/").last ?? ""
    return "\(file):\(position.line):\(position.column)"
  }

  private func receive(_ event: TestEvent) {
    switch event {
    case .plan(let told):
      plan = PlannedTest(isSkipped: told.isSkipped, comment: told.comment, cases: told.cases)
    case .attachment(let name):
      flush()
      onAttachment(name)
    case .issue(let issue):
      flush()
      let kind: RecordedIssue.Kind =
        switch issue.kind {
        case .failure: .failure
        case .warning: .warning
        case .known: .known
        case .unexpected: .unexpected
        case .skip: .skip
        }
      onIssue(
        RecordedIssue(
          kind: kind, text: issue.text, details: issue.details,
          place: issue.line > 0 ? "\(issue.file):\(issue.line):\(issue.column)" : nil,
          found: issue.found))
    }
  }
}
