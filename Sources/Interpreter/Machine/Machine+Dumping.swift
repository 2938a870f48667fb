internal import Semantics

/// `dump`: a value with everything in it, indented.
extension Machine {
  /// How far a dump goes, and what it has shown.
  private struct DumpState {
    var text = ""
    var itemsLeft: Int
    var numbers: [UInt64: Int] = [:]
  }

  package func dump(
    _ value: Value, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
  ) throws(Fault) -> String {
    var state = DumpState(itemsLeft: maxItems)
    try dump(value, label: name, indent: indent, depth: maxDepth, &state)
    return state.text
  }

  private func dump(
    _ value: Value, label: String?, indent: Int, depth: Int, _ state: inout DumpState
  ) throws(Fault) {
    guard state.itemsLeft > 0 else { return }
    state.itemsLeft -= 1
    let children = children(of: value)
    let superclass = superclass(of: value, level: 1)
    state.text += line(indent, isEmpty: children.isEmpty, depth: depth)
    if let label { state.text += label + ": " }
    state.text += try heading(value, children.count)
    if value.kind == .instance, value.depth == 0 {
      if let number = state.numbers[value.bits] {
        state.text += " #\(number)\n"
        return
      }
      state.text += " #\(state.numbers.count)"
      state.numbers[value.bits] = state.numbers.count
    }
    state.text += "\n"
    guard depth > 0 else { return }
    if superclass != nil {
      try dumpSuperclass(of: value, level: 1, indent: indent + 2, depth: depth - 1, &state)
    }
    try dump(children, indent: indent, depth: depth, &state)
  }

  private func dumpSuperclass(
    of value: Value, level: Int, indent: Int, depth: Int, _ state: inout DumpState
  ) throws(Fault) {
    guard state.itemsLeft > 0, let type = superclass(of: value, level: level) else { return }
    state.itemsLeft -= 1
    let children = children(of: value, level: level)
    state.text += line(indent, isEmpty: children.isEmpty, depth: depth)
    state.text += "super: " + qualifiedTypeName(type) + "\n"
    guard depth > 0 else { return }
    try dumpSuperclass(of: value, level: level + 1, indent: indent + 2, depth: depth - 1, &state)
    try dump(children, indent: indent, depth: depth, &state)
  }

  private func dump(
    _ children: [Child], indent: Int, depth: Int, _ state: inout DumpState
  ) throws(Fault) {
    for (index, child) in children.enumerated() {
      guard state.itemsLeft > 0 else {
        let left = children.count - index
        state.text += String(repeating: " ", count: indent + 4)
        state.text += "(\(left)\(index > 0 ? " more" : "") \(left == 1 ? "child" : "children"))\n"
        return
      }
      try dump(
        loadedField(child.value), label: child.label, indent: indent + 2, depth: depth - 1, &state)
    }
  }

  private func line(_ indent: Int, isEmpty: Bool, depth: Int) -> String {
    String(repeating: " ", count: indent) + (isEmpty ? "- " : depth <= 0 ? "▹ " : "▿ ")
  }

  private func heading(_ value: Value, _ count: Int) throws(Fault) -> String {
    guard value.depth == 0 else { return try debugDescribe(value) }
    switch value.kind {
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .array: return count == 1 ? "1 element" : "\(count) elements"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .structure:
      return try describeByWitness(value, isDebug: true) ?? qualifiedTypeName(dynamicType(value))
    case .enumPayload:
      if let text = try describeByWitness(value, isDebug: true) { return text }
      let type = dynamicType(value)
      let name = type.nominal?.enumCases[value.caseIndex].name ?? ""
      return qualifiedTypeName(type) + "." + name
    default: return try debugDescribe(value)
    }
  }
}
