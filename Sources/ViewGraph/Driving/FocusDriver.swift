internal import Interpreter
internal import Semantics

/// The focus, which at most one field of a mounted view has.
package final class FocusDriver: HostRoom {
  /// The field that is being edited.
  weak var edited: ViewNode?
  /// Whether any view provides a value while it has the focus (`focusedValue`).
  var valuesAreOffered = false

  /// Moves the focus to a field and away from all others; in a search field, a search begins.
  func focus(_ field: ControlDescription) throws(Failure) {
    var root: ViewNode = field.node
    while let parent = root.parent { root = parent }
    let isSearch = field.kind == .searchField
    let target = focusModifier(of: field)
    let others = focusable(below: root).filter { $0 !== target }
    try host.driver.runProgram { () throws(Fault) in
      for other in others { try unfocus(other) }
      if let target { try ask(.focus, of: target.described).release() }
      if isSearch { try ask(.begin, of: host.library.modifier(of: field.node.value)).release() }
      try beginEditing(isSearch ? nil : field.node)
    }
  }

  /// Whether a control receives typed text.
  func hasFocus(_ field: ControlDescription) -> Bool {
    guard field.kind.uses.contains(.type) else { return false }
    guard let modifier = focusModifier(of: field) else { return field.node === edited }
    let answer = try? untracked { () throws(Fault) in
      try ask(.isFocused, of: modifier.described).asBool
    }
    return answer ?? false
  }

  /// Notifies the field that ends editing and the one that begins it.
  func beginEditing(_ field: ViewNode?) throws(Fault) {
    guard field !== edited else { return }
    let old = edited
    edited = field
    record { [unowned self] in edited = old }
    for (node, isEdited) in [(old, false), (field, true)] {
      guard let node, node.isMounted, let closure = node.value.part(.editing, host)?.payload
      else { continue }
      try act(closure, [.bool(isEdited)])
      try host.updates.endEvent()
    }
    offerValues()
  }

  /// Ends the editing of a field, which loses the focus if it still has it.
  func endEditing(_ field: ControlDescription) throws(Fault) {
    if hasFocus(field), let modifier = focusModifier(of: field) { try unfocus(modifier) }
    try beginEditing(nil)
  }

  /// Whether the focus is inside a view.
  func isInside(_ node: ViewNode) -> Bool {
    host.screen.controls(below: node).contains { hasFocus($0) }
      || modifiers(below: node).contains { (try? isFocused($0)) ?? false }
  }

  /// Updates the `focusedValue`s of the views that the focus has left or entered, those that it has
  /// left first.
  private func offerValues() {
    guard valuesAreOffered else { return }
    var nodes = host.mounting.mounts.map { $0.node as ViewNode }
    var offering: [FocusedValueNode] = []
    while let node = nodes.popLast() {
      if let node = node as? FocusedValueNode { offering.append(node) }
      nodes += node.children.reversed()
    }
    let meant = Dictionary(grouping: offering, by: isInside)
    for node in (meant[false] ?? []) + (meant[true] ?? []) { host.updates.schedule(.offer(node)) }
  }

  /// Moves the focus to the field named by a state that the program set; other focus states are
  /// cleared.
  func moveFocus(to cell: Value) throws(Fault) {
    for mount in host.mounting.mounts {
      let modifiers = focusable(below: mount.node)
      let others = modifiers.filter { focusCell(of: $0)?.isIdentical(to: cell) != true }
      guard others.count < modifiers.count else { continue }
      for other in others { try unfocus(other) }
      try beginSearch(below: mount.node, focusedBy: cell)
    }
    offerValues()
  }

  /// Clears a focus state whose value matches none of the views that are bound to it.
  func leaveNowhere(_ cell: Value) throws(Fault) {
    let bound = modifiers(boundTo: cell)
    for modifier in bound where try isFocused(modifier) { return }
    // If no view is bound to it, there may be bindings of kinds that are not simulated.
    guard let binding = bound.first?.part(.binding), let value = cell.part(.value, host),
      let text = try text(of: value)
    else { return }
    let owner = host.stateCells.cellOwners[host.key(of: cell)]
    host.log(.focusNowhere(state: owner?.property ?? "", value: text), of: owner?.node)
    try clear(binding, of: owner)
  }

  /// Clears the focus state of a view that is gone and had the focus.
  func leave(_ departed: ContainerNode) throws(Fault) {
    guard !departed.isMounted, let binding = departed.part(.binding),
      let cell = focusCell(of: departed),
      let owner = host.stateCells.cellOwners[host.key(of: cell)], owner.node?.isMounted == true,
      try isFocused(departed)
    else { return }
    for modifier in modifiers(boundTo: cell) where try isFocused(modifier) { return }
    try clear(binding, of: owner)
  }

  private func modifiers(boundTo cell: Value) -> [ContainerNode] {
    host.mounting.mounts.flatMap { modifiers(below: $0.node) }
      .filter { focusCell(of: $0)?.isIdentical(to: cell) == true }
  }

  private func clear(_ binding: Value, of owner: CellOwner?) throws(Fault) {
    host.updates.beginMoment()
    try host.tracker.originating(.callback, in: owner?.node) { () throws(Fault) in
      try untracked { () throws(Fault) in try ask(.clear, of: binding).release() }
    }
  }

  private func isFocused(_ modifier: ContainerNode) throws(Fault) -> Bool {
    try untracked { () throws(Fault) in try ask(.isFocused, of: modifier.described).asBool }
  }

  /// The value as the program writes it; nil for none.
  private func text(of value: Value) throws(Fault) -> String? {
    guard let value = value.payload, !value.isNil else { return nil }
    if value.kind == .bool { return value.asBool ? "true" : nil }
    let text = try machine.describer.debugDescribe(value)
    let isCase = machine.dynamicType(value).nominal?.kind == .enum
    return isCase ? ".\(text.split(separator: ".").last ?? "")" : text
  }

  private func modifiers(below root: ViewNode) -> [ContainerNode] {
    var found: [ContainerNode] = []
    var nodes = [root]
    while let node = nodes.popLast() {
      if let container = node as? ContainerNode, container.form.role == .focus {
        found.append(container)
      }
      nodes += node.children.reversed()
    }
    return found
  }

  /// Begins the search in a search field that the program has focused.
  private func beginSearch(below root: ViewNode, focusedBy cell: Value) throws(Fault) {
    for field in host.screen.controls(below: root) where field.kind == .searchField {
      guard let modifier = focusModifier(of: field),
        focusCell(of: modifier)?.isIdentical(to: cell) == true,
        try ask(.isFocused, of: modifier.described).asBool
      else { continue }
      try ask(.begin, of: host.library.modifier(of: field.node.value)).release()
    }
  }

  /// Takes the focus out of a search field.
  func unfocusSearch(_ field: ViewNode) throws(Fault) {
    if let description = host.screen.control(of: field),
      let modifier = focusModifier(of: description)
    {
      try unfocus(modifier)
    }
  }

  private func unfocus(_ modifier: ContainerNode) throws(Fault) {
    try ask(.unfocus, of: modifier.described).release()
  }

  private func focusable(below root: ViewNode) -> [ContainerNode] {
    host.screen.controls(below: root).compactMap { focusModifier(of: $0) }
  }

  /// The modifier that binds a field's focus to a state.
  private func focusModifier(of field: ControlDescription) -> ContainerNode? {
    host.driver.findModifier(.focus, around: field.node) { modifier in
      modifier.part(.isOfSearch)?.asBool == (field.kind == .searchField)
    }
  }

  /// The cell of the state that a `focused` modifier is bound to, borrowed.
  private func focusCell(of modifier: ContainerNode) -> Value? {
    modifier.part(.binding)?.part(.cell, host)?.payload
  }
}
