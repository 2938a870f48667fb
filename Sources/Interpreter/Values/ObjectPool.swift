/// Free objects of one class, to be reused: allocating and freeing one takes several times as long as
/// initializing it. Swift's references are counted only where an object is really freed.
final class ObjectPool<Object: HeapObject> {
  private let objects: UnsafeMutablePointer<Unmanaged<Object>>
  private var count = 0
  private static var capacity: Int { 0x10000 }

  init() { objects = .allocate(capacity: ObjectPool.capacity) }

  deinit {
    for index in 0..<count { objects[index].release() }
    objects.deallocate()
  }

  /// An empty object with its one Swift reference; nil if the pool is empty.
  @inline(__always)
  func take() -> Unmanaged<Object>? {
    guard count > 0 else { return nil }
    count -= 1
    return objects[count]
  }

  /// Keeps an empty object with its one Swift reference; frees it if the pool is full.
  @inline(__always)
  func put(_ object: Unmanaged<Object>) {
    guard count < ObjectPool.capacity else { return object.release() }
    objects[count] = object
    count += 1
  }

  /// Whether there is room for an object, and nothing else refers to it.
  @inline(__always)
  func canKeep(_ object: Unmanaged<Object>) -> Bool {
    guard count < ObjectPool.capacity else { return false }
    var reference = object
    return withUnsafeMutablePointer(to: &reference) {
      $0.withMemoryRebound(to: Object.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
    }
  }
}
