import Semantics
import Syntax

/// A declaration that stands in for one that a document leaves out.
struct Stub: Equatable {
  enum Kind: String {
    case structure, view, object, observable, observableObject, `protocol`, function
    /// Values that are named with a leading dot.
    case enumeration
    /// A value at the top level: its one property is the variable itself.
    case variable
    /// What is imported and not there: its types are stubs of their own.
    case module
    /// Members that a type is said to have, which was declared without them.
    case additions
    /// What another text of the document declares.
    case declared
    /// A property wrapper, which holds what it is given.
    case wrapper
  }

  let name: String
  private(set) var kind: Kind
  /// In order of first use.
  private(set) var properties: [Property] = []
  private(set) var methods: [Method] = []
  /// Types inside of it.
  private(set) var types: [String] = []
  private(set) var cases: [String] = []
  /// Protocols that its uses ask for.
  var conformances: [String] = []
  var construction = StubConstruction()
  /// The class of the library that it inherits from.
  private(set) var superclass: String?
  /// How many types stand behind its name: 1 in `Resource<String>`.
  private(set) var genericCount = 0
  /// Whether public declarations mention it.
  private(set) var isPublic = false
  /// Protocols that the text makes it conform to.
  var withheld: Set<String> = []

  /// The declaration of another text.
  private(set) var declaration = ""

  init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// - Parameter additions: The members that the declaration lacks.
  init(name: String, text: String, adding additions: Stub?) {
    self = additions ?? Stub(name: name, kind: .declared)
    kind = .declared
    declaration = text
  }

  /// The members that the declaration of another text lacks, for that declaration itself.
  var additions: Stub? {
    guard kind == .declared, hasMembers else { return nil }
    var stub = self
    stub.kind = .additions
    stub.declaration = ""
    return stub
  }

  var hasMembers: Bool { !(properties.isEmpty && methods.isEmpty && types.isEmpty) }

  /// The declaration on one line.
  var text: String { StubPrinter(stub: self).text }

  /// What a note says of it.
  var shownText: String {
    let what = name.hasPrefix("extension ") ? "an \(name.prefix { $0 != "." })" : "'\(name)'"
    return kind == .declared ? "\(what), as another text declares it" : text
  }

  /// Whether it stands for a type that values are made of.
  var isOfValues: Bool { [.structure, .object, .observable, .observableObject].contains(kind) }

  /// Whether its values are objects.
  var isOfObjects: Bool { [.object, .observable, .observableObject].contains(kind) }

  /// Whether all inputs of a document mean the same by its name, as by that of a type.
  var isOfDocument: Bool { ![.variable, .function, .declared].contains(kind) }

  func has(_ property: String) -> Bool { properties.contains { $0.name == property } }

  /// Whether it has a property or a method of a name.
  func offers(_ member: String) -> Bool {
    has(member) || methods.contains { $0.name == member.quoted }
  }

  /// Whether its declaration names one of these types.
  func mentions(_ types: Set<String>) -> Bool {
    let text = text
    return text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains {
      types.contains(String($0))
    } || types.contains { $0.contains(".") && text.contains($0) }
  }

  /// `Card` of `Game.Card`.
  var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The type that it stands in: `Game` of `Game.Card`; nil at the top level.
  var outerName: String? {
    guard isOfType, let dot = name.lastIndex(of: ".") else { return nil }
    return String(name[..<dot])
  }

  /// Whether it declares a type of its own.
  private var isOfType: Bool { isOfValues || [.view, .enumeration, .protocol].contains(kind) }

  func type(of property: String) -> String? { properties.first { $0.name == property }?.type }

  mutating func add(
    _ property: String, _ type: String, value: String? = nil, isStatic: Bool = false,
    isOfConformers: Bool = false
  ) {
    let name = kind == .observableObject ? String(property.drop { $0 == "$" }) : property
    if !has(name) {
      properties.append(
        Property(
          name: name, type: type, value: value, isStatic: isStatic,
          isOfConformers: isOfConformers))
    }
  }

  /// Whether the property had another type.
  mutating func change(_ property: String, to type: String, value: String? = nil) -> Bool {
    guard let index = properties.firstIndex(where: { $0.name == property }),
      properties[index].type != type
    else { return false }
    properties[index].type = type
    properties[index].value = value
    return true
  }

  /// Whether the property was only read before.
  mutating func set(_ property: String, isOfObject: Bool) -> Bool {
    let index = properties.firstIndex { $0.name == property && $0.setter == nil }
    guard let index else { return false }
    properties[index].setter = isOfObject ? "set" : "nonmutating set"
    return true
  }

  /// Gives a property its first value.
  mutating func begin(_ property: String, with value: String) {
    guard let index = properties.firstIndex(where: { $0.name == property }) else { return }
    properties[index].value = value
  }

  /// Lets its methods give what they give with each call again, where that is an object.
  mutating func keepResults(where isObject: (String) -> Bool) {
    for index in methods.indices where methods[index].value == nil && !methods[index].isGeneric {
      guard let result = methods[index].result, isObject(result) else { continue }
      methods[index].value = "enum Kept { static let value = \(result)() }; return Kept.value"
    }
  }

  /// Says what there is of an open type.
  mutating func tell(_ type: String, _ told: Told) {
    for index in methods.indices where methods[index].result?.contains(type) ?? false {
      if methods[index].result == type { methods[index].value = told.value }
      methods[index].isSuggested = told.isSuggested
    }
    for index in properties.indices where properties[index].type.contains(type) {
      if properties[index].type == type, !told.isOfResult {
        properties[index].value = told.value
      }
      properties[index].isSuggested = told.isSuggested
    }
  }

  /// Lets its functions throw and wait as their calls say. What was called without `try` or `await` in one
  /// text stays what it is in others.
  mutating func take(_ effects: StandInEffects) {
    let owner = kind == .function ? nil : name
    for index in methods.indices {
      guard let function = methods[index].name else { continue }
      let name = StandInEffects.Name(owner: owner, function: function)
      guard effects.isCalled(name) else { continue }
      if methods[index].isThrowing ?? true {
        methods[index].isThrowing = effects.isThrowing(name)
        methods[index].thrown = effects.thrownType(name)?.description
      }
      if methods[index].isAsync ?? true { methods[index].isAsync = effects.isAsync(name) }
    }
  }

  /// Leaves the types open again that nothing but names told; all of them for what stands for a variable
  /// or a function, which each text uses in its own way. What they were, by the names of the open types.
  mutating func reopen() -> [String: String] {
    let isOfText = kind == .variable || kind == .function
    var old: [String: String] = [:]
    for index in properties.indices where isOfText || properties[index].isSuggested {
      let property = properties[index]
      let open =
        property.isStatic
        ? OpenType.ofStatic(name, property.plainName) : OpenType.named(name, property.plainName)
      old[open] = property.type
      properties[index].type = open
      properties[index].value = nil
    }
    for index in methods.indices where isOfText || methods[index].isSuggested {
      let label = methods[index].setter == nil ? OpenType.resultLabel : "element"
      let open = OpenType.named("\(name).\(index + 1)", label)
      old[open] = methods[index].result ?? "Void"
      methods[index].result = open
      methods[index].value = nil
    }
    return old
  }

  /// Whether the variable was not bound to before.
  mutating func bind() -> Bool {
    guard kind == .variable, let property = properties.first, !property.name.hasPrefix("$") else {
      return false
    }
    properties[0] = Property(
      name: "$" + property.name, type: property.type, value: property.value)
    return true
  }

  /// Whether its projection, `$name`, was that of another wrapper.
  mutating func wrap(in wrapper: String) -> Bool {
    guard kind == .variable, let property = properties.first, property.name.hasPrefix("$"),
      property.wrapper != wrapper
    else { return false }
    properties[0].wrapper = wrapper
    return true
  }

  /// Makes a property a binding.
  mutating func bind(_ property: String, as type: String) {
    guard let index = properties.firstIndex(where: { $0.name == property }) else { return }
    properties[index] = Property(name: "$" + property, type: type)
  }

  /// Whether it was of another kind.
  mutating func become(_ other: Kind) -> Bool {
    // What a type of the program is said to have does not make it another type.
    guard kind != other, ![.additions, .declared].contains(kind) else { return false }
    kind = other
    return true
  }

  /// Whether it was no subclass of a class of the library.
  mutating func inherit(_ name: String) -> Bool {
    guard superclass == nil else { return false }
    superclass = name
    kind = .object
    return true
  }

  /// Changes all types that it writes for its properties, methods and closures, and for their values.
  mutating func mapTypes(_ change: (String) -> String) {
    for index in properties.indices {
      properties[index].type = change(properties[index].type)
      properties[index].value = properties[index].value.map(change)
    }
    for index in methods.indices {
      methods[index].head = change(methods[index].head)
      methods[index].value = methods[index].value.map(change)
      let result = methods[index].result.map(change)
      methods[index].result = result == "Void" ? nil : result
    }
    construction.mapTypes(change)
    types = types.map(change)
  }

  /// Whether it had fewer types behind its name.
  mutating func specialize(with count: Int) -> Bool {
    guard count > genericCount, kind != .protocol else { return false }
    genericCount = count
    return true
  }

  /// Whether it was not public.
  mutating func publish() -> Bool {
    defer { isPublic = true }
    return !isPublic
  }

  /// Takes the order that the labels of a call stand in; whether that changes it.
  mutating func arrange(_ labels: [String]) -> Bool { construction.arrange(labels, &properties) }

  /// Whether no use of the wrapper before had these arguments.
  mutating func take(_ arguments: [Argument]) -> Bool {
    let before = self
    _ = construction.take(unlabelled: arguments.filter { $0.label == nil }.map { _ in "Any?" })
    for case let label? in arguments.map(\.label) { add(label, "Any?") }
    return self != before
  }

  /// Whether the method is new.
  mutating func add(_ method: Method) -> Bool {
    guard !methods.contains(where: { $0.head == method.head }) else { return false }
    methods.append(method)
    return true
  }

  /// Whether one of its methods had another result: those called `name`, or all of a function's.
  mutating func change(resultOf name: String, to result: String) -> Bool {
    var hasChanged = false
    for index in methods.indices
    where methods[index].head.contains("func \(name.quoted)(") && methods[index].result != result {
      methods[index].result = result
      methods[index].value = nil
      hasChanged = true
    }
    return hasChanged
  }

  /// Whether a method took what it changes as a value of any type.
  mutating func change(inoutOf name: String, to type: String) -> Bool {
    let index = methods.firstIndex { $0.name == name && $0.head.contains("inout Any?") }
    guard let index else { return false }
    methods[index].head = methods[index].head.replacing("inout Any?", with: "inout " + type)
    return true
  }

  /// Whether one of its methods gave the same for all calls, though these ask for different types.
  mutating func generalize(where isMeant: (Method) -> Bool) -> Bool {
    guard let index = methods.firstIndex(where: { isMeant($0) && $0.name != nil && !$0.isGeneric })
    else { return false }
    methods[index].generalize()
    return methods[index].isGeneric
  }

  /// Whether the type inside of it is new.
  mutating func add(type declaration: String) -> Bool {
    guard !types.contains(declaration) else { return false }
    types.append(declaration)
    return true
  }

  /// Whether all that it has are values that it offers by name, and no text makes others: it is an enum.
  var isOfNamedValues: Bool {
    let values = properties.filter(\.isStatic).map { ($0.name, $0.type) }
    let made = methods.filter(\.isStatic).compactMap { method in
      method.name.map { ($0, method.result ?? "") }
    }
    return kind == .structure && genericCount == 0 && construction.isPlain
      && !(values + made).isEmpty && (values + made).allSatisfy { $0.1 == name }
      && values.allSatisfy { !MemberMends.instances.contains($0.0) }
      && properties.allSatisfy { $0.isStatic || $0.setter == nil && !$0.name.hasPrefix("$") }
      && conformances.allSatisfy(Stub.conformancesOfEnumerations.contains)
  }

  /// Protocols that enums conform to as structures do.
  private static let conformancesOfEnumerations: Set<String> = [
    "Hashable", "CaseIterable", "Identifiable", "Error", "LocalizedError", "Sendable",
    "CustomStringConvertible", "Comparable",
  ]

  /// Makes the values that it offers by name the cases of an enum; what else it has stays.
  mutating func becomeCases() {
    cases = properties.filter(\.isStatic).map(\.name)
    cases += methods.filter(\.isStatic).map { method in
      let labels = CallText.labels(ofHead: method.head)
      return (method.name ?? "") + Stub.payload(labels)
    }
    kind = .enumeration
    let hasIdentity = conformances.contains("Identifiable") || has("id")
    properties.removeAll { $0.isStatic || $0.name == "id" }
    methods.removeAll(where: \.isStatic)
    types.removeAll { $0.hasPrefix("static var allCases") || $0.hasPrefix("struct ID") }
    if hasIdentity { _ = add(type: "var id: Self { self }") }
  }

  /// Whether it is an enum from now on: what it offered by name, and nothing else, are its cases.
  mutating func becomeEnumeration() -> Bool {
    let heads = methods.compactMap { $0.head.split(separator: "static func ").first }
    guard kind == .structure, properties.allSatisfy(\.isStatic),
      methods.allSatisfy({ $0.head.hasPrefix("static func ") })
    else { return false }
    kind = .enumeration
    cases = properties.map(\.name) + heads.map { "\($0.prefix { $0 != "(" })(AnyHashable?)" }
    (properties, methods) = ([], [])
    return true
  }

  /// The parts of a case: `(AnyHashable?, of: AnyHashable?)`.
  static func payload(_ labels: [String?]) -> String {
    guard !labels.isEmpty else { return "" }
    let parts = labels.map { ($0.map { "\($0): " } ?? "") + "AnyHashable?" }
    return "(\(parts.joined(separator: ", ")))"
  }

  /// Whether a case with a label, both among these names, was made with a value of any type.
  mutating func change(payloadNamedIn names: Set<String>, to type: String) -> Bool {
    for index in cases.indices where names.contains(String(cases[index].prefix { $0 != "(" })) {
      for label in names.sorted() where cases[index].contains("\(label): AnyHashable?") {
        cases[index] = cases[index].replacing(
          "\(label): AnyHashable?", with: "\(label): \(type)?")
        return true
      }
    }
    return false
  }

  /// Whether the case is new: `detail(AnyHashable?)`.
  mutating func add(case declaration: String) -> Bool {
    guard kind == .enumeration, !cases.contains(declaration) else { return false }
    cases.append(declaration)
    return true
  }

  /// Types whose values have entries of the program's own.
  static let entryTypes: Set<String> = [
    "EnvironmentValues", "FocusedValues", "ContainerValues", "Transaction",
  ]

  /// Types of the library that programs extend with values of their own.
  static let extendedTypes: Set<String> = [
    "Color", "Font", "Image", "Animation", "AnyTransition", "Notification.Name",
  ]
}
