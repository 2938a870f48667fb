internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// One row for each element of a collection, by the identity of the elements.
///
/// Inside lists and lazy stacks only rows that have come into sight exist, and those that were left
/// behind go after a while.
final class ForEachNode: ViewNode {
  private var keys = RowKeyTable()
  /// Parts of the data that have come into sight, the last one at the end; all of it where rows are
  /// not lazy.
  private(set) var windows: [RowWindow] = []
  let isLazy: Bool
  /// Whether rows have to run to know how many views they are.
  let isCounted: Bool
  /// Its place among the collections of one view that are there: the second is `ForEach#2`.
  private var ordinal = 0
  /// The view whose collection it is.
  private var owner: ObjectIdentifier?
  private var initialCount = 0

  /// How often a list runs before it lets rows go that are out of sight.
  private static let patience = 8

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
      if hasMoreRoom { try show(value, isAsBefore: true) }
      return
    }
    if new.part(.isConstant, host)?.asBool == true {
      let count = try elementCount(of: new)
      if count != initialCount { noteConstant(count) }
      return try updateConstant(new)
    }
    replaceValue(new)
    try show(new)
  }

  /// Constant data keep their rows, whatever the new range is.
  private func updateConstant(_ new: Value) throws(Fault) {
    guard let slot = host.library.traits(of: value)?.slot(.data) else { return }
    let kept = new.replacingField(at: [slot], with: value.fields[slot].retained())
    defer { kept.release() }
    replaceValue(kept)
    try show(kept)
  }

  private func noteConstant(_ count: Int) {
    let name = host.machine.typeName(host.machine.dynamicType(value))
    host.log(
      .changedRange(count: count, initialCount: initialCount, list: name), of: self)
  }

  /// Lets the first rows reach as far as there is room now; whether that is further.
  private func refit() -> Bool {
    guard let room, let index = windows.firstIndex(where: \.isFirst), room != windows[index].room
    else { return false }
    changeWindows()
    windows[index].room = room
    return reachFurther(index)
  }

  /// Lets a window reach as far as there is room; false where it reaches as far already.
  private func reachFurther(_ index: Int) -> Bool {
    let window = windows[index]
    let isFull = isCounted ? window.views >= window.room : window.range.upperBound >= window.room
    if !isFull { windows[index].range = reach(from: window.range.lowerBound, room: window.room) }
    return !isFull
  }

  /// Lets a list be filled up again one of whose rows has become more or fewer views.
  func refill() throws(Fault) {
    guard isMounted, let first = windows.firstIndex(where: \.isFirst) else { return }
    let hasMoreRoom = refit()
    changeWindows()
    if hasMoreRoom || reachFurther(first) { try show(value, isAsBefore: true) }
  }

  /// Changes of the windows can be taken back from here on.
  private func changeWindows() {
    let old = windows
    host.record { [self] in windows = old }
  }

  /// Brings the rows of all windows up to date with the data, where that is not what they show.
  private func show(_ new: Value, isAsBefore: Bool = false) throws(Fault) {
    forgetOldWindows()
    if isLazy { countAnew() }
    let count = try elementCount(of: new)
    let old = Dictionary(rows.map { ($0.key, $0) }) { first, _ in first }
    var used: Set<RowKey> = []
    var shown: [RowNode] = []
    var fresh: [RowNode] = []
    for index in indices(upTo: count) {
      let element = Held(owned: try element(index, of: new))
      let id = Held(owned: try identity(of: element.value, in: new))
      let key = try RowKey(id.value, &keys, host.machine)
      guard used.insert(key).inserted else {
        noteDuplicate(try host.machine.describe(id.value))
        continue
      }
      if let row = old[key] {
        row.place(at: index)
        if !isAsBefore { row.offer(element.value) }
        shown.append(row)
      } else {
        let row = RowNode(
          element.value, key: key, name: name(of: element.value, id: id.value), index: index,
          in: self)
        shown.append(row)
        fresh.append(row)
      }
    }
    let isFresh = Set(fresh.map(ObjectIdentifier.init))
    let data = isAsBefore ? [] : try readsOfData(shown)
    try host.nodes.exchange { () throws(Fault) in
      for row in rows where !used.contains(row.key) { row.takeDown() }
    } for: { () throws(Fault) in
      if shown.map(ObjectIdentifier.init) != children.map(ObjectIdentifier.init) {
        host.updates.renderedChanges += 1
      }
      setChildren(shown)
      for row in shown {
        let isFresh = isFresh.contains(ObjectIdentifier(row))
        try show(row, isFresh: isFresh, isAsBefore: isAsBefore, data: data)
      }
    }
  }

  /// Builds a row, or brings it up to date, where it is not as before.
  private func show(
    _ row: RowNode, isFresh: Bool, isAsBefore: Bool, data: Set<PropertyReference>
  ) throws(Fault) {
    let isNew = comesIntoSight(row)
    if isNew { row.comeIntoSight() }
    if isFresh {
      try host.nodes.build(row, because: nil)
    } else {
      if !isAsBefore { try row.rerun(besides: data) }
      if isNew { try row.showInSight() }
    }
    if isLazy, row.isShown { add(row.viewCount, of: row) }
  }

  private func noteDuplicate(_ id: String) {
    let name = host.machine.typeName(host.machine.dynamicType(value))
    host.log(.repeatedID(id, list: name), of: self)
  }

  func name(of element: Value, id: Value) -> String {
    "\(rowOwner)[\(host.rowLabel(element: element, id: id))]"
  }

  /// What the names of the rows begin with: `Shelf#1`, `Shelf#1.ForEach#2`.
  var rowOwner: String {
    let owner = namedAncestor?.name ?? ""
    return ordinal > 1 ? "\(owner).ForEach#\(ordinal)" : owner
  }

  /// Takes the first number that no other collection of the same view has: where there are two, the
  /// names of their rows differ.
  private func takeOrdinal() {
    guard let owner = namedAncestor else { return }
    let taken = host.mounting.collectionOrdinals[ObjectIdentifier(owner), default: []]
    ordinal = (1...).first { !taken.contains($0) } ?? 1
    host.mounting.collectionOrdinals[ObjectIdentifier(owner), default: []].insert(ordinal)
    self.owner = ObjectIdentifier(owner)
  }

  private func leaveOrdinal() {
    guard let owner else { return }
    host.mounting.collectionOrdinals[owner]?.remove(ordinal)
    if host.mounting.collectionOrdinals[owner]?.isEmpty ?? false {
      host.mounting.collectionOrdinals[owner] = nil
    }
  }

  override func willDisappear(_ reason: Departure.Reason) { leaveOrdinal() }

  override func cameBack() {
    if let owner { host.mounting.collectionOrdinals[owner, default: []].insert(ordinal) }
  }

  override func detach() {
    if isMounted { leaveOrdinal() }
    super.detach()
  }

  /// Whether a row has to be shown now that was not; what is in sight ends where the list is full.
  private func comesIntoSight(_ row: RowNode) -> Bool {
    guard !row.isShown,
      let window = windows.lastIndex(where: { $0.range.contains(row.index) })
    else { return false }
    if !isLazy || windows[window].views < windows[window].room { return true }
    windows[window].range = windows[window].range.lowerBound..<row.index
    return false
  }

  private func countAnew() {
    changeWindows()
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

  /// Has the list filled up where a row in sight has become more or fewer views.
  func rowChanged(_ row: RowNode, by views: Int) {
    changeWindows()
    add(views, of: row)
    if let container = ForEachNode.lazyContainer(around: parent) {
      host.updates.noteGap(in: container)
    }
  }

  /// The rows that somebody has scrolled to, where the one at a position is among them.
  func scrolledWindow(of index: Int) -> Range<Int>? {
    windows.last { !$0.isFirst && $0.range.contains(index) }?.range
  }

  private func forgetOldWindows() {
    // Rows that have to be counted are there for good.
    guard windows.count > 1, !isCounted else { return }
    changeWindows()
    for index in windows.indices.dropLast() { windows[index].age += 1 }
    windows.removeAll { $0.age > ForEachNode.patience }
  }

  /// The positions whose closures run, in order.
  private func indices(upTo count: Int) -> [Int] {
    if !isLazy || isCounted { return Array(0..<count) }
    var indices: [Int] = []
    for range in windows.map(\.range).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let next = max(range.lowerBound, indices.last.map { $0 + 1 } ?? 0)
      if next < min(range.upperBound, count) { indices += next..<min(range.upperBound, count) }
    }
    return indices
  }

  /// Brings the rows around a position into sight, and what stands behind them in the list.
  func scroll(to index: Int) throws(Fault) {
    guard isLazy else { return }
    try bringIntoSight(index, room: host.mounting.viewport)
    if let row = rows.first(where: { $0.index == index }) { try fillUp(behind: row) }
  }

  /// Brings the rows from a position on into sight, as far as there is room.
  func bringIntoSight(_ index: Int, room: Int) throws(Fault) {
    changeWindows()
    if let known = windows.firstIndex(where: { $0.range.contains(index) }) {
      // It is still there: it comes back into sight.
      let window = windows.remove(at: known)
      windows.append(RowWindow(range: window.range, room: window.room, views: window.views))
      return
    }
    windows.append(RowWindow(range: reach(from: index, room: room), room: room))
    try show(value, isAsBefore: true)
  }
}

/// Asking the collection.
extension ForEachNode {
  /// What rows read that are given bindings to their elements: it is handed to them as elements are.
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

  /// The position of the element whose row is called so: `Book#2`, or `LibraryView#1[Book#2]`.
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

  /// What the row at a position is called, whether it is there or not.
  func rowName(at index: Int) throws(Fault) -> String {
    let element = Held(owned: try element(index, of: value))
    let id = Held(owned: try identity(of: element.value, in: value))
    return name(of: element.value, id: id.value)
  }

  /// The position of the first element that is meant, as it and its id say.
  private func position(
    where isMeant: (_ element: Value, _ id: Value) throws(Fault) -> Bool
  ) throws(Fault) -> Int? {
    for index in 0..<(try elementCount(of: value)) {
      let element = Held(owned: try element(index, of: value))
      let id = Held(owned: try identity(of: element.value, in: value))
      if try isMeant(element.value, id.value) { return index }
    }
    return nil
  }
}
