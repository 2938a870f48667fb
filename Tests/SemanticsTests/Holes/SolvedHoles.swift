import Semantics
import SourceText
import Syntax

/// The solutions for the open types of stubs in a text.
struct SolvedHoles {
  /// A line for each hole: its type, or its requirements if the type is undetermined.
  let solutions: [String]
  let errors: [String]
  let effects: StubEffects

  /// - Parameter stubs: Declarations in which a name in backticks that begins with `?` is an
  ///   open type.
  init(_ stubs: String, in text: String) {
    let checker = TypeChecker()
    let names = Self.holes(in: stubs)
    checker.holeSolver.openHoles(names)
    let open = Source(
      name: "stub", text: "func _stubValue<T>() -> T { fatalError() }\n" + stubs, isStub: true)
    _ = checker.check(Parser.parse(open).statements, in: open, reportsUnresolved: false)
    let source = Source(name: "main.swift", text: text)
    let checked = checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: true)
    errors = checked.diagnostics.filter(\.isError).map(\.message)
    solutions = names.compactMap { name in
      checker.holeSolver.solution(ofHole: name).map { "\(name): \(Self.text(of: $0))" }
    }
    effects = checker.holeSolver.takeStubEffects()
    checker.holeSolver.closeHoles()
  }

  /// The distinct names in backticks that begin with `?`.
  private static func holes(in text: String) -> [String] {
    text.split(separator: "`").map(String.init).filter { $0.hasPrefix("?") }
      .reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
  }

  private static func text(of solution: HoleSolution) -> String {
    let called = { (calls: [[String?]]) in
      calls.map { "(\($0.map { ($0 ?? "_") + ":" }.joined()))" }.joined()
    }
    var parts: [String] = []
    if let type = solution.type {
      parts.append(type.description + (solution.isDefault ? " by default" : ""))
    }
    parts += solution.members.map { "has \($0.name)\(called($0.calls))" }
    parts += solution.choices.map {
      "offers .\($0.name)\($0.labels.isEmpty ? "" : called([$0.labels]))"
    }
    if !solution.calls.isEmpty { parts.append("is called " + called(solution.calls)) }
    parts += solution.constraints.map { "conforms to \($0)" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
