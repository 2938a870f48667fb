/// Sixteen bytes of a subject: its header, or one property's list of readers.
///
/// A subject of N properties is N + 1 cells in a row, header first, so a property is found by
/// adding its position to the subject's: with three properties, a subject is one cache line.
@usableFromInline struct Cell: BitwiseCopyable {
  /// The oldest edge to a reader, 0 when nobody reads the property.
  @usableFromInline var firstReader: UInt32 = 0
  /// The scope of that edge, so that both can be fetched at once: most properties have one reader.
  @usableFromInline var firstScope: UInt32 = 0
  /// The run that read this property last; a second read in one run stops here.
  @usableFromInline var run: UInt32 = 0
  /// The position of the property within its subject.
  @usableFromInline var property: UInt32 = 0

  @usableFromInline init(property: UInt32) {
    self.property = property
  }
}

/// The same sixteen bytes as the header of a subject.
extension Cell {
  init(header count: Int, generation: UInt8, serial: UInt32, payload: UInt64) {
    self.init(property: UInt32(truncatingIfNeeded: payload >> 32))
    run = UInt32(truncatingIfNeeded: payload)
    firstReader = serial
    firstScope = UInt32(count) | UInt32(generation) << 16 | 1 << 24
  }

  /// When the subject was made, counted from 1.
  var serial: UInt32 { firstReader }

  /// While the subject is free: the next free one of the same size.
  var nextFree: UInt32 {
    get { firstReader }
    set { firstReader = newValue }
  }

  @usableFromInline var propertyCount: Int { Int(firstScope & 0xFFFF) }

  @usableFromInline var generation: UInt8 { UInt8(truncatingIfNeeded: firstScope >> 16) }

  @usableFromInline var isAlive: Bool { firstScope >> 24 == 1 }

  var payload: UInt64 { UInt64(property) << 32 | UInt64(run) }

  /// Marks the subject gone and lets a successor have the next generation.
  mutating func retire() {
    let next = SubjectID.generation(after: generation)
    firstScope = UInt32(propertyCount) | UInt32(next) << 16
  }
}
