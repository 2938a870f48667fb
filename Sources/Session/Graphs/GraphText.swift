import Reports

/// Formats the graph as trees for the terminal, from sources to their readers.
struct GraphText {
  private let model: GraphModel

  init(_ model: GraphModel) { self.model = model }

  /// The whole graph: objects with properties, the environment, then views with their states and
  /// the fields they pass.
  func lines() -> [StyledText] {
    guard !model.views.isEmpty else { return [StyledText("nothing is mounted", .quiet)] }
    var roots: [TreeNode] = []
    for owner in model.owners { roots += trees(ofSourcesOf: owner) }
    for position in model.views.indices {
      let node = tree(of: position)
      if !node.children.isEmpty || model.edges(to: position).isEmpty { roots.append(node) }
    }
    return roots.flatMap { TreeLayout.lines(of: $0) }
  }

  /// The dependencies of a view, and the fields it passes.
  func lines(for view: Int) -> [StyledText] {
    var root = TreeNode(title(of: view))
    let needs = model.edges(to: view).map { TreeNode(need(model.edges[$0])) }
    root.children.append(
      needs.isEmpty
        ? TreeNode(StyledText("depends on nothing", .quiet))
        : TreeNode(StyledText("depends on", .quiet), needs))
    let feeds = tree(of: view) { $0.reader != view }.children
    root.children.append(
      feeds.isEmpty
        ? TreeNode(StyledText("feeds no other view", .quiet))
        : TreeNode(StyledText("feeds", .quiet), feeds))
    return TreeLayout.lines(of: root)
  }

  /// A source and its readers.
  func lines(ofSource position: Int) -> [StyledText] {
    TreeLayout.lines(of: tree(ofSource: position, isBelowOwner: false))
  }

  // Trees

  private func trees(ofSourcesOf owner: GraphModel.Owner) -> [TreeNode] {
    if owner.isAlone {
      return owner.sources.map { tree(ofSource: $0, isBelowOwner: false) }
    }
    return [
      TreeNode(
        StyledText(owner.name, .name),
        owner.sources.map { tree(ofSource: $0, isBelowOwner: true) })
    ]
  }

  private func tree(ofSource position: Int, isBelowOwner: Bool) -> TreeNode {
    let source = model.sources[position]
    var label = StyledText(isBelowOwner ? source.shortName : source.name, .name)
    if let note = source.note { label += StyledText("  \(note)", .quiet) }
    if source.updates > 0 {
      label += StyledText("  \(GraphText.counted(source.updates, "update"))", .quiet)
    }
    return TreeNode(label, readers(model.edges(from: .source(position)).map { model.edges[$0] }))
  }

  /// A view with its states, and the views to which it passes fields.
  private func tree(
    of position: Int, where isShown: (GraphModel.Edge) -> Bool = { _ in true }
  ) -> TreeNode {
    let states = model.sources(ofView: position)
      .filter { model.edges(from: .source($0)).contains { isShown(model.edges[$0]) } }
      .map { tree(ofSource: $0, isBelowOwner: true) }
    let made = readers(model.edges(from: .view(position)).map { model.edges[$0] })
    let makes = made.isEmpty ? [] : [TreeNode(StyledText("passes to", .quiet), made)]
    return TreeNode(title(of: position), states + makes)
  }

  private func title(of position: Int) -> StyledText {
    let view = model.views[position]
    var title = StyledText(view.name, .name)
    if let counts = view.counts { title += StyledText("  \(counts)", .quiet) }
    return title
  }

  // Views at the end of edges

  /// One line for each edge; edges to similar views share a line.
  private func readers(_ edges: [GraphModel.Edge]) -> [TreeNode] {
    var groups: [(key: String, names: [String], notes: StyledText)] = []
    for edge in edges {
      let view = model.views[edge.reader]
      let notes = notes(edge)
      let key = view.typeName.isEmpty ? view.name : "\(view.typeName) \(notes.plain)"
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].names.append(view.name)
      } else {
        groups.append((key, [view.name], notes))
      }
    }
    return groups.map { TreeNode(NameList.text(of: $0.names) + $0.notes) }
  }

  /// The notes after a reader: `  .title ×1, .isOpen  ×3 (1 wasted)`.
  private func notes(_ edge: GraphModel.Edge) -> StyledText {
    var text = StyledText()
    if !edge.fields.isEmpty { text += "  \(fields(edge), .name)" }
    if let counts = edge.counts { text += StyledText("  \(counts)", .quiet) }
    if !edge.isCurrent { text += StyledText("  reads it no longer", .quiet) }
    return text
  }

  private func fields(_ edge: GraphModel.Edge) -> String {
    let isPlain = edge.fields.count == 1
    return edge.fields.map { field in
      field.updates == 0 || isPlain ? ".\(field.name)" : ".\(field.name) ×\(field.updates)"
    }.joined(separator: ", ")
  }

  /// A dependency as a line: `Root#1.on  ×1`, `.text  from Root#1  ×2`.
  private func need(_ edge: GraphModel.Edge) -> StyledText {
    switch edge.origin {
    case .source(let position):
      let source = model.sources[position]
      var text = StyledText(source.name, .name)
      if let note = source.note { text += StyledText("  \(note)", .quiet) }
      return text + notes(edge)
    case .view(let position):
      let maker = model.views[position].name
      guard !edge.fields.isEmpty else {
        return "\("made by", .quiet) \(maker, .name)\(notes(edge))"
      }
      var text: StyledText = "\(fields(edge), .name)  \("from", .quiet) \(maker, .name)"
      if let counts = edge.counts { text += StyledText("  \(counts)", .quiet) }
      return text
    }
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension GraphModel.View {
  /// The number of updates: `3 updates (1 wasted)`; nil if there were none.
  var counts: String? {
    guard updates > 0 else { return nil }
    let text = GraphText.counted(updates, "update")
    return wasted > 0 ? "\(text) (\(wasted) wasted)" : text
  }
}

extension GraphModel.Edge {
  /// The number of updates: `×3 (1 wasted)`; nil if there were none.
  var counts: String? {
    guard updates > 0 else { return nil }
    return wasted > 0 ? "×\(updates) (\(wasted) wasted)" : "×\(updates)"
  }
}

extension GraphModel.Source {
  /// The name below its object: `.title`.
  var shortName: String { kind == .object ? property : ".\(property)" }
}
