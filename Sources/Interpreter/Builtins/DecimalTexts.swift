/// Conversions of decimal numbers from and to strings and binary numbers, in Foundation's own
/// steps, because these determine the last digits of a converted `Double`.
extension DecimalNumber {
  /// Parses the longest prefix that is a number; nil if there is no digit.
  init?(parsing text: String, point: String) {
    var rest = text[...].drop { $0.isWhitespace }
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    var number = DecimalNumber.zero
    var hasDigits = false
    var isFraction = false
    while let character = rest.first {
      if let digit = character.wholeNumberValue, character.isASCII {
        hasDigits = true
        number.append(UInt128(digit), isFraction: isFraction)
        rest = rest.dropFirst()
      } else if !isFraction, rest.hasPrefix(point) {
        isFraction = true
        rest = rest.dropFirst(point.count)
      } else {
        break
      }
    }
    if !hasDigits { return nil }
    if rest.first == "e" || rest.first == "E" {
      let digits = rest.dropFirst().prefix { $0.isASCII && ($0.isNumber || $0 == "-" || $0 == "+") }
      // An exponent of ten digits or more is out of range for any number.
      guard digits.count < 10, let power = digits.isEmpty ? 0 : Int(digits) else { return nil }
      number.exponent += power
    }
    number.isNegative = isNegative && number.mantissa != 0
    self = number.compacted()
    if number.mantissa != 0 && isNaN { return nil }
  }

  /// Appends a digit; drops it if the mantissa has no room.
  private mutating func append(_ digit: UInt128, isFraction: Bool) {
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: 10)
    let (sum, carry) = product.addingReportingOverflow(digit)
    if overflow || carry {
      if !isFraction { exponent += 1 }
    } else {
      mantissa = sum
      if isFraction { exponent -= 1 }
    }
  }

  /// Converts by way of a 64-bit mantissa, as Foundation does.
  init(_ value: Double) {
    self = .zero
    if value.isNaN || value.isInfinite { self = .nan }
    if value == 0 || isNaN { return }
    var magnitude = value.magnitude
    var exponent = 0
    while magnitude < Double(UInt64.max - 1) {
      magnitude *= 10
      exponent -= 1
      if exponent < -128 {
        self = .nan
        return
      }
    }
    while Double(UInt64.max) <= magnitude {
      magnitude /= 10
      exponent += 1
      if exponent > 127 {
        self = .nan
        return
      }
    }
    let mantissa = UInt64(min(magnitude, Double(UInt64.max).nextDown))
    self = DecimalNumber(
      mantissa: UInt128(mantissa), exponent: exponent, isNegative: value < 0
    ).compacted()
  }

  var double: Double {
    if isNaN { return .nan }
    var result = 0.0
    for place in stride(from: 112, through: 0, by: -16) {
      result = result * 65536 + Double(mantissa >> UInt128(place) & 0xFFFF)
    }
    for _ in 0..<exponent.magnitude { result = exponent < 0 ? result / 10 : result * 10 }
    return isNegative ? -result : result
  }

  var description: String {
    if isNaN { return "NaN" }
    let digits = String(mantissa)
    let sign = isNegative ? "-" : ""
    if exponent >= 0 {
      return sign + digits + String(repeating: "0", count: mantissa == 0 ? 0 : exponent)
    }
    let zeros = max(0, 1 - exponent - digits.count)
    let padded = String(repeating: "0", count: zeros) + digits
    return sign + padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
  }
}
