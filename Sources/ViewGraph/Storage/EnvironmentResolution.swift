internal import Interpreter
internal import ObservationGraph

/// Reading the environment: the reader of a key depends on the entry that it resolves to.
extension EnvironmentStore {
  /// The value for a key as seen from a frame, borrowed; nil if it is set nowhere.
  func read(_ key: EnvironmentKey, from frame: EnvironmentFrame) -> Value? {
    if let name = resolvingName {
      keyNames[key] = keyNames[key] ?? name
      resolvingName = nil
    }
    let found = frame.find(key)
    if graph.isTracking {
      graph.recordRead(subject(of: found ?? defaultEntry(key)), 0)
    }
    return host.staleness.dryRuns.isRunning
      ? found?.offer?.value.value ?? found?.value.value : found?.value.value
  }

  /// The value for a key as seen from a frame or an overlay, given by number.
  func read(_ key: EnvironmentKey, fromNumber number: Int) -> Value? {
    if let overlay = overlays[number] {
      for (set, value) in overlay.values.reversed() where set == key { return value.value }
      return read(key, fromNumber: overlay.base)
    }
    guard let frame = frames[number]?.takeUnretainedValue() else { return nil }
    return read(key, from: frame)
  }

  func defaultEntry(_ key: EnvironmentKey) -> EnvironmentEntry {
    if let entry = defaultEntries[key] { return entry }
    let entry = EnvironmentEntry(key, Held(owned: .none), in: shellFrames[0].frame, of: host)
    defaultEntries[key] = entry
    return entry
  }

  /// Stores the default that the readers of a key got, for reports; it does not keep objects alive.
  func noteDefault(_ key: EnvironmentKey, _ value: Value) {
    guard graph.isTracking, value.kind != .instance, value.kind != .closure else { return }
    defaultEntries[key]?.shownDefault = Held(value)
  }

  func subject(of entry: EnvironmentEntry) -> SubjectID {
    if entry.subject.isNone {
      entry.subject = graph.makeSubject(propertyCount: 1)
      entriesBySubject[entry.subject] = Unmanaged.passUnretained(entry)
    }
    return entry.subject
  }

  func forgetSubject(of entry: EnvironmentEntry) {
    guard !entry.subject.isNone else { return }
    entriesBySubject[entry.subject] = nil
    graph.destroySubject(entry.subject)
    entry.subject = .none
  }

  /// The name of a key in the shell: `\.theme`, `Library`.
  func name(of key: EnvironmentKey) -> String {
    if let name = keyNames[key] { return name }
    switch key {
    case .key(let type), .object(let type): return type.name
    }
  }
}

/// Where an environment value was set.
package enum EnvironmentSetter: Hashable, Sendable {
  /// A modifier in the body of a view.
  case view(String)
  /// `env set`, in a frame of the shell.
  case shell(label: String)
}

extension EnvironmentStore {
  /// Where this input set what a frame sees for a path; nil if it did not.
  func setter(of path: EnvironmentPath, seenFrom frame: EnvironmentFrame) -> EnvironmentSetter? {
    for change in host.trace.environmentChanges where name(of: change.key) == path.key {
      guard let found = self.frame(setting: path, seenFrom: frame) else { continue }
      // A closure that sets it is a scope of its own.
      if let closure = found.modifier?.name { return .view(closure) }
      return setter(of: found)
    }
    return nil
  }

  /// The innermost frame that sets a value, or the part of it that is asked for; nil if none does.
  func frame(setting path: EnvironmentPath, seenFrom frame: EnvironmentFrame) -> EnvironmentFrame? {
    var next: EnvironmentFrame? = frame
    while let current = next {
      let setsKey = current.entries.keys.contains { name(of: $0) == path.key }
      if setsKey, current.modifier?.path?.overlaps(path) ?? true { return current }
      next = current.parent
    }
    return nil
  }

  /// Where the values of a frame are set.
  func setter(of frame: EnvironmentFrame) -> EnvironmentSetter? {
    if let modifier = frame.modifier { return .view(modifier.namedAncestor?.name ?? "") }
    return shellFrames.first { $0.frame === frame }.map { .shell(label: $0.label) }
  }
}

/// Writing the environment.
extension EnvironmentStore {
  /// Replaces the values of a frame by those of an overlay made on its parent.
  ///
  /// Readers of a value that stays the same are not invalidated.
  func settleFrame(_ frame: EnvironmentFrame, from number: Int) throws(Fault) {
    var values: [(EnvironmentKey, Held)] = []
    var next = number
    while let overlay = overlays.removeValue(forKey: next) {
      for (key, value) in overlay.values where !values.contains(where: { $0.0 == key }) {
        values.append((key, value))
      }
      next = overlay.base
    }
    let gone = frame.entries.keys.filter { key in !values.contains { $0.0 == key } }
    for key in gone.sorted(by: { $0.number < $1.number }) { unset(key, in: frame) }
    for (key, value) in values { try set(key, to: value, in: frame) }
    frame.isSettled = true
  }

  /// Sets a value in a frame.
  func set(_ key: EnvironmentKey, to new: Held, in frame: EnvironmentFrame) throws(Fault) {
    guard let entry = frame.entries[key] else {
      return add(EnvironmentEntry(key, new, in: frame, of: host), to: frame)
    }
    let old = entry.value
    machine.lastEquality = nil
    let isSame = try FieldComparison(host).isSame(old.value, new.value)
    try note(isSame ? host.staleness.hidden(old.value, new.value) : nil, for: entry)
    if isSame { return }
    // A body that passes down another value is not wasted, even without readers.
    host.updates.counts.renderedChanges += 1
    let hasReaders = !entry.subject.isNone
    if hasReaders { graph.invalidate(entry.subject, 0) }
    host.trace.note(
      EnvironmentChange(key: key, old: old, new: new, frame: frame, hasReaders: hasReaders))
    entry.value = new
    record { entry.value = old }
  }

  /// Stores a value that an `==` of the program considers equal to the entry's.
  private func note(_ offer: Offer?, for entry: EnvironmentEntry) throws(Fault) {
    guard !host.staleness.dryRuns.isRunning, offer != nil || entry.offer != nil else { return }
    let old = entry.offer
    entry.offer = offer
    record { entry.offer = old }
    host.staleness.suspectReaders(
      of: entry.subject, 0, because: offer == nil ? .known : .environment)
  }

  /// Removes a value, so that those of outer frames are seen.
  func unset(_ key: EnvironmentKey, in frame: EnvironmentFrame) {
    guard let entry = frame.entries.removeValue(forKey: key) else { return }
    record { frame.entries[key] = entry }
    guard !entry.subject.isNone else { return }
    let shown = frame.parent?.find(key)?.value ?? defaultEntries[key]?.shownDefault
    host.trace.note(
      EnvironmentChange(key: key, old: entry.value, new: shown, frame: frame, hasReaders: true))
    graph.invalidate(entry.subject, 0)
  }

  /// Readers that resolved to an outer entry may now resolve to the new one: they are invalidated.
  private func add(_ entry: EnvironmentEntry, to frame: EnvironmentFrame) {
    let shown = frame.parent?.find(entry.key)
    frame.entries[entry.key] = entry
    record { frame.entries[entry.key] = nil }
    // No view has resolved keys through a new frame yet.
    guard frame.isSettled else { return }
    let hidden = shown ?? defaultEntries[entry.key]
    let subject = hidden?.subject ?? .none
    host.trace.note(
      EnvironmentChange(
        key: entry.key, old: shown?.value ?? hidden?.shownDefault, new: entry.value, frame: frame,
        hasReaders: !subject.isNone))
    if !subject.isNone { graph.invalidate(subject, 0) }
  }
}
