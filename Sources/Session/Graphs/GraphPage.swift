import Reports

/// A self-contained HTML page of the graph and its history: the dependencies, and which input
/// updated which view.
struct GraphPage {
  private let model: GraphModel
  private let part: GraphModel.Part
  /// The graph with similar views folded, which is shown first; nil if nothing is folded.
  private let folding: GraphFolding?
  private let log: [Transaction]
  private let places: ReadPlaces
  private let whyNot: (_ view: String, Transaction) -> [StyledText]

  /// Makes a page.
  ///
  /// - Parameter whyNot: Explains why an existing view did not run for an input.
  init(
    _ model: GraphModel, _ part: GraphModel.Part, folding: GraphFolding? = nil,
    _ log: [Transaction], _ places: ReadPlaces,
    whyNot: @escaping (_ view: String, Transaction) -> [StyledText]
  ) {
    self.model = model
    self.part = part
    self.folding = folding.flatMap { $0.isFolded ? $0 : nil }
    self.log = log.filter { !$0.isQuiet }
    self.places = places
    self.whyNot = whyNot
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
    \(GraphPageScript.text)
    </script>
    </body>
    </html>

    """
  }

  /// JSON text that is safe inside an HTML element.
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
    let whole = GraphDrawing(model, part)
    var graphs = [whole.json]
    var folds: [(String, JSONValue)] = []
    var edgeFolds: [(String, JSONValue)] = []
    var groups: [(String, JSONValue)] = []
    if let folding {
      let drawing = GraphDrawing(folding)
      graphs.insert(drawing.json, at: 0)
      func fold(_ origin: GraphModel.Origin, into place: GraphModel.Origin) {
        let (id, shown) = (whole.id(origin), drawing.id(place))
        if id != shown { folds.append((id, .string(shown))) }
      }
      for (view, place) in folding.views.enumerated() { fold(.view(view), into: .view(place)) }
      for (source, place) in folding.sources.enumerated() {
        fold(.source(source), into: .source(place))
      }
      edgeFolds = folding.edges.enumerated().map {
        ("\($0.offset)", .int(drawing.id(ofEdge: $0.element)))
      }
      groups = self.groups(folding, drawing)
    }
    return .object([
      ("titleHeight", .int(GraphLayout.titleHeight)), ("rowHeight", .int(GraphLayout.rowHeight)),
      ("graphs", .array(graphs)), ("folds", .object(folds)), ("edgeFolds", .object(edgeFolds)),
      ("groups", .object(groups)),
      ("sources", .object(model.sources.indices.map { (whole.id(.source($0)), source($0)) })),
      ("views", .array(views(whole))), ("inputs", .array(log.map { input($0, whole) })),
    ])
  }

  /// The texts of the groups in the folded graph, by identifier.
  private func groups(
    _ folding: GraphFolding, _ drawing: GraphDrawing
  ) -> [(String, JSONValue)] {
    let text = GraphText(folding.model)
    func group(_ origin: GraphModel.Origin, _ lines: [StyledText]) -> (String, JSONValue) {
      (drawing.id(origin), self.lines(lines))
    }
    let views = Dictionary(grouping: folding.views, by: \.self).filter { $0.value.count > 1 }
    let sources = Dictionary(grouping: folding.sources, by: \.self).filter { $0.value.count > 1 }
    return views.keys.sorted().map { group(.view($0), text.lines(for: $0)) }
      + sources.keys.sorted().map { group(.source($0), text.lines(ofSource: $0)) }
  }

  private func source(_ position: Int) -> JSONValue {
    let source = model.sources[position]
    return .object([
      ("name", .string(source.fullName)),
      ("text", lines(GraphText(model).lines(ofSource: position))),
    ])
  }

  private func lines(_ lines: [StyledText]) -> JSONValue {
    .string(lines.map(\.plain).joined(separator: "\n"))
  }

  // Views

  /// The current views in tree order, then removed views in order of appearance.
  private func views(_ drawing: GraphDrawing) -> [JSONValue] {
    var last: [String: Int] = [:]
    var first: [String: Int] = [:]
    var gone: [String] = []
    for (index, transaction) in log.enumerated() {
      for name in transaction.concernedViews {
        if model.position(ofView: name) == nil, last[name] == nil { gone.append(name) }
        last[name] = index
      }
      for appearance in transaction.appeared { first[appearance.name] = index }
    }
    let text = GraphText(model)
    let shown = part.views.map { position in
      let view = model.views[position]
      return self.view(
        view.name, drawing.id(.view(position)), view.counts, lines(text.lines(for: position)),
        last[view.name], missed(by: view.name, since: first[view.name] ?? 0))
    }
    guard part.views.count == model.views.count else { return shown }
    return shown + gone.map { view($0, "", "gone", .string(""), last[$0], .object([])) }
  }

  private func view(
    _ name: String, _ id: String, _ counts: String?, _ text: JSONValue, _ last: Int?,
    _ missed: JSONValue
  ) -> JSONValue {
    .object([
      ("name", .string(name)), ("id", .string(id)), ("counts", .string(counts ?? "")),
      ("text", text), ("last", .int(last ?? -1)),
      ("why", lines(last.map { why(name, in: log[$0]) } ?? [])), ("missed", missed),
    ])
  }

  /// The reasons that a view did not run, by input number.
  ///
  /// They cover the newest inputs since `first` that did not update it.
  private func missed(by name: String, since first: Int) -> JSONValue {
    guard part.views.count <= GraphPage.mostReasons / 10 else { return .object([]) }
    let count = GraphPage.mostReasons / max(part.views.count, 1)
    let without = log[first...].filter { !$0.concernedViews.contains(name) }
    return .object(without.suffix(count).map { ("\($0.number)", lines(whyNot(name, $0))) })
  }

  /// How many reasons a page holds at most, in all.
  private static let mostReasons = 3000

  /// How an input caused a view's update.
  ///
  /// Empty if the input concerned so many views that its own text says more than a report on each.
  private func why(_ name: String, in transaction: Transaction) -> [StyledText] {
    transaction.concernedViews.count > GraphPage.mostViewsExplained
      ? [] : WhyReport(TransactionIndex(transaction), places).lines(about: .view(name))
  }

  /// How many views an input may concern for each of them to have a report of its own.
  private static let mostViewsExplained = 60

  // Inputs

  private func input(_ transaction: Transaction, _ drawing: GraphDrawing) -> JSONValue {
    var lit: Set<String> = []
    var edges: Set<Int> = []
    for update in transaction.updates {
      edges.formUnion(model.edges(of: update))
      if let view = model.position(ofView: update.name) { lit.insert(drawing.id(.view(view))) }
    }
    for edge in edges { lit.insert(drawing.id(model.edges[edge].origin)) }
    for appearance in transaction.appeared {
      if let view = model.position(ofView: appearance.name) { lit.insert(drawing.id(.view(view))) }
    }
    let written = Set(transaction.writes.map(\.target))
    for (position, source) in model.sources.enumerated() where written.contains(source.name) {
      lit.insert(drawing.id(.source(position)))
    }
    return .object([
      ("number", .int(transaction.number)), ("source", .string(transaction.source)),
      ("headline", .string(transaction.headline)), ("summary", .string(transaction.summary)),
      ("why", lines(WhyReport(TransactionIndex(transaction), places).lines())),
      ("marks", marks(transaction)),
      ("lit", .array(lit.sorted().map { .string($0) })),
      ("edges", .array(edges.sorted().map { .int($0) })),
    ])
  }

  /// The effect on each view; the last mark of a view counts.
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
  /// The names of the views that were updated, appeared or were removed.
  fileprivate var concernedViews: [String] {
    updates.map(\.name) + appeared.map(\.name) + disappeared.map(\.name)
  }
}
