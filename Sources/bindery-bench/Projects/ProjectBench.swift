import Glibc
import Shell
import Terminal

/// The group `projects`: opening and testing a package of 200 files, compared with `swift build`.
enum ProjectBench {
  static func run() -> Bool {
    let package = GeneratedPackage(in: "/tmp/bindery-bench-package-\(getpid())")
    guard package.write() else {
      BenchTable.skip("projects", because: "\(package.folder) cannot be written")
      return false
    }
    defer { _ = Spawn.run("rm", ["-rf", package.folder]) }
    guard let opened = open(package), let tested = test(package) else { return false }
    var isHeld = BenchTable.gate("open, ms", opened, atMost: 500)
    isHeld = BenchTable.gate("saved file to tests run, ms", tested, atMost: 100) && isHeld
    showBuild(package, opened, tested)
    return isHeld
  }

  /// The time to open the package, in milliseconds: a whole run of the shell with empty input.
  private static func open(_ package: GeneratedPackage) -> Double? {
    guard let shell = Spawn.sibling("bindery") else {
      BenchTable.skip(
        "projects", because: "there is no bindery beside this program; build it first")
      return nil
    }
    let runs = (0..<7).compactMap { _ in Spawn.run(shell, ["--quiet", package.folder]) }
    guard runs.count == 7, runs.allSatisfy({ $0.status == 0 }) else {
      print("the package does not open: \(runs.first?.output ?? "")")
      return nil
    }
    return BenchClock.median(runs.map(\.wall))
  }

  /// The time from saving a file to the end of the tests that depend on it, in milliseconds.
  private static func test(_ package: GeneratedPackage) -> Double? {
    let sink = TextSink()
    let console = Console(output: sink, errors: sink)
    guard let options = try? OptionParser.parse(["--test", package.folder]) else { return nil }
    let tester = ProjectTester(
      options: options, console: console, makeEvaluator: SessionEvaluator.init)
    var run = tester.runOnce(package.folder, after: nil)
    var times: [Double] = []
    for count in 0..<7 {
      guard package.save(count) else { return nil }
      // `--watch` does this while it waits for changes.
      let prepared = tester.prepare(after: run)
      let start = BenchClock.now()
      run = tester.runOnce(package.folder, after: run.evaluator, with: prepared)
      times.append(Double(BenchClock.now() - start) / 1e6)
      guard run.ending == .status(0), run.hasRun else {
        print("the tests fail: \(sink.takeText())")
        return nil
      }
    }
    return BenchClock.median(times)
  }

  private static func showBuild(_ package: GeneratedPackage, _ opened: Double, _ tested: Double) {
    let words = ["build", "--build-tests", "--package-path", package.folder]
    guard let whole = Spawn.run("swift", words), whole.status == 0, package.save(100),
      let again = Spawn.run("swift", words), again.status == 0
    else {
      return BenchTable.skip("swift build", because: "there is no swift that builds the package")
    }
    BenchTable.heading("ms", "bindery", "swift build")
    _ = BenchTable.show(BenchTable.Row(name: "open", ours: opened, theirs: whole.wall))
    _ = BenchTable.show(BenchTable.Row(name: "saved file", ours: tested, theirs: again.wall))
  }
}
