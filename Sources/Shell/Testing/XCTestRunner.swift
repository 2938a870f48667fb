import Reports
import Session

/// Runs XCTest classes and prints the results in the wording of `swift test`, without times.
struct XCTestRunner {
  private let console: Console
  private let run: TestRun
  private let log: TestLog

  /// The number of tests and issues by kind.
  private struct Counts {
    var tests = 0
    var skipped = 0
    var failures = 0
    var unexpected = 0

    mutating func add(_ other: Counts) {
      tests += other.tests
      skipped += other.skipped
      failures += other.failures
      unexpected += other.unexpected
    }

    /// The summary: `Executed 3 tests, with 1 test skipped and 2 failures (0 unexpected)`.
    var text: String {
      func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)" + (number == 1 ? "" : "s")
      }
      let skips = skipped > 0 ? "\(count(skipped, "test")) skipped and " : ""
      return "Executed \(count(tests, "test")), with \(skips)"
        + "\(count(failures, "failure")) (\(unexpected) unexpected)"
    }
  }

  init(console: Console, run: TestRun, log: TestLog) {
    self.console = console
    self.run = run
    self.log = log
  }

  /// Runs the classes; returns whether all tests passed, or nil if it was interrupted.
  func run(_ classes: [XCTestClass]) -> Bool? {
    var total = Counts()
    say("Test Suite 'All tests' started")
    for type in classes {
      guard let counts = run(type) else { return nil }
      total.add(counts)
    }
    end("Test Suite 'All tests'", total)
    return total.failures == 0
  }

  private func run(_ type: XCTestClass) -> Counts? {
    var total = Counts()
    say("Test Suite '\(type.name)' started")
    for step in [.setUp] + type.tests.map(XCTestClass.Step.test) + [.tearDown] {
      guard let counts = run(step, of: type) else { return nil }
      total.add(counts)
    }
    end("Test Suite '\(type.name)'", total)
    return total
  }

  private func run(_ step: XCTestClass.Step, of type: XCTestClass) -> Counts? {
    let counter = Counter()
    var name = type.name
    var isTest = false
    if case .test(let test) = step {
      name += ".\(test)"
      isTest = true
      counter.counts.tests = 1
      log.began(test, in: type.suiteName, .xcTest)
    }
    run.onAttachment = { _ in }
    run.onIssue = { issue in
      counter.take(issue)
      log.note(issue)
      // XCTest prints no columns.
      let place = issue.place.map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
      let severity = issue.kind == .skip ? "" : " error:"
      say("\(place ?? "<EXPR>:0"):\(severity) \(name) : \(issue.text)")
    }
    if isTest { say("Test Case '\(name)' started") }
    if run.run(step, of: type) == .interrupted { return nil }
    if isTest { say("Test Case '\(name)' \(counter.verdict)") }
    return counter.counts
  }

  /// Counts the issues of one test.
  private final class Counter {
    var counts = Counts()

    func take(_ issue: RecordedIssue) {
      switch issue.kind {
      case .skip: counts.skipped = 1
      case .unexpected:
        counts.failures += 1
        counts.unexpected += 1
      case .failure: counts.failures += 1
      case .warning, .known: break
      }
    }

    var verdict: String {
      counts.failures > 0 ? "failed" : counts.skipped > 0 ? "skipped" : "passed"
    }
  }

  private func end(_ name: String, _ counts: Counts) {
    say("\(name) \(counts.failures > 0 ? "failed" : "passed")")
    say("\t \(counts.text)")
  }

  private func say(_ line: String) { console.report(["\(line)"]) }
}
