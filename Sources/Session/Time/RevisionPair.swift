import SourceText

/// The two ways in which a session runs again, to be laid side by side.
struct RevisionPair {
  let before: Revision
  let now: Revision
}

extension DeclarationCatalog {
  /// A session with its first declarations, and the same with its last ones in their place.
  ///
  /// What the last ones may need, such as a view taken out of another one, is declared where the first
  /// of them stands. Extensions of what was in use, and declarations in the place of the models that
  /// every session starts with, are new code as well.
  ///
  /// - Parameter newest: The declaration of a type with what its last one left out.
  func revisions(
    newest: (String) -> String?
  ) -> (pair: RevisionPair, names: [String]) {
    var before = inputs.map(InputEdit.init)
    var now = before
    var names: [String] = []
    var place = inputs.count
    for (_, declared) in redeclared {
      let (first, last) = (declared[0], declared[declared.count - 1])
      names.append(first.name)
      place = min(place, first.input)
      now[first.input].replace(first.span, with: newest(first.name) ?? last.text)
      for entry in declared.dropFirst() {
        before[entry.input].remove(entry.span)
        now[entry.input].remove(entry.span)
      }
    }
    var late: [Entry] = []
    for entry in entries where !isRepeated(entry) {
      let isAddition = entry.key == nil || StartingModels.names.contains(entry.name)
      guard isAddition, let use = firstUse(of: entry.name), use < entry.input else { continue }
      if !names.contains(entry.name) { names.append(entry.name) }
      before[entry.input].remove(entry.span)
      place = min(place, firstMention(of: entry.name) ?? use)
    }
    late = entries.filter { $0.input > place && !isRepeated($0) }
    for entry in late { now[entry.input].remove(entry.span) }
    let moved = late.map { source(of: $0) }
    let revised = inputs.indices.map { index in
      (inputs[index], (index == place ? moved : []) + now[index].result)
    }
    let pair = RevisionPair(
      before: Revision(zip(inputs, before).map { ($0, $1.result) }), now: Revision(revised))
    return (pair, names)
  }

  private func isRepeated(_ entry: Entry) -> Bool {
    redeclared.contains { $0.key == entry.key }
  }

  /// A session as it ran, and the same with one name in the place of another, apart from the
  /// declarations of both. What else mentions the other one is left out of both runs, and what is
  /// declared later is declared where the first one is.
  func revisions(of name: String, by other: String) -> RevisionPair {
    let names = [name, other]
    let place =
      entries.first { $0.name == name }?.input
      ?? inputs.firstIndex { $0.declaresVariable(name) } ?? firstMention(of: name) ?? 0
    let late = entries.filter { $0.input > place }
    var moved = late.map { (source: source(of: $0), keepsName: names.contains($0.name)) }
    var plans: [(source: Source, keepsName: Bool)?] = []
    for (index, input) in inputs.enumerated() {
      var edit = InputEdit(input)
      for entry in late where entry.input == index { edit.remove(entry.span) }
      let isVariable = names.contains(where: input.declaresVariable)
      let keepsName = isVariable || entries.contains { $0.input == index && names.contains($0.name) }
      guard let rest = edit.result.first else {
        plans.append(nil)
        continue
      }
      if isVariable, index > place {
        moved.append((rest, true))
        plans.append(nil)
      } else {
        let isOfOther = !keepsName && rest.mentionedNames.contains(other)
        plans.append(isOfOther ? nil : (rest, keepsName))
      }
    }
    func run(_ rename: (Source) -> Source) -> Revision {
      func text(_ plan: (source: Source, keepsName: Bool)) -> Source {
        plan.keepsName ? plan.source : rename(plan.source)
      }
      return Revision(
        inputs.indices.map { index in
          let own = plans[index].map { [text($0)] } ?? []
          return (inputs[index], index == place ? own + moved.map(text) : own)
        })
    }
    return RevisionPair(before: run { $0 }, now: run { $0.replacing(name, by: other) })
  }

  private func source(of entry: Entry) -> Source {
    let input = inputs[entry.input]
    let line = LineMap(input).position(of: Int(entry.span.start)).line
    return Source(name: input.name, text: entry.text, firstLine: line)
  }
}
