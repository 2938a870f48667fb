import Prelude
import Semantics
import SourceText
import Syntax

/// Adapts the kind of type that a stub is, and the identity of its values.
struct KindMends {
  let scope: StubScope

  /// `if let id = Track.ID(text)` with a stub `Track`: makes its identity a number, whose
  /// initializer can fail.
  func makeNumber(ofIdentity diagnostic: Diagnostic) -> String? {
    let text = diagnostic.source.text(in: diagnostic.span)
    for (name, stub) in scope.sortedStubs where text.contains("\(name).ID(") {
      var changed = stub
      guard changed.type(of: "id") == "String", changed.change("id", to: "Int") else { continue }
      scope.set(changed)
      return name
    }
    return nil
  }

  /// `var selection: Message.ID = UUID()` with a stub `Message`: its identity has the type of the value.
  func changeIdentity(_ mismatch: TypeMismatch, _ diagnostic: Diagnostic) -> String? {
    guard PropertyMends.plainTypes.contains(mismatch.givenText) else { return nil }
    let text = LineMap(diagnostic.source).lineSpan(at: Int(diagnostic.span.start))
    let line = diagnostic.source.text(in: text)
    for (name, stub) in scope.sortedStubs where line.contains(bytesOf: "\(name).ID") {
      var changed = stub
      if stub.isOfObjects, !stub.has("id"), mismatch.wanted.isPrelude("ObjectIdentifier") {
        changed.add("id", mismatch.givenText)
      } else if stub.type(of: "id") != mismatch.wantedText
        || !changed.change("id", to: mismatch.givenText)
      {
        continue
      }
      scope.set(changed)
      return name
    }
    return nil
  }

  /// `Message.ID(url: url)` with a stub `Message`: gives it an identity type with such an
  /// initializer.
  func makeType(ofIdentity diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    let text = LineMap(diagnostic.source).lineSpan(at: Int(diagnostic.span.start))
    let line = diagnostic.source.text(in: text)
    for (name, stub) in scope.sortedStubs where line.contains(bytesOf: "\(name).ID(") {
      var (changed, identity) = (stub, Stub(name: "\(name).ID", kind: .structure))
      guard !scope.isStub(identity.name), changed.change("id", to: identity.name) else { continue }
      _ = scope.calls.fit(&identity, to: guess)
      scope.set(identity)
      scope.set(changed)
      return identity.name
    }
    return nil
  }

  /// Makes a stub a model class: it is used with `@Bindable`, or must conform to an observation
  /// protocol.
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
    guard var stub = scope.stub(of: model), stub.become(kind) else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// `@Bindable var user: User` after a text by which `User` was a struct: makes it the class that the wrapper
  /// asks for.
  func makeModel(wrappedAt diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    let wrappers = diagnostic.source.names(in: diagnostic.span)
    for name in diagnostic.source.names(around: diagnostic.span).sorted() {
      guard var stub = scope.stubs[name], stub.kind == .structure,
        wrappers.contains(where: { guess.uses.names.contains(.wrapped(name, by: $0)) })
      else { continue }
      let kind = guess.kind(of: name, scope.callees)
      guard Stub(name: name, kind: kind).isOfObjects, stub.become(kind) else { continue }
      scope.set(stub)
      return name
    }
    return nil
  }

  /// `store.send(action)` with an `Action` after `store.send(.refresh)`: the enum that was made for implicit
  /// members, which no text names, is the type that a text names.
  func join(_ mismatch: TypeMismatch, _ guess: StubGuess) -> String? {
    guard let made = scope.stub(of: mismatch.wanted), made.kind == .enumeration,
      !guess.source.mentionedNames.contains(made.name),
      let named = scope.stub(of: mismatch.given), named.name != made.name,
      guess.source.mentionedNames.contains(named.ownName),
      named.kind == .enumeration
        || named.kind == .structure && named.construction.isPlain
          && named.instanceProperties.allSatisfy({ $0.setter == nil && !$0.isPassed })
    else { return nil }
    var joined = named.kind == .enumeration ? named : EnumerationForm(stub: named).enumeration
    for element in made.cases { _ = joined.add(element) }
    scope.set(joined)
    replace(made.name, by: named.name)
    return named.name
  }

  /// Removes a stub, of whose type all values have another type.
  private func replace(_ name: String, by other: String) {
    scope.set(nil, of: name)
    for (_, stub) in scope.sortedStubs where stub.mentions(name) {
      var renamed = stub
      renamed.mapTypes { $0.replacing(word: name, with: other) }
      scope.set(renamed)
    }
  }

  /// `.finished(location)` here and `.finished(url)` there: gives the values of a stub of which nothing is
  /// known but what they are called the type of another value for the same place; returns a stub that
  /// mentioned it.
  func replaceUnknown(_ name: String, by type: String, usedIn input: Source) -> String? {
    guard let stub = scope.stubs[name], stub == Stub(name: name, kind: .structure),
      scope.makeable(type) == type, !type.contains(where: { "`?".contains($0) }),
      !input.mentionedNames.contains(name), !scope.declaredTexts.mention(name)
    else { return nil }
    let user = scope.sortedStubs.first { $0.value.mentions(name) && $0.key != name }?.key
    replace(name, by: type)
    return user
  }

  /// Makes a stub that a declaration inherits from a class or a protocol. The first type that a
  /// class inherits from is its superclass if the class overrides something or calls `super`;
  /// otherwise the name decides.
  func makeInheritable(_ type: Type, mayBeClass: Bool, _ source: Source) -> String? {
    guard var stub = scope.stub(of: type) else { return nil }
    let isSuperclass =
      mayBeClass && (isOverridden(stub.name, in: source) || !isCalledProtocol(stub.name))
    let overridden = isSuperclass ? methods(overriding: stub.name, in: source) : []
    let base = overridden.lazy.compactMap { method in
      scope.checker.libraryMatches.libraryClass(
        declaring: [method] + overridden.filter { $0 != method })
    }.first
    guard
      base.map({ scope.inherit(&stub, from: $0) }) ?? false
        || stub.become(isSuperclass ? .object : .protocol)
    else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// The members of the types in a text of which the first inherited type is the one with a name.
  private func members(ofTypesInheriting name: String, in source: Source) -> [Declaration] {
    func inheriting(_ declaration: Declaration) -> [Declaration] {
      guard case .type(let type) = declaration.kind else { return [] }
      let isMeant = type.inheritance.first.map { source.names(in: $0.span) == [name] } ?? false
      return type.members.flatMap(inheriting) + (isMeant ? type.members : [])
    }
    return scope.texts.tree(of: source).statements.flatMap { statement -> [Declaration] in
      guard case .declaration(let declaration) = statement.kind else { return [] }
      return inheriting(declaration)
    }
  }

  /// What is known of the superclass of the class in which a value is missing.
  enum Superclass {
    /// Whether it is a class is not known yet.
    case undetermined
    /// It is a stub; the class that inherits from it.
    case stub(NominalType)
  }

  /// The superclass of the class around a value that is not declared, if it is a stub, or will be
  /// one: the value may be inherited. Nil for other names.
  func superclass(around diagnostic: Diagnostic) -> Superclass? {
    guard case .value(let missing)? = diagnostic.missingName, missing.first != "$",
      missing.first?.isLowercase ?? false
    else { return nil }
    if let extended = typeExtended(around: diagnostic) { return extended }
    guard let (name, base) = className(around: diagnostic) else { return nil }
    guard let stub = scope.stubs[base] else {
      return scope.checker.globals(named: base).isEmpty ? .undetermined : nil
    }
    if stub.kind == .structure { return .undetermined }
    guard stub.kind == .object, let type = scope.checker.type(named: name),
      scope.stub(of: type.superclassNominal?.declaredType)?.name == base
    else { return nil }
    return .stub(type)
  }

  /// The stub that the extension around something not declared extends, which may be a member of it.
  private func typeExtended(around diagnostic: Diagnostic) -> Superclass? {
    for statement in scope.texts.tree(of: diagnostic.source).statements {
      guard case .declaration(let declaration) = statement.kind,
        case .extension(let part) = declaration.kind, let name = part.extended.plainName,
        declaration.span.contains(diagnostic.span)
      else { continue }
      guard let stub = scope.stubs[name] else {
        return scope.checker.globals(named: name).isEmpty ? .undetermined : nil
      }
      guard stub.isOfValues || stub.kind == .view else { return nil }
      return scope.checker.type(named: name).map(Superclass.stub)
    }
    return nil
  }

  /// `show(error)` in a class whose superclass is a stub: adds a method to that, besides the
  /// library's method of that name, which the call does not fit.
  func addOverload(
    _ call: CallUse, of name: String, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    guard let (own, base) = className(around: diagnostic), var stub = scope.stubs[base],
      stub.kind == .object, let type = scope.checker.type(named: own), type.members[name] == nil,
      !stub.methods.contains(where: { $0.name == name.quoted }),
      scope.checker.memberFacts.hasMember(name, type)
    else { return nil }
    let parameters = scope.calls.parameters(call, of: base, named: name, guess)
    guard stub.add(Stub.Method(Stub.Signature(name: name.quoted, parameters))) else { return nil }
    scope.set(stub)
    return base
  }

  /// The name of the top-level class around a diagnostic, and the first type that it inherits from.
  private func className(around diagnostic: Diagnostic) -> (String, String)? {
    let source = diagnostic.source
    guard source.mentionedNames.contains("class") else { return nil }
    for statement in scope.texts.tree(of: source).statements {
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind, type.keyword == .class,
        declaration.span.start <= diagnostic.span.start,
        diagnostic.span.end <= declaration.span.end,
        let base = type.inheritance.first.map({ source.names(in: $0.span) }), base.count == 1
      else { continue }
      return (type.name, base[0])
    }
    return nil
  }

  /// Whether a class in a text inherits from a type and overrides its members or calls `super`.
  private func isOverridden(_ name: String, in source: Source) -> Bool {
    members(ofTypesInheriting: name, in: source).contains { member in
      member.isOverride || source.names(in: member.span).contains("super")
    }
  }

  /// The methods of a class that its subclasses in a text override.
  private func methods(overriding name: String, in source: Source) -> [MethodName] {
    members(ofTypesInheriting: name, in: source).compactMap { member in
      guard member.isOverride, case .function(let function) = member.kind else { return nil }
      return MethodName(
        name: function.name,
        labels: function.parameters.map(\.argumentLabel))
    }
  }

  /// The class from which a class of the program inherits that is a stub, or of which the library
  /// declares only a part; nil if there is none.
  func openSuperclass(of nominal: NominalType) -> NominalType? {
    var next = nominal.superclassNominal
    while let base = next {
      if scope.stub(of: base.declaredType) != nil || PreludeLibrary.isOfOtherFramework(base.name) {
        return base
      }
      next = base.superclassNominal
    }
    return nil
  }

  private func isCalledProtocol(_ name: String) -> Bool {
    ["Delegate", "Protocol", "DataSource", "able", "ing"].contains(where: name.hasSuffix)
  }

  /// `extension Router { func open() { count += 1 } }`: makes the stub that is extended a class, as a method
  /// changes its values.
  func makeObject(extendedAround diagnostic: Diagnostic) -> String? {
    guard case .stub(let type)? = typeExtended(around: diagnostic),
      var stub = scope.stub(of: type.declaredType), stub.kind == .structure
    else { return nil }
    guard stub.become(kindOfObjects) else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// Notes the stubs whose values a text changes as elements of lists: what changes one of those is wrong where
  /// it is a constant, as they are no objects.
  func noteChanges(by guess: StubGuess) {
    for case .changedList(let list) in guess.uses.names {
      guard let type = scope.declaredType(of: list), type.hasPrefix("["),
        var stub = scope.stubs[type.trimmingTypeMarks], stub.kind == .structure,
        !stub.isChangedInPlace
      else { continue }
      stub.isChangedInPlace = true
      scope.set(stub)
    }
  }

  /// The kind of classes whose properties are changed: views observe them, if there are some.
  private var kindOfObjects: Stub.Kind {
    let view = scope.checker.type(named: "View")
    let isOfViews = scope.ownTypes.contains { type in
      view.map { scope.checker.conforms(type.declaredType, to: $0) } ?? false
    }
    return isOfViews ? .observable : .object
  }

  /// Makes a stub a class: properties of a constant of its type are set, or its values are held weakly.
  func makeObject(_ type: Type, isChanged: Bool) -> String? {
    // `weak var delegate: FeedDelegate?`
    if let name = type.innermost?.name, var asked = scope.stubs[name], asked.kind == .protocol {
      guard asked.conform(toStub: "AnyObject") else { return nil }
      scope.set(asked)
      return name
    }
    guard var stub = scope.stub(of: type), stub.kind == .structure,
      !(isChanged && stub.isChangedInPlace),
      stub.become(isChanged ? kindOfObjects : .object)
    else { return nil }
    scope.set(stub)
    return stub.name
  }
}

extension Declaration {
  fileprivate var isOverride: Bool { modifiers.contains { $0.name == "override" } }
}

extension StubScope {
  /// Makes a stub a subclass of a library class with an initializer without arguments; returns
  /// whether it is one now.
  func inherit(_ stub: inout Stub, from type: NominalType) -> Bool {
    guard type.kind == .class, type.isPrelude, checker.memberFacts.hasEmptyInitializer(type),
      stub.isOfValues
    else { return false }
    return stub.inherit(type.name)
  }
}
