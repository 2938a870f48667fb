import Semantics

/// Default values of the program's own types, for stubs that store them.
struct OwnValues {
  let scope: StubScope

  /// The stub with values for properties and methods whose types have no initializer without
  /// arguments.
  func filled(_ stub: Stub) -> Stub {
    var stub = stub
    for property in stub.properties
    where property.value == nil
      && !(stub.isOfValues && property.isStatic && property.type == stub.name)
    {
      guard
        let value = value(ofOwn: property.type, making: []) ?? value(ofLibrary: property.type)
          ?? (stub.kind == .additions ? trap(for: property.type) : nil)
      else { continue }
      stub.begin(property.name, with: value)
    }
    for index in stub.cases.indices {
      for place in stub.cases[index].payload.indices
      where stub.cases[index].payload[place].value == nil {
        stub.cases[index].payload[place].value = passed(stub.cases[index].payload[place].type)
      }
    }
    if stub.kind == .view { stub.construction.passValues(passed) }
    let owner = [.view, .additions].contains(stub.kind) ? stub.name : nil
    for index in stub.methods.indices {
      stub.methods[index].giveResult(ofOwner: owner) {
        value(ofOwn: $0) ?? value(ofLibrary: $0)
      }
      // A new object on each call would make views update again and again.
      stub.methods[index].keepResult { scope.stubs[$0]?.isOfObjects ?? false }
    }
    return stub
  }

  /// What a view passes to its closure for a type, or an enum for an associated value: a call that ends the process if there is no value; nil for
  /// the type's default value.
  private func passed(_ type: String) -> String? {
    value(ofOwn: type) ?? value(ofLibrary: type) ?? trap(for: type)
  }

  /// A call that ends the process, in place of a value of a type of the program that needs arguments; nil for
  /// other types.
  private func trap(for type: String) -> String? {
    guard scope.isOwnType(type), let nominal = scope.checker.type(named: type),
      !asked(by: nominal).contains(where: \.isEmpty)
    else { return nil }
    return Stub.Method.trap
  }

  /// `Episode(title: "")`: a value from the initializer with the fewest required arguments, with
  /// neutral arguments. Nil for types with an initializer without arguments, and for those with no
  /// suitable initializer.
  func value(ofOwn name: String, making outer: Set<String> = []) -> String? {
    let own = String(name.prefix { $0 != "<" })
    guard !outer.contains(name), scope.isOwnType(own),
      let type = scope.checker.type(named: own),
      let arguments = arguments(of: name, for: type)
    else { return nil }
    if type.kind == .enum {
      if let plain = type.enumeration.cases.first(where: { $0.payload.isEmpty }) {
        return "\(name).\(plain.name)"
      }
      return type.enumeration.cases.lazy.compactMap {
        self.value(of: $0, in: name, making: outer.union([name]))
      }.first
    }
    let ways = asked(by: type)
    guard !ways.contains(where: \.isEmpty) else { return nil }
    return ways.lazy.compactMap { parameters in
      self.arguments(parameters.map { ($0.label, $0.type) }) { asked in
        guard let argument = arguments["\(asked)"] else {
          return value(of: asked, making: outer.union([name]))
        }
        return value(ofOwn: argument, making: outer.union([name])) ?? StubValue.of(argument)
      }
    }.first.map { "\(name)(\($0))" }
  }

  /// The arguments in the text of a type, by the names of the generic parameters; nil if their numbers
  /// differ. The type alone is one with any arguments, as its extensions name it.
  private func arguments(of text: String, for type: NominalType) -> [String: String]? {
    guard let open = text.firstIndex(of: "<") else {
      return type.generics.parameters.isEmpty || !type.isPrelude ? [:] : nil
    }
    let inner = TypeText.parts(of: String(text[text.index(after: open)...].dropLast()))
      .map { String($0.drop { $0 == " " }) }
    guard inner.count == type.generics.parameters.count else { return nil }
    return Dictionary(zip(type.generics.parameters.map(\.name), inner)) { first, _ in first }
  }

  /// `Payment.card(number: "")`: a case with a neutral payload.
  private func value(of enumCase: EnumCase, in owner: String, making outer: Set<String>) -> String?
  {
    var parts: [String] = []
    for (label, type) in enumCase.payload {
      // What is still open, or not declared yet, has no neutral value.
      guard !type.mentionsUnknown, !type.hasVariables, let value = value(of: type, making: outer)
      else { return nil }
      parts.append((label.map { "\($0): " } ?? "") + value)
    }
    return "\(owner).\(enumCase.name)(\(parts.joined(separator: ", ")))"
  }

  /// `Measurement(value: 0, unit: UnitLength.meters)`: a neutral value of a library type without an
  /// initializer without arguments: a static member, or a value from the initializer with the
  /// fewest required arguments. Nil for types with an initializer without arguments, and if there
  /// is no such value.
  func value(ofLibrary text: String) -> String? { value(ofLibrary: text, making: []) }

  private func value(ofLibrary text: String, making outer: Set<String>) -> String? {
    let name = String(text.prefix { $0 != "<" })
    guard !outer.contains(text), !StubValue.hasValue(text),
      let type = scope.checker.type(named: name),
      type.isPrelude,
      [.struct, .enum, .class].contains(type.kind),
      !outer.isEmpty || !scope.checker.memberFacts.hasEmptyInitializer(type)
    else { return nil }
    if let first = type.enumeration.cases.first(where: { $0.payload.isEmpty }) {
      return "\(name).\(first.name)"
    }
    guard OpenType.all(in: text).isEmpty, let arguments = arguments(of: text, for: type) else {
      return nil
    }
    if let member = memberOfOwnType(type) { return "\(name).\(member)" }
    guard type.outer == nil else { return nil }
    func plain(_ asked: Type) -> String? {
      let part = arguments["\(asked)"] ?? "\(asked)"
      let isPlain = StubValue.hasValue(part) || PropertyMends.plainTypes.contains(part)
      return isPlain ? StubValue.of(part) : value(ofLibrary: part, making: outer.union([text]))
    }
    if type.kind == .enum {
      return type.enumeration.cases.lazy.compactMap { element in
        self.arguments(element.payload) { asked in
          arguments["\(asked)"].flatMap(value(ofProgram:)) ?? plain(asked)
        }.map { "\(text).\(element.name)(\($0))" }
      }.first
    }
    return asked(by: type).lazy.compactMap { parameters in
      self.arguments(parameters.map { ($0.label, $0.type) }, plain)
    }.first.map { "\(text)(\($0))" }
  }

  /// A value of a type of the program, which may be a stub that is not declared yet; nil for other types.
  private func value(ofProgram name: String) -> String? {
    guard scope.isStub(name) || scope.isOwnType(name) else { return nil }
    return value(ofOwn: name) ?? StubValue.of(name)
  }

  /// The text of neutral arguments, `value: 0, unit: UnitLength.meters`; nil if one has no neutral
  /// value.
  private func arguments(
    _ parameters: [(label: String?, type: Type)], _ value: (Type) -> String?
  ) -> String? {
    var given: [String] = []
    for (label, type) in parameters {
      guard let value = value(type) else { return nil }
      given.append((label.map { "\($0): " } ?? "") + value)
    }
    return given.joined(separator: ", ")
  }

  /// A value of a stub type that conforms to a protocol of the document and whose methods do
  /// nothing. Nil for library protocols, and if a requirement has no witness.
  private func value(conformingTo target: Type) -> String? {
    guard let nominal = target.nominal, nominal.kind == .protocol, !nominal.isPrelude else {
      return nil
    }
    let name = OpenType.witness(of: nominal.name)
    if !scope.isStub(name), !scope.isOwnType(name) {
      var stub = Stub(name: name, kind: .structure)
      let isTold =
        scope.stub(of: target)?.kind == .protocol
        ? stub.conform(toStub: nominal.name)
        : scope.witnesses.conform(&stub, toProtocol: nominal.name)
      guard isTold, stub.openTypes.isEmpty, scope.check(stub).isValid else { return nil }
      scope.set(stub)
    }
    return "\(name)()"
  }

  /// A static member whose value is of its own type: the base unit of units, a neutral one, or the first by
  /// name.
  private func memberOfOwnType(_ type: NominalType) -> String? {
    if type.kind == .class, scope.checker.memberFacts.hasStaticFunction("baseUnit", [], of: type) {
      return "baseUnit()"
    }
    let own = scope.checker.memberFacts.namedValues(of: type)
    return ["automatic", "default", "zero", "none"].first(where: own.contains) ?? own.min()
  }

  /// The required parameters of the initializers of a type, fewest first.
  private func asked(by type: NominalType) -> [[ParameterSymbol]] {
    scope.checker.memberFacts.initializers(of: type).compactMap { function in
      guard !function.result.isOptional, function.generics.parameters.isEmpty else { return nil }
      return function.parameters.filter { $0.defaultValue == nil }
    }.sorted { $0.count < $1.count }
  }

  /// A neutral value of an argument's type; nil if there is none.
  private func value(of type: Type, making outer: Set<String>) -> String? {
    let name = "\(type)"
    switch type {
    case .parameter, .member: return nil
    case .tuple(let elements) where !elements.isEmpty: return nil
    case .function(let function):
      // Only a call needs the result, so a missing value may trap.
      let result =
        function.result.isVoid ? "" : value(of: function.result, making: outer) ?? Stub.Method.trap
      return StubValue.closure(giving: result, taking: function.parameters.count)
    case .existential(let targets) where !targets.contains(where: { $0.isPrelude("Error") }):
      return targets.count == 1 ? value(conformingTo: targets[0]) : nil
    default: break
    }
    if let own = value(ofOwn: name, making: outer) { return own }
    if scope.isOwnType(name), let nominal = type.nominal,
      !asked(by: nominal).contains(where: \.isEmpty)
    {
      return nil
    }
    if !StubValue.hasValue(name), let nominal = type.nominal, nominal.isPrelude,
      !scope.checker.memberFacts.hasEmptyInitializer(nominal)
    {
      return value(ofLibrary: name, making: outer)
    }
    return StubValue.of(name)
  }
}
