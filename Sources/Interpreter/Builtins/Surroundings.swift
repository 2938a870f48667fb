/// What a program can know of the world outside: random numbers, the time, and what it was started
/// with. All are the session's own, so that the same input gives the same output.
///
/// A value: whoever takes a program back to an earlier state keeps a copy and puts it back.
package struct Surroundings: Sendable {
  /// Where `Int.random(in:)`, `shuffled()` and the like draw from.
  package var random: RandomSource
  /// Where `UUID()` draws from: making identifiers changes no random numbers.
  package var identifiers: RandomSource
  /// Nanoseconds since the session began. Time stands still until somebody moves it.
  package var uptime = 0
  /// What `Date()` gives, in seconds since the first of January 2001.
  package var now: Double {
    get { origin + Double(uptime) / 1e9 }
    set { origin = newValue - Double(uptime) / 1e9 }
  }
  /// The date at which the session began.
  private var origin: Double
  /// The time zones that the system knows.
  package var timeZones = TimeZoneDatabase()
  /// The words of the command line, the program's own name first.
  package var arguments: [String] = []
  /// Where `Bundle` finds files.
  package var resources = ResourceFolder()
  /// What is shown for a key of a text; nil where it is shown as it is.
  package var localizedText: (@Sendable (String) -> String?)?

  /// The first of January 2026, at midnight in Greenwich.
  package static let start = 788_918_400.0

  package init(seed: UInt64 = 0, now: Double = Surroundings.start) {
    random = RandomSource(seed: seed)
    identifiers = RandomSource(seed: seed ^ 0x5555_5555_5555_5555)
    origin = now
  }
}

/// An endless row of numbers that looks random and is the same for the same seed (SplitMix64).
package struct RandomSource: Hashable, Sendable {
  /// What the next number is made from.
  package private(set) var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
