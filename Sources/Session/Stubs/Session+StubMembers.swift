import Semantics
import SourceText

/// Members and types that the uses of a stub ask for.
extension Session {
  /// A member that is missing: the type gets it, or the value gets a type that has it.
  func addMissingMember(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard let missing = MissingMember(diagnostic.fact) else { return nil }
    if missing.isStatic, !diagnostic.isAtCall, missing.name.first?.isUppercase ?? false,
      let name = addMemberType(missing.name, to: missing.owner)
    {
      return name
    }
    return addNestedValue(missing) ?? addCase(missing, diagnostic)
      ?? addMember(missing, diagnostic, guess)
      ?? retype(diagnostic, owner: missing.owner, isStatic: missing.isStatic)
  }

  /// A type that is missing inside of a stub.
  func addMemberType(_ name: String, to owner: Type) -> String? {
    // `Station.ID` is that of its `id`.
    if world.checker.isAssociatedType(name, ofProtocolsOf: ["Identifiable"]),
      var stub = stub(of: owner), stub.conform(to: "Identifiable")
    {
      setStub(stub)
      return stub.name
    }
    let own = owner.nominal.flatMap { isOwnType($0.name) && $0.outer == nil ? $0.name : nil }
    guard
      var stub = stub(of: owner)
        ?? own.map({ world.stubs[$0] ?? Stub(name: $0, kind: .additions) }),
      stub.add(type: "struct \(name): Hashable {}")
    else { return nil }
    setStub(stub)
    return stub.name
  }

  /// The type that is to have a member which `type` lacks: what an optional, an existential, a
  /// binding or `$model` is about; its name for a stub.
  private func owner(ofMembersOf type: Type) -> String {
    var owner = type.wrapped ?? type
    if case .existential(let types) = owner.shallow, types.count == 1 { owner = types[0] }
    // `$model` of an object is an `ObservedObject<Model>.Wrapper`.
    if let declaration = owner.nominal.map({ $0.outer ?? $0 }), declaration.isPrelude,
      ["Binding", "Bindable", "ObservedObject"].contains(declaration.name),
      let wrapped = owner.arguments.first
    {
      owner = wrapped
    }
    if let stub = world.checker.constraints(of: owner).lazy.compactMap({ self.stub(of: $0) }).first
    {
      return stub.name
    }
    return stub(of: owner)?.name ?? owner.description
  }

  func addMember(
    _ missing: MissingMember, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    let member = missing.name
    let owner = owner(ofMembersOf: missing.owner)
    if member == "makeAsyncIterator", owner.hasPrefix("[") {
      let element = owner.dropFirst().dropLast()
      return retype(
        diagnostic, from: owner, to: "AsyncStream<\(element)>", value: "AsyncStream { $0.finish() }"
      )
    }
    if member == "allCases", var stub = world.stubs[owner], stub.conform(to: "CaseIterable") {
      setStub(stub)
      return owner
    }
    if member.hasPrefix("$") || member == "objectWillChange", var stub = world.stubs[owner],
      stub.become(.observableObject)
    {
      setStub(stub)
      return owner
    }
    // What an asset catalogue holds, `Image(.logo)`, is declared by the tools.
    let isResource = owner == "ImageResource" || owner == "ColorResource"
    // Colours, fonts and the like of the program's own, in an extension that is not shown.
    let isExample =
      Stub.extendedTypes.contains(owner) && missing.isStatic && !diagnostic.isAtCall
      && !missing.isLikelyMisspelled
    guard
      isStub(owner) || isOwnType(owner) || owner.hasPrefix("[")
        || Stub.entryTypes.contains(owner) || isResource || isExample
    else { return nil }
    // A member that the type has is not what is missing.
    if !isStub(owner), world.checker.type(named: owner)?.members[member] != nil { return nil }
    var stub = world.stubs[owner] ?? Stub(name: owner, kind: .additions)
    let isStatic = missing.isStatic
    let isConstants = ["Constants", "Strings", "Keys", "Config", "Names"]
      .contains(where: owner.hasSuffix)
    // The program says which cases its enums have.
    if isStatic, !isStub(owner), world.checker.type(named: owner)?.kind == .enum { return nil }
    if diagnostic.isAtCall {
      let call = CallText(in: diagnostic.source.bytes, after: Int(diagnostic.span.end))
      let used =
        Session.instances.contains(member) && isStatic
        ? owner
        : isStatic
          ? OpenType.ofStatic(owner, member)
          : OpenType.named(
            "\(owner).\(member)",
            guess.result(ofCallsOf: member).map { $0.name ?? member } ?? OpenType.resultLabel)
      let parameters = self.parameters(call, of: owner, named: member, guess)
      let isOwnResult = diagnostic.isImplicitMember && !isConstants
      let method = Stub.Method(
        head: "\(isStatic ? "static " : "")func \(member.quoted)(\(parameters))",
        result: isStatic && isOwnResult ? owner : used)
      if owner.hasPrefix("[") {
        guard stub.add(type: "\(method.head) -> Self { self }") else { return nil }
        setStub(stub)
        return owner
      }
      guard stub.add(method) else { return nil }
    } else {
      guard !stub.has(member) else { return nil }
      let areOwn = isStatic && Session.collections.contains(member)
      let isOwn = isStatic && (diagnostic.isImplicitMember || Session.instances.contains(member))
      let isEntry = Stub.entryTypes.contains(owner) && owner.hasPrefix("Focused")
      stub.add(
        member,
        isOwn || isExample
          ? owner
          : areOwn
            ? "[\(owner)]"
            : isEntry
              ? entryType(of: member, isEntry, diagnostic)
              : isStatic && !isConstants
                ? OpenType.ofStatic(owner, member) : OpenType.named(owner, member),
        value: isResource ? "\(owner)(name: \"\(member)\")" : nil, isStatic: isStatic)
    }
    setStub(stub)
    return owner
  }

  /// The type of what is read under a name; of what has the focus, there may be nothing.
  private func entryType(of member: String, _ isFocused: Bool, _ diagnostic: Diagnostic) -> String {
    let type = typeName(of: member)
    guard isFocused else { return type }
    let line = diagnostic.source.names(around: diagnostic.span)
    let isBound = line.contains("FocusedBinding") || line.contains("$" + member)
    return isBound ? "Binding<\(type)>?" : type + "?"
  }

  /// What types call the values of their own that they offer.
  private static let instances: Set<String> = [
    "default", "shared", "standard", "current", "main", "preview", "sample", "example", "mock",
    "empty", "live", "test",
  ]

  /// What types call the lists of values of their own that they offer.
  private static let collections: Set<String> = [
    "all", "samples", "examples", "mocks", "previews", "sampleData", "mockData", "testData",
    "previewData",
  ]

  /// `@Environment(\.client) var client` of a key that nobody declares.
  func addEnvironmentKey(_ diagnostic: Diagnostic) -> String? {
    let line = diagnostic.source.names(around: diagnostic.span)
    guard line.contains("Environment"), let key = diagnostic.source.names(in: diagnostic.span).first
    else { return nil }
    let owner = "EnvironmentValues"
    var stub = world.stubs[owner] ?? Stub(name: owner, kind: .additions)
    guard !stub.has(key) else { return nil }
    stub.add(key, OpenType.named(owner, key))
    setStub(stub)
    return owner
  }

  /// A method that a class overrides.
  func addOverridden(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard let head = guess.head(at: diagnostic.span) else { return nil }
    for (name, stub) in sortedStubs where stub.kind == .object {
      var changed = stub
      guard guess.isInherited(name), changed.add(type: "\(head) {}") else { continue }
      setStub(changed)
      return name
    }
    return nil
  }

  /// A value whose properties are set although it is a constant: it is an object.
  func makeObject(_ type: Type) -> String? {
    guard var stub = stub(of: type), stub.kind == .structure, stub.become(.object) else {
      return nil
    }
    setStub(stub)
    return stub.name
  }

  /// A property of the program's own type that is set.
  func makeSettable(_ property: String, of owner: Type?) -> String? {
    guard let owner = owner?.nominal, var stub = world.stubs[owner.name],
      stub.set(property, isOfObject: owner.kind == .class)
    else { return nil }
    setStub(stub)
    return stub.name
  }

  /// A property that hides a method of the library, as it is set.
  func addSettable(_ property: String, to owner: Type?) -> String? {
    guard let owner = owner?.nominal, isStub(owner.name) || isOwnType(owner.name),
      owner.members[property] == nil
    else { return nil }
    let name = owner.name
    var stub = world.stubs[name] ?? Stub(name: name, kind: .additions)
    guard !stub.has(property) else { return nil }
    stub.add(property, OpenType.named(name, property))
    _ = stub.set(property, isOfObject: owner.kind == .class)
    setStub(stub)
    return name
  }

  /// Another case of an enum that stands in.
  private func addCase(_ missing: MissingMember, _ diagnostic: Diagnostic) -> String? {
    guard var stub = stub(of: missing.owner) else { return nil }
    let isNew = diagnostic.isInPattern && stub.becomeEnumeration()
    guard stub.kind == .enumeration else { return nil }
    let name = diagnostic.isAtCall ? "\(missing.name)(AnyHashable?)" : missing.name
    guard isNew || stub.add(case: name) else { return nil }
    setStub(stub)
    return stub.name
  }

  /// A value that is more than the plain type that its name suggested.
  ///
  /// - Parameter isStatic: Whether the type is asked for a member, not a value of it.
  func retype(_ diagnostic: Diagnostic, owner: Type, isStatic: Bool) -> String? {
    let plain = owner.description.trimmingBinding
    let isPlain = ["String", "Any", "Int", "Double", "Bool", "Character"]
      .contains(plain.unwrapped)
    guard isPlain else { return nil }
    if isStatic { return retypeAsChoice(diagnostic, plain) }
    // `$0` and the rows of a list are elements of what stands on their line.
    let base = diagnostic.source.base(before: diagnostic.span) ?? "0"
    let names =
      base.allSatisfy(\.isNumber)
      ? diagnostic.source.names(around: diagnostic.span).sorted()
      : [base] + diagnostic.source.names(declaring: base).sorted()
    if let name = retypeElements(givenTo: names, diagnostic, plain) { return name }
    for name in names {
      for (key, stub) in sortedStubs {
        // What a closure that a stub is made with is given.
        var taking = stub
        if name == base,
          stub.closures.contains(where: { $0.parameters.contains { $0.name == base } }),
          taking.change(argument: base, from: plain, to: ownType(for: base))
        {
          setStub(taking)
          return key
        }
        // A value that a method of a stub gives.
        var method = stub
        if names[0] == base, stub.methods.contains(where: { $0.result == plain }),
          method.change(resultOf: name, to: ownType(for: base))
        {
          setStub(method)
          return key
        }
        for property in stub.properties {
          let own = property.plainName
          let isElement =
            property.type == (plain == "Character" ? "String" : "[\(plain)]")
            && (own == name || own.lowercased().hasSuffix(name.lowercased() + "s"))
          let isIt = own == name && (property.type == plain || property.type == plain + "?")
          guard isElement || isIt else { continue }
          let type =
            libraryType(having: diagnostic)
            ?? ownType(for: isElement ? String(own.dropLast()) : own)
          let suffix = property.type.hasSuffix("?") ? "?" : ""
          var changed = stub
          guard changed.change(property.name, to: isElement ? "[\(type)]" : type + suffix) else {
            continue
          }
          setStub(changed)
          return key
        }
      }
    }
    return nil
  }

  /// A type of the library that is told by one of its members.
  private func libraryType(having diagnostic: Diagnostic) -> String? {
    guard let member = diagnostic.source.names(in: diagnostic.span).first else { return nil }
    return ["Image", "URL", "Date", "CGRect", "Angle"].first { name in
      world.checker.type(named: name)?.members[member] != nil
    }
  }

  /// Gives the property that a line mentions another type.
  private func retype(
    _ diagnostic: Diagnostic, from old: String, to new: String, value: String
  ) -> String? {
    let names = diagnostic.source.names(around: diagnostic.span)
    for (key, stub) in sortedStubs {
      for property in stub.properties where property.type == old && names.contains(property.name) {
        var changed = stub
        guard changed.change(property.name, to: new, value: value) else { continue }
        setStub(changed)
        return key
      }
    }
    return nil
  }

  /// The same for a value that is compared with what has a leading dot.
  private func retypeAsChoice(
    _ diagnostic: Diagnostic, _ plain: String, besides others: Set<String> = []
  ) -> String? {
    guard let member = diagnostic.source.names(in: diagnostic.span).first else { return nil }
    let names = diagnostic.source.names(around: diagnostic.span).union(others)
      .union(diagnostic.source.switchedNames(before: diagnostic.span))
    for (key, stub) in sortedStubs {
      for property in stub.properties where property.type == plain || property.type == plain + "?" {
        let label = property.plainName
        guard names.contains(label) else { continue }
        let owner = stub.kind == .variable ? "" : key
        let choice = choice(
          named: member, labels: diagnostic.isAtCall ? [nil] : [], of: owner, label)
        var changed = stub
        guard changed.change(property.name, to: choice.type, value: choice.value) else { continue }
        setStub(changed)
        return key
      }
    }
    return nil
  }

  /// What is selected among values that have a leading dot: `Tab("Home", value: .home)`.
  func retypeSelection(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard let name = guess.selection(),
      let member = diagnostic.source.names(in: diagnostic.span).first
    else { return nil }
    let stub = sortedStubs.first { $0.value.has(name) || $0.value.has("$" + name) }?.value
    guard let type = stub.flatMap({ $0.type(of: name) ?? $0.type(of: "$" + name) }) else {
      return nil
    }
    let choices = type.unwrapped
    if var known = world.stubs[choices], known.add(case: member) {
      setStub(known)
      return choices
    }
    return ["String", "Int"].contains(choices)
      ? retypeAsChoice(diagnostic, choices, besides: [name]) : nil
  }

  /// The type that a value is called after, made where there is none.
  func ownType(for value: String) -> String {
    if let known = declaredType(of: value), !known.hasPrefix("[") { return known }
    let words = value.split { $0.isUppercase }
    let rest =
      words.count > 1 && Session.articles.contains(String(words[0]))
      ? value.dropFirst(words[0].count) : value[...]
    let short = rest.prefix(1).uppercased() + rest.dropFirst()
    let isTaken = !isStub(short) && !world.checker.globals(named: short).isEmpty
    let whole = value.prefix(1).uppercased() + value.dropFirst()
    let isWholeTaken = !isStub(whole) && !world.checker.globals(named: whole).isEmpty
    let name = isTaken ? (isWholeTaken ? "App" + whole : whole) : short
    let isModel = ["Model", "Store", "Manager"].contains(where: name.hasSuffix)
    guard world.stubs[name] == nil, world.checker.globals(named: name).isEmpty else { return name }
    if takeDeclaration(of: name) { return name }
    let stub = Stub(name: name, kind: isModel ? .observable : .structure)
    setStub(stub)
    _ = check(stub)
    return name
  }

  private static let articles: Set<String> = [
    "my", "the", "some", "a", "an", "this", "current", "selected", "new", "other", "first", "last",
  ]

  /// A stub that has to be a model: it is bound to, or asked to conform.
  func makeModel(_ diagnostic: Diagnostic) -> String? {
    var model: Type?
    var kind = Stub.Kind.observable
    if let bound = diagnostic.types.first, bound.isPrelude("Bindable") {
      model = bound.arguments.first
    } else if let missing = MissingConformance(diagnostic.fact) {
      guard ["Observable", "ObservableObject"].contains(missing.asked) else { return nil }
      model = missing.type
      if missing.asked == "ObservableObject" { kind = .observableObject }
    }
    guard var stub = stub(of: model), stub.become(kind) else { return nil }
    setStub(stub)
    return stub.name
  }

  /// A stub that a declaration inherits from: the first that a class names is its superclass, unless it
  /// is called as protocols are.
  func makeInheritable(
    _ type: Type, mayBeClass: Bool, _ diagnostic: Diagnostic
  ) -> String? {
    guard var stub = stub(of: type) else { return nil }
    let bytes = diagnostic.source.bytes
    let before = String(
      decoding: bytes[..<Int(diagnostic.span.start)].suffix(80), as: UTF8.self)
    let isFirst = before.last { !$0.isWhitespace } == ":" && !before.contains("actor ")
    let isCalledProtocol = ["Delegate", "Protocol", "DataSource", "able", "ing"]
      .contains(where: stub.name.hasSuffix)
    guard stub.become(isFirst && mayBeClass && !isCalledProtocol ? .object : .protocol) else {
      return nil
    }
    setStub(stub)
    return stub.name
  }
}

extension Diagnostic {
  /// Whether what it is about is called, or has a payload.
  fileprivate var isAtCall: Bool {
    let end = Int(span.end)
    guard end < source.bytes.count, source.bytes[end] != UInt8(ascii: "(") else {
      return end < source.bytes.count
    }
    let rest = source.bytes[end...].drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "{") else { return false }
    // `if model.isReady {` begins a block.
    let start = source.bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let words = String(decoding: source.bytes[start..<end], as: UTF8.self)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return ["if", "guard", "while", "switch", "for"].allSatisfy { !words.contains($0[...]) }
  }

  /// Whether it is about the first name behind `case`: `case .item(let id):`.
  fileprivate var isInPattern: Bool {
    let before = source.bytes[..<Int(span.start)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let words = String(decoding: before[start...], as: UTF8.self).split { " .".contains($0) }
    return words.last == "case" || words.suffix(2) == ["case", "let"]
  }

  /// Whether it is about a name with nothing but a dot before it.
  fileprivate var isImplicitMember: Bool {
    let start = Int(span.start)
    if start < source.bytes.count, source.bytes[start] == UInt8(ascii: ".") { return true }
    guard start > 1, source.bytes[start - 1] == UInt8(ascii: ".") else { return false }
    return !source.bytes[start - 2].isNamePart && !")]}?!\"".utf8.contains(source.bytes[start - 2])
  }
}
