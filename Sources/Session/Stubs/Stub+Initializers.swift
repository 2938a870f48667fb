/// How stubs are made.
extension Stub {
  var instanceProperties: [Property] { properties.filter { !$0.isStatic } }

  /// One for each way in which the text makes it. Views have theirs from their properties where these
  /// tell the only way.
  var initializers: [String] {
    guard kind == .view else {
      // What stands for a value of it is made all the same.
      let plain = isFailable ? ["init() {}"] : closures.isEmpty ? [] : [initializer(taking: [])]
      return [initializer(taking: Array(closures.indices))] + plain + ordered(taking: [])
    }
    let all = Array(closures.indices)
    let choices = shownChoices
    guard !unlabelled.isEmpty || !otherOrders.isEmpty || choices != [all.filter(isShown)] else {
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
    isShown(place) || closureChoices.allSatisfy { $0.contains(place) }
  }

  private func isShown(_ place: Int) -> Bool { closures[place].gives == .views }

  /// Which of the closures that show something are given. Those that are not show nothing.
  private var shownChoices: [[Int]] {
    let all = closures.indices.filter(isShown)
    var choices = [all]
    for given in closureChoices {
      let choice = given.filter(isShown)
      let isOfElements = all.contains { closures[$0].isOfElements && !choice.contains($0) }
      if !choices.contains(choice), !isOfElements { choices.append(choice) }
    }
    return choices
  }

  /// Those whose labels stand in another order than the properties.
  private func ordered(taking choice: [Int]) -> [String] {
    otherOrders.map { labels in
      let named = labels.compactMap { label in
        instanceProperties.first { $0.plainName == label }
      }
      return initializer(named, areRequired: true, taking: choice)
    }
  }

  private func initializer(taking choice: [Int]) -> String {
    initializer(instanceProperties.filter { !$0.isComputed }, areRequired: false, taking: choice)
  }

  private func initializer(
    _ named: [Property], areRequired: Bool, taking choice: [Int]
  ) -> String {
    let isOfElements = closures.contains(where: \.isOfElements)
    let given = unlabelled.enumerated().map { place, type in
      place == 0 && isOfElements
        ? "_ data: Data"
        : "_ argument\(place + 1): \(type) = \(Stub.value(of: type))"
    }
    let parameters = named.map { property in
      let begin = areRequired ? "" : " = \(property.initialValue)"
      return property.name.hasPrefix("$")
        ? "\(property.plainName): Binding<\(property.type)>"
        : "\(property.name): \(property.type.hasSuffix("-> Void") ? "@escaping " : "")"
          + "\(property.type)\(begin)"
    }
    let assigned = named.map { property in
      property.name.hasPrefix("$")
        ? "_\(property.plainName) = \(property.plainName)"
        : "self.\(property.name) = \(property.name)"
    }
    let (generics, taken, held, condition) = kind == .view ? shown(choice) : ignored(choice)
    let body = (assigned + held + (isOfElements && kind == .view ? ["self.data = data"] : []))
      .joined(separator: "; ")
    let all = (given + parameters + taken).joined(separator: ", ")
    return "init\(isFailable ? "?" : "")\(generics)(\(all))\(condition) "
      + "{\(body.isEmpty ? "" : " \(body) ")}"
  }

  private typealias TakenClosures = (
    generics: String, parameters: [String], held: [String], condition: String
  )

  /// A view keeps its closures; what it is not given shows nothing.
  private func shown(_ choice: [Int]) -> TakenClosures {
    let parameters = choice.sorted().map { place in
      let closure = closures[place]
      let types = closure.parameters.map(\.type).joined(separator: ", ")
      let type = "@escaping (\(types)) -> \(result(ofClosureAt: place))"
      let begin = isAlwaysGiven(place) ? "" : " = \(Stub.value(of: "(\(types)) -> Void"))"
      return "\(isShown(place) ? "@ViewBuilder " : "")\(closure.label): \(type)\(begin)"
    }
    var (held, missing): ([String], [String]) = ([], [])
    for (place, closure) in closures.enumerated() {
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
      let types = closures[place].parameters.map(\.type).joined(separator: ", ")
      return "\(closures[place].label): (\(types)) -> \(result)"
    }
    return (
      results.isEmpty ? "" : "<\(results.joined(separator: ", "))>", parameters, [], ""
    )
  }
}
