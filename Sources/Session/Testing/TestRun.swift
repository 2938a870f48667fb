import Interpreter
import Semantics
package import SourceText
import Syntax
import ViewGraph

/// An issue that a test recorded.
package struct RecordedIssue {
  /// The severity of an issue.
  package enum Kind { case failure, warning, known, unexpected, skip }

  package let kind: Kind
  package let text: String
  /// Further lines of the message, each with its symbol.
  package let details: [String]
  /// The program's comments on the issue, which `details` contains too.
  package let comments: [String]
  /// The file, line and column: `Book.swift:3:5`; nil if unknown.
  package let place: String?
  /// The actual text, if the test expected another text.
  package var found: String?
}

/// What the traits and arguments of a test or suite evaluate to.
package struct PlannedTest {
  /// The index among the planned tests and suites; nil for suites without traits.
  package internal(set) var number: Int?
  /// Whether evaluating the traits failed.
  package internal(set) var failsToEvaluate = false
  package var isSkipped = false
  package var comment: String?
  /// The arguments of each case, as text.
  package var cases: [[String]] = []
}

/// Runs the tests of files, each case as an input.
///
/// A case that traps is rolled back, and the run continues.
package final class TestRun {
  let session: Session
  /// Called for each issue when it is recorded.
  package var onIssue: (RecordedIssue) -> Void = { _ in }
  /// Called with the name of each attachment.
  package var onAttachment: (String) -> Void = { _ in }
  private var plan = PlannedTest()
  private var planCount = 0
  /// Shows the program's output so far.
  private let flush: () -> Void

  package init(_ session: Session, flush: @escaping () -> Void) {
    self.session = session
    self.flush = flush
    session.world.machine.outside.testObserver = { [unowned self] event in receive(event) }
  }

  /// The tests that a file declares, in source order.
  package func tests(in file: Source) -> [TestTree] {
    TestFinder.tests(in: Parser.parse(file), file, session.world.checker)
  }

  /// Allows imports such as `@testable import Shop`, whose declarations other files of the run
  /// contain.
  package func allowImports(of file: Source) {
    for statement in Parser.parse(file).statements {
      guard case .declaration(let declaration) = statement.kind,
        case .import(let path) = declaration.kind,
        declaration.attributes.contains(where: { $0.name == "testable" }), let module = path.first
      else { continue }
      session.world.checker.knownModules.insert(module)
    }
  }

  /// Evaluates the traits and arguments of a test or suite.
  ///
  /// - Parameter suites: The numbers of the enclosing suites, outermost first.
  package func plan(of tree: TestTree, in suites: [Int]) -> (
    plan: PlannedTest, ending: Outcome.Ending
  ) {
    plan = PlannedTest()
    guard let preparation = preparation(of: tree, in: suites) else { return (plan, .accepted) }
    plan.failsToEvaluate = true
    let ending = run(preparation, in: tree.source)
    if ending == .accepted {
      plan.number = planCount
      planCount += 1
    }
    return (plan, ending)
  }

  /// The code that evaluates the traits and arguments; nil for a suite without traits.
  func preparation(of tree: TestTree, in suites: [Int]) -> String? {
    tree.plan.map {
      "await _TestPlan.prepare(\(test(tree)), in: \(suites)) { try await \($0) }"
    }
  }

  /// Begins as a run without plans does.
  func forgetPlans() {
    plan = PlannedTest()
    planCount = 0
  }

  /// Runs one case of a planned test.
  package func run(case index: Int, of number: Int) -> Outcome.Ending {
    session.world.host.mounting.restartNames()
    return run("await _TestPlan.run(\(number), case: \(index))")
  }

  /// Begins the scope of a suite's traits; its tests run unless the returned plan is skipped.
  package func enter(_ number: Int) -> (plan: PlannedTest, ending: Outcome.Ending) {
    plan = PlannedTest(isSkipped: true)
    let ending = run("await _TestPlan.enter(\(number))")
    return (plan, ending)
  }

  /// Ends the scope of a suite's traits.
  package func leave(_ number: Int) -> Outcome.Ending { run("await _TestPlan.leave(\(number))") }

  /// The expression that creates Swift Testing's `Test` for a test or suite.
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

  /// The XCTest classes in some files, in the order in which they run.
  package func xcTestClasses(in files: [Source]) -> [XCTestClass] {
    XCTestFinder.classes(in: files, session.world.checker)
  }

  /// Runs a test of a class, or its set-up before, or its tear-down after all tests.
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

  /// Runs code, in a project with the names that are visible in one of its files.
  private func run(_ text: String, in file: Source? = nil) -> Outcome.Ending {
    let module = file?.projectModule
    let input = Source(
      name: module == nil ? "" : file?.name ?? "", text: text, projectModule: module)
    let outcome = session.evaluate(input)
    flush()
    for diagnostic in outcome.diagnostics where diagnostic.isError {
      onIssue(
        RecordedIssue(
          kind: .failure, text: diagnostic.message, details: [], comments: [],
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
          kind: kind, text: issue.text, details: issue.lines, comments: issue.comments,
          place: issue.line > 0 ? "\(issue.file):\(issue.line):\(issue.column)" : nil,
          found: issue.found))
    }
  }
}
