package import Interpreter

/// The native functions behind SwiftUI, Observation and observable objects.
package enum ViewBuiltins {
  /// The table of native functions, which use the host that `link` points to.
  package static func rows(_ link: HostLink) -> [Builtin] {
    StateBuiltins.rows(link) + EnvironmentBuiltins.rows(link) + ObservationBuiltins.rows(link)
      + ObservableObjectBuiltins.rows(link) + HostBuiltins.rows(link)
      + PlatformBuiltins.rows(link) + PersistenceBuiltins.rows(link)
      + ViewPartsBuiltins.rows(link)
      + [
        row("view.printChanges", link) { host, call throws(Fault) in
          let changes = host.tracker.runningBody?.changeNames ?? []
          let text = changes.isEmpty ? "unchanged" : changes.joined(separator: ", ") + " changed"
          host.machine.outside.output("\(call[0].asString): \(text).\n")
          return .void
        },
        row("control.unparsed", link) { host, call throws(Fault) in
          host.trace.remark = .unparsed(call[0].asString)
          return .void
        },
        row("control.limit", link) { host, call throws(Fault) in
          host.trace.remark = .atLimit(call[0].asString)
          return .void
        },
      ]
  }

  /// A row whose function is given the host.
  static func row(
    _ name: String, _ link: HostLink,
    _ run: @escaping @Sendable (ViewHost, NativeCall) throws(Fault) -> Value
  ) -> Builtin {
    Builtin(name) { call throws(Fault) in
      guard let host = link.host?._withUnsafeGuaranteedRef({ $0 }) else {
        throw Fault.fatal("there are no views here")
      }
      host.machine.outside.noteUse()
      return try run(host, call)
    }
  }
}
