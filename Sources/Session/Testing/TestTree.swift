import Semantics
import SourceText
import Syntax

/// The tests of a file as a tree of suites and test functions.
package final class TestTree {
  /// A suite with its members, or a test.
  package enum Content {
    case suite([TestTree])
    case test(TestFunction)
  }

  /// The name in messages: `adds()`, `"adds two"`.
  package let title: String
  /// The name in Swift: `adds(n:)`, `Arithmetic`.
  package let name: String
  let displayName: String?
  /// The place of the attribute, at which errors thrown by the test are reported.
  let place: (file: String, line: Int, column: Int)
  /// The file that declares it.
  let source: Source
  package internal(set) var content: Content
  /// The comments above it, which are repeated if it fails.
  package let comments: [String]
  /// The expression that evaluates its traits and arguments; nil if it has none.
  let plan: String?

  init(
    title: String, name: String, displayName: String?,
    place: (file: String, line: Int, column: Int), source: Source, content: Content,
    comments: [String],
    plan: String?
  ) {
    self.title = title
    self.name = name
    self.displayName = displayName
    self.place = place
    self.source = source
    self.content = content
    self.comments = comments
    self.plan = plan
  }

  package var children: [TestTree] {
    if case .suite(let children) = content { children } else { [] }
  }
  /// The identifier that `--filter` matches: `ShopTests.CartTests/adds()/CartTests.swift:7:3`.
  ///
  /// - Parameter suites: The names of the enclosing suites, outermost first.
  package func identifier(in suites: [String]) -> String {
    let file = place.file.split(separator: "/").last ?? ""
    return ([source.module] + (suites.isEmpty ? [] : [suites.joined(separator: "/")]))
      .joined(separator: ".") + (suites.isEmpty ? "." : "/")
      + "\(name)/\(file):\(place.line):\(place.column)"
  }

  /// The name of the enclosing suite, with its module: `ShopTests.CartTests`.
  package func suiteName(in suites: [String]) -> String {
    ([source.module] + suites).joined(separator: ".")
  }

  package var isSuite: Bool { if case .suite = content { true } else { false } }
  var hasArguments: Bool { if case .test(let test) = content { test.hasArguments } else { false } }
}

/// The properties of a test function in its source.
package struct TestFunction {
  /// The names of its parameters in messages.
  package let parameters: [String]
  package let hasArguments: Bool
}

/// Finds the tests of a file.
struct TestFinder {
  private let source: Source
  private let lines: LineMap
  private let checker: TypeChecker
  /// The suites found so far, by the path of their type.
  private var suites: [String: TestTree] = [:]
  private var roots: [TestTree] = []

  static func tests(
    in file: SourceFile, _ source: Source, _ checker: TypeChecker
  ) -> [TestTree] {
    var finder = TestFinder(source, checker)
    let declarations = checker.declarations(in: file.statements)
    // An extension may precede the type that it extends.
    finder.noteSuites(declarations, in: nil)
    finder.find(declarations, in: nil)
    return finder.roots
  }

  private init(_ source: Source, _ checker: TypeChecker) {
    self.source = source
    self.checker = checker
    lines = LineMap(source)
  }

  /// The types with `@Suite`, by path.
  private var marked: [String: (type: TypeDeclaration, declaration: Declaration)] = [:]

  private mutating func noteSuites(_ declarations: [Declaration], in path: String?) {
    for declaration in declarations {
      switch declaration.kind {
      case .type(let type):
        let inner = joined(path, type.name)
        if declaration.attributes.contains(where: { $0.name == "Suite" }) {
          marked[inner] = (type, declaration)
        }
        noteSuites(type.members, in: inner)
      case .extension(let part): noteSuites(part.members, in: name(of: part))
      case .conditionalCompilation(let clauses): noteSuites(checker.chosen(clauses), in: path)
      default: continue
      }
    }
  }

  private mutating func find(_ declarations: [Declaration], in path: String?) {
    for declaration in declarations {
      switch declaration.kind {
      case .type(let type):
        let inner = joined(path, type.name)
        if marked[inner] != nil { _ = suite(at: inner) }
        find(type.members, in: inner)
      case .extension(let part): find(part.members, in: name(of: part))
      case .conditionalCompilation(let clauses): find(checker.chosen(clauses), in: path)
      case .function(let function):
        guard let attribute = declaration.attributes.first(where: { $0.name == "Test" }) else {
          continue
        }
        add(test(function, attribute, path), to: path)
      default: continue
      }
    }
  }

  private mutating func add(_ tree: TestTree, to path: String?) {
    guard let path else { return roots.append(tree) }
    let suite = suite(at: path)
    suite.content = .suite(suite.children + [tree])
  }

  /// The suite of a type; it and the enclosing suites are created when first needed.
  private mutating func suite(at path: String) -> TestTree {
    if let known = suites[path] { return known }
    let parts = path.split(separator: ".").map(String.init)
    let outer = parts.dropLast().joined(separator: ".")
    let name = parts.last ?? path
    var shown: String?
    var place = (file: source.name, line: 0, column: 0)
    var comments: [String] = []
    var plan: String?
    if let (type, declaration) = marked[path],
      let attribute = declaration.attributes.first(where: { $0.name == "Suite" })
    {
      shown = displayName(attribute)
      place = self.place(of: attribute)
      comments = SourceComments.before(Int(attribute.span.start), in: source)
      plan = "\(path).\(TestPeers.name(of: type))()"
    }
    let suite = TestTree(
      title: shown ?? name, name: name, displayName: unquoted(shown), place: place,
      source: source, content: .suite([]), comments: comments, plan: plan)
    suites[path] = suite
    add(suite, to: outer.isEmpty ? nil : outer)
    return suite
  }

  private func test(
    _ function: FunctionDeclaration, _ attribute: Attribute, _ path: String?
  ) -> TestTree {
    let labels = function.parameters.map { "\($0.label ?? $0.name):" }.joined()
    let isRaw = !function.name.utf8.allSatisfy {
      $0 >= 0x80 || $0 == UInt8(ascii: "_") || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A)
        || (0x30...0x39).contains($0)
    }
    let plainName = "\(function.name)(\(labels))"
    let name = isRaw ? "\"\(function.name)\"" : plainName
    let shown = displayName(attribute)
    let content = TestFunction(
      parameters: function.parameters.map(\.name),
      hasArguments: attribute.arguments?.contains { $0.label == "arguments" } ?? false)
    return TestTree(
      title: shown ?? name, name: plainName, displayName: unquoted(shown),
      place: place(of: attribute), source: source, content: .test(content),
      comments: SourceComments.before(Int(attribute.span.start), in: source),
      plan: joined(path, TestPeers.name(of: function)) + "()")
  }

  /// The position after the `@`.
  private func place(of attribute: Attribute) -> (file: String, line: Int, column: Int) {
    let position = lines.position(of: Int(attribute.span.start) + 1)
    return (source.name, position.line, position.column)
  }

  private func unquoted(_ shown: String?) -> String? {
    shown.map { String($0.dropFirst().dropLast()) }
  }

  private func displayName(_ attribute: Attribute) -> String? {
    guard let first = attribute.arguments?.first, first.label == nil,
      case .stringLiteral(let literal) = first.value.kind, let text = literal.plainText
    else { return nil }
    return "\"\(text)\""
  }

  private func joined(_ path: String?, _ name: String) -> String {
    path.map { "\($0).\(name)" } ?? name
  }

  private func name(of part: ExtensionDeclaration) -> String {
    source.text(in: part.extended.span)
  }
}
