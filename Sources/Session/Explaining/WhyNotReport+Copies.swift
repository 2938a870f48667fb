import Interpreter
import Lint
import Reports
import Semantics
import ViewGraph

/// Reasons about values that are copied, objects that are missing, and code that waits.
extension WhyNotReport {
  /// The written value is a copy of what the view reads, or the view has a copy of the written
  /// value.
  func reasonOfCopy(_ write: Transaction.Write) -> Reason? {
    guard case .structure(let type)? = write.whole else { return nil }
    guard write.noUpdateReason == .variable else {
      guard let field = field(holdingA: type) else { return nil }
      return Reason(
        kind: .copied, target: write.target,
        text:
          "\(view, .name) does not read \(write.target, .name): its field \(field, .name) is a copy from when it was handed over",
        remedy: remedy(forUnread: write, isOwn: false), isComplete: true)
    }
    if places.bodyType(of: view) == type {
      return Reason(
        kind: .copied, target: write.target,
        text:
          "\(view, .name) is a copy of \(write.target, .name) from when it was mounted: structs are copied",
        remedy: .keepInView(variable: write.target, view: view), isComplete: true)
    }
    if let copy = CapturedCopies.origin(ofVariable: write.target, world.checker) {
      guard showsParts(of: copy) || field(holdingA: type) != nil else { return nil }
      return Reason(
        kind: .copied, target: write.target,
        text:
          "\(write.target, .name) is a copy of \(copy.origin, .name): what is written to it is lost there",
        remedy: .assignCopy(variable: write.target, target: copy.origin), isComplete: true)
    }
    guard let read = read(ofA: type) else {
      guard let field = field(holdingA: type) else { return nil }
      return Reason(
        kind: .copied, target: write.target,
        text:
          "\(view, .name) does not read \(write.target, .name): its field \(field, .name) is a copy from when it was handed over",
        remedy: .keepInView(variable: textOfMount, view: view), isComplete: true)
    }
    return Reason(
      kind: .copied, target: write.target,
      text:
        "\(write.target, .name) is a copy: \(read.text, .name), which \(view, .name) reads, stays as it is",
      remedy: .assignCopy(variable: write.target, target: read.text), isComplete: true)
  }

  /// Whether the view reads the property that a variable is a copy of, or a part of it.
  private func showsParts(of copy: CapturedCopies.Copy) -> Bool {
    reads.contains { read in
      read.property == copy.property
        && (read.target.typePart == copy.owner || places.bodyType(of: read.target) == copy.owner)
    }
  }

  /// The stored property of the view, without a wrapper, that has a value of a type.
  private func field(holdingA type: String) -> String? {
    guard inputs.count > 0, let fields = try? world.host.inspector.fields(ofView: view) else {
      return nil
    }
    return fields.first { field in
      field.origin == nil && field.property.wraps == nil && isA(type, field.value)
    }?.property.name
  }

  /// The dependency of the view that has a value of a type.
  private func read(ofA type: String) -> ReadDescription? {
    guard let readings = try? world.host.inspector.readings(of: view) else { return nil }
    return readings.first { !$0.read.isOfEnvironment && isA(type, $0.value) }?.read
  }

  private func isA(_ type: String, _ value: Held?) -> Bool {
    guard var value = value?.value else { return false }
    while value.depth > 0 { value = value.unwrapped }
    guard value.kind == .structure else { return false }
    return world.machine.typeName(world.machine.dynamicType(value)) == type
  }

  /// The view needs an object of the written class from its environment, which does not contain
  /// one.
  func reasonOfMissingObject(_ write: Transaction.Write) -> Reason? {
    let type = write.target.beforeLastDot.typePart
    guard reads.contains(where: { $0.isOfEnvironment && $0.property == type }),
      world.host.inspector.environmentSetter(of: type, seenBy: view) == nil
    else { return nil }
    return Reason(
      kind: .missingObject, target: write.target,
      text: "\(view, .name) asks its environment for \(type, .type), and there is none above it",
      remedy: .provideObject(type: type, view: view), isComplete: true)
  }

  /// The remedy if the written state began as a copy of a value that this view passed.
  func remedyForCopy(in write: Transaction.Write) -> Remedy? {
    let (owner, state) = (write.target.beforeLastDot, write.target.lastPart)
    guard isState(write), owner != view, isInside(owner),
      let fields = try? world.host.inspector.fields(ofView: owner),
      let property = fields.first(where: { $0.property.name == state })?.property
    else { return nil }
    // A state without an initial value of its own got one from outside.
    let isPassed = (property.wrapperBacking ?? property).initialValue == nil
    return isPassed ? .bind(state: state, of: owner, from: view) : nil
  }

  /// A view set an environment value for the views inside it, and this view is not one of them.
  func setElsewhere(_ change: Transaction.EnvironmentChange) -> Reason? {
    guard case .view(let setter)? = change.setter,
      reads.contains(where: { $0.text == change.key }),
      world.host.inspector.environmentSetter(of: change.key, seenBy: view) == nil
    else { return nil }
    return Reason(
      kind: .setElsewhere, target: change.key,
      text:
        "\(setter, .name) sets \(change.key, .name) on views that \(view, .name) is not inside of",
      remedy: .setAround(key: change.key, setter: setter, view: view), isComplete: true)
  }

  /// Work that the input has started continues later.
  var waiting: Reason? {
    transaction.delay.map { delay in
      let time = TimeCommands.text(nanoseconds: delay)
      return Reason(
        kind: .waiting,
        text: "\("what it began waits for", .quiet) \(time, .value)", remedy: .advance(time),
        isComplete: true)
    }
  }
}
