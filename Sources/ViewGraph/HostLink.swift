/// Leads native functions to the host that they use; set when the host is made.
package final class HostLink: @unchecked Sendable {
  /// Cleared when the host is deallocated first.
  unowned(unsafe) var host: ViewHost?

  /// A link without a host yet.
  package init() {}
}
