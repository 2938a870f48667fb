import Semantics
import SourceText

/// Prints the declaration of a stub.
struct StubPrinter {
  let stub: Stub

  var construction: StubConstruction { stub.construction }

  /// The declaration on one line, in an extension of the enclosing type if there is one.
  var text: String {
    stub.outerName.map { "extension \($0) { \(declaration) }" } ?? declaration
  }

  private var declaration: String {
    switch stub.kind {
    case .function: return stub.methods.map(\.text).joined(separator: "; ")
    case .variable:
      return stub.properties.map { property in
        if property.isComputed {
          return "var \(property.plainName): \(property.type) { \(property.initialValue) }"
        }
        let isBound = property.name.hasPrefix("$")
        let own =
          isBound
          ? "@\(property.wrapper) var \(property.name.dropFirst())" : "var \(property.name)"
        let value = property.hasInitialValue ? " = \(property.initialValue)" : ""
        return "\(own): \(property.type)\(value)"
      }.joined()
    case .alias:
      return "\(access)typealias \(stub.ownName)\(generics) = \(stub.aliased?.text ?? "Any")"
    case .protocol:
      let parents =
        stub.conformances.isEmpty ? "" : ": \(stub.conformances.joined(separator: ", "))"
      let required = requirements.isEmpty ? "{}" : "{ \(requirements.joined(separator: "; ")) }"
      let own = "\(access)protocol \(stub.ownName)\(parents) \(required)"
      return own + (hasMembers(isStatic: false) ? "; \(extensionText)" : "") + witness
    case .module: return "import \(stub.name)"
    case .declared: return stub.declaration + (stub.hasMembers ? "; \(extensionText)" : "")
    case .enumeration:
      let own = [rawType].compactMap(\.self) + (stub.generics.isEmpty ? ["Hashable"] : [])
      let others = stub.conformances.filter { !["Hashable", "RawRepresentable"].contains($0) }
      let parents = (own + others).filter {
        !stub.withheld.contains($0)
      }
      let members = ["case \(stub.cases.map(\.text).joined(separator: ", "))"] + common
      return "\(access)enum \(stub.ownName)\(generics)\(parents.isEmpty ? "" : ": ")"
        + "\(parents.joined(separator: ", ")) "
        + "{ \((members + initializersOfEnum).joined(separator: "; ")) }"
    case .wrapper: return wrapper
    case .additions: return extensionText
    case .structure:
      return declaration("struct", ["Hashable"], members + comparing)
    case .view: return view
    case .object: return declaration("class", [stub.superclass].compactMap(\.self), members)
    case .observable:
      let isModel = stub.conformances.contains(LibraryConformance.model)
      return declaration("class", [], members, prefix: isModel ? "@Model " : "@Observable ")
    case .observableObject: return declaration("class", ["ObservableObject"], members)
    }
  }

  /// Its generic parameters: `<T1, T2>`.
  private var generics: String {
    guard !stub.generics.isEmpty else { return "" }
    // What is stored has to be encoded with the rest, and compared.
    let asked = stub.conformances.filter(["Codable", "Hashable", "Equatable"].contains)
    let bound = asked.isEmpty ? "" : ": " + asked.joined(separator: " & ")
    return "<\(stub.generics.map { $0.name + bound }.joined(separator: ", "))>"
  }

  /// The statement that makes a value of an enum: one without associated values if there is one.
  private var firstCase: String {
    let plain = stub.cases.first { $0.payload.isEmpty }
    guard let first = plain ?? stub.cases.first else { return "fatalError()" }
    let isMade = first.payload.allSatisfy { part in
      !stub.generics.contains { $0.name == part.type } && part.value != Stub.Method.trap
    }
    return isMade ? "self = .\(first.value)" : "fatalError()"
  }

  /// The initializers of an enum. They ignore their arguments and make its first case.
  private var initializersOfEnum: [String] {
    let plain = "init() { \(firstCase) }"
    guard !construction.isPlain else { return [plain] }
    let given =
      construction.unlabelled.enumerated().map { place, type in "_ argument\(place + 1): \(type)" }
      + instanceProperties.filter { $0.isPassed && !isRawValue($0) }.map {
        "\($0.plainName): \($0.type)"
      }
    guard !given.isEmpty || construction.isFailable else { return [plain] }
    return [
      "init\(construction.isFailable ? "?" : "")(\(given.joined(separator: ", "))) "
        + "{ \(firstCase) }", plain,
    ]
  }

  /// The declaration of a property wrapper that finds its value by a key path; nil for other stubs.
  private var finder: String? {
    let values = Stub.nameOfValues(of: stub.name)
    guard construction.unlabelled == ["KeyPath<\(values), Value>"] else { return nil }
    return "@propertyWrapper struct \(stub.name)<Value> { final class Kept { var value: Value; "
      + "init(_ value: Value) { self.value = value } }; let kept: Kept; "
      + "init(_ path: KeyPath<\(values), Value>) { kept = Kept(\(values).shared[keyPath: path]) }; "
      + "var wrappedValue: Value { get { kept.value } nonmutating set { kept.value = newValue } } }"
  }

  private var wrapper: String {
    if let finder { return finder }
    let given =
      construction.unlabelled.enumerated().map { place, type in
        "_ argument\(place + 1): \(type) = nil"
      }
      + stub.properties.filter(\.isPassed).map { "\($0.name): \($0.type) = nil" }
    let others = stub.properties.filter { !$0.isPassed }.map {
      "; var \($0.name): \($0.type) { \($0.initialValue) }"
    }
    let parameters = given.joined(separator: ", ")
    // `@Stored("name", default: "")`.
    let begin = stub.properties.filter { $0.name.hasPrefix("default") }
      .map { "`\($0.name)` as? Value" }.joined(separator: " ?? ")
    let isOfViews = stub.conformances.contains(Stub.dynamicProperty)
    return "@propertyWrapper struct \(stub.name)<Value>"
      + "\(isOfViews ? ": \(Stub.dynamicProperty) { @Observable " : " { ")"
      + "final class Kept { var value: Value? }; "
      + "let kept = Kept(); init(\(parameters)) {\(begin.isEmpty ? "" : " kept.value = \(begin) ")}; "
      + "init(\((["wrappedValue: Value"] + given).joined(separator: ", "))) "
      + "{ kept.value = wrappedValue }; var wrappedValue: Value { get { if let value = kept.value "
      + "{ return value }; if let none = Any?.none as? Value { return none }; "
      + "fatalError(\"nothing says what '@\(stub.name)' gives\") } "
      + "nonmutating set { kept.value = newValue } }; var projectedValue: Binding<Value> "
      + "{ Binding { wrappedValue } set: { wrappedValue = $0 } }\(others.joined()) }"
  }

  private var access: String { stub.isPublic ? "public " : "" }

  private var members: [String] { stored + common + initializers }

  /// The functions that compare what is stored, where the compiler cannot make them.
  private var comparing: [String] {
    guard !stub.comparisons.isEmpty else { return [] }
    let parts = namedProperties.filter { !stub.computes($0) }
    let comparisons = parts.compactMap { part -> String? in
      let (left, right) = ("left.\(part.name)", "right.\(part.name)")
      return switch stub.comparisons[part.name] {
      case nil, .value: "\(left) == \(right)"
      case .identity: "\(left) === \(right)"
      case .identities: "\(left).elementsEqual(\(right), by: ===)"
      case .ignored: nil
      }
    }
    let hashes = parts.filter { stub.comparisons[$0.name] == nil }
      .map { "hasher.combine(\($0.name))" }
    let equality = comparisons.isEmpty ? "true" : comparisons.joined(separator: " && ")
    return [
      "static func == (left: \(stub.ownName), right: \(stub.ownName)) -> Bool { \(equality) }",
      "func hash(into hasher: inout Hasher) { \(hashes.joined(separator: "; ")) }",
    ]
  }

  /// The members that types of all kinds have.
  private var common: [String] {
    stub.types
      + instanceProperties.filter {
        stub.computes($0) && !isRawValue($0)
      }.map {
        "var \($0.plainName): \($0.type) { \(valueComputed($0)) }"
      }
      + stub.properties.filter(\.isStatic).map {
        // Generic types cannot have stored static properties.
        !stub.generics.isEmpty || $0.isComputed
          ? "static var \($0.name.quoted): \($0.type) { \(textValue(ofStatic: $0)) }"
          : "static var \($0.name.quoted): \($0.type) = \(value(ofStatic: $0))"
      } + stub.methods.map { (isMutating($0) ? "mutating " : "") + making($0).text }
  }

  /// Whether a method changes its value: those of objects always may.
  private func isMutating(_ method: Stub.Method) -> Bool {
    method.isMutating && [.structure, .enumeration].contains(stub.kind)
  }

  private func valueComputed(_ property: Stub.Property) -> String {
    property.type == stub.name
      ? "self" : stub.isGeneric(property) ? Stub.Method.trap : property.initialValue
  }

  /// What an operator gives: the sums or differences of the numbers of which two values consist, or else the
  /// operand of the type.
  private func calculating(_ method: Stub.Method, _ sign: String) -> Stub.Method {
    guard method.result == stub.name, method.value == nil else { return method }
    let parts = instanceProperties.filter { PassedValue.numbers.contains($0.type) }
    let isOfTwo = method.signature.text.hasSuffix("left: \(stub.name), right: \(stub.name))")
    var made = method
    if isOfTwo, ["+", "-"].contains(sign), !parts.isEmpty {
      let changes = parts.map { "made.\($0.name) \(sign)= right.\($0.name)" }
      made.value = (["var made = left"] + changes + ["return made"]).joined(separator: "; ")
    } else {
      let isLeft = method.signature.text.contains(bytesOf: "left: \(stub.name),")
      made.value = isLeft ? "left" : "right"
    }
    return made
  }

  /// A static method that gives a value of the type with properties that have the labels of its arguments
  /// makes it of these: `.draft(title: "x")`.
  private func making(_ method: Stub.Method) -> Stub.Method {
    if let sign = method.name, sign.first.map({ "+-*/".contains($0) }) ?? false {
      return calculating(method, sign)
    }
    let parameters = method.signature.parameters
    guard stub.kind == .structure, method.isStatic, method.result == stub.name, method.value == nil,
      !parameters.isEmpty, stub.generics.isEmpty,
      parameters.allSatisfy({ parameter in
        parameter.label.flatMap(stub.type).map { parameter.kind == .value($0) } ?? false
      })
    else { return method }
    let labels = instanceProperties.map(\.name)
    let given = parameters.sorted { one, other in
      (labels.firstIndex(of: one.label ?? "") ?? 0)
        < (labels.firstIndex(of: other.label ?? "") ?? 0)
    }
    let arguments = given.map { "\($0.label ?? ""): \($0.name)" }.joined(separator: ", ")
    var made = method
    made.value = "\(stub.name)(\(arguments))"
    return made
  }

  private var rawType: String? { EnumerationForm(stub: stub).rawType }

  /// Whether a property is the raw value of an enum, which has that and an initializer for it anyway.
  private func isRawValue(_ property: Stub.Property) -> Bool {
    property.name == "rawValue" && rawType != nil
  }

  /// Static values of a type are distinguished by their names.
  private func value(ofStatic property: Stub.Property) -> String {
    isNamed(property)
      ? "\(stub.name)(\(nameOfValues): \"\(property.name)\")" : textValue(ofStatic: property)
  }

  /// Texts that a type names, such as keys, are distinguished by their names.
  private func textValue(ofStatic property: Stub.Property) -> String {
    property.type == "String" && property.value == nil
      ? "\"\(property.name)\"" : property.initialValue
  }

  /// The property that distinguishes static values: the identity that calls of the initializer pass, or a
  /// name.
  private var nameOfValues: String {
    stub.properties.contains { $0.name == "id" && $0.isPassed && $0.type == "String" }
      ? "id" : "name"
  }

  /// Whether it is one of several static values of its type.
  private func isNamed(_ property: Stub.Property) -> Bool {
    let own = stub.properties.filter { $0.isStatic && $0.type == stub.name && $0.value == nil }
    return stub.kind == .structure && own.count > 1 && own.contains(property)
      && stub.type(of: nameOfValues).map { $0 == "String" } ?? true
  }

  /// The stored properties, including the name that distinguishes static values.
  var namedProperties: [Stub.Property] {
    guard stub.properties.contains(where: isNamed), !stub.has(nameOfValues) else {
      return instanceProperties
    }
    return instanceProperties + [Stub.Property(name: "name", type: "String")]
  }

  private func declaration(
    _ keyword: String, _ base: [String], _ members: [String], prefix: String = ""
  ) -> String {
    // Closures are not `Hashable`.
    let isComparable =
      construction.closures.isEmpty
      && (stub.generics.isEmpty || stub.conformances.contains("Hashable"))
    let parents = (base + stub.conformances.filter { !base.contains($0) }).filter {
      // The macro that declares a model makes it conform.
      !stub.withheld.contains($0) && ($0 != "Hashable" || isComparable)
        && $0 != LibraryConformance.model
    }
    return "\(prefix)\(access)\(keyword) \(stub.ownName)\(generics)"
      + "\(parents.isEmpty ? "" : ": \(parents.joined(separator: ", "))") "
      + (members.isEmpty ? "{}" : "{ \(members.joined(separator: "; ")) }")
  }

  /// What it requires, if it is a protocol.
  private var requirements: [String] {
    stub.properties.filter(\.isRequired).map { "var \($0.name): \($0.type) { get\($0.effects) }" }
      + stub.methods.filter { $0.signature.written != nil }.map(\.head)
  }

  private func hasMembers(isStatic: Bool) -> Bool {
    stub.properties.contains { $0.isOfWitness == isStatic }
      || stub.methods.contains { $0.isOfWitness == isStatic }
  }

  /// A type that conforms to a stub protocol, and an extension with the protocol's static members.
  private var witness: String {
    guard stub.kind == .protocol, hasMembers(isStatic: true) else { return "" }
    let type = OpenType.witness(of: stub.name)
    let values = stub.properties.filter(\.isOfWitness).map {
      "static var \($0.name): \(type) { \(type)() }"
    }
    let functions = stub.methods.filter(\.isOfWitness).map {
      "\($0.signature.text) -> \(type) { \(type)() }"
    }
    return "; struct \(type): \(stub.name) {}; extension \(stub.name) where Self == \(type) { "
      + (values + functions).joined(separator: "; ") + " }"
  }

  private var extensionText: String {
    let isList = stub.name.hasPrefix("[")
    let extended = isList ? stub.name.contains(" : ") ? "Dictionary" : "Array" : stub.name
    let properties =
      stub.kind == .protocol
      ? stub.properties.filter { !$0.isOfWitness } : stub.properties
    let methods =
      stub.kind == .protocol
      ? stub.methods.filter { !$0.isOfWitness } : stub.methods
    let computed = properties.map { property in
      if Stub.entryTypes.contains(stub.name) {
        return "@Entry var \(property.name): \(property.type) = \(property.initialValue)"
      }
      let givesOwner =
        stub.kind == .additions && !property.isStatic && !isList && property.type == stub.name
      let value = givesOwner ? "self" : property.initialValue
      let own = storage(of: property)
      let kept = property.isOfObject ? "\(own)[ObjectIdentifier(self)]" : own
      let body =
        stub.kind == .protocol
        ? property.effects.isEmpty
          ? "get { \(value) } nonmutating set {}" : "get\(property.effects) { \(value) }"
        : property.setter.map {
          "get { \(kept)\(property.isOfObject ? " ?? \(value)" : "") } \($0) { \(kept) = newValue }"
        } ?? value
      return "\(property.isStatic ? "static " : "")var \(property.plainName): \(property.type) "
        + "{ \(body) }"
    }
    let cases = stub.cases.isEmpty ? [] : ["case \(stub.cases.map(\.text).joined(separator: ", "))"]
    return (storage.map { $0 + "; " } ?? "") + "extension \(extended) { "
      + (cases + stub.types + computed + methods.map(\.text)).joined(separator: "; ") + " }"
  }

  /// The variables that store the settable properties added to a type; nil if there are none.
  var storage: String? {
    let stored = stub.properties.filter { $0.setter != nil && stub.kind == .additions }.map {
      property in
      let (type, value) = (property.type, property.initialValue)
      return "@State var \(storage(of: property)): "
        + (property.isOfObject ? "[ObjectIdentifier: \(type)] = [:]" : "\(type) = \(value)")
    }
    return stored.isEmpty ? nil : stored.joined(separator: "; ")
  }

  /// The variable that stores a settable property, because extensions cannot contain stored ones.
  private func storage(of property: Stub.Property) -> String {
    stub.name.prefix(1).lowercased() + stub.name.dropFirst() + property.plainName.capitalizedFirst
  }

  private var view: String {
    let shown = construction.closures.enumerated().filter { $0.element.gives == .views }.map {
      place, closure in
      (type: place == 0 ? "Content" : "Content\(place + 1)", closure: closure)
    }
    let isOfElements = construction.closures.contains(where: \.isOfElements)
    let generics =
      (isOfElements ? ["Data: RandomAccessCollection"] : []) + shown.map { "\($0.type): View" }
    let held = construction.closures.enumerated().map { place, closure in
      let types = closure.parameters.map(\.type).joined(separator: ", ")
      let builder = closure.gives == .views ? "@ViewBuilder " : ""
      let begin = isAlwaysGiven(place) ? "" : " = \(StubValue.of("(\(types)) -> Void"))"
      return "\(builder)var \(closure.label): (\(types))\(closure.effects) -> "
        + "\(result(ofClosureAt: place))\(begin)"
    }
    var members = stored + held + common
    if isOfElements { members.append("var data: Data") }
    members += initializers
    members.append("var body: some View { \(viewBody) }")
    return
      "\(access)struct \(stub.ownName)\(generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")"
      + ": View { \(members.joined(separator: "; ")) }"
  }

  /// The body of a view: the content of its view builders.
  private var viewBody: String {
    let shown =
      construction.closures.compactMap { closure -> String? in
        switch closure.gives {
        case _ where closure.parameters.contains { $0.value == Stub.Method.trap }: return nil
        case .views where closure.isOfElements:
          return "ForEach(Array(data.enumerated()), id: \\.offset) { \(closure.label)($0.element) }"
        case .views:
          let values = closure.parameters.map(\.initialValue)
          return "\(closure.label)(\(values.joined(separator: ", ")))"
        case .nothing where closure.parameters.isEmpty && closure.effects.isEmpty:
          return "Button(\"\(stub.name)\", action: \(closure.label))"
        case .nothing:
          return button(
            stub.name, calling: closure.label, with: closure.parameters.map(\.initialValue),
            isAsync: closure.isAsync, isThrowing: closure.isThrowing)
        case .anything: return nil
        }
      } + buttons
    return shown.isEmpty ? "EmptyView()" : shown.joined(separator: "; ")
  }

  /// Buttons that call the functions which calls of the initializer pass with labels, if something is known to
  /// call them with: named after these, or after the view if there is only one.
  private var buttons: [String] {
    let actions = instanceProperties.compactMap {
      property -> (name: String, function: Stub.Parameter.Closure)? in
      guard property.isPassed, let function = Stub.Parameter.Closure(text: property.type),
        function.result == "Void" || function.result == "()",
        function.parameters.allSatisfy({ !$0.isInout && StubValue.hasValue($0.type) })
      else { return nil }
      return (property.name, function)
    }
    return actions.map { name, function in
      button(
        actions.count == 1 ? stub.name : name, calling: name,
        with: function.parameters.map { StubValue.of($0.type) }, isAsync: function.isAsync,
        isThrowing: function.isThrowing)
    }
  }

  /// A button that calls a function, in a task if it is asynchronous; its errors are ignored.
  private func button(
    _ title: String, calling function: String, with values: [String], isAsync: Bool,
    isThrowing: Bool
  ) -> String {
    let call =
      (isThrowing ? "try? " : "") + (isAsync ? "await " : "")
      + "\(function)(\(values.joined(separator: ", ")))"
    return "Button(\"\(title)\") { \(isAsync ? "Task { \(call) }" : call) }"
  }

  private var stored: [String] {
    namedProperties.filter { !stub.computes($0) }.map { property in
      if property.name.hasPrefix("$") {
        return "@Binding var \(property.name.dropFirst()): \(property.type)"
      }
      let wrapper = stub.kind == .observableObject ? "@Published " : ""
      let begin = stub.isGeneric(property) ? "" : " = \(property.initialValue)"
      return "\(wrapper)var \(property.name): \(property.type)\(begin)"
    }
  }
}
