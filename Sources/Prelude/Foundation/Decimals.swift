extension PreludeLibrary {
  static let decimal = PreludeChunk(
    names: ["Decimal", "NSDecimalNumber", "NSDecimalRound"],
    text: #"""
      struct Decimal: SignedNumeric, Comparable, Hashable, Strideable, Sendable,
        ExpressibleByFloatLiteral, CustomStringConvertible
      {
        // The number is `_digits` times ten to the power of minus `_scale`.
        var _digits: Int
        var _scale: Int
        init() { _digits = 0; _scale = 0 }
        init(_digits: Int, _scale: Int) {
          self._digits = _digits
          self._scale = _scale
          _normalize()
        }
        init<T: BinaryInteger>(_ value: T) { self.init(_digits: Int(value), _scale: 0) }
        init(_ value: Int) { self.init(_digits: value, _scale: 0) }
        init(_ value: Double) { self = Decimal(string: "\(value)") ?? Decimal() }
        init(integerLiteral value: Int) { self.init(_digits: value, _scale: 0) }
        init(floatLiteral value: Double) { self.init(value) }
        init?<T: BinaryInteger>(exactly source: T) { self.init(_digits: source._bits, _scale: 0) }
        init?(string: String, locale: Locale? = nil) {
          var digits = 0
          var scale = 0
          var exponent = 0
          var isNegative = false
          var seenPoint = false
          var seenDigit = false
          var rest = string
          if let e = rest.firstIndex(where: { $0 == "e" || $0 == "E" }) {
            exponent = Int(String(rest[rest.index(after: e)..<rest.endIndex])) ?? 0
            rest = String(rest[rest.startIndex..<e])
          }
          for character in rest {
            if let digit = character.wholeNumberValue {
              seenDigit = true
              if digits < 100_000_000_000_000_000 {
                digits = digits * 10 + digit
                if seenPoint { scale += 1 }
              } else if !seenPoint {
                exponent += 1
              }
            } else if character == "." && !seenPoint {
              seenPoint = true
            } else if character == "-" && !seenDigit {
              isNegative = true
            } else if character != "+" || seenDigit {
              break
            }
          }
          if !seenDigit { return nil }
          self.init(_digits: isNegative ? -digits : digits, _scale: scale - exponent)
        }
        mutating func _normalize() {
          if _digits == 0 {
            _scale = 0
            return
          }
          while _scale > 0 && _digits % 10 == 0 {
            _digits /= 10
            _scale -= 1
          }
          while _scale < 0 && _digits.magnitude < 100_000_000_000_000_000 {
            _digits *= 10
            _scale += 1
          }
        }
        static let zero = Decimal()
        static let pi = Decimal(_digits: 314_159_265_358_979_324, _scale: 17)
        static let nan = Decimal()
        var isNaN: Bool { false }
        var isZero: Bool { _digits == 0 }
        var magnitude: Decimal { Decimal(_digits: abs(_digits), _scale: _scale) }
        var _double: Double { Double("\(self)") ?? 0 }
        func _aligned(to scale: Int) -> Int { _scaledDecimal(_digits, scale - _scale) }
        static func + (lhs: Decimal, rhs: Decimal) -> Decimal {
          let scale = max(lhs._scale, rhs._scale)
          return Decimal(_digits: lhs._aligned(to: scale) + rhs._aligned(to: scale), _scale: scale)
        }
        static func - (lhs: Decimal, rhs: Decimal) -> Decimal { lhs + -rhs }
        static prefix func - (operand: Decimal) -> Decimal {
          Decimal(_digits: -operand._digits, _scale: operand._scale)
        }
        static func * (lhs: Decimal, rhs: Decimal) -> Decimal {
          let product = lhs._digits.multipliedReportingOverflow(by: rhs._digits)
          if !product.overflow {
            return Decimal(_digits: product.partialValue, _scale: lhs._scale + rhs._scale)
          }
          let left = lhs._shortened()
          let right = rhs._shortened()
          return Decimal(_digits: left._digits * right._digits, _scale: left._scale + right._scale)
        }
        func _shortened() -> Decimal {
          var result = self
          while result._digits.magnitude >= 1_000_000_000 {
            result._digits = _dividedRounding(result._digits, 10)
            result._scale -= 1
          }
          return result
        }
        static func / (lhs: Decimal, rhs: Decimal) -> Decimal {
          if rhs._digits == 0 { _fault("Division by zero") }
          var dividend = lhs._digits
          var scale = lhs._scale - rhs._scale
          var quotient = dividend / rhs._digits
          var remainder = dividend % rhs._digits
          while remainder != 0 && quotient.magnitude < 10_000_000_000_000_000 {
            let next = remainder.multipliedReportingOverflow(by: 10)
            if next.overflow { break }
            quotient = quotient * 10 + next.partialValue / rhs._digits
            remainder = next.partialValue % rhs._digits
            scale += 1
          }
          return Decimal(_digits: quotient, _scale: scale)
        }
        static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
        static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
        static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
        static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
        static func == (lhs: Decimal, rhs: Decimal) -> Bool {
          lhs._digits == rhs._digits && lhs._scale == rhs._scale
        }
        static func < (lhs: Decimal, rhs: Decimal) -> Bool { (lhs - rhs)._digits < 0 }
        init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
          self.init(_digits: significand._digits, _scale: significand._scale - exponent)
          if sign == .minus { _digits = -_digits }
        }
        var sign: FloatingPointSign { _digits < 0 ? .minus : .plus }
        var isSignMinus: Bool { _digits < 0 }
        var isFinite: Bool { true }
        var isInfinite: Bool { false }
        var exponent: Int { -_scale }
        var significand: Decimal { Decimal(_digits: abs(_digits), _scale: 0) }
        mutating func negate() { _digits = -_digits }
        enum RoundingMode: Int { case plain, down, up, bankers }
        // Rounded to a number of places behind the point.
        func _rounded(_ places: Int, _ mode: RoundingMode) -> Decimal {
          if _scale <= places { return self }
          let unit = _scaledDecimal(1, _scale - places)
          var whole = _digits / unit
          let rest = abs(_digits % unit)
          let away: Bool
          switch mode {
          case .plain: away = rest * 2 >= unit
          case .bankers: away = rest * 2 > unit || rest * 2 == unit && whole % 2 != 0
          case .up: away = rest > 0 && _digits > 0
          case .down: away = rest > 0 && _digits < 0
          }
          if away { whole += _digits < 0 ? -1 : 1 }
          return Decimal(_digits: whole, _scale: places)
        }
        func distance(to other: Decimal) -> Decimal { other - self }
        func advanced(by n: Decimal) -> Decimal { self + n }
        func _power(_ exponent: Int) -> Decimal {
          var result = Decimal(1)
          var remaining = exponent
          while remaining > 0 {
            result *= self
            remaining -= 1
          }
          return result
        }
        func hash(into hasher: inout Hasher) {
          hasher.combine(_digits)
          hasher.combine(_scale)
        }
        var description: String { _decimalText(_digits, _scale) }
      }
      func NSDecimalRound(
        _ result: inout Decimal, _ number: inout Decimal, _ scale: Int,
        _ mode: Decimal.RoundingMode
      ) {
        result = number._rounded(scale, mode)
      }
      func _scaledDecimal(_ digits: Int, _ places: Int) -> Int {
        var result = digits
        var remaining = places
        while remaining > 0 {
          result *= 10
          remaining -= 1
        }
        return result
      }
      func _dividedRounding(_ digits: Int, _ divisor: Int) -> Int {
        let half = divisor / 2
        return digits < 0 ? (digits - half) / divisor : (digits + half) / divisor
      }
      func _decimalText(_ digits: Int, _ scale: Int) -> String {
        let text = String(digits.magnitude)
        let sign = digits < 0 ? "-" : ""
        if scale <= 0 { return sign + text + String(repeating: "0", count: -scale) }
        let padded =
          text.count > scale
          ? text : String(repeating: "0", count: scale - text.count + 1) + text
        return sign + padded.dropLast(scale) + "." + padded.suffix(scale)
      }
      extension Double {
        init(truncating number: Decimal) { self = number._double }
      }
      struct NSDecimalNumber {
        let decimalValue: Decimal
        init(decimal: Decimal) { decimalValue = decimal }
        init(value: Double) { decimalValue = Decimal(value) }
        init(string: String) { decimalValue = Decimal(string: string) ?? Decimal() }
        var doubleValue: Double { decimalValue._double }
        var intValue: Int { Int(decimalValue._double) }
        var stringValue: String { decimalValue.description }
      }
      """#)
}
