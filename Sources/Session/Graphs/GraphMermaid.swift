/// Draws the graph as a Mermaid flowchart.
struct GraphMermaid {
  private let model: GraphModel
  private let part: GraphModel.Part

  init(_ model: GraphModel, _ part: GraphModel.Part) {
    self.model = model
    self.part = part
  }

  /// A left-to-right `flowchart`, with a subgraph for each object, and for each view with its
  /// states.
  var text: String {
    var lines = ["flowchart LR"]
    for (index, owner) in part.owners.enumerated() {
      let isAlone = owner.isAlone
      let nodes = owner.sources.map { node(ofSource: $0, isInGroup: !isAlone) }
      lines += isAlone ? nodes.map { "  \($0)" } : group("o\(index)", owner.name, nodes)
    }
    for position in part.views { lines += group(ofView: position) }
    for edge in part.edges { lines.append("  \(self.edge(model.edges[edge]))") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func group(ofView position: Int) -> [String] {
    let view = model.views[position]
    let label = [view.name, view.counts].compactMap { $0 }.map(GraphMermaid.escaped)
      .joined(separator: "<br>")
    let node = "\(id(.view(position)))([\"\(label)\"])"
    let states = model.sources(ofView: position)
    guard !states.isEmpty else { return ["  \(node)"] }
    return group(
      "w\(position)", " ", [node] + states.map { self.node(ofSource: $0, isInGroup: true) })
  }

  private func group(_ id: String, _ label: String, _ nodes: [String]) -> [String] {
    ["  subgraph \(id)[\"\(GraphMermaid.escaped(label))\"]"] + nodes.map { "    \($0)" } + ["  end"]
  }

  private func node(ofSource position: Int, isInGroup: Bool) -> String {
    let source = model.sources[position]
    let label = [isInGroup ? source.shortName : source.name, source.note].compactMap { $0 }
      .map(GraphMermaid.escaped).joined(separator: "<br>")
    return "\(id(.source(position)))[\"\(label)\"]"
  }

  private func edge(_ edge: GraphModel.Edge) -> String {
    let arrow = edge.isCurrent ? "-->" : "-.->"
    let label = edge.label.map { "|\"\(GraphMermaid.escaped($0))\"|" } ?? ""
    return "\(id(edge.origin)) \(arrow)\(label) \(id(.view(edge.reader)))"
  }

  private func id(_ origin: GraphModel.Origin) -> String {
    switch origin {
    case .source(let position): "s\(position)"
    case .view(let position): "v\(position)"
    }
  }

  /// A text with special characters replaced by their character codes.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "#", "<", ">", "&", "`", "\\", ";", "\n", "\r": escaped += "#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
