import Reports

/// The graph and its history as one page that needs nothing from anywhere: what depends on what, and
/// which input updated which view.
struct GraphPage {
  private let model: GraphModel
  private let part: GraphModel.Part
  private let log: [Transaction]

  init(_ model: GraphModel, _ part: GraphModel.Part, _ log: [Transaction]) {
    self.model = model
    self.part = part
    self.log = log.filter { !$0.isQuiet }
  }

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Who depends on what</title>
    <style>
    \(GraphPage.style)
    </style>
    </head>
    <body>
    \(GraphPage.content)
    <script type="application/json" id="data">\(GraphPage.embedded(data))</script>
    <script>
    \(GraphPage.script)
    </script>
    </body>
    </html>

    """
  }

  /// JSON that can stand in a page: nothing in it ends or begins an element.
  static func embedded(_ value: JSONValue) -> String {
    value.text.reduce(into: "") { text, character in
      switch character {
      case "<": text += "\\u003c"
      case "\u{2028}": text += "\\u2028"
      case "\u{2029}": text += "\\u2029"
      default: text.append(character)
      }
    }
  }

  // Data

  private var data: JSONValue {
    let layout = GraphLayout(model, part)
    return .object([
      ("width", .int(layout.width)), ("height", .int(layout.height)),
      ("titleHeight", .int(GraphLayout.titleHeight)), ("rowHeight", .int(GraphLayout.rowHeight)),
      ("boxes", .array(layout.boxes.compactMap(box))),
      ("edges", .array(part.edges.map { edge($0, layout) })),
      ("sources", .object(model.sources.indices.map { (id(.source($0)), source($0)) })),
      ("views", .array(views)), ("inputs", .array(log.map(input))),
    ])
  }

  private func id(_ origin: GraphModel.Origin) -> String {
    switch origin {
    case .source(let position): "s\(position)"
    case .view(let position): "v\(position)"
    }
  }

  private func box(_ box: GraphLayout.Box) -> JSONValue? {
    let place: String
    let kind: String
    switch box.content {
    case .lane: return nil
    case .view(let view): (place, kind) = (id(.view(view)), "view")
    case .owner(let owner):
      (place, kind) = (box.rows.isEmpty ? id(.source(owner.sources[0])) : "", "source")
    }
    return .object([
      ("id", .string(place)), ("kind", .string(kind)), ("title", .string(box.title)),
      ("x", .int(box.x)), ("y", .int(box.y)), ("width", .int(box.width)),
      ("height", .int(box.height)),
      (
        "rows",
        .array(
          box.rows.map { row in
            .object([
              ("id", .string(id(.source(row)))),
              ("label", .string(GraphLayout.rowLabel(of: model.sources[row]))),
            ])
          })
      ),
    ])
  }

  private func edge(_ position: Int, _ layout: GraphLayout) -> JSONValue {
    let edge = model.edges[position]
    let points = layout.paths[position] ?? []
    return .object([
      ("id", .int(position)), ("from", .string(id(edge.origin))),
      ("to", .string(id(.view(edge.reader)))), ("label", .string(edge.label ?? "")),
      ("updates", .int(edge.updates)), ("wasted", .int(edge.wasted)),
      ("isCurrent", .bool(edge.isCurrent)),
      ("points", .array(points.flatMap { [.int($0.x), .int($0.y)] })),
    ])
  }

  private func source(_ position: Int) -> JSONValue {
    let source = model.sources[position]
    return .object([
      ("name", .string(source.note.map { "\(source.name), \($0)" } ?? source.name)),
      ("text", lines(GraphText(model).lines(ofSource: position))),
    ])
  }

  private func lines(_ lines: [StyledText]) -> JSONValue {
    .string(lines.map(\.plain).joined(separator: "\n"))
  }

  // Views

  /// Those of now in the order of the tree, then those that are gone in the order of their coming.
  private var views: [JSONValue] {
    var last: [String: Int] = [:]
    var gone: [String] = []
    for (index, transaction) in log.enumerated() {
      for name in transaction.concernedViews {
        if model.position(ofView: name) == nil, last[name] == nil { gone.append(name) }
        last[name] = index
      }
    }
    let text = GraphText(model)
    let shown = part.views.map { position in
      let view = model.views[position]
      return self.view(
        view.name, id(.view(position)), view.counts, lines(text.lines(for: position)),
        last[view.name])
    }
    guard part.views.count == model.views.count else { return shown }
    return shown + gone.map { view($0, "", "gone", .string(""), last[$0]) }
  }

  private func view(
    _ name: String, _ id: String, _ counts: String?, _ text: JSONValue, _ last: Int?
  ) -> JSONValue {
    .object([
      ("name", .string(name)), ("id", .string(id)), ("counts", .string(counts ?? "")),
      ("text", text), ("last", .int(last ?? -1)),
      ("why", lines(last.map { why(name, in: log[$0]) } ?? [])),
    ])
  }

  /// How an input came to a view; nothing where so many views ran that the input's own text says it better.
  private func why(_ name: String, in transaction: Transaction) -> [StyledText] {
    transaction.concernedViews.count > GraphPage.largestOwnTree
      ? [] : WhyReport(transaction).lines(for: name)
  }

  private static let largestOwnTree = 60

  // Inputs

  private func input(_ transaction: Transaction) -> JSONValue {
    var lit: Set<String> = []
    var edges: Set<Int> = []
    for update in transaction.updates {
      edges.formUnion(model.edges(of: update))
      if let view = model.position(ofView: update.name) { lit.insert(id(.view(view))) }
    }
    for edge in edges { lit.insert(id(model.edges[edge].origin)) }
    for appearance in transaction.appeared {
      if let view = model.position(ofView: appearance.name) { lit.insert(id(.view(view))) }
    }
    let written = Set(transaction.writes.map(\.target))
    for (position, source) in model.sources.enumerated() where written.contains(source.name) {
      lit.insert(id(.source(position)))
    }
    return .object([
      ("number", .int(transaction.number)), ("source", .string(transaction.source)),
      ("headline", .string(transaction.headline)), ("summary", .string(transaction.summary)),
      ("why", lines(WhyReport(transaction).lines())), ("marks", marks(transaction)),
      ("lit", .array(lit.sorted().map { .string($0) })),
      ("edges", .array(edges.sorted().map { .int($0) })),
    ])
  }

  /// What became of each view; the last word counts.
  private func marks(_ transaction: Transaction) -> JSONValue {
    var marks: [(key: String, value: JSONValue)] = []
    var positions: [String: Int] = [:]
    func mark(_ name: String, _ kind: String) {
      if let position = positions[name] {
        marks[position].value = .string(kind)
      } else {
        positions[name] = marks.count
        marks.append((name, .string(kind)))
      }
    }
    for stale in transaction.stale { mark(stale.view, "stale") }
    for update in transaction.updates { mark(update.name, update.isWasted ? "wasted" : "updated") }
    for appearance in transaction.appeared { mark(appearance.name, "appeared") }
    for departure in transaction.disappeared { mark(departure.name, "went") }
    return .object(marks)
  }
}

extension Transaction {
  /// The names of the views that updated, came or went.
  fileprivate var concernedViews: [String] {
    updates.map(\.name) + appeared.map(\.name) + disappeared.map(\.name)
  }
}
