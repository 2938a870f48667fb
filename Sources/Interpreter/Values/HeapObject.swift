internal import ObservationGraph

/// The part of every heap object that the machine reaches through a raw pointer.
struct HeapHeader {
  /// The offset in bytes from an object's address to its header; Swift's own two words come first.
  static let offset = 16

  /// The reference count of the machine's values; together they hold one Swift reference.
  var count: UInt32 = 0
  /// The number of `slots` in use: fields, elements, captures.
  var slotCount: UInt32 = 0
  var slots: UnsafeMutablePointer<Value>
  /// Nil for objects without slots, such as many strings.
  var type: Unmanaged<RuntimeType>?
  /// The capacity of an array; the case index of an enum value; the ordinal of an instance.
  var tag: UInt32 = 0
  /// The transaction that `journaled` belongs to.
  var epoch: UInt32 = 0
  /// The slots whose old values this transaction has recorded, one bit each; the last bit stands
  /// for all further slots. For closures, which are never written to, the address of their code, or
  /// 0 if native.
  var journaled: UInt64 = 0
  /// The slots whose change was announced in this transaction.
  var notified: UInt64 = 0
  /// The subject in the dependency graph, or 0 if no scope has read the object.
  var subject: UInt32 = 0
  var flags: Flags = []
  /// The position of the first scope that read the object, in the bits that `flags` does not use:
  /// only a prefetch hint for writes, truncated if there are very many scopes.
  var firstReader: UInt32 {
    get { flags.rawValue >> 8 }
    set { flags = Flags(rawValue: flags.rawValue & 0xFF | newValue << 8) }
  }

  /// Facts about an object that fit into a byte.
  struct Flags: OptionSet {
    let rawValue: UInt32
    /// The user's `deinit` runs or has run.
    static let isDeinitializing = Flags(rawValue: 1)
    /// Its ordinal has been assigned.
    static let hasOrdinal = Flags(rawValue: 2)
  }
}

/// An object on the heap that values refer to.
///
/// - Invariant: `header` lies at `HeapHeader.offset` (checked when a machine is made).
package class HeapObject {
  final var header: HeapHeader

  init(type: RuntimeType?, slotCount: Int) {
    header = HeapHeader(
      slotCount: UInt32(truncatingIfNeeded: slotCount),
      slots: .allocate(capacity: slotCount),
      type: type.map(Unmanaged.passUnretained))
    header.slots.initialize(repeating: Value.hole, count: slotCount)
  }

  /// Makes an object whose first slots lie in the object itself, behind the header.
  ///
  /// - Parameter room: The number of values that the first stored properties of the subclass hold.
  init(type: RuntimeType?, slotCount: Int, room: Int) {
    header = HeapHeader(
      slotCount: UInt32(truncatingIfNeeded: slotCount), slots: HeapObject.noSlots,
      type: type.map(Unmanaged.passUnretained))
    header.slots = slotCount <= room ? ownSlots : .allocate(capacity: slotCount)
    header.slots.initialize(repeating: Value.hole, count: slotCount)
  }

  /// The address of the stored properties of subclasses.
  fileprivate final var ownSlots: UnsafeMutablePointer<Value> {
    (Unmanaged.passUnretained(self).toOpaque() + HeapHeader.offset + MemoryLayout<HeapHeader>.stride)
      .assumingMemoryBound(to: Value.self)
  }

  /// Makes an object without slots.
  init(type: RuntimeType? = nil) {
    header = HeapHeader(
      slots: HeapObject.noSlots, type: type.map(Unmanaged.passUnretained))
  }

  deinit {
    let slots = header.slots
    guard slots != HeapObject.noSlots else { return }
    for index in 0..<Int(header.slotCount) { slots[index].release() }
    if slots != ownSlots { slots.deallocate() }
  }

  /// A placeholder for "no slots"; never read.
  nonisolated(unsafe) static let noSlots = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  /// The type of the value the object represents.
  final var type: RuntimeType? { header.type?.takeUnretainedValue() }

  /// The result of a failed lookup in a collection: the nil of one of its type's arguments.
  final func missingValue(ofArgument position: Int) -> Value {
    guard let type, position < type.arguments.count else { return .none }
    return Value(.none, bits: UInt64(type.arguments[position].id))
  }

  /// Fields, elements or captures, borrowed.
  package final var fields: UnsafeMutableBufferPointer<Value> {
    UnsafeMutableBufferPointer(start: header.slots, count: Int(header.slotCount))
  }
}

/// An object with inline room for three slots, so that most structs, tuples and payloads are one
/// allocation.
///
/// - Invariant: the properties lie at `ownSlots` (checked when a machine is made) and are accessed
///   only through `header.slots`.
package class SmallObject: HeapObject {
  @exclusivity(unchecked) final var room: (Value, Value, Value) = (.hole, .hole, .hole)
  static let capacity = 3

  override init(type: RuntimeType?, slotCount: Int) {
    super.init(type: type, slotCount: slotCount, room: SmallObject.capacity)
  }

  /// Whether the slots are stored inline.
  @inline(__always)
  final var holdsOwnSlots: Bool { header.slots == ownSlots }
}

/// A tuple of two elements or more.
package final class TupleObject: SmallObject {}

/// A value of a struct that is stored as fields, copied on write.
package final class StructObject: SmallObject {}

/// An enum case with a payload.
package final class EnumObject: SmallObject {
  var caseIndex: Int { Int(header.tag) }
}

/// An object of a class.
package final class Instance: HeapObject {
  deinit {
    if header.subject != 0 { type?.graph.destroySubject(.init(rawValue: header.subject)) }
  }
}

/// A captured variable.
package final class BoxObject: SmallObject {}

/// The content of a `weak` or `unowned` variable.
package final class WeakReference: HeapObject {
  weak var target: HeapObject?

  init(_ target: HeapObject) {
    self.target = target
    super.init()
  }

  /// The object, unless it was freed or its `deinit` is running.
  var object: HeapObject? {
    guard let target, !target.header.flags.contains(.isDeinitializing) else { return nil }
    return target
  }
}

/// A host object of another module, which programs see as a value of a declared type.
///
/// Subclasses `retain` the values they store and release them in `deinit`.
package class NativeObject: HeapObject {
  /// An object whose type in programs is `type`.
  package override init(type: RuntimeType?) {
    super.init(type: type)
  }

  /// Whether two of them are `==` in a program; identity unless overridden.
  package func isEqual(to other: NativeObject) -> Bool { self === other }

  /// The hash value; equal objects must have equal ones.
  package var hashCode: Int { 0 }

  /// The text that `print` writes; nil for the name of the type.
  package func describe(in machine: Machine) throws(Fault) -> String? { nil }
}
