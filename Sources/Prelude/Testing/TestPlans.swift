extension PreludeLibrary {
  /// Tests and suites as `@Test` and `@Suite` declare them: their traits, and their cases.
  static let testPlans = PreludeChunk(
    names: [
      "Trait", "TestTrait", "SuiteTrait", "ConditionTrait", "Bug", "Tag", "TimeLimitTrait",
      "ParallelizationTrait", "_TestPlan", "Test", "TestScoping",
    ],
    text: traits + plans)

  private static let traits = #"""
    /// The test that runs, or a suite.
    public struct Test: Sendable {
      public struct Case: Sendable {
        public internal(set) static var current: Test.Case? = nil
        public let isParameterized: Bool
      }
      public internal(set) static var current: Test? = nil
      public var name: String
      public var displayName: String?
      public var sourceLocation: SourceLocation
      public var traits: [any Trait] = []
      public var isSuite: Bool { false }
      public var isParameterized: Bool { Test.Case.current?.isParameterized ?? false }
      public var tags: Set<Tag> {
        var tags: Set<Tag> = []
        for trait in traits {
          if let list = trait as? Tag.List { tags.formUnion(list.tags) }
        }
        return tags
      }
    }

    public protocol TestScoping {
      func provideScope(
        for test: Test, testCase: Test.Case?, performing function: () async throws -> Void
      ) async throws
    }

    public protocol Trait {
      var comments: [Comment] { get }
    }
    extension Trait {
      public var comments: [Comment] { [] }
    }
    public protocol TestTrait: Trait {}
    public protocol SuiteTrait: Trait {
      /// Whether it belongs to each of the suite's tests.
      var isRecursive: Bool { get }
    }
    extension SuiteTrait {
      public var isRecursive: Bool { false }
    }

    public struct ConditionTrait: TestTrait, SuiteTrait {
      let _isEnabled: () throws -> Bool
      let _comment: Comment?
    }

    public struct Bug: TestTrait, SuiteTrait {
      public var url: String?
      public var id: String?
      public var title: Comment?
    }

    @propertyWrapper
    public struct Tag: Hashable {
      public init() {}
      public var wrappedValue: Tag { Tag() }
      public struct List: TestTrait, SuiteTrait {
        public var tags: [Tag]
      }
    }

    public struct TimeLimitTrait: TestTrait, SuiteTrait {
      public struct Duration {
        var _minutes: Int
        public static func minutes(_ minutes: Int) -> Duration { Duration(_minutes: minutes) }
      }
      var _limit: Duration
    }

    public struct ParallelizationTrait: TestTrait, SuiteTrait {
      init() {}
    }

    extension Trait where Self == ConditionTrait {
      public static func disabled(_ comment: Comment? = nil) -> ConditionTrait {
        ConditionTrait(_isEnabled: { false }, _comment: comment)
      }
      public static func disabled(
        if condition: @autoclosure @escaping () throws -> Bool, _ comment: Comment? = nil
      ) -> ConditionTrait {
        ConditionTrait(_isEnabled: { try !condition() }, _comment: comment)
      }
      public static func disabled(
        _ comment: Comment? = nil, _ condition: @escaping () throws -> Bool
      ) -> ConditionTrait {
        ConditionTrait(_isEnabled: { try !condition() }, _comment: comment)
      }
      public static func enabled(
        if condition: @autoclosure @escaping () throws -> Bool, _ comment: Comment? = nil
      ) -> ConditionTrait {
        ConditionTrait(_isEnabled: condition, _comment: comment)
      }
      public static func enabled(
        _ comment: Comment? = nil, _ condition: @escaping () throws -> Bool
      ) -> ConditionTrait {
        ConditionTrait(_isEnabled: condition, _comment: comment)
      }
    }

    extension Trait where Self == Bug {
      public static func bug(_ url: String, _ title: Comment? = nil) -> Bug {
        Bug(url: url, id: nil, title: title)
      }
      public static func bug(_ url: String? = nil, id: String, _ title: Comment? = nil) -> Bug {
        Bug(url: url, id: id, title: title)
      }
      public static func bug(_ url: String? = nil, id: Int, _ title: Comment? = nil) -> Bug {
        Bug(url: url, id: "\(id)", title: title)
      }
    }

    extension Trait where Self == Tag.List {
      public static func tags(_ tags: Tag...) -> Tag.List { Tag.List(tags: tags) }
    }

    extension Trait where Self == TimeLimitTrait {
      public static func timeLimit(_ limit: TimeLimitTrait.Duration) -> TimeLimitTrait {
        TimeLimitTrait(_limit: limit)
      }
    }

    extension Trait where Self == ParallelizationTrait {
      public static var serialized: ParallelizationTrait { ParallelizationTrait() }
    }
    """#

  private static let plans = #"""


    @_native("testing.plan")
    func _tellPlan(_ isSkipped: Bool, _ comment: String?, _ cases: [[String]])

    /// What one declaration asks the runner for.
    final class _TestPlan {
      static var current: _TestPlan? = nil
      let traits: [any Trait]
      /// The arguments of each case as text; one case without any where the test takes none.
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

      /// Tells the runner of a plan, which is then the one that `run` works on; `suites` are those
      /// around it.
      static func prepare(_ plan: _TestPlan, in suites: [_TestPlan]) throws {
        current = plan
        scopes = []
        for suite in suites {
          for trait in suite.traits {
            if let suiteTrait = trait as? any SuiteTrait, suiteTrait.isRecursive,
              let scope = trait as? any TestScoping
            {
              scopes.append(scope)
            }
          }
        }
        for trait in plan.traits {
          if let scope = trait as? any TestScoping { scopes.append(scope) }
          if let condition = trait as? ConditionTrait, try !condition._isEnabled() {
            _tellPlan(true, condition._comment?.rawValue, [])
            return
          }
        }
        _tellPlan(false, nil, plan.arguments)
      }

      /// What goes on around each case, outermost first.
      static var scopes: [any TestScoping] = []

      /// Runs one case of the current plan.
      static func run(_ index: Int, _ test: Test, isParameterized: Bool) async {
        guard let plan = current else { return }
        var test = test
        test.traits = plan.traits
        Test.current = test
        Test.Case.current = Test.Case(isParameterized: isParameterized)
        defer {
          Test.current = nil
          Test.Case.current = nil
        }
        do {
          try await run(index, of: plan, test, scopes)
        } catch {
          if error is ExpectationFailedError { return }
          Issue(.errorCaught(error), [], test.sourceLocation)._record()
        }
      }

      private static func run(
        _ index: Int, of plan: _TestPlan, _ test: Test, _ scopes: [any TestScoping]
      ) async throws {
        guard let scope = scopes.first else { return try await plan.cases[index]() }
        try await scope.provideScope(for: test, testCase: Test.Case.current) {
          do {
            try await run(index, of: plan, test, Array(scopes.dropFirst()))
          } catch {
            if error is ExpectationFailedError { return }
            Issue(.errorCaught(error), [], test.sourceLocation)._record()
          }
        }
      }
    }
    """#
}
