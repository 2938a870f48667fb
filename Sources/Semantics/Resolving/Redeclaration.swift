import SourceText
import Syntax

/// Declares again what mentions a name whose meaning changed.
package struct Redeclaration: CheckerPart {
  let checker: TypeChecker

  /// Declares an extension of a library type. It replaces members of the same signatures from an
  /// earlier extension with the same head.
  func declareLibraryExtension(
    _ part: ExtensionDeclaration, _ entry: DeclaredSources.Entry, of nominal: NominalType
  ) {
    let members = add(part, entry, to: nominal)
    let head = self.head(of: entry)
    let names = Set(members.map(signature))
    for index in checker.declared.libraryParts.indices
    where checker.declared.libraryParts[index].type === nominal
      && checker.declared.libraryParts[index].entry.source !== entry.source
      && self.head(of: checker.declared.libraryParts[index].entry) == head
    {
      let replaced = checker.declared.libraryParts[index].members.filter {
        names.contains(signature($0))
      }
      remove(replaced, from: nominal)
      let gone = Set(replaced.map(\.identity))
      checker.declared.libraryParts[index].members.removeAll { gone.contains($0.identity) }
    }
    checker.declared.libraryParts.append(
      DeclaredSources.LibraryPart(type: nominal, entry: entry, members: members))
  }

  /// Declares again earlier declarations that mention newly declared types, directly or indirectly.
  ///
  /// What mentions a new name in bodies alone stays as it is, with its live objects: the bodies are
  /// checked again when next called.
  ///
  /// - Parameters:
  ///   - replacing: whether any of the types replaces an earlier meaning of its name.
  ///   - start: the number of declarations before the text of the types.
  /// - Returns: the names of the types that were declared again.
  @discardableResult
  func redeclareDependents(of types: Set<String>, replacing: Bool, since start: Int) -> Set<String>
  {
    guard start > 0, !types.isEmpty else { return [] }
    let names = Mentions.Names(types)
    func awaits(_ entry: DeclaredSources.Entry) -> Bool {
      entry.order < start && entry.mentions.meet(names)
    }
    guard
      replacing || checker.declared.types.values.contains(where: awaits)
        || checker.declared.extensions.contains(where: { awaits($0.entry) })
        || checker.declared.functions.contains(where: { awaits($0.entry) })
    else { return [] }
    var again: Set<String> = []
    let changed = dependents(of: names, countsBodies: replacing)
    for other in checker.world.order where changed.contains(other) && !types.contains(other) {
      guard let entry = checker.declared.types[other] else { continue }
      _ = checker.inputs.declareUser(
        entry, DeclarationContext(source: entry.source, isPrelude: false))
      again.insert(other)
    }
    redeclareLibraryExtensions(mentioning: changed)
    redeclareFunctions(mentioning: changed)
    forgetBodies()
    return again
  }

  /// Discards the checked bodies of all functions. They are checked again when next called.
  package func forgetBodies() {
    for symbol in checker.world.symbols.values.joined() {
      switch symbol {
      case .function(let function): function.forgetBody()
      case .computed(let property): for function in property.functions { function.forgetBody() }
      case .type(let nominal): nominal.forgetBodies()
      case .typeAlias, .variable, .wrapped: continue
      }
    }
    for member in checker.declared.libraryParts.flatMap(\.members) { member.forgetBodies() }
    checker.bodies.errors = [:]
    checker.onMemberChange()
  }

  /// Decides again what declarations may have changed for earlier ones: when assignments to
  /// properties notify, what names in bodies mean, and which members and overloads are chosen.
  func apply(_ changed: ChangedMeanings, since start: Int) {
    guard changed.includesUnnamed || isMentioned(changed.names, before: start) else { return }
    for case .type(let nominal) in checker.world.symbols.values.joined() {
      settleNotifications(in: nominal)
    }
    forgetBodies()
    checker.journal.note { [unowned checker] in Redeclaration(checker: checker).forgetBodies() }
  }

  private func isMentioned(_ names: Set<String>, before start: Int) -> Bool {
    guard !names.isEmpty else { return false }
    let names = Mentions.Names(names)
    func mentions(_ entry: DeclaredSources.Entry) -> Bool {
      entry.order < start && entry.mentions.mayMeet(names)
    }
    let declared = checker.declared
    return declared.functions.contains { mentions($0.entry) }
      || declared.types.values.contains(where: mentions)
      || declared.extensions.contains { mentions($0.entry) }
  }

  private func settleNotifications(in nominal: NominalType) {
    for case .type(let inner) in nominal.memberTable.members { settleNotifications(in: inner) }
    for property in nominal.isObservable ? nominal.storedProperties : [] {
      guard let before = property.notification else { continue }
      typeDeclarations.settleNotification(of: property, in: nominal)
      if property.notification != before {
        checker.journal.note { property.notification = before }
      }
    }
  }

  /// The names, and those of all declarations that mention them, directly or indirectly.
  ///
  /// - Parameter countsBodies: Whether direct mentions in the bodies of functions count.
  private func dependents(of names: Mentions.Names, countsBodies: Bool) -> Mentions.Names {
    let types = checker.declared.types
    let extended = checker.declared.extensions.filter { types[$0.name] != nil }
    /// What is declared again.
    var others = Mentions.Names([])
    var changed = names
    func isConcerned(_ type: String, _ entry: DeclaredSources.Entry, _ nested: Set<String>) -> Bool
    {
      !changed.contains(type)
        && (entry.mentions.meet(names, besides: nested, countsBodies: countsBodies)
          || entry.mentions.meet(others, besides: nested))
    }
    var count = 0
    while changed.count > count {
      count = changed.count
      for (type, entry) in types where isConcerned(type, entry, []) {
        changed.insert(type)
        others.insert(type)
      }
      for (type, entry) in extended
      where isConcerned(type, entry, types[type]?.mentions.nestedTypes ?? []) {
        changed.insert(type)
        others.insert(type)
      }
      for name in namesOfLibraryMembers(mentioning: changed) {
        changed.insert(name)
        others.insert(name)
      }
    }
    return changed
  }

  /// The names of library extensions' members whose texts mention changed names.
  private func namesOfLibraryMembers(mentioning changed: Mentions.Names) -> [String] {
    checker.declared.libraryParts.filter { $0.entry.mentions.meet(changed) }
      .flatMap { $0.members.map(\.name) }
  }

  /// Declares library extensions again whose texts mention any of the names.
  private func redeclareLibraryExtensions(mentioning names: Mentions.Names) {
    for index in checker.declared.libraryParts.indices {
      let old = checker.declared.libraryParts[index]
      guard old.entry.mentions.meet(names),
        case .extension(let part) = old.entry.declaration.kind
      else { continue }
      let kept = Set(old.members.map(\.name))
      remove(old.members, from: old.type)
      // A type of the program has the name by now, and the extension is its own.
      if checker.extensionDeclarations.libraryType(part.extended) !== old.type {
        checker.declared.libraryParts[index].members = []
        continue
      }
      let added = add(part, old.entry, to: old.type)
      // Members that a later text has replaced stay replaced.
      let fresh = added.filter { kept.contains($0.name) }
      let known = Set(fresh.map(\.identity))
      remove(added.filter { !known.contains($0.identity) }, from: old.type)
      checker.declared.libraryParts[index].members = fresh
    }
  }

  /// Declares functions again whose texts mention any of the names, since their signatures may have
  /// changed.
  private func redeclareFunctions(mentioning names: Mentions.Names) {
    for (name, entry) in checker.declared.functions where entry.mentions.meet(names) {
      guard case .function(let declaration) = entry.declaration.kind,
        let symbols = checker.world.symbols[name]
      else { continue }
      let labels = declaration.parameters.map { $0.argumentLabel ?? "_" }
      let index = symbols.firstIndex { symbol in
        guard case .function(let older) = symbol else { return false }
        return older.source === entry.source && older.parameters.map { $0.label ?? "_" } == labels
      }
      // A function that a later text has replaced stays replaced.
      guard let index else { continue }
      let context = DeclarationContext(source: entry.source, isPrelude: false)
      let fresh = checker.functionDeclarations.makeFunction(declaration, entry.declaration, context)
      checker.world.symbols[name]?[index] = .function(fresh)
    }
  }

  /// Adds the members of an extension, and returns them.
  private func add(
    _ part: ExtensionDeclaration, _ entry: DeclaredSources.Entry, to nominal: NominalType
  ) -> [Member] {
    typeDeclarations.complete(nominal)
    let before = Set(nominal.memberTable.members.map(\.identity))
    checker.extensionDeclarations.declareExtension(
      part, entry.declaration, DeclarationContext(source: entry.source, isPrelude: false))
    return nominal.memberTable.members.filter {
      !before.contains($0.identity) && !$0.isOfPrelude
    }
  }

  private func remove(_ members: [Member], from nominal: NominalType) {
    guard !members.isEmpty else { return }
    checker.extensionDeclarations.rememberMembers(of: nominal)
    let gone = Set(members.map(\.identity))
    for name in Set(members.map(\.name)) {
      nominal.members[name]?.removeAll { gone.contains($0.identity) }
      if nominal.members[name]?.isEmpty ?? false { nominal.members[name] = nil }
    }
    nominal.memberTable.removeFromOrder { gone.contains($0.identity) }
    // Witnesses are looked up again.
    for conformance in nominal.conformances
    where conformance.witnesses.values.contains(where: { gone.contains(ObjectIdentifier($0)) }) {
      conformance.witnesses = [:]
    }
  }

  /// The head of an extension, such as `Array where Element == Int`, in words and without its
  /// conformances.
  private func head(of entry: DeclaredSources.Entry) -> [Substring] {
    guard case .extension(let part) = entry.declaration.kind else { return [] }
    let head = entry.source.text(in: entry.declaration.span).prefix { $0 != "{" }
      .split(whereSeparator: \.isWhitespace)
    let condition = head.firstIndex(of: "where").map { head[$0...] } ?? []
    return [entry.source.text(in: part.extended.span)[...]] + condition
  }

  /// The member's signature, distinct for overloads.
  private func signature(_ member: Member) -> String {
    guard case .function(let function) = member else { return member.name }
    let parameters = function.parameters.map {
      "\($0.label ?? "_"): \($0.isInout ? "inout " : "")\($0.type)"
    }
    let effect = function.effects.isAsync ? " async" : ""
    return
      "\(function.modifiers.isStatic) \(function.name)(\(parameters.joined(separator: ", ")))\(effect)"
  }
}

extension NominalType {
  /// Lets the bodies of its members, and of the types nested in it, be checked again.
  fileprivate func forgetBodies() {
    for member in memberTable.members { member.forgetBodies() }
  }
}

extension Member {
  fileprivate func forgetBodies() {
    for function in functions { function.forgetBody() }
    if case .type(let nominal) = self { nominal.forgetBodies() }
  }
}

extension Function {
  /// Lets its body be checked again when it is next called.
  fileprivate func forgetBody() {
    if case .typed = implementation {} else { body = nil }
    lowered = nil
  }
}
