import Semantics
import SourceText
import Syntax

/// Adds the members and nested types that uses require.
struct MemberMends {
  let scope: StubScope

  /// Adds a missing member to the type, or gives the base a type that has it.
  func addMissingMember(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard let missing = MissingMember(diagnostic.fact) else { return nil }
    if !missing.isLikelyMisspelled, let owner = (missing.owner.wrapped ?? missing.owner).nominal,
      let name = scope.names.replaceSample(owner, guess)
        ?? scope.names.replaceLibrary(owner, lacking: missing, guess)
    {
      return name
    }
    if let name = scope.sharedNames.addProperty(besideMethodWith: missing, diagnostic)
      ?? scope.names.addValue(calledLikeFunction: missing, diagnostic)
      ?? scope.otherTexts.takeExtension(
        declaringOneOf: [missing.name], of: missing.owner, for: diagnostic.source,
        calledAs: scope.diagnosed.call(after: diagnostic))
    {
      return name
    }
    if missing.isStatic, missing.name.first?.isUppercase ?? false {
      if let name = addMemberType(missing.name, to: missing.owner) { return name }
      // Another use of it may have asked for the type in the same round.
      if scope.isStub("\(owner(ofMembersOf: missing.owner)).\(missing.name)") { return nil }
    }
    return addCases(missing) ?? addCase(missing, diagnostic)
      ?? addMember(missing, diagnostic, guess)
      ?? retype(diagnostic, owner: missing.owner, isStatic: missing.isStatic)
      ?? addMember(missing, diagnostic, guess, extendsLibrary: true)
  }

  /// Adds a nested type that is missing in a stub.
  func addMemberType(_ name: String, to owner: Type) -> String? {
    // `Station.ID` is the type of its `id`.
    if scope.checker.memberFacts.isAssociatedType(name, ofProtocolsOf: ["Identifiable"]),
      var stub = scope.stub(of: owner)
    {
      // Another use of it may have asked for the conformance in the same round.
      let isIdentifiable = stub.conformances.contains("Identifiable")
      if stub.conform(to: "Identifiable")
        || stub.kind == .structure && stub.change("id", to: "String")
      {
        scope.set(stub)
        return stub.name
      }
      if isIdentifiable { return nil }
    }
    let own = owner.nominal.flatMap { scope.isOwnType($0.name) && $0.outer == nil ? $0.name : nil }
    guard let outer = scope.stub(of: owner)?.name ?? own else { return nil }
    let stub = Stub(name: "\(outer).\(name)", kind: .structure)
    guard !scope.isStub(stub.name) else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// The type to which a member that `type` lacks is added, as a stub name: the type inside an
  /// optional, existential, binding or `$model`.
  private func owner(ofMembersOf type: Type) -> String {
    var owner = type.wrapped ?? type
    if case .existential(let types) = owner.shallow, types.count == 1 { owner = types[0] }
    // `$model` of an observable object has the type `ObservedObject<Model>.Wrapper`.
    if let declaration = owner.nominal.map({ $0.outer ?? $0 }), declaration.isPrelude,
      ["Binding", "Bindable", "ObservedObject"].contains(declaration.name),
      let wrapped = owner.arguments.first
    {
      owner = wrapped
    }
    if let stub = scope.checker.conformances.constraints(of: owner).lazy.compactMap({
      scope.stub(of: $0)
    }).first {
      return stub.name
    }
    if let known = scope.stub(of: owner)?.name { return known }
    // A class has what a superclass that is not shown has.
    let base = owner.nominal.flatMap { $0.isPrelude ? nil : scope.kinds.openSuperclass(of: $0) }
    // An extension is of the type, whatever its arguments are.
    let own = owner.nominal.flatMap { !$0.isPrelude && !owner.arguments.isEmpty ? $0 : nil }
    return base?.name ?? own.map(scope.name) ?? owner.description
  }

  /// The type to which a missing member is added. One that is called is no member of what a binding
  /// wraps: `$error.isPresent()`.
  private func ownerOfMember(_ missing: MissingMember, _ diagnostic: Diagnostic) -> String {
    guard missing.isDynamic, diagnostic.isAtCall, let owner = missing.owner.nominal,
      owner.isPrelude, owner.outer == nil
    else { return owner(ofMembersOf: missing.owner) }
    return owner.name
  }

  /// - Parameter extendsLibrary: Whether the member may be added to a library type, as from an
  ///   extension that the document does not show, if no other library type has a member of that
  ///   name.
  func addMember(
    _ missing: MissingMember, _ diagnostic: Diagnostic, _ guess: StubGuess,
    extendsLibrary: Bool = false
  ) -> String? {
    let owner = ownerOfMember(missing, diagnostic)
    if missing.name == "makeAsyncIterator", owner.hasPrefix("[") {
      let element = owner.dropFirst().dropLast()
      return retype(
        diagnostic, from: owner, to: "AsyncStream<\(element)>", value: "AsyncStream { $0.finish() }"
      )
    }
    if missing.name.hasPrefix("$") || missing.name == "objectWillChange",
      var stub = scope.stubs[owner], stub.become(.observableObject)
    {
      scope.set(stub)
      return owner
    }
    let addition = MemberAddition(scope: scope, missing, of: owner, diagnostic)
    let isMethod = diagnostic.isAtCall || isAction(diagnostic)
    guard addition.isPossible(extendsLibrary: extendsLibrary, isMethod: isMethod) else {
      return nil
    }
    var stub = scope.stubs[owner] ?? Stub(name: owner, kind: .additions)
    let isAdded =
      isMethod ? addition.addMethod(to: &stub, guess) : addition.addProperty(to: &stub)
    guard isAdded else { return nil }
    scope.set(stub)
    return owner
  }

  /// `Editor(onSave: model.add)`: whether a member is passed as an action.
  private func isAction(_ diagnostic: Diagnostic) -> Bool {
    guard let place = scope.diagnosed.argument(at: diagnostic) else { return false }
    return place.call.arguments.contains { argument in
      guard argument.action != nil, case .member(_, let name) = argument.value.kind else {
        return false
      }
      return name.span.start == diagnostic.span.start
    }
  }

  /// Whether the member that a diagnostic missed gives a stub, of which its uses may show more.
  func givesStub(_ diagnostic: Diagnostic) -> Bool {
    guard let missing = MissingMember(diagnostic.fact) else { return false }
    guard let stub = scope.stubs[owner(ofMembersOf: missing.owner)] else { return true }
    let types =
      stub.properties.filter { $0.name == missing.name }.map(\.type)
      + stub.methods.filter { $0.name == missing.name.quoted }.compactMap(\.result)
    return types.contains { type in
      // The name of an open type contains that of its owner.
      OpenType.all(in: type).reduce(type) { $0.replacing(bytesOf: $1, with: "_") }
        .split { !$0.isNamePart }.contains {
          scope.isStub(String($0))
        }
    }
  }

  /// `format(3)` with a value of a stub: adds the method that such calls call.
  func addCall(of type: Type, _ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard var stub = scope.stub(of: type), stub.isOfValues,
      let call = scope.diagnosed.call(after: diagnostic)
    else { return nil }
    let name = "callAsFunction"
    let used = diagnostic.source.names(in: diagnostic.span).last.flatMap {
      guess.result(ofCallsOf: $0)
    }
    let signature = Stub.Signature(
      name: name, scope.calls.parameters(call, of: stub.name, named: name, guess))
    let result = OpenType.named(
      "\(stub.name).\(name)", used.map { $0.name ?? name } ?? OpenType.resultLabel)
    guard stub.add(Stub.Method(signature, result: result)) else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// Whether a stub got what a diagnostic misses, and its use asks for no more: a property that is read
  /// as a whole, or a method without effects that takes any values.
  func isAdded(_ diagnostic: Diagnostic, since before: [String: Stub]) -> Bool {
    guard case MemberError.noMember = diagnostic.fact, diagnostic.isReadAsWhole,
      let missing = MissingMember(diagnostic.fact)
    else { return false }
    let owner = owner(ofMembersOf: missing.owner)
    guard let stub = scope.stubs[owner], stub.kind == before[owner]?.kind else { return false }
    guard diagnostic.isAtCall else {
      return stub.properties.contains {
        $0.name == missing.name && $0.isStatic == missing.isStatic
      } && !(before[owner]?.offers(missing.name) ?? false)
    }
    guard let call = scope.diagnosed.call(after: diagnostic),
      call.closures.isEmpty
    else { return false }
    return stub.methods.contains { method in
      method.name == missing.name.quoted && method.isStatic == missing.isStatic
        && method.signature.takesAnything && method.isThrowing != true && method.isAsync != true
        && method.signature.labels == call.labels
        && !(before[owner]?.has(method) ?? false)
    }
  }

  /// Adds a value that a class or an extension uses without declaring it to its superclass, or to the type
  /// that is extended, a stub.
  func addInherited(
    _ diagnostic: Diagnostic, by type: NominalType, _ guess: StubGuess
  ) -> String? {
    guard case .value(let name)? = diagnostic.missingName else { return nil }
    let missing = MissingMember(
      name, type.declaredType, isStatic: scope.diagnosed.isInStaticMember(diagnostic))
    return addMember(missing, diagnostic, guess)
  }

  /// Common names of static instances of a type.
  static let instances: Set<String> = [
    "default", "shared", "standard", "current", "main", "preview", "sample", "example", "mock",
    "empty", "live", "test",
  ]

  /// Adds a method that a class overrides to its superclass.
  func addOverridden(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard let head = guess.uses.head(at: diagnostic.span) else { return nil }
    return scope.changeFirst {
      $0.kind == .object && guess.isInherited($0.name) && $0.add(type: "\(head) {}")
    }
  }

  /// Adds `main` to the protocol or superclass that a `@main` type inherits it from, if a missing
  /// module declares that.
  func addMain(of type: NominalType) -> String? {
    var method = Stub.Method(Stub.Signature(name: "main", isStatic: true))
    method.isOfConformers = true
    return scope.changeFirst { stub in
      guard [.protocol, .object].contains(stub.kind),
        let base = scope.checker.type(named: stub.name),
        base === type.superclassNominal || scope.checker.conforms(type.declaredType, to: base)
      else { return false }
      return stub.add(method)
    }
  }

  /// Makes an added property of the program's own type settable.
  func makeSettable(_ property: String, of owner: Type?) -> String? {
    guard let owner = owner?.nominal, var stub = scope.stubs[owner.name],
      stub.set(property, isOfObject: owner.kind == .class)
    else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// Adds a settable property that shadows a method of the library.
  func addSettable(_ property: String, to owner: Type?) -> String? {
    guard let owner = owner?.nominal, scope.isStub(owner.name) || scope.isOwnType(owner.name),
      owner.members[property] == nil
    else { return nil }
    let name = owner.name
    var stub = scope.stubs[name] ?? Stub(name: name, kind: .additions)
    guard !stub.has(property) else { return nil }
    stub.add(property, OpenType.named(name, property))
    _ = stub.set(property, isOfObject: owner.kind == .class)
    scope.set(stub)
    return name
  }

  /// Gives a value a more specific type than the plain one that its name suggested.
  ///
  /// - Parameter isStatic: Whether the member is accessed on the type rather than on a value.
  func retype(_ diagnostic: Diagnostic, owner: Type, isStatic: Bool) -> String? {
    let plain = owner.description.trimmingBinding
    let isPlain = ["String", "Any", "Int", "Double", "Bool", "Character"]
      .contains(plain.unwrapped)
    guard isPlain || isStatic && plain == "some View" else { return nil }
    if isStatic { return retypeAsChoice(diagnostic, plain) }
    // `$0` and the rows of a list are elements of a collection named on the same line.
    let base = diagnostic.source.memberBase(before: diagnostic.span) ?? "0"
    let names =
      base.allSatisfy(\.isNumber)
      ? diagnostic.source.names(around: diagnostic.span).sorted()
      : [base] + diagnostic.source.names(declaring: base).sorted()
    if let name = scope.uses.retypeElements(givenTo: names, diagnostic, plain) { return name }
    for name in names {
      for (key, stub) in scope.sortedStubs {
        // The parameter of a closure passed to a stub's initializer.
        var taking = stub
        if name == base,
          stub.construction.closures.contains(where: { $0.parameters.contains { $0.name == base } }
          ),
          taking.construction.change(argument: base, from: plain, to: scope.ownType(for: base))
        {
          scope.set(taking)
          return key
        }
        // The result of a method of a stub.
        var method = stub
        if names[0] == base, stub.methods.contains(where: { $0.result == plain }),
          method.change(resultOf: name, to: scope.ownType(for: base))
        {
          scope.set(method)
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
            ?? scope.ownType(for: isElement ? own.singular ?? own : own)
          let suffix = property.type.hasSuffix("?") ? "?" : ""
          var changed = stub
          guard changed.change(property.name, to: isElement ? "[\(type)]" : type + suffix) else {
            continue
          }
          scope.set(changed)
          return key
        }
      }
    }
    return nil
  }

  /// The library type that has a given member, if the member identifies one.
  private func libraryType(having diagnostic: Diagnostic) -> String? {
    guard let member = diagnostic.source.names(in: diagnostic.span).first else { return nil }
    return ["Image", "URL", "Date", "CGRect", "Angle"].first { name in
      scope.checker.type(named: name)?.members[member] != nil
    }
  }

  /// Changes the type of a property that a line mentions.
  private func retype(
    _ diagnostic: Diagnostic, from old: String, to new: String, value: String
  ) -> String? {
    let names = diagnostic.source.names(around: diagnostic.span)
    for (key, stub) in scope.sortedStubs {
      for property in stub.properties where property.type == old && names.contains(property.name) {
        var changed = stub
        guard changed.change(property.name, to: new, value: value) else { continue }
        scope.set(changed)
        return key
      }
    }
    return nil
  }

  /// Changes the type of a value that is compared with an implicit member expression.
  private func retypeAsChoice(
    _ diagnostic: Diagnostic, _ plain: String, besides others: Set<String> = []
  ) -> String? {
    guard let member = diagnostic.source.names(in: diagnostic.span).first else { return nil }
    // What is passed with a label is a value of that.
    let passed = others.isEmpty ? scope.diagnosed.argument(at: diagnostic)?.label : nil
    let names =
      passed.map { [$0] }
      ?? diagnostic.source.names(around: diagnostic.span).union(others)
      .union(diagnostic.source.switchedNames(before: diagnostic.span))
    let known =
      scope.diagnosed.isCaseOfPattern(diagnostic)
      ? nil
      : plain == "some View"
        ? scope.callees.drawnView(having: member) : scope.members.datum(named: [member])
    // No case of an enum is a view.
    guard known != nil || plain != "some View" else { return nil }
    for (key, stub) in scope.sortedStubs {
      for property in stub.properties where property.type == plain || property.type == plain + "?" {
        let label = property.plainName
        guard names.contains(label) else { continue }
        let owner = stub.kind == .variable ? "" : key
        let choice =
          known.map { (type: $0, value: nil) }
          ?? scope.calls.choice(
            named: member, labels: diagnostic.isAtCall ? [nil] : [], of: owner, label)
        var changed = stub
        guard changed.change(property.name, to: choice.type, value: choice.value) else { continue }
        scope.set(changed)
        return key
      }
    }
    return nil
  }

  /// Changes the type of a selection whose tags are implicit member expressions: `Tab("Home",
  /// value: .home)`.
  func retypeSelection(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard let name = guess.uses.selection,
      let member = diagnostic.source.names(in: diagnostic.span).first
    else { return nil }
    let stub = scope.sortedStubs.first { $0.value.has(name) || $0.value.has("$" + name) }?.value
    guard let type = stub.flatMap({ $0.type(of: name) ?? $0.type(of: "$" + name) }) else {
      return nil
    }
    let choices = type.unwrapped
    if var known = scope.stubs[choices], known.add(Stub.Case(member, of: choices)) {
      scope.set(known)
      return choices
    }
    return ["String", "Int"].contains(choices)
      ? retypeAsChoice(diagnostic, choices, besides: [name]) : nil
  }

}

extension Diagnostic {
  /// Whether nothing is assigned to what the diagnostic names, or asked of it.
  fileprivate var isReadAsWhole: Bool {
    let rest = source.bytes[Int(span.end)...].drop { $0 == UInt8(ascii: " ") }
    guard let next = rest.first else { return true }
    let isComparison = rest.prefix(2).elementsEqual("==".utf8)
    return isComparison || !"=.?![+-*/%&|".utf8.contains(next)
  }

  /// Whether the name at the diagnostic is called or has a payload.
  var isAtCall: Bool {
    let end = Int(span.end)
    guard end < source.bytes.count, source.bytes[end] != UInt8(ascii: "(") else {
      return end < source.bytes.count
    }
    let rest = source.bytes[end...].drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "{") else { return false }
    // `var order: Order = .byName { didSet {` opens observers, as for the parser.
    let first = rest.dropFirst().drop { " \n\t\r".utf8.contains($0) }.prefix { $0.isNamePart }
    guard !["didSet", "willSet"].contains(String(decoding: first, as: UTF8.self)) else {
      return false
    }
    // `if model.isReady {` opens a block, not a closure.
    let start = source.bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let words = String(decoding: source.bytes[start..<end], as: UTF8.self)
      .split { !$0.isNamePart }
    return ["if", "guard", "while", "switch", "for", "catch"].allSatisfy {
      !words.contains($0[...])
    }
  }

  /// Whether the diagnostic is about an implicit member expression.
  var isImplicitMember: Bool {
    let start = Int(span.start)
    if start < source.bytes.count, source.bytes[start] == UInt8(ascii: ".") { return true }
    guard start > 1, source.bytes[start - 1] == UInt8(ascii: ".") else { return false }
    return !source.bytes[start - 2].isNamePart && !")]}?!\"".utf8.contains(source.bytes[start - 2])
  }
}
