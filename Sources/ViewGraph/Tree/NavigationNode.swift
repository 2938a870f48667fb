internal import Interpreter

/// A stack of views: its root, and the views pushed on it.
final class NavigationNode: ContainerNode {
  /// The views pushed while the program binds no path.
  private var pushed: [PushedNode] = []

  override func build() throws(Fault) {
    try super.build()
    try followPath()
  }

  override func update(_ new: Value) throws(Fault) {
    try super.update(new)
    try followPath(isUpdate: true)
  }

  /// Whether anything is pushed.
  var isDeep: Bool { !pushed.isEmpty }

  /// The name of the view pushed last.
  var topName: String { pushed.last?.spokenName ?? "" }

  /// The views covered by the one pushed last; in a split view, by the last column.
  var covered: [ViewNode] {
    isDeep ? Array(children.prefix(rootCount).suffix(1)) + pushed.dropLast() : []
  }

  /// The number of children before anything is pushed: a split view has columns.
  private var rootCount: Int { children.count - pushed.count }

  /// `Nav#1.destination`, `Nav#1.destination2`, …
  var nextDestinationName: String {
    let number = pushed.isEmpty ? "" : "\(pushed.count + 1)"
    return "\(namedAncestor?.name ?? "").destination\(number)"
  }

  /// Pushes and pops views to match the program's path, if it binds one.
  ///
  /// - Parameter isUpdate: Whether the views that stay are made anew, because the stack was.
  func followPath(isUpdate: Bool = false) throws(Fault) {
    guard part(.path)?.payload != nil else {
      if isUpdate { for node in pushed { try node.rerun() } }
      return
    }
    let list = Held(
      owned: try host.untracked { () throws(Fault) in try host.ask(.elements, of: value) })
    let elements = Array(list.value.fields)
    var common = 0
    while common < elements.count, common < pushed.count,
      let shown = pushed[common].element,
      try host.machine.areEqual(shown.value, elements[common])
    {
      common += 1
    }
    pop(to: common)
    if isUpdate { for node in pushed { try node.rerun() } }
    for element in elements.dropFirst(common) { try show(element: Held(element), link: nil) }
  }

  /// Follows a link: pushes its value, or the view that it holds.
  func push(_ link: LinkNode) throws(Fault) {
    if let element = link.part(.element)?.payload {
      if part(.path)?.payload != nil {
        let isTaken = try host.untracked { () throws(Fault) in
          try host.ask(.push, of: value, [element])
        }.asBool
        // The body that reads the path runs first, and shows what it holds.
        if isTaken { return host.updates.schedule(.followPath(self)) }
        return host.log(.notOnPath(type: typeName(of: element)), of: self)
      }
      let found = try host.untracked { () throws(Fault) in try destination(for: element) }
      guard found != nil else { return logMissingDestination(for: element) }
      return try show(element: Held(element), link: nil)
    }
    try show(element: nil, link: link)
  }

  fileprivate func logMissingDestination(for element: Value) {
    host.log(.noDestination(type: typeName(of: element)), of: self)
  }

  private func typeName(of element: Value) -> String {
    let machine = host.machine
    return machine.dynamicType(machine.hashableBase(of: element)).name
  }

  private func show(element: Held?, link: LinkNode?) throws(Fault) {
    let node = PushedNode(element: element, link: link, in: self)
    let old = pushed
    pushed.append(node)
    host.record { [self] in pushed = old }
    setChildren(Array(children) + [node])
    try host.nodes.build(node, because: .presented(by: namedAncestor?.name ?? ""))
  }

  private func pop(to count: Int) {
    guard pushed.count > count else { return }
    let old = pushed
    let roots = rootCount
    for node in pushed.dropFirst(count) { node.takeDown() }
    pushed = Array(pushed.prefix(count))
    host.record { [self] in pushed = old }
    setChildren(Array(children.prefix(roots + count)))
  }

  /// Whether the destination of a link is on the stack.
  func holds(_ link: LinkNode) -> Bool { pushed.contains { $0.link === link } }

  /// Pops the destination of a link and everything above it.
  func pop(_ link: LinkNode) {
    if let index = pushed.firstIndex(where: { $0.link === link }) { pop(to: index) }
  }

  override func dismissPresented() throws(Fault) {
    guard let last = pushed.last else { return }
    if part(.path)?.payload != nil {
      let isTaken = try host.untracked { () throws(Fault) in
        try host.ask(.pop, of: value)
      }.asBool
      if isTaken { return host.updates.schedule(.followPath(self)) }
    }
    pop(to: pushed.count - 1)
    try last.link?.close()
  }

  /// The destination in the stack that accepts a value.
  func destination(for element: Value) throws(Fault) -> ContainerNode? {
    var nodes = Array(children)
    while !nodes.isEmpty {
      let node = nodes.removeFirst()
      if let container = node as? ContainerNode, container.form.role == .destination,
        try host.ask(.accepts, of: container.described, [element]).asBool
      {
        return container
      }
      nodes += node.children
    }
    return nil
  }
}

/// A view on a navigation stack.
final class PushedNode: ContentNode {
  let element: Held?
  private(set) weak var link: LinkNode?
  private let destination: Held?

  init(element: Held?, link: LinkNode?, in owner: NavigationNode) {
    self.element = element
    self.link = link
    destination = link?.part(.destination)?.payload.map { Held($0) }
    let frame = EnvironmentFrame(owner.host, parent: owner.frame)
    frame.presenter = owner
    super.init(
      .none, name: owner.nextDestinationName, parent: owner, frame: frame,
      host: owner.host)
  }

  override var isReported: Bool { true }

  override func evaluate() throws(Fault) -> Value {
    if let element {
      guard let owner = parent as? NavigationNode else { return .none }
      guard let destination = try owner.destination(for: element.value) else {
        owner.logMissingDestination(for: element.value)
        return .none
      }
      return try host.ask(.build, of: destination.described, [element.value])
    }
    let current = link?.isMounted == true ? link?.part(.destination) : nil
    return (current?.payload ?? destination?.value ?? .none).retained()
  }
}

/// A link to another view; a link with a binding is active while that is true.
final class LinkNode: ContainerNode {
  override func build() throws(Fault) {
    try super.build()
    if isBound { host.updates.schedule(.follow(self)) }
  }

  override func update(_ new: Value) throws(Fault) {
    try super.update(new)
    if isBound { host.updates.schedule(.follow(self)) }
  }

  /// Whether a binding of the program decides if the link is active.
  var isBound: Bool { part(.isActive)?.payload != nil }

  /// Shows or removes the destination according to the binding.
  func follow() throws(Fault) {
    guard let binding = part(.isActive)?.payload,
      let stack = ancestor(NavigationNode.self)
    else { return }
    let isActive = try host.untracked { () throws(Fault) in
      Held(owned: try host.screen.bound(binding))
    }.value.asBool
    guard isActive != stack.holds(self) else { return }
    if isActive { try stack.push(self) } else { stack.pop(self) }
  }

  /// Sets the program's binding when the destination is dismissed.
  func close() throws(Fault) {
    guard isBound else { return }
    host.machine.writing.kind = .binding
    defer { host.machine.writing.kind = nil }
    try host.untracked { () throws(Fault) in try host.ask(.close, of: value).release() }
  }
}

extension Driver {
  /// Follows a navigation link.
  func follow(_ link: LinkNode) throws(Failure) {
    if link.isBound { return try write(.bool(true), to: .isActive, of: link.value) }
    if try selects(link) { return }
    guard let stack = link.ancestor(NavigationNode.self) else {
      return host.log(.notServed("a NavigationLink needs a NavigationStack around it"))
    }
    try runProgram { () throws(Fault) in try stack.push(link) }
  }

  /// Whether an enclosing list with a selection selects the link's value instead.
  func selects(_ link: LinkNode) throws(Failure) -> Bool {
    guard let value = link.part(.element)?.payload else { return false }
    var node = link.parent
    while let current = node, !(current is NavigationNode) {
      if let list = current as? ContainerNode, list.form.role == .list {
        return try runProgram { () throws(Fault) in
          machine.writing.kind = .binding
          defer { machine.writing.kind = nil }
          return try untracked { () throws(Fault) in
            try ask(.selectBase, of: list.value, [value])
          }
        }.asBool
      }
      node = current.parent
    }
    return false
  }
}
