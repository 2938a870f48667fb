internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// One row for each element of a collection, identified by the elements' ids.
///
/// Inside lists and lazy stacks, only rows that have scrolled into sight exist; rows that scrolled
/// out of sight are removed after a while.
final class ForEachNode: ViewNode {
  var keys = RowKeyTable()
  /// A cache of the rows by key; nil until it is needed, and when it is out of date.
  var rowsByKey: [RowKey: RowNode]?
  /// The ranges of the data that have scrolled into sight, the current one last; all of the data if
  /// rows are not lazy.
  private(set) var windows: [RowWindow] = []
  let isLazy: Bool
  /// Whether rows must run to determine how many views they contain.
  let isCounted: Bool
  /// Its ordinal among the current collections of its view: the second is `ForEach#2`.
  private var ordinal = 0
  /// The view that contains the collection.
  private var owner: ObjectIdentifier?
  private var initialCount = 0

  /// The number of runs of a list before it removes rows out of sight.
  private static let maximumWindowAge = 8

  private static let elementType = 2

  override init(_ value: Value, parent: ViewNode?, frame: EnvironmentFrame, host: ViewHost) {
    isLazy = ForEachNode.lazyContainer(around: parent) != nil
    let content = host.machine.dynamicType(value).arguments.dropFirst(ForEachNode.elementType).first
    isCounted = content.map { host.updates.isVariable($0) } ?? false
    super.init(value, parent: parent, frame: frame, host: host)
  }

  var rows: [RowNode] { children.compactMap { $0 as? RowNode } }

  override func build() throws(Fault) {
    takeOrdinal()
    let count = try elementCount(of: value)
    initialCount = count
    let room = room ?? Int.max
    windows = [RowWindow(range: reach(from: 0, room: room), room: room, isFirst: true)]
    try show(value)
  }

  override func update(_ new: Value) throws(Fault) {
    let hasMoreRoom = refit()
    host.machine.lastEquality = nil
    if try FieldComparison(host).isSame(value, new) {
      if try host.staleness.hidden(value, new) != nil, let owner = namedAncestor {
        host.staleness.suspect(owner, because: .offer)
      }
      if hasMoreRoom { try show(value, isUnchanged: true) }
      return
    }
    if new.part(.isConstant, host)?.asBool == true {
      let count = try elementCount(of: new)
      if count != initialCount { noteConstant(count) }
      return try updateConstant(new)
    }
    let keepsContent = hasSameContent(value, new)
    replaceValue(new)
    try show(new, keepsContent: keepsContent)
  }

  /// A constant range keeps its rows even if the new range differs.
  private func updateConstant(_ new: Value) throws(Fault) {
    guard let slot = host.library.traits(of: value)?.slot(.data) else { return }
    let kept = new.replacingField(at: [slot], with: value.fields[slot].retained())
    defer { kept.release() }
    replaceValue(kept)
    try show(kept)
  }

  private func noteConstant(_ count: Int) {
    let name = host.machine.dynamicType(value).name
    host.log(
      .changedRange(count: count, initialCount: initialCount, list: name), of: self)
  }

  /// Extends the first window as far as there is room; returns whether it grew.
  private func refit() -> Bool {
    guard let room, let index = windows.firstIndex(where: \.isFirst), room != windows[index].room
    else { return false }
    recordWindows()
    windows[index].room = room
    return extendWindow(index)
  }

  /// Extends a window as far as there is room; returns false if it is already full.
  private func extendWindow(_ index: Int) -> Bool {
    let window = windows[index]
    let isFull = isCounted ? window.views >= window.room : window.range.upperBound >= window.room
    if !isFull { windows[index].range = reach(from: window.range.lowerBound, room: window.room) }
    return !isFull
  }

  /// Fills up a list in which the number of views of a row has changed.
  func refill() throws(Fault) {
    guard isMounted, let first = windows.firstIndex(where: \.isFirst) else { return }
    let hasMoreRoom = refit()
    recordWindows()
    if hasMoreRoom || extendWindow(first) { try show(value, isUnchanged: true) }
  }

  /// Records the windows, so that changes from here on can be rolled back.
  private func recordWindows() {
    if isNew { return }
    let old = windows
    host.record { [self] in windows = old }
  }

  /// Matches the rows of all windows to the data, and updates those that have changed.
  ///
  /// - Parameters:
  ///   - isUnchanged: Whether the data is the same.
  ///   - keepsContent: Whether the content closure is the same.
  private func show(
    _ new: Value, isUnchanged: Bool = false, keepsContent: Bool = false
  ) throws(Fault) {
    forgetOldWindows()
    if isLazy { recountViews() }
    let count = try elementCount(of: new)
    let matching = try RowMatcher(list: self).matchRows(to: new, at: indices(upTo: count))
    let skipsSettled = keepsContent && !host.staleness.dryRuns.isRunning
    let data = isUnchanged ? [] : try readsOfData(matching.shown)
    try host.nodes.exchange { () throws(Fault) in
      for row in matching.left { row.takeDown() }
    } for: { () throws(Fault) in
      if matching.isChange {
        host.updates.counts.renderedChanges += 1
        setChildren(matching.shown)
      }
      for (position, row) in matching.shown.enumerated() {
        let isSettled = skipsSettled && matching.keepsElement(at: position) && row.isSettled
        try show(row, runs: !isUnchanged && !isSettled, data: data)
      }
      if matching.isChange { noteContentChange() }
    }
  }

  /// Whether two values have the same content closure, with the same captures and no captured
  /// variable.
  private func hasSameContent(_ old: Value, _ new: Value) -> Bool {
    guard let old = old.part(.content, host), let new = new.part(.content, host),
      old.kind == .closure, new.kind == .closure
    else { return false }
    return old.closure.isSame(as: new.closure) && !new.fields.contains { $0.kind == .box }
  }

  /// Builds a row, or updates it if it has changed.
  private func show(
    _ row: RowNode, runs: Bool, data: Set<PropertyReference>
  ) throws(Fault) {
    let isNew = comesIntoSight(row)
    if isNew { row.comeIntoSight() }
    if !row.isBuilt {
      try host.nodes.build(row, because: nil)
    } else {
      if runs { try row.rerun(besides: data) }
      if isNew { try row.showInSight() }
    }
    if isLazy, row.isShown { add(row.viewCount, of: row) }
  }

  func noteDuplicate(_ id: Held) throws(Fault) {
    let name = host.machine.dynamicType(value).name
    host.log(.repeatedID(try host.machine.describer.describe(id.value), list: name), of: self)
  }

  /// The name of an element's row: `owner`, and the row's label in brackets.
  func name(of element: Value, id: Value, owner: String) -> String {
    "\(owner)[\(host.rowLabel(element: element, id: id))]"
  }

  /// The prefix of the row names: `Shelf#1`, `Shelf#1.ForEach#2`.
  var rowOwner: String {
    let owner = namedAncestor?.name ?? ""
    return ordinal > 1 ? "\(owner).ForEach#\(ordinal)" : owner
  }

  /// Takes the lowest ordinal that is free in the view, so that the rows of two collections have
  /// different names.
  private func takeOrdinal() {
    guard let owner = namedAncestor else { return }
    let taken = host.mounting.collectionOrdinals[ObjectIdentifier(owner), default: []]
    ordinal = (1...).first { !taken.contains($0) } ?? 1
    host.mounting.collectionOrdinals[ObjectIdentifier(owner), default: []].insert(ordinal)
    self.owner = ObjectIdentifier(owner)
  }

  private func releaseOrdinal() {
    guard let owner else { return }
    host.mounting.collectionOrdinals[owner]?.remove(ordinal)
    if host.mounting.collectionOrdinals[owner]?.isEmpty ?? false {
      host.mounting.collectionOrdinals[owner] = nil
    }
  }

  override func willDisappear(_ reason: Departure.Reason) { releaseOrdinal() }

  override func didRestore() {
    if let owner { host.mounting.collectionOrdinals[owner, default: []].insert(ordinal) }
  }

  override func detach() {
    if isMounted { releaseOrdinal() }
    super.detach()
  }

  /// Whether a hidden row scrolls into sight; if its window is full, cuts the window off before the
  /// row.
  private func comesIntoSight(_ row: RowNode) -> Bool {
    guard !row.isShown,
      let window = windows.lastIndex(where: { $0.range.contains(row.index) })
    else { return false }
    if !isLazy || windows[window].views < windows[window].room { return true }
    windows[window].range = windows[window].range.lowerBound..<row.index
    return false
  }

  private func recountViews() {
    recordWindows()
    for index in windows.indices {
      windows[index].views = 0
      guard isCounted else { continue }
      windows[index].range = reach(
        from: windows[index].range.lowerBound, room: windows[index].room)
    }
  }

  private func add(_ views: Int, of row: RowNode) {
    for index in windows.indices where windows[index].range.contains(row.index) {
      windows[index].views += views
    }
  }

  /// Fills up the list if the number of views of a visible row has changed.
  func rowChanged(_ row: RowNode, by views: Int) {
    recordWindows()
    add(views, of: row)
    if let container = ForEachNode.lazyContainer(around: parent) {
      host.updates.noteGap(in: container)
    }
  }

  /// The rows that were scrolled to, if they contain the one at `index`.
  func scrolledWindow(of index: Int) -> Range<Int>? {
    windows.last { !$0.isFirst && $0.range.contains(index) }?.range
  }

  private func forgetOldWindows() {
    // Rows that have to be counted are never removed.
    guard windows.count > 1, !isCounted else { return }
    recordWindows()
    for index in windows.indices.dropLast() { windows[index].age += 1 }
    windows.removeAll { $0.age > ForEachNode.maximumWindowAge }
  }

  /// The positions of the elements that may get rows, in order.
  private func indices(upTo count: Int) -> [Int] {
    if !isLazy || isCounted { return Array(0..<count) }
    var indices: [Int] = []
    for range in windows.map(\.range).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let next = max(range.lowerBound, indices.last.map { $0 + 1 } ?? 0)
      if next < min(range.upperBound, count) { indices += next..<min(range.upperBound, count) }
    }
    return indices
  }

  /// Scrolls to the rows around a position, and fills the list up behind them.
  func scroll(to index: Int) throws(Fault) {
    guard isLazy else { return }
    try scrollIntoView(index, room: host.mounting.viewport)
    if let row = rows.first(where: { $0.index == index }) { try fillUp(behind: row) }
  }

  /// Scrolls to the rows from a position on, as far as there is room.
  func scrollIntoView(_ index: Int, room: Int) throws(Fault) {
    recordWindows()
    if let known = windows.firstIndex(where: { $0.range.contains(index) }) {
      // The window still exists: it scrolls back into sight.
      let window = windows.remove(at: known)
      windows.append(RowWindow(range: window.range, room: window.room, views: window.views))
      return
    }
    windows.append(RowWindow(range: reach(from: index, room: room), room: room))
    try show(value, isUnchanged: true)
  }
}

/// Queries on the collection.
extension ForEachNode {
  /// Why a row goes, as far as its collection decides that.
  func departure(of row: ViewNode) -> Departure.Reason {
    guard let row = row as? RowNode, let data = value.part(.data, host), data.kind == .array,
      let element = data.array.elements.first(where: { $0.hasSameBits(as: row.element) })
    else { return .element }
    if isLazy, hasKey(row.key, element) { return .outOfSight }
    return element.isIdentical(to: row.element) ? .elementID : .element
  }

  private func hasKey(_ key: RowKey, _ element: Value) -> Bool {
    guard let id = try? Held(owned: identity(of: element, in: value)) else { return false }
    return (try? RowKey(id.value, &keys, host.machine)) == key
  }

  /// The properties read through the bindings of rows to their elements. They are no causes of a
  /// row's run, because the parent passes the bindings like elements.
  private func readsOfData(_ rows: [RowNode]) throws(Fault) -> Set<PropertyReference> {
    guard let element = rows.first?.element, host.screen.isBinding(element) else { return [] }
    return try host.tracker.collectReads { () throws(Fault) in
      try host.screen.bound(element).release()
    }
  }

  func elementCount(of value: Value) throws(Fault) -> Int {
    if let data = value.part(.data, host), data.kind == .array { return data.array.count }
    return try host.untracked { () throws(Fault) in try host.ask(.count, of: value) }.asInt
  }

  /// The element at a position, owned.
  func element(_ index: Int, of value: Value) throws(Fault) -> Value {
    if let data = value.part(.data, host), data.kind == .array {
      return data.array.elements[index].retained()
    }
    return try host.untracked { () throws(Fault) in
      try host.ask(.element, of: value, [.int(index)])
    }
  }

  /// The id of an element, owned.
  func identity(of element: Value, in value: Value) throws(Fault) -> Value {
    guard let path = value.part(.id, host) else { return .int(0) }
    let isBound = value.part(.isBound, host)?.asBool ?? false
    return try host.untracked { () throws(Fault) in
      if !isBound { return try host.machine.read(path.keyPath, of: element) }
      let bound = Held(owned: try host.screen.bound(element))
      return try host.machine.read(path.keyPath, of: bound.value)
    }
  }

  /// The position of the element with an id.
  func position(ofID id: Value) throws(Fault) -> Int? {
    try position { _, own throws(Fault) in try host.driver.rowFinder.isSameID(own, id) }
  }

  /// The position of the element whose row has this name: `Book#2`, or `LibraryView#1[Book#2]`.
  func position(ofRow row: String) throws(Fault) -> Int? {
    var label = row
    if let owner = LiveName.owner(ofRow: row) {
      guard [rowOwner, LiveName.short(rowOwner)].contains(owner) else { return nil }
      label = String(row.dropFirst(owner.count + 1).dropLast())
    }
    let labels = [label, host.quoted(label)]
    return try position { element, id throws(Fault) in
      labels.contains(host.rowLabel(element: element, id: id))
    }
  }

  /// The name of the row at a position, whether or not the row exists.
  func rowName(at index: Int) throws(Fault) -> String {
    let element = Held(owned: try element(index, of: value))
    let id = Held(owned: try identity(of: element.value, in: value))
    return name(of: element.value, id: id.value, owner: rowOwner)
  }

  /// The position of the first element that matches, given the element and its id.
  private func position(
    where matches: (_ element: Value, _ id: Value) throws(Fault) -> Bool
  ) throws(Fault) -> Int? {
    for index in 0..<(try elementCount(of: value)) {
      let element = Held(owned: try element(index, of: value))
      let id = Held(owned: try identity(of: element.value, in: value))
      if try matches(element.value, id.value) { return index }
    }
    return nil
  }
}
