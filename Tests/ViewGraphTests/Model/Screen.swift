import ViewGraph

/// A rendered tree, for comparisons.
struct Screen {
  let lines: [String]
  /// For each named view its own lines, with only the names of the views inside.
  private(set) var own: [String: [String]] = [:]
  /// For each named view all lines inside.
  private(set) var whole: [String: [String]] = [:]
  /// For each named view the name of the named view around it.
  private(set) var parents: [String: String] = [:]

  init(_ snapshots: [ViewSnapshot]) {
    lines = snapshots.flatMap(\.lines)
    for snapshot in snapshots { visit(snapshot, in: nil) }
  }

  private mutating func visit(_ snapshot: ViewSnapshot, in parent: String?) {
    var parent = parent
    if Screen.isName(snapshot.kind) {
      own[snapshot.kind] = snapshot.children.flatMap(ownLines)
      whole[snapshot.kind] = snapshot.lines
      parents[snapshot.kind] = parent
      parent = snapshot.kind
    }
    for child in snapshot.children { visit(child, in: parent) }
  }

  private func ownLines(_ snapshot: ViewSnapshot) -> [String] {
    if Screen.isName(snapshot.kind) { return [snapshot.kind] }
    return [snapshot.headline] + snapshot.children.flatMap(ownLines).map { "  \($0)" }
  }

  private static func isName(_ kind: String) -> Bool { kind.contains("#") }

  /// The lines without the ordinals of views, with the values of states replaced by `value`.
  func plain(state value: (String) -> Int?) -> [String] {
    lines.map { line in
      var plain = ""
      var isNumber = false
      for character in line {
        if isNumber, character.isNumber { continue }
        isNumber = character == "#"
        if !isNumber { plain.append(character) }
      }
      guard let (path, old) = Screen.state(in: line), let shown = value(path) else { return plain }
      return plain.replacing("§\(path)=\(old)", with: "§\(path)=\(shown)")
    }
  }

  /// The values of the states on the screen, by the paths of their views.
  var states: [String: Int] {
    var states: [String: Int] = [:]
    for line in lines {
      if let (path, value) = Screen.state(in: line) { states[path] = value }
    }
    return states
  }

  private static func state(in line: String) -> (path: String, value: Int)? {
    guard let start = line.firstIndex(of: "§"), let equals = line[start...].firstIndex(of: "="),
      let end = line[equals...].firstIndex(of: "\""),
      let value = Int(line[line.index(after: equals)..<end])
    else { return nil }
    return (String(line[line.index(after: start)..<equals]), value)
  }
}
