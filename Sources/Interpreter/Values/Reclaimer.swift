/// Frees unreferenced objects without deep recursion along long chains.
final class Reclaimer {
  /// Runs the `deinit` of a class or noncopyable struct on a value before its fields are released.
  var runDeinitializer: (Value, RuntimeType) -> Void = { _, _ in }

  private var depth = 0
  private var waiting: [Value] = []
  private static let depthLimit = 200

  func reclaim(_ value: Value) {
    if depth >= Reclaimer.depthLimit {
      waiting.append(value)
      return
    }
    depth += 1
    free(value)
    depth -= 1
    // Deferred objects are freed here, again in chains of bounded length.
    while depth == 0, let next = waiting.popLast() {
      depth += 1
      free(next)
      depth -= 1
    }
  }

  /// Whether all fields are set: a failed initializer leaves an object that must not be
  /// deinitialized.
  private static func isWhole(_ object: HeapObject) -> Bool {
    object.fields.allSatisfy { !$0.isHole }
  }

  private func free(_ value: Value) {
    if value.kind == .instance || value.kind == .structure,
      value.header.pointee.type?._withUnsafeGuaranteedRef({ $0.hasDeinitializer }) ?? false,
      !value.header.pointee.flags.contains(.isDeinitializing),
      case let object = value.object(as: HeapObject.self), let type = object.type,
      Reclaimer.isWhole(object)
    {
      value.header.pointee.flags.insert(.isDeinitializing)
      value.header.pointee.count = 1
      runDeinitializer(value, type)
      value.header.pointee.count &-= 1
      // If `deinit` stored `self` elsewhere, the object stays allocated, without its fields.
      guard value.header.pointee.count == 0 else { return }
    }
    let pointer = UnsafeRawPointer(bitPattern: UInt(value.bits)).unsafelyUnwrapped
    Unmanaged<HeapObject>.fromOpaque(pointer).release()
  }
}
