import SourceText
import Syntax

extension StubSolver {
  /// The rounds in which the stubs for a text are adapted.
  struct Rounds {
    /// The maximum number of rounds for one text.
    private static let limit = 48

    /// What a round did.
    enum Result {
      /// The text needs no stubs, and stays declared.
      case isWhole
      /// The stubs were changed, in the order in which they must be redeclared.
      case changed([String])
      /// The same, but no use of them depends on it.
      case settled([String])
    }

    let file: SourceFile
    let input: Source
    let guess: StubGuess
    /// The names of the stubs that the text has changed.
    var touched: [String] = []
    /// The previous types of reopened stubs from earlier texts; nil if there are none.
    var reopened: [String: String]?
    /// The errors that are none of the stubs'; nil if they are not known.
    var certain: [Diagnostic]?
    /// The problems that the last check found, apart from those to which stubs were adapted.
    var problemsLeft = ProblemsLeft()
    /// The stubs with which the last check of the text reported nothing; nil if it reported something.
    var silentTable: StubTable?
    /// The stubs before some were made generic, and the number of errors then.
    private var trial: (plain: [String: Stub], count: Int)?
    /// The stubs at the start of each round, and the number of those touched.
    private var states: [(stubs: [String: Stub], touched: Int)] = []

    init(file: SourceFile, input: Source, guess: StubGuess) {
      (self.file, self.input, self.guess) = (file, input, guess)
    }

    /// Whether there may be another round. A state that occurs twice would recur forever; a module
    /// that becomes known does not change the stubs.
    mutating func goOn(_ stubs: [String: Stub]) -> Bool {
      guard states.count < Rounds.limit,
        states.count(where: { $0.touched == touched.count && $0.stubs == stubs }) < 2
      else { return false }
      states.append((stubs, touched.count))
      return true
    }

    /// Whether an error is none of the stubs'.
    func isCertain(_ error: Diagnostic) -> Bool {
      certain?.contains { $0.span == error.span && $0.message == error.message } ?? false
    }

    /// Begins a trial of generic stubs.
    mutating func beginTrial(
      of stubs: [String: Stub], after before: [String: Stub], leaving count: Int
    ) {
      let plain = before.mapValues { stub in
        guard stub.genericDiffers(from: stubs[stub.name]) else { return stub }
        var plain = stub
        plain.stayPlain()
        return plain
      }
      trial = (plain, count)
    }

    /// Ends a trial; returns the stubs as they were before if it did not make errors fewer.
    mutating func endTrial(leaving count: Int) -> [String: Stub]? {
      defer { trial = nil }
      return trial.flatMap { count < $0.count ? nil : $0.plain }
    }

    /// Notes what a round did; returns whether another one may do more.
    mutating func take(_ result: Result) -> Bool {
      switch result {
      case .isWhole: return false
      case .changed(let names):
        note(names)
        return !names.isEmpty
      case .settled(let names):
        note(names)
        return false
      }
    }

    private mutating func note(_ names: [String]) {
      touched += names.filter { !touched.contains($0) }
    }
  }
}
