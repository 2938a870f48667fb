/// The cases of stub enums.
extension Stub {
  /// Changes the type of an associated value; returns whether there is one that was of another type.
  ///
  /// - Parameter label: Its label; nil for the first one without a label.
  mutating func change(payloadOf name: String, labelled label: String?, to type: String) -> Bool {
    guard kind == .enumeration, let index = cases.firstIndex(where: { $0.name == name }),
      let place = cases[index].payload.firstIndex(where: { $0.label == label }),
      cases[index].payload[place].type != type
    else { return false }
    cases[index].payload[place].type = type
    (cases[index].payload[place].suggestion, cases[index].payload[place].value) = (nil, nil)
    return true
  }

  /// Adds a case; returns whether it is new. One that has no associated values yet gets those, and labels that
  /// patterns left out.
  mutating func add(_ new: Case) -> Bool {
    guard kind == .enumeration else { return false }
    guard let index = cases.firstIndex(where: { $0.name == new.name }) else {
      cases.append(new)
      return true
    }
    let known = cases[index].payload
    if known.count == new.payload.count, known.allSatisfy({ $0.label == nil }),
      new.payload.contains(where: { $0.label != nil })
    {
      for place in known.indices { cases[index].payload[place].label = new.payload[place].label }
      return true
    }
    guard known.isEmpty, !new.payload.isEmpty else { return false }
    cases[index] = new
    return true
  }
}
