import Semantics
import SourceText
import Syntax

/// An XCTest class with its test methods.
package struct XCTestClass {
  /// A step in the run of a class.
  package enum Step {
    /// The set-up before all tests of the class, and the tear-down after them.
    case setUp, tearDown
    case test(String)
  }

  package let name: String
  package let tests: [String]
  /// The file that declares it.
  let source: Source

  /// The identifier that `--filter` matches: `ShopTests.CartTests/testAdds`.
  package func identifier(of test: String) -> String { "\(suiteName)/\(test)" }

  package var suiteName: String { "\(source.module).\(name)" }

  /// The class with only the tests that satisfy a condition.
  package func filtered(_ isIncluded: (String) -> Bool) -> XCTestClass {
    XCTestClass(name: name, tests: tests.filter(isIncluded), source: source)
  }
}

/// Finds the classes that inherit from `XCTestCase`.
struct XCTestFinder {
  /// A class with the test methods that it declares itself.
  private struct Found {
    let parent: String?
    let source: Source
    var tests: Set<String>
  }

  private var classes: [String: Found] = [:]

  /// The classes that contain tests; both the classes and their tests are sorted by name.
  static func classes(in files: [Source], _ checker: TypeChecker) -> [XCTestClass] {
    var finder = XCTestFinder()
    for file in files {
      for declaration in checker.declarations(in: Parser.parse(file).statements) {
        finder.note(declaration, in: file)
      }
    }
    return finder.classes.sorted { $0.key < $1.key }.compactMap { name, found in
      guard let tests = finder.tests(of: name, past: []), !tests.isEmpty else { return nil }
      return XCTestClass(name: name, tests: tests.sorted(), source: found.source)
    }
  }

  private mutating func note(_ declaration: Declaration, in source: Source) {
    switch declaration.kind {
    case .type(let type) where type.keyword == .class:
      let parent = type.inheritance.first.flatMap { Self.name($0) }
      classes[type.name] = Found(
        parent: parent, source: source,
        tests: (classes[type.name]?.tests ?? []).union(Self.tests(type.members)))
    case .extension(let part):
      guard let name = Self.name(part.extended) else { return }
      classes[name]?.tests.formUnion(Self.tests(part.members))
    default: return
    }
  }

  private static func name(_ reference: TypeReference) -> String? {
    if case .named(_, let name, _) = reference.kind { name } else { nil }
  }

  private static func tests(_ members: [Declaration]) -> Set<String> {
    var names: Set<String> = []
    for member in members {
      guard case .function(let function) = member.kind, function.name.hasPrefix("test"),
        function.parameters.isEmpty, !member.has("static"), !member.has("class"),
        !member.has("private")
      else { continue }
      names.insert(function.name)
    }
    return names
  }

  /// The tests of a class with inherited ones; nil if it does not inherit from `XCTestCase`.
  private func tests(of name: String, past seen: Set<String>) -> Set<String>? {
    guard name != "XCTestCase" else { return [] }
    guard !seen.contains(name), let found = classes[name], let parent = found.parent,
      let inherited = tests(of: parent, past: seen.union([name]))
    else { return nil }
    return inherited.union(found.tests)
  }
}
