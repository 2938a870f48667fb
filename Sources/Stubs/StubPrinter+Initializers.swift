/// The initializers of stubs.
extension StubPrinter {
  var instanceProperties: [Stub.Property] { stub.instanceProperties }

  /// The initializers, one for each way in which the text initializes the stub. Views use the
  /// memberwise initializer if it suffices.
  var initializers: [String] {
    // A subclass inherits the initializers of its superclass.
    if stub.superclass != nil, instanceProperties.isEmpty || construction.isPlain { return [] }
    guard stub.kind == .view else {
      // The stub's own default value needs an initializer without arguments.
      let plain =
        construction.isFailable
        ? ["init() {}"] : construction.closures.isEmpty ? [] : [initializer(taking: [])]
      return [initializer(taking: Array(construction.closures.indices))] + plain
        + ordered(taking: [])
    }
    let all = Array(construction.closures.indices)
    let choices = shownChoices
    guard
      !construction.unlabelled.isEmpty || !construction.otherOrders.isEmpty
        || choices != [all.filter(isShown)] || instanceProperties.contains(where: \.isVariadic)
    else {
      return []
    }
    return choices.map { choice in initializer(taking: all.filter { !isShown($0) } + choice) }
      + ordered(taking: all)
  }

  /// The result type of a view's closure: a generic view type of its own, or `Void`.
  func result(ofClosureAt place: Int) -> String {
    isShown(place) ? place == 0 ? "Content" : "Content\(place + 1)" : "Void"
  }

  /// Whether a closure needs no default value: it builds views, or every call passes it.
  func isAlwaysGiven(_ place: Int) -> Bool {
    isShown(place) || construction.closureChoices.allSatisfy { $0.contains(place) }
  }

  private func isShown(_ place: Int) -> Bool { construction.closures[place].gives == .views }

  /// The combinations of view builders that calls pass. Those that are not passed build an
  /// `EmptyView`.
  private var shownChoices: [[Int]] {
    let all = construction.closures.indices.filter(isShown)
    var choices = [all]
    for given in construction.closureChoices {
      let choice = given.filter(isShown)
      let isOfElements = all.contains {
        construction.closures[$0].isOfElements && !choice.contains($0)
      }
      if !choices.contains(choice), !isOfElements { choices.append(choice) }
    }
    return choices
  }

  /// Initializers whose parameters are in another order than the properties.
  private func ordered(taking choice: [Int]) -> [String] {
    construction.otherOrders.map { labels in
      let named = labels.compactMap { label in
        instanceProperties.first { $0.plainName == label }
      }
      return initializer(named, areRequired: true, taking: choice)
    }
  }

  private func initializer(taking choice: [Int]) -> String {
    initializer(namedProperties.filter { !stub.computes($0) }, areRequired: false, taking: choice)
  }

  private func initializer(
    _ named: [Stub.Property], areRequired: Bool, taking choice: [Int]
  ) -> String {
    let isOfElements = construction.closures.contains(where: \.isOfElements)
    let linked = instanceProperties.filter { construction.links.values.contains($0.name) }
    let named = named.filter { !linked.contains($0) }
    let given = construction.unlabelled.enumerated().map { place, type in
      if let property = linked.first(where: { $0.name == construction.links[place] }) {
        return "_ \(property.name): \(property.type)\(beginning(of: property))"
      }
      return place == 0 && isOfElements
        ? "_ data: Data"
        : "_ argument\(place + 1): \(type) = \(StubValue.of(type))"
    }
    let parameters = named.map { property in
      if isDerived(property) { return "id: String? = nil" }
      if property.isVariadic {
        return "\(property.name): \(property.type.dropFirst().dropLast())..."
      }
      let begin = areRequired ? "" : beginning(of: property)
      return property.name.hasPrefix("$")
        ? "\(property.plainName): Binding<\(property.type)>"
        : "\(property.name): \(TypeText.isFunction(property.type) ? "@escaping " : "")"
          + "\(property.type)\(begin)"
    }
    let derived = named.filter(isDerived)
    let assigned = (linked + named.filter { !isDerived($0) } + derived).map { property in
      if isDerived(property) { return "self.id = id ?? \"\(identity)\"" }
      return property.name.hasPrefix("$")
        ? "_\(property.plainName) = \(property.plainName)"
        : "self.\(property.name) = \(property.name)"
    }
    let (generics, taken, held, condition) = stub.kind == .view ? shown(choice) : ignored(choice)
    let body = (assigned + held + (isOfElements && stub.kind == .view ? ["self.data = data"] : []))
      .joined(separator: "; ")
    let all = (given + parameters + taken).joined(separator: ", ")
    return "init\(construction.isFailable ? "?" : "")\(generics)(\(all))\(condition) "
      + "{\(body.isEmpty ? "" : " \(body) ")}"
  }

  /// The default value of a parameter for a property; none if the property is of any type.
  private func beginning(of property: Stub.Property) -> String {
    stub.isGeneric(property) ? "" : " = \(property.initialValue)"
  }

  /// Whether it is an identity that no use determines. It is then derived from the other
  /// properties, so that equal values have equal identities.
  private func isDerived(_ property: Stub.Property) -> Bool {
    stub.kind == .structure && property.name == "id" && property.type == "String"
      && property.value == nil && stub.conformances.contains("Identifiable")
  }

  /// The derived identity: `\(title) \(count)`.
  private var identity: String {
    let names =
      construction.unlabelled.indices.filter { construction.links[$0] == nil }.map {
        "argument\($0 + 1)"
      }
      + instanceProperties.filter {
        !stub.computes($0) && !$0.name.hasPrefix("$") && $0.name != "id"
          && !$0.type.contains("->")
      }.map { "self.\($0.name)" }
    return names.map { "\\(\($0))" }.joined(separator: " ")
  }

  private typealias TakenClosures = (
    generics: String, parameters: [String], held: [String], condition: String
  )

  /// A view stores its closures; view builders that are not passed build an `EmptyView`.
  private func shown(_ choice: [Int]) -> TakenClosures {
    let parameters = choice.sorted().map { place in
      let closure = construction.closures[place]
      let types = closure.parameters.map(\.type).joined(separator: ", ")
      let type = "@escaping (\(types))\(closure.effects) -> \(result(ofClosureAt: place))"
      let begin = isAlwaysGiven(place) ? "" : " = \(StubValue.of("(\(types)) -> Void"))"
      return "\(isShown(place) ? "@ViewBuilder " : "")\(closure.label): \(type)\(begin)"
    }
    var (held, missing): ([String], [String]) = ([], [])
    for (place, closure) in construction.closures.enumerated() {
      if choice.contains(place) {
        held.append("self.\(closure.label) = \(closure.label)")
        continue
      }
      let names = Array(repeating: "_", count: closure.parameters.count).joined(separator: ", ")
      held.append("self.\(closure.label) = { \(names.isEmpty ? "" : "\(names) in ")EmptyView() }")
      missing.append("\(result(ofClosureAt: place)) == EmptyView")
    }
    return (
      "", parameters, held, missing.isEmpty ? "" : " where \(missing.joined(separator: ", "))"
    )
  }

  /// Types that are not views ignore their closures.
  private func ignored(_ choice: [Int]) -> TakenClosures {
    let results = choice.indices.map { "Result\($0 + 1)" }
    let parameters = zip(choice, results).map { place, result in
      let closure = construction.closures[place]
      let types = closure.parameters.map(\.type).joined(separator: ", ")
      return "\(closure.label): (\(types))\(closure.effects) -> \(result)"
    }
    return (
      results.isEmpty ? "" : "<\(results.joined(separator: ", "))>", parameters, [], ""
    )
  }
}
