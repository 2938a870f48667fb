internal import Interpreter
internal import ObservationGraph

/// Native functions for state cells: who may write them, and which writes count as changes.
enum StateBuiltins {
  static func rows(_ link: HostLink) -> [Builtin] {
    [
      ViewBuiltins.row("state.mayWrite", link) { host, _ throws(Fault) in
        guard host.tracker.isUpdating else { return .bool(true) }
        host.log(.modifyingState)
        return .bool(false)
      },
      ViewBuiltins.row("state.read", link) { host, call throws(Fault) in
        host.stateCells.readState(call[0], shown: call[1])
      },
      ViewBuiltins.row("state.project", link) { host, call throws(Fault) in
        host.stateCells.project(call[0], of: call[1])
      },
      ViewBuiltins.row("state.hold", link) { host, call throws(Fault) in
        host.stateCells.hold(call[0])
        return .void
      },
      ViewBuiltins.row("state.isUnchanged", link) { host, call throws(Fault) in
        .bool(try host.stateCells.isUnchanged(call[0], call[1]))
      },
      ViewBuiltins.row("state.keeps", link) { host, call throws(Fault) in
        host.machine.lastEquality = nil
        let isUnchanged = try host.stateCells.isUnchanged(call[1], call[2])
        try host.stateCells.noteSet(
          call[0], call[2], isUnchanged ? host.staleness.hidden(call[1], call[2]) : nil)
        guard isUnchanged else {
          host.updates.transactions.noteUnreadWrite()
          return .bool(false)
        }
        // Recorded so that the session can explain why the write had no effect.
        host.machine.journal.recordWrite(
          WriteRecord(
            target: .instance(call[0].retained()), property: "value", old: call[1].retained(),
            new: call[2].retained(), kind: .assign, notified: false, writer: host.machine.caller))
        return .bool(true)
      },
      ViewBuiltins.row("focus.move", link) { host, call throws(Fault) in
        try host.driver.focus.moveFocus(to: call[0])
        host.updates.check(.focus(Held(call[0])))
        return .void
      },
      ViewBuiltins.row("state.uninstalled", link) { host, call throws(Fault) in
        host.log(.notInstalled(wrapper: call[0].asString))
        return .void
      },
      ViewBuiltins.row("state.lostWrite", link) { host, call throws(Fault) in
        host.logLostWrite()
        return .void
      },
      ViewBuiltins.row("storage.note", link) { host, call throws(Fault) in
        host.trace.storedTargets.append("\(StateCells.defaultsName).\(call[0].asString)")
        return .void
      },
      ViewBuiltins.row("notification.unreceived", link) { host, call throws(Fault) in
        host.trace.unreceived.append(call[0].asString)
        return .void
      },
      ViewBuiltins.row("storage.get", link) { host, call throws(Fault) in
        .optional(host.stateCells.storedCells[call[0].asString]?.value.retained())
      },
      ViewBuiltins.row("storage.put", link) { host, call throws(Fault) in
        let key = call[0].asString
        let old = host.stateCells.storedCells[key]
        host.stateCells.storedCells[key] = Held(call[1])
        host.stateCells.nameStoredCell(call[1], key: key)
        host.record { [unowned host] in host.stateCells.storedCells[key] = old }
        return .void
      },
      ViewBuiltins.row("transaction.enter", link) { host, call throws(Fault) in
        host.updates.transactions.enter(call[0].isNil ? nil : Held(call[0].unwrapped))
        return .void
      },
      ViewBuiltins.row("transaction.leave", link) { host, _ throws(Fault) in
        host.updates.transactions.leave()
        return .void
      },
      ViewBuiltins.row("transaction.whenSettled", link) { host, call throws(Fault) in
        host.updates.schedule(.action(Held(call[0]), .completion))
        return .void
      },
    ]
  }
}

extension StateCells {
  fileprivate func isUnchanged(_ old: Value, _ new: Value) throws(Fault) -> Bool {
    try untracked { () throws(Fault) in try FieldComparison(host, .state).isSame(old, new) }
  }

  /// Like `isUnchanged`, but values whose comparison faults count as different.
  func isUnchangedState(_ old: Value, _ new: Value) -> Bool {
    do throws(Fault) { return try isUnchanged(old, new) } catch { return false }
  }

  /// Records that the program has set a state, and the value it refused, if any.
  fileprivate func noteSet(_ cell: Value, _ new: Value, _ refused: Offer?) throws(Fault) {
    // A binding to a property of an object puts back the object that is there.
    if let old = cell.part(.value, host)?.payload, old.kind == .instance,
      new.payload.map({ $0.isIdentical(to: old) }) == true
    {
      return
    }
    let key = host.key(of: cell)
    if host.staleness.concealments.setCells.insert(key).inserted {
      record { [unowned self] in host.staleness.concealments.setCells.remove(key) }
    }
    let old = host.staleness.concealments.refused[key]
    guard old != nil || refused != nil else { return }
    host.staleness.concealments.refused[key] = refused
    record { [unowned self] in host.staleness.concealments.refused[key] = old }
    host.staleness.suspectReaders(
      of: machine.subject(of: cell, create: false), 0,
      because: refused == nil ? .known : .refusal(key))
  }

  /// The name of the user's defaults in reports.
  fileprivate static let defaultsName = "AppStorage"

  /// Gives a stored value its name in reports: wrapper and key.
  func nameStoredCell(_ cell: Value, key: String) {
    let (name, property) =
      if key.hasPrefix("scene.") {
        ("SceneStorage", String(key.dropFirst("scene.".count)))
      } else if key.hasPrefix("focused.") {
        ("FocusedValues", String(key.dropFirst("focused.".count)))
      } else {
        (StateCells.defaultsName, key)
      }
    cellOwners[host.key(of: cell)] = CellOwner(name: name, property: property)
  }
}
