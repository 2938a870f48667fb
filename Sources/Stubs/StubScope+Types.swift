import Prelude
import Semantics
import SourceText

/// The program's types, and the types that values are named after.
extension StubScope {
  /// Whether an open type may be a type. What a value holds is no other value of its type: `trip.id` in
  /// `.open(onTrip: trip.id)` is no trip.
  func mayBe(_ type: String, _ open: String) -> Bool {
    guard !(stubs[type]?.isOfObjects ?? false) else { return true }
    let others = checker.holeSolver.holes(sameAs: OpenType.identifier(open)).map { "`\($0)`" }
    return !([open] + others).contains { OpenType.owner(of: $0) == type }
  }

  /// The type of a value, guessed from its name: a declared type with that name, or what
  /// `StubGuess` suggests.
  func typeName(of value: String) -> String {
    declaredType(of: value) ?? StubGuess.type(of: value)
  }

  /// The program's own type after which a value is named: `User` for `currentUser`, `[User]` for
  /// `users`.
  func declaredType(of value: String) -> String? {
    let own = value.drop { "_$".contains($0) }
    let name = own.capitalizedFirst
    if let spelled = value.spellingAbbreviation, isOwnType(spelled), !isView(spelled) {
      return spelled
    }
    var starts = name.indices.filter { name[$0].isUppercase }
    while !starts.isEmpty {
      let word = String(name[starts.removeFirst()...])
      if isOwnType(word), stubs[word]?.kind != .view, !isView(word) { return word }
      if let element = word.singular, isOwnType(element) { return "[\(element)]" }
    }
    return nil
  }

  /// The type inside an owner after which one of its values is named: `Lyrics.Line` for `line`,
  /// `[Lyrics.Line]` for `lines`.
  func declaredType(of value: String, inside owner: String) -> String? {
    let outer = stubs[owner]
    guard outer != nil || isOwnType(owner) else { return nil }
    func named(_ word: String) -> String? {
      let name = "\(owner).\(word)"
      if isStub(name) || isOwnType(name) { return name }
      // A later text names it. `Station.ID` is the type of its `id`, whatever else is named after that.
      guard outer?.isOfValues ?? false, declaredTexts.memberTypes.contains(name),
        !checker.memberFacts.isAssociatedType(word, ofProtocolsOf: ["Identifiable"])
      else { return nil }
      let stub = Stub(name: name, kind: .structure)
      set(stub)
      _ = check(stub)
      return name
    }
    let name = value.capitalizedFirst
    return name.indices.lazy.filter { name[$0].isUppercase }.compactMap { start in
      let word = String(name[start...])
      return named(word) ?? word.singular.flatMap(named).map { "[\($0)]" }
    }.first
  }

  /// Whether a name is one of the program's types.
  func isOwnType(_ name: String) -> Bool {
    guard let type = checker.type(named: name) else { return false }
    return !type.isPrelude && type.kind != .protocol
  }

  /// Whether values of a type are views, after which no other value is named.
  private func isView(_ name: String) -> Bool {
    guard let type = checker.type(named: name), let view = checker.type(named: "View") else {
      return false
    }
    return checker.conforms(type.declaredType, to: view)
  }

  /// Whether an extension can add static values to a library type.
  func isExtensible(_ name: String) -> Bool {
    guard let type = checker.type(named: name), type.isPrelude, type.generics.parameters.isEmpty,
      [.struct, .enum, .class].contains(type.kind)
    else { return false }
    return StubValue.hasValue(name) || checker.memberFacts.hasEmptyInitializer(type)
      || values.value(ofLibrary: name) != nil
  }

  /// Whether a name is a library type, and neither it nor another common library type has a member.
  func lacksInLibrary(_ member: String, of name: String) -> Bool {
    guard let type = checker.type(named: name), type.isPrelude,
      // A document may mean a type of its own by the name of another module's protocol.
      type.kind == .protocol && PreludeLibrary.module(declaring: name) == "Swift"
        || type.generics.parameters.isEmpty && [.struct, .enum, .class].contains(type.kind)
    else { return false }
    return (StubScope.commonTypes + [name]).allSatisfy { other in
      checker.type(named: other).map { !checker.memberFacts.hasMember(member, $0) } ?? true
    }
  }

  private static let commonTypes = [
    "String", "Array", "Dictionary", "Set", "Optional", "Int", "Double", "Bool", "Date", "URL",
    "Data", "AnyView",
  ]

  /// The types that the program declares, including stubs.
  var ownTypes: [NominalType] {
    checker.names.types.filter { !$0.isPrelude }
  }

  /// The given type if it has a default value; otherwise a similar type that has one.
  func makeable(_ type: String) -> String {
    if isStub(type) || isOwnType(type) || type == "Never" || PropertyMends.plainTypes.contains(type)
      || type.hasSuffix("?")
      || type.hasPrefix("[") || type.hasPrefix("Set<") || type.hasPrefix("`") || type == "any Error"
      || type.contains(bytesOf: ") -> ") || type.hasPrefix("some ") || StubValue.hasValue(type)
    {
      return type
    }
    if let known = checker.type(named: type), checker.memberFacts.hasEmptyInitializer(known) {
      return type
    }
    if values.value(ofLibrary: type) != nil { return type }
    let isOfStub = isStub(String(type.prefix { !".<".contains($0) }))
    return isOfStub ? type : type.hasPrefix("any ") ? "(\(type))?" : "\(type)?"
  }

  /// The type after which a value is named; makes a stub if there is none.
  ///
  /// - Parameter owner: A type that it cannot be, because it has the value as a member.
  func ownType(for value: String, apartFrom owner: String? = nil) -> String {
    if let known = declaredType(of: value), !known.hasPrefix("["), known != owner { return known }
    if let known = declaredTexts.type(ofVariable: value), known != owner, isOwnType(known),
      !isView(known)
    {
      return known
    }
    if let made = typeMade(for: value), made != owner { return ownType(for: made) }
    let words = value.split { $0.isUppercase }
    let rest =
      words.count > 1 && StubScope.articles.contains(String(words[0]))
      ? value.dropFirst(words[0].count) : value[...]
    let short = rest.capitalizedFirst
    let isTaken =
      declaredTexts.isProtocol(short)
      || !isStub(short) && !checker.globals(named: short).isEmpty
    let whole = value.capitalizedFirst
    let isWholeTaken = !isStub(whole) && !checker.globals(named: whole).isEmpty
    let free = isTaken ? (isWholeTaken ? "App" + whole : whole) : short
    let name = free == owner ? free + whole : free
    let isModel = ["Model", "Store", "Manager"].contains(where: name.hasSuffix)
    guard stubs[name] == nil, checker.globals(named: name).isEmpty else { return name }
    if otherTexts.takeDeclaration(of: name) { return name }
    if let spelled = value.spellingAbbreviation, otherTexts.takeDeclaration(of: spelled) {
      return spelled
    }
    let stub = Stub(name: name, kind: isModel ? .observable : .structure)
    set(stub)
    _ = check(stub)
    return name
  }

  /// `Invite` for `pendingInvite`, if a text makes values of such a type that nothing declares; nil if none
  /// does.
  private func typeMade(for value: String) -> String? {
    value.indices.dropFirst().filter { value[$0].isUppercase }.map { String(value[$0...]) }.first {
      (isStub($0) || checker.globals(named: $0).isEmpty) && declaredTexts.isMade($0)
    }
  }

  /// The qualified name: `Game.Card`.
  func name(of type: NominalType) -> String {
    type.outer.map { "\(name(of: $0)).\(type.name)" } ?? type.name
  }

  /// The stub that declares a type; nil if it is not a stub.
  func stub(of type: Type?) -> Stub? {
    type?.nominal.flatMap { stubs[name(of: $0)] }
  }

  private static let articles: Set<String> = [
    "my", "the", "some", "a", "an", "this", "current", "selected", "new", "other", "first", "last",
  ]
}

extension String {
  /// The name of a type after which a value is named that begins with an abbreviation: `APIClient` for
  /// `apiClient`.
  fileprivate var spellingAbbreviation: String? {
    let word = prefix { $0.isLowercase }
    guard (2...4).contains(word.count) else { return nil }
    return word.uppercased() + dropFirst(word.count)
  }
}
