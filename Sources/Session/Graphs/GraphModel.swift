import ViewGraph

/// The current dependencies, and the number of updates that each has caused.
///
/// For example, `Book#1.title` is a source, `BookView#1` a view, and the read of the title an edge.
struct GraphModel {
  /// A dependency of views other than a view: a property, state or environment value.
  struct Source {
    /// The kind of dependency.
    enum Kind {
      case property, state, environment, object, external
    }
    let kind: Kind
    /// The owner: `Book#1`, or a view for its state; empty if there is none.
    let owner: String
    /// The property or key: `title`, `\.theme`.
    let property: String
    /// What set the value; for environment values only.
    let setter: EnvironmentSetter?
    /// The number of updates that it caused.
    var updates = 0

    /// The name in drawings: `Book#1.title`, `\.theme`, or `Player#1` for an object as a whole.
    var name: String {
      if owner.isEmpty { return property }
      return kind == .object ? owner : "\(owner).\(property)"
    }

    /// What set an environment value: `set by Root#1`.
    var note: String? {
      switch setter {
      case .view(""): "set where it was mounted"
      case .view(let name): "set by \(name)"
      case .shell(let label): "set in \(label)"
      case nil: nil
      }
    }
  }

  /// A view, watch or app.
  struct View {
    let name: String
    let typeName: String
    /// The view, modifier or app whose body creates it.
    let maker: String?
    var updates: Int
    var wasted: Int
  }

  /// The start of an edge.
  enum Origin: Hashable {
    /// An index into `sources`.
    case source(Int)
    /// An index into `views`.
    case view(Int)
  }

  /// A field that a view passes to one it creates.
  struct Field {
    let name: String
    var updates = 0
  }

  /// A dependency of a view.
  struct Edge {
    let origin: Origin
    /// The dependent view, as an index into `views`.
    let reader: Int
    /// The fields passed, for an edge between views.
    var fields: [Field] = []
    var updates = 0
    var wasted = 0
    /// Whether the dependency still exists; conditional reads come and go.
    var isCurrent = true
  }

  private(set) var sources: [Source] = []
  private(set) var views: [View] = []
  private(set) var edges: [Edge] = []

  /// The identity of a source.
  private struct SourceKey: Hashable {
    let name: String
    let setter: EnvironmentSetter?
  }
  /// The identity of an edge.
  private struct EdgeKey: Hashable {
    let origin: Origin
    let reader: Int
  }
  private var sourcePositions: [SourceKey: Int] = [:]
  private var viewPositions: [String: Int] = [:]
  private var edgePositions: [EdgeKey: Int] = [:]
  private var incoming: [[Int]] = []
  /// The indices of the sources owned by each view.
  private(set) var statePositions: [Int: [Int]] = [:]
  private var outgoing: [Origin: [Int]] = [:]

  /// Builds the graph.
  ///
  /// - Parameter transactions: The transactions whose updates are counted, oldest first.
  init(_ dependencies: [ViewDependencies], _ transactions: [Transaction]) {
    let dependencies = dependencies.filter { !$0.isIdleRow }
    for dependency in dependencies { add(dependency.view, madeBy: dependency.maker) }
    for dependency in dependencies {
      guard let reader = viewPositions[dependency.view.name] else { continue }
      if let maker = dependency.maker.flatMap({ viewPositions[$0] }) {
        let edge = edge(from: .view(maker), to: reader)
        for field in dependency.fields
        where !edges[edge].fields.contains(where: { $0.name == field }) {
          edges[edge].fields.append(Field(name: field))
        }
      }
      for read in dependency.reads {
        let setter = dependency.setters[read.property]
        _ = edge(from: .source(source(read, setBy: setter)), to: reader)
      }
    }
    for transaction in transactions {
      for update in transaction.updates { count(update) }
    }
  }

  /// Merges the views and owners of a graph that have the same name in `groups`.
  init(folding whole: GraphModel, _ groups: GraphGroups) {
    for (view, name) in zip(whole.views, groups.viewNames) {
      if let position = viewPositions[name] {
        views[position].updates += view.updates
        views[position].wasted += view.wasted
      } else {
        viewPositions[name] = views.count
        incoming.append([])
        views.append(
          View(
            name: name, typeName: view.typeName, maker: view.maker.map(groups.name(ofView:)),
            updates: view.updates, wasted: view.wasted))
      }
    }
    let positions = zip(whole.sources, groups.ownerNames).map { record, owner in
      var folded = record.folded(into: owner, groups)
      folded.updates = 0
      let position = source(folded)
      sources[position].updates += record.updates
      return position
    }
    for record in whole.edges {
      let origin: Origin
      switch record.origin {
      case .source(let source): origin = .source(positions[source])
      case .view(let view):
        guard let position = viewPositions[groups.viewNames[view]] else { continue }
        origin = .view(position)
      }
      guard let reader = viewPositions[groups.viewNames[record.reader]] else { continue }
      let isNew = edgePositions[EdgeKey(origin: origin, reader: reader)] == nil
      let edge = edge(from: origin, to: reader)
      edges[edge].isCurrent = record.isCurrent || !isNew && edges[edge].isCurrent
      add(record, to: edge)
    }
  }

  /// Adds the updates of an edge to the edge that it is folded into.
  private mutating func add(_ record: Edge, to edge: Int) {
    edges[edge].updates += record.updates
    edges[edge].wasted += record.wasted
    for field in record.fields {
      if let position = edges[edge].fields.firstIndex(where: { $0.name == field.name }) {
        edges[edge].fields[position].updates += field.updates
      } else {
        edges[edge].fields.append(field)
      }
    }
  }

  /// The edges to a view, in order of reads.
  func edges(to view: Int) -> [Int] { incoming[view] }

  func edges(from origin: Origin) -> [Int] { outgoing[origin] ?? [] }

  func position(ofView name: String) -> Int? { viewPositions[name] }

  func position(of source: Source) -> Int? {
    sourcePositions[SourceKey(name: source.name, setter: source.setter)]
  }

  func position(ofEdgeFrom origin: Origin, to reader: Int) -> Int? {
    edgePositions[EdgeKey(origin: origin, reader: reader)]
  }

  /// The edges that caused an update.
  func edges(of update: Transaction.Update) -> [Int] {
    guard let reader = viewPositions[update.name] else { return [] }
    return update.causes.compactMap { edge(of: $0, to: reader) }
  }

  // Construction

  private mutating func add(_ record: ViewRecord, madeBy maker: String?) {
    guard viewPositions[record.name] == nil else { return }
    viewPositions[record.name] = views.count
    incoming.append([])
    views.append(
      View(
        name: record.name, typeName: record.typeName, maker: maker, updates: record.updates,
        wasted: record.wasted))
  }

  private mutating func source(
    _ read: ReadDescription, setBy setter: EnvironmentSetter?
  ) -> Int {
    let kind: Source.Kind =
      if read.isState {
        .state
      } else if read.isOfEnvironment {
        .environment
      } else {
        read.property == ReadDescription.wholeObject ? .object : .property
      }
    let owner = kind == .environment ? "" : read.target
    return source(Source(kind: kind, owner: owner, property: read.property, setter: setter))
  }

  private mutating func source(_ source: Source) -> Int {
    let key = SourceKey(name: source.name, setter: source.setter)
    if let position = sourcePositions[key] { return position }
    sourcePositions[key] = sources.count
    if let owner = viewPositions[source.owner] {
      statePositions[owner, default: []].append(sources.count)
    }
    sources.append(source)
    return sources.count - 1
  }

  private mutating func edge(from origin: Origin, to reader: Int) -> Int {
    let key = EdgeKey(origin: origin, reader: reader)
    if let position = edgePositions[key] { return position }
    edgePositions[key] = edges.count
    incoming[reader].append(edges.count)
    outgoing[origin, default: []].append(edges.count)
    edges.append(Edge(origin: origin, reader: reader))
    return edges.count - 1
  }

  // Counting

  private mutating func count(_ update: Transaction.Update) {
    guard let reader = viewPositions[update.name] else { return }
    var counted: Set<Int> = []
    for cause in update.causes {
      guard let edge = edge(of: cause, to: reader) ?? pastEdge(of: cause, to: reader) else {
        continue
      }
      if cause.kind == .input {
        if let field = edges[edge].fields.firstIndex(where: { $0.name == cause.target }) {
          edges[edge].fields[field].updates += 1
        } else {
          edges[edge].fields.append(Field(name: cause.target, updates: 1))
        }
      }
      guard counted.insert(edge).inserted else { continue }
      edges[edge].updates += 1
      if update.isWasted { edges[edge].wasted += 1 }
      if case .source(let source) = edges[edge].origin { sources[source].updates += 1 }
    }
  }

  private func edge(of cause: Transaction.Cause, to reader: Int) -> Int? {
    if cause.kind == .input {
      let parent = cause.parent.flatMap { viewPositions[$0] }
      guard let maker = parent ?? views[reader].maker.flatMap({ viewPositions[$0] }) else {
        return nil
      }
      return edgePositions[EdgeKey(origin: .view(maker), reader: reader)]
        ?? views[reader].maker.flatMap { viewPositions[$0] }
        .flatMap { edgePositions[EdgeKey(origin: .view($0), reader: reader)] }
    }
    let setters = [cause.setter, nil]
    for setter in setters {
      if let source = sourcePositions[SourceKey(name: cause.target, setter: setter)],
        let edge = edgePositions[EdgeKey(origin: .source(source), reader: reader)]
      {
        return edge
      }
    }
    return incoming[reader].first { edge in
      guard case .source(let position) = edges[edge].origin else { return false }
      return sources[position].covers(cause)
    }
  }

  /// An edge for a dependency that the view no longer has; made if needed.
  private mutating func pastEdge(of cause: Transaction.Cause, to reader: Int) -> Int? {
    guard let past = Source(past: cause) else { return nil }
    let position = edge(from: .source(source(past)), to: reader)
    edges[position].isCurrent = false
    return position
  }
}

extension ViewDependencies {
  /// Whether this is a row's closure that only creates the row's content.
  fileprivate var isIdleRow: Bool {
    view.typeName.isEmpty && maker != nil && reads.isEmpty && view.updates == 0
  }
}

extension GraphModel.Source {
  /// Whether a cause is about this source; for an object, about any of its properties.
  fileprivate func covers(_ cause: Transaction.Cause) -> Bool {
    switch kind {
    case .object: cause.kind == .object && cause.target.hasPrefix("\(owner).")
    case .environment: cause.kind == .environment && cause.target == property
    case .property, .state, .external: false
    }
  }

  /// The source of a cause that no view reads any longer; nil for a field.
  fileprivate init?(past cause: Transaction.Cause) {
    let parts = cause.target.lastIndex(of: ".").map {
      (String(cause.target[..<$0]), String(cause.target[$0...].dropFirst()))
    }
    switch cause.kind {
    case .input: return nil
    case .environment:
      self.init(kind: .environment, owner: "", property: cause.target, setter: cause.setter)
    case .external: self.init(kind: .external, owner: "", property: cause.target, setter: nil)
    case .object:
      self.init(
        kind: .object, owner: parts?.0 ?? cause.target, property: ReadDescription.wholeObject,
        setter: nil)
    case .property, .state:
      self.init(
        kind: cause.kind == .state ? .state : .property, owner: parts?.0 ?? "",
        property: parts?.1 ?? cause.target, setter: nil)
    }
  }
}
