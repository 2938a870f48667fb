internal import Interpreter

/// Native functions for what `UIViewRepresentable` and its relatives store in the view whose body
/// runs.
enum PlatformBuiltins {
  static func rows(_ link: HostLink) -> [Builtin] {
    [
      ViewBuiltins.row("platform.kept", link) { host, _ throws(Fault) in
        .optional(host.wrapper?.wrapped?.view.value.retained())
      },
      ViewBuiltins.row("platform.keep", link) { host, call throws(Fault) in
        host.wrapper?.wrap(WrappedView(view: Held(call[0]), dismantle: Held(call[1])))
        return .void
      },
      ViewBuiltins.row("platform.environment", link) { host, _ throws(Fault) in
        .int(host.wrapper?.frame.number ?? 0)
      },
    ]
  }
}

/// A view of another framework; it outlives the values of the view that wraps it.
struct WrappedView {
  /// The view and its coordinator.
  let view: Held
  /// Called when the view is removed.
  let dismantle: Held
}

extension ViewHost {
  /// The view of the program whose body runs.
  fileprivate var wrapper: ViewBodyNode? {
    tracker.running.last as? ViewBodyNode
  }
}
