/// Writes JSON as Foundation does, without recursion: documents may be nested as deeply as memory allows.
struct JSONWriter {
  /// How a document is written.
  struct Style {
    let isPretty: Bool
    let sortsNames: Bool
    let keepsSlashes: Bool
  }

  /// A position in both lists of a document.
  private struct Place {
    var shape = 0
    var text = 0
  }

  /// A value, with its name if it is a member of an object.
  private struct Member {
    let name: String?
    let place: Place
  }

  /// An array or object that is being written.
  private struct Open {
    let members: [Member]
    let end: String
    /// The number of members written.
    var count = 0
  }

  private let document: JSONDocument
  private let style: Style
  /// The places behind each node and what it contains, by its index in the shape.
  private let ends: [Place]
  private var open: [Open] = []
  private var text = ""

  /// The text of a document.
  static func write(_ document: JSONDocument, _ style: Style) -> String {
    var writer = JSONWriter(document: document, style: style, ends: ends(in: document))
    writer.write(Place())
    while !writer.open.isEmpty { writer.writeNext() }
    return writer.text
  }

  private static func ends(in document: JSONDocument) -> [Place] {
    var ends = Array(repeating: Place(), count: document.shape.count)
    var open: [(start: Int, left: Int, isObject: Bool)] = []
    var place = Place()
    while place.shape < document.shape.count {
      let start = place.shape
      let node = JSONDocument.Node(rawValue: document.shape[start])
      place.shape += 1
      switch node {
      case .array?, .object?:
        open.append((start, document.shape[place.shape], node == .object))
        place.shape += 1
      case .number?, .string?: place.text += 1
      default: break
      }
      if node != .array, node != .object {
        ends[start] = place
        if !open.isEmpty { open[open.count - 1].left -= 1 }
      }
      while let last = open.last, last.left == 0 {
        ends[last.start] = place
        open.removeLast()
        if !open.isEmpty { open[open.count - 1].left -= 1 }
      }
      if open.last?.isObject ?? false { place.text += 1 }
    }
    return ends
  }

  /// Writes a value; only the beginning of an array or object.
  private mutating func write(_ place: Place) {
    switch JSONDocument.Node(rawValue: document.shape[place.shape]) {
    case .no?: text += "false"
    case .yes?: text += "true"
    case .number?: text += document.texts[place.text]
    case .string?: text += quoted(document.texts[place.text])
    case .array?: begin(place, isObject: false)
    case .object?: begin(place, isObject: true)
    case .null?, nil: text += "null"
    }
  }

  private mutating func begin(_ start: Place, isObject: Bool) {
    var place = Place(shape: start.shape + 2, text: start.text)
    var members = (0..<document.shape[start.shape + 1]).map { _ in
      var name: String?
      if isObject {
        name = document.texts[place.text]
        place.text += 1
      }
      defer { place = ends[place.shape] }
      return Member(name: name, place: place)
    }
    if style.sortsNames { members.sort { ($0.name ?? "") < ($1.name ?? "") } }
    text += isObject ? "{" : "["
    open.append(Open(members: members, end: isObject ? "}" : "]"))
  }

  /// Writes the next member of the innermost array or object, or its end.
  private mutating func writeNext() {
    let list = open[open.count - 1]
    guard list.count < list.members.count else {
      open.removeLast()
      // An empty list still has a line break inside.
      if style.isPretty, list.members.isEmpty { text += "\n" }
      breakLine()
      text += list.end
      return
    }
    open[open.count - 1].count += 1
    let member = list.members[list.count]
    if list.count > 0 { text += "," }
    breakLine()
    if let name = member.name { text += quoted(name) + (style.isPretty ? " : " : ":") }
    write(member.place)
  }

  private mutating func breakLine() {
    if style.isPretty { text += "\n" + String(repeating: "  ", count: open.count) }
  }

  private func quoted(_ text: String) -> String {
    JSONText.quoted(text, keepsSlashes: style.keepsSlashes)
  }
}
