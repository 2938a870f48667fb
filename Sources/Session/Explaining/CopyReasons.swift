import Interpreter
import Lint
import Reports
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Reasons about values that the view, a closure or a variable has a copy of.
struct CopyReasons: ReasonFinder {
  let subject: SkippedView

  /// The written value is a copy of what the view reads, or the view has a copy of the written
  /// value.
  func reasonOfCopy(_ write: Transaction.Write) -> Reason? {
    guard case .structure(let type)? = write.whole else { return nil }
    guard write.noUpdateReason == .variable else {
      guard let field = field(holdingA: type) else { return nil }
      return Reason(
        kind: .copied, target: write.target,
        text:
          "\(view, .name) does not read \(write.target, .name): its field \(field, .name) is a copy from when it was passed",
        remedy: subject.remedy(forUnread: write, isOwn: false), isComplete: true)
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
          "\(view, .name) does not read \(write.target, .name): its field \(field, .name) is a copy from when it was passed",
        remedy: .keepInView(variable: subject.textOfMount, view: view), isComplete: true)
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
    guard subject.inputs.count > 0,
      let fields = try? world.host.inspector.fieldValues.fields(ofView: view)
    else {
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
    return world.machine.dynamicType(value).name == type
  }

  /// The remedy if the written state began as a copy of a value that this view passed.
  func remedyForCopy(in write: Transaction.Write) -> Remedy? {
    let (owner, state) = (write.target.beforeLastDot, write.target.lastPart)
    guard subject.isState(write), owner != view, subject.isInside(owner),
      let fields = try? world.host.inspector.fieldValues.fields(ofView: owner),
      let property = fields.first(where: { $0.property.name == state })?.property
    else { return nil }
    // A state without an initial value of its own got one from outside.
    let isPassed = (property.wrapperBacking ?? property).initialValue == nil
    return isPassed ? .bind(state: state, of: owner, from: view) : nil
  }

  /// A closure that the view reads uses an old copy of what was written.
  func reasonOfCapture(_ write: Transaction.Write) -> Reason? {
    guard subject.isUnread(write), let closures = try? world.host.inspector.closures(of: view),
      let type = places.bodyType(of: view), let body = places.body(ofType: type)
    else { return nil }
    let (owner, property) = (write.target.beforeLastDot.typePart, write.target.lastPart)
    for (name, place) in closures where place.isWritten && body.calls(name.lastPart) {
      let captured = CapturedCopies(world.checker, closureAt: place.span, in: place.source)
      guard
        let copy = captured.copies.first(where: { $0.owner == owner && $0.property == property })
      else { continue }
      return Reason(
        kind: .copied, target: write.target,
        text:
          "\(name, .name), which \(view, .name) calls, is a closure (\(place.source.place(of: Int(place.span.start)))) that uses \(copy.variable, .name), a copy of \(write.target, .name) from before",
        remedy: remedy(for: copy, of: write, type), isComplete: true)
    }
    return nil
  }

  /// The remedy for a closure with an old copy. For a state of another view, reading it in the
  /// closure would not help, because that value is old, too.
  private func remedy(
    for copy: CapturedCopies.Copy, of write: Transaction.Write, _ type: String
  ) -> Remedy {
    if subject.isState(write) { return .pass(target: write.target, view: type) }
    return copy.origin == copy.variable
      ? .readWhenItRuns(copy.variable, property: write.target.lastPart)
      : .readInClosure(copy.origin, variable: copy.variable)
  }

  /// What the view shows was computed from the written property only once: when the object was
  /// made, or when the view was mounted.
  func reasonOfKeptValue(_ write: Transaction.Write) -> Reason? {
    guard subject.isUnread(write), !subject.isState(write), let type = places.bodyType(of: view),
      let body = places.body(ofType: type)
    else { return nil }
    let object = write.target.beforeLastDot
    if let kept = body.keptValue(from: write.target.lastPart, in: object.typePart) {
      return Reason(
        kind: .copied, target: write.target,
        text:
          "\(view, .name) shows \(object).\(kept.name, .name), which \("init", .name) of \(object.typePart, .type) works out from \(write.target.lastPart, .name) once (\(kept.place))",
        remedy: .compute(kept, type: object.typePart),
        isComplete: true)
    }
    guard !body.reaches(object.typePart), let text = textOfMount(reading: write) else { return nil }
    return Reason(
      kind: .copied, target: write.target,
      text:
        "\(view, .name) does not read \(write.target, .name): input \(subject.mounting?.number ?? 0) read \(text, .name) once, when it mounted it",
      remedy: .holdObject(type: object.typePart, text: text, view: type), isComplete: true)
  }

  /// The text by which the mounted expression reads the written property; nil if it does not read
  /// it.
  private func textOfMount(reading write: Transaction.Write) -> String? {
    guard let value = subject.mounted else { return nil }
    let checker = world.checker
    let snapshot = checker.snapshot()
    defer { checker.restore(snapshot) }
    let checked = checker.check(
      Parser.parse(value).statements, in: value, reportsUnresolved: false)
    return checked.function.flatMap {
      CodeReads(checker, in: $0).text(
        reading: write.target.lastPart, of: write.target.beforeLastDot.typePart)
    }
  }
}
