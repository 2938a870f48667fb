import Prelude
import Semantics
import SourceText
import Syntax

/// Adapts stubs to their uses: makes them public or generic, and fits their parameters and results.
struct UseMends {
  let scope: StubScope

  /// Makes a stub public that a public declaration mentions.
  func makePublic(_ diagnostic: Diagnostic) -> String? {
    let near = diagnostic.source.names(around: diagnostic.span).sorted()
    let all = diagnostic.source.mentionedNames.sorted()
    for name in near + all {
      guard var stub = scope.stubs[name], stub.publish() else { continue }
      scope.set(stub)
      return name
    }
    return nil
  }

  /// `Resource<String>`: makes a stub generic.
  func makeGeneric(_ name: String, _ guess: StubGuess) -> String? {
    guard var stub = scope.stubs[name],
      stub.specialize(
        with: guess.uses.typeArguments(of: name), parameters: guess.uses.genericParameters)
    else { return nil }
    scope.set(stub)
    return name
  }

  /// `extension User: Hashable`: removes a conformance from a stub that the text itself declares.
  func withhold(_ target: NominalType, of nominal: NominalType) -> String? {
    guard var stub = scope.stubs[nominal.name], stub.withhold(target.name) else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// Gives a parameter of a stub's initializer the type of the argument instead of the one that its
  /// name suggested.
  ///
  /// - Parameters:
  ///   - expected: The current type of the parameter.
  ///   - given: The type of the argument; nil for `nil`.
  func changeArgument(
    _ expected: String, to given: String?, _ diagnostic: Diagnostic
  ) -> String? {
    guard given != expected,
      let place = scope.diagnosed.argument(at: diagnostic),
      let label = place.label, var stub = scope.stubs[place.name]
    else { return nil }
    let isBound = given?.hasPrefix("Binding<") ?? false
    let name = stub.has("$" + label) ? "$" + label : label
    guard let old = stub.type(of: name), old == expected.trimmingBinding else { return nil }
    let wanted = given?.trimmingBinding ?? old.unwrapped.optional
    // A value that contained itself would recurse forever.
    guard !wanted.contains("_"), !wanted.contains("->"), !scope.properties.makes(wanted, place.name)
    else { return nil }
    if isBound, name == label {
      stub.bind(label, as: wanted)
    } else {
      let made = isBound ? wanted : scope.makeable(wanted)
      guard stub.change(name, to: made) else { return nil }
    }
    scope.set(stub)
    return place.name
  }

  /// `&request`: gives the `inout` parameter of a stub's method the type of the argument.
  func changePassed(_ mismatch: TypeMismatch, _ diagnostic: Diagnostic) -> String? {
    guard !mismatch.isOpen, mismatch.given.innermost != nil,
      let place = scope.diagnosed.argument(at: diagnostic)
    else { return nil }
    return scope.changeFirst { $0.change(inoutOf: place.name, to: mismatch.givenText) }
  }

  /// Gives a parameter of a closure passed to a stub the type that its use requires.
  func changeTaken(_ mismatch: TypeMismatch, _ diagnostic: Diagnostic) -> String? {
    let names = diagnostic.source.names(in: diagnostic.span)
    guard names.count == 1, !mismatch.isOpen else { return nil }
    let wanted = scope.makeable(mismatch.wantedText)
    return scope.changeFirst {
      $0.construction.change(argument: names[0], from: mismatch.givenText, to: wanted)
    }
  }

  /// `update { $0.name = "Ada" }`: makes a parameter `inout` that is changed in a closure passed to
  /// a stub.
  func makeInout(_ parameter: String, _ diagnostic: Diagnostic) -> String? {
    for callee in scope.diagnosed.callees(around: diagnostic) {
      let changed = scope.changeFirst {
        $0.makeInout(parameter, ofClosure: callee.label, passedTo: callee.name)
      }
      if let changed { return changed }
    }
    return nil
  }

  /// Applies a change, such as letting it throw, to the innermost closure around a place that is
  /// passed to a stub's method.
  func changeClosure(
    _ diagnostic: Diagnostic, _ change: (inout Stub.Method, Stub.Method.Closure) -> Bool
  ) -> String? {
    for callee in scope.diagnosed.callees(around: diagnostic) {
      let closure = Stub.Method.Closure(label: callee.label)
      let changed = scope.changeFirst { stub in
        stub.change(methodNamed: callee.name) { change(&$0, closure) }
      }
      if let changed { return changed }
    }
    return nil
  }

  /// `return .run { .loaded(3) }`: lets the closure around a place, of which it is the value, return what
  /// the stub is generic in to whose method it is passed.
  func letReturnGeneric(_ diagnostic: Diagnostic) -> String? {
    guard let callee = scope.diagnosed.callees(around: diagnostic).first else { return nil }
    return scope.changeFirst { stub in
      guard stub.generics.count == 1, let generic = stub.generics.first else { return false }
      return stub.change(methodNamed: callee.name) {
        $0.letReturn(Stub.Method.Closure(label: callee.label), generic.name)
      }
    }
  }

  /// Applies a change, such as letting it await, to the innermost closure around a place that is
  /// passed to a stub's initializer.
  func changeConstruction(
    _ diagnostic: Diagnostic, _ change: (inout StubConstruction, _ label: String?) -> Bool
  ) -> String? {
    for callee in scope.diagnosed.callees(around: diagnostic) {
      guard var stub = scope.stubs[callee.name], change(&stub.construction, callee.label) else {
        continue
      }
      scope.set(stub)
      return callee.name
    }
    return nil
  }

  /// `SaveButton(action: { try await store.save() })`: lets the function throw or await that a call
  /// passes as the initial value of a property.
  func changeFunction(
    passedAt diagnostic: Diagnostic, _ change: (inout Stub.Parameter.Closure) -> Void
  ) -> String? {
    guard let place = scope.diagnosed.argument(at: diagnostic), let label = place.label,
      var stub = scope.stubs[place.name], let type = stub.type(of: label),
      var function = Stub.Parameter.Closure(text: type)
    else { return nil }
    change(&function)
    let value = StubValue.closure(
      giving: function.result == "Void" ? "" : StubValue.of(function.result),
      taking: function.parameters.count)
    guard stub.change(label, to: function.text, value: value) else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// Makes a stub a protocol: a value of another stub is used where it is expected, and nothing
  /// initializes it.
  private func makeProtocol(_ mismatch: TypeMismatch, _ guess: StubGuess) -> String? {
    guard var asked = scope.stub(of: mismatch.wanted), var given = scope.stub(of: mismatch.given),
      asked.isOfValues, given.isOfValues, guess.uses.calls(of: asked.name).isEmpty,
      given.conform(toStub: asked.name), asked.become(.protocol)
    else { return nil }
    scope.set(given)
    scope.set(asked)
    return asked.name
  }

  /// Makes a stub conform to the protocol that is expected where its value is used, or to the stub
  /// that becomes one.
  func makeKind(_ mismatch: TypeMismatch, _ guess: StubGuess) -> String? {
    if let name = makeProtocol(mismatch, guess) ?? makeConforming(typeIn: mismatch) { return name }
    // `navigation.pushViewController(ItemsController(), animated: true)`
    if let base = mismatch.wanted.nominal, PreludeLibrary.isOfOtherFramework(base.name),
      var stub = scope.stub(of: mismatch.given), scope.inherit(&stub, from: base)
    {
      scope.set(stub)
      return stub.name
    }
    guard case .existential(let targets) = mismatch.wanted.shallow, targets.count == 1,
      let asked = targets[0].nominal, !asked.isPrelude, var stub = scope.stub(of: mismatch.given),
      ![.protocol, .additions, .function, .variable, .module, .declared].contains(stub.kind),
      scope.stub(of: targets[0])?.kind == .protocol
        ? stub.conform(toStub: asked.name) : scope.witnesses.conform(&stub, toProtocol: asked.name)
    else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// `Invoice.self`: makes a stub conform to the protocol whose metatype is expected.
  private func makeConforming(typeIn mismatch: TypeMismatch) -> String? {
    guard let (given, wanted) = instances(of: mismatch),
      case .existential(let targets) = wanted.shallow, targets.count == 1,
      var stub = scope.stub(of: given),
      stub.conform(to: targets[0].description)
        || scope.witnesses.conform(&stub, toProtocol: targets[0].description)
    else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// The types whose values two metatypes, or the results of two functions, are.
  private func instances(of mismatch: TypeMismatch) -> (given: Type, wanted: Type)? {
    switch (mismatch.given.shallow, mismatch.wanted.shallow) {
    case (.metatype(let given), .metatype(let wanted)): (given, wanted)
    case (.function(let given), .function(let wanted)): (given.result, wanted.result)
    default: nil
    }
  }

  /// `Editor(player: player)` where another text declares a view with a binding of that name: makes a stub
  /// in place of this declaration, as the text shows an earlier version of it.
  func replaceDeclared(_ mismatch: TypeMismatch, _ diagnostic: Diagnostic, _ guess: StubGuess)
    -> String?
  {
    guard mismatch.wanted.isPrelude("Binding"), mismatch.wanted.arguments.first == mismatch.given,
      let place = scope.diagnosed.argument(at: diagnostic), place.call.path == place.name,
      let stub = scope.stubs[place.name], stub.kind == .declared
    else { return nil }
    scope.set(stub.additions, of: stub.name)
    return scope.names.begin(stub.name, guess, takesDeclaration: false)
  }

  /// `Row.init`: gives a stub's initializer the parameters of the expected function.
  func takeParameters(_ mismatch: TypeMismatch, _ diagnostic: Diagnostic) -> String? {
    guard case .function(let given) = mismatch.given.shallow,
      case .function(let wanted) = mismatch.wanted.shallow
    else { return nil }
    if given.parameters.isEmpty,
      let name = takeParameters(wanted, isOpen: mismatch.isOpen, ofMethodAt: diagnostic)
    {
      return name
    }
    guard var stub = scope.stub(of: given.result), !wanted.parameters.isEmpty,
      stub.construction.take(unlabelled: wanted.parameters.map { _ in "Any?" })
    else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// `Editor(onSave: store.save)`: gives a method that takes nothing so far the parameters of the expected
  /// function.
  private func takeParameters(
    _ wanted: FunctionType, isOpen: Bool, ofMethodAt diagnostic: Diagnostic
  ) -> String? {
    guard !wanted.parameters.isEmpty,
      let name = diagnostic.source.names(in: diagnostic.span).last
    else { return nil }
    return scope.changeFirst { stub in
      stub.change(methodNamed: name) { method in
        guard method.signature.parameters.isEmpty, method.signature.written == nil else {
          return false
        }
        method.signature.parameters = wanted.parameters.enumerated().map { place, parameter in
          Stub.Parameter(
            label: nil, name: "argument\(place + 1)",
            kind: isOpen ? .anything : .value(parameter.type.sourceDescription))
        }
        return true
      }
    }
  }

  /// Gives a function the result that the context of its call expects.
  func changeGiven(_ mismatch: TypeMismatch, _ diagnostic: Diagnostic) -> String? {
    guard !mismatch.isOfAssignment, !mismatch.isOpen else { return nil }
    let wanted = scope.makeable(mismatch.wantedText)
    let names = diagnostic.source.names(in: diagnostic.span)
    // A variable has the type of the call that initializes it.
    for name in names + names.flatMap({ diagnostic.source.names(declaring: $0).sorted() }) {
      let changed = scope.changeFirst { stub in
        if let isSeparate = stub.separate(name, from: mismatch, wanted) { return isSeparate }
        guard stub.methods.contains(where: { $0.result == mismatch.givenText }) else {
          return false
        }
        return isToldOtherwise(name, stub, mismatch)
          ? stub.generalize(where: { $0.name == name.quoted })
          : stub.change(resultOf: name, to: wanted)
      }
      if let changed { return changed }
    }
    return nil
  }

  /// Whether the result of a function was inferred from other uses, and this one requires something
  /// else.
  private func isToldOtherwise(_ name: String, _ stub: Stub, _ mismatch: TypeMismatch) -> Bool {
    let (given, wanted) = (mismatch.given.innermost, mismatch.wanted.innermost)
    let isTold = stub.methods.contains {
      $0.name == name.quoted && $0.result == mismatch.givenText && !$0.isSuggested
    }
    return isTold && given != nil && wanted != nil
      && (given !== wanted
        || mismatch.given.isPrelude("Array") != mismatch.wanted.isPrelude("Array"))
  }

  /// Gives the list that a function returns elements of a more specific type: `computeRows` where
  /// `rows` of `let rows = computeRows()` is used, or `row` of `for row in computeRows()`.
  func retypeElements(
    givenTo names: [String], _ diagnostic: Diagnostic, _ plain: String
  ) -> String? {
    for name in names {
      for function in diagnostic.source.names(declaring: name).sorted() {
        let changed = scope.changeFirst { stub in
          stub.methods.contains { $0.result == "[\(plain)]" }
            && stub.change(
              resultOf: function, to: "[\(scope.ownType(for: name.singular ?? name))]")
        }
        if let changed { return changed }
      }
    }
    return nil
  }

  /// Adds a subscript to a stub.
  func addSubscript(
    _ type: Type, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    guard var stub = scope.stub(of: type.wrapped ?? type) else { return nil }
    let isStatic = diagnostic.source.text(in: diagnostic.span) == stub.name
    let found = scope.texts.uses(of: diagnostic.source).subscripts.first {
      diagnostic.span.start <= $0.argumentsSpan.start
    }
    guard let found else { return nil }
    let parameters = found.arguments.enumerated().map { place, argument in
      let choice = scope.calls.choice(argument.value, of: stub.name, argument.label ?? "index")
      return Stub.Parameter(
        label: argument.label, name: "argument\(place + 1)",
        kind: choice.map { .value($0.type) } ?? .anything)
    }
    let name = diagnostic.source.names(in: diagnostic.span).last
    let used = name.flatMap { guess.result(ofSubscriptsOf: $0)?.name }
    let count = stub.methods.count + 1
    var method = Stub.Method(
      Stub.Signature(name: nil, isStatic: isStatic, parameters),
      result: OpenType.named("\(stub.name).\(OpenType.subscriptLabel)\(count)", used ?? "element"))
    method.setter =
      !isStatic && (stub.kind == .structure || stub.kind == .view) ? "nonmutating set" : "set"
    guard stub.add(method) else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// `Book(isbn: "1")`: makes a stub in place of a sample model without such an initializer.
  func replaceSample(calledAt diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard let place = scope.diagnosed.argument(around: diagnostic),
      let type = scope.checker.type(named: place.name)
    else { return nil }
    return scope.names.replaceSample(type, guess)
  }

  /// Adds an overload of a stub's method.
  func addOverload(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    let place = scope.diagnosed.argument(around: diagnostic)
    guard let call = scope.diagnosed.call(after: diagnostic) ?? place?.call,
      let name = call.name
    else { return nil }
    for (key, stub) in scope.sortedStubs {
      guard let known = stub.methods.first(where: { $0.name == name.quoted }) else {
        continue
      }
      var signature = Stub.Signature(
        name: known.name, isStatic: known.isStatic,
        scope.calls.parameters(call, of: key, named: name, guess))
      signature.generics = known.signature.generics
      var changed = stub
      guard changed.add(Stub.Method(signature, result: known.result)) else { continue }
      scope.set(changed)
      return key
    }
    return scope.kinds.addOverload(call, of: name, diagnostic, guess)
  }

  /// The protocol that the modifiers require that are called on values of a name, or that are given
  /// some: `Shape` for `Heart().trim(from: 0, to: 1)` and `.clipShape(Heart())`.
  func protocolDrawn(by name: String, _ guess: StubGuess) -> NominalType? {
    let facts = scope.checker.drawingFacts
    let modifiers = guess.uses.names.compactMap { use in
      if case .modified(name, by: let modifier) = use { modifier } else { nil }
    }
    if let target = modifiers.sorted().lazy.compactMap(facts.receiver).first { return target }
    return guess.uses.calls.lazy.compactMap { call -> NominalType? in
      guard let modifier = call.name, call.path != modifier,
        let place = call.arguments.firstIndex(where: { $0.value.calledName == name })
      else { return nil }
      return facts.argument(at: place, labels: call.labels, of: modifier)
    }.first
  }

  /// Makes a stub conform to a library protocol.
  func makeConforming(_ missing: MissingConformance, _ diagnostic: Diagnostic) -> String? {
    let told = diagnostic.notes.flatMap { note -> [(String, asked: String)] in
      switch note.fact {
      case ConformanceObstacle.partDoesNotConform(let type, to: _, of: let nominal):
        [type.innermost, nominal].compactMap(\.self).map { (scope.name(of: $0), missing.asked) }
      case ConformanceObstacle.unfitAssociatedType(_, is: let type, let constraint):
        type.mentionedDeclarations.map { (scope.name(of: $0), constraint.description) }
      default: []
      }
    }
    let names =
      [missing.type?.nominal, missing.type?.innermost].compactMap { $0.map(scope.name) }
      + diagnostic.source.names(in: diagnostic.span)
    for (name, asked) in names.map({ ($0, missing.asked) }) + told {
      guard var stub = scope.stubs[name] else { continue }
      // A stub that was assumed to be a view becomes a struct, because it can have only one `Body`:
      // that of the other protocol.
      if stub.kind == .view,
        scope.checker.memberFacts.isAssociatedType("Body", ofProtocolsOf: [asked]),
        asked != "View"
      {
        _ = stub.become(.structure)
      }
      if ["Equatable", "Hashable"].contains(asked), stub.kind == .structure,
        stub.generics.isEmpty
      {
        if scope.parts.compareParts(of: name) { return name }
        continue
      }
      let base = scope.checker.type(named: asked)
      guard
        stub.conform(to: asked) || base.map({ scope.inherit(&stub, from: $0) }) ?? false
          || scope.witnesses.conform(&stub, toProtocol: asked)
      else { continue }
      scope.set(stub)
      return name
    }
    let isOfCoding = ["Decodable", "Encodable", "Codable"].contains(missing.asked)
    return isOfCoding ? names.first(where: scope.parts.encodeParts) : nil
  }
}

extension Stub {
  /// `isKind(of: User.self)` where a `Bool` is expected: the result does not have the type that is
  /// passed, or is a list or an optional of it. Nil if there is no such method.
  fileprivate mutating func separate(
    _ name: String, from mismatch: TypeMismatch, _ wanted: String
  ) -> Bool? {
    let isMeant = methods.contains { $0.name == name.quoted && $0.isOfGivenType }
    guard isMeant else { return nil }
    return change(methodNamed: name) { method in
      guard method.isOfGivenType, method.result == "Result" else { return false }
      if mismatch.wanted.isPrelude("Array"), mismatch.wanted.arguments.first == mismatch.given {
        method.result = "[Result]"
      } else {
        method.separateResult(wanted)
      }
      return true
    }
  }
}
