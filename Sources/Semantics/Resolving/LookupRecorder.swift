import SourceText

/// What a text asked of declarations by name: it is checked again only where one of these has changed.
package struct Lookups {
  /// The names that were looked up at the top level, whether something has them or not.
  fileprivate(set) var names: Set<String> = []
  /// The stubs whose members or conformances were asked for, by the names of their declarations.
  fileprivate(set) var types: Set<String> = []
  /// The names of the members that were asked for.
  package fileprivate(set) var members: Set<String> = []

  /// Whether it told something of a type that is left open.
  package fileprivate(set) var tellsOfHoles = false

  package init() {}

  /// Whether a stub was asked for: by its name, where the text sees the names of stubs, or as the type of
  /// something else.
  package func mention(_ name: String, seesNames: Bool) -> Bool {
    types.contains(name) || seesNames && names.contains(name)
  }

  fileprivate mutating func formUnion(_ other: Lookups) {
    names.formUnion(other.names)
    types.formUnion(other.types)
    members.formUnion(other.members)
    tellsOfHoles = tellsOfHoles || other.tellsOfHoles
  }
}

/// Notes what texts ask of declarations while they are checked.
///
/// Declarations are completed and bodies are checked when something first needs them: what is asked then
/// is noted for the text that they stand in, and for the one that needs them.
package final class LookupRecorder {
  /// By the names of the texts.
  private var found: [String: Lookups] = [:]
  /// What is noted of the text at hand, and of those that need it.
  private var open: [(text: String, lookups: Lookups)] = []

  package init() {}

  /// What a text has asked for.
  package func lookups(of text: String) -> Lookups { found[text] ?? Lookups() }

  /// Forgets what was noted of a text, which is checked anew.
  package func forget(_ text: String) { found[text] = nil }

  /// Does work for a text.
  func within<Result>(_ source: Source, _ work: () -> Result) -> Result {
    guard open.last?.text != source.name else { return work() }
    open.append((source.name, Lookups()))
    defer {
      let (text, lookups) = open.removeLast()
      found[text, default: Lookups()].formUnion(lookups)
      if let outer = open.indices.last { open[outer].lookups.formUnion(lookups) }
    }
    return work()
  }

  func noteHole() {
    guard let last = open.indices.last else { return }
    open[last].lookups.tellsOfHoles = true
  }

  func note(name: String) {
    guard let last = open.indices.last else { return }
    open[last].lookups.names.insert(name)
  }

  func note(_ type: NominalType) {
    guard type.source.isStub, let last = open.indices.last else { return }
    open[last].lookups.types.insert(type.name)
  }

  func note(member: String) {
    guard let last = open.indices.last else { return }
    open[last].lookups.members.insert(member)
  }
}
