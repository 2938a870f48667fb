/// Leads native functions to the host that they use; set when the host is made.
package final class HostLink: @unchecked Sendable {
  /// Cleared when the host is deallocated first. Unmanaged, because copies of a variable that is
  /// `unowned(unsafe)` are counted by atomic instructions.
  var host: Unmanaged<ViewHost>?

  /// A link without a host yet.
  package init() {}
}
