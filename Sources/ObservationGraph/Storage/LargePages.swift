#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Large pages for memory that is accessed at distant places: with small pages, each access would
/// also have to look up its page.
package enum LargePages {
  /// Bytes of a large page.
  package static let size = 2 << 20

  /// Requests large pages for `bytes` from `start` on, which must be whole small pages that are
  /// still untouched.
  package static func wish(from start: UnsafeMutableRawPointer, bytes: Int) {
    #if os(Linux)
      // If this fails the pages stay small; nothing else changes.
      madvise(start, bytes, MADV_HUGEPAGE)
    #endif
  }
}
