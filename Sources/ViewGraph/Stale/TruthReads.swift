/// What stale views would read besides what they read: when that changes, they are checked again.
struct TruthReads {
  private struct Reader {
    weak var node: ViewNode?
    let places: Set<ReadPlace>
  }
  private var readers: [ObjectIdentifier: Reader] = [:]
  private var nodes: [ReadPlace: Set<ObjectIdentifier>] = [:]

  var isEmpty: Bool { readers.isEmpty }

  /// Stores what a node read in a dry run, unless it read the same in its last run.
  mutating func set(_ places: Set<ReadPlace>, of node: ViewNode) {
    let id = ObjectIdentifier(node)
    remove(id)
    guard !places.isEmpty else { return }
    readers[id] = Reader(node: node, places: places)
    for place in places { nodes[place, default: []].insert(id) }
  }

  /// What a node would read besides what it has read.
  func places(of node: ViewNode) -> Set<ReadPlace> {
    readers[ObjectIdentifier(node)]?.places ?? []
  }

  private mutating func remove(_ id: ObjectIdentifier) {
    guard let old = readers.removeValue(forKey: id) else { return }
    for place in old.places {
      nodes[place]?.remove(id)
      if nodes[place]?.isEmpty == true { nodes[place] = nil }
    }
  }

  /// The nodes that would read a place; entries of removed nodes are dropped.
  mutating func readers(of place: ReadPlace) -> [ViewNode] {
    guard let ids = nodes[place] else { return [] }
    return ids.compactMap { id in
      if let node = readers[id]?.node, node.isMounted { return node }
      remove(id)
      return nil
    }
  }
}
