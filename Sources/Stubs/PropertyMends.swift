import Semantics
import SourceText
import Syntax

/// Corrects the types of properties that their names suggested wrongly.
struct PropertyMends {
  let scope: StubScope

  /// `@Environment(\.client) var client`: adds an undeclared environment key.
  func addEnvironmentKey(_ diagnostic: Diagnostic) -> String? {
    let line = diagnostic.source.names(around: diagnostic.span)
    guard line.contains("Environment"), let key = diagnostic.source.names(in: diagnostic.span).first
    else { return nil }
    let owner = "EnvironmentValues"
    var stub = scope.stubs[owner] ?? Stub(name: owner, kind: .additions)
    guard !stub.has(key) else { return nil }
    stub.add(key, OpenType.named(owner, key))
    scope.set(stub)
    return owner
  }

  /// Corrects a property on one side of a conversion that failed.
  func changeConverted(_ mismatch: TypeMismatch, _ diagnostic: Diagnostic) -> String? {
    let (given, wanted) = (mismatch.givenText, mismatch.wantedText)
    // A selection is optional.
    if wanted.contains("_?") {
      return changeProperty(at: diagnostic, from: given, to: given.trimmingBinding + "?")
    }
    if let name = changeWrapper(mismatch, diagnostic) { return name }
    return (mismatch.wanted.isPrelude("Int") ? makeDictionary(keyedBy: given, diagnostic) : nil)
      ?? changeProperty(at: diagnostic, from: given, to: wanted)
      ?? changeProperty(at: diagnostic, from: wanted, to: given)
  }

  /// `$offset` where the projected value of `@GestureState` or `@FocusState` is expected: gives the variable
  /// that wrapper.
  private func changeWrapper(_ mismatch: TypeMismatch, _ diagnostic: Diagnostic) -> String? {
    guard mismatch.given.isPrelude("Binding"), let projected = mismatch.wanted.nominal,
      let wrapper = projected.outer ?? projected.ifWrapper, wrapper.ifWrapper != nil,
      wrapper !== scope.checker.type(named: "Binding")
    else { return nil }
    for name in diagnostic.source.names(in: diagnostic.span) {
      let own = String(name.drop { $0 == "$" })
      let takesValue = scope.checker.memberFacts.initializers(of: wrapper).contains {
        $0.parameters.first?.label == "wrappedValue"
      }
      guard var stub = scope.stubs[own], stub.wrap(in: wrapper.name, takesValue: takesValue) else {
        continue
      }
      let open = OpenType.named(own, own)
      let type = mismatch.wanted.arguments.first.map {
        OpenType.text($0.sourceDescription, of: open)
      }
      _ = stub.change("$" + own, to: type ?? open)
      scope.set(stub)
      return own
    }
    return nil
  }

  /// Corrects a property in an assignment of another type.
  func changeAssigned(_ mismatch: TypeMismatch, _ diagnostic: Diagnostic) -> String? {
    let (given, wanted) = (mismatch.givenText, mismatch.wantedText)
    // What is assigned may mention other properties of that type.
    let line = LineMap(diagnostic.source).lineSpan(at: Int(diagnostic.span.start))
    let targets = diagnostic.source.names(in: Span(Int(line.start), Int(diagnostic.span.start)))
    return changeProperty(at: diagnostic, named: Set(targets.suffix(1)), from: wanted, to: given)
      ?? changeProperty(at: diagnostic, from: wanted, to: given)
      ?? changeProperty(at: diagnostic, from: given, to: wanted)
      ?? changeGiven(to: wanted, at: diagnostic)
      ?? (wanted == "String" ? changeProperty(at: diagnostic, from: wanted, to: "Any?") : nil)
  }

  /// Corrects a property used as an operand of an unsuitable type.
  func changeOperand(
    of name: String, _ left: Type, _ right: Type, _ diagnostic: Diagnostic
  ) -> String? {
    if ["+", "-"].contains(name), left.isPrelude("Date") || right.isPrelude("Date") {
      // A string next to a date was meant as a time interval.
      return changeProperty(at: diagnostic, from: "String", to: "Double")
    }
    let (left, right) = (left.description, right.description)
    let operands = scope.texts.uses(of: diagnostic.source).values.operands[diagnostic.span.start]
    var sides = [(operands?.left, left, right), (operands?.right, right, left)]
    // A whole number next to one with a point is no whole number.
    if right == "Int" { sides.reverse() }
    for case (let name?, let old, let new) in sides {
      if let changed = changeProperty(at: diagnostic, named: [name], from: old, to: new) {
        return changed
      }
      // What a local value is made of: `let total = splits.map(\.seconds).reduce(0, +)`.
      let parts = old == "Int" ? diagnostic.source.names(declaring: name) : []
      if let changed = changeProperty(at: diagnostic, named: parts, from: old, to: new) {
        return changed
      }
    }
    return changeProperty(at: diagnostic, from: left, to: right)
      ?? changeProperty(at: diagnostic, from: right, to: left)
      ?? changeGiven(to: left, at: diagnostic)
  }

  /// Corrects a property whose plain type lacks a required conformance: it is an element with an
  /// identity, or a number.
  func changeToConform(_ missing: MissingConformance, _ diagnostic: Diagnostic) -> String? {
    guard let type = missing.type else { return nil }
    if let wrapped = type.wrapped { return unwrapElements(type, wrapped, diagnostic) }
    switch missing.asked {
    case "Identifiable" where type.isPrelude("String"):
      return scope.members.retype(diagnostic, owner: type, isStatic: false)
    case "BinaryFloatingPoint" where type.isPrelude("String") || type.isPrelude("Int"):
      return changeProperty(at: diagnostic, from: type.description, to: "Double")
    case "Publisher" where type.isPrelude("Binding"): return publish(diagnostic)
    default: return nil
    }
  }

  /// Makes the elements of a list no optionals, which lack a conformance. Where values of any type are
  /// passed, they seemed to be some.
  private func unwrapElements(
    _ type: Type, _ wrapped: Type, _ diagnostic: Diagnostic
  ) -> String? {
    let isAny =
      if case .existential(let targets) = wrapped.shallow { targets.isEmpty } else { false }
    let names = diagnostic.source.names(around: diagnostic.span)
    for (name, stub) in scope.sortedStubs {
      for property in stub.properties
      where property.type == "[\(type)]" && names.contains(property.plainName) {
        let plain = property.plainName
        let element = isAny ? scope.ownType(for: plain.singular ?? plain) : wrapped.description
        var changed = stub
        guard changed.change(property.name, to: "[\(element)]") else { continue }
        scope.set(changed)
        return name
      }
    }
    return nil
  }

  /// `Publishers.CombineLatest($email, $password)`: gives the variables whose projected values must be
  /// publishers the wrapper `@Published`.
  private func publish(_ diagnostic: Diagnostic) -> String? {
    var published: String?
    for name in diagnostic.source.names(around: diagnostic.span).sorted() where name.first == "$" {
      guard var stub = scope.stubs[String(name.dropFirst())], stub.wrap(in: "Published") else {
        continue
      }
      scope.set(stub)
      published = published ?? stub.name
    }
    return published
  }

  /// `if let code = Code(text)` with a stub `Code`: makes its initializer failable.
  func makeFailable(_ type: Type) -> String? {
    guard var stub = scope.stub(of: type), stub.isOfValues || stub.kind == .enumeration,
      stub.construction.fail()
    else { return nil }
    scope.set(stub)
    return stub.name
  }

  /// The stub with a property that is tested for `nil` or has a value in place of it, according to a
  /// warning, but is not optional; nil for other diagnostics.
  func stubTestedForNil(_ diagnostic: Diagnostic) -> String? {
    let type: Type
    switch diagnostic.fact {
    case OperatorError.needlessNilTest(let tested, _), OperatorError.needlessDefault(let tested):
      type = tested
    default: return nil
    }
    let names = diagnostic.source.names(around: diagnostic.span)
    return scope.sortedStubs.first { _, stub in
      stub.properties.contains { $0.type == "\(type)" && names.contains($0.plainName) }
    }?.key
  }

  /// Makes a property optional: it is used like one.
  func makeOptional(_ type: Type, _ diagnostic: Diagnostic) -> String? {
    if let name = changeProperty(
      at: diagnostic, from: type.description, to: type.description.optional)
    {
      return name
    }
    // The result of a function that gives a value of any type that it is given.
    let names = diagnostic.source.names(around: diagnostic.span).sorted()
    for name in names + names.flatMap({ diagnostic.source.names(declaring: $0).sorted() }) {
      let changed = scope.changeFirst { stub in
        stub.change(methodNamed: name) { method in
          guard method.isOfGivenType, method.result == "Result" else { return false }
          method.result = "Result?"
          return true
        }
      }
      if let changed { return changed }
    }
    return makeOptional(type, givenBySubscriptAt: diagnostic)
  }

  /// `cache["avatar"]?.count`, `if let page = pages[2]`: makes the values of a stub's subscript optional.
  private func makeOptional(
    _ type: Type, givenBySubscriptAt diagnostic: Diagnostic
  ) -> String? {
    let near = diagnostic.source.names(around: diagnostic.span)
    let isUsed = scope.texts.uses(of: diagnostic.source).subscripts.contains { use in
      use.name.map(near.contains) ?? false
    }
    guard isUsed else { return nil }
    return scope.changeFirst { stub in
      let index = stub.methods.firstIndex { method in
        method.name == nil
          && (method.result == "\(type)"
            || stub.generics.contains { $0.name == method.result && $0.argument == "\(type)" })
      }
      guard let index, let result = stub.methods[index].result else { return false }
      stub.methods[index].result = result.optional
      stub.methods[index].value = nil
      return true
    }
  }

  /// Gives the value that a format style shows the input type of the style, unless a use told another one:
  /// `product.price` in `Text(product.price, format: .number)`.
  func makeShown(byStyle style: String, _ diagnostic: Diagnostic) -> String? {
    let shown = scope.texts.uses(of: diagnostic.source).values.shown
    let start = diagnostic.span.start
    guard let name = shown[start] ?? shown[start - 1],
      let input = scope.checker.libraryMatches.formatInput(ofStyle: style, showing: name)
    else { return nil }
    let type = input.description
    guard scope.makeable(type) == type else { return nil }
    let told = scope.spelling.told(type)
    return scope.changeFirst { stub in
      let shown = ShownStub(stub, name, told)
      stub = shown.stub
      return shown.hasChanged
    }
  }

  /// `Double(pet.weight)`: makes a property a number that was assumed to be a string or a list.
  func makeNumber(_ diagnostic: Diagnostic) -> String? {
    let span = diagnostic.span
    let word = diagnostic.source.text(in: span).prefix { $0.isNamePart }
    let type = String(word)
    guard ["Double", "CGFloat", "Float", "Int"].contains(type),
      let call = scope.texts.uses(of: diagnostic.source).call(
        after: Int(span.start) + word.utf8.count),
      let name = call.arguments.first?.value.lastName?.name
    else { return nil }
    return scope.changeFirst { stub in
      guard let old = stub.type(of: name), ["[String]", "String", "Any?"].contains(old)
      else { return false }
      return stub.change(name, to: type == "Int" ? "Double" : "Int")
    }
  }

  /// Changes the result of a function by which a variable is initialized: `let offset =
  /// getOffset()`.
  private func changeGiven(to type: String, at diagnostic: Diagnostic) -> String? {
    guard ["Int", "Double", "CGFloat"].contains(type) || scope.isStub(type) else { return nil }
    for name in diagnostic.source.names(around: diagnostic.span).sorted() {
      for called in diagnostic.source.names(declaring: name).sorted() where called != name {
        let changed = scope.changeFirst { stub in
          (stub.kind != .function || stub.name == called)
            && stub.change(resultOf: called, to: type)
        }
        if let changed { return changed }
      }
    }
    return nil
  }

  /// `dates[dog.id]`: makes a property a dictionary that was assumed to be a list.
  private func makeDictionary(keyedBy key: String, _ diagnostic: Diagnostic) -> String? {
    for name in diagnostic.source.names(around: diagnostic.span).sorted() {
      let changed = scope.changeFirst { stub in
        guard let list = stub.type(of: name), list.hasPrefix("["), !list.contains(":"),
          scope.texts.uses(of: diagnostic.source).subscripts.contains(where: { $0.name == name })
        else { return false }
        let element =
          list == "[String]" ? StubGuess.type(of: String(name.dropLast())) : list.trimmingTypeMarks
        return stub.change(name, to: "[\(key): \(element)]")
      }
      if let changed { return changed }
    }
    return nil
  }

  /// Changes the type of a property that a line mentions.
  ///
  /// - Parameter meant: The names of the property; nil for all names of the line.
  func changeProperty(
    at diagnostic: Diagnostic, named meant: Set<String>? = nil, from old: String, to new: String
  ) -> String? {
    var names = meant ?? diagnostic.source.names(around: diagnostic.span)
    // `@Environment(\.pointerSize) var size` is the entry under another name.
    for name in diagnostic.source.names(in: diagnostic.span) {
      let line = diagnostic.source.names(declaring: name)
      if line.contains("Environment") { names.formUnion(line) }
    }
    let wanted = new.trimmingBinding
    let single = wanted.unwrapped
    if let parts = String.argumentsOfSameType(old, new) {
      return changeProperty(at: diagnostic, from: parts.0, to: parts.1)
        ?? changeProperty(at: diagnostic, from: parts.1, to: parts.0)
    }
    let function = FunctionText(wanted)
    let isPossible =
      PropertyMends.plainTypes.contains(single) || wanted == "Any?" || wanted.hasPrefix("[")
      || wanted.hasPrefix("Set<")
      || scope.isStub(single) || scope.isOwnType(single) || new == old.optional
    let known = isPossible ? nil : libraryValue(of: single)
    guard isPossible || function != nil || known != nil else { return nil }
    let isOfList = !single.hasPrefix("[") && !old.hasPrefix("[")
    for (name, stub) in scope.sortedStubs where !makes(wanted, name) {
      // An element of a list.
      for property in stub.properties
      where isOfList && property.type == "[\(old.trimmingBinding.unwrapped)]"
        && names.contains(property.plainName)
      {
        var changed = stub
        guard changed.change(property.name, to: "[\(single)]") else { continue }
        scope.set(changed)
        return name
      }
      for property in stub.properties where property.type == old.trimmingBinding {
        let own = property.plainName
        guard names.contains(own) || names.contains("$" + own),
          mayMean(property, of: stub, diagnostic)
        else { continue }
        var changed = stub
        let open =
          property.isStatic ? OpenType.ofStatic(name, own) : OpenType.named(name, own)
        let isChanged =
          function.map { changed.change(property.name, to: $0.type, value: $0.value) }
          ?? changed.change(
            property.name, to: OpenType.text(wanted, of: open),
            value: wanted == single ? known : nil)
        guard isChanged else { continue }
        scope.set(changed)
        return name
      }
    }
    return nil
  }

  /// Whether the line of a diagnostic may mean a property: one of a value if it is more than an implicit member,
  /// and a static one only where the line names the type, unless no value has one of that name.
  private func mayMean(
    _ property: Stub.Property, of stub: Stub, _ diagnostic: Diagnostic
  ) -> Bool {
    let source = diagnostic.source
    guard property.isStatic else {
      return !source.isImplicitMember(property.plainName, around: diagnostic.span)
    }
    guard !source.names(around: diagnostic.span).contains(stub.ownName) else { return true }
    return !scope.sortedStubs.contains { _, other in
      other.properties.contains { !$0.isStatic && $0.plainName == property.plainName }
    }
  }

  /// `NavigationSplitViewVisibility.automatic`: a neutral static member of a library type.
  private func libraryValue(of name: String) -> String? {
    guard let type = scope.checker.type(named: name), type.isPrelude,
      type.generics.parameters.isEmpty
    else { return nil }
    if let first = type.enumeration.cases.first(where: { $0.payload.isEmpty }) {
      return "\(name).\(first.name)"
    }
    return ["automatic", "default", "zero", "none"].first { type.members[$0] != nil }
      .map { "\(name).\($0)" }
  }

  /// Whether the default value of a type contains one of another: a stub that contained itself
  /// would recurse forever.
  func makes(_ type: String, _ name: String) -> Bool {
    var (seen, open): (Set<String>, [String]) = ([], [type])
    while let next = open.popLast() {
      if next == name { return true }
      guard let stub = scope.stubs[next], seen.insert(next).inserted else { continue }
      open += stub.properties.map(\.type)
    }
    return false
  }

  /// Whether two types are plain ones that have no values in common. Numbers are written alike.
  static func areUnlike(_ one: String, _ other: String) -> Bool {
    plainTypes.contains(one) && plainTypes.contains(other)
      && !(PassedValue.numbers.contains(one) && PassedValue.numbers.contains(other))
  }

  /// Library types that a property may be changed to.
  static let plainTypes: Set<String> = [
    "Int", "Double", "CGFloat", "Float", "Bool", "String", "Date", "URL", "UUID", "Color", "Data",
    "Decimal",
  ]
}

/// The type of a function that returns `Void`, and a value of it.
private struct FunctionText {
  let type: String
  let value: String

  /// Nil for other types. Optional functions like `((IndexSet) -> ())?` are included.
  init?(_ text: String) {
    let own = text.hasSuffix(")?") ? text.dropFirst().dropLast(2) : text[...]
    guard own.hasSuffix(") -> ()") || own.hasSuffix(") -> Void"), own.hasPrefix("(") else {
      return nil
    }
    let parameters = own.dropFirst().prefix { $0 != ")" }
    guard !parameters.contains("(") else { return nil }
    type = "(\(parameters)) -> Void"
    value = StubValue.action(taking: TypeText.parts(of: String(parameters)).count)
  }
}

extension NominalType {
  /// The type if it is a property wrapper.
  fileprivate var ifWrapper: NominalType? {
    modifiers.attributes.contains { $0.name == "propertyWrapper" } ? self : nil
  }
}

extension String {
  /// The arguments of two types that differ only in these: `Int` and `[String]` of
  /// `ClosedRange<Int>` and `ClosedRange<[String]>`.
  fileprivate static func argumentsOfSameType(_ one: String, _ other: String) -> (String, String)? {
    guard let left = one.firstIndex(of: "<"), let right = other.firstIndex(of: "<"),
      one[..<left] == other[..<right], one.hasSuffix(">"), other.hasSuffix(">"),
      one[..<left] != "Binding"
    else { return nil }
    return (
      String(one[one.index(after: left)...].dropLast()),
      String(other[other.index(after: right)...].dropLast())
    )
  }

  /// `User` of `Binding<User>`.
  var trimmingBinding: String {
    hasPrefix("Binding<") ? String(dropFirst(8).dropLast()) : self
  }

  /// `User` of `User?`.
  var unwrapped: String { hasSuffix("?") ? String(dropLast()) : self }

  /// `User?` of `User`, `(() -> Void)?` of `() -> Void`.
  var optional: String {
    let isWhole = FunctionText(self) == nil && !hasPrefix("any ") && !hasPrefix("some ")
    return isWhole ? self + "?" : "(\(self))?"
  }

  /// `User` of `[User]`, `User?` and `[String: User]`.
  var trimmingTypeMarks: String {
    let last = split { !$0.isNamePart }.last
    return last.map(String.init) ?? self
  }
}
