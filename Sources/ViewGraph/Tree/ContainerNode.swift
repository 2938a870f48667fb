internal import Interpreter

/// A view of the library that shows what its value holds: one child for each view in it.
class ContainerNode: ViewNode {
  /// How the value is taken apart.
  let form: ViewForm

  init(
    _ value: Value, form: ViewForm, parent: ViewNode?, frame: EnvironmentFrame, host: ViewHost
  ) {
    self.form = form
    super.init(value, parent: parent, frame: frame, host: host)
  }

  /// The environment that the children see.
  var contentFrame: EnvironmentFrame { frame }

  override func accepts(_ new: Value) -> Bool {
    guard super.accepts(new), form.isPlural else { return super.accepts(new) }
    return form.views(of: new, host).count == children.count
  }

  override func build() throws(Fault) {
    var made: [ViewNode] = []
    for view in form.views(of: value, host) {
      made.append(try host.nodes.makeNode(view, parent: self, frame: contentFrame))
    }
    setChildren(made)
    for child in made { try child.build() }
  }

  override func update(_ new: Value) throws(Fault) {
    try noteChange(from: value, to: new)
    replaceValue(new)
    for (index, view) in form.views(of: new, host).enumerated() where index < children.count {
      try reconcile(index, with: view)
    }
  }

  /// Ends the search of a search field.
  override func dismissPresented() throws(Fault) {
    guard form.role == .search else { return }
    try host.untracked { () throws(Fault) in
      try host.ask(.end, of: described).release()
      try host.driver.focus.unfocusSearch(self)
    }
  }

  /// Counts what a person would see change on the node itself.
  private func noteChange(from old: Value, to new: Value) throws(Fault) {
    let comparison = FieldComparison(host, .visible)
    for path in form.ownFields {
      let isSame = try host.untracked { () throws(Fault) in
        try comparison.isSame(old.field(at: path), new.field(at: path))
      }
      if !isSame {
        host.updates.renderedChanges += 1
        return
      }
    }
  }
}

/// One of two branches: which one is part of the identity of what it shows.
final class ConditionalNode: ViewNode {
  private var isFirst = true

  override func build() throws(Fault) {
    isFirst = isFirst(value)
    let child = try host.nodes.makeNode(branch(of: value), parent: self, frame: frame)
    setChildren([child])
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

/// A view with an identity given by the program.
final class IdentifiedNode: ViewNode {
  /// The identity that it has now, borrowed.
  var id: Value { id(in: value) }

  private func id(in value: Value) -> Value {
    host.library.modifier(of: value).part(.id, host) ?? .none
  }

  override func build() throws(Fault) {
    let child = try host.nodes.makeNode(host.library.content(of: value), parent: self, frame: frame)
    setChildren([child])
    try child.build()
  }

  override func update(_ new: Value) throws(Fault) {
    let (oldID, newID) = (id(in: value), id(in: new))
    replaceValue(new)
    if try host.machine.areEqual(oldID, newID) {
      return try reconcile(0, with: host.library.content(of: new))
    }
    let reason = Appearance.Reason.identity(
      of: namedAncestor?.name ?? "", old: try host.machine.describe(oldID),
      new: try host.machine.describe(newID))
    try host.nodes.replace(0, of: self, with: host.library.content(of: new), because: reason)
  }
}

/// A type-erased view: the type inside is part of the identity.
final class ErasedNode: ViewNode {
  private func shown(in value: Value) -> Value { value.part(.view, host) ?? .none }

  override func build() throws(Fault) {
    let child = try host.nodes.makeNode(shown(in: value), parent: self, frame: frame)
    setChildren([child])
    try child.build()
  }

  override func update(_ new: Value) throws(Fault) {
    replaceValue(new)
    try reconcile(0, with: shown(in: new))
  }
}
