import Reports

/// A laid-out graph as JSON for the page.
struct GraphDrawing {
  private let model: GraphModel
  private let part: GraphModel.Part
  /// The page's numbers for the views, sources and edges of the graph; in a folded graph, the
  /// number of the first member.
  private let views: [Int]
  private let sources: [Int]
  private let edges: [Int]

  init(_ model: GraphModel, _ part: GraphModel.Part) {
    self.model = model
    self.part = part
    views = Array(model.views.indices)
    sources = Array(model.sources.indices)
    edges = Array(model.edges.indices)
  }

  init(_ folding: GraphFolding) {
    func firstMembers(_ positions: [Int], _ count: Int) -> [Int] {
      var first = Array(repeating: 0, count: count)
      for (member, position) in positions.enumerated().reversed() { first[position] = member }
      return first
    }
    model = folding.model
    part = model.part(around: nil)
    views = firstMembers(folding.views, model.views.count)
    sources = firstMembers(folding.sources, model.sources.count)
    edges = firstMembers(folding.edges, model.edges.count)
  }

  /// The identifier of a box or row: `s3` for a source, `v3` for a view.
  func id(_ origin: GraphModel.Origin) -> String {
    switch origin {
    case .source(let position): "s\(sources[position])"
    case .view(let position): "v\(views[position])"
    }
  }

  func id(ofEdge position: Int) -> Int { edges[position] }

  var json: JSONValue {
    let layout = GraphLayout(model, part)
    return .object([
      ("width", .int(layout.width)), ("height", .int(layout.height)),
      ("boxes", .array(layout.boxes.compactMap(box))),
      ("edges", .array(part.edges.map { edge($0, layout) })),
    ])
  }

  private func box(_ box: GraphLayout.Box) -> JSONValue? {
    let origin: GraphModel.Origin?
    let kind: String
    switch box.content {
    case .lane: return nil
    case .view(let view): (origin, kind) = (.view(view), "view")
    case .owner(let owner):
      (origin, kind) = (box.rows.isEmpty ? .source(owner.sources[0]) : nil, "source")
    }
    return .object([
      ("id", .string(origin.map(id) ?? "")), ("kind", .string(kind)),
      ("name", .string(origin.map(name) ?? "")), ("title", .string(box.title)),
      ("x", .int(box.x)), ("y", .int(box.y)), ("width", .int(box.width)),
      ("height", .int(box.height)), ("rows", .array(box.rows.map(row))),
    ])
  }

  private func row(_ source: Int) -> JSONValue {
    .object([
      ("id", .string(id(.source(source)))), ("name", .string(name(of: .source(source)))),
      ("label", .string(GraphLayout.rowLabel(of: model.sources[source]))),
    ])
  }

  private func name(of origin: GraphModel.Origin) -> String {
    switch origin {
    case .source(let position): model.sources[position].fullName
    case .view(let position): model.views[position].name
    }
  }

  private func edge(_ position: Int, _ layout: GraphLayout) -> JSONValue {
    let edge = model.edges[position]
    let points = layout.paths[position] ?? []
    return .object([
      ("id", .int(edges[position])), ("from", .string(id(edge.origin))),
      ("to", .string(id(.view(edge.reader)))), ("label", .string(edge.label ?? "")),
      ("updates", .int(edge.updates)), ("isCurrent", .bool(edge.isCurrent)),
      ("points", .array(points.flatMap { [.int($0.x), .int($0.y)] })),
    ])
  }
}

extension GraphModel.Source {
  /// The name with its note: `Book#1.title`, `\.theme, set by Root#1`.
  var fullName: String { note.map { "\(name), \($0)" } ?? name }
}
