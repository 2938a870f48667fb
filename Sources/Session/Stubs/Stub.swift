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

  /// A stored property; `$` before its name marks a binding.
  struct Property: Equatable {
    let name: String
    var type: String
    /// What it begins with, where its type alone does not say so.
    var value: String?
    var isStatic = false
    /// Whether nothing but its name tells its type.
    var isSuggested = false
    /// How it is set, where a type of the program is said to have it: `nonmutating set`.
    var setter: String?

    var initialValue: String { value ?? Stub.value(of: type) }
    /// Whether its type is that of its value alone: `some View`.
    var isComputed: Bool { type.hasPrefix("some ") }
    var plainName: String { String(name.drop { $0 == "$" }) }
  }

  struct Method: Equatable {
    /// All before the result: `func load(_ argument1: Any?)`.
    fileprivate(set) var head: String
    var result: String?
    /// What it gives, where its result alone does not say so.
    var value: String?
    /// Whether nothing but its name tells what it gives.
    var isSuggested = false
    /// Whether it throws; nil as long as no call says.
    var isThrowing: Bool?
    /// The only type of its errors.
    var thrown: String?
    /// Whether it waits; nil as long as no call says.
    var isAsync: Bool?
    /// How it is set, of a subscript: `nonmutating set`.
    var setter: String?

    var text: String {
      let throwing = isThrowing ?? false ? " throws\(thrown.map { "(\($0))" } ?? "")" : ""
      let head = head + (isAsync ?? false ? " async" : "") + throwing
      guard let result else { return "\(head) {}" }
      if let setter {
        return "\(head) -> \(result) { get { \(value ?? Stub.value(of: result)) } \(setter) {} }"
      }
      return "\(head) -> \(result) { \(value ?? Stub.value(of: result)) }"
    }

    var isStatic: Bool { head.hasPrefix("static ") }

    /// What it is called; nil for what is no function.
    var name: String? {
      head.firstRange(of: "func ").map { String(head[$0.upperBound...].prefix { $0 != "(" }) }
    }
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
  private(set) var conformances: [String] = []
  /// What stands in braces behind its calls.
  private(set) var closures: [Closure] = []
  /// Which of the closures stand behind each kind of its calls.
  private(set) var closureChoices: [[Int]] = []
  /// The orders of labels that the order of the properties holds to.
  private var orders: [[String]] = []
  /// The orders of labels that contradict it.
  private(set) var otherOrders: [[String]] = []
  /// How many types stand behind its name: 1 in `Resource<String>`.
  private(set) var genericCount = 0
  /// Whether public declarations mention it.
  private(set) var isPublic = false
  /// Whether making a value may fail.
  private(set) var isFailable = false
  /// Protocols that the text makes it conform to.
  private(set) var withheld: Set<String> = []

  /// A closure that it is made with.
  struct Closure: Equatable {
    enum Result { case views, nothing, anything }
    let label: String
    var parameters: [Property]
    let gives: Result

    var isOfElements: Bool { parameters.contains { $0.type == "Data.Element" } }
  }

  /// The types of the arguments without labels that it is made with.
  private(set) var unlabelled: [String] = []

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

  /// Whether it stands for a type that values are made of.
  var isOfValues: Bool { [.structure, .object, .observable, .observableObject].contains(kind) }

  /// Whether all inputs of a document mean the same by its name, as by that of a type.
  var isOfDocument: Bool { ![.variable, .function, .declared].contains(kind) }

  func has(_ property: String) -> Bool { properties.contains { $0.name == property } }

  /// Whether its declaration names one of these types.
  func mentions(_ types: Set<String>) -> Bool {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains {
      types.contains(String($0))
    }
  }

  func type(of property: String) -> String? { properties.first { $0.name == property }?.type }

  mutating func add(
    _ property: String, _ type: String, value: String? = nil, isStatic: Bool = false
  ) {
    let name = kind == .observableObject ? String(property.drop { $0 == "$" }) : property
    if !has(name) {
      properties.append(Property(name: name, type: type, value: value, isStatic: isStatic))
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

  /// Whether it is now one of the protocols that stand in.
  mutating func conform(toStub name: String) -> Bool {
    guard !conformances.contains(name) else { return false }
    conformances.append(name)
    return true
  }

  /// Whether a closure was thought to show something, and only does something.
  mutating func giveNothing(_ label: String?) -> Bool {
    guard
      let index = closures.firstIndex(where: {
        $0.gives == .views && (label == nil || $0.label == label)
      })
    else { return false }
    let old = closures[index]
    let name = label ?? "action"
    closures[index] = Closure(
      label: closures.contains { $0.label == name } ? old.label : name,
      parameters: old.parameters, gives: .nothing)
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

  /// Whether it is to be made with more arguments without labels than before, or with others.
  mutating func take(unlabelled types: [String]) -> Bool {
    let before = unlabelled
    for (index, type) in types.enumerated() {
      if index == unlabelled.count {
        unlabelled.append(type)
      } else if unlabelled[index] == "Any?" {
        unlabelled[index] = type
      }
    }
    return unlabelled != before
  }

  /// Changes all types that it writes for its properties, methods and closures.
  mutating func mapTypes(_ change: (String) -> String) {
    for index in properties.indices { properties[index].type = change(properties[index].type) }
    for index in methods.indices {
      methods[index].head = change(methods[index].head)
      let result = methods[index].result.map(change)
      methods[index].result = result == "Void" ? nil : result
    }
    for index in closures.indices {
      for place in closures[index].parameters.indices {
        closures[index].parameters[place].type = change(closures[index].parameters[place].type)
      }
    }
    types = types.map(change)
  }

  /// Takes one more closure.
  mutating func take(_ closure: Closure) { closures.append(closure) }

  /// Whether no call before had these closures behind it, and no others.
  mutating func take(closuresAt places: [Int]) -> Bool {
    guard !closureChoices.contains(places) else { return false }
    closureChoices.append(places)
    return true
  }

  /// Whether a closure gave something of another type under a name.
  mutating func change(argument name: String, from old: String, to type: String) -> Bool {
    for index in closures.indices {
      for place in closures[index].parameters.indices
      where closures[index].parameters[place].name == name
        && closures[index].parameters[place].type == old
      {
        closures[index].parameters[place].type = type
        return true
      }
    }
    return false
  }

  /// Takes the order that the labels of a call stand in; whether that changes it. Where the calls before
  /// it allow no such order of properties, it is an order of its own.
  mutating func arrange(_ labels: [String]) -> Bool {
    guard !otherOrders.contains(labels) else { return false }
    defer { if !otherOrders.contains(labels), !orders.contains(labels) { orders.append(labels) } }
    guard !Stub.stands(labels, in: properties) else { return false }
    let places = properties.indices.filter { labels.contains(properties[$0].plainName) }
    let ordered = places.map { properties[$0] }.sorted {
      labels.firstIndex(of: $0.plainName)! < labels.firstIndex(of: $1.plainName)!
    }
    var arranged = properties
    for (place, property) in zip(places, ordered) { arranged[place] = property }
    if orders.allSatisfy({ Stub.stands($0, in: arranged) }) {
      properties = arranged
    } else {
      otherOrders.append(labels)
    }
    return true
  }

  /// Whether labels stand in the order of the properties that they name.
  private static func stands(_ labels: [String], in properties: [Property]) -> Bool {
    let places = labels.compactMap { label in
      properties.firstIndex { $0.plainName == label }
    }
    return places == places.sorted()
  }

  /// Whether it had fewer types behind its name.
  mutating func specialize(with count: Int) -> Bool {
    guard count > genericCount, kind != .protocol else { return false }
    genericCount = count
    return true
  }

  /// Whether its values could always be made before.
  mutating func fail() -> Bool {
    defer { isFailable = true }
    return !isFailable
  }

  /// Whether it was not public.
  mutating func publish() -> Bool {
    defer { isPublic = true }
    return !isPublic
  }

  /// Whether it conformed to a protocol that the text makes it conform to.
  mutating func withhold(_ name: String) -> Bool { withheld.insert(name).inserted }

  /// Whether no use of the wrapper before had these arguments.
  mutating func take(_ arguments: [Argument]) -> Bool {
    let before = self
    _ = take(unlabelled: arguments.filter { $0.label == nil }.map { _ in "Any?" })
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
      hasChanged = true
    }
    return hasChanged
  }

  /// Whether the type inside of it is new.
  mutating func add(type declaration: String) -> Bool {
    guard !types.contains(declaration) else { return false }
    types.append(declaration)
    return true
  }

  /// Whether a type inside of it did not offer the value before.
  mutating func add(value name: String, toType type: String) -> Bool {
    let head = "struct \(type): Hashable {"
    guard let index = types.firstIndex(where: { $0.hasPrefix(head) }) else { return false }
    let value = "static let \(name.quoted) = \(type)(name: \"\(name)\")"
    guard !types[index].contains(value) else { return false }
    let others =
      types[index] == head + "}"
      ? " var name = \"\"" : types[index].dropFirst(head.count).dropLast(2)
    types[index] = "\(head)\(others); \(value) }"
    return true
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

  /// Whether the case is new: `detail(AnyHashable?)`.
  mutating func add(case declaration: String) -> Bool {
    guard kind == .enumeration, !cases.contains(declaration) else { return false }
    cases.append(declaration)
    return true
  }

  /// Whether it did not conform before; what the protocol asks for is added.
  mutating func conform(to name: String) -> Bool {
    let isNew = !conformances.contains(name)
    switch name {
    case "View": return become(.view)
    case "AnyObject": return kind == .structure && become(.object)
    case "PersistentModel": _ = become(.observable)
    case "Identifiable":
      switch kind {
      case .structure: add("id", OpenType.named(self.name, "id"))
      case .enumeration: _ = add(type: "var id: Self { self }")
      case .object, .observable, .observableObject: break
      default: return false
      }
    case "Equatable", "Hashable":
      guard ![.structure, .enumeration, .view].contains(kind), isNew else { return false }
      _ = add(
        type: "static func == (left: \(self.name), right: \(self.name)) -> Bool { left === right }")
      _ = add(
        type: "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
      conformances.append("Hashable")
      return true
    case "Transferable":
      _ = conform(to: "Codable")
      _ = add(
        type:
          "static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .data) }"
      )
    case "Decodable", "Encodable", "Codable":
      guard !conformances.contains("Codable") else { return false }
      conformances.append("Codable")
      return true
    case "Error", "LocalizedError", "Sendable", "Codable & Sendable": break
    case "CustomStringConvertible": add("description", "String")
    case "CaseIterable":
      if kind == .structure { _ = add(type: "static var allCases: [\(self.name)] { [] }") }
    case "Comparable":
      let own = self.name
      _ = add(Method(head: "static func < (left: \(own), right: \(own))", result: "Bool"))
    case "Layout":
      _ = add(
        type:
          "func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }"
      )
      _ = add(
        type:
          "func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}"
      )
    case "ViewModifier":
      _ = add(type: "func body(content: Content) -> some View { content }")
    case "Shape", "InsettableShape":
      _ = add(Method(head: "func path(in rect: CGRect)", result: "Path"))
    case "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "MenuStyle":
      let shown = name == "LabelStyle" ? "title" : "label"
      _ = add(
        type:
          "func makeBody(configuration: Configuration) -> some View { configuration.\(shown) }")
    default: return false
    }
    if isNew { conformances.append(name) }
    return isNew
  }
}
