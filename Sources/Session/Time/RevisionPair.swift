import SourceText

/// Two versions of a session that are compared by replaying both.
struct RevisionPair {
  /// The replacements of all inputs, by index.
  typealias Plan = [[Source]]

  let inputs: [Source]
  let before: Plan
  let now: Plan

  /// The revisions for a replay; new ones each time, as they track progress.
  var revisions: (before: Revision, now: Revision) {
    (
      Revision(zip(inputs, before).map { (source: $0, revised: $1) }),
      Revision(zip(inputs, now).map { (source: $0, revised: $1) })
    )
  }
}

extension DeclarationCatalog {
  /// A session with its original declarations, and the same with its latest ones in their place.
  ///
  /// New declarations that the latest ones need, such as an extracted view, are moved to the first
  /// redeclared one. So are extensions of types in use, and declarations that replace the sample
  /// models.
  ///
  /// - Parameter newest: Returns the declaration of a type, with members that its last one omitted.
  func revised(newest: (String) -> String?) -> (pair: RevisionPair, names: [String]) {
    var before = inputs.map(InputEdit.init)
    var now = before
    var names: [String] = []
    var texts: [String] = []
    var place = inputs.count
    for (_, declared) in redeclared {
      let (first, last) = (declared[0], declared[declared.count - 1])
      let text = newest(first.name) ?? last.text
      names.append(first.name)
      texts.append(text)
      place = min(place, first.input)
      now[first.input].replace(first.span, with: text)
      for entry in declared.dropFirst() {
        before[entry.input].remove(entry.span)
        now[entry.input].remove(entry.span)
      }
    }
    for entry in entries where isAddition(entry) {
      if !names.contains(entry.name) { names.append(entry.name) }
      texts.append(entry.text)
      before[entry.input].remove(entry.span)
      place = min(place, firstMention(of: entry.name) ?? entry.input)
    }
    let moved = entries(behind: place, neededBy: texts, and: names)
    for entry in moved { now[entry.input].remove(entry.span) }
    let plan = inputs.indices.map { index in
      (index == place ? moved.map { source(of: $0) } : []) + now[index].result
    }
    return (RevisionPair(inputs: inputs, before: before.map(\.result), now: plan), names)
  }

  /// Whether a declaration changes something already in use without replacing a declaration.
  private func isAddition(_ entry: Entry) -> Bool {
    guard entry.key == nil || StartingModels.names.contains(entry.name), !isRepeated(entry),
      let use = firstUse(of: entry.name)
    else { return false }
    return use < entry.input
  }

  private func isRepeated(_ entry: Entry) -> Bool {
    entry.key != nil && entries.count { $0.key == entry.key } > 1
  }

  /// The later declarations that some texts need, or that extend something with one of the names.
  private func entries(
    behind place: Int, neededBy texts: [String], and names: [String]
  ) -> [Entry] {
    var rest = entries.filter { $0.input > place && !isRepeated($0) }
    var needed: [Entry] = []
    var open = texts.map { Source(name: "", text: $0) }
    var names = Set(names)
    while let text = open.popLast() {
      let mentions = text.mentionedNames
      let found = rest.filter { entry in
        if entry.key == nil { return names.contains(entry.name) }
        return mentions.contains(entry.name) && (!entry.isFunction || text.calls(entry.name))
      }
      rest.removeAll { entry in found.contains { $0.input == entry.input && $0.span == entry.span }
      }
      needed += found
      names.formUnion(found.map(\.name))
      open += found.map { Source(name: "", text: $0.text) }
    }
    return needed.sorted { ($0.input, $0.span.start) < ($1.input, $1.span.start) }
  }

  /// A session as it ran, and the same with a name replaced by another outside of both
  /// declarations.
  ///
  /// Inputs that mention the other name are left out of both runs. Its declaration, and what that
  /// needs, are moved to that of the first name.
  func exchanging(_ name: String, with other: String) -> RevisionPair {
    let names = [name, other]
    let place =
      entries.first { $0.name == name }?.input
      ?? inputs.firstIndex { $0.declaresVariable(name) } ?? firstMention(of: name) ?? 0
    let texts =
      entries.filter { $0.name == other }.map(\.text)
      + inputs.filter { $0.declaresVariable(other) }.map(\.text)
    let late = entries(behind: place, neededBy: texts + [other], and: [other])
    var moved = late.map { source(of: $0) }
    var rest: [Source?] = []
    for (index, input) in inputs.enumerated() {
      var edit = InputEdit(input)
      for entry in late where entry.input == index { edit.remove(entry.span) }
      let own = edit.result.first
      if let own, index > place, own.declaresVariable(other) {
        moved.append(own)
        rest.append(nil)
      } else {
        rest.append(own)
      }
    }
    func plan(_ rename: (Source) -> Source) -> RevisionPair.Plan {
      inputs.indices.map { index in
        let own = rest[index].map { [$0] } ?? []
        let kept = own.compactMap { source -> Source? in
          if declares(index, names) { return source }
          return source.mentionedNames.contains(other) ? nil : rename(source)
        }
        return index == place ? kept + moved : kept
      }
    }
    return RevisionPair(
      inputs: inputs, before: plan { $0 }, now: plan { $0.replacing(name, by: other) })
  }

  /// Whether an input declares or extends one of these types, functions or variables.
  private func declares(_ index: Int, _ names: [String]) -> Bool {
    entries.contains { $0.input == index && names.contains($0.name) }
      || names.contains(where: inputs[index].declaresVariable)
  }

  private func source(of entry: Entry) -> Source {
    let input = inputs[entry.input]
    let line = LineMap(input).position(of: Int(entry.span.start)).line
    return Source(name: input.name, text: entry.text, firstLine: line)
  }
}

extension RevisionPair {
  /// The session with its latest declarations, and the same with a name replaced by another.
  func exchanging(_ name: String, with other: String) -> RevisionPair {
    let flat = now.enumerated().flatMap { index, sources in sources.map { (index, $0) } }
    let exchanged = DeclarationCatalog(flat.map(\.1)).exchanging(name, with: other)
    func gathered(_ plan: Plan) -> Plan {
      var gathered = Plan(repeating: [], count: inputs.count)
      for (position, sources) in plan.enumerated() { gathered[flat[position].0] += sources }
      return gathered
    }
    return RevisionPair(
      inputs: inputs, before: gathered(exchanged.before), now: gathered(exchanged.now))
  }
}

extension Source {
  /// Whether the text contains the name followed by an opening parenthesis.
  fileprivate func calls(_ name: String) -> Bool { bytes.contains(Array("\(name)(".utf8)) }
}
