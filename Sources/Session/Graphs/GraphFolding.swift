import ViewGraph

/// Folds similar views, with their sources and edges, into one: a list of 200 rows becomes one box.
struct GraphFolding {
  /// The folded graph, in which each group is one view or source.
  let model: GraphModel
  /// The position in `model` of each view of the whole graph; likewise for `sources` and `edges`.
  let views: [Int]
  let sources: [Int]
  let edges: [Int]

  /// The number of similar views that are shown separately.
  static let limit = 6

  /// Whether anything was folded.
  var isFolded: Bool { model.views.count < views.count || model.sources.count < sources.count }

  init(_ whole: GraphModel) {
    let groups = GraphGroups(whole)
    model = GraphModel(folding: whole, groups)
    let (viewNames, owners) = (groups.viewNames, groups.ownerNames)
    let folded = model
    views = whole.views.indices.map { folded.position(ofView: viewNames[$0]) ?? 0 }
    sources = whole.sources.indices.map { position in
      folded.position(of: whole.sources[position].folded(into: owners[position], groups)) ?? 0
    }
    let (views, sources) = (views, sources)
    edges = whole.edges.map { edge in
      let origin: GraphModel.Origin =
        switch edge.origin {
        case .view(let view): .view(views[view])
        case .source(let source): .source(sources[source])
        }
      return folded.position(ofEdgeFrom: origin, to: views[edge.reader]) ?? 0
    }
  }
}

/// The groups of views and sources that are folded, by name.
struct GraphGroups {
  /// The name of each view in the folded graph, by position in the whole one.
  private(set) var viewNames: [String]
  /// The owner of each source in the folded graph, by position in the whole one.
  private(set) var ownerNames: [String]
  private let whole: GraphModel
  private let makers: [Int?]
  private var isFolded: Set<String> = []

  init(_ whole: GraphModel) {
    self.whole = whole
    viewNames = whole.views.map(\.name)
    ownerNames = whole.sources.map(\.owner)
    makers = whole.views.map { $0.maker.flatMap(whole.position(ofView:)) }
    for level in levels { foldViews(level) }
    for (position, source) in whole.sources.enumerated() {
      if let view = whole.position(ofView: source.owner) { ownerNames[position] = viewNames[view] }
    }
    foldObjects()
  }

  /// The name of a view in the folded graph.
  func name(ofView name: String) -> String {
    whole.position(ofView: name).map { viewNames[$0] } ?? name
  }

  // Views

  /// The views by their depth below the mounted ones.
  private var levels: [[Int]] {
    var depths: [Int: Int] = [:]
    func depth(_ view: Int) -> Int {
      if let known = depths[view] { return known }
      depths[view] = 0
      let depth = makers[view].map { $0 == view ? 0 : depth($0) + 1 } ?? 0
      depths[view] = depth
      return depth
    }
    var levels: [[Int]] = []
    for view in whole.views.indices {
      let depth = depth(view)
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(view)
    }
    return levels
  }

  /// What similar views have in common.
  private struct Kind: Hashable {
    let typeName: String
    /// The type of the view that created it, or that view's name if it has no type.
    let maker: String
  }

  /// Folds views of one type that were created by views of one type.
  private mutating func foldViews(_ level: [Int]) {
    var kinds: [Kind] = []
    var members: [Kind: [Int]] = [:]
    for view in level {
      let record = whole.views[view]
      guard !record.typeName.isEmpty || LiveName.owner(ofRow: record.name) != nil else { continue }
      let maker = makers[view].map { whole.views[$0] }
      let kind = Kind(
        typeName: record.typeName,
        maker: maker.map { $0.typeName.isEmpty ? $0.name : $0.typeName } ?? "")
      if members[kind] == nil { kinds.append(kind) }
      members[kind, default: []].append(view)
    }
    for kind in kinds {
      guard let views = members[kind], views.count > 1,
        views.count > GraphFolding.limit || views.allSatisfy(isMadeByGroup)
      else { continue }
      let name = label(views.map { whole.views[$0].name })
      isFolded.insert(name)
      for view in views { viewNames[view] = name }
    }
  }

  private func isMadeByGroup(_ view: Int) -> Bool {
    makers[view].map { isFolded.contains(viewNames[$0]) } ?? false
  }

  /// The name of a group: `Row#1 … Row#9`, `Card#3 and 7 more`; the first name makes it unique.
  private func label(_ names: [String]) -> String {
    NameList.areConsecutive(names)
      ? "\(names[0]) … \(names[names.count - 1])" : "\(names[0]) and \(names.count - 1) more"
  }

  // Objects

  /// The reads of an object by views, each with the property and the view's group.
  private struct Signature: Hashable {
    let type: String
    let reads: [String]
  }

  /// Folds objects of one type that the same views read in the same way.
  private mutating func foldObjects() {
    var signatures: [Signature] = []
    var members: [Signature: [GraphModel.Owner]] = [:]
    for owner in whole.owners {
      guard let type = LiveName.parts(of: owner.name)?.type else { continue }
      let signature = Signature(type: type, reads: owner.sources.flatMap(reads).sorted())
      if members[signature] == nil { signatures.append(signature) }
      members[signature, default: []].append(owner)
    }
    for signature in signatures {
      guard let owners = members[signature], owners.count > GraphFolding.limit else { continue }
      let name = label(owners.map(\.name))
      for source in owners.flatMap(\.sources) { ownerNames[source] = name }
    }
  }

  private func reads(of source: Int) -> [String] {
    let property = whole.sources[source].property
    return whole.edges(from: .source(source)).map { position in
      let edge = whole.edges[position]
      return "\(property) \(viewNames[edge.reader]) \(edge.isCurrent)"
    }
  }
}

extension GraphModel.Source {
  /// The source that contains it in the folded graph.
  func folded(into owner: String, _ groups: GraphGroups) -> Self {
    var setter = setter
    if case .view(let name)? = setter { setter = .view(groups.name(ofView: name)) }
    return Self(kind: kind, owner: owner, property: property, setter: setter, updates: updates)
  }
}
