internal import Semantics

/// `dump`: a value with its contents, indented.
extension ValueDescriber {
  /// What a dump numbers: an object or a metatype.
  private struct Identity: Hashable {
    let bits: UInt64
    let isMetatype: Bool
  }

  /// The remaining items of a dump, and the numbers of the objects and metatypes shown so far.
  private struct DumpState {
    var text = ""
    var itemsLeft: Int
    var numbers: [Identity: Int] = [:]
  }

  /// The text of `dump`, with Swift's parameters.
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
    let reflection = try machine.reflection(of: value)
    state.text += line(indent, isEmpty: reflection.children.isEmpty, depth: depth)
    if let label { state.text += label + ": " }
    state.text += try heading(value, reflection)
    if value.kind == .instance || value.kind == .metatype, value.depth == 0 {
      let identity = Identity(bits: value.bits, isMetatype: value.kind == .metatype)
      if let number = state.numbers[identity] {
        state.text += " #\(number)\n"
        return
      }
      state.text += " #\(state.numbers.count)"
      state.numbers[identity] = state.numbers.count
    }
    state.text += "\n"
    guard depth > 0 else { return }
    try dumpSuperclass(of: value, reflection.ancestor, indent: indent + 2, depth: depth - 1, &state)
    try dump(reflection.children, indent: indent, depth: depth, &state)
  }

  private func dumpSuperclass(
    of value: Value, _ ancestor: Reflection.Ancestor?, indent: Int, depth: Int,
    _ state: inout DumpState
  ) throws(Fault) {
    guard state.itemsLeft > 0, let ancestor,
      let reflection = machine.reflection(of: value, ancestor)
    else { return }
    state.itemsLeft -= 1
    state.text += line(indent, isEmpty: reflection.children.isEmpty, depth: depth)
    state.text += "super: " + reflection.subject.qualifiedName + "\n"
    guard depth > 0 else { return }
    try dumpSuperclass(of: value, reflection.ancestor, indent: indent + 2, depth: depth - 1, &state)
    try dump(reflection.children, indent: indent, depth: depth, &state)
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

  /// The first line of a value: containers and tuples are shown by their count, even if they have a
  /// description.
  private func heading(_ value: Value, _ reflection: Reflection) throws(Fault) -> String {
    let count = reflection.children.count
    switch reflection.style {
    case 3: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case 5: return count == 1 ? "1 element" : "\(count) elements"
    case 6: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case 7: return count == 1 ? "1 member" : "\(count) members"
    default: break
    }
    guard value.depth == 0 else { return try debugDescribe(value) }
    if let text = try describeByWitness(value, isDebug: true) { return text }
    let name = reflection.subject.qualifiedName
    switch reflection.style {
    case 0, 1: return name
    case 2: return machine.enumCase(of: value).map { name + "." + $0.name } ?? name
    default: return try debugDescribe(value)
    }
  }
}
