import Semantics
import SourceText

/// Properties of stubs that turn out to be of another type than their names said.
extension Session {
  /// A property that is used as another type than was guessed.
  func changeType(_ diagnostic: Diagnostic, _ quoted: [String]) -> String? {
    if ["cannot convert value of type", "cannot convert return expression of type"]
      .contains(where: diagnostic.message.hasPrefix), quoted.count >= 2
    {
      // A selection is of something, or of nothing.
      if quoted[1].contains("_?") {
        return changeProperty(at: diagnostic, from: quoted[0], to: quoted[0].trimmingBinding + "?")
      }
      if quoted[1].hasPrefix("FocusState<") {
        return changeProperty(
          at: diagnostic, from: quoted[0],
          to: "FocusState<\(quoted[1].hasPrefix("FocusState<Bool>") ? "Bool" : "String?")>")
      }
      return makeDictionary(diagnostic, quoted)
        ?? changeProperty(at: diagnostic, from: quoted[0], to: quoted[1])
        ?? changeProperty(at: diagnostic, from: quoted[1], to: quoted[0])
    }
    if diagnostic.message.contains("cannot be used as a boolean"), let type = quoted.first {
      return changeProperty(at: diagnostic, from: type, to: "Bool")
    }
    if diagnostic.message.hasSuffix("conform to 'Identifiable'"), quoted.contains("String") {
      return retype(diagnostic, owner: "String")
    }
    if diagnostic.message.hasPrefix("binary operator"), quoted.contains("Date"),
      ["+", "-"].contains(quoted[0])
    {
      // What is taken from a date is mostly a time.
      return changeProperty(
        at: diagnostic, from: quoted.count > 2 ? "String" : "Date", to: "Double")
    }
    if diagnostic.message.hasPrefix("binary operator"), quoted.count >= 3 {
      return changeProperty(at: diagnostic, from: quoted[1], to: quoted[2])
        ?? changeProperty(at: diagnostic, from: quoted[2], to: quoted[1])
        ?? changeGiven(to: quoted[1], at: diagnostic)
    }
    if diagnostic.message.hasPrefix("cannot assign value of type"), quoted.count >= 2 {
      return changeProperty(at: diagnostic, from: quoted[1], to: quoted[0])
        ?? changeProperty(at: diagnostic, from: quoted[0], to: quoted[1])
        ?? changeGiven(to: quoted[1], at: diagnostic)
        ?? (quoted[1] == "String"
          ? changeProperty(at: diagnostic, from: "String", to: "Any?") : nil)
    }
    if diagnostic.message.hasSuffix("must have Optional type, not '\(quoted.last ?? "")'"),
      let type = quoted.last
    {
      return changeProperty(at: diagnostic, from: type, to: type + "?")
    }
    if diagnostic.message.hasPrefix("unary operator '-'"), quoted.contains("String") {
      return changeProperty(at: diagnostic, from: "String", to: "Double")
    }
    // `Text(product.price, format: .currency(code: "EUR"))` shows a number.
    if isOfOpenType(diagnostic),
      ["number", "currency", "percent"].contains(where: quoted.prefix(2).contains)
    {
      return makeShownNumber(before: diagnostic)
    }
    if diagnostic.message == "no exact matches in call to initializer" {
      return makeNumber(diagnostic)
    }
    if ["cannot force unwrap value of", "cannot use optional chaining on"]
      .contains(where: diagnostic.message.hasPrefix),
      let type = quoted.first
    {
      return changeProperty(at: diagnostic, from: type, to: type + "?")
    }
    if diagnostic.message.hasSuffix("conform to 'BinaryFloatingPoint'"),
      let type = quoted.first(where: { ["String", "Int"].contains($0) })
    {
      return changeProperty(at: diagnostic, from: type, to: "Double")
    }
    return nil
  }

  /// Whether it says of `.name` that no type has it, but what conforms to a protocol.
  func isOfOpenType(_ diagnostic: Diagnostic) -> Bool {
    let message = diagnostic.message
    if message.hasPrefix("cannot infer contextual base in reference to member '") { return true }
    guard message.hasPrefix("type '"), message.contains("' has no member '"),
      let type = diagnostic.quoted.first
    else { return false }
    return world.checker.type(named: type)?.kind == .protocol
  }

  /// What stands last before a style of numbers: `product.price` of `Text(product.price, format: .number)`.
  private func makeShownNumber(before diagnostic: Diagnostic) -> String? {
    let bytes = diagnostic.source.bytes
    let place = diagnostic.span.clamped(to: bytes.count).lowerBound
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    for name in diagnostic.source.names(in: Span(start, place)).reversed() {
      for (key, stub) in sortedStubs where stub.type(of: name) == "String" {
        var changed = stub
        guard changed.change(name, to: "Double") else { continue }
        setStub(changed)
        return key
      }
    }
    return nil
  }

  /// `Double(pet.weight)` where `weight` was thought to be a text or a list.
  private func makeNumber(_ diagnostic: Diagnostic) -> String? {
    guard
      let type = diagnostic.source.names(in: diagnostic.span).first(where: {
        ["Double", "CGFloat", "Float", "Int"].contains($0)
      }),
      let call = CallText(in: diagnostic.source.bytes, after: Int(diagnostic.span.end)),
      let given = call.arguments.first,
      let name = given.value.split(whereSeparator: { !$0.isNamePart }).last
    else { return nil }
    for (key, stub) in sortedStubs {
      guard let old = stub.type(of: String(name)), ["[String]", "Any?"].contains(old) else {
        continue
      }
      var changed = stub
      guard changed.change(String(name), to: type == "Int" ? "Double" : "Int") else { continue }
      setStub(changed)
      return key
    }
    return nil
  }

  /// What a function or a method gives under the name of a variable: `let offset = getOffset()`.
  private func changeGiven(to type: String, at diagnostic: Diagnostic) -> String? {
    guard ["Int", "Double", "CGFloat"].contains(type) || isStub(type) else { return nil }
    for name in diagnostic.source.names(around: diagnostic.span).sorted() {
      for called in diagnostic.source.names(declaring: name).sorted() where called != name {
        for (key, stub) in sortedStubs where stub.kind != .function || key == called {
          var changed = stub
          guard changed.change(resultOf: called, to: type) else { continue }
          setStub(changed)
          return key
        }
      }
    }
    return nil
  }

  /// `dates[dog.id]` where `dates` was thought to be a list.
  private func makeDictionary(_ diagnostic: Diagnostic, _ quoted: [String]) -> String? {
    guard quoted[1] == "Int" else { return nil }
    for name in diagnostic.source.names(around: diagnostic.span).sorted() {
      for (key, stub) in sortedStubs {
        guard let list = stub.type(of: name), list.hasPrefix("["), !list.contains(":"),
          diagnostic.source.text.contains("\(name)[")
        else { continue }
        let element =
          list == "[String]" ? StubGuess.type(of: String(name.dropLast())) : list.trimmingTypeMarks
        var changed = stub
        guard changed.change(name, to: "[\(quoted[0]): \(element)]") else { continue }
        setStub(changed)
        return key
      }
    }
    return nil
  }

  private func changeProperty(
    at diagnostic: Diagnostic, from old: String, to new: String
  ) -> String? {
    var names = diagnostic.source.names(around: diagnostic.span)
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
      Session.plainTypes.contains(single) || wanted == "Any?" || wanted.hasPrefix("[")
      || wanted.hasPrefix("Set<") || wanted.hasPrefix("FocusState<")
      || isStub(single) || isOwnType(single)
    let known = isPossible ? nil : libraryValue(of: single)
    guard isPossible || function != nil || known != nil else { return nil }
    let isOfList = !single.hasPrefix("[") && !old.hasPrefix("[")
    for (name, stub) in sortedStubs where !makes(wanted, name) {
      // The first, or any, of a list.
      for property in stub.properties
      where isOfList && property.type == "[\(old.trimmingBinding.unwrapped)]"
        && names.contains(property.plainName)
      {
        var changed = stub
        guard changed.change(property.name, to: "[\(single)]") else { continue }
        setStub(changed)
        return name
      }
      for property in stub.properties where property.type == old.trimmingBinding {
        let own = property.plainName
        guard names.contains(own) || names.contains("$" + own) else { continue }
        var changed = stub
        let isChanged =
          function.map { changed.change(property.name, to: $0.type, value: $0.value) }
          ?? changed.change(
            property.name, to: wanted, value: wanted == single ? known : nil)
        guard isChanged else { continue }
        setStub(changed)
        return name
      }
    }
    return nil
  }

  /// `NavigationSplitViewVisibility.automatic`: a value of a type of the library that says least.
  private func libraryValue(of name: String) -> String? {
    guard let type = world.checker.type(named: name), type.isPrelude,
      type.genericParameters.isEmpty
    else { return nil }
    if let first = type.enumCases.first(where: { $0.payload.isEmpty }) {
      return "\(name).\(first.name)"
    }
    return ["automatic", "default", "zero", "none"].first { type.members[$0] != nil }
      .map { "\(name).\($0)" }
  }

  /// Whether making a value of a type makes one of another: a stub that held itself would never end.
  private func makes(_ type: String, _ name: String) -> Bool {
    var (seen, open): (Set<String>, [String]) = ([], [type])
    while let next = open.popLast() {
      if next == name { return true }
      guard let stub = world.stubs[next], seen.insert(next).inserted else { continue }
      open += stub.properties.map(\.type)
    }
    return false
  }

  /// Types of the library that a property may come to have.
  static let plainTypes: Set<String> = [
    "Int", "Double", "CGFloat", "Float", "Bool", "String", "Date", "URL", "UUID", "Color", "Data",
    "Decimal",
  ]
}

/// The type of a function that gives nothing, and one of it.
private struct FunctionText {
  let type: String
  let value: String

  /// Nil for other types: `((IndexSet) -> ())?` is one.
  init?(_ text: String) {
    let own = text.hasSuffix(")?") ? text.dropFirst().dropLast(2) : text[...]
    guard own.hasSuffix(") -> ()") || own.hasSuffix(") -> Void"), own.hasPrefix("(") else {
      return nil
    }
    let parameters = own.dropFirst().prefix { $0 != ")" }
    guard !parameters.contains("(") else { return nil }
    type = "(\(parameters)) -> Void"
    value = Stub.action(taking: Brackets.types(of: String(parameters)).count)
  }
}

extension Character {
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  /// `Int` and `[String]` of `ClosedRange<Int>` and `ClosedRange<[String]>`.
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

  /// `any Error` of `(any Error)`.
  var trimmingParentheses: String {
    hasPrefix("(") && hasSuffix(")") ? String(dropFirst().dropLast()) : self
  }

  /// `User` of `User?`.
  var unwrapped: String { hasSuffix("?") ? String(dropLast()) : self }

  /// `User` of `[User]`, `User?` and `[String: User]`.
  var trimmingTypeMarks: String {
    let last = split { !($0.isLetter || $0.isNumber || $0 == "_") }.last
    return last.map(String.init) ?? self
  }
}
