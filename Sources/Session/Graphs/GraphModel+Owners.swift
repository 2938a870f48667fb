/// The owners of sources, and the part of the graph around a view.
extension GraphModel {
  /// Sources that are drawn together: the properties of an object, or a single source.
  struct Owner {
    /// The name of the object; empty for environment values and top-level variables.
    let name: String
    var sources: [Int]
    /// Whether it is an object that announces all its changes together.
    let isWhole: Bool
    /// Whether it is drawn as its only source, without a box around it.
    var isAlone: Bool { name.isEmpty || isWhole }
  }

  /// The owners that are not views, in order of reads.
  var owners: [Owner] {
    var owners: [Owner] = []
    var positions: [String: Int] = [:]
    for (index, source) in sources.enumerated() where position(ofView: source.owner) == nil {
      let isWhole = source.kind == .object
      if !source.owner.isEmpty, !isWhole, let position = positions[source.owner] {
        owners[position].sources.append(index)
      } else {
        if !isWhole, !source.owner.isEmpty { positions[source.owner] = owners.count }
        owners.append(Owner(name: source.owner, sources: [index], isWhole: isWhole))
      }
    }
    return owners
  }

  /// The states of a view, in order of reads.
  func sources(ofView view: Int) -> [Int] { statePositions[view] ?? [] }

  /// The edges that start or end at a view or one of its states.
  func edges(around view: Int) -> Set<Int> {
    var found = Set(edges(to: view) + edges(from: .view(view)))
    for state in sources(ofView: view) { found.formUnion(edges(from: .source(state))) }
    return found
  }

  /// The visible part: the whole graph, or the neighborhood of a view.
  struct Part {
    let owners: [Owner]
    let views: [Int]
    let edges: [Int]

    init(owners: [Owner], views: [Int], edges: [Int]) {
      self.owners = owners
      self.views = views
      self.edges = edges
      shownEdges = Set(edges)
    }

    private let shownEdges: Set<Int>

    /// Whether an edge is visible.
    func shows(_ edge: Int) -> Bool { shownEdges.contains(edge) }
  }

  /// The part around a view; the whole graph for nil.
  func part(around view: Int?) -> Part {
    guard let view else {
      return Part(owners: owners, views: Array(views.indices), edges: Array(edges.indices))
    }
    let kept = edges(around: view)
    var shown: Set<Int> = [view]
    var read: Set<Int> = []
    for position in kept {
      shown.insert(edges[position].reader)
      switch edges[position].origin {
      case .source(let source):
        read.insert(source)
        if let owner = self.position(ofView: sources[source].owner) { shown.insert(owner) }
      case .view(let maker): shown.insert(maker)
      }
    }
    let owners = owners.compactMap { owner in
      let sources = owner.sources.filter(read.contains)
      return sources.isEmpty
        ? nil : Owner(name: owner.name, sources: sources, isWhole: owner.isWhole)
    }
    return Part(owners: owners, views: shown.sorted(), edges: kept.sorted())
  }
}
