import Prelude
import Semantics
import SourceText

/// Chooses a type for a value by the members that a text uses of it.
struct MemberTypeChooser {
  let scope: StubScope
  let members: [HoleSolution.Member]
  /// The name of the value.
  let label: String
  /// The open type of the value.
  let name: String
  /// What the text suggests; nil if several texts are solved.
  let guess: StubGuess?

  private var facts: MemberFacts { scope.checker.memberFacts }

  /// The owner of the open type.
  private var owner: String? { OpenType.owner(of: name) }

  /// Whether the value is held by a value type. That cannot hold another value of its own type.
  private var isHeldByValue: Bool {
    owner.flatMap { scope.stubs[$0] }.map { !$0.isOfObjects } ?? false
  }

  /// The program's type that the value is named after, or the only one that has the members; otherwise a
  /// library type, or a stub.
  func choice() -> String {
    // A `layoutStore` from which something is removed is no set.
    let isObject = StubGuess.isCalledObject(label)
    return declaredType ?? typeShown ?? typeNamed ?? typeWithModifiers ?? ownType
      ?? (isObject ? nil : libraryType) ?? stub()
  }

  private var declaredType: String? {
    guard let known = scope.declaredType(of: label), !known.hasPrefix("["),
      !isHeldByValue || known != owner
    else { return nil }
    return scope.checker.type(named: known).map(text) ?? known
  }

  /// The type of a value that a format style of the library shows.
  private var typeShown: String? {
    let styles = guess?.uses.names.compactMap { use -> String? in
      if case .formatted(label, by: let style) = use { style } else { nil }
    }
    return styles?.sorted().lazy.compactMap { style -> String? in
      guard
        let input = scope.checker.libraryMatches.formatInput(ofStyle: style, showing: label)
      else { return nil }
      let isWhole =
        style == "number" && input.isPrelude("Double")
        && !(guess?.uses.names.contains(.fraction(label)) ?? false)
      return isWhole && StubGuess.type(of: label) != "Double" ? "Int" : input.description
    }.first
  }

  /// `category.color.opacity(0.2)`: the library type that the value is named after, if it has members that
  /// views also have.
  private var typeNamed: String? {
    let named = StubGuess.type(of: label)
    guard named != "String", let type = scope.checker.type(named: named), type.isPrelude,
      facts.hasMembers(members, type)
    else { return nil }
    return text(of: type)
  }

  private var typeWithModifiers: String? {
    if areOfViews { return view }
    guard areOfPublishers else { return nil }
    return "AnyPublisher<\(OpenType.element(of: name)), \(OpenType.failure(of: name))>"
  }

  /// Whether the members are modifiers of views.
  var areOfViews: Bool {
    guard !members.isEmpty, let view = scope.checker.type(named: "AnyView") else { return false }
    return members.allSatisfy { member in
      !member.calls.isEmpty
        && (PreludeLibrary.inertModifierNames.contains(member.name)
          || facts.hasMembers([member], view))
    }
  }

  /// The library view that has modifiers which other views lack, `Image` for `resizable()`; any view if there
  /// is none.
  var view: String {
    let facts = scope.checker.drawingFacts
    let views = members.lazy.compactMap { facts.view(having: $0.name) }
    return views.first?.name
      ?? members.lazy.compactMap { facts.receiver(of: $0.name) }.first.map { "some \($0.name)" }
      ?? "some View"
  }

  /// Whether the members that are called are those of publishers, and not all of them of lists.
  private var areOfPublishers: Bool {
    guard members.contains(where: { !$0.calls.isEmpty }),
      let publisher = scope.checker.type(named: "Publisher"),
      let array = scope.checker.type(named: "Array"),
      let sequence = scope.checker.type(named: "AsyncSequence")
    else { return false }
    // Without the import, the members must be of publishers alone.
    let mayBeOther =
      !scope.table.imports.contains("Combine") && facts.hasMembers(members, sequence)
    return facts.hasMembers(members, publisher) && !facts.hasMembers(members, array) && !mayBeOther
  }

  /// The only type of the program that has the members, if lists have not all of them: a count does not tell a
  /// type of the program.
  private var ownType: String? {
    let own = scope.checker.names.types.filter {
      !$0.isPrelude && $0.kind != .protocol && facts.hasMembers(members, $0) && !isView($0)
        // The code of a type uses its own members without a base.
        && !(guess?.uses.names.contains(.variable(label, in: $0.name)) ?? false)
        && !(isHeldByValue && $0.name == owner)
    }
    guard own.count == 1, members.count(where: { $0.name != "id" }) > (isNamedLikeAny ? 0 : 1),
      !(scope.checker.type(named: "Array").map { facts.hasMembers(members, $0) } ?? false)
    else { return nil }
    let arguments = scope.stubs[own[0].name]?.generics.map(\.argument) ?? []
    return !arguments.isEmpty && !arguments.contains(nil)
      ? "\(own[0].name)<\(arguments.compactMap(\.self).joined(separator: ", "))>"
      : text(of: own[0])
  }

  /// Whether one member, such as a title, is a sign of the only type that has it: the name of the value says no
  /// more than that it is one.
  private var isNamedLikeAny: Bool {
    OpenType.isUnnamed(name)
      || ["item", "element", "value", "object", "model", "it"].contains(label.lastWord.lowercased())
  }

  /// Whether values of a type are views. Other code seldom reads what a view stores.
  private func isView(_ type: NominalType) -> Bool {
    scope.checker.type(named: "View").map { scope.checker.conforms(type.declaredType, to: $0) }
      ?? false
  }

  // Library types.

  private var libraryType: String? {
    // One property of a used name says little.
    let isTold = members.count > 1 || members.contains { $0.calls.contains { !$0.isEmpty } }
    let fitting = libraryTypesCalledAlike.filter { known([$0]) != nil }
    // `event.interval.contains(day)`
    let isNamedByLibrary =
      isTold && fitting.count == 1 && !StubGuess.isText(label)
      && StubGuess.type(of: label) == "String"
    if let known = (isNamedByLibrary ? known(fitting) : nil)
      ?? known(plainTypes(isTold: isTold))
      ?? (fitting.count == 1 ? known(fitting) : nil)
      ?? known(isTold ? ["Date", "URL", "Image", "ClosedRange", "CGPoint", "CGSize"] : [])
    {
      return known
    }
    if label == "id" || label.hasSuffix("ID"), let identity = known(["UUID"]) { return identity }
    // An extension that the document does not show may add what dates lack.
    return StubGuess.type(of: label) == "Date" ? "Date" : nil
  }

  /// The types that values have most often, the likeliest first.
  private func plainTypes(isTold: Bool) -> [String] {
    let called = scope.typeName(of: label)
    let isList =
      called.hasPrefix("[")
      || called == "String" && label.hasSuffix("s") && !label.hasSuffix("ss")
      // A name that tells no text is seldom that of one whose characters are counted.
      || called == "String" && !StubGuess.isText(label) && !OpenType.isUnnamed(name)
        && members.contains { $0.name == "count" }
      || scope.checker.libraryMatches.changesElements(members)
      || members.contains { $0.givesList || $0.wrapsObject }
    // Members that lists share with optionals and strings decide no more than the name does, but
    // closures rarely iterate over strings.
    let texts = ["String", called]
    let collections = ["Array"] + (isTold || isList ? ["Set", "Dictionary"] : [])
    if isList { return collections + texts + ["Optional"] }
    return scope.checker.libraryMatches.takeFunctions(members)
      ? ["Optional"] + collections + texts : [called, "String", "Optional", "Int"] + collections
  }

  /// The first of some library types that has the members.
  private func known(_ names: [String]) -> String? {
    names.lazy.compactMap { plain -> String? in
      guard let type = scope.checker.type(named: plain), type.isPrelude,
        facts.hasMembers(members, type), plain != "Dictionary" || !hasKeyedMember
      else { return nil }
      return switch plain {
      case "Array": "[\(OpenType.element(of: name))]"
      case "Optional": "\(OpenType.element(of: name))?"
      default: text(of: type)
      }
    }.first
  }

  /// `settings.values[key]`: whether one of the members has a subscript, which the lists of keys and values of
  /// dictionaries are hardly read by.
  private var hasKeyedMember: Bool {
    guess?.uses.subscripts.contains { use in members.contains { $0.name == use.name } } ?? false
  }

  /// The library types that the value is named after, as `session` is after `URLSession`, shortest
  /// names first; no `MKMapItem` for an `item`, as documents name the types of such frameworks.
  private var libraryTypesCalledAlike: [String] {
    let ending = label.capitalizedFirst
    guard ending.count > 3 else { return [] }
    return PreludeLibrary.names(endingIn: ending).filter {
      !PreludeLibrary.isOfOtherFramework($0) && !$0.hasPrefix("_")
    }.sorted {
      ($0.count, $0) < ($1.count, $1)
    }
  }

  private func text(of type: NominalType) -> String { OpenType.text(of: type, for: name) }

  // Stubs.

  private func stub() -> String {
    let made = scope.ownType(for: label, apartFrom: isHeldByValue ? owner : nil)
    addMembers(to: made)
    return made
  }

  /// Adds the members to a stub of which nothing is known yet: properties, and methods that take any values.
  private func addMembers(to type: String) {
    guard var stub = scope.stubs[type], stub == Stub(name: type, kind: stub.kind) else { return }
    let members = members.filter { member in
      !(guess?.uses.names.contains(.action(member.name)) ?? false)
    }
    // Only the projected value of a published property is a member of another value.
    if members.contains(where: { $0.name.hasPrefix("$") }) { _ = stub.become(.observableObject) }
    for member in members {
      let open: String
      if member.calls.isEmpty {
        open = OpenType.named(type, String(member.name.drop { $0 == "$" }))
        stub.add(member.name, open)
        if member.name.hasPrefix("$") { continue }
      } else {
        guard let method = guess.flatMap({ method(member, of: type, $0) }),
          let result = method.result
        else { continue }
        open = result
        _ = stub.add(method)
      }
      scope.checker.holeSolver.name(
        OpenType.identifier(open), ofMember: member.name, ofHole: OpenType.identifier(name),
        isCalled: !member.calls.isEmpty)
    }
    scope.set(stub)
  }

  /// The method that a text calls of a value; nil if the calls show more than its labels, such as
  /// effects.
  private func method(
    _ member: HoleSolution.Member, of owner: String, _ guess: StubGuess
  ) -> Stub.Method? {
    let calls = guess.uses.calls.filter { $0.name == member.name }
    guard let call = calls.first, calls.allSatisfy({ $0.labels == call.labels }),
      calls.allSatisfy({ $0.closures.isEmpty && !$0.isTried && !$0.isAwaited }),
      member.calls.allSatisfy({ $0 == call.labels })
    else { return nil }
    let signature = Stub.Signature(
      name: member.name.quoted,
      scope.calls.parameters(call, of: owner, named: member.name, guess))
    let used = guess.result(ofCallsOf: member.name)
    guard signature.takesAnything, scope.calls.generic(signature, call, used) == nil else {
      return nil
    }
    return Stub.Method(
      signature,
      result: OpenType.named(
        "\(owner).\(member.name)", used.map { $0.name ?? member.name } ?? OpenType.resultLabel))
  }
}
