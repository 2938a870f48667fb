package import Semantics
import SourceText

/// The stubs of a document.
package struct StubTable: Equatable {
  /// The stubs by name.
  private(set) var stubs: [String: Stub] = [:]
  /// The names of the stubs, sorted.
  package private(set) var names: [String] = []
  /// What is asked of all stubs time and again, in the order of the names.
  private var outlines: [Outline] = []
  private var history = History()
  /// The open types of those stubs that have some, by the names of the stubs.
  private(set) var openTypes: [String: [String]] = [:]
  /// The names of the stubs of types inside others, sorted, by the names of the outermost ones.
  private(set) var inner: [String: [String]] = [:]
  /// The stubs that the document will need for which no note was given yet.
  var expected: Set<String> = []
  /// The modules that the texts import.
  var imports: Set<String> = []

  /// What uses alone show of the stubs.
  package var told: ToldStubs {
    stubs.values.reduce(into: ToldStubs()) { told, stub in
      guard stub.outerName == nil, stub.isOfValues || stub.kind == .enumeration,
        stub.hasPlainCases
      else { return }
      if stub.isOwnType { told.ownTypes.insert(stub.name) }
      for property in stub.properties where property.isTold {
        told.properties.insert("\(stub.name).\(property.name)")
      }
      if stub.isOwnType || stub.properties.contains(where: \.isTold) {
        told.types.insert(stub.name)
      }
    }
  }

  /// The variable and function stubs found for each text before the document ran, by key of the
  /// text.
  private var found: [String: [Stub]] = [:]
  /// What the stubs that each text can use declared when it was solved, by key of the text.
  private var used: [String: [String: String]] = [:]
  /// The problems in each text that no stub could mend, by key of the text.
  private var problems: [String: ProblemsLeft] = [:]

  /// What each text passes to stubs, by key of the text.
  private var passed: [String: [StubArguments.Parameter: Set<PassedValue>]] = [:]

  package init() {}

  /// What a stub is, and what its declaration says.
  private struct Outline: Equatable {
    let kind: Stub.Kind
    let written: StubText
  }

  /// When the stubs were changed. Tables that hold the same are equal whenever that was.
  private struct History: Equatable {
    /// The number of changes so far.
    var count = 0
    /// The number of the last change of each stub, by its name.
    var last: [String: Int] = [:]

    static func == (lhs: History, rhs: History) -> Bool { true }
  }

  /// The kind of the stub with a name; nil if there is none.
  func kind(of name: String) -> Stub.Kind? {
    let place = place(of: name)
    return place < names.count && names[place] == name ? outlines[place].kind : nil
  }

  /// The place of a name among the names.
  private func place(of name: String) -> Int {
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if names[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The names of the stubs that differ from those of an earlier state of the table. Only those that
  /// were set since are compared.
  func names(changedSince earlier: StubTable) -> Set<String> {
    Set(
      history.last.lazy.filter { name, change in
        change > earlier.history.count && stubs[name] != earlier.stubs[name]
      }.map(\.key))
  }

  /// The names of the stubs that depend on some types, in the order in which they must be
  /// redeclared: variables come last, because they hold values.
  func names(dependingOn types: Set<String>) -> [String] {
    var changed = types
    var nested = types.filter(StubTable.isNested)
    func isDependent(_ place: Int) -> Bool {
      !outlines[place].written.words.isDisjoint(with: changed)
        || !nested.isEmpty && stubs[names[place]]?.mentions(nested) ?? false
    }
    let others = names.indices.filter { !types.contains(names[$0]) }
    let variables = others.filter { outlines[$0].kind == .variable }
    var rest = others.filter { outlines[$0].kind != .variable }
    var found: [String] = []
    while let index = rest.firstIndex(where: isDependent) {
      let other = names[rest.remove(at: index)]
      changed.insert(other)
      if StubTable.isNested(other) { nested.insert(other) }
      found.append(other)
    }
    return found + variables.filter(isDependent).map { names[$0] }
  }

  private static func isNested(_ type: String) -> Bool { type.utf8.contains(UInt8(ascii: ".")) }

  /// Notes what a text passes to stubs.
  mutating func notePassed(
    _ values: [StubArguments.Parameter: [StubArguments.Given]], in text: Source
  ) {
    passed[StubTable.key(text)] = values.mapValues { Set($0.map(PassedValue.init)) }
  }

  /// The functions, and the types with initializers, to which a text passes something.
  func functionsCalled(in text: Source) -> Set<StubEffects.Name> {
    Set((passed[StubTable.key(text)] ?? [:]).keys.map(\.function))
  }

  /// What the texts pass to a function, or to the initializers of a type, in the order of the
  /// parameters.
  func passed(
    to function: String, of owner: String?
  ) -> [(parameter: StubArguments.Parameter, values: Set<PassedValue>)] {
    let name = StubEffects.Name(owner: owner, function: function)
    return passed.values.reduce(into: [:]) { all, values in
      all.merge(values.filter { $0.key.function == name }) { $0.union($1) }
    }.map { ($0.key, $0.value) }.sorted {
      ($0.parameter.label ?? "", $0.parameter.place) < (
        $1.parameter.label ?? "", $1.parameter.place
      )
    }
  }

  /// Sets or removes a stub.
  mutating func set(_ stub: Stub?, of name: String) {
    let isKnown = stubs.updateValue(stub, of: name)
    history.count += 1
    history.last[name] = history.count
    let open = stub?.openTypes ?? []
    openTypes[name] = open.isEmpty ? nil : open
    if StubTable.isNested(name) { note(inner: name, isDeclared: stub?.outerName != nil) }
    let outline = stub.map { Outline(kind: $0.kind, written: $0.written) }
    let place = place(of: name)
    switch (isKnown, outline) {
    case (true, let outline?): outlines[place] = outline
    case (true, nil):
      names.remove(at: place)
      outlines.remove(at: place)
    case (false, let outline?):
      names.insert(name, at: place)
      outlines.insert(outline, at: place)
    case (false, nil): break
    }
  }

  /// `Game` of `Game.Card` and of `Game.Card.Suit`.
  static func outermost(of name: String) -> String { String(name.prefix { $0 != "." }) }

  private mutating func note(inner name: String, isDeclared: Bool) {
    let outermost = StubTable.outermost(of: name)
    var names = inner[outermost] ?? []
    guard names.contains(name) != isDeclared else { return }
    names = isDeclared ? (names + [name]).sorted() : names.filter { $0 != name }
    inner[outermost] = names.isEmpty ? nil : names
  }

  /// Replaces all stubs.
  mutating func replaceStubs(by others: [String: Stub]) {
    for name in Set(stubs.keys).union(others.keys) where stubs[name] != others[name] {
      set(others[name], of: name)
    }
  }

  /// The stubs found for a text; nil if it was not solved.
  func found(for text: Source) -> [Stub]? { found[StubTable.key(text)] }

  /// Keeps the stubs found for a text, and what those that it can use declare.
  ///
  /// - Parameter problems: The problems that they could not mend.
  mutating func keep(
    _ stubs: [Stub], using used: [String: String], leaving problems: ProblemsLeft, for text: Source
  ) {
    let key = StubTable.key(text)
    found[key] = stubs
    self.used[key] = used
    self.problems[key] = problems
  }

  /// The problems in a text that no stub could mend; nil if it was not solved.
  func problemsLeft(in text: Source) -> ProblemsLeft? { problems[StubTable.key(text)] }

  /// Whether the stubs that a text can use declare what they did when it was solved.
  func isSolved(_ text: Source, using used: [String: String]) -> Bool {
    self.used[StubTable.key(text)] == used
  }

  /// A text without whitespace: before it runs it is split into inputs, and joined again.
  private static func key(_ text: Source) -> String {
    String(decoding: text.bytes.filter { !$0.isBlank }, as: UTF8.self)
  }

  /// The kind of declaration that a stub is; nil if the name has none.
  package func summary(of name: String) -> String? { kind(of: name)?.summary }

  /// Whether there is a stub for a name.
  package func has(_ name: String) -> Bool { stubs[name] != nil }

  /// Restores the stubs of an earlier state of the table.
  package mutating func restoreStubs(of earlier: StubTable) {
    history.count += 1
    for name in names + earlier.names { history.last[name] = history.count }
    (stubs, names) = (earlier.stubs, earlier.names)
    (outlines, openTypes, inner) = (earlier.outlines, earlier.openTypes, earlier.inner)
  }
}

extension [String: Stub] {
  /// Sets or removes a stub; returns whether there was one.
  fileprivate mutating func updateValue(_ stub: Stub?, of name: String) -> Bool {
    guard let stub else { return removeValue(forKey: name) != nil }
    return updateValue(stub, forKey: name) != nil
  }
}
