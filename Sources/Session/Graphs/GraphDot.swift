/// Draws the graph in Graphviz's language.
struct GraphDot {
  private let model: GraphModel
  private let part: GraphModel.Part

  init(_ model: GraphModel, _ part: GraphModel.Part) {
    self.model = model
    self.part = part
  }

  /// A left-to-right `digraph`, with a cluster for each object, and for each view with its states.
  var text: String {
    var lines = [
      "digraph bindery {", "  rankdir=LR;", "  ranksep=1.2;",
      "  graph [fontname=\"Helvetica\", fontsize=12, color=gray60];",
      "  node [shape=box, style=rounded, fontname=\"Helvetica\", fontsize=12, height=0.3];",
      "  edge [fontname=\"Helvetica\", fontsize=11, arrowsize=0.7, color=gray60];",
    ]
    for (index, owner) in part.owners.enumerated() { lines += cluster(of: owner, "object\(index)") }
    for view in part.views { lines += cluster(ofView: view) }
    for edge in part.edges { lines.append("  \(self.edge(model.edges[edge]))") }
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  private func cluster(of owner: GraphModel.Owner, _ id: String) -> [String] {
    let isAlone = owner.isAlone
    let nodes = owner.sources.map { node(ofSource: $0, isInCluster: !isAlone) }
    return isAlone ? nodes.map { "  \($0)" } : cluster(id, owner.name, nodes)
  }

  private func cluster(ofView position: Int) -> [String] {
    let view = model.views[position]
    let label = view.counts.map { "\(view.name)\n\($0)" } ?? view.name
    let node = "\(id(.view(position))) [label=\(GraphDot.quoted(label)), style=bold];"
    let states = model.sources(ofView: position)
    guard !states.isEmpty else { return ["  \(node)"] }
    return cluster(
      "view\(position)", "", [node] + states.map { self.node(ofSource: $0, isInCluster: true) })
  }

  private func cluster(_ id: String, _ label: String, _ nodes: [String]) -> [String] {
    ["  subgraph cluster_\(id) {", "    label=\(GraphDot.quoted(label));"]
      + nodes.map { "    \($0)" } + ["  }"]
  }

  private func node(ofSource position: Int, isInCluster: Bool) -> String {
    let source = model.sources[position]
    var label = isInCluster ? source.shortName : source.name
    if let note = source.note { label += "\n\(note)" }
    return "\(id(.source(position))) [label=\(GraphDot.quoted(label))];"
  }

  private func edge(_ edge: GraphModel.Edge) -> String {
    var attributes: [String] = []
    if !edge.fields.isEmpty, let label = edge.label {
      attributes.append("tooltip=\(GraphDot.quoted(label))")
    }
    // Only edges with updates are emphasized, so that large graphs stay legible.
    if let counts = edge.counts {
      attributes += ["label=\(GraphDot.quoted(counts))", "color=black"]
    }
    if !edge.isCurrent { attributes.append("style=dotted") }
    let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
    return "\(id(edge.origin)) -> \(id(.view(edge.reader)))\(list);"
  }

  private func id(_ origin: GraphModel.Origin) -> String {
    switch origin {
    case .source(let position):
      let source = model.sources[position]
      return GraphDot.quoted(source.note.map { "\(source.name) \($0)" } ?? source.name)
    case .view(let position): return GraphDot.quoted(model.views[position].name)
    }
  }

  /// A text in quotes, with `\n` for line breaks.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n", "\r\n": quoted += "\\n"
      default: quoted.append(character)
      }
    }
    return quoted + "\""
  }
}

extension GraphModel.Edge {
  /// The label of an edge: the fields passed and the number of updates they caused, `.text ×2`.
  var label: String? {
    let parts = [fields.map { ".\($0.name)" }.joined(separator: ", "), counts ?? ""]
    let label = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return label.isEmpty ? nil : label
  }
}
