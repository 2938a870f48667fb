internal import Interpreter

/// Views that a program mounts and uses itself, as tests do.
enum HostBuiltins {
  static func rows(_ link: HostLink) -> [Builtin] {
    [
      ViewBuiltins.row("views.mount", link) { host, call throws(Fault) in
        try host.settleStep()
        let name = try host.request { () throws(ViewHost.Failure) in
          try host.mount(call[0], named: nil)
        }
        try host.settleStep()
        // What came with the view is no news.
        for list in TraceList.allCases { _ = host.news(list, below: name) }
        return .string(name)
      },
      ViewBuiltins.row("views.unmount", link) { host, call throws(Fault) in
        // The end of a test may have taken it down.
        guard host.mounts.contains(where: { $0.name == call[0].asString }) else { return .void }
        try host.request { () throws(ViewHost.Failure) in try host.unmount(call[0].asString) }
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
        guard let mount = host.mounts.first(where: { $0.name == call[0].asString }) else {
          return .none
        }
        let control = host.controls(below: mount.node).first { $0.label == call[1].asString }
        return .optional(control?.value.map(Value.string))
      },
      ViewBuiltins.row("views.act", link) { host, call throws(Fault) in
        try host.settleStep()
        let action = try host.action(call[1].asString, call[2].asString, call[3].asString)
        try host.request { () throws(ViewHost.Failure) in
          try host.perform(action, in: call[0].asString)
        }
        try host.settleStep()
        return .void
      },
    ]
  }
}

/// What the trace of an input tells that a program may ask for.
enum TraceList: String, CaseIterable {
  case updates, appeared, disappeared
}

extension ViewHost {
  /// Settles in the middle of an input, as if the input ended here.
  fileprivate func settleStep() throws(Fault) {
    changeCounts = [:]
    try untracked { () throws(Fault) in try settle() }
  }

  /// Does what a program asks of the views; what cannot be done ends the program with the reason.
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
    case "scroll": .scroll(to: label)
    case "dismiss": .dismiss
    case "back": .back
    case "refresh": .refresh
    default: throw Fault.fatal("no action '\(name)'")
    }
  }

  fileprivate func read(_ what: String, of name: String) throws(Fault) -> [String] {
    if let list = TraceList(rawValue: what) { return news(list, below: name) }
    if what == "reads" {
      let reads = try request { () throws(Failure) in try self.reads(of: name) }
      return reads.map { $0.target.isEmpty ? $0.property : "\($0.target).\($0.property)" }
    }
    let snapshots = try request { () throws(Failure) in try tree(of: name) }
    return what == "texts" ? snapshots.flatMap(\.texts) : snapshots.flatMap(\.lines)
  }

  /// What a list of the trace has got for one mounted view since it was last asked for.
  fileprivate func news(_ list: TraceList, below name: String) -> [String] {
    let names: [String]
    switch list {
    case .updates: names = trace.updates.map { isBelow($0.node, name) ? $0.name : "" }
    case .appeared: names = trace.appeared.map { isBelow($0.node, name) ? $0.name : "" }
    case .disappeared: names = trace.disappeared
    }
    let key = "\(name) \(list.rawValue)"
    let told = newsCounts[key] ?? 0
    newsCounts[key] = names.count
    return names.dropFirst(told).filter { !$0.isEmpty }
  }

  private func isBelow(_ node: ViewNode, _ name: String) -> Bool {
    var current = node
    while let parent = current.parent { current = parent }
    return mounts.contains { $0.node === current && $0.name == name }
  }
}

extension ViewSnapshot {
  /// What its texts say, in order.
  fileprivate var texts: [String] {
    (kind == "Text" ? [text] : []) + children.flatMap(\.texts)
  }
}
