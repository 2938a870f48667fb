import Semantics
import SourceText
import Syntax

/// The file-level declarations of a test file: types and extensions, with the last version of each.
struct FileDeclarations {
  private var entries: [(name: String?, text: String)] = []
  private(set) var imports: [String] = []
  /// Whether a declaration mentions views, states, bindings or the environment, which need SwiftUI.
  private(set) var showsViews = false

  var texts: [String] { entries.map(\.text) }
  var names: Set<String> { Set(entries.compactMap(\.name)) }

  /// - Parameter globals: The variables to declare at file level.
  mutating func take(_ piece: TestStep.Piece, _ globals: Set<String>) {
    guard case .declaration(let declaration) = piece.statement.kind else { return }
    switch declaration.kind {
    case .import(let path): if let module = path.first { add(import: module) }
    case .type(let type):
      entries.removeAll { $0.name == type.name }
      add(type.name, piece.text, piece.source)
    case .extension, .operator, .precedenceGroup: add(nil, piece.text, piece.source)
    case .typeAlias(let alias):
      entries.removeAll { $0.name == alias.name }
      add(alias.name, piece.text, piece.source)
    case .variable(let variable):
      guard let (name, _) = variable.onlyValue, globals.contains(name), !names.contains(name)
      else { return }
      let start = Int(variable.keywordSpan.end)
      let rest = piece.source.text(in: Span(start, Int(piece.statement.span.end)))
      add(name, "@MainActor var\(rest)", piece.source)
    case .macroExpansion, .macro, .function, .initializer, .deinitializer, .subscript,
      .associatedType, .enumCase, .conditionalCompilation, .placeholder:
      return
    }
  }

  /// Adds the sample models that inputs mention, unless the program declares its own.
  ///
  /// - Parameter imported: Whether a name is that of a declaration in a module that the file imports.
  mutating func addModels(mentionedIn inputs: [Source], unless imported: (String) -> Bool) {
    var mentioned = Set(inputs.flatMap(\.mentionedNames)).subtracting(names)
      .filter { !imported($0) }
    let source = StartingModels.source
    for statement in Parser.parse(source).statements.reversed() {
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind, mentioned.contains(type.name)
      else { continue }
      let text = source.text(in: statement.span)
      mentioned.formUnion(Source(name: "", text: text).mentionedNames)
      entries.insert((type.name, text), at: 0)
    }
  }

  private mutating func add(_ name: String?, _ text: String, _ source: Source) {
    entries.append((name, text))
    showsViews =
      showsViews
      || !source.mentionedNames.isDisjoint(with: ["View", "Binding", "EnvironmentValues", "State"])
  }

  private mutating func add(import module: String) {
    if !imports.contains(module), module != "OpenSwiftUI", module != "OpenObservation" {
      imports.append(module)
    }
  }
}

extension VariableDeclaration {
  /// The name and initial value, if it declares a single variable with one.
  var onlyValue: (name: String, value: Expression)? {
    guard bindings.count == 1, case .binding(let name) = bindings[0].pattern.kind,
      let value = bindings[0].initializer
    else { return nil }
    return (name, value)
  }
}
