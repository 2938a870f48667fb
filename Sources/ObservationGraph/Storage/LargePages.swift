#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Large pages for memory of which far parts are used in turn: with small ones, the processor has
/// to look up the page of each part before it can fetch it.
package enum LargePages {
  /// Bytes of a large page.
  package static let size = 2 << 20

  /// Wishes for large pages where `bytes` from `start` on, whole small pages, are not touched yet.
  package static func wish(from start: UnsafeMutableRawPointer, bytes: Int) {
    #if os(Linux)
      // Without it the pages are small, and all else is the same.
      madvise(start, bytes, MADV_HUGEPAGE)
    #endif
  }
}
