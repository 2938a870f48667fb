import SourceText

/// The names that checking a source looked up. The source is checked again only if the declaration
/// of one of them has changed.
package struct Lookups {
  /// The names looked up at the top level, found or not.
  fileprivate(set) var names: Set<String> = []
  /// The names of the stubs whose members or conformances were looked up.
  fileprivate(set) var types: Set<String> = []
  /// The names of the members looked up.
  package fileprivate(set) var members: Set<String> = []

  /// Whether checking the source added a requirement to a type that is still unsolved.
  package fileprivate(set) var addsHoleRequirements = false

  package init() {}

  /// Whether a stub was looked up: by its name, if the source can see the names of stubs, or as the
  /// type of an expression.
  package func mention(_ name: String, seesNames: Bool) -> Bool {
    types.contains(name) || seesNames && names.contains(name)
  }

  fileprivate mutating func formUnion(_ other: Lookups) {
    names.formUnion(other.names)
    types.formUnion(other.types)
    members.formUnion(other.members)
    addsHoleRequirements = addsHoleRequirements || other.addsHoleRequirements
  }
}

/// Records which declarations each source looks up while it is checked.
///
/// A declaration is completed, and a body checked, when it is first needed. Their lookups are
/// recorded for the source that contains them and for the source that needed them.
package final class LookupRecorder {
  /// The lookups so far, by the names of the sources.
  private var found: [String: Lookups] = [:]
  /// The lookups of the source being checked, last, and of the sources that are waiting for it.
  private var open: [(text: String, lookups: Lookups)] = []

  package init() {}

  /// The lookups recorded for a source.
  package func lookups(of text: String) -> Lookups { found[text] ?? Lookups() }

  /// Forgets the lookups of a source that is about to be checked again.
  package func forget(_ text: String) { found[text] = nil }

  /// Runs work and records its lookups for a source.
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
    open[last].lookups.addsHoleRequirements = true
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
