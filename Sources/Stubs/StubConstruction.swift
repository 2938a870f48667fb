/// How the values of a stub are made: closures, orders of labels, arguments without labels.
struct StubConstruction: Equatable {
  /// A closure that it is made with.
  struct Closure: Equatable {
    enum Result { case views, nothing, anything }
    let label: String
    var parameters: [Stub.Property]
    let gives: Result

    var isOfElements: Bool { parameters.contains { $0.type == "Data.Element" } }
  }

  /// What stands in braces behind its calls.
  private(set) var closures: [Closure] = []
  /// Which of the closures stand behind each kind of its calls.
  private(set) var closureChoices: [[Int]] = []
  /// The types of the arguments without labels that it is made with.
  private(set) var unlabelled: [String] = []
  /// The orders of labels that the order of the properties holds to.
  private var orders: [[String]] = []
  /// The orders of labels that contradict it.
  private(set) var otherOrders: [[String]] = []
  /// Whether making a value may fail.
  private(set) var isFailable = false

  /// Whether no text makes a value with anything.
  var isPlain: Bool {
    closures.isEmpty && unlabelled.isEmpty && orders.allSatisfy(\.isEmpty) && otherOrders.isEmpty
      && !isFailable
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

  /// Whether labels stand in the order of the properties that they name.
  private static func stands(_ labels: [String], in properties: [Stub.Property]) -> Bool {
    let places = labels.compactMap { label in
      properties.firstIndex { $0.plainName == label }
    }
    return places == places.sorted()
  }

  /// Whether its values could always be made before.
  mutating func fail() -> Bool {
    defer { isFailable = true }
    return !isFailable
  }

  /// Changes all types that it writes for closures.
  mutating func mapTypes(_ change: (String) -> String) {
    for index in closures.indices {
      for place in closures[index].parameters.indices {
        closures[index].parameters[place].type = change(closures[index].parameters[place].type)
      }
    }
  }
}
