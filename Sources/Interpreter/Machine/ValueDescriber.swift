internal import Semantics

/// Textual descriptions of values, as Swift prints them.
package struct ValueDescriber {
  typealias Child = Machine.Child

  let machine: Machine

  /// The text of `print` and `String(describing:)`.
  package func describe(_ value: Value) throws(Fault) -> String {
    if value.depth > 0 {
      return "Optional(" + (try debugDescribe(value.unwrapped)) + ")"
    }
    switch value.kind {
    case .string, .longString, .character, .longCharacter: return value.asString
    default: break
    }
    if let text = try describeByWitness(value, isDebug: false) { return text }
    return try describeStructure(value, isDebug: false)
  }

  /// The text of `debugPrint` and `String(reflecting:)`, and of elements and fields.
  package func debugDescribe(_ value: Value) throws(Fault) -> String {
    if value.depth > 0 {
      return "Optional(" + (try debugDescribe(value.unwrapped)) + ")"
    }
    switch value.kind {
    case .string, .longString: return value.asString.debugDescription
    case .character, .longCharacter: return value.asCharacter.debugDescription
    default: break
    }
    if let text = try describeByWitness(value, isDebug: true) { return text }
    return try describeStructure(value, isDebug: true)
  }

  /// The result of the value's own `description` or `debugDescription`; nil if it has none.
  func describeByWitness(_ value: Value, isDebug: Bool) throws(Fault) -> String? {
    switch value.kind {
    case .structure, .instance, .enumPayload, .enumCase, .native: break
    default: return nil
    }
    let order =
      isDebug
      ? [
        ("debugDescription", "CustomDebugStringConvertible"),
        ("description", "CustomStringConvertible"), ("_streamed", "TextOutputStreamable"),
      ]
      : [
        ("_streamed", "TextOutputStreamable"), ("description", "CustomStringConvertible"),
        ("debugDescription", "CustomDebugStringConvertible"),
      ]
    return try text(of: value, by: order)
  }

  /// The result of the first property in `order` to whose protocol the value's type conforms.
  func text(
    of value: Value, by order: [(name: String, protocol: String)]
  ) throws(Fault) -> String? {
    let type = machine.dynamicType(value)
    for (name, proto) in order {
      guard let requirement = machine.requirements.find(name, of: proto),
        machine.conforms(type, to: machine.program.wellKnown(proto))
      else { continue }
      var arguments = [value]
      let text = try machine.run(
        machine.witnessCode(requirement, receiver: value), first: nil, &arguments)
      defer { text.release() }
      return text.asString
    }
    return nil
  }

  /// The default description, derived from the value's structure.
  func describeStructure(_ value: Value, isDebug: Bool) throws(Fault) -> String {
    if let custom = try machine.customReflection(of: value) {
      return try describe(value, custom, isDebug: isDebug)
    }
    switch value.kind {
    case .none: return "nil"
    case .hole: return "<uninitialized>"
    case .void: return "()"
    case .bool: return value.asBool ? "true" : "false"
    case .int, .int8, .int16, .int32, .int64: return String(value.asInt)
    case .uint, .uint8, .uint16, .uint32, .uint64: return String(value.bits)
    case .double, .cgFloat: return value.asDouble.description
    case .float: return Float(value.asDouble).description
    case .metatype:
      let type = machine.types.type(of: value)
      return isDebug ? type.qualifiedName : type.name
    case .string, .longString, .character, .longCharacter: return value.asString
    case .array: return "[" + (try list(Array(value.array.elements))) + "]"
    case .set:
      let text = "[" + (try list(value.set.members)) + "]"
      return isDebug ? "Set(" + text + ")" : text
    case .dictionary:
      if value.dictionary.count == 0 { return "[:]" }
      var parts: [String] = []
      for (key, value) in value.dictionary.entries {
        parts.append((try debugDescribe(key)) + ": " + (try debugDescribe(value)))
      }
      return "[" + parts.joined(separator: ", ") + "]"
    case .tuple: return "(" + (try labelledList(value, tupleLabels(value))) + ")"
    case .structure:
      let type = machine.dynamicType(value)
      let labels = type.storedProperties.map { Optional($0.name) }
      let name = isDebug ? type.qualifiedName : type.name
      return name + "(" + (try labelledList(value, labels)) + ")"
    case .enumCase, .enumPayload: return try describeCase(value, isDebug: isDebug)
    case .instance: return machine.dynamicType(value).qualifiedName
    case .closure: return "(Function)"
    case .keyPath: return describe(value.keyPath)
    case .native:
      let object = value.object(as: NativeObject.self)
      return try object.describe(in: machine) ?? machine.dynamicType(value).qualifiedName
    case .box, .weak: return "nil"
    }
  }

  private func describeCase(_ value: Value, isDebug: Bool) throws(Fault) -> String {
    let type = machine.dynamicType(value)
    guard let element = machine.enumCase(of: value) else { return type.name }
    let prefix = isDebug ? type.qualifiedName + "." : ""
    guard value.kind == .enumPayload else { return prefix + element.name }
    if let payload = value.fields.first, value.fields.count == 1, isTuple(payload),
      element.payload.first?.label == nil
    {
      return prefix + element.name + (try debugDescribe(payload))
    }
    return prefix + element.name + "("
      + (try labelledList(value, element.payload.map(\.label))) + ")"
  }

  /// Whether a value is a tuple, with or without elements, whose parentheses enclose a payload.
  private func isTuple(_ value: Value) -> Bool {
    (value.kind == .tuple || value.kind == .void) && value.depth == 0
  }

  func list(_ values: [Value]) throws(Fault) -> String {
    var parts: [String] = []
    for value in values { parts.append(try debugDescribe(value)) }
    return parts.joined(separator: ", ")
  }

  private func labelledList(_ value: Value, _ labels: [String?]) throws(Fault) -> String {
    try labelledList(
      value.fields.enumerated().map { index, field in
        (labels.indices.contains(index) ? labels[index] : nil, field)
      })
  }

  func labelledList(_ parts: [Child]) throws(Fault) -> String {
    var texts: [String] = []
    for (label, part) in parts {
      let text = try debugDescribe(loadedField(part))
      texts.append(label.map { "\($0): \(text)" } ?? text)
    }
    return texts.joined(separator: ", ")
  }

  /// A field as the program reads it: weak references become optionals; borrowed.
  func loadedField(_ field: Value) -> Value {
    guard field.kind == .weak else { return field }
    let loaded = machine.loadWeak(field)
    loaded.release()
    return loaded
  }

  /// The labels of a tuple's elements; nil for elements without a label.
  package func tupleLabels(_ value: Value) -> [String?] {
    if case .tuple(let labels)? = value.header.pointee.type?.takeUnretainedValue().shape {
      labels
    } else {
      []
    }
  }

  private func describe(_ path: KeyPathObject) -> String {
    let root = path.type?.arguments.first.map { $0.name } ?? ""
    var text = path.path
    if path.components.isEmpty { text = "self" }
    return "\\" + root + (text.hasPrefix("?") || text.hasPrefix("!") ? text : "." + text)
  }

  /// The description of a value by its `customMirror`, as `print` shows values without a
  /// `description`.
  func describe(
    _ value: Value, _ reflection: Reflection, isDebug: Bool
  ) throws(Fault) -> String {
    let name = isDebug ? reflection.subject.qualifiedName : reflection.subject.name
    switch reflection.style {
    case 0: return name + "(" + (try labelledList(reflection.children)) + ")"
    case 2:
      var text = name
      if let element = machine.enumCase(of: value)?.name {
        text = isDebug ? name + "." + element : element
      }
      guard let payload = reflection.children.first?.value else { return text }
      let shown = try debugDescribe(payload)
      return text + (isTuple(payload) ? shown : "(" + shown + ")")
    case 3:
      let children = reflection.children.map { child -> Child in
        (child.label?.hasPrefix(".") == true ? nil : child.label, child.value)
      }
      return "(" + (try labelledList(children)) + ")"
    case 4:
      guard let wrapped = reflection.children.first?.value else { return "nil" }
      return try debugDescribe(wrapped)
    default: return reflection.subject.qualifiedName
    }
  }
}
