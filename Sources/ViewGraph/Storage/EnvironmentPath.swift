internal import Interpreter

/// What a wrapper reads of the environment, or a modifier sets: a value, or a part of one.
package struct EnvironmentPath: Hashable, Sendable {
  /// `\.theme` for the key path `\.theme.color`, `Library` for an object.
  package let key: String
  /// `.color` for the key path `\.theme.color`; empty for the value as a whole.
  package let part: String

  package init(key: String, part: String = "") {
    self.key = key
    self.part = part
  }

  init(_ keyPath: KeyPathObject) {
    let components = keyPath.components
    self.init(
      key: "\\" + (components.first?.text ?? ".self"),
      part: components.dropFirst().map(\.text).joined())
  }

  /// The path as it is written in a program.
  package var text: String { key + part }

  /// Whether one is the other or a part of it, so that a change of one can be a change of the other.
  package func overlaps(_ other: EnvironmentPath) -> Bool {
    guard key == other.key else { return false }
    let (short, long) = part.count < other.part.count ? (part, other.part) : (other.part, part)
    guard long.hasPrefix(short) else { return false }
    return long.dropFirst(short.count).first.map { !$0.isLetter && !$0.isNumber && $0 != "_" }
      ?? true
  }
}
