internal import Interpreter

/// Gestures, and the presses and drags that are still held.
package final class GestureDriver: HostRoom {
  /// Drags, pinches and rotations that have not ended.
  var heldMoves: [HeldMove] = []

  override func checkInvariants() -> [String] {
    let nodes = heldMoves.compactMap(\.node).map(ObjectIdentifier.init)
    return Set(nodes).count == nodes.count ? [] : ["a view is held twice"]
  }

  /// Performs a gesture of some kind on the only view with this name.
  func gesture(
    _ kind: String, _ label: String, x: Double = 0, y: Double = 0, _ roots: [ViewNode]
  ) throws(Failure) {
    let target = try listener(
      to: kind, label, among: listeners(to: kind, called: label, roots), roots)
    if kind == "hover" { return try hover(over: target, x, y, roots) }
    for node in recognizers(of: kind, from: target).listeners {
      try host.driver.runProgram { () throws(Fault) in
        try send(kind, x, y, to: node, touching: target)
      }
    }
  }

  /// Moves the pointer over a view: into it and all listeners around it, out of the others.
  private func hover(
    over target: ContainerNode, _ x: Double, _ y: Double, _ roots: [ViewNode]
  ) throws(Failure) {
    let entered = listenersInReach(to: "hover", roots).filter { target.isInside($0) }
    let left = heldMoves.filter { move in
      move.kind == "hover" && !entered.contains { $0 === move.node }
    }
    try end(left)
    for node in entered where node === target || !heldMoves.contains(where: { $0.node === node }) {
      try host.driver.runProgram { () throws(Fault) in
        try send("hover", x, y, to: node, touching: target)
      }
    }
  }

  /// The intended one of several listeners: of nested views, the innermost.
  func listener(
    to kind: String, _ label: String, among found: [ContainerNode], _ roots: [ViewNode]
  ) throws(Failure) -> ContainerNode {
    guard let first = found.first else {
      try requireReach(toListener: kind, called: label, roots)
      throw .drive(
        .unknownControl(label, action: kind, known: listenerNames(to: kind, roots)))
    }
    guard let target = found.last, found.allSatisfy({ target.isInside($0) }) else {
      throw .drive(.ambiguous(label, places: found.map { $0.namedAncestor?.name ?? "" }))
    }
    guard host.screen.isEnabled(first) else { throw .drive(.disabled(label)) }
    host.tracker.operated = (target, name(ofListener: target))
    return target
  }

  /// The listeners of that name that nothing covers.
  func listeners(to kind: String, called label: String, _ roots: [ViewNode]) -> [ContainerNode] {
    listenersInReach(to: kind, roots).filter { isCalled($0, label) }
  }

  func listenerNames(to kind: String, _ roots: [ViewNode]) -> [String] {
    listenersInReach(to: kind, roots).map { name(ofListener: $0) }
  }

  func listenersInReach(to kind: String, _ roots: [ViewNode]) -> [ContainerNode] {
    host.screen.inReach(roots.flatMap { listeners(to: kind, below: $0) })
      .filter { $0.gestureShield == nil }
  }

  /// Fails if only a listener that is covered or keeps taps off has the name.
  func requireReach(
    toListener kind: String, called label: String, _ roots: [ViewNode]
  ) throws(Failure) {
    for node in roots.flatMap({ listeners(to: kind, below: $0) }) where isCalled(node, label) {
      try host.driver.requireReach(to: node, called: label)
      if let shield = node.gestureShield { throw .drive(.untouchable(label, because: shield)) }
    }
  }

  private func isCalled(_ listener: ContainerNode, _ label: String) -> Bool {
    host.screen.label(of: listener) == label || name(ofListener: listener) == label
      || host.screen.otherNames(of: listener).contains(label)
      || isWhole(listener, ofViewNamed: label)
  }

  /// Whether a listener fills the named view, or the view fills the listener.
  private func isWhole(_ listener: ContainerNode, ofViewNamed name: String) -> Bool {
    guard let view = host.inspector.findNode(named: name) else { return false }
    if listener.isInside(view) { return true }
    var current = view
    while let parent = current.parent, parent.children.first === current {
      if parent === listener { return true }
      guard (parent as? ContainerNode)?.form.isTransparent ?? (parent is EnvironmentNode) else {
        return false
      }
      current = parent
    }
    return false
  }

  func listeners(to kind: String, below node: ViewNode) -> [ContainerNode] {
    var found: [ContainerNode] = []
    if let container = node as? ContainerNode, listens(container, to: kind) {
      found.append(container)
    }
    for child in node.visibleChildren { found += listeners(to: kind, below: child) }
    return found
  }

  func listens(_ node: ContainerNode, to kind: String) -> Bool {
    switch node.form.role {
    case .interaction: return node.part(.kind)?.asString == kind
    case .gesture:
      let answer = try? untracked { () throws(Fault) in
        try ask(.listens, of: node.described, [.string(kind)])
      }
      return answer?.asBool ?? false
    case .draggable: return kind == "drop"
    case .dropTarget: return kind == "be dropped on"
    default: return false
    }
  }

  /// Its text, or else its type: `Circle`.
  private func name(ofListener node: ContainerNode) -> String {
    let label = host.screen.label(of: node)
    if !label.isEmpty { return label }
    var nodes = Array(node.children)
    while !nodes.isEmpty {
      let next = nodes.removeFirst()
      if let container = next as? ContainerNode, !container.form.isTransparent {
        return container.form.name
      }
      nodes = next.children + nodes
    }
    return ""
  }

  /// Taps end at once; drags, pinches and rotations are held until they are released.
  func send(
    _ kind: String, _ x: Double, _ y: Double, to node: ContainerNode, touching target: ViewNode
  ) throws(Fault) {
    if node.form.role == .interaction {
      if let action = node.part(.action) { try act(action) }
      return
    }
    let move = HeldMove(node: node, target: target, kind: kind, x: x, y: y)
    switch kind {
    case "tap", "doubletap": try take(move, isEnd: true)
    case "press":
      try take(move, isEnd: false)
      try take(move, isEnd: true)
    default:
      hold(heldMoves.filter { $0.node !== node } + [move])
      try take(move, isEnd: false)
    }
  }

  private func take(_ move: HeldMove, isEnd: Bool) throws(Fault) {
    guard let modifier = move.node?.described else { return }
    let arguments: [Value] = [
      .string(move.kind), .double(move.x), .double(move.y), .bool(isEnd),
    ]
    defer { for value in arguments { value.release() } }
    try untracked { () throws(Fault) in
      try ask(.take, of: modifier, arguments).release()
    }
  }

  private func hold(_ moves: [HeldMove]) {
    let old = heldMoves
    heldMoves = moves
    record { [unowned self] in heldMoves = old }
  }

  /// Ends moves that are held; those of views that are gone tell nobody.
  private func end(_ moves: [HeldMove]) throws(Failure) {
    hold(heldMoves.filter { move in !moves.contains { $0.node === move.node } })
    for move in moves where move.node?.isMounted ?? false {
      try host.driver.runProgram { () throws(Fault) in try take(move, isEnd: true) }
    }
  }

  /// Holds down a button or a view with a long press gesture.
  func holdDown(_ label: String, _ roots: [ViewNode]) throws(Failure) {
    if !listeners(to: "press", called: label, roots).isEmpty {
      return try gesture("press", label, roots)
    }
    let button = try host.driver.findControl(label, for: .press, "press", roots)
    if let styled = button.node as? StyledNode {
      try host.driver.runProgram { () throws(Fault) in try styled.setPressed(true) }
    }
  }

  /// Releases what is held: a button, a drag, a pinch or a rotation.
  func letGo(_ label: String, _ roots: [ViewNode]) throws(Failure) {
    let moves = heldMoves.filter { move in
      guard let node = move.node, node.isMounted else { return false }
      let target = move.target as? ContainerNode ?? node
      return isCalled(target, label) && roots.contains { node.isInside($0) }
    }
    if !moves.isEmpty { return try end(moves) }
    let button = try host.driver.findControl(label, for: .release, "release", roots)
    if let styled = button.node as? StyledNode {
      try host.driver.runProgram { () throws(Fault) in try styled.setPressed(false) }
    }
    try host.driver.press(button.node)
  }

  /// Opens a URL with every view that handles URLs.
  func open(_ text: String, _ roots: [ViewNode]) throws(Failure) {
    func handlers(below node: ViewNode) -> [ContainerNode] {
      let own = (node as? ContainerNode).flatMap { $0.form.role == .openURL ? $0 : nil }
      return (own.map { [$0] } ?? []) + node.children.flatMap { handlers(below: $0) }
    }
    let found = roots.flatMap { handlers(below: $0) }
    guard !found.isEmpty else {
      throw .drive(.unknownControl(text, action: "open a URL with", known: []))
    }
    for node in found {
      let isURL = try host.driver.runProgram { () throws(Fault) in
        let url = Value.string(text)
        defer { url.release() }
        return try untracked { () throws(Fault) in
          try ask(.open, of: node.described, [url])
        }.asBool
      }
      guard isURL else { throw .drive(.wrongValue(text, control: "onOpenURL", allowed: [])) }
    }
  }

  /// Presses the button with this keyboard shortcut.
  func strike(_ keys: String, _ roots: [ViewNode]) throws(Failure) {
    let buttons = host.screen.controlsInFront(below: roots).filter { $0.kind == .button }
    var shortcuts: [String] = []
    for button in buttons {
      guard let shortcut = host.driver.findModifier(.shortcut, around: button.node) else {
        continue
      }
      let keysOfButton = shortcut.part(.keys)?.asString ?? ""
      if keysOfButton == keys.lowercased() {
        guard button.isEnabled else { throw .drive(.disabled(button.label)) }
        return try host.driver.press(button.node)
      }
      shortcuts.append(keysOfButton)
    }
    let listeners = host.screen.inReach(roots.flatMap { keyListeners(below: $0) })
    var isHeard = false
    for listener in listeners where host.screen.isEnabled(listener) {
      let isHandled = try host.driver.runProgram { () throws(Fault) in
        let name = Value.string(keys)
        defer { name.release() }
        return try untracked { () throws(Fault) in
          try ask(.press, of: listener.described, [name])
        }.payload?.asBool
      }
      if isHandled == true { return }
      if isHandled != nil { isHeard = true }
    }
    if isHeard { return }
    var names: [String] = []
    for listener in listeners {
      let keys = try host.driver.runProgram { () throws(Fault) in
        Held(
          owned: try untracked { () throws(Fault) in
            try ask(.names, of: listener.described)
          })
      }
      names += keys.value.array.elements.map(\.asString)
    }
    throw .drive(.unknownControl(keys, action: "press as a key", known: shortcuts + names))
  }

  /// The key listeners, innermost first: the innermost that handles a key consumes it.
  private func keyListeners(below node: ViewNode) -> [ContainerNode] {
    let inner = node.visibleChildren.flatMap { keyListeners(below: $0) }
    guard let own = node as? ContainerNode, own.form.role == .keyListener else { return inner }
    return inner + [own]
  }
}

/// A gesture that is held at the moment.
struct HeldMove {
  weak var node: ContainerNode?
  /// The view that is touched, which may be further in.
  weak var target: ViewNode?
  let kind: String
  let x: Double
  let y: Double
}

extension ViewNode {
  /// Whether this is another node or lies below it.
  func isInside(_ other: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}
