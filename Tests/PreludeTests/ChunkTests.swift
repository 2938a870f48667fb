import Interpreter
import Prelude
import Semantics
import SourceText
import Syntax
import Testing

/// The library's text holds together: it parses, its chunks are found by their names, its natives
/// exist, and its bodies are right.
@Suite struct ChunkTests {
  @Test(arguments: PreludeLibrary.chunks.indices)
  func parsesWithoutDiagnostics(index: Int) {
    let chunk = PreludeLibrary.chunks[index]
    let file = Parser.parse(Source(name: "prelude", text: chunk.text, isLibrary: true))
    // Natives have no bodies.
    let found = file.diagnostics.map(\.message).filter {
      ![
        "in body of function declaration", "initializer requires a body", "getter definition",
        "setter definition",
      ].contains(where: $0.hasSuffix)
    }
    #expect(found == [])
  }

  /// What stands between braces is read late, and is the same then.
  @Test(arguments: PreludeLibrary.chunks.indices)
  func deferredBlocksAreReadTheSame(index: Int) {
    let source = Source(name: "prelude", text: PreludeLibrary.chunks[index].text, isLibrary: true)
    #expect(
      Parser.parseLibrary(source).statements.map(\.dump)
        == Parser.parse(source).statements.map(\.dump))
  }

  /// A name that a program may use is listed; hidden ones may stand unlisted beside listed ones.
  @Test func namesAreWhatTheTextsDeclare() {
    var everywhere: Set<String> = []
    for chunk in PreludeLibrary.chunks {
      everywhere.formUnion(
        Declared(Parser.parse(Source(name: "", text: chunk.text)).statements).names)
    }
    for chunk in PreludeLibrary.chunks {
      let file = Parser.parse(Source(name: "prelude", text: chunk.text, isLibrary: true))
      let found = Declared(file.statements)
      let listed = Set(chunk.names)
      // Initializers come with their types, but where a text lists them.
      let listsInitializers = chunk.members.contains { $0.hasPrefix("init(") }
      let members = found.members.filter { listsInitializers || !$0.hasPrefix("init(") }
      #expect(
        members == Set(chunk.members) || chunk.members.isEmpty,
        "members of extensions: \(chunk.names) \(chunk.members)")
      let visible = found.names.filter { !$0.hasPrefix("_") }
      #expect(visible.subtracting(listed) == [], "declared and not listed")
      #expect(listed.subtracting(everywhere).subtracting(found.extended) == [], "only listed")
    }
  }

  /// Nothing gives the variables of the library a first value.
  @Test func variablesAreComputed() {
    for chunk in PreludeLibrary.chunks {
      let file = Parser.parse(Source(name: "prelude", text: chunk.text, isLibrary: true))
      for case .declaration(let declaration) in file.statements.map(\.kind) {
        guard case .variable(let variable) = declaration.kind else { continue }
        #expect(variable.bindings.allSatisfy { $0.accessors != nil }, "\(chunk.names)")
      }
    }
  }

  @Test func nativesHaveRowsAndRowsAreUsed() {
    var natives: Set<String> = []
    for chunk in PreludeLibrary.chunks { natives.formUnion(nativeNames(in: chunk.text)) }
    let rows = Set(BuiltinTable.standard.map(\.name))
    #expect(rows.count == BuiltinTable.standard.count, "two rows of one name")
    #expect(rows.subtracting(natives) == [], "rows that nothing uses")
  }

  @Test func bodiesAreChecked() {
    let checker = TypeChecker()
    for module in Set(PreludeLibrary.chunks.compactMap(\.module)) { checker.importModule(module) }
    for chunk in PreludeLibrary.chunks {
      for name in chunk.names { checker.checkPrelude(name) }
    }
    _ = checker.memberNames(of: .nominal(checker.wellKnown("String"), []), isStatic: false)
    for chunk in PreludeLibrary.chunks {
      for name in chunk.names { checker.checkPrelude(name) }
    }
    #expect(checker.preludeDiagnostics.map(\.message) == [])
  }

  /// A chunk is loaded when one of its names is looked up, so that names which other chunks mention
  /// are listed, the hidden ones too.
  @Test func mentionedNamesAreListed() {
    var unlisted: [String: Int] = [:]
    for (index, chunk) in PreludeLibrary.chunks.enumerated() {
      let file = Parser.parse(Source(name: "", text: chunk.text))
      for name in Declared(file.statements).names.subtracting(chunk.names) {
        unlisted[name] = index
      }
    }
    for name in PreludeLibrary.chunks.flatMap(\.names) { unlisted[name] = nil }
    for (index, chunk) in PreludeLibrary.chunks.enumerated() {
      let missed = hiddenNames(in: chunk.text).filter { name in
        unlisted[name].map { $0 != index } ?? false
      }
      #expect(missed == [], "mentioned in the chunk of \(chunk.names)")
    }
  }

  /// The names beginning with `_` that a text mentions, but for members and what it declares itself.
  private func hiddenNames(in text: String) -> Set<String> {
    var names: Set<String> = []
    var own: Set<String> = []
    for line in text.split(separator: "\n") {
      let parts = line.split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }
      for (index, part) in parts.enumerated() where part.hasPrefix("_") {
        let name = String(part.prefix { $0 != "." })
        let isDeclared = index > 0 && ["func", "let", "var"].contains(parts[index - 1])
        if isDeclared { own.insert(name) } else { names.insert(name) }
      }
    }
    return names.subtracting(own)
  }

  private func nativeNames(in text: String) -> [String] {
    text.split(separator: "@_native(\"", omittingEmptySubsequences: false).dropFirst().compactMap {
      part in
      part.split(separator: "\"").first.map(String.init)
    }
  }
}

/// The names at the top level of a text.
private struct Declared {
  var names: Set<String> = []
  var extended: Set<String> = []
  /// What extensions add.
  var members: Set<String> = []

  init(_ statements: [Statement]) {
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration.kind {
      case .type(let type): names.insert(type.name)
      case .function(let function): names.insert(function.name)
      case .typeAlias(let alias): names.insert(alias.name)
      case .variable(let variable):
        for binding in variable.bindings {
          if case .binding(let name) = binding.pattern.kind { names.insert(name) }
        }
      case .extension(let part):
        if case .named(_, let name, _) = part.extended.kind { extended.insert(name) }
        for member in part.members {
          switch member.kind {
          case .function(let function): members.insert(function.name)
          case .type(let type): members.insert(type.name)
          // Those that are called with one text and what says how to read it have names of their own.
          case .initializer(let initializer)
          where initializer.parameters.count > 1 && initializer.parameters[0].label == "_":
            let last = initializer.parameters[initializer.parameters.count - 1]
            members.insert("init(_:\(last.label ?? last.name):)")
            if initializer.parameters.count > 2 {
              let second = initializer.parameters[1]
              members.insert("init(_:\(second.label ?? second.name):)")
            }
          case .initializer(let initializer):
            guard let first = initializer.parameters.first else { continue }
            members.insert(
              first.label == "_" ? "init(_:)" : "init(\(first.label ?? first.name):)")
          case .variable(let variable):
            for case .binding(let name) in variable.bindings.map(\.pattern.kind) {
              members.insert(name)
            }
          default: continue
          }
        }
      default: continue
      }
    }
  }
}
