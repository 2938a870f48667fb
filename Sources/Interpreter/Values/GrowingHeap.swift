internal import CMemory
internal import ObservationGraph

#if canImport(Glibc)
  import Glibc
#endif

/// The heap of the process, which takes large pages once it has become large itself: many thousand
/// views are then mounted a good tenth sooner, and one among them is reached sooner.
package struct GrowingHeap {
  #if canImport(Glibc)
    /// Bytes by which the heap grows before it counts as large; most programs never get there.
    private static let threshold = 8 << 20
    /// Bytes that a large heap grows by at once.
    private static let step: Int32 = 64 << 20

    private let start = sbrk(0)
    private var end = sbrk(0)
    private var isLarge = false

    /// Looks whether the heap has grown; to be called where many objects are made, as it costs next
    /// to nothing.
    package mutating func follow() {
      let now = sbrk(0)
      if now != end { move(to: now) }
    }

    @inline(never) private mutating func move(to now: UnsafeMutableRawPointer?) {
      defer { end = now }
      guard let start, let end, let now, now > end, now - start >= Self.threshold else { return }
      if isLarge {
        LargePages.wish(from: end, bytes: now - end)
      } else {
        isLarge = true
        grow_heap_by(Self.step)
      }
    }
  #else
    package func follow() {}
  #endif
}
