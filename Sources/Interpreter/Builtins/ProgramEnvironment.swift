/// The environment of a program: random numbers, the clock, arguments, resources. All of it belongs
/// to the session, so that the same input gives the same output.
///
/// A value type: to return a program to an earlier state, keep a copy and assign it back.
package struct ProgramEnvironment: Sendable {
  /// The source of `Int.random(in:)`, `shuffled()` and the like.
  package var random: RandomSource
  /// The source of `UUID()`: making identifiers does not change the random numbers.
  package var identifiers: RandomSource
  /// Nanoseconds since the session began. The clock advances only when it is moved.
  package var uptime = 0
  /// The value of `Date()`, in seconds since January 1, 2001.
  package var now: Double {
    get { origin + Double(uptime) / 1e9 }
    set { origin = newValue - Double(uptime) / 1e9 }
  }
  /// The date at which the session began, in the same unit.
  private var origin: Double
  /// The command-line arguments, the program's name first.
  package var arguments: [String] = []
  /// The folders of the disk that the program can read.
  package var disk = DiskFolders()
  /// Localizes the key of a text; returns nil if the key is shown as it is.
  package var localizedText: (@Sendable (String) -> String?)?

  /// January 1, 2026, 00:00 UTC.
  package static let start = 788_918_400.0

  /// An environment with fresh random sources; `now` is the date at which the session begins.
  package init(seed: UInt64 = 0, now: Double = ProgramEnvironment.start) {
    random = RandomSource(seed: seed)
    identifiers = RandomSource(seed: seed ^ 0x5555_5555_5555_5555)
    origin = now
  }
}

/// A pseudorandom sequence that depends only on its seed (SplitMix64).
package struct RandomSource: Hashable, Sendable {
  /// The state from which the next number is computed.
  package private(set) var state: UInt64

  /// The sequence that belongs to a seed.
  package init(seed: UInt64) { state = seed }

  /// The next number of the sequence.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
