import Interpreter
import ObservationGraph
import Reports
import Semantics
import Syntax
import ViewGraph

/// Formats values for reports: as Swift prints them, with names for objects.
struct ValueText {
  let machine: Machine
  private let library: LibraryTypes
  /// The most elements of a collection that are shown.
  private static let elementLimit = 12
  /// The depth of nesting that is shown.
  private static let depthLimit = 4

  init(_ world: World) {
    machine = world.machine
    library = world.host.library
  }

  func text(_ value: Value) -> String { text(value, depth: 0) }

  private func text(_ value: Value, depth: Int) -> String {
    // Optionals show only the wrapped value, as the type is shown beside it or does not matter.
    if value.depth > 0 { return text(value.unwrapped, depth: depth) }
    if value.kind == .weak { return text(value.referent, depth: depth) }
    guard depth < Self.depthLimit else { return "…" }
    switch value.kind {
    case .hole: return "nothing"
    case .instance: return machine.names.objectName(value)
    case .string, .longString: return ValueText.quoted(value.asString)
    case .array: return list(Array(value.array.elements), open: "[", close: "]", depth)
    case .set: return list(value.set.members, open: "[", close: "]", depth)
    case .dictionary: return dictionary(value, depth)
    case .tuple: return labelled(Array(value.fields), labels(of: value), depth)
    case .closure: return "(Function)"
    case .structure where isErased(value): return text(value.fields[0], depth: depth)
    case .structure where !describesItself(value): return structure(value, depth)
    case .enumPayload where !describesItself(value): return enumeration(value, depth)
    case .enumCase where !describesItself(value):
      return "." + (caseName(value) ?? "")
    default: return plain(value)
    }
  }

  /// The name of a value's type.
  func typeName(of value: Value) -> String { machine.dynamicType(value).name }

  /// A text as a string literal on one line.
  static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: needsEscape) else { return "\"\(text)\"" }
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: "\t"):
      true
    default: false
    }
  }

  /// The type name of a library view, without modifiers; nil for other values.
  ///
  /// The fields of such a view mean nothing to users.
  func viewKind(_ value: Value) -> String? { library.kind(ofView: value) }

  private func plain(_ value: Value) -> String {
    let graph = machine.graph
    graph.beginUntracked()
    defer { graph.endTracking() }
    do throws(Fault) { return try machine.describer.debugDescribe(value) } catch {
      return machine.dynamicType(value).name
    }
  }

  func describesItself(_ value: Value) -> Bool {
    let type = machine.dynamicType(value)
    return ["CustomDebugStringConvertible", "CustomStringConvertible"].contains {
      machine.conforms(type, to: machine.program.wellKnown($0))
    }
  }

  private func list(_ values: [Value], open: String, close: String, _ depth: Int) -> String {
    var parts = values.prefix(Self.elementLimit).map { text($0, depth: depth + 1) }
    if values.count > Self.elementLimit {
      parts.append("… \(values.count - Self.elementLimit) more")
    }
    return open + parts.joined(separator: ", ") + close
  }

  private func dictionary(_ value: Value, _ depth: Int) -> String {
    let entries = Array(value.dictionary.entries)
    guard !entries.isEmpty else { return "[:]" }
    var parts = entries.prefix(Self.elementLimit).map {
      "\(text($0.key, depth: depth + 1)): \(text($0.value, depth: depth + 1))"
    }
    if entries.count > Self.elementLimit {
      parts.append("… \(entries.count - Self.elementLimit) more")
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  private func structure(_ value: Value, _ depth: Int) -> String {
    let type = machine.dynamicType(value)
    if let inner = wrapped(value) { return text(inner, depth: depth) }
    if let nominal = type.nominal, nominal.isPrelude,
      isWrapper(type)
        || value.fields.count == 1
          && nominal.storedProperties.allSatisfy({ $0.name.hasPrefix("_") })
    {
      return type.name + (content(of: value, depth).map { "(\($0))" } ?? "")
    }
    if let kind = viewKind(value) {
      // A `Text` is shown with its string, an `Image` with its name.
      return library.text(of: value).map { "\(kind)(\($0))" } ?? kind
    }
    let names =
      type.nominal.map { nominal in
        nominal.storedProperties.map { ValueText.plainName($0.name, of: nominal) }
      } ?? []
    var parts: [String] = []
    let isPrelude = type.nominal?.isPrelude ?? false
    // Omit internal storage of library types.
    for (index, field) in value.fields.enumerated()
    where field.kind != .weak && !(isPrelude && field.kind == .closure) {
      let label = index < names.count ? "\(names[index]): " : ""
      parts.append(label + text(field, depth: depth + 1))
    }
    return "\(type.name)(\(parts.joined(separator: ", ")))"
  }

  /// Whether a value is an `AnyHashable`.
  private func isErased(_ value: Value) -> Bool {
    guard let nominal = machine.dynamicType(value).nominal else { return false }
    return nominal.isPrelude && nominal.name == "AnyHashable"
  }

  /// The informative content of a library value, if it is a name or a list of elements.
  private func content(of value: Value, _ depth: Int) -> String? {
    guard let field = value.fields.first else { return nil }
    switch field.kind {
    case .string, .longString: return field.asString
    case .array: return text(field, depth: depth + 1)
    default: return nil
    }
  }

  private func isWrapper(_ type: RuntimeType) -> Bool {
    type.nominal?.modifiers.attributes.contains { $0.name == "propertyWrapper" } ?? false
  }

  /// The value in a library property wrapper, borrowed; nil for other values.
  func wrapped(_ value: Value) -> Value? {
    let type = machine.dynamicType(value)
    guard value.kind == .structure, let nominal = type.nominal, nominal.isPrelude, isWrapper(type)
    else { return nil }
    let fields = zip(nominal.storedProperties.map(\.name), value.fields)
    // A cell has the current value; the other fields have the initial one.
    for name in ["wrappedValue", "_object", "_cell", "_value"] {
      guard let field = fields.first(where: { $0.0 == name })?.1,
        name == "_value" || !field.isNil
      else { continue }
      let inner = bare(field)
      if name == "_cell" { return inner.fields.first }
      return inner
    }
    return nil
  }

  /// The name of a property, given that of its storage: `count` for `_count`.
  ///
  /// Wrapped, observed and `lazy` properties have such storage.
  static func plainName(_ name: String, of nominal: NominalType) -> String {
    if name.hasPrefix(Property.lazyStorage) {
      return String(name.dropFirst(Property.lazyStorage.count))
    }
    guard name.hasPrefix("_") else { return name }
    let plain = String(name.dropFirst())
    return nominal.members[plain] == nil ? name : plain
  }

  private func enumeration(_ value: Value, _ depth: Int) -> String {
    ".\(caseName(value) ?? "")" + labelled(Array(value.fields), labels(of: value), depth)
  }

  /// Values in parentheses, with their labels: `(x: 1, 2)`.
  private func labelled(_ values: [Value], _ labels: [String?], _ depth: Int) -> String {
    let parts = values.enumerated().map { index, value in
      let label = labels.indices.contains(index) ? labels[index].map { "\($0): " } : nil
      return (label ?? "") + text(value, depth: depth + 1)
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  /// The labels of a tuple's elements, or of an enum case's payload.
  private func labels(of value: Value) -> [String?] {
    value.kind == .tuple
      ? machine.describer.tupleLabels(value)
      : machine.enumCase(of: value)?.payload.map(\.label) ?? []
  }

  private func caseName(_ value: Value) -> String? { machine.enumCase(of: value)?.name }
}

extension ValueText {
  /// The value inside optionals and weak references; nil if there is none.
  func content(of value: Value) -> Value? {
    var inner = value
    while inner.depth > 0 { inner = inner.unwrapped }
    if inner.kind == .weak { return content(of: inner.referent) }
    return inner.isNil || inner.kind == .hole ? nil : inner
  }

  /// The identity of an element, if it is not its whole value: its `id`, or the name of an object.
  func identity(of element: Value) -> String? {
    guard let element = content(of: element) else { return nil }
    switch element.kind {
    case .instance: return machine.names.objectName(element)
    case .structure:
      let type = machine.dynamicType(element)
      guard machine.conforms(type, to: machine.program.wellKnown("Identifiable")),
        let place = type.nominal?.storedProperties.firstIndex(where: { $0.name == "id" }),
        place < element.fields.count
      else { return nil }
      return text(element.fields[place])
    default: return nil
    }
  }

  /// A text that identifies an element in its collection.
  func key(of element: Value) -> String { identity(of: element) ?? text(element) }

  /// A short text: for a struct, its type and first string.
  func brief(_ value: Value) -> String {
    guard let inner = content(of: value), inner.kind == .structure, !describesItself(inner),
      let nominal = machine.dynamicType(inner).nominal, !nominal.isPrelude
    else { return text(value) }
    let name = machine.dynamicType(inner).name
    let texts = inner.fields.filter { content(of: $0)?.isString == true }
    if let first = texts.first(where: { content(of: $0)?.asString.isEmpty == false }) {
      return "\(name) \(text(first))"
    }
    return text(value)
  }

  /// The complete tree of a value: each object once, with its properties below.
  func tree(_ value: Value) -> TreeNode {
    var seen: Set<String> = []
    return tree(value, label: nil, depth: 0, &seen)
  }

  private func tree(
    _ value: Value, label: String?, depth: Int, _ seen: inout Set<String>
  ) -> TreeNode {
    var heading = StyledText()
    if let label { heading += "\(label, .name): " }
    var inner = value.isNil ? value : bare(value)
    while !inner.isNil, let held = wrapped(inner) { inner = held.isNil ? held : bare(held) }
    let isObject = !inner.isNil && inner.kind == .instance
    if isObject, !seen.insert(machine.names.objectName(inner)).inserted {
      return TreeNode(heading + "\(text(value), .value)\(" (shown above)", .quiet)")
    }
    let children = depth < 8 && !inner.isNil ? parts(of: inner) : []
    guard !children.isEmpty else { return TreeNode(heading + "\(text(inner), .value)") }
    heading += StyledText(headline(inner, children.count), .value)
    var nodes = children.prefix(100).map {
      tree($0.value, label: $0.label, depth: depth + 1, &seen)
    }
    if children.count > 100 { nodes.append(TreeNode("… \(children.count - 100) more")) }
    return TreeNode(heading, nodes)
  }

  /// The value inside optionals.
  func bare(_ value: Value) -> Value {
    var inner = value
    while inner.depth > 0 { inner = inner.unwrapped }
    return inner
  }

  private func headline(_ value: Value, _ count: Int) -> String {
    switch value.kind {
    case .array, .set, .dictionary:
      let type = machine.dynamicType(value).name
      return "\(type), \(count) \(count == 1 ? "element" : "elements")"
    case .instance: return machine.names.objectName(value)
    case .enumPayload: return "." + (caseName(value) ?? "")
    case .tuple: return "tuple"
    default: return machine.dynamicType(value).name
    }
  }

  private func parts(of value: Value) -> [(label: String?, value: Value)] {
    switch value.kind {
    case .array: return value.fields.enumerated().map { ("[\($0.offset)]", $0.element) }
    case .set: return value.set.members.map { (nil, $0) }
    case .dictionary:
      return value.dictionary.entries.map { ("[\(text($0.key))]", $0.value) }
    case .tuple, .enumPayload:
      let labels = labels(of: value)
      return value.fields.enumerated().map { index, field in
        let label = labels.indices.contains(index) ? labels[index] : nil
        return (label ?? (value.kind == .tuple ? "\(index)" : nil), field)
      }
    case .structure where !describesItself(value), .instance:
      return fields(of: value)
    default: return []
    }
  }

  /// The stored properties of a struct or object, with superclass properties first.
  func fields(of value: Value) -> [(label: String?, value: Value)] {
    var names: [String] = []
    var type = machine.dynamicType(value).nominal
    while let current = type {
      let own = current
      names.insert(
        contentsOf: own.storedProperties.map { ValueText.plainName($0.name, of: own) }, at: 0)
      type = current.superclassNominal
    }
    return zip(names, value.fields).compactMap { name, field in
      name.hasPrefix("_$") || field.kind == .weak ? nil : (name, field)
    }
  }
}
