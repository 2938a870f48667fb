internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// `objectWillChange`: who listens, who announces.
enum ObservableObjectBuiltins {
  static func rows(_ link: HostLink) -> [Builtin] {
    [
      ViewBuiltins.row("object.publisher", link) { host, call throws(Fault) in
        .optional(host.publishers[host.key(of: call[0])]?.value.retained())
      },
      ViewBuiltins.row("object.keepPublisher", link) { host, call throws(Fault) in
        let key = host.key(of: call[0])
        let old = host.publishers[key]
        host.publishers[key] = Held(call[1])
        host.record { [unowned host] in host.publishers[key] = old }
        return .void
      },
      ViewBuiltins.row("object.observe", link) { host, call throws(Fault) in
        guard host.graph.isTracking, call[1].kind == .instance else { return .void }
        let subject = host.machine.subject(of: call[1], create: true)
        if host.published[subject] == nil {
          host.published[subject] = PublishedObject(name: host.machine.objectName(call[0]))
        }
        host.graph.recordRead(subject, 0)
        return .void
      },
      ViewBuiltins.row("publisher.announce", link) { host, call throws(Fault) in
        let subject = host.machine.subject(of: call.receiver, create: false)
        if !subject.isNone {
          let publishing = host.publishing.flatMap { $0.subject == subject ? $0.property : nil }
          host.announce(Announcement(subject: subject, property: publishing))
        }
        return .void
      },
      ViewBuiltins.row("object.publishing", link) { host, call throws(Fault) in
        try host.publish(call[0], keyPath: call[1], old: call[2], new: call[3])
        return .void
      },
    ]
  }
}

extension ViewHost {
  /// Lets those who observe an object run again; after the bodies, where one of them is at it.
  fileprivate func announce(_ announcement: Announcement) {
    if isUpdating {
      log(.publishingInUpdate)
      if !isRestoring { deferredAnnouncements.append(announcement) }
      return
    }
    if !machine.isOnMainThread {
      log(.publishingInBackground)
    }
    send(announcement)
  }

  private func send(_ announcement: Announcement) {
    published[announcement.subject]?.property = announcement.property
    graph.invalidate(announcement.subject, 0)
  }

  /// Lets hear what bodies announced in the pass that is over.
  func announceDeferred() {
    guard !deferredAnnouncements.isEmpty else { return }
    let waiting = deferredAnnouncements
    deferredAnnouncements = []
    for announcement in waiting { send(announcement) }
  }

  /// A published property is about to change: its object says so.
  func publish(_ object: Value, keyPath: Value, old: Value, new: Value) throws(Fault) {
    let name = keyPath.kind == .keyPath ? keyPath.keyPath.path : "?"
    let isAnnounced = machine.conforms(
      machine.dynamicType(object), to: program.wellKnown("ObservableObject"))
    if !machine.journal.isNew(object) {
      noteWrite(object, name, old: old, new: new, isAnnounced: isAnnounced)
    }
    guard isAnnounced, let getter = objectWillChange else { return }
    let publisher = Held(owned: try machine.invoke(getter, receiver: object, arguments: []))
    let outer = publishing
    // Another object may announce itself when it hears of this one.
    publishing = Announcement(
      subject: machine.subject(of: publisher.value, create: false), property: name)
    defer { publishing = outer }
    guard role(of: publisher.value) == .objectPublisher else { return }
    try ask(.send, of: publisher.value).release()
  }

  private var objectWillChange: Function? {
    let type = program.wellKnown("ObservableObject")
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

  /// The slot of the wrapper that keeps a property, -1 where there is none.
  private func storageSlot(of property: String, in type: NominalType?) -> Int {
    var type = type
    while let nominal = type {
      if let slot = members.slot("_" + property, in: nominal) { return slot }
      type = nominal.superclassNominal
    }
    return -1
  }
}
