package import Interpreter
internal import ObservationGraph

/// One value in the shell's environment, for reports.
package struct EnvironmentValue {
  /// `Library`, `\.theme`.
  package let key: String
  package let value: Held
  /// The views that depend on it, in the order of their reads.
  package let readers: [String]
}

/// One frame of the shell's environment, for reports.
package struct EnvironmentLevel {
  package let label: String
  package let values: [EnvironmentValue]
  /// The names of the views mounted in it.
  package let mounts: [String]
}

/// The environment: frames with values, and their dependents. The shell keeps a stack of frames,
/// each an ancestor of everything mounted in it.
package final class EnvironmentStore: HostRoom {
  /// The frames of the shell, outermost first; never empty.
  var shellFrames: [ShellFrame] = []
  var frames: [Int: Unmanaged<EnvironmentFrame>] = [:]
  var overlays: [Int: EnvironmentOverlay] = [:]
  var lastFrameNumber = 0
  /// Entries that mean "set nowhere": one per key, read by those who got the default.
  var defaultEntries: [EnvironmentKey: EnvironmentEntry] = [:]
  /// The names of keys in programs, as far as they were used: `\.theme`.
  var keyNames: [EnvironmentKey: String] = [:]
  /// The keys under which properties of the library store their values, as far as they were set.
  var keysOfLibrary: [ObjectIdentifier: EnvironmentKey] = [:]
  /// The value of the environment whose key path is being resolved; it names the first key that is read.
  var resolvingName: String?
  /// The entries by the graph subjects that are neither instances nor state cells.
  var entriesBySubject: [SubjectID: Unmanaged<EnvironmentEntry>] = [:]

  override func checkInvariants() -> [String] {
    var problems: [String] = []
    if shellFrames.isEmpty { problems.append("the shell has no frame") }
    for (number, frame) in frames where frame.takeUnretainedValue().number != number {
      problems.append("frame \(number) is kept under another number")
    }
    for (subject, entry) in entriesBySubject where entry.takeUnretainedValue().subject != subject {
      problems.append("the value of a key is kept under another subject")
    }
    if resolvingName != nil { problems.append("a key path is being resolved") }
    return problems.sorted()
  }

  func nextFrameNumber() -> Int {
    lastFrameNumber += 1
    return lastFrameNumber
  }

  /// The number of frames above the root.
  package var environmentDepth: Int { shellFrames.count - 1 }

  /// Pushes a new frame.
  @discardableResult
  package func pushEnvironment(_ label: String?) throws(Failure) -> String {
    let name = label ?? "frame\(shellFrames.count)"
    if shellFrames.contains(where: { $0.label == name }) { throw .mount(.nameTaken(name)) }
    let frame = EnvironmentFrame(host, parent: shellFrames[shellFrames.count - 1].frame)
    frame.isSettled = true
    shellFrames.append(ShellFrame(frame: frame, label: name))
    record { [unowned self] in shellFrames.removeLast() }
    return name
  }

  /// Pops the innermost frame and unmounts what is mounted in it.
  package func popEnvironment() throws(Failure) {
    guard shellFrames.count > 1 else { throw .mount(.outermostFrame) }
    let left = shellFrames.removeLast()
    record { [unowned self] in shellFrames.append(left) }
    for mount in host.mounting.mounts.reversed() where mount.shellFrame === left {
      host.mounting.takeDown(mount)
    }
  }

  /// Sets what a modifier sets — a value of `_EnvironmentWriter` or `_ObjectWriter` — in a frame.
  package func applyEnvironment(_ writer: Value, in label: String? = nil) throws(Failure) {
    let shell = try shellFrame(label)
    shell.frame.isSettled = true
    do throws(Fault) {
      if let path = writer.part(.keyPath, host), path.kind == .keyPath {
        resolvingName = EnvironmentPath(path.keyPath).key
      }
      defer { resolvingName = nil }
      let number = try untracked { () throws(Fault) in
        try ask(.modifying, of: writer, [.int(shell.frame.number)]).asInt
      }
      var next = number
      while let overlay = overlays.removeValue(forKey: next) {
        for (key, value) in overlay.values {
          let old = shell.frame.find(key)?.value
          let isSame = try old.map { old throws(Fault) in try areSame(old, value) } ?? false
          try set(key, to: value, in: shell.frame)
          noteWrite(key, old: old, new: value, isSame: isSame)
        }
        next = overlay.base
      }
    } catch {
      throw .fault(error)
    }
  }

  /// Removes the object of a type from a frame; false if none was set there.
  @discardableResult
  package func unsetEnvironment(
    type: RuntimeType, in label: String? = nil
  ) throws(Failure) -> Bool {
    unset([.object(type)], in: try shellFrame(label))
  }

  /// Removes the keys that a reader — a value of `Environment` — reads.
  @discardableResult
  package func unsetEnvironment(
    reader: Value, in label: String? = nil
  ) throws(Failure) -> Bool {
    let shell = try shellFrame(label)
    var name: String?
    if let path = reader.part(.keyPath, host)?.payload, path.kind == .keyPath {
      name = EnvironmentPath(path.keyPath).key
    }
    let keys = shell.frame.entries.keys.filter { self.name(of: $0) == name }
    return unset(keys, in: shell)
  }

  private func unset(_ keys: [EnvironmentKey], in shell: ShellFrame) -> Bool {
    let set = keys.filter { shell.frame.entries[$0] != nil }
    for key in set.sorted(by: { $0.number < $1.number }) {
      let old = shell.frame.entries[key]?.value
      unset(key, in: shell.frame)
      noteWrite(key, old: old, new: shell.frame.find(key)?.value, isSame: false)
    }
    return !set.isEmpty
  }

  private func areSame(_ old: Held, _ new: Held) throws(Fault) -> Bool {
    try untracked { () throws(Fault) in try FieldComparison(host).isSame(old.value, new.value) }
  }

  private func noteWrite(_ key: EnvironmentKey, old: Held?, new: Held?, isSame: Bool) {
    machine.journal.recordWrite(
      WriteRecord(
        target: .environment(name(of: key)), property: "", old: old?.value.retained() ?? .hole,
        new: new?.value.retained() ?? .hole, kind: .assign, notified: !isSame))
  }

  private func shellFrame(_ label: String?) throws(Failure) -> ShellFrame {
    guard let label else { return shellFrames[shellFrames.count - 1] }
    guard let found = shellFrames.last(where: { $0.label == label }) else {
      throw .mount(.unknownFrame(label, known: shellFrames.map(\.label)))
    }
    return found
  }

  /// The stack, innermost frame first.
  package var environmentLevels: [EnvironmentLevel] {
    shellFrames.reversed().map { shell in
      EnvironmentLevel(
        label: shell.label,
        values: shell.frame.entries.values
          .sorted { name(of: $0.key) < name(of: $1.key) }
          .map { entry in
            EnvironmentValue(
              key: name(of: entry.key),
              value: entry.value.value.payload.map { Held($0) } ?? entry.value,
              readers: readers(of: entry))
          },
        mounts: host.mounting.mounts.filter { $0.shellFrame === shell }.map(\.name))
    }
  }

  /// Whether a key has readers and their `==` considers a new value equal: setting compares plain
  /// data bitwise, reading uses its == (B5.15).
  package func isSameToReaders(_ key: String, _ old: Value, _ new: Value) -> Bool {
    guard old.kind != .hole, new.kind != .hole,
      environmentLevels.contains(where: { level in
        level.values.contains { $0.key == key && !$0.readers.isEmpty }
      })
    else { return false }
    // An `==` that faults has already failed the input.
    return
      (try? untracked { () throws(Fault) in
        try FieldComparison(host, .state).isSame(old, new)
      }) ?? false
  }

  /// The place that hides a value set by this input: a frame closer to the readers in which the
  /// same key is set; nil if there is none.
  package func hider(of key: String) -> EnvironmentSetter? {
    for change in host.trace.environmentChanges where name(of: change.key) == key {
      let inner = frames.values.map { $0.takeUnretainedValue() }
        .filter { $0 !== change.frame && $0.isInside(change.frame) }
        .filter { $0.entries[change.key].map { !readers(of: $0).isEmpty } ?? false }
      // An outer frame has the smaller number.
      if let hider = inner.min(by: { $0.number < $1.number }) { return setter(of: hider) }
    }
    return nil
  }

  private func readers(of entry: EnvironmentEntry) -> [String] {
    guard !entry.subject.isNone else { return [] }
    return host.inspector.names(of: graph.readers(of: entry.subject, 0))
  }
}
