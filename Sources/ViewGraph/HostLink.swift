/// The way from native functions to the host that serves them, tied when the host is made.
package final class HostLink: @unchecked Sendable {
  /// Forgotten when the host goes first.
  unowned(unsafe) var host: ViewHost?

  /// A link that leads nowhere yet.
  package init() {}
}
