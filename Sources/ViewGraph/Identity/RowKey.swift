internal import Interpreter

/// The identity of a collection's element as a dictionary key.
struct RowKey: Hashable {
  private enum Form: Hashable {
    case number(Int)
    case text(String)
    /// Any other id: its hash, and a number that distinguishes ids with equal hashes.
    case other(Int, Int)
  }

  private let form: Form

  /// Whether this is the key of a number.
  func isNumber(_ number: Int) -> Bool { form == .number(number) }

  /// The key of an id; `others` collects the ids that are neither numbers nor texts.
  init(_ id: Value, _ others: inout RowKeyTable, _ machine: Machine) throws(Fault) {
    switch id.kind {
    case .string where id.depth == 0, .longString where id.depth == 0: form = .text(id.asString)
    case let kind where id.depth == 0 && (kind == .int || kind == .enumCase):
      form = .number(id.asInt)
    default:
      let hash = try machine.hash(id)
      form = .other(hash, try others.number(of: id, hash: hash, machine))
    }
  }
}

/// Ids that have to be compared with their own `==`.
struct RowKeyTable {
  private var ids: [Int: [Held]] = [:]

  mutating func number(of id: Value, hash: Int, _ machine: Machine) throws(Fault) -> Int {
    for (number, known) in ids[hash, default: []].enumerated()
    where try machine.areEqual(known.value, id) {
      return number
    }
    ids[hash, default: []].append(Held(id))
    return ids[hash, default: []].count - 1
  }
}

extension ViewHost {
  /// The name of a row: that of the object it shows, or its id.
  func rowLabel(element: Value, id: Value) -> String {
    if let object = element.payload, object.kind == .instance {
      return machine.names.objectName(object)
    }
    guard let text = try? untracked({ () throws(Fault) in try machine.describer.describe(id) })
    else {
      return "?"
    }
    // Generated identifiers (UUIDs) are too long to be read.
    let isGenerated = text.utf8.count == 36 && text.utf8.filter { $0 == 0x2D }.count == 4
    if isGenerated { return quoted(String(text.prefix(8))) }
    return ViewHost.isWord(text) ? text : quoted(text)
  }

  /// A text as a Swift string literal.
  func quoted(_ text: String) -> String {
    let value = Held(owned: .string(text))
    return (try? machine.describer.debugDescribe(value.value)) ?? text
  }

  /// Whether a text reads as a name or a number, so that it can be typed without quotes.
  private static func isWord(_ text: String) -> Bool {
    if Double(text) != nil { return text.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" } }
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
