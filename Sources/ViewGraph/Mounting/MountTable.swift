package import Interpreter
internal import ObservationGraph
internal import Semantics

/// The roots of the tree (mounted views, scenes, apps, and watches), and the names of views.
package final class MountTable: HostRoom {
  /// Mounted views and watches, in order of mounting.
  var mounts: [Mount] = []
  /// The index of each root node in that order.
  var mountNumbers: [ObjectIdentifier: Int] = [:]
  var lastMountNumber = 0
  /// By type, the numbers in the names of views.
  var ordinals: [String: OrdinalCounter] = [:]
  /// By view, the ordinals of its collections.
  var collectionOrdinals: [ObjectIdentifier: Set<Int>] = [:]
  /// The name chosen for the view that is being mounted.
  var chosenName: String?
  /// The number of rows that a list shows before it is scrolled.
  package var viewport = 12

  override func checkInvariants() -> [String] {
    var problems: [String] = []
    if Set(mounts.map(\.name)).count < mounts.count { problems.append("two mounts have one name") }
    let numbers = mounts.compactMap { mountNumbers[ObjectIdentifier($0.node)] }
    if numbers.count < mounts.count || mountNumbers.count > mounts.count {
      problems.append("the numbers of the mounts are not theirs")
    }
    if numbers != numbers.sorted() { problems.append("the mounts are out of order") }
    if chosenName != nil { problems.append("a chosen name has not been given") }
    return problems
  }

  /// Mounts a view in the innermost frame of the shell and returns its name.
  ///
  /// The name is `Type#n` unless one is given; the views inside are built by the next `settle()`.
  @discardableResult
  package func mount(
    _ view: Value, named name: String?, from sources: MountSources = MountSources()
  ) throws(Failure) -> String {
    guard let view = view.payload, isMountable(view) else {
      throw .mount(.notAView(typeName: machine.dynamicType(view).name))
    }
    if let name, mounts.contains(where: { $0.name == name }) { throw .mount(.nameTaken(name)) }
    do throws(Fault) {
      let name = try mountChecked(view, named: name)
      mounts.last?.origins = sources.places.filter { _, object in
        object.value.payload.map { host.staleness.untrackedReads.isPart($0, of: view) } ?? false
      }
      return name
    } catch {
      throw .fault(error)
    }
  }

  private func isMountable(_ view: Value) -> Bool {
    if case .foreign = host.library.form(of: view).kind { false } else { true }
  }

  private func mountChecked(_ view: Value, named name: String?) throws(Fault) -> String {
    let shell = host.environment.shellFrames[host.environment.shellFrames.count - 1]
    let frame = EnvironmentFrame(host, parent: shell.frame)
    let node = try host.nodes.makeNode(view, parent: nil, frame: frame)
    chosenName = name
    defer { chosenName = nil }
    node.takeName()
    let mount = Mount(name: name ?? "", node: node, in: shell)
    add(mount)
    let appeared = host.trace.appeared.count
    try untracked { () throws(Fault) in try host.nodes.build(node, because: .mounted) }
    if name == nil { mount.name = rootName(node, view) }
    // A view of the library has no name of its own, and is reported by that of its mount.
    if !host.trace.appeared.contains(where: { $0.name == mount.name }) {
      host.updates.reportAppearance(of: node, as: mount.name, because: .mounted)
      // Before the views in it.
      host.trace.appeared.insert(host.trace.appeared.removeLast(), at: appeared)
      mount.bearsName = true
    }
    return mount.name
  }

  /// The name of the outermost view of the program inside any modifiers.
  private func rootName(_ node: ViewNode, _ view: Value) -> String {
    var current = node
    while true {
      if current is BodyNode, !(current is ModifierBodyNode), let name = current.name {
        return name
      }
      guard let inner = current.children.first else { break }
      current = inner
    }
    return nextName(machine.dynamicType(view).name.withoutArguments)
  }

  private func add(_ mount: Mount) {
    machine.journal.startKeepingOld()
    mounts.append(mount)
    lastMountNumber += 1
    mountNumbers[ObjectIdentifier(mount.node)] = lastMountNumber
    record { [unowned self] in
      mounts.removeAll { $0 === mount }
      mountNumbers[ObjectIdentifier(mount.node)] = nil
      mount.node.detach()
    }
  }

  /// Unmounts a view or a watch.
  package func unmount(_ name: String) throws(Failure) {
    guard let mount = mounts.first(where: { $0.name == name }) else {
      throw .mount(.unknownName(name, known: mounts.map(\.name)))
    }
    takeDown(mount)
  }

  func takeDown(_ mount: Mount) {
    guard let index = mounts.firstIndex(where: { $0 === mount }) else { return }
    mounts.remove(at: index)
    let number = mountNumbers.removeValue(forKey: ObjectIdentifier(mount.node))
    record { [unowned self] in
      mounts.insert(mount, at: min(index, mounts.count))
      mountNumbers[ObjectIdentifier(mount.node)] = number
    }
    mount.node.takeDown()
    if mount.bearsName {
      host.updates.reportDisappearance(of: mount.node, as: mount.name, because: .unmounted)
    }
  }

  /// Creates and mounts the app of a type, as `@main` does.
  @discardableResult
  package func mountApp(_ type: RuntimeType) throws(Failure) -> String {
    // An app without properties has asked for none of its members yet.
    host.program.readMembers(of: host.library.appProtocol)
    guard let requirement = host.library.members.requirement("init", in: host.library.appProtocol)
    else {
      throw .mount(.notAView(typeName: type.name))
    }
    let app: Held
    do throws(Fault) {
      app = Held(
        owned: try machine.invoke(requirement, receiver: .metatype(type), arguments: []))
    } catch {
      throw .fault(error)
    }
    return try mount(app.value, named: nil)
  }

  /// Watches an expression: a closure without parameters that returns its value.
  @discardableResult
  package func watch(_ closure: Value, named name: String?, text: String) throws(Failure) -> String
  {
    if let name, mounts.contains(where: { $0.name == name }) { throw .mount(.nameTaken(name)) }
    let shell = host.environment.shellFrames[host.environment.shellFrames.count - 1]
    let node = WatchNode(
      closure, name: name ?? nextName("watch"), text: text, in: shell.frame, host)
    do throws(Fault) {
      add(Mount(name: node.givenName, node: node, in: shell))
      try untracked { () throws(Fault) in try host.nodes.build(node, because: .mounted) }
    } catch {
      throw .fault(error)
    }
    return node.givenName
  }

  /// Connects a property wrapper declared at the top level; returns the connected wrapper, owned.
  package func installTopLevel(_ wrapper: Value, name: String) throws(Fault) -> Value {
    switch host.library.traits(of: wrapper)?.wrapper {
    case .cell:
      let cell = try ask(.makeCell, of: wrapper)
      host.stateCells.cellOwners[host.key(of: cell)] = CellOwner(name: "", property: name)
      return filling(.cell, of: wrapper, with: cell)
    case .sharedCell:
      return filling(.cell, of: wrapper, with: try ask(.shared, of: wrapper))
    case .stateObject:
      let object = try ask(.makeObject, of: wrapper)
      return filling(.object, of: wrapper, with: object)
    case .environment:
      return filling(.isOfShell, of: wrapper, with: .bool(true))
    default: return wrapper.retained()
    }
  }

  /// The wrapper with an optional part filled; takes ownership of the value.
  private func filling(_ part: ViewPart, of wrapper: Value, with value: Value) -> Value {
    guard let slot = host.library.traits(of: wrapper)?.slot(part) else { return wrapper.retained() }
    return wrapper.replacingField(at: [slot], with: value.wrapped)
  }

  /// Restarts the numbering of names at `#1`, between inputs, for types without mounted views.
  package func restartNames() {
    if mounts.isEmpty { ordinals = [:] }
  }

  /// The name chosen for what is being mounted, if `view` is all of it but modifiers; returned
  /// once.
  func takeChosenName(for view: ViewNode) -> String? {
    guard let name = chosenName else { return nil }
    var outer = view.parent
    while let node = outer {
      guard node.children.count == 1 else { return nil }
      outer = node.parent
    }
    chosenName = nil
    return name
  }

  /// The next name for a view of a type: `BookView#1`, `BookView#2`, ….
  func nextName(_ typeName: String) -> String {
    let counter = ordinals[typeName] ?? OrdinalCounter()
    if counter.last == 0 { ordinals[typeName] = counter }
    counter.count(recordingIn: machine.journal)
    return "\(typeName)#\(counter.last)"
  }
}

extension String {
  /// `VStack` for `VStack<Text>`.
  var withoutArguments: String { String(prefix { $0 != "<" }) }
}
