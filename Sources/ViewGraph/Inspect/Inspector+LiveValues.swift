package import Interpreter

/// The values behind the names in reports.
extension Inspector {
  /// The value with a name: an object, a view with its states, the element of a row, the value of a
  /// watch.
  package func liveValue(named name: String) throws(Fault) -> Held? {
    if let object = liveObject(named: name) { return Held(object) }
    guard let node = findNode(named: name) else { return nil }
    let bearer = bearer(of: name, at: node)
    switch bearer {
    case let row as RowNode: return Held(row.element)
    case let watch as WatchNode: return watch.shown
    case let body as BodyNode:
      return Held(owned: try untracked { () throws(Fault) in try body.connectedValue() })
    default: return Held(bearer.value)
    }
  }

  private func liveObject(named name: String) -> Value? {
    guard let (type, ordinal) = LiveName.parts(of: name) else { return nil }
    return machine.names.liveInstances(named: type).first {
      machine.names.ordinal(of: $0.instance) == ordinal
    }
  }

  /// Why a name has no value; nil for what is not a name of a session.
  package func absence(of name: String) -> LiveName.Absence? {
    if let (type, ordinal) = LiveName.parts(of: name) {
      let objects = machine.names.liveInstances(named: type).map { machine.names.objectName($0) }
      let views = viewRecords.map(\.name).filter { LiveName.parts(of: $0)?.type == type }
      if ordinal > 0, ordinal <= machine.names.lastOrdinal(ofClass: type) {
        return .objectGone(name)
      }
      if ordinal > 0, ordinal <= host.mounting.ordinals[type]?.last ?? 0 { return .viewGone(name) }
      if machine.names.lastOrdinal(ofClass: type) > 0 { return .noObject(name, among: objects) }
      if host.mounting.ordinals[type] != nil { return .noView(name, among: views) }
      return .unknown(name)
    }
    guard name.hasSuffix("]"), let owner = LiveName.owner(ofRow: name),
      findNode(named: owner) != nil
    else { return nil }
    let rows = viewRecords.map(\.name).filter { LiveName.owner(ofRow: $0) == owner }
    return .noRow(name, among: rows)
  }
}

/// Names assigned by a session.
package enum LiveName {
  /// Why a name has no value.
  package enum Absence {
    /// An object of this name existed.
    case objectGone(String)
    /// A view of this name existed.
    case viewGone(String)
    case noObject(String, among: [String])
    case noView(String, among: [String])
    case noRow(String, among: [String])
    case unknown(String)
  }

  /// `Book` and 1 for `Book#1`.
  package static func parts(of name: String) -> (type: String, ordinal: Int)? {
    guard let mark = name.utf8.lastIndex(of: UInt8(ascii: "#")), mark != name.startIndex,
      let ordinal = Int(name[name.index(after: mark)...])
    else { return nil }
    let type = String(name[..<mark])
    return type.utf8.contains { "[.#".utf8.contains($0) } ? nil : (type, ordinal)
  }

  /// `Dial` for `Dial#1`, `Shelf[Book#2]` for `Shelf#1[Book#2]`.
  package static func short(_ name: String) -> String {
    guard let mark = name.firstIndex(of: "#") else { return name }
    let digits = name[mark...].dropFirst().prefix(while: \.isNumber)
    return String(name[..<mark] + name[digits.endIndex...])
  }

  /// `Shelf#1` for `Shelf#1[Book#2]`: the text before the last brackets.
  package static func owner(ofRow name: String) -> String? {
    guard name.hasSuffix("]") else { return nil }
    var depth = 0
    var isQuoted = false
    for index in name.indices.reversed() {
      switch name[index] {
      case "\"": isQuoted.toggle()
      case "]" where !isQuoted: depth += 1
      case "[" where !isQuoted:
        depth -= 1
        if depth == 0 { return String(name[..<index]) }
      default: break
      }
    }
    return nil
  }
}
