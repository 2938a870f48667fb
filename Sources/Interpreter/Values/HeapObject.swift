internal import ObservationGraph

/// The part of every heap object that the machine reaches through a raw pointer.
struct HeapHeader {
  /// Bytes from an object's address to its header: Swift's own two words come first.
  static let offset = 16

  /// Owners among the machine's values; all of them together hold one Swift reference.
  var count: UInt32 = 0
  /// The number of `slots` in use: fields, elements, captures.
  var slotCount: UInt32 = 0
  var slots: UnsafeMutablePointer<Value>
  /// Nil for leaves such as strings.
  var type: Unmanaged<RuntimeType>?
  /// The capacity of an array; the case index of an enum value; the ordinal of an instance.
  var tag: UInt32 = 0
  /// The transaction that `journaled` belongs to.
  var epoch: UInt32 = 0
  /// The slots whose old values this transaction has recorded, one bit each (the last for the rest).
  /// Of closures, which are never written to, the address of their code; 0 where it is native.
  var journaled: UInt64 = 0
  /// The slots whose change was announced in this transaction.
  var notified: UInt64 = 0
  /// The subject in the dependency graph, 0 where nobody ever read it in a scope.
  var subject: UInt32 = 0
  var flags: Flags = []
  /// The position of the scope that read the object first, in the bits that `flags` does not need: only
  /// a hint what to fetch when the object is written to, and cut off where there are very many scopes.
  var firstReader: UInt32 {
    get { flags.rawValue >> 8 }
    set { flags = Flags(rawValue: flags.rawValue & 0xFF | newValue << 8) }
  }

  struct Flags: OptionSet {
    let rawValue: UInt32
    /// The user's `deinit` runs or has run.
    static let isDeinitializing = Flags(rawValue: 1)
    /// Somebody has asked for its ordinal.
    static let hasOrdinal = Flags(rawValue: 2)
  }
}

/// Anything on the heap that a value refers to.
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

  /// For objects with room for some slots of their own behind the header.
  ///
  /// - Parameter room: how many values the first stored properties of the subclass are.
  init(type: RuntimeType?, slotCount: Int, room: Int) {
    header = HeapHeader(
      slotCount: UInt32(truncatingIfNeeded: slotCount), slots: HeapObject.noSlots,
      type: type.map(Unmanaged.passUnretained))
    header.slots = slotCount <= room ? ownSlots : .allocate(capacity: slotCount)
    header.slots.initialize(repeating: Value.hole, count: slotCount)
  }

  /// Where the stored properties of subclasses begin.
  private var ownSlots: UnsafeMutablePointer<Value> {
    (Unmanaged.passUnretained(self).toOpaque() + HeapHeader.offset + MemoryLayout<HeapHeader>.stride)
      .assumingMemoryBound(to: Value.self)
  }

  /// For objects that keep nothing in slots.
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

  /// Stands for "no slots" and is never read.
  nonisolated(unsafe) static let noSlots = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  /// The type of the value the object represents.
  final var type: RuntimeType? { header.type?.takeUnretainedValue() }

  /// What a collection gives where it has nothing: the nil of one of its type's arguments.
  final func missingValue(ofArgument position: Int) -> Value {
    guard let type, position < type.arguments.count else { return .none }
    return Value(.none, bits: UInt64(type.arguments[position].id))
  }

  /// Fields, elements or captures, borrowed.
  final var fields: UnsafeMutableBufferPointer<Value> {
    UnsafeMutableBufferPointer(start: header.slots, count: Int(header.slotCount))
  }
}

/// An object with room for three slots: most structs, tuples and payloads are one allocation.
///
/// - Invariant: the properties lie at `ownSlots` (checked when a machine is made) and are reached through
///   `header.slots` alone.
package class SmallObject: HeapObject {
  @exclusivity(unchecked) final var room: (Value, Value, Value) = (.hole, .hole, .hole)

  override init(type: RuntimeType?, slotCount: Int) {
    super.init(type: type, slotCount: slotCount, room: 3)
  }

  /// Takes over what another object holds, whose number of slots is the same.
  final func copy(_ other: HeapObject) {
    header.type = other.header.type
    header.tag = other.header.tag
    for index in 0..<Int(header.slotCount) {
      header.slots[index] = other.header.slots[index].retained()
    }
  }
}

/// A tuple of two elements or more.
package final class TupleObject: SmallObject {}

/// A value of a struct that a program declares. Shared until somebody changes a field.
package final class StructObject: SmallObject {}

/// A case with its payload.
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

/// What a `weak` or `unowned` variable holds.
package final class WeakReference: HeapObject {
  weak var target: HeapObject?

  init(_ target: HeapObject) {
    self.target = target
    super.init()
  }

  /// The object, unless it is gone or its `deinit` runs.
  var object: HeapObject? {
    guard let target, !target.header.flags.contains(.isDeinitializing) else { return nil }
    return target
  }
}

/// A string. Changed in place only while one value refers to it.
package final class StringObject: HeapObject {
  @exclusivity(unchecked) final var string: String

  init(_ string: String) {
    self.string = string
    super.init()
    MemoryGauge.note(string.utf8.count)
  }
}

/// An object that other modules make, known to programs by a declared type.
///
/// Keep values in it with `retain`, and let them go in `deinit`.
package class NativeObject: HeapObject {
  /// An object that programs see as a value of `type`.
  package override init(type: RuntimeType?) {
    super.init(type: type)
  }

  /// Whether two of them are `==` to a program; identity unless overridden.
  package func isEqual(to other: NativeObject) -> Bool { self === other }

  /// What equal objects have in common.
  package var hashCode: Int { 0 }

  /// What `print` shows; nil: the name of the type.
  package func describe(in machine: Machine) throws(Fault) -> String? { nil }
}
