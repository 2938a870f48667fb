/// Places the boxes of the page in columns from left to right.
///
/// Each view is right of the view that creates it, and each source is left of the first view that
/// reads it.
///
/// Boxes do not overlap; lines run between columns, or in lanes that are kept free for them.
struct GraphLayout {
  /// The content of a box.
  enum Content {
    /// An object with its properties, or a single value.
    case owner(GraphModel.Owner)
    case view(Int)
    /// Space for lines that continue to columns further right.
    case lane
  }

  /// A box with its place, in pixels.
  struct Box {
    let content: Content
    let title: String
    /// The sources that have a row in the box.
    let rows: [Int]
    let column: Int
    /// The sort key within the column: the position of the first view that the box leads to.
    let rank: Int
    var x = 0
    var y = 0
    var width = 0
    var height = 0
  }

  private(set) var boxes: [Box] = []
  /// The corners of each edge's line, by the position of the edge.
  ///
  /// There are none for an edge that would lead back to the left.
  private(set) var paths: [Int: [(x: Int, y: Int)]] = [:]
  private(set) var width = 0
  private(set) var height = 0

  static let titleHeight = 24
  static let rowHeight = 19
  private static let (gap, margin, laneHeight) = (10, 16, 6)
  /// The number of characters of a name that are shown.
  static let nameLimit = 42

  private let model: GraphModel
  private let part: GraphModel.Part
  /// The box that contains each end of an edge.
  private var boxByOrigin: [GraphModel.Origin: Int] = [:]
  private var columns: [[Int]] = []
  /// The lanes of the lines that start at an origin, by column.
  private var lanes: [GraphModel.Origin: [Int: Int]] = [:]
  /// For each box, the boxes in the next column that lines lead to.
  private var next: [Int: [Int]] = [:]

  init(_ model: GraphModel, _ part: GraphModel.Part) {
    self.model = model
    self.part = part
    let places = viewColumns()
    for view in part.views { addView(view, places[view] ?? 1) }
    for owner in part.owners { addOwner(owner, places) }
    for edge in part.edges { addLanes(model.edges[edge]) }
    arrange()
    var lines = GraphLines(columnCount: columns.count)
    let routes = part.edges.map { route(of: model.edges[$0]) }
    for route in routes { lines.add(route) }
    lines.placeTrunks()
    spread(lines)
    for (edge, route) in zip(part.edges, routes) { paths[edge] = lines.corners(of: route, boxes) }
  }

  // Boxes

  private func viewColumns() -> [Int: Int] {
    var columns: [Int: Int] = [:]
    for view in part.views {
      var column = 1
      for edge in model.edges(to: view) where part.shows(edge) {
        let before: Int? =
          switch model.edges[edge].origin {
          case .view(let maker): maker
          case .source(let source): model.position(ofView: model.sources[source].owner)
          }
        if let before, before != view, let place = columns[before] {
          column = max(column, place + 1)
        }
      }
      columns[view] = column
    }
    return columns
  }

  private mutating func addView(_ view: Int, _ column: Int) {
    let states = model.sources(ofView: view).filter { source in
      model.edges(from: .source(source)).contains(where: part.shows)
    }
    let record = model.views[view]
    let title =
      GraphLayout.shortened(record.name) + (record.updates > 0 ? "  ↻\(record.updates)" : "")
    boxByOrigin[.view(view)] = boxes.count
    add(
      Box(content: .view(view), title: title, rows: states, column: column, rank: view))
  }

  private mutating func addOwner(_ owner: GraphModel.Owner, _ places: [Int: Int]) {
    let readers = owner.sources.flatMap { model.edges(from: .source($0)) }.filter(part.shows)
      .map { model.edges[$0].reader }
    let column = (readers.compactMap { places[$0] }.min() ?? 1) - 1
    let isAlone = owner.isAlone
    let title = isAlone ? GraphLayout.label(of: model.sources[owner.sources[0]]) : owner.name
    boxByOrigin[.source(owner.sources[0])] = boxes.count
    add(
      Box(
        content: .owner(owner), title: title, rows: isAlone ? [] : owner.sources, column: column,
        rank: readers.min() ?? 0))
  }

  private mutating func add(_ box: Box) {
    var box = box
    for row in box.rows { boxByOrigin[.source(row)] = boxes.count }
    if case .lane = box.content {
      box.height = GraphLayout.laneHeight
    } else {
      let lines = [box.title] + box.rows.map { GraphLayout.rowLabel(of: model.sources[$0]) }
      box.width = (lines.map(\.count).max() ?? 0) * 8 + 24
      box.height = GraphLayout.titleHeight + box.rows.count * GraphLayout.rowHeight
      if !box.rows.isEmpty { box.height += 5 }
    }
    while columns.count <= box.column { columns.append([]) }
    columns[box.column].append(boxes.count)
    boxes.append(box)
  }

  static func label(of source: GraphModel.Source) -> String {
    let label = source.note.map { "\(source.name) \($0)" } ?? source.name
    return shortened(label) + (source.updates > 0 ? "  ↻\(source.updates)" : "")
  }

  static func rowLabel(of source: GraphModel.Source) -> String {
    shortened(source.shortName) + (source.updates > 0 ? "  ↻\(source.updates)" : "")
  }

  static func shortened(_ name: String) -> String {
    name.count > nameLimit ? "\(name.prefix(nameLimit - 1))…" : name
  }

  // Lines

  private mutating func addLanes(_ edge: GraphModel.Edge) {
    guard let from = boxByOrigin[edge.origin], let to = boxByOrigin[.view(edge.reader)],
      boxes[to].column > boxes[from].column
    else { return }
    var last = from
    for column in boxes[from].column + 1..<boxes[to].column {
      let lane: Int
      if let known = lanes[edge.origin]?[column] {
        lane = known
      } else {
        lane = boxes.count
        lanes[edge.origin, default: [:]][column] = lane
        add(Box(content: .lane, title: "", rows: [], column: column, rank: edge.reader))
      }
      next[last, default: []].append(lane)
      last = lane
    }
    next[last, default: []].append(to)
  }

  /// The boxes and lanes that a line passes, with the height at which it enters or leaves each.
  private func route(of edge: GraphModel.Edge) -> [GraphLines.Stop] {
    guard let from = boxByOrigin[edge.origin], let to = boxByOrigin[.view(edge.reader)],
      boxes[to].column > boxes[from].column
    else { return [] }
    func stop(_ box: Int, _ y: Int) -> GraphLines.Stop {
      GraphLines.Stop(box: box, column: boxes[box].column, y: y)
    }
    let lanes = (boxes[from].column + 1..<boxes[to].column).compactMap {
      self.lanes[edge.origin]?[$0]
    }
    return [stop(from, height(of: edge.origin, in: boxes[from]))]
      + lanes.map { stop($0, boxes[$0].y + boxes[$0].height / 2) }
      + [stop(to, boxes[to].y + GraphLayout.titleHeight / 2)]
  }

  private func height(of origin: GraphModel.Origin, in box: Box) -> Int {
    if case .source(let source) = origin, let row = box.rows.firstIndex(of: source) {
      return box.y + GraphLayout.titleHeight + row * GraphLayout.rowHeight
        + GraphLayout.rowHeight / 2
    }
    return box.y + GraphLayout.titleHeight / 2
  }

  // Positions

  private mutating func arrange() {
    for column in columns.indices {
      columns[column] = columns[column].sorted { order(of: $0) < order(of: $1) }
    }
    for column in columns { stack(column) }
    // A box sinks to the height of the first box it leads to, and these sink to its height.
    for _ in 0..<2 {
      for column in columns.reversed() { alignDown(column) }
      for column in columns { sinkNext(of: column) }
    }
    height = (boxes.map { $0.y + $0.height }.max() ?? 0) + GraphLayout.margin
  }

  /// The sort key of a box; lanes precede boxes of the same rank, so that they stay short.
  private func order(of box: Int) -> (Int, Int, Int) {
    if case .lane = boxes[box].content {
      (boxes[box].rank, 0, box)
    } else {
      (boxes[box].rank, 1, box)
    }
  }

  /// Places the columns side by side, with space for the lines in between.
  private mutating func spread(_ lines: GraphLines) {
    var x = GraphLayout.margin
    for (index, column) in columns.enumerated() {
      let width = column.map { boxes[$0].width }.max() ?? 0
      for box in column {
        boxes[box].x = x
        boxes[box].width = width
      }
      x += width + lines.gap(behind: index)
    }
    width = x - lines.gap(behind: columns.count - 1) + GraphLayout.margin
  }

  private mutating func stack(_ column: [Int]) {
    var y = GraphLayout.margin
    for box in column {
      boxes[box].y = max(boxes[box].y, y)
      y = boxes[box].y + boxes[box].height + GraphLayout.gap
    }
  }

  private mutating func alignDown(_ column: [Int]) {
    for box in column {
      if let first = next[box]?.map({ boxes[$0].y }).min() {
        boxes[box].y = max(boxes[box].y, first)
      }
    }
    stack(column)
  }

  private mutating func sinkNext(of column: [Int]) {
    var followers: Set<Int> = []
    for box in column {
      guard let first = next[box]?.min(by: { boxes[$0].y < boxes[$1].y }) else { continue }
      if followers.insert(first).inserted { boxes[first].y = max(boxes[first].y, boxes[box].y) }
    }
    if let follower = followers.first { stack(columns[boxes[follower].column]) }
  }
}
