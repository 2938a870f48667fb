/// The way from native functions to the host that serves them, tied when the host is made.
package final class HostLink: @unchecked Sendable {
  weak var host: ViewHost?

  /// A link that leads nowhere yet.
  package init() {}
}
