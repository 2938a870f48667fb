internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// Native functions for `objectWillChange`: subscribing and sending.
enum ObservableObjectBuiltins {
  static func rows(_ link: HostLink) -> [Builtin] {
    [
      ViewBuiltins.row("object.publisher", link) { host, call throws(Fault) in
        .optional(host.announcements.publishers[host.key(of: call[0])]?.value.retained())
      },
      ViewBuiltins.row("object.keepPublisher", link) { host, call throws(Fault) in
        let key = host.key(of: call[0])
        let old = host.announcements.publishers[key]
        host.announcements.publishers[key] = Held(call[1])
        host.record { [unowned host] in host.announcements.publishers[key] = old }
        return .void
      },
      ViewBuiltins.row("object.observe", link) { host, call throws(Fault) in
        guard host.graph.isTracking, call[1].kind == .instance else { return .void }
        let subject = host.machine.subject(of: call[1], create: true)
        if host.announcements.published[subject] == nil {
          host.announcements.published[subject] = host.machine.names.objectName(call[0])
        }
        host.graph.recordRead(subject, 0)
        return .void
      },
      ViewBuiltins.row("publisher.announce", link) { host, call throws(Fault) in
        let subject = host.machine.subject(of: call.receiver, create: false)
        if !subject.isNone {
          host.announcements.announce(call.receiver, subject)
        }
        return .void
      },
      ViewBuiltins.row("object.publishing", link) { host, call throws(Fault) in
        let number = try host.announcements.publish(
          call[0], keyPath: call[1], old: call[2], new: call[3])
        return .int(number)
      },
      ViewBuiltins.row("object.published", link) { host, call throws(Fault) in
        host.trace.endPublication(call[0].asInt, at: host.machine.journal.position)
        return .void
      },
    ]
  }
}

/// Change notifications other than of tracked properties: `objectWillChange`, manual use of the
/// registrar, and `withObservationTracking`.
package final class Announcements: HostRoom {
  var publishers: [CellKey: Held] = [:]
  /// The names of the objects that views observe, by the subjects of their publishers.
  var published: [SubjectID: String] = [:]
  /// The property change that is being sent to its publisher.
  var publishing: Announcement?
  /// Announcements made while bodies were evaluated; delivered after the pass.
  var deferredAnnouncements: [Announcement] = []
  var manualSubjects: [ManualKey: SubjectID] = [:]
  var manualNames: [SubjectID: ReadDescription] = [:]
  var observations: [UInt64: Observation] = [:]
  var lastObservation: UInt64 = 0

  override func checkInvariants() -> [String] {
    (deferredAnnouncements.isEmpty ? [] : ["announcements have not been delivered"])
      + (publishing == nil ? [] : ["a property is being published"])
  }

  /// Whether a subject belongs to the publisher of an object that views observe.
  func isPublisher(_ subject: SubjectID) -> Bool {
    !published.isEmpty && published[subject] != nil
  }

  /// Invalidates the observers of an object, or defers that while a body is evaluated.
  fileprivate func announce(_ publisher: Value, _ subject: SubjectID) {
    let property =
      publishing.flatMap { $0.subject == subject ? $0.property : nil }
      ?? machine.propertyWithRunningObserver { [unowned self] in isPublisher(publisher, of: $0) }
    let announcement = Announcement(
      subject: subject, property: property,
      position: publishing?.subject == subject
        ? publishing?.position ?? 0 : machine.journal.position)
    if host.tracker.isUpdating {
      host.log(.publishingInUpdate)
      if !host.updates.isRestoring { deferredAnnouncements.append(announcement) }
      return
    }
    if !machine.isOnMainThread {
      host.log(.publishingInBackground)
    }
    send(announcement)
  }

  private func isPublisher(_ publisher: Value, of object: Value) -> Bool {
    guard
      machine.conforms(
        machine.dynamicType(object), to: host.program.wellKnown("ObservableObject"))
    else { return false }
    return publishers[host.key(of: object)]?.value.isIdentical(to: publisher) ?? false
  }

  private func send(_ announcement: Announcement) {
    if let name = published[announcement.subject], !host.updates.isRestoring {
      host.trace.announcements[name, default: []].append(
        ObjectAnnouncement(
          object: name, property: announcement.property, pass: host.updates.pass,
          position: announcement.position))
    }
    graph.invalidate(announcement.subject, 0)
  }

  /// Whether bodies have announced something.
  var hasDeferred: Bool { !deferredAnnouncements.isEmpty }

  /// Delivers what bodies announced during the pass.
  func announceDeferred() {
    let waiting = deferredAnnouncements
    deferredAnnouncements = []
    for announcement in waiting { send(announcement) }
  }

  /// Announces a change of a published property through its object.
  ///
  /// - Returns: the number of the publication, which its subscribers are about to receive.
  func publish(_ object: Value, keyPath: Value, old: Value, new: Value) throws(Fault) -> Int {
    let start = machine.journal.position
    let name = keyPath.kind == .keyPath ? keyPath.keyPath.path : "?"
    let isAnnounced = machine.conforms(
      machine.dynamicType(object), to: host.program.wellKnown("ObservableObject"))
    var number = -1
    if !machine.journal.isNew(object) {
      noteWrite(object, name, old: old, new: new, isAnnounced: isAnnounced)
      number = host.trace.beginPublication(of: name, by: object, at: machine.journal.position)
    }
    guard isAnnounced, let getter = objectWillChange else { return number }
    let publisher = Held(owned: try machine.invoke(getter, receiver: object, arguments: []))
    let outer = publishing
    // A subscriber may announce another object while it receives this one.
    publishing = Announcement(
      subject: machine.subject(of: publisher.value, create: false), property: name,
      position: start)
    defer { publishing = outer }
    guard host.library.role(of: publisher.value) == .objectPublisher else { return number }
    try ask(.send, of: publisher.value).release()
    return number
  }

  private var objectWillChange: Function? {
    let type = host.program.wellKnown("ObservableObject")
    for case .property(let property) in type.members["objectWillChange"] ?? [] {
      return property.getter
    }
    return nil
  }

  private func noteWrite(
    _ object: Value, _ name: String, old: Value, new: Value, isAnnounced: Bool
  ) {
    machine.journal.recordWrite(
      WriteRecord(
        target: .instance(object.retained()), property: name,
        slot: storageSlot(of: name, in: machine.dynamicType(object).nominal), old: old.retained(),
        new: new.retained(), kind: .assign, notified: isAnnounced))
  }

  /// The slot of the wrapper that stores a property, or -1.
  private func storageSlot(of property: String, in type: NominalType?) -> Int {
    var type = type
    while let nominal = type {
      if let slot = host.library.members.slot("_" + property, in: nominal) { return slot }
      type = nominal.superclassNominal
    }
    return -1
  }
}
