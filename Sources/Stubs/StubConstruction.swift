/// The initializers of a stub: closures, orders of argument labels, unlabeled arguments.
struct StubConstruction: Equatable {
  /// A closure parameter of its initializer.
  struct Closure: Equatable {
    /// What a closure returns.
    enum Result { case views, nothing, anything }
    let label: String
    var parameters: [Stub.Property]
    let gives: Result
    /// Whether it may await.
    var isAsync = false
    /// The label of one without a label of which nothing is known.
    static let unknownLabel = "body"
    /// Whether it may throw.
    var isThrowing = false

    /// Its effects, as in its type.
    var effects: String { (isAsync ? " async" : "") + (isThrowing ? " throws" : "") }
    var isOfElements: Bool { parameters.contains { $0.type == "Data.Element" } }
  }

  /// The closures passed to its initializers.
  private(set) var closures: [Closure] = []
  /// For each combination of closures in a call, the indices of these closures.
  private(set) var closureChoices: [[Int]] = []
  /// The types of the unlabeled arguments.
  private(set) var unlabelled: [String] = []
  /// The properties that begin with unlabeled arguments, by the places of these.
  private(set) var links: [Int: String] = [:]
  /// The orders of argument labels that the order of properties satisfies.
  private var orders: [[String]] = []
  /// The orders of argument labels that contradict it, and need initializers of their own.
  private(set) var otherOrders: [[String]] = []
  /// Whether the initializer is failable.
  private(set) var isFailable = false

  /// Whether no text passes arguments to the initializer.
  var isPlain: Bool {
    closures.isEmpty && unlabelled.isEmpty && orders.allSatisfy(\.isEmpty) && otherOrders.isEmpty
      && !isFailable
  }

  /// Whether texts pass nothing but a raw value to the initializer.
  var isOfRawValue: Bool {
    closures.isEmpty && unlabelled.isEmpty && otherOrders.isEmpty && !orders.isEmpty
      && orders.allSatisfy { $0 == ["rawValue"] }
  }

  /// Makes a view builder an action; returns whether there was one with this label.
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

  /// Makes the closures of which nothing was known view builders.
  mutating func showClosures() {
    closures = closures.map { closure in
      guard closure.gives == .anything else { return closure }
      let label = closure.label == Closure.unknownLabel ? "content" : closure.label
      return Closure(label: label, parameters: closure.parameters, gives: .views)
    }
  }

  /// Lets a closure that is no view builder await; returns whether there is one with this label that
  /// could not.
  mutating func letAwait(_ label: String?) -> Bool { change(label, \.isAsync) }

  /// Lets a closure that is no view builder throw; returns whether there is one with this label that
  /// could not.
  mutating func letThrow(_ label: String?) -> Bool { change(label, \.isThrowing) }

  private mutating func change(_ label: String?, _ effect: WritableKeyPath<Closure, Bool>) -> Bool {
    let index = closures.firstIndex {
      $0.gives != .views && !$0[keyPath: effect] && (label == nil || $0.label == label)
    }
    guard let index else { return false }
    closures[index][keyPath: effect] = true
    return true
  }

  /// Adapts the types of unlabeled arguments; returns whether they changed.
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

  /// Lets a property begin with the unlabeled argument at a place.
  mutating func link(_ place: Int, to property: String) { links[place] = property }

  mutating func unlink() { links = [:] }

  /// Adds a closure.
  mutating func take(_ closure: Closure) { closures.append(closure) }

  /// Adds a combination of closures; returns whether it is new.
  mutating func take(closuresAt places: [Int]) -> Bool {
    guard !closureChoices.contains(places) else { return false }
    closureChoices.append(places)
    return true
  }

  /// Changes the type of a closure parameter with a name; returns whether there was one with the
  /// old type.
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

  /// Makes a parameter of a closure `inout`; returns whether there is one and it was not.
  mutating func makeInout(_ parameter: String, ofClosure label: String?) -> Bool {
    let name = parameter == "$0" ? "argument1" : parameter
    for index in closures.indices where label == nil || closures[index].label == label {
      for place in closures[index].parameters.indices
      where closures[index].parameters[place].name == name
        && !closures[index].parameters[place].type.hasPrefix("inout ")
      {
        closures[index].parameters[place].type = "inout " + closures[index].parameters[place].type
        return true
      }
    }
    return false
  }

  /// Adapts the order of properties to the labels of a call; returns whether something changed. If
  /// earlier calls contradict it, the labels become an order of their own.
  mutating func arrange(_ labels: [String], _ properties: inout [Stub.Property]) -> Bool {
    guard !otherOrders.contains(labels) else { return false }
    defer { if !otherOrders.contains(labels), !orders.contains(labels) { orders.append(labels) } }
    guard !StubConstruction.stands(labels, in: properties) else { return false }
    let places = properties.indices.filter { labels.contains(properties[$0].plainName) }
    let ordered = places.map { properties[$0] }.sorted {
      labels.firstIndex(of: $0.plainName)! < labels.firstIndex(of: $1.plainName)!
    }
    var arranged = properties
    for (place, property) in zip(places, ordered) { arranged[place] = property }
    if orders.allSatisfy({ StubConstruction.stands($0, in: arranged) }) {
      properties = arranged
    } else {
      otherOrders.append(labels)
    }
    return true
  }

  /// Whether the labels occur in the order of the properties that they name.
  private static func stands(_ labels: [String], in properties: [Stub.Property]) -> Bool {
    let places = labels.compactMap { label in
      properties.firstIndex { $0.plainName == label }
    }
    return places == places.sorted()
  }

  /// Makes the initializer failable; returns whether it was not.
  mutating func fail() -> Bool {
    defer { isFailable = true }
    return !isFailable
  }

  /// Sets what is passed to the closures, unless that is known.
  ///
  /// - Parameter value: The value of a type; nil for its default value.
  mutating func passValues(_ value: (_ type: String) -> String?) {
    for index in closures.indices {
      for place in closures[index].parameters.indices
      where closures[index].parameters[place].value == nil {
        closures[index].parameters[place].value = value(closures[index].parameters[place].type)
      }
    }
  }

  /// Changes all types in closures.
  mutating func mapTypes(_ change: (String) -> String) {
    for index in closures.indices {
      for place in closures[index].parameters.indices {
        let parameter = closures[index].parameters[place]
        closures[index].parameters[place].type = change(parameter.type)
        closures[index].parameters[place].value = parameter.value.map(change)
      }
    }
  }
}
