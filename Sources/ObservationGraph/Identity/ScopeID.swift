/// Names one scope of a graph: something that reads, such as a view body, a row or a watch.
///
/// The low 24 bits are its position, the high 8 its generation, so a name kept after the scope is
/// gone never names a newer scope.
// Public and frozen, not package: hosts keep one per view and pass it around every run.
@frozen public struct ScopeID: Hashable, Sendable {
  /// The 32 bits of the name; 0 is no scope.
  public let rawValue: UInt32

  /// No scope at all.
  public static let none = ScopeID(rawValue: 0)

  /// Takes the name apart from its storage, for owners that keep 32 bits.
  @inlinable public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Whether this names no scope.
  @inlinable public var isNone: Bool { rawValue == 0 }
}

extension ScopeID {
  @inlinable static var indexMask: UInt32 { 0x00FF_FFFF }

  @inlinable init(index: UInt32, generation: UInt8) {
    rawValue = index | UInt32(generation) << 24
  }

  @inlinable var index: UInt32 { rawValue & ScopeID.indexMask }

  @inlinable var generation: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }
}
