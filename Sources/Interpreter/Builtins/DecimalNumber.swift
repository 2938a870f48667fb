/// A decimal number as in Foundation: an integer of up to 128 bits times a power of ten.
///
/// The arithmetic takes the same steps as Foundation's, so that it drops the same digits when a
/// result does not fit: https://github.com/swiftlang/swift-foundation, `Decimal+Math.swift`.
struct DecimalNumber {
  /// The number of decimal digits that fit into every mantissa.
  private static let digits = 38
  static let exponents = -128...127
  static let zero = DecimalNumber(mantissa: 0, exponent: 0, isNegative: false)
  /// NaN is represented by negative zero, which no number is.
  static let nan = DecimalNumber(mantissa: 0, exponent: 0, isNegative: true)

  /// Foundation's `NSDecimalNumber.RoundingMode`, with its raw values.
  enum Rounding: Int { case plain, down, up, bankers }

  var mantissa: UInt128
  var exponent: Int
  var isNegative: Bool

  var isNaN: Bool { mantissa == 0 && isNegative }
  var isZero: Bool { mantissa == 0 && !isNegative }

  /// The number without trailing zeros; NaN if the exponent is out of range.
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

  /// NaN if `other` is zero.
  func divided(by other: DecimalNumber) -> DecimalNumber {
    if isNaN || other.isNaN || other.isZero { return .nan }
    if isZero { return .zero }
    var (left, right) = (self, other)
    // Half of the digits: dividing by a much smaller unit would leave few digits for the quotient.
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

  /// The number with at most `places` digits after the decimal point.
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

  /// Negative, zero or positive, as the left number is less than, equal to or greater than the
  /// right one; NaN is less than every number.
  static func order(_ left: DecimalNumber, _ right: DecimalNumber) -> Int {
    if left.isNaN || right.isNaN { return left.isNaN ? (right.isNaN ? 0 : -1) : 1 }
    if left.isNegative != right.isNegative { return left.isNegative ? -1 : 1 }
    let (first, second) = aligned(left, right)
    if first.mantissa == second.mantissa { return 0 }
    return (first.mantissa < second.mantissa) != left.isNegative ? -1 : 1
  }

  /// Both numbers with the same exponent: the smaller one if it fits, otherwise the finer number
  /// loses digits.
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
    // Room is measured in 16-bit words.
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

  /// A number with as many digits of the mantissa as fit.
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

/// The 256-bit product of two mantissas.
private struct WideMantissa {
  var high: UInt128
  var low: UInt128

  mutating func divide(by divisor: UInt128) {
    let (quotient, rest) = high.quotientAndRemainder(dividingBy: divisor)
    high = quotient
    low = divisor.dividingFullWidth((rest, low)).quotient
  }
}

/// The digits dropped from the end of a number: the most significant one, and whether any of the
/// others is nonzero.
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
