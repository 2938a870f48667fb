/// How stubs are made.
extension StubPrinter {
  var instanceProperties: [Stub.Property] { stub.properties.filter { !$0.isStatic } }

  /// One for each way in which the text makes it. Views have theirs from their properties where these
  /// tell the only way.
  var initializers: [String] {
    // A subclass has those of its superclass.
    if stub.superclass != nil, instanceProperties.isEmpty { return [] }
    guard stub.kind == .view else {
      // What stands for a value of it is made all the same.
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
        || choices != [all.filter(isShown)]
    else {
      return []
    }
    return choices.map { choice in initializer(taking: all.filter { !isShown($0) } + choice) }
      + ordered(taking: all)
  }

  /// What a closure of a view gives: views of a type of their own, or nothing.
  func result(ofClosureAt place: Int) -> String {
    isShown(place) ? place == 0 ? "Content" : "Content\(place + 1)" : "Void"
  }

  /// Whether a closure has no value to begin with: it shows something, or stands behind every call.
  func isAlwaysGiven(_ place: Int) -> Bool {
    isShown(place) || construction.closureChoices.allSatisfy { $0.contains(place) }
  }

  private func isShown(_ place: Int) -> Bool { construction.closures[place].gives == .views }

  /// Which of the closures that show something are given. Those that are not show nothing.
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

  /// Those whose labels stand in another order than the properties.
  private func ordered(taking choice: [Int]) -> [String] {
    construction.otherOrders.map { labels in
      let named = labels.compactMap { label in
        instanceProperties.first { $0.plainName == label }
      }
      return initializer(named, areRequired: true, taking: choice)
    }
  }

  private func initializer(taking choice: [Int]) -> String {
    initializer(namedProperties.filter { !$0.isComputed }, areRequired: false, taking: choice)
  }

  private func initializer(
    _ named: [Stub.Property], areRequired: Bool, taking choice: [Int]
  ) -> String {
    let isOfElements = construction.closures.contains(where: \.isOfElements)
    let given = construction.unlabelled.enumerated().map { place, type in
      place == 0 && isOfElements
        ? "_ data: Data"
        : "_ argument\(place + 1): \(type) = \(StubValue.of(type))"
    }
    let parameters = named.map { property in
      if isDerived(property) { return "id: String? = nil" }
      let begin = areRequired ? "" : " = \(property.initialValue)"
      return property.name.hasPrefix("$")
        ? "\(property.plainName): Binding<\(property.type)>"
        : "\(property.name): \(property.type.hasSuffix("-> Void") ? "@escaping " : "")"
          + "\(property.type)\(begin)"
    }
    let assigned = (named.filter { !isDerived($0) } + named.filter(isDerived)).map { property in
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

  /// Whether it is the identity of values of which nothing tells the identity: what they are made of, so
  /// that values made alike are equal, and others are told apart.
  private func isDerived(_ property: Stub.Property) -> Bool {
    stub.kind == .structure && property.name == "id" && property.type == "String"
      && property.value == nil && stub.conformances.contains("Identifiable")
  }

  /// What a value is made of: `\(title) \(count)`.
  private var identity: String {
    let names =
      construction.unlabelled.indices.map { "argument\($0 + 1)" }
      + instanceProperties.filter {
        !$0.isComputed && !$0.name.hasPrefix("$") && $0.name != "id" && !$0.type.contains("->")
      }.map { "self.\($0.name)" }
    return names.map { "\\(\($0))" }.joined(separator: " ")
  }

  private typealias TakenClosures = (
    generics: String, parameters: [String], held: [String], condition: String
  )

  /// A view keeps its closures; what it is not given shows nothing.
  private func shown(_ choice: [Int]) -> TakenClosures {
    let parameters = choice.sorted().map { place in
      let closure = construction.closures[place]
      let types = closure.parameters.map(\.type).joined(separator: ", ")
      let type = "@escaping (\(types)) -> \(result(ofClosureAt: place))"
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

  /// Of what is no view, a closure is taken and not called.
  private func ignored(_ choice: [Int]) -> TakenClosures {
    let results = choice.indices.map { "Result\($0 + 1)" }
    let parameters = zip(choice, results).map { place, result in
      let types = construction.closures[place].parameters.map(\.type).joined(separator: ", ")
      return "\(construction.closures[place].label): (\(types)) -> \(result)"
    }
    return (
      results.isEmpty ? "" : "<\(results.joined(separator: ", "))>", parameters, [], ""
    )
  }
}
