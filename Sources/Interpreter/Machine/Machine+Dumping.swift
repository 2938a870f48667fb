internal import Semantics

/// `dump`: a value with everything in it, indented.
extension Machine {
  package func dump(_ value: Value) throws(Fault) -> String {
    var numbers: [UInt64: Int] = [:]
    var text = ""
    try dump(value, label: nil, indent: 0, &numbers, &text)
    return text
  }

  private func dump(
    _ value: Value, label: String?, indent: Int, _ numbers: inout [UInt64: Int],
    _ text: inout String
  ) throws(Fault) {
    let children = children(of: value)
    text += String(repeating: " ", count: indent) + (children.isEmpty ? "- " : "▿ ")
    if let label { text += label + ": " }
    text += try heading(value, children.count)
    if value.kind == .instance, value.depth == 0 {
      if let number = numbers[value.bits] {
        text += " #\(number)\n"
        return
      }
      numbers[value.bits] = numbers.count
      text += " #\(numbers.count - 1)"
    }
    text += "\n"
    for child in children {
      try dump(loadedField(child.value), label: child.label, indent: indent + 2, &numbers, &text)
    }
  }

  private func heading(_ value: Value, _ count: Int) throws(Fault) -> String {
    guard value.depth == 0 else { return try debugDescribe(value) }
    switch value.kind {
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .array: return count == 1 ? "1 element" : "\(count) elements"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .structure:
      let text = try debugDescribe(value)
      let type = dynamicType(value)
      return text == (try describeStructure(value, isDebug: true)) ? qualifiedTypeName(type) : text
    case .enumPayload:
      let type = dynamicType(value)
      let name = type.nominal?.enumCases[value.caseIndex].name ?? ""
      return qualifiedTypeName(type) + "." + name
    default: return try debugDescribe(value)
    }
  }

  /// What `Mirror` would list.
  func children(of value: Value) -> [(label: String?, value: Value)] {
    if value.depth > 0 { return [("some", value.unwrapped)] }
    switch value.kind {
    case .tuple:
      let labels = tupleLabels(value)
      return value.fields.enumerated().map { index, element in
        ((labels.indices.contains(index) ? labels[index] : nil) ?? ".\(index)", element)
      }
    case .array: return value.fields.map { (nil, $0) }
    case .set: return value.set.members.map { (nil, $0) }
    case .dictionary:
      return value.dictionary.entries.map { entry in
        let pair = TupleObject(type: types.tuple(["key", "value"]), slotCount: 2)
        pair.fill([entry.key.retained(), entry.value.retained()])
        let value = Value(.tuple, pair)
        temporaries.append(value)
        return (nil, value)
      }
    case .structure, .instance:
      let names = dynamicType(value).storedProperties.map(\.name)
      return zip(names, value.fields).map { ($0, $1) }
    case .enumPayload:
      let type = dynamicType(value)
      guard let element = type.nominal?.enumCases[value.caseIndex] else { return [] }
      if value.fields.count == 1, element.payload.first?.label == nil {
        return [(element.name, value.fields[0])]
      }
      let payload = TupleObject(
        type: types.tuple(element.payload.map(\.label)), slotCount: value.fields.count)
      payload.fill(value.fields.map { $0.retained() })
      let tuple = Value(.tuple, payload)
      temporaries.append(tuple)
      return [(element.name, tuple)]
    default: return []
    }
  }
}
