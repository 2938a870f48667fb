// Durations.

public protocol DurationProtocol: Comparable, AdditiveArithmetic, Sendable {
  static func / (lhs: Self, rhs: Int) -> Self
  static func * (lhs: Self, rhs: Int) -> Self
  static func / (lhs: Self, rhs: Self) -> Double
}
extension DurationProtocol {
  public static func /= (lhs: inout Self, rhs: Int) { lhs = lhs / rhs }
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
}

/// A number of whole seconds, and attoseconds of the same sign.
public struct Duration: DurationProtocol, Hashable, Sendable, CustomStringConvertible {
  var _whole: Int
  var _parts: Int

  public init(secondsComponent: Int64, attosecondsComponent: Int64) {
    let parts = Int(attosecondsComponent)
    var whole = Int(secondsComponent) + parts / 1_000_000_000_000_000_000
    var rest = parts % 1_000_000_000_000_000_000
    if whole > 0, rest < 0 {
      whole -= 1
      rest += 1_000_000_000_000_000_000
    } else if whole < 0, rest > 0 {
      whole += 1
      rest -= 1_000_000_000_000_000_000
    }
    _whole = whole
    _parts = rest
  }
  init(_seconds: Double) {
    let whole = _seconds.rounded(.towardZero)
    self.init(
      secondsComponent: Int64(whole),
      attosecondsComponent: Int64(((_seconds - whole) * 1e18).rounded()))
  }

  public var components: (seconds: Int64, attoseconds: Int64) {
    (seconds: Int64(_whole), attoseconds: Int64(_parts))
  }
  var _inSeconds: Double { Double(_whole) + Double(_parts) / 1e18 }
  /// In nanoseconds, rounded up so that nothing wakes too early.
  var _nanoseconds: Int {
    let (product, overflow) = _whole.multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return _whole < 0 ? 0 : Int.max }
    let (sum, isTooMuch) = product.addingReportingOverflow(
      (_parts + (_parts > 0 ? 999_999_999 : 0)) / 1_000_000_000)
    return isTooMuch ? Int.max : sum
  }
  static func _nanoseconds(_ count: Int) -> Duration { _of(count, 1_000_000_000) }
  static func _of(_ count: Int, _ inSecond: Int) -> Duration {
    Duration(
      secondsComponent: Int64(count / inSecond),
      attosecondsComponent: Int64(count % inSecond * (1_000_000_000_000_000_000 / inSecond)))
  }

  public static let zero = Duration(secondsComponent: 0, attosecondsComponent: 0)
  public static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration {
    Duration(secondsComponent: Int64(seconds), attosecondsComponent: 0)
  }
  public static func seconds(_ seconds: Double) -> Duration { Duration(_seconds: seconds) }
  public static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration {
    _of(Int(milliseconds), 1000)
  }
  public static func milliseconds(_ milliseconds: Double) -> Duration {
    Duration(_seconds: milliseconds / 1000)
  }
  public static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration {
    _of(Int(microseconds), 1_000_000)
  }
  public static func microseconds(_ microseconds: Double) -> Duration {
    Duration(_seconds: microseconds / 1_000_000)
  }
  public static func nanoseconds(_ nanoseconds: Double) -> Duration {
    seconds(nanoseconds / 1e9)
  }
  public static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration {
    _of(Int(nanoseconds), 1_000_000_000)
  }
  public static func < (lhs: Duration, rhs: Duration) -> Bool {
    lhs._whole != rhs._whole ? lhs._whole < rhs._whole : lhs._parts < rhs._parts
  }
  public static func + (lhs: Duration, rhs: Duration) -> Duration {
    Duration(
      secondsComponent: Int64(lhs._whole + rhs._whole),
      attosecondsComponent: Int64(lhs._parts + rhs._parts))
  }
  public static func - (lhs: Duration, rhs: Duration) -> Duration {
    Duration(
      secondsComponent: Int64(lhs._whole - rhs._whole),
      attosecondsComponent: Int64(lhs._parts - rhs._parts))
  }
  public static func += (lhs: inout Duration, rhs: Duration) { lhs = lhs + rhs }
  public static func -= (lhs: inout Duration, rhs: Duration) { lhs = lhs - rhs }
  public static func * (lhs: Duration, rhs: Int) -> Duration {
    // The product of attoseconds overflows: nanoseconds and the rest are multiplied separately.
    let nanoseconds = lhs._parts / 1_000_000_000 * rhs
    let rest = lhs._parts % 1_000_000_000 * rhs
    return Duration(secondsComponent: Int64(lhs._whole * rhs), attosecondsComponent: 0)
      + _of(nanoseconds, 1_000_000_000)
      + Duration(secondsComponent: 0, attosecondsComponent: Int64(rest))
  }
  public static func * (lhs: Int, rhs: Duration) -> Duration { rhs * lhs }
  public static func * (lhs: Duration, rhs: Double) -> Duration {
    Duration(_seconds: lhs._inSeconds * rhs)
  }
  public static func * (lhs: Double, rhs: Duration) -> Duration { rhs * lhs }
  public static func / (lhs: Duration, rhs: Int) -> Duration {
    let rest = lhs._whole % rhs
    // The remaining seconds, divided as nanoseconds and then as attoseconds.
    let nanoseconds = rest * 1_000_000_000 + lhs._parts / 1_000_000_000
    let parts = (nanoseconds % rhs * 1_000_000_000 + lhs._parts % 1_000_000_000) / rhs
    return Duration(secondsComponent: Int64(lhs._whole / rhs), attosecondsComponent: 0)
      + _of(nanoseconds / rhs, 1_000_000_000)
      + Duration(secondsComponent: 0, attosecondsComponent: Int64(parts))
  }
  public static func / (lhs: Duration, rhs: Double) -> Duration {
    Duration(_seconds: lhs._inSeconds / rhs)
  }
  public static func / (lhs: Duration, rhs: Duration) -> Double {
    lhs._inSeconds / rhs._inSeconds
  }
  public static prefix func - (value: Duration) -> Duration { zero - value }
  public var description: String { "\(_inSeconds) seconds" }
}
