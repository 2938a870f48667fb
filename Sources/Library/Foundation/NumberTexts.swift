// Formatting of numbers: rounding, grouping, signs, compact names.

// The decimal digits of a number: `0.d₁d₂d₃…` times ten to the power of `exponent`.
struct _NumberDigits {
  var isNegative = false
  var digits: [Int] = []
  var exponent = 0
  // Parses the description of a number.
  init(_ text: String) {
    var seenPoint = false
    var power = 0
    for (place, character) in text.enumerated() {
      if character == "e" {
        power = Int(String(text.dropFirst(place + 1))) ?? 0
        break
      }
      if character == "-" { isNegative = true }
      if character == "." { seenPoint = true }
      guard let digit = character.wholeNumberValue else { continue }
      if digit != 0 || !digits.isEmpty { digits.append(digit) }
      if digit == 0 && digits.isEmpty {
        if seenPoint { exponent -= 1 }
      } else if !seenPoint {
        exponent += 1
      }
    }
    while digits.last == 0 { digits.removeLast() }
    exponent = digits.isEmpty ? 0 : exponent + power
  }
  var isZero: Bool { digits.isEmpty }
  mutating func round(fraction places: Int, _ rule: FloatingPointRoundingRule) {
    round(keeping: exponent + places, rule)
  }
  mutating func round(keeping count: Int, _ rule: FloatingPointRoundingRule) {
    if count >= digits.count { return }
    let next = count < 0 ? 0 : digits[count]
    let isTie = next == 5 && digits.count == count + 1
    let isUp: Bool
    switch rule {
    case .toNearestOrEven: isUp = isTie ? count > 0 && digits[count - 1] % 2 == 1 : next >= 5
    case .toNearestOrAwayFromZero: isUp = next >= 5
    case .up: isUp = !isNegative
    case .down: isUp = isNegative
    case .towardZero: isUp = false
    case .awayFromZero: isUp = true
    }
    let unit = exponent - count
    digits = Array(digits.prefix(max(count, 0)))
    if isUp {
      var place = digits.count - 1
      while place >= 0 && digits[place] == 9 {
        digits[place] = 0
        place -= 1
      }
      if place >= 0 {
        digits[place] += 1
      } else {
        digits.insert(1, at: 0)
        exponent = digits.count == 1 ? unit + 1 : exponent + 1
      }
    }
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { exponent = 0 }
  }
  var whole: [Int] {
    exponent <= 0
      ? []
      : exponent <= digits.count
        ? Array(digits.prefix(exponent))
        : digits + Array(repeating: 0, count: exponent - digits.count)
  }
  var fraction: [Int] {
    exponent >= digits.count
      ? []
      : exponent >= 0
        ? Array(digits.dropFirst(exponent)) : Array(repeating: 0, count: -exponent) + digits
  }
}
enum NumberFormatStyleConfiguration {
  typealias RoundingRule = FloatingPointRoundingRule
  struct Precision: Hashable {
    var _whole: ClosedRange<Int>? = nil
    var _fraction: ClosedRange<Int>? = nil
    var _significant: ClosedRange<Int>? = nil
    static func _limits<R: RangeExpression>(_ limits: R) -> ClosedRange<Int>
    where R.Bound == Int {
      let range = limits.relative(to: 0..<1000)
      return range.lowerBound...(range.upperBound - 1)
    }
    static func fractionLength(_ length: Int) -> Precision {
      Precision(_fraction: length...length)
    }
    static func fractionLength<R: RangeExpression>(_ limits: R) -> Precision
    where R.Bound == Int {
      Precision(_fraction: _limits(limits))
    }
    static func integerLength(_ length: Int) -> Precision {
      Precision(_whole: length...length)
    }
    static func integerLength<R: RangeExpression>(_ limits: R) -> Precision
    where R.Bound == Int {
      Precision(_whole: _limits(limits))
    }
    static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
      Precision(_whole: integer...integer, _fraction: fraction...fraction)
    }
    static func integerAndFractionLength<R: RangeExpression, S: RangeExpression>(
      integerLimits: R, fractionLimits: S
    ) -> Precision where R.Bound == Int, S.Bound == Int {
      Precision(_whole: _limits(integerLimits), _fraction: _limits(fractionLimits))
    }
    static func significantDigits(_ digits: Int) -> Precision {
      Precision(_significant: digits...digits)
    }
    static func significantDigits<R: RangeExpression>(_ limits: R) -> Precision
    where R.Bound == Int {
      Precision(_significant: _limits(limits))
    }
  }
  struct Grouping: Hashable {
    let _isGrouped: Bool
    static let automatic = Grouping(_isGrouped: true)
    static let never = Grouping(_isGrouped: false)
  }
  struct SignDisplayStrategy: Hashable {
    var _isNever = false
    var _plus = false
    var _plusZero = false
    static func always(includingZero: Bool = true) -> SignDisplayStrategy {
      SignDisplayStrategy(_plus: true, _plusZero: includingZero)
    }
    static let automatic = SignDisplayStrategy()
    static let never = SignDisplayStrategy(_isNever: true)
  }
  struct DecimalSeparatorDisplayStrategy: Hashable {
    let _isAlways: Bool
    static let automatic = DecimalSeparatorDisplayStrategy(_isAlways: false)
    static let always = DecimalSeparatorDisplayStrategy(_isAlways: true)
  }
  enum Notation: Hashable { case automatic, scientific, compactName }
}
enum CurrencyFormatStyleConfiguration {
  typealias Precision = NumberFormatStyleConfiguration.Precision
  typealias Grouping = NumberFormatStyleConfiguration.Grouping
  struct SignDisplayStrategy: Hashable {
    var _sign = NumberFormatStyleConfiguration.SignDisplayStrategy.automatic
    var _isAccounting = false
    static let automatic = SignDisplayStrategy()
    static let never = SignDisplayStrategy(_sign: .never)
    static let accounting = SignDisplayStrategy(_isAccounting: true)
    static func always(showZero: Bool = true) -> SignDisplayStrategy {
      SignDisplayStrategy(_sign: .always(includingZero: showZero))
    }
  }
  enum Presentation: Hashable { case standard, isoCode, fullName, narrow }
}
// Options that the styles of numbers share.
struct _NumberForm: Hashable {
  var precision = NumberFormatStyleConfiguration.Precision()
  var defaultFraction = 0...6
  var rule = FloatingPointRoundingRule.toNearestOrEven
  var increment: Double? = nil
  var isGrouped = true
  var sign = NumberFormatStyleConfiguration.SignDisplayStrategy.automatic
  var isAccounting = false
  var showsPoint = false
  var notation = NumberFormatStyleConfiguration.Notation.automatic
  var scale = 1.0
  var symbols = _NumberSymbols.american
  // The power of ten by which the number is scaled.
  var shift = 0
  // `description` is that of a number; `before` and `after` are for currencies and percentages.
  func text(_ description: String, before: String = "", after: String = "") -> String {
    if description == "nan" || description == "-nan" { return before + "NaN" + after }
    if description == "inf" { return before + "∞" + after }
    if description == "-inf" { return "-" + before + "∞" + after }
    var number = _NumberDigits(description)
    if !number.isZero { number.exponent += shift }
    if scale != 1 { number = _NumberDigits("\(_value(number) * scale)") }
    var suffix = ""
    var fraction = precision._fraction ?? defaultFraction
    if let increment {
      let places = _NumberDigits("\(increment)").fraction.count
      number = _NumberDigits("\((_value(number) / increment).rounded(rule) * increment)")
      number.round(fraction: places, rule)
      fraction = precision._fraction ?? places...places
    }
    var power = 0
    if notation == .scientific && !number.isZero {
      power = number.exponent - 1
      number.exponent = 1
    }
    if notation == .compactName {
      var group = min(max((number.exponent - 1) / 3, 0), 4)
      if !number.isZero { number.exponent -= 3 * group }
      _roundCompact(&number)
      if number.exponent > 3 && group < 4 {
        group += 1
        number.exponent -= 3
      }
      suffix = ["", "K", "M", "B", "T"][group]
      if precision._fraction == nil { fraction = 0...6 }
    }
    if let significant = precision._significant {
      number.round(keeping: significant.upperBound, rule)
      let start = number.isZero ? 1 : number.exponent
      fraction = max(0, significant.lowerBound - start)...1000
    } else {
      number.round(fraction: fraction.upperBound, rule)
    }
    if notation == .scientific { suffix = "E\(power)" }
    let digits = _plain(number, fraction.lowerBound) + suffix
    if symbols.isSignInside && !isAccounting {
      return before + _signed(number, digits) + after
    }
    return _signed(number, before + digits + after)
  }
  func _roundCompact(_ number: inout _NumberDigits) {
    if precision != NumberFormatStyleConfiguration.Precision() { return }
    if number.exponent >= 2 {
      number.round(fraction: 0, rule)
    } else {
      number.round(keeping: 2, rule)
    }
  }
  func _value(_ number: _NumberDigits) -> Double {
    let digits = number.digits.map({ "\($0)" }).joined()
    let sign = number.isNegative ? "-" : ""
    return Double(sign + "0." + digits + "0e\(number.exponent)") ?? 0
  }
  func _plain(_ number: _NumberDigits, _ leastFraction: Int) -> String {
    var whole = number.whole
    let least = min(precision._whole?.lowerBound ?? 1, 999)
    if whole.count < least { whole = Array(repeating: 0, count: least - whole.count) + whole }
    if let most = precision._whole?.upperBound { whole = Array(whole.suffix(most)) }
    var text = ""
    for (place, digit) in whole.enumerated() {
      let left = whole.count - place
      let isStart = left == 3 || left > 3 && (left - 3) % symbols.group == 0
      if isGrouped && place > 0 && isStart && whole.count >= 3 + symbols.leastGroup {
        text += symbols.grouping
      }
      text += "\(digit)"
    }
    var fraction = number.fraction
    while fraction.count < min(leastFraction, 999) { fraction.append(0) }
    if showsPoint || !fraction.isEmpty { text += symbols.decimal }
    for digit in fraction { text += "\(digit)" }
    return text
  }
  func _signed(_ number: _NumberDigits, _ text: String) -> String {
    if sign._isNever { return text }
    if number.isZero && sign._plus && !sign._plusZero { return text }
    if number.isNegative { return isAccounting ? "(" + text + ")" : symbols.minus + text }
    return sign._plus ? "+" + text : text
  }
}
