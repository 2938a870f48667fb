import Semantics
import SourceText
import Syntax

/// A declaration made up for one that a document leaves out.
struct Stub: Equatable {
  /// What kind of declaration it is.
  enum Kind: String {
    case structure, view, object, observable, observableObject, `protocol`, function
    /// An enum; its cases are used as implicit member expressions.
    case enumeration
    /// A top-level variable, which is its only property.
    case variable
    /// A name for a type of functions.
    case alias
    /// A missing module; its types are stubs of their own.
    case module
    /// Members added to a type that is declared without them.
    case additions
    /// A declaration of another text of the document.
    case declared
    /// A property wrapper, which stores its arguments.
    case wrapper
  }

  let name: String
  var kind: Kind { didSet { forgetText() } }
  /// The properties, in order of first use.
  var properties: [Property] = [] { didSet { forgetText() } }
  var methods: [Method] = [] { didSet { forgetText() } }
  /// Declarations nested in it.
  var types: [String] = [] { didSet { forgetText() } }
  var cases: [Case] = [] { didSet { forgetText() } }
  /// Protocols to which it must conform.
  var conformances: [String] = [] { didSet { forgetText() } }
  var construction = StubConstruction() { didSet { forgetText() } }
  /// The library class that it inherits from.
  private(set) var superclass: String? { didSet { forgetText() } }
  /// Its generic parameters.
  private(set) var generics: [Generic] = [] { didSet { forgetText() } }
  /// Whether it is not generic in types of values that are passed to it, as its uses do not fit that.
  private(set) var isPlain = false
  /// Whether a text changes its values in place, as elements of a list.
  var isChangedInPlace = false
  /// Whether it must be public, because public declarations mention it.
  private(set) var isPublic = false { didSet { forgetText() } }
  /// Protocols to which the text itself makes the type conform; the stub omits them.
  var withheld: Set<String> = [] { didSet { forgetText() } }
  /// The stored properties without hash values, by which its values are compared all the same.
  var comparisons: [String: Comparison] = [:] { didSet { forgetText() } }
  /// The type of functions that it names, if it is an alias.
  private(set) var aliased: Parameter.Closure? { didSet { forgetText() } }
  /// The declaration, if it comes from another text.
  private(set) var declaration = "" { didSet { forgetText() } }
  /// What the declaration says.
  private(set) var written = StubText()

  init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// - Parameter additions: Members to add to the declaration.
  init(name: String, text: String, adding additions: Stub?) {
    self = additions ?? Stub(name: name, kind: .declared)
    kind = .declared
    declaration = text
    forgetText()
  }

  /// Lets the text be made anew, after something that it says was changed.
  private mutating func forgetText() { written = StubText() }

  /// The members added to a declaration of another text, as additions to that declaration.
  var additions: Stub? {
    guard kind == .declared, hasMembers else { return nil }
    var stub = self
    stub.kind = .additions
    stub.declaration = ""
    return stub
  }

  /// Whether it is an extension of another text.
  var isOfExtension: Bool { name.hasPrefix("extension ") }

  /// Whether something of it is made up.
  var isGuess: Bool { kind != .declared || hasMembers }

  var hasMembers: Bool {
    !(properties.isEmpty && methods.isEmpty && types.isEmpty)
      || kind == .additions && !cases.isEmpty
  }

  /// The text of the declaration, on one line.
  var text: String { written.text(of: self) }

  /// The text in notes to the user.
  var shownText: String {
    let what = isOfExtension ? "an \(name.prefix { $0 != "." })" : "'\(name)'"
    guard kind == .declared else { return text }
    return "\(what), as another text declares it" + (additions.map { ", with \($0.text)" } ?? "")
  }

  /// Whether it is a type of which values are made.
  var isOfValues: Bool { [.structure, .object, .observable, .observableObject].contains(kind) }

  /// Whether it is a class.
  var isOfObjects: Bool { [.object, .observable, .observableObject].contains(kind) }

  /// Whether nothing has to be guessed about what its cases hold.
  var hasPlainCases: Bool { cases.allSatisfy(\.payload.isEmpty) }

  /// Whether its uses show that it is a type of its own, and no other name for one of the library.
  var isOwnType: Bool {
    switch kind {
    case .enumeration: !cases.isEmpty && hasPlainCases && generics.isEmpty
    case .structure:
      generics.isEmpty && !construction.isFailable && properties.contains { $0.isPassed }
    default: false
    }
  }

  /// Whether it is shared by all inputs of a document, like a type.
  var isOfDocument: Bool { ![.variable, .function, .declared].contains(kind) }

  /// Whether an instance property must be computed: its type is opaque, values of the type do not store
  /// properties, or it has the type itself, which no value can contain.
  func computes(_ property: Property) -> Bool {
    property.isComputed || kind == .enumeration || kind == .structure && property.type == name
  }

  func has(_ property: String) -> Bool { properties.contains { $0.name == property } }

  /// Whether it has a method that is called like another one.
  func has(_ method: Method) -> Bool {
    methods.contains { $0.signature.text == method.signature.text }
  }

  /// Whether it has a property or a method with a name.
  func offers(_ member: String) -> Bool {
    has(member) || methods.contains { $0.name == member.quoted }
  }

  /// The words of its declaration.
  var words: Set<String> { written.words(of: self) }

  /// Whether its declaration mentions one of these types.
  func mentions(_ types: Set<String>) -> Bool { types.contains { mentions($0) } }

  /// Whether its declaration mentions a type.
  func mentions(_ type: String) -> Bool {
    words.contains(type) || type.utf8.contains(UInt8(ascii: ".")) && text.contains(bytesOf: type)
  }

  /// The unqualified name: `Card` of `Game.Card`.
  var ownName: String { Stub.ownName(of: name) }

  static func ownName(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The name of the enclosing type: `Game` for `Game.Card`; nil at the top level.
  var outerName: String? {
    guard isOfType, let dot = name.lastIndex(of: ".") else { return nil }
    return String(name[..<dot])
  }

  /// Whether it declares a type.
  private var isOfType: Bool { isOfValues || [.view, .enumeration, .protocol].contains(kind) }

  func type(of property: String) -> String? { properties.first { $0.name == property }?.type }

  mutating func add(
    _ property: String, _ type: String, value: String? = nil, isStatic: Bool = false,
    isOfConformers: Bool = false, isPassed: Bool = false
  ) {
    let name = kind == .observableObject ? String(property.drop { $0 == "$" }) : property
    if !has(name) {
      properties.append(
        Property(
          name: name, type: type, value: value, isStatic: isStatic,
          isOfConformers: isOfConformers, isPassed: isPassed))
    }
  }

  /// Changes the type of a property; returns whether it was another one.
  mutating func change(_ property: String, to type: String, value: String? = nil) -> Bool {
    guard let index = properties.firstIndex(where: { $0.name == property }),
      properties[index].type != type,
      !(properties[index].isTold && PropertyMends.areUnlike(properties[index].type, type))
    else { return false }
    properties[index].type = type
    properties[index].value = value
    return true
  }

  /// Makes a property settable; returns whether it was not.
  mutating func set(_ property: String, isOfObject: Bool) -> Bool {
    set(property, by: isOfObject ? "set" : "nonmutating set")
  }

  mutating func set(_ property: String, by setter: String) -> Bool {
    let index = properties.firstIndex { $0.name == property && $0.setter == nil }
    guard let index else { return false }
    properties[index].setter = setter
    return true
  }

  /// Makes a property a requirement of a protocol.
  mutating func require(_ property: String) {
    guard let index = properties.firstIndex(where: { $0.name == property }) else { return }
    properties[index].isRequired = true
  }

  /// Sets the initial value of a property.
  mutating func begin(_ property: String, with value: String) {
    guard let index = properties.firstIndex(where: { $0.name == property }) else { return }
    properties[index].value = value
  }

  /// Makes functions throwing and async as their calls show. Once a call without `try` or `await`
  /// was seen, that holds for later texts, too.
  ///
  /// - Parameter isMeant: Whether a method is one of those to change.
  mutating func take(_ effects: StubEffects, where isMeant: (Method) -> Bool = { _ in true }) {
    let owner = kind == .function ? nil : name
    for index in methods.indices where isMeant(methods[index]) {
      guard let function = methods[index].name else { continue }
      let name = StubEffects.Name(owner: owner, function: function)
      guard effects.isCalled(name) else { continue }
      if methods[index].isThrowing ?? true {
        methods[index].isThrowing = effects.isThrowing(name)
        methods[index].thrown = effects.thrownType(name)?.description
      }
      if methods[index].isAsync ?? true {
        let isKnown = methods[index].isAsync ?? false
        methods[index].isAsync = effects.isAsync(name, isKnown: isKnown)
      }
    }
  }

  /// Makes a variable a binding; returns whether it was not.
  mutating func bind() -> Bool {
    guard kind == .variable, let property = properties.first, !property.name.hasPrefix("$") else {
      return false
    }
    properties[0] = Property(
      name: "$" + property.name, type: property.type, value: property.value)
    return true
  }

  /// Sets the property wrapper that `$name` projects; returns whether it was another one.
  ///
  /// - Parameter takesValue: Whether the wrapper takes an initial value.
  mutating func wrap(in wrapper: String, takesValue: Bool = true) -> Bool {
    guard kind == .variable, let property = properties.first, property.name.hasPrefix("$"),
      property.wrapper != wrapper
    else { return false }
    properties[0].wrapper = wrapper
    properties[0].hasInitialValue = takesValue
    return true
  }

  /// Makes a property a binding.
  mutating func bind(_ property: String, as type: String) {
    guard let index = properties.firstIndex(where: { $0.name == property }) else { return }
    properties[index] = Property(name: "$" + property, type: type)
  }

  /// Changes the kind; returns whether it was another one.
  mutating func become(_ other: Kind) -> Bool {
    // Additions do not change the kind of the program's type.
    guard kind != other, ![.additions, .declared].contains(kind) else { return false }
    kind = other
    if kind == .view { construction.showClosures() }
    if isOfObjects, conformances.contains("Identifiable") {
      // Each object has an identity of its own, unless uses tell another one.
      properties.removeAll { $0.name == "id" && !$0.isPassed && !$0.isTold }
    }
    return true
  }

  /// Makes it a name for a type of functions; returns whether none of its uses shows that it has
  /// other values.
  mutating func alias(_ type: Parameter.Closure) -> Bool {
    let isCalled = methods.allSatisfy { $0.name == "callAsFunction" }
    guard kind == .structure, outerName == nil, isCalled, properties.isEmpty, types.isEmpty,
      construction.isPlain
    else { return false }
    (kind, aliased, methods) = (.alias, type, [])
    return true
  }

  /// Makes a parameter `inout` in the type of functions that it names; returns whether it was not.
  mutating func makeInout(parameterOfAlias place: Int) -> Bool {
    guard aliased?.parameters.indices.contains(place) ?? false,
      !(aliased?.parameters[place].isInout ?? true)
    else { return false }
    aliased?.parameters[place].isInout = true
    return true
  }

  /// Makes it inherit from a library class; returns whether that is new.
  mutating func inherit(_ name: String) -> Bool {
    guard superclass == nil else { return false }
    superclass = name
    kind = .object
    return true
  }

  /// Changes all types in its properties, methods and closures, and their values.
  mutating func mapTypes(_ change: (String) -> String) {
    for index in properties.indices {
      properties[index].type = change(properties[index].type)
      properties[index].value = properties[index].value.map(change)
    }
    for index in methods.indices {
      methods[index].signature.mapTypes(change)
      methods[index].value = methods[index].value.map(change)
      let result = methods[index].result.map(change)
      methods[index].result = result == "Void" ? nil : result
    }
    construction.mapTypes(change)
    aliased?.mapTypes(change)
    for index in cases.indices {
      for place in cases[index].payload.indices {
        let part = cases[index].payload[place]
        cases[index].payload[place].type = change(part.type)
        cases[index].payload[place].value = part.value.map(change)
      }
    }
    types = types.map(change)
  }

  /// Raises the number of generic parameters to that of the arguments; returns whether it was lower. An
  /// argument that is itself a generic parameter gives its name to one.
  mutating func specialize(with arguments: [String], parameters: Set<String>) -> Bool {
    guard arguments.count > generics.count, kind != .protocol else { return false }
    generics = arguments.enumerated().map { place, argument in
      let isNamed = parameters.contains(argument) && arguments.count(where: { $0 == argument }) == 1
      return isNamed
        ? Generic(name: argument, argument: argument)
        : Generic(name: "T\(place + 1)", argument: argument, isUnnamed: true)
    }
    return true
  }

  /// Gives it a generic parameter of a name, which is that of one whose name no text has told; returns whether
  /// it had none of that name.
  mutating func takeParameter(_ name: String) -> Bool {
    guard outerName == nil, !generics.contains(where: { $0.name == name }) else { return false }
    guard let place = generics.firstIndex(where: \.isUnnamed) else {
      generics.append(Generic(name: name))
      return true
    }
    let old = generics[place].name
    generics[place] = Generic(name: name, argument: generics[place].argument)
    mapTypes { $0.replacing(word: old, with: name) }
    return true
  }

  /// Makes a property one of any type, for which the stub gets a generic parameter; returns whether
  /// that is new.
  mutating func makeGeneric(_ property: String, as name: String) -> Bool {
    guard !construction.isFailable, outerName == nil,
      let index = properties.firstIndex(where: { $0.name == property && !$0.isStatic }),
      !generics.contains(where: { $0.name == properties[index].type })
    else { return false }
    // The parameter that its uses as a type show.
    let free = generics.filter { generic in !properties.contains { $0.type == generic.name } }
    let parameter = free.count == 1 ? free[0] : Generic(name: name)
    if free.count != 1 { generics.append(parameter) }
    properties[index].type = parameter.name
    properties[index].value = nil
    properties[index].suggestion = nil
    return true
  }

  /// Lets it be a declaration without types of values that are passed.
  mutating func stayPlain() {
    isPlain = true
    construction.unlink()
  }

  /// Makes it public; returns whether it was not.
  mutating func publish() -> Bool {
    defer { isPublic = true }
    return !isPublic
  }

  /// Adapts the order of properties to the labels of a call; returns whether it changed.
  mutating func arrange(_ labels: [String]) -> Bool {
    var arranged = properties
    let hasChanged = construction.arrange(labels, &arranged)
    if hasChanged { properties = arranged }
    return hasChanged
  }

  /// Adds the arguments of a property wrapper; returns whether there are new ones.
  ///
  /// - Parameter type: The type of an argument; nil if it may be of any.
  mutating func take(_ arguments: [Argument], _ type: (Argument) -> String?) -> Bool {
    let before = self
    _ = construction.take(
      unlabelled: arguments.filter { $0.label == nil }.map { type($0) ?? "Any?" })
    for argument in arguments {
      guard let label = argument.label else { continue }
      add(label, type(argument) ?? "Any?", isPassed: true)
    }
    return self != before
  }

  /// Adds a method; returns whether it is new.
  mutating func add(_ method: Method) -> Bool {
    guard !has(method) else { return false }
    methods.append(method)
    return true
  }

  /// Changes the result of the methods called `name`, or of all overloads of a function; returns
  /// whether one had another result.
  mutating func change(resultOf name: String, to result: String) -> Bool {
    var hasChanged = false
    for index in methods.indices
    where methods[index].isCalled(name) && methods[index].result != result {
      methods[index].result = result
      methods[index].value = nil
      hasChanged = true
    }
    return hasChanged
  }

  /// Changes the type of an `inout Any?` parameter; returns whether the method had one.
  mutating func change(inoutOf name: String, to type: String) -> Bool {
    change(methodNamed: name) { method in
      let parameters = method.signature.parameters
      let place = parameters.firstIndex { $0.kind == .variable("Any?") }
      if let place { method.signature.parameters[place].kind = .variable(type) }
      return place != nil
    }
  }

  /// Changes the method with a name; returns whether one was changed.
  mutating func change(methodNamed name: String, _ change: (inout Method) -> Bool) -> Bool {
    for index in methods.indices where methods[index].name == name.quoted {
      if change(&methods[index]) { return true }
    }
    return false
  }

  /// Makes a parameter `inout` in the type of a closure that a method takes, or the initializer if `callee` is
  /// the stub itself; returns whether it was not.
  ///
  /// - Parameter parameter: Its name in the closure, or `$0`.
  mutating func makeInout(_ parameter: String, ofClosure label: String?, passedTo callee: String)
    -> Bool
  {
    if callee == name, kind != .function {
      return construction.makeInout(parameter, ofClosure: label)
    }
    guard let place = parameter.first == "$" ? Int(parameter.dropFirst()) : 0 else { return false }
    return change(methodNamed: callee) {
      $0.makeInout(parameterAt: place, of: Method.Closure(label: label))
    }
  }

  /// Makes a method generic in its result, because its calls require different types; returns
  /// whether it was not.
  ///
  /// - Parameter isOptional: Whether it may give nothing.
  mutating func generalize(isOptional: Bool = false, where isMeant: (Method) -> Bool) -> Bool {
    guard let index = methods.firstIndex(where: { isMeant($0) && $0.name != nil && !$0.isGeneric })
    else { return false }
    methods[index].generalize()
    if isOptional, methods[index].isGeneric { methods[index].mayGiveNothing() }
    return methods[index].isGeneric
  }

  /// Adds a nested type; returns whether it is new.
  mutating func add(type declaration: String) -> Bool {
    guard !types.contains(declaration) else { return false }
    types.append(declaration)
    return true
  }

  /// Library types to which programs add entries, mostly with `@Entry`.
  static let entryTypes: Set<String> = [
    "EnvironmentValues", "FocusedValues", "ContainerValues", "Transaction",
  ]
}
