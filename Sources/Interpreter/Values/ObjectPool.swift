/// Small objects of one class that are free, to be used again: making one anew and giving it back takes
/// several times as long as filling it. Nothing here counts references but where an object is freed.
final class ObjectPool<Object: HeapObject> {
  private let objects: UnsafeMutablePointer<Unmanaged<Object>>
  private var count = 0
  private static var capacity: Int { 512 }

  init() { objects = .allocate(capacity: ObjectPool.capacity) }

  deinit {
    for index in 0..<count { objects[index].release() }
    objects.deallocate()
  }

  /// An object that holds nothing, and its one Swift reference; nil where none is free.
  @inline(__always)
  func take() -> Unmanaged<Object>? {
    guard count > 0 else { return nil }
    count -= 1
    return objects[count]
  }

  /// Keeps an object that holds nothing; frees it where there are enough, or where somebody else refers
  /// to it.
  @inline(__always)
  func put(_ object: Unmanaged<Object>) {
    guard count < ObjectPool.capacity, ObjectPool.isUnique(object) else { return object.release() }
    objects[count] = object
    count += 1
  }

  @inline(__always)
  private static func isUnique(_ object: Unmanaged<Object>) -> Bool {
    var reference = object
    return withUnsafeMutablePointer(to: &reference) {
      $0.withMemoryRebound(to: Object.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
    }
  }
}
