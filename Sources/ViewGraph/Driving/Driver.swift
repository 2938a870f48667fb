internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// Performs user actions on the views.
package final class Driver: HostRoom {
  let rowFinder: RowFinder
  let gestures: GestureDriver
  let focus: FocusDriver
  let choosing: ChoiceDriver

  override init(_ base: HostBase) {
    rowFinder = RowFinder(base)
    gestures = GestureDriver(base)
    focus = FocusDriver(base)
    choosing = ChoiceDriver(base)
    super.init(base)
  }

  /// Performs a user action; `settle()` then updates the views.
  package func perform(_ action: ViewAction, in place: String? = nil) throws(Failure) {
    var roots = host.mounting.mounts.map(\.node)
    if let place { roots = [try host.inspector.node(named: place)] }
    host.tracker.request = action.words
    defer { (host.tracker.request, host.tracker.operated) = (nil, nil) }
    do throws(Failure) {
      try untrackedFailure { () throws(Failure) in try performAnywhere(action, below: roots) }
    } catch {
      if case .fault = error, let control = host.tracker.operated {
        host.tracker.noteFailure(on: .use(of: control.name), in: control.node)
      }
      throw error
    }
  }

  /// Performs an action on what is visible, or else on the context menus.
  private func performAnywhere(
    _ action: ViewAction, below roots: [ViewNode]
  ) throws(Failure) {
    do throws(Failure) {
      try perform(action, below: roots)
    } catch {
      guard error.isOfMissingTarget else { throw error }
      let menus = host.screen.inReach(roots.flatMap { host.screen.contextMenus(below: $0) })
      if menus.isEmpty { throw error }
      try perform(action, below: roots, in: menus)
    }
  }

  /// Performs an action that has no visible target on the context menus, which are open meanwhile.
  private func perform(
    _ action: ViewAction, below roots: [ViewNode], in menus: [ContextMenuNode]
  ) throws(Failure) {
    try runProgram { () throws(Fault) in
      for menu in menus { try menu.open() }
      try host.updates.endEvent()
    }
    try perform(action, below: roots)
    for menu in menus { menu.close() }
  }

  /// Runs an action outside all scopes, whichever error it throws.
  private func untrackedFailure(_ work: () throws(Failure) -> Void) throws(Failure) {
    graph.beginUntracked()
    let depth = graph.trackingDepth
    machine.writing.kind = nil
    defer {
      graph.unwindTracking(to: depth)
      graph.endTracking()
    }
    try work()
  }

  private func perform(_ action: ViewAction, below roots: [ViewNode]) throws(Failure) {
    switch action {
    case .tap(let label): try tap(label, roots)
    case .press(let label): try gestures.holdDown(label, roots)
    case .release(let label): try gestures.letGo(label, roots)
    case .gesture(let kind, let label, let x, let y):
      try gestures.gesture(kind, label, x: x, y: y, roots)
    case .type(let label, let text):
      let field = try findControl(label, for: .type, "type into", roots)
      try focus.focus(field)
      try write(
        .string(text), to: .value,
        of: host.library.form(of: field.node.value).described(in: field.node.value))
    case .toggle(let label): try flip(findControl(label, for: .toggle, "toggle", roots))
    case .slide(let label, let number): try slide(label, number, roots)
    case .step(let label, let isUp): try step(label, isUp, roots)
    case .select(let label, let value): try choosing.select(label, value, roots)
    case .submit(let label): try submit(label, roots)
    case .focus(let label):
      try focus.focus(findControl(label, for: .focus, "focus", roots))
    case .delete(let row): try edit(row, .delete, [], roots)
    case .move(let row, let index): try edit(row, .move, [.int(index)], roots)
    case .drop(let label, let target): try gestures.drop(label, onto: target, roots)
    case .scroll(let row): try rowFinder.scroll(to: row, roots)
    case .dismiss: try dismissTopmost(roots)
    case .back: try back(roots)
    case .refresh: try refresh(roots)
    case .open(let url): try gestures.open(url, roots)
    case .key(let keys): try gestures.strike(keys, roots)
    }
  }

  /// Runs code of the program; a fault becomes a failure of the request.
  func runProgram<Result>(_ work: () throws(Fault) -> Result) throws(Failure) -> Result {
    do throws(Fault) { return try work() } catch { throw .fault(error) }
  }

  /// The only control with this name that supports a use.
  func findControl(
    _ label: String, for use: ViewUse, _ action: String, _ roots: [ViewNode]
  ) throws(Failure) -> ControlDescription {
    let all = roots.flatMap { host.screen.controls(below: $0) }.filter {
      use.kinds.contains($0.kind)
    }
    let open = host.screen.inReach(all)
    let found = try controls(called: label, among: open)
    guard let first = found.first else {
      for covered in try controls(called: label, among: all) {
        try requireReach(to: covered.node, called: covered.callName)
      }
      if action == "tap" { try gestures.requireReach(toListener: "tap", called: label, roots) }
      let others =
        action == "tap" ? gestures.listenerNames(to: "tap", roots) + choosing.tabNames(roots) : []
      let known = candidates(called: label, among: open).map(\.callName) + others
      throw .drive(.unknownControl(label, action: action, known: known))
    }
    guard found.count == 1 else {
      throw .drive(.ambiguous(label, places: found.map(\.place)))
    }
    guard first.isEnabled else { throw .drive(.disabled(first.label)) }
    host.trace.control = (first.callName, first.place)
    host.tracker.operated = (first.node, first.callName)
    return first
  }

  /// The controls that a name can mean. Controls that a style draws with others count only if no
  /// other control has the name.
  private func candidates(
    called label: String, among all: [ControlDescription]
  ) -> [ControlDescription] {
    let drawn = all.filter { !$0.isDrawnByOthers }
    let isDrawn = drawn.contains { $0.isCalled(label) } || !all.contains { $0.isCalled(label) }
    return isDrawn ? drawn : all
  }

  /// The controls with a name: by their labels, otherwise by other names, their kind, a number, or
  /// the view that they are in.
  func controls(
    called label: String, among all: [ControlDescription]
  ) throws(Failure) -> [ControlDescription] {
    let fitting = candidates(called: label, among: all)
    var found = fitting.filter { $0.label == label }
    if found.isEmpty { found = fitting.filter { $0.isCalled(label) } }
    if found.isEmpty { found = fitting.filter { $0.label.lowercased() == label.lowercased() } }
    if found.isEmpty { found = fitting.filter { label.isEmpty || $0.isKind(label) } }
    if found.isEmpty { found = numbered(label, among: fitting) }
    if found.isEmpty, let view = host.inspector.findNode(named: label) {
      found = fitting.filter { $0.node.isInside(view) }
      if found.count > 1 { throw .drive(.severalControls(label, found.map(\.callName))) }
    }
    return found
  }

  /// The control that `two#2` refers to: the second one named `two`.
  private func numbered(
    _ label: String, among controls: [ControlDescription]
  ) -> [ControlDescription] {
    guard let mark = label.lastIndex(of: "#"), let number = Int(label[label.index(after: mark)...])
    else { return [] }
    let named = controls.filter { $0.label == label[..<mark] }
    return named.indices.contains(number - 1) ? [named[number - 1]] : []
  }

  /// Sets the value of a binding.
  func write(_ value: Value, to part: ViewPart, of view: Value) throws(Failure) {
    defer { value.release() }
    guard var binding = view.part(part, host)?.payload,
      let property = host.screen.wrappedValue(of: binding)
    else { return }
    machine.writing.kind = .binding
    defer { machine.writing.kind = nil }
    try runProgram { () throws(Fault) in try machine.set(property, of: &binding, to: value) }
  }

  private func slide(_ label: String, _ number: Double, _ roots: [ViewNode]) throws(Failure) {
    let slider = try findControl(label, for: .slide, "slide", roots)
    let view = slider.node.value
    guard let lower = view.part(.lower, host)?.asDouble,
      let upper = view.part(.upper, host)?.asDouble
    else { return }
    var place = min(max(number, lower), upper)
    if place != number { host.trace.remark = .clamped(number, lower: lower, upper: upper) }
    if let step = view.part(.step, host)?.payload?.asDouble, step > 0 {
      place = min(upper, lower + ((place - lower) / step).rounded() * step)
    }
    try edit(slider) { () throws(Failure) in try write(.double(place), to: .value, of: view) }
  }

  /// Changes a control's value between the calls for the begin and the end of editing.
  private func edit(
    _ control: ControlDescription, _ change: () throws(Failure) -> Void
  ) throws(Failure) {
    guard let closure = control.node.value.part(.editing, host)?.payload.map({ Held($0) }) else {
      return try change()
    }
    try runProgram { () throws(Fault) in
      try act(closure.value, [.bool(true)])
      try host.updates.endEvent()
    }
    try change()
    try runProgram { () throws(Fault) in
      try host.updates.endEvent()
      try act(closure.value, [.bool(false)])
    }
  }

  private func step(_ label: String, _ isUp: Bool, _ roots: [ViewNode]) throws(Failure) {
    let stepper = try findControl(label, for: .step, "step", roots)
    guard
      let closure = stepper.node.value.part(isUp ? .increment : .decrement, host)?
        .payload
    else { return }
    try edit(stepper) { () throws(Failure) in
      try runProgram { () throws(Fault) in try act(closure) }
    }
  }

  /// The nearest modifier with a role around a named node, inside the same view.
  func findModifier(
    _ role: LibraryRole, around node: ViewNode,
    where isMeant: (ContainerNode) -> Bool = { _ in true }
  ) -> ContainerNode? {
    var current = node.parent
    while let candidate = current {
      if let container = candidate as? ContainerNode {
        if container.form.role == role, isMeant(container) { return container }
      } else if candidate is RowNode {
        return nil
      }
      current = candidate.parent
    }
    return nil
  }

  private func submit(_ label: String, _ roots: [ViewNode]) throws(Failure) {
    let field = try findControl(label, for: .submit, "submit", roots)
    if let commit = field.node.value.part(.commit, host)?.payload {
      try runProgram { () throws(Fault) in try act(commit) }
    }
    var actions: [Held] = []
    var current: ViewNode? = field.node
    while let node = current {
      if let container = node as? ContainerNode, container.form.role == .interaction,
        container.part(.kind)?.asString == "submit", let action = container.part(.action)
      {
        actions.append(Held(action))
      }
      current = node.parent
    }
    for action in actions {
      try runProgram { () throws(Fault) in try act(action.value) }
    }
    // Return ends editing, unless the program moved the focus to another field.
    if focus.edited === field.node || focus.hasFocus(field) {
      try runProgram { () throws(Fault) in try focus.endEditing(field) }
    }
  }
}
