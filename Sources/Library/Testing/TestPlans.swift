// The declarations of `@Test` and `@Suite`, as the runner executes them.

@_native("testing.plan")
func _tellPlan(_ isSkipped: Bool, _ comment: String?, _ cases: [[String]])

/// What the runner executes for one declaration.
final class _TestPlan {
  /// All prepared plans, by number.
  static var all: [_TestPlan] = []
  /// The traits of the declaration.
  let traits: [any Trait]
  var test: Test? = nil
  /// The code around a suite while its tests run.
  var scope: _SuiteScope? = nil
  /// The arguments of each test case as text; one case without arguments for a plain test.
  var arguments: [[String]] = []
  var cases: [() async throws -> Void] = []

  init(_ traits: any SuiteTrait...) { self.traits = traits }
  init(_ displayName: String, _ traits: any SuiteTrait...) { self.traits = traits }

  init(_ traits: any TestTrait..., run: @escaping () async throws -> Void) {
    self.traits = traits
    add(run)
  }
  init(
    _ displayName: String, _ traits: any TestTrait...,
    run: @escaping () async throws -> Void
  ) {
    self.traits = traits
    add(run)
  }

  init<C: Sequence>(
    _ traits: any TestTrait..., arguments: C,
    describe: (C.Element) -> [String], run: @escaping (C.Element) async throws -> Void
  ) {
    self.traits = traits
    add(arguments, describe, run)
  }
  init<C: Sequence>(
    _ displayName: String, _ traits: any TestTrait..., arguments: C,
    describe: (C.Element) -> [String], run: @escaping (C.Element) async throws -> Void
  ) {
    self.traits = traits
    add(arguments, describe, run)
  }

  init<A: Sequence, B: Sequence>(
    _ traits: any TestTrait..., arguments: A, _ others: B,
    describe: (A.Element, B.Element) -> [String],
    run: @escaping (A.Element, B.Element) async throws -> Void
  ) {
    self.traits = traits
    add(arguments, others, describe, run)
  }
  init<A: Sequence, B: Sequence>(
    _ displayName: String, _ traits: any TestTrait..., arguments: A, _ others: B,
    describe: (A.Element, B.Element) -> [String],
    run: @escaping (A.Element, B.Element) async throws -> Void
  ) {
    self.traits = traits
    add(arguments, others, describe, run)
  }

  private func add(_ run: @escaping () async throws -> Void) {
    arguments.append([])
    cases.append(run)
  }

  private func add<C: Sequence>(
    _ elements: C, _ describe: (C.Element) -> [String],
    _ run: @escaping (C.Element) async throws -> Void
  ) {
    for element in elements {
      arguments.append(describe(element))
      cases.append { try await run(element) }
    }
  }

  private func add<A: Sequence, B: Sequence>(
    _ elements: A, _ others: B, _ describe: (A.Element, B.Element) -> [String],
    _ run: @escaping (A.Element, B.Element) async throws -> Void
  ) {
    for first in elements {
      for second in others {
        arguments.append(describe(first, second))
        cases.append { try await run(first, second) }
      }
    }
  }

  /// Makes the plan of a test, asks its traits whether it is enabled, numbers it and reports it
  /// to the runner; `suites` are the numbers of the enclosing suites, outermost first.
  static func prepare(
    _ test: Test, in suites: [Int], _ make: () async throws -> _TestPlan
  ) async {
    let number = all.count
    all.append(_TestPlan())
    do {
      let plan = try await make()
      all[number] = plan
      var test = test
      for suite in suites {
        for trait in all[suite].traits {
          if let trait = trait as? any SuiteTrait, trait.isRecursive {
            test.traits.append(trait)
          }
        }
      }
      test.traits += plan.traits
      plan.test = test
      for trait in test.traits { try await trait.prepare(for: test) }
      _tellPlan(false, nil, plan.arguments)
    } catch let skip as _TestIsSkipped {
      _tellPlan(true, skip.comment?.rawValue, [])
    } catch {
      Issue(.errorCaught(error), [], nil)._record()
    }
  }

  /// The scopes of a suite, or of a test case, outermost first.
  private func scopes(around testCase: Test.Case?) -> [any TestScoping] {
    var scopes: [any TestScoping] = []
    guard let test else { return scopes }
    for trait in test.traits {
      if let scope: any TestScoping = trait.scopeProvider(for: test, testCase: testCase) {
        scopes.append(scope)
      }
    }
    return scopes
  }

  private static func perform(
    _ scopes: [any TestScoping], _ test: Test, _ testCase: Test.Case?,
    _ work: () async throws -> Void
  ) async throws {
    guard let scope = scopes.first else { return try await work() }
    try await scope.provideScope(for: test, testCase: testCase) {
      do {
        try await perform(Array(scopes.dropFirst()), test, testCase, work)
      } catch {
        note(error, in: test)
      }
    }
  }

  private static func note(_ error: any Error, in test: Test) {
    if error is ExpectationFailedError { return }
    Issue(.errorCaught(error), [], test.sourceLocation)._record()
  }

  /// Runs one test case of a plan.
  static func run(_ number: Int, case index: Int) async {
    let plan = all[number]
    guard let test = plan.test else { return }
    let testCase = Test.Case(isParameterized: test.isParameterized)
    await Test.$_running.withValue(test) {
      await Test.Case.$_running.withValue(testCase) {
        do {
          try await perform(plan.scopes(around: testCase), test, testCase, plan.cases[index])
        } catch {
          note(error, in: test)
        }
      }
    }
  }

  /// Enters the scopes of a suite, up to the point where its tests run; makes the runner skip
  /// the tests if that point is never reached.
  static func enter(_ number: Int) async {
    let plan = all[number]
    guard let test = plan.test else { return }
    let scopes = plan.scopes(around: nil)
    if scopes.isEmpty { return _tellPlan(false, nil, []) }
    let scope = _SuiteScope()
    plan.scope = scope
    Task {
      await Test.$_running.withValue(test) {
        do {
          try await perform(scopes, test, nil) { await scope.hold() }
        } catch {
          note(error, in: test)
        }
      }
      scope.end()
    }
    await scope.begin()
    _tellPlan(!scope.isHeld, nil, [])
  }

  /// Leaves the scopes of a suite.
  static func leave(_ number: Int) async { await all[number].scope?.release() }
}

/// The code around the tests of a suite, suspended while they run.
final class _SuiteScope {
  private(set) var isHeld = false
  private var isOver = false
  private var tests: CheckedContinuation<Void, Never>? = nil
  private var runner: CheckedContinuation<Void, Never>? = nil

  /// Waits until the scopes are ready for the tests, or have ended without that.
  func begin() async {
    if isHeld || isOver { return }
    await withCheckedContinuation { runner = $0 }
  }
  func hold() async {
    isHeld = true
    wakeRunner()
    await withCheckedContinuation { tests = $0 }
  }
  func release() async {
    guard !isOver, let waiting = tests else { return }
    tests = nil
    waiting.resume()
    if !isOver { await withCheckedContinuation { runner = $0 } }
  }
  func end() {
    isOver = true
    wakeRunner()
  }
  private func wakeRunner() {
    let waiting = runner
    runner = nil
    waiting?.resume()
  }
}
