/// A decimal number of Foundation: a whole number of up to 128 bits times a power of ten.
///
/// The arithmetic takes Foundation's steps, so that it loses the same digits where there is no room for
/// all: https://github.com/swiftlang/swift-foundation, `Decimal+Math.swift`.
struct DecimalNumber {
  /// How many decimal digits every mantissa has room for.
  private static let digits = 38
  static let exponents = -128...127
  static let zero = DecimalNumber(mantissa: 0, exponent: 0, isNegative: false)
  /// Nothing that is a number is a negative zero.
  static let nan = DecimalNumber(mantissa: 0, exponent: 0, isNegative: true)

  enum Rounding: Int { case plain, down, up, bankers }

  var mantissa: UInt128
  var exponent: Int
  var isNegative: Bool

  var isNaN: Bool { mantissa == 0 && isNegative }
  var isZero: Bool { mantissa == 0 && !isNegative }

  /// The number without the zeros at its end; not a number where the exponent has no room.
  func compacted() -> DecimalNumber {
    if mantissa == 0 { return isNegative ? .nan : .zero }
    var result = self
    while true {
      let (quotient, rest) = result.mantissa.quotientAndRemainder(dividingBy: 10)
      if rest != 0 { break }
      result.mantissa = quotient
      result.exponent += 1
    }
    while result.exponent > Self.exponents.upperBound {
      let (product, overflow) = result.mantissa.multipliedReportingOverflow(by: 10)
      if overflow { return .nan }
      result.mantissa = product
      result.exponent -= 1
    }
    return result.exponent < Self.exponents.lowerBound ? .nan : result
  }

  func adding(_ other: DecimalNumber) -> DecimalNumber {
    if isNaN || other.isNaN { return .nan }
    if isZero { return other }
    if other.isZero { return self }
    let (left, right) = Self.aligned(self, other)
    if left.mantissa == 0 { return right.compacted() }
    if right.mantissa == 0 { return left.compacted() }
    if left.isNegative == right.isNegative {
      let (sum, overflow) = left.mantissa.addingReportingOverflow(right.mantissa)
      let wide = WideMantissa(high: overflow ? 1 : 0, low: sum)
      return Self.fitted(wide, left.exponent, left.isNegative)
    }
    if left.mantissa == right.mantissa { return .zero }
    let isLeftLarger = left.mantissa > right.mantissa
    let difference =
      isLeftLarger ? left.mantissa - right.mantissa : right.mantissa - left.mantissa
    return DecimalNumber(
      mantissa: difference, exponent: left.exponent,
      isNegative: isLeftLarger ? left.isNegative : right.isNegative
    ).compacted()
  }

  func multiplied(by other: DecimalNumber) -> DecimalNumber {
    if isNaN || other.isNaN { return .nan }
    if isZero || other.isZero { return .zero }
    let (high, low) = mantissa.multipliedFullWidth(by: other.mantissa)
    return Self.fitted(
      WideMantissa(high: high, low: low), exponent + other.exponent,
      isNegative != other.isNegative)
  }

  /// Not a number where `other` is zero.
  func divided(by other: DecimalNumber) -> DecimalNumber {
    if isNaN || other.isNaN || other.isZero { return .nan }
    if isZero { return .zero }
    var (left, right) = (self, other)
    // Half of the digits: a divisor that is so much finer would leave few digits of the quotient.
    if left.exponent - right.exponent >= Self.digits / 2 {
      let aligned = Self.aligned(left, right)
      if aligned.0.mantissa != 0 && aligned.1.mantissa != 0 { (left, right) = aligned }
    }
    let (high, low) = left.mantissa.multipliedFullWidth(by: Self.power(Self.digits))
    var wide = WideMantissa(high: high, low: low)
    wide.divide(by: right.mantissa)
    return Self.fitted(
      wide, left.exponent - right.exponent - Self.digits, isNegative != other.isNegative)
  }

  /// The number with at most `places` digits behind the point.
  func rounded(to places: Int, _ rounding: Rounding) -> DecimalNumber {
    let places = min(max(places, -1000), 1000)
    let excess = -(places + exponent)
    if excess <= 0 || mantissa == 0 { return self }
    var rest = mantissa
    var dropped = DroppedDigits()
    for _ in 0..<min(excess, Self.digits + 2) {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      dropped.add(digit)
      rest = quotient
    }
    var mode = rounding
    if isNegative {
      mode = rounding == .up ? .down : rounding == .down ? .up : rounding
    }
    if dropped.roundsUp(rest, mode) { rest += 1 }
    return DecimalNumber(
      mantissa: rest, exponent: -places, isNegative: rest != 0 && isNegative
    ).compacted()
  }

  /// Below zero, zero or above it, as the first is less than, equal to or greater than the second;
  /// what is not a number is less than every number.
  static func order(_ left: DecimalNumber, _ right: DecimalNumber) -> Int {
    if left.isNaN || right.isNaN { return left.isNaN ? (right.isNaN ? 0 : -1) : 1 }
    if left.isNegative != right.isNegative { return left.isNegative ? -1 : 1 }
    let (first, second) = aligned(left, right)
    if first.mantissa == second.mantissa { return 0 }
    return (first.mantissa < second.mantissa) != left.isNegative ? -1 : 1
  }

  /// Both with one exponent, the smaller if there is room for that; else what is finer loses digits.
  static func aligned(
    _ left: DecimalNumber, _ right: DecimalNumber
  ) -> (DecimalNumber, DecimalNumber) {
    if left.exponent == right.exponent || left.mantissa == 0 || right.mantissa == 0 {
      return (left, right)
    }
    if left.exponent < right.exponent {
      let (second, first) = aligned(right, left)
      return (first, second)
    }
    var (coarse, fine) = (left, right)
    let difference = coarse.exponent - fine.exponent
    if let exact = coarse.multiplied(byPowerOfTen: difference) { return (exact, fine) }
    // Room is counted in words of 16 bits.
    let words = (UInt128.bitWidth - coarse.mantissa.leadingZeroBitCount + 15) / 16
    let room = Int(Double(8 - words) * 4.816_479_93)
    coarse = coarse.multiplied(byPowerOfTen: room) ?? coarse
    let lost = fine.exponent.distance(to: coarse.exponent)
    fine.mantissa = lost > Self.digits ? 0 : fine.mantissa / Self.power(lost)
    fine.exponent = coarse.exponent
    return (coarse, fine)
  }

  private func multiplied(byPowerOfTen power: Int) -> DecimalNumber? {
    if power > Self.digits { return nil }
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: Self.power(power))
    if overflow { return nil }
    return DecimalNumber(mantissa: product, exponent: exponent - power, isNegative: isNegative)
  }

  /// As many digits of a mantissa as there is room for.
  private static func fitted(
    _ wide: WideMantissa, _ exponent: Int, _ isNegative: Bool
  ) -> DecimalNumber {
    var wide = wide
    var exponent = exponent
    while wide.high != 0 {
      wide.divide(by: 10)
      exponent += 1
    }
    if wide.low == 0 { return .zero }
    return DecimalNumber(mantissa: wide.low, exponent: exponent, isNegative: isNegative).compacted()
  }

  static func power(_ exponent: Int) -> UInt128 {
    (0..<exponent).reduce(1) { product, _ in product * 10 }
  }
}

/// A product of two mantissas.
private struct WideMantissa {
  var high: UInt128
  var low: UInt128

  mutating func divide(by divisor: UInt128) {
    let (quotient, rest) = high.quotientAndRemainder(dividingBy: divisor)
    high = quotient
    low = divisor.dividingFullWidth((rest, low)).quotient
  }
}

/// The digits that a number lost at its end: the one that was next to it, and whether any below were
/// not zero.
private struct DroppedDigits {
  var next: UInt128 = 0
  var hasMore = false

  mutating func add(_ digit: UInt128) {
    if next != 0 { hasMore = true }
    next = digit
  }

  func roundsUp(_ mantissa: UInt128, _ rounding: DecimalNumber.Rounding) -> Bool {
    switch rounding {
    case .down: false
    case .up: next != 0 || hasMore
    case .plain: next >= 5
    case .bankers: next > 5 || next == 5 && (hasMore || !mantissa.isMultiple(of: 2))
    }
  }
}
