import Semantics
import SourceText
import Syntax

/// Adapts stubs to the way a text initializes and calls them.
struct CallMends {
  let scope: StubScope

  /// Adapts a stub on the line of a diagnostic to a call that does not match it; returns its name.
  func takeCalls(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    let names = diagnostic.source.names(around: diagnostic.span)
    // `super.init(…)` initializes the superclass.
    let inherited =
      names.contains("super") ? scope.sortedStubs.map(\.key).filter(guess.isInherited) : []
    // `Patient.ID(…)` initializes a nested type.
    let nested = scope.sortedStubs.filter { name, stub in
      stub.outerName != nil && name.split(separator: ".").allSatisfy { names.contains(String($0)) }
    }.map(\.key)
    let implicit = implicitCalls(in: guess).filter { $0.call.span.contains(diagnostic.span) }
    for name in names.sorted() + nested + inherited + implicit.map(\.stub) {
      guard var stub = scope.stubs[name], fit(&stub, to: guess) else { continue }
      scope.set(stub)
      return name
    }
    return nil
  }

  /// Adapts a stub to the calls that initialize it; returns whether it changed.
  func fit(_ stub: inout Stub, to guess: StubGuess) -> Bool {
    let isMade = ![.function, .variable, .module, .additions, .protocol, .declared].contains(
      stub.kind)
    guard isMade else { return false }
    let calls =
      guess.uses.calls(of: stub.name)
      + implicitCalls(in: guess).filter { $0.stub == stub.ownName }.map(\.call)
    // An enum is made of its raw value alone.
    let takesOthers = calls.contains { call in
      !call.closures.isEmpty || call.arguments.contains { $0.label != "rawValue" }
    }
    let structure = takesOthers ? EnumerationForm(stub: stub).structure : nil
    if let structure { stub = structure }
    var hasChanged = structure != nil
    let isInherited = stub.kind == .object && guess.isInherited(stub.name)
    let made = calls + (isInherited ? guess.uses.calls(of: "super.init") : [])
    // What other calls pass as an argument may be a closure behind the call.
    for call in made {
      if takeClosures(of: call, &stub, guess) { hasChanged = true }
    }
    for call in made {
      for part in call.parts {
        let argument = part.first
        if !part.rest.isEmpty, takeSeveral(part, &stub) { hasChanged = true }
        if let label = argument.label, draw(label, with: argument.value, of: &stub) {
          hasChanged = true
        }
        guard let label = argument.label,
          !stub.construction.closures.contains(where: { $0.label == label }),
          !stub.pass(label)
        else { continue }
        hasChanged = true
        add(argument, labelled: label, in: call, to: &stub, guess)
      }
      if stub.arrange(call.arguments.compactMap(\.label)) { hasChanged = true }
      let types = call.parts.map(\.first).filter { $0.label == nil }.map { argument in
        choice(argument.value, of: stub.name, CallMends.noLabel)?.type ?? "Any?"
      }
      if stub.construction.take(unlabelled: types) { hasChanged = true }
    }
    for labels in guess.uses.initializers[stub.name] ?? [] {
      for label in labels where !stub.pass(label) {
        stub.add(label, OpenType.named(stub.name, label), isPassed: true)
        hasChanged = true
      }
      if stub.arrange(labels) { hasChanged = true }
      // It seldom fits any value.
      if labels == ["rawValue"], stub.construction.fail() { hasChanged = true }
    }
    if guess.uses.names.contains(.replaced(stub.name)), stub.construction.fail() {
      hasChanged = true
    }
    return hasChanged
  }

  /// Adds a property that a call passes an argument for.
  private func add(
    _ argument: Argument, labelled label: String, in call: CallUse, to stub: inout Stub,
    _ guess: StubGuess
  ) {
    let value = argument.value
    if let keyPath = type(ofKeyPath: value, in: call, guess.source) {
      stub.add(label, keyPath + "?", isPassed: true)
    } else if value.projectedName != nil || isBinding(value) {
      stub.add("$" + label, OpenType.named(stub.name, label), isPassed: true)
    } else if let choice = choice(value, of: stub.name, label) {
      stub.add(label, choice.type, value: choice.value, isPassed: true)
    } else if let closure = closureType(value, of: "\(stub.name).\(label)") {
      stub.add(label, closure.text, isPassed: true)
    } else if stub.kind == .view, let function = guess.uses.action(value) {
      stub.add(label, function.text, isPassed: true)
    } else {
      // `GameOver(onRestart: game.start)`
      let isOpen = stub.kind != .view || argument.action != nil
      stub.add(label, isOpen ? OpenType.named(stub.name, label) : "Any?", isPassed: true)
    }
  }

  /// `Field(rules: .required, .email)`: lets the initializer take any number of values for a property; returns
  /// whether the stub changed.
  private func takeSeveral(
    _ part: (first: Argument, rest: [Argument]), _ stub: inout Stub
  ) -> Bool {
    guard let label = part.first.label, let type = choice(part, of: stub.name, label) else {
      return false
    }
    return stub.takeSeveral(label, of: type)
  }

  /// `Theme(surface: .blue)`: gives a property that seemed to be any view the library type for drawing that
  /// has the value passed for it; returns whether it is one.
  private func draw(_ label: String, with value: Expression, of stub: inout Stub) -> Bool {
    guard stub.type(of: label) == "some View", let choice = value.implicitChoice,
      let drawn = scope.callees.drawnView(having: choice.name)
    else { return false }
    return stub.change(label, to: drawn)
  }

  /// The calls of `.init` that make values of stubs.
  private func implicitCalls(in guess: StubGuess) -> [(stub: String, call: CallUse)] {
    scope.checker.holeSolver.implicitInits.sorted { $0.key < $1.key }.flatMap { name, places in
      guess.uses.calls.filter { places.contains($0.nameSpan.start) && $0.path == nil }
        .map { (name, $0) }
    }
  }

  /// Whether a value is an implicit member that bindings have: `.constant(user)`.
  private func isBinding(_ value: Expression) -> Bool {
    guard let choice = value.implicitChoice,
      let binding = scope.checker.type(named: "Binding"),
      scope.checker.memberFacts.hasMember(choice.name, binding)
    else { return false }
    return (binding.members[choice.name] ?? []).contains { member in
      guard case .function(let function) = member else { return false }
      return function.selfParameter == .metatype && function.result.nominal === binding
        && function.parameters.map(\.label) == choice.labels
    }
  }

  /// Adds the trailing closures of a call to a stub's initializer; returns whether the stub
  /// changed.
  private func takeClosures(of call: CallUse, _ stub: inout Stub, _ guess: StubGuess) -> Bool {
    var hasChanged = false
    var places: [Int] = []
    let builders = stub.kind == .view ? builders(passedBy: call, guess) : []
    for closure in builders + call.closures {
      let next = places.last.map { $0 + 1 } ?? 0
      let known = stub.construction.closures.indices.dropFirst(next).first { place in
        closure.label == nil || stub.construction.closures[place].label == closure.label
      }
      if known == nil {
        let taken = self.closure(closure, of: stub, call, isFirst: places.isEmpty, guess)
        stub.construction.take(taken)
        stub.properties.removeAll { $0.isPassed && $0.plainName == taken.label }
        hasChanged = true
      }
      places.append(known ?? stub.construction.closures.count - 1)
    }
    return stub.construction.take(closuresAt: places) || hasChanged
  }

  /// The view builders among the arguments of a call: `Card(content: { Text("a") })`.
  private func builders(passedBy call: CallUse, _ guess: StubGuess) -> [CallUse.Closure] {
    call.arguments.compactMap { argument in
      guard let label = argument.label, !argument.isAction,
        case .closure(let closure) = argument.value.kind
      else { return nil }
      let passed = CallUse.Closure(closure, label: label)
      return isAction(passed.body, guess) || !builds(passed.body) ? nil : passed
    }
  }

  /// Whether the first statement of a closure makes a view.
  private func builds(_ body: CodeBlock) -> Bool {
    guard case .expression(let value)? = body.statements.first?.kind, let root = value.chain?.root
    else { return false }
    return scope.callees.isView(root) || scope.stubs[root]?.kind == .view
  }

  /// The only label with which other calls pass a function: `RetryView(retry: load)` beside
  /// `RetryView { load() }`.
  private func labelOfAction(passedTo stub: Stub, _ guess: StubGuess) -> String? {
    let labels = guess.uses.calls(of: stub.name).filter(\.closures.isEmpty)
      .flatMap(\.arguments).filter(\.isAction).compactMap(\.label)
    return Set(labels).count == 1 ? labels.first : nil
  }

  /// A trailing closure of a call as the stub declares it.
  private func closure(
    _ closure: CallUse.Closure, of stub: Stub, _ call: CallUse, isFirst: Bool, _ guess: StubGuess
  ) -> StubConstruction.Closure {
    let isAction =
      isAction(closure.body, guess)
      || stub.name.hasSuffix("Button") && isFirst && closure.parameters.isEmpty
    let isView = stub.kind == .view
    let element = call.arguments.first {
      $0.label == nil && $0.value.lastName?.name.last == "s"
    }
    let isOfElements = isView && element != nil && closure.parameters.count == 1
    return StubConstruction.Closure(
      label: closure.label ?? labelOfAction(passedTo: stub, guess)
        ?? (isView && !isAction
          ? "content" : isAction ? "action" : StubConstruction.Closure.unknownLabel),
      parameters: closure.parameters.enumerated().map { place, name in
        Stub.Property(
          name: name == "$0" || name == "_" ? "argument\(place + 1)" : name,
          type: isOfElements
            ? "Data.Element" : type(of: name, takenBy: closure, of: "\(stub.name).\(place + 1)"))
      },
      gives: isAction ? .nothing : isView ? .views : .anything)
  }

  /// Whether a closure is an action rather than a view builder: its first statement has an effect.
  private func isAction(_ body: CodeBlock, _ guess: StubGuess) -> Bool {
    guard case .expression(let value)? = body.statements.first?.kind else { return false }
    switch value.kind {
    case .try, .await, .assignment: return true
    case .sequence(let elements):
      return elements.contains { element in
        switch element {
        case .assignment: true
        case .infix(let sign, _): scope.checker.isAssignmentOperator(sign)
        default: false
        }
      }
    case .call(let call):
      switch call.callee.kind {
      case .identifier(let name):
        return scope.callees.isEffect(callOf: name.name) || StubGuess.isCallback(name.name)
      case .member(let base, let name):
        return base.path?.hasPrefix("self") ?? false || scope.callees.isMutating(name.name)
          || isAction(name.name, of: base, guess)
      default: return false
      }
    default: return false
    }
  }

  /// `model.retry()`: whether a member of an object that the text makes has no result, or is not declared.
  private func isAction(_ member: String, of base: Expression, _ guess: StubGuess) -> Bool {
    guard case .identifier(let variable) = base.kind,
      let name = guess.uses.initialType(of: variable.name)
        ?? guess.uses.declaredType(of: variable.name),
      scope.isOwnType(name),
      let type = scope.checker.type(named: name), type.kind == .class
    else { return false }
    return (type.members[member] ?? []).allSatisfy { known in
      if case .function(let function) = known { function.result.isVoid } else { false }
    }
  }

  /// The type of a key path argument. Its root is the type written in the key path, or else the
  /// type of an unlabeled argument, or a type that has the member.
  private func type(ofKeyPath value: Expression, in call: CallUse, _ source: Source) -> String? {
    guard case .keyPath(let keyPath) = value.kind else { return nil }
    if let root = keyPath.root { return "PartialKeyPath<\(source.text(in: root.span))>" }
    let given = call.arguments.lazy.filter { $0.label == nil }.compactMap { argument in
      argument.value.path.flatMap { scope.declaredType(of: $0)?.trimmingTypeMarks }
    }
    var root = given.first
    if root == nil, case .member(let member)? = keyPath.components.first {
      root = scope.ownTypes.first { $0.hasProperty(named: member.name) }?.name
    }
    return root.map { "PartialKeyPath<\($0)>" }
  }

  /// The type of a closure argument; nil for other values.
  private func closureType(_ value: Expression, of owner: String) -> Stub.Parameter.Closure? {
    guard case .closure(let closure) = value.kind else { return nil }
    return type(of: CallUse.Closure(closure), of: owner)
  }

  private func type(of closure: CallUse.Closure, of owner: String) -> Stub.Parameter.Closure {
    var type = Stub.Parameter.Closure(
      parameters: closure.parameters.map { name in
        Stub.Parameter.Closure.Given(type: self.type(of: name, takenBy: closure, of: owner))
      })
    if closure.givesName { type.result = OpenType.named(owner, OpenType.resultLabel) }
    return type
  }

  /// The type of a parameter of a closure.
  private func type(
    of parameter: String, takenBy closure: CallUse.Closure, of owner: String
  ) -> String {
    if let name = closure.success(of: parameter) {
      return "Result<\(OpenType.named(owner, name)), any Error>"
    }
    return OpenType.named(
      owner, ["$0", "_"].contains(parameter) ? OpenType.argumentLabel : parameter)
  }

  /// The parameters that a function needs for a call.
  ///
  /// - Parameters:
  ///   - name: The type that declares it; its own name for a function of the top level.
  ///   - called: Its name.
  func parameters(_ call: CallUse?, of name: String, named called: String, _ guess: StubGuess)
    -> [Stub.Parameter]
  {
    guard let call else { return [] }
    let plain = call.parts.enumerated().map { index, part in
      let argument = part.first
      let kind: Stub.Parameter.Kind =
        if case .keyPath = argument.value.kind {
          .value(
            name.hasPrefix("[")
              ? "KeyPath<Element, String>"
              : self.type(ofKeyPath: argument.value, in: call, guess.source) ?? "Any?")
        } else if case .addressOf(let variable) = argument.value.kind {
          .variable(variable.path.flatMap(guess.uses.declaredType) ?? "Any?")
        } else if let list = argument.value.emptyCollection {
          .value(list)
        } else if let type = closureType(argument.value, of: "\(name).\(called)\(index + 1)") {
          .closure(type)
        } else {
          choice(part, of: name, argument.label ?? CallMends.noLabel).map {
            .value(part.rest.isEmpty ? $0 : $0 + "...")
          } ?? .anything
        }
      return Stub.Parameter(label: argument.label, name: "argument\(index + 1)", kind: kind)
    }
    let closures = call.closures.map { closure in
      Stub.Parameter(
        label: closure.label, name: closure.label ?? Stub.Parameter.unlabelledClosure,
        kind: .closure(type(of: closure, of: "\(name).\(called)")))
    }
    return plain + closures
  }

  /// The type of the implicit members that are passed to a parameter.
  private func choice(
    _ part: (first: Argument, rest: [Argument]), of owner: String, _ label: String
  ) -> String? {
    guard let first = choice(part.first.value, of: owner, label) else { return nil }
    for argument in part.rest { _ = choice(argument.value, of: owner, label) }
    return first.type
  }

  /// A function that takes a type, `load(User.self)`, and gives a value of it, if its result is used;
  /// nil for other calls.
  func generic(
    _ signature: Stub.Signature, _ call: CallUse, _ use: StubGuess.Use?
  ) -> Stub.Method? {
    let places = call.arguments.indices.filter { place in
      guard case .member(_, let member) = call.arguments[place].value.kind else { return false }
      return member.isSelf
    }
    var method = Stub.Method(signature)
    guard let use, places.count == 1, !signature.givesResults,
      method.giveValue(ofTypeAt: places[0])
    else { return nil }
    if use.isOptional || call.isUnwrapped { method.result = "Result?" }
    return method
  }

  /// The type of an implicit member expression, and a value of it: a library type suggested by the
  /// argument label, an enum that has such a case, or a stub enum.
  func choice(
    _ argument: Expression, of owner: String, _ label: String
  ) -> (type: String, value: String?)? {
    guard let choice = argument.implicitChoice, choice.name.first?.isLowercase ?? false else {
      return nil
    }
    if let known = CallMends.choices.first(where: { label.lowercased().hasSuffix($0.label) }) {
      return (known.type, nil)
    }
    return self.choice(named: choice.name, labels: choice.labels, of: owner, label, isValue: true)
  }

  /// - Parameters:
  ///   - isValue: Whether it is a value, with all that is associated with it; a pattern may leave that out.
  ///   - isMade: Whether it is a call that makes a value, with all its labels.
  func choice(
    named name: String, labels: [String?], of owner: String, _ label: String,
    isValue: Bool = false, isMade: Bool = false
  ) -> (type: String, value: String?) {
    if let own = ownChoice(named: name, labels, isValue: isValue, isMade: isMade) { return own }
    // It is a value of what the owner has under that name, or of the stub that is named like it.
    if isValue, let known = scope.stubs[owner]?.type(of: label), scope.isStub(known) {
      return (known, nil)
    }
    if isValue, let known = scope.declaredType(of: label), known != owner,
      scope.stubs[known].map({ $0.isOfValues || $0.kind == .enumeration }) ?? false
    {
      return (known, nil)
    }
    if isValue, let nested = scope.declaredType(of: label, inside: owner) { return (nested, nil) }
    let plain = owner + label.capitalizedFirst
    if isValue, !scope.isStub(plain),
      scope.isOwnType(plain) || scope.otherTexts.takeDeclaration(of: plain)
    {
      return (plain, nil)
    }
    let extended = scope.declaredTexts.extensions.first { part in
      part.statics.contains(name) && scope.isOwnType(part.ownerOfStatics)
        && !scope.isStub(part.ownerOfStatics)
    }
    if isValue, let extended { return (extended.ownerOfStatics, nil) }
    if isValue, let datum = scope.members.datum(named: [name]) { return (datum, nil) }
    if isValue, let duration = scope.members.duration(calledBy: [(name, labels)]) {
      return (duration, nil)
    }
    if isValue, let number = scope.members.number(calledBy: name, labels, label) {
      return (number, nil)
    }
    if isValue,
      let known = scope.checker.libraryMatches.genericEnum(
        named: label.lastWord.capitalizedFirst, withCases: [(name, labels)])
    {
      return (OpenType.text(of: known, for: OpenType.named(owner, label)), nil)
    }
    if isValue, let known = scope.choices.libraryType(calledLike: label, having: [(name, labels)]) {
      return (known, labels.isEmpty ? "\(known).\(name)" : nil)
    }
    if let extended = typeExtended(calledLike: label, of: owner) { return (extended, nil) }
    if isValue, let known = enumeration(of: owner, label, having: name, labels) {
      return (known, nil)
    }
    // The library's name stays: `@State` beside `state = .failed`.
    let isTaken =
      owner.isEmpty && !scope.isStub(plain) && !scope.checker.globals(named: plain).isEmpty
    let type =
      isTaken ? "App" + plain : scope.declaredTexts.isProtocol(plain) ? "\(plain)Kind" : plain
    let isInitializer = name == "init"
    var stub =
      scope.stubs[type] ?? Stub(name: type, kind: isInitializer ? .structure : .enumeration)
    if !isInitializer { _ = stub.add(Stub.Case(name, labels: labels, of: type)) }
    scope.set(stub)
    scope.declareNow(stub)
    return (type, nil)
  }

  /// The enum that a text declares with such a case, and a value of it; nil if there is none.
  private func ownChoice(
    named name: String, _ labels: [String?], isValue: Bool, isMade: Bool
  ) -> (type: String, value: String?)? {
    for type in scope.ownTypes where !scope.isStub(type.name) {
      let isOfType = type.enumeration.cases.contains { known in
        known.name == name && (!isValue || known.payload.isEmpty == labels.isEmpty)
          && (!isMade || known.payload.map(\.label) == labels)
      }
      guard isOfType else { continue }
      let plain = type.enumeration.cases.first { $0.payload.isEmpty }
      if let plain { return (type.name, "\(type.name).\(plain.name)") }
      return scope.values.value(ofOwn: type.name).map { (type.name, $0) }
        ?? ("\(type.name)?", nil)
    }
    return nil
  }

  /// `bus.subscribe(to: .orderPlaced)` beside `bus.post(.orderPlaced)`: the enum with such a case that was made for
  /// another function of the owner, where neither label says what it is.
  private func enumeration(
    of owner: String, _ label: String, having name: String, _ labels: [String?]
  ) -> String? {
    let vague = TextUses.prepositions.union([CallMends.noLabel])
    guard vague.contains(label) else { return nil }
    return vague.sorted().map { owner + $0.capitalizedFirst }.first { type in
      scope.stubs[type]?.cases.contains {
        $0.name == name && $0.payload.map(\.label) == labels
      } ?? false
    }
  }

  /// The label of an argument that has none, after which its type is named.
  private static let noLabel = "kind"

  /// `Rule` for `rules: [.required]`, and `ToastStyle` for what a `Toaster` takes as a `style`: a type that no
  /// text declares, but one extends by static values, if a value is named after it, or after it and its
  /// owner.
  private func typeExtended(calledLike label: String, of owner: String) -> String? {
    let ending = (label.singular ?? label).lastWord.capitalizedFirst
    let found = scope.declaredTexts.extensions.first { part in
      guard !part.statics.isEmpty, part.extended.hasSuffix(ending), part.extended != owner,
        owner.hasPrefix(part.extended.dropLast(ending.count)),
        scope.declaredTexts[part.extended] == nil, !scope.declaredTexts.isProtocol(part.extended)
      else { return false }
      return scope.stubs[part.extended].map { $0.kind == .structure }
        ?? scope.checker.globals(named: part.extended).isEmpty
    }
    return found.map { scope.ownType(for: $0.extended) }
  }

  /// The library types of implicit member expressions, by the suffix of their argument label.
  private static let choices: [(label: String, type: String)] = [
    ("color", "Color"), ("tint", "Color"), ("font", "Font"), ("alignment", "Alignment"),
    ("date", "Date"),
  ]

  /// Changes the result of a function that was assumed to return `Void`.
  func changeResult(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard diagnostic.types.contains(where: \.isVoid) else { return nil }
    let lacksMember = MissingMember(diagnostic.fact) != nil
    let wanted = diagnostic.types.first { !$0.isVoid && $0.nominal?.kind != .protocol }
    for name in diagnostic.source.names(around: diagnostic.span).sorted() {
      for (owner, stub) in scope.sortedStubs {
        guard
          stub.methods.contains(where: { $0.isCalled(name) && $0.result == nil })
        else { continue }
        var changed = stub
        let used = guess.result(ofCallsOf: name).map { result($0) }
        // Calls in a chain return the type of their base.
        let own = lacksMember && stub.kind != .function ? owner : nil
        guard changed.change(resultOf: name, to: used ?? wanted?.description ?? own ?? "String")
        else {
          continue
        }
        scope.set(changed)
        return owner
      }
    }
    return nil
  }

  /// `rank(a) < rank(b)`: lets a function that was assumed to return `Void` give a number.
  func giveNumber(_ diagnostic: Diagnostic) -> String? {
    let names = diagnostic.source.names(around: diagnostic.span)
    return scope.changeFirst { stub in
      names.contains { name in
        stub.methods.contains { $0.isCalled(name) && $0.result == nil }
          && stub.change(resultOf: name, to: "Int")
      }
    }
  }

  /// The result type of a call, guessed from how the result is used.
  func result(_ use: StubGuess.Use) -> String {
    let type = use.name.map { scope.typeName(of: $0) } ?? "String"
    return use.isOptional && !type.hasSuffix("?") ? type + "?" : type
  }
}

extension Expression {
  /// The type of any values for an empty literal, which takes its type from its context: `[]`, `[:]`.
  fileprivate var emptyCollection: String? {
    switch kind {
    case .array(let elements): elements.isEmpty ? "[Any]" : nil
    case .dictionary(let elements): elements.isEmpty ? "[AnyHashable: Any]" : nil
    default: nil
    }
  }
}

extension NominalType {
  fileprivate func hasProperty(named name: String) -> Bool {
    (members[name] ?? []).contains { if case .property = $0 { true } else { false } }
  }
}
