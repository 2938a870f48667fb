internal import Interpreter

/// A library view with one child for each view in its value.
class ContainerNode: ViewNode {
  /// How the value is split into children.
  let form: ViewForm

  init(
    _ value: Value, form: ViewForm, parent: ViewNode?, frame: EnvironmentFrame, host: ViewHost
  ) {
    self.form = form
    super.init(value, parent: parent, frame: frame, host: host)
  }

  /// The environment of the children.
  var contentFrame: EnvironmentFrame { frame }

  /// Search suggestions are in sight only while their search field is active.
  override var visibleChildren: [ViewNode] {
    guard form.role == .attached, part(.kind)?.asString == "suggestions",
      !host.screen.isSearching(besides: self)
    else { return super.visibleChildren }
    return Array(children.prefix(1))
  }

  override func accepts(_ new: Value) -> Bool {
    guard super.accepts(new), form.isPlural else { return super.accepts(new) }
    return form.views(of: new, host).count == children.count
  }

  override func build() throws(Fault) {
    let views = form.views(of: value, host)
    if views.count == 1 {
      setChild(try host.nodes.makeNode(views[0], parent: self, frame: contentFrame))
    } else {
      var made: [ViewNode] = []
      made.reserveCapacity(views.count)
      for view in views {
        made.append(try host.nodes.makeNode(view, parent: self, frame: contentFrame))
      }
      setChildren(made)
    }
    for child in children { try child.build() }
    if form.role == .picker { host.updates.check(.selection(self)) }
  }

  override func update(_ new: Value) throws(Fault) {
    try noteChange(from: value, to: new)
    if form.role == .picker || form.role == .tabs { try noteSelection(in: new) }
    replaceValue(new)
    for (index, view) in form.views(of: new, host).enumerated() where index < children.count {
      try reconcile(index, with: view)
    }
  }

  override func willDisappear(_ reason: Departure.Reason) {
    if form.role == .focus { host.updates.check(.unfocused(self)) }
  }

  /// If the selection has changed, queues a check of it for when the views have settled.
  private func noteSelection(in new: Value) throws(Fault) {
    guard let old = part(.value)?.payload?.part(.value, host),
      let now = new.part(.value, host)?.payload?.part(.value, host)
    else { return }
    let isSame = try host.untracked { () throws(Fault) in
      try FieldComparison(host, .visible).isSame(old, now)
    }
    if !isSame { host.updates.check(.selection(self)) }
  }

  /// Ends the search of a search field.
  override func dismissPresented() throws(Fault) {
    guard form.role == .search else { return }
    try host.untracked { () throws(Fault) in
      try host.ask(.end, of: described).release()
      try host.driver.focus.unfocusSearch(self)
    }
  }

  override var look: Int {
    form.ownFields.reduce(super.look) { Machine.mix($0, value.field(at: $1).digest) }
  }

  /// Counts a change of what the node itself shows, apart from its children.
  private func noteChange(from old: Value, to new: Value) throws(Fault) {
    let comparison = FieldComparison(host, .visible)
    for path in form.ownFields {
      let isSame = try host.untracked { () throws(Fault) in
        try comparison.isSame(old.field(at: path), new.field(at: path))
      }
      if !isSame {
        host.updates.counts.renderedChanges += 1
        return
      }
    }
  }
}

/// One of two branches: the branch is part of the identity of its content.
final class ConditionalNode: ViewNode {
  private var isFirst = true

  override func build() throws(Fault) {
    isFirst = isFirst(value)
    let child = try host.nodes.makeNode(branch(of: value), parent: self, frame: frame)
    setChild(child)
    try child.build()
  }

  override func update(_ new: Value) throws(Fault) {
    let wasFirst = isFirst
    replaceValue(new)
    isFirst = isFirst(new)
    if isFirst == wasFirst { return try reconcile(0, with: branch(of: new)) }
    host.record { [self] in isFirst = wasFirst }
    try host.nodes.replace(0, of: self, with: branch(of: new), because: .branch(of: ownerName))
  }

  private func branch(of value: Value) -> Value {
    (value.part(isFirst(value) ? .first : .second, host) ?? .none).unwrapped
  }

  private func isFirst(_ value: Value) -> Bool { value.part(.first, host)?.isNil == false }

  private var ownerName: String { namedAncestor?.name ?? "" }
}

/// A view with an explicit identity.
final class IdentifiedNode: ViewNode {
  /// The current identity, borrowed.
  var id: Value { id(in: value) }

  private func id(in value: Value) -> Value {
    host.library.modifier(of: value).part(.id, host) ?? .none
  }

  override func build() throws(Fault) {
    let child = try host.nodes.makeNode(host.library.content(of: value), parent: self, frame: frame)
    setChild(child)
    try child.build()
  }

  override func update(_ new: Value) throws(Fault) {
    let (oldID, newID) = (id(in: value), id(in: new))
    replaceValue(new)
    if try host.machine.areEqual(oldID, newID) {
      return try reconcile(0, with: host.library.content(of: new))
    }
    let reason = Appearance.Reason.identity(
      of: namedAncestor?.name ?? "", old: try host.machine.describer.describe(oldID),
      new: try host.machine.describer.describe(newID))
    try host.nodes.replace(0, of: self, with: host.library.content(of: new), because: reason)
  }
}

/// A type-erased view: the type inside is part of the identity.
final class ErasedNode: ViewNode {
  private func shown(in value: Value) -> Value { value.part(.view, host) ?? .none }

  override func build() throws(Fault) {
    let child = try host.nodes.makeNode(shown(in: value), parent: self, frame: frame)
    setChild(child)
    try child.build()
  }

  override func update(_ new: Value) throws(Fault) {
    replaceValue(new)
    try reconcile(0, with: shown(in: new))
  }
}
