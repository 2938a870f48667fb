/// Names one observed subject of a graph; `.none` is the subject of something never observed.
///
/// A subject is whatever owns observable properties: an object, a state cell. The low 26 bits are
/// its position, the high 6 its generation, so a name kept after the subject is gone is caught at
/// the graph's border instead of naming a newer subject.
// Public and frozen, not package: interpreted objects keep it inline and every read touches it.
@frozen public struct SubjectID: Hashable, Sendable {
  /// The 32 bits of the name; 0 is no subject.
  public let rawValue: UInt32

  /// No subject at all.
  public static let none = SubjectID(rawValue: 0)

  /// Takes the name apart from its storage, for owners that keep 32 bits.
  @inlinable public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Whether this names no subject.
  @inlinable public var isNone: Bool { rawValue == 0 }
}

extension SubjectID {
  @inlinable static var indexMask: UInt32 { 0x03FF_FFFF }

  @inlinable init(index: UInt32, generation: UInt8) {
    rawValue = index | UInt32(generation) << 26
  }

  @inlinable var index: UInt32 { rawValue & SubjectID.indexMask }

  @inlinable var generation: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 26) }

  @inlinable static func generation(after generation: UInt8) -> UInt8 { (generation &+ 1) & 0x3F }
}
