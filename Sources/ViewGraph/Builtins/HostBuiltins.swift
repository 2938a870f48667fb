internal import Interpreter

/// Native functions for programs that mount and drive views themselves, as tests do.
enum HostBuiltins {
  /// The text of a string literal; other text is returned unchanged.
  private static func unquoted(_ text: String) -> String {
    guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r", "0": "\0"]
    var result = ""
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if isEscaped {
        result.append(escapes[character] ?? character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  static func rows(_ link: HostLink) -> [Builtin] {
    [
      ViewBuiltins.row("views.mount", link) { host, call throws(Fault) in
        try host.settleStep()
        let name = try host.request { () throws(ViewHost.Failure) in
          let name = call[1].asString
          return try host.mounting.mount(call[0], named: name.isEmpty ? nil : name)
        }
        try host.settleStep()
        // The program queries only what happens after the mount.
        for list in TraceList.allCases { _ = host.unreadTrace.take(list, below: name) }
        return .string(name)
      },
      ViewBuiltins.row("views.unmount", link) { host, call throws(Fault) in
        // The end of a test may already have unmounted it.
        guard host.mounting.mounts.contains(where: { $0.name == call[0].asString }) else {
          return .void
        }
        try host.request { () throws(ViewHost.Failure) in
          try host.mounting.unmount(call[0].asString)
        }
        return .void
      },
      ViewBuiltins.row("views.read", link) { host, call throws(Fault) in
        try host.settleStep()
        let lines = try host.read(call[1].asString, of: call[0].asString)
        return .array(
          host.machine.types.array(of: host.machine.types.string), lines.map(Value.string))
      },
      ViewBuiltins.row("views.value", link) { host, call throws(Fault) in
        try host.settleStep()
        guard let mount = host.mounting.mounts.first(where: { $0.name == call[0].asString }) else {
          return .none
        }
        let label = call[1].asString
        // A link may contain a control of the same name and has no value of its own.
        let value = host.screen.controls(below: mount.node).first {
          $0.isCalled(label) && $0.value != nil
        }
        return .optional((value?.value).map { .string(unquoted($0)) })
      },
      ViewBuiltins.row("names.value", link) { host, call throws(Fault) in
        let name = call[0].asString
        guard let value = try host.inspector.liveValue(named: name),
          host.machine.dynamicType(value.value) === host.machine.types.type(of: call[1])
        else { throw Fault(.namedGone(name)) }
        return value.value.retained()
      },
      ViewBuiltins.row("names.restart", link) { host, call in
        host.machine.names.restartNames()
        return .void
      },
      ViewBuiltins.row("app.mount", link) { host, call throws(Fault) in
        try host.request { () throws(ViewHost.Failure) in
          _ = try host.mounting.mountApp(host.machine.types.type(of: call[0]))
        }
        return .void
      },
      ViewBuiltins.row("views.act", link) { host, call throws(Fault) in
        try host.settleStep()
        let action = try host.action(call[1].asString, call[2].asString, call[3].asString)
        try host.request { () throws(ViewHost.Failure) in
          try host.driver.perform(action, in: call[0].asString)
        }
        try host.settleStep()
        return .void
      },
    ]
  }
}

extension ViewHost {
  /// Settles the views in the middle of an input, as at the end of one.
  fileprivate func settleStep() throws(Fault) {
    updates.beginFrame()
    try untracked { () throws(Fault) in try updates.settle() }
    updates.beginMoment()
    unreadTrace.keep()
  }

  /// Performs a request on the views; a failure becomes a fault of the program.
  fileprivate func request<Result>(
    _ work: () throws(Failure) -> Result
  ) throws(Fault) -> Result {
    do throws(Failure) {
      return try work()
    } catch {
      switch error {
      case .fault(let fault): throw fault
      case .mount(let error): throw Fault(.failedCheck(error.message))
      case .drive(let error): throw Fault(.failedCheck(error.message))
      }
    }
  }

  fileprivate func action(
    _ name: String, _ label: String, _ value: String
  ) throws(Fault) -> ViewAction {
    switch name {
    case "tap": .tap(label)
    case "press": .press(label)
    case "release": .release(label)
    case "doubletap": .gesture(name, label, x: 0, y: 0)
    case "drag", "pinch", "rotate", "hover": gesture(name, label, value)
    case "open": .open(label)
    case "key": .key(label)
    case "type": .type(label, text: value)
    case "toggle": .toggle(label)
    case "slide": .slide(label, to: Double(value) ?? 0)
    case "increment": .step(label, isUp: true)
    case "decrement": .step(label, isUp: false)
    case "select": .select(label, value: value)
    case "submit": .submit(label)
    case "focus": .focus(label)
    case "delete": .delete(row: label)
    case "move": .move(row: label, to: Int(value) ?? 0)
    case "drop": .drop(label, onto: value)
    case "scroll": .scroll(to: label)
    case "dismiss": .dismiss
    case "back": .back
    case "refresh": .refresh
    default: throw Fault.fatal("no action '\(name)'")
    }
  }

  /// A gesture with its numbers, which are separated by spaces in one text.
  private func gesture(_ name: String, _ label: String, _ numbers: String) -> ViewAction {
    let numbers = numbers.split(separator: " ").compactMap { Double($0) }
    return .gesture(name, label, x: numbers.first ?? 0, y: numbers.dropFirst().first ?? 0)
  }

  fileprivate func read(_ what: String, of name: String) throws(Fault) -> [String] {
    if let list = TraceList(rawValue: what) { return unreadTrace.take(list, below: name) }
    if what == "reads" {
      let reads = try request { () throws(Failure) in try self.inspector.reads(of: name) }
      return reads.map { $0.target.isEmpty ? $0.property : "\($0.target).\($0.property)" }
    }
    let snapshots = try request { () throws(Failure) in try self.snapshots.tree(of: name) }
    return what == "texts" ? snapshots.flatMap(\.texts) : snapshots.flatMap(\.lines)
  }
}

extension ViewSnapshot {
  /// The strings of its texts, in order.
  fileprivate var texts: [String] {
    (kind == "Text" ? [text] : []) + children.flatMap(\.texts)
  }
}
