internal import Interpreter
internal import ObservationGraph
internal import Semantics
import SourceText

/// A modifier that changes the environment of what it modifies.
final class EnvironmentNode: ViewNode {
  /// The environment of the content.
  let inner: EnvironmentFrame
  let role: LibraryRole?
  private var givenName: String?
  /// What ends the refreshing that has begun here.
  private var endings: [Held] = []

  override init(_ value: Value, parent: ViewNode?, frame: EnvironmentFrame, host: ViewHost) {
    inner = EnvironmentFrame(host, parent: frame)
    role = host.library.role(of: host.library.modifier(of: value))
    super.init(value, parent: parent, frame: frame, host: host)
    inner.modifier = self
    if role == .styleWriter { host.library.usesStyles = true }
  }

  var modifier: Value { host.library.modifier(of: value) }

  /// The values of the library are for what it draws; those of the program are for views to read.
  override var look: Int { libraryProperty == nil ? super.look : modifier.digest }

  /// Only closures of the program are named.
  override var name: String? { givenName }

  override func build() throws(Fault) {
    if role == .environmentTransform {
      givenName = closureName
    }
    let property = libraryProperty
    if let property, let key = host.environment.keysOfLibrary[property] {
      inner.postpone(key)
    } else {
      makeScope()
      try apply()
      if let property, let key = inner.onlyKey { host.environment.keysOfLibrary[property] = key }
    }
    let child = try host.nodes.makeNode(host.library.content(of: value), parent: self, frame: inner)
    setChild(child)
    try child.build()
  }

  /// The library's property that it sets as a whole to a value; nil for other modifiers.
  private var libraryProperty: ObjectIdentifier? {
    guard role == .environmentWriter, let path = modifier.part(.keyPath, host),
      path.kind == .keyPath, path.keyPath.components.count == 1,
      case .property(let property) = path.keyPath.components[0],
      property.getter?.source.isLibrary ?? false
    else { return nil }
    return ObjectIdentifier(property)
  }

  /// Sets what was put off when the node was built.
  func applyLate() throws(Fault) {
    if scope.isNone { makeScope() }
    try settle()
  }

  /// The name of the closure: the view that contains it, and its position among the enclosing
  /// closures.
  private var closureName: String {
    var count = 1
    var owner = namedAncestor
    while let outer = owner as? EnvironmentNode {
      count += 1
      owner = outer.namedAncestor
    }
    let name = "\(owner?.name ?? "").transformEnvironment"
    return count == 1 ? name : "\(name)#\(count)"
  }

  override func update(_ new: Value) throws(Fault) {
    let fresh = host.library.modifier(of: new)
    host.machine.lastEquality = nil
    let isSame = try FieldComparison(host).isSame(modifier, fresh)
    let isFresh = isSame ? try host.staleness.hidden(modifier, fresh) != nil : true
    if isFresh { inner.applyPending() }
    replaceValue(new)
    if isFresh { try apply() }
    try reconcile(0, with: host.library.content(of: new))
  }

  override func runDirty() throws(Fault) {
    let reasons = host.tracker.reasons(for: scope)
    let position = host.updates.reserveUpdate()
    let changes = host.trace.seenEnvironmentChanges
    let meter = host.updates.startMeter()
    try apply()
    let steps = host.updates.readMeter(meter, isCounted: givenName != nil)
    let isWasted = host.trace.seenEnvironmentChanges == changes
    // A value set elsewhere invalidated it, and its own result is the same.
    if isWasted, host.tracker.causes(reasons).allSatisfy(\.isEnvironment) { return }
    guard givenName != nil else { return }
    host.updates.report(
      Update(
        node: self, reasons: reasons, isWasted: isWasted, pass: host.updates.pass, steps: steps),
      at: position)
  }

  /// Begins to refresh what it modifies.
  func refresh() throws(Fault) {
    let old = endings
    endings.append(Held(owned: try host.ask(.start, of: modifier)))
    host.record { [self] in endings = old }
  }

  override func willDisappear(_ reason: Departure.Reason) {
    for ending in endings { host.updates.schedule(.action(ending)) }
  }

  private func apply() throws(Fault) {
    host.tracker.staleAfterRollback(self)
    try settle()
  }

  private func settle() throws(Fault) {
    if let path { host.environment.resolvingName = path.key }
    defer { host.environment.resolvingName = nil }
    let number = try host.tracker.track(self) { () throws(Fault) in
      try host.ask(.modifying, of: modifier, [.int(frame.number)]).asInt
    }
    try host.environment.settleFrame(inner, from: number)
  }

  /// What it sets; nil for an object, and for modifiers that set values of the library.
  var path: EnvironmentPath? {
    guard let path = modifier.part(.keyPath, host), path.kind == .keyPath else {
      return nil
    }
    return EnvironmentPath(path.keyPath)
  }

  override func retrack() {
    // Sets the same values; only the reads are recorded again.
    if inner.pending != nil { return }
    do throws(Fault) { try apply() } catch {}
  }
}
