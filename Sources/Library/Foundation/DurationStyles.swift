// Durations formatted in American English.
//
// Loads by member

extension Duration {
  typealias TimeFormatStyle = _DurationTimeStyle
  typealias UnitsFormatStyle = _DurationUnitsStyle
  func formatted() -> String { _DurationTimeStyle(pattern: .hourMinuteSecond).format(self) }
  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Duration {
    style.format(self)
  }
}
extension FormatStyle where Self == _DurationTimeStyle {
  static func time(pattern: _DurationTimeStyle.Pattern) -> _DurationTimeStyle {
    _DurationTimeStyle(pattern: pattern)
  }
}
extension FormatStyle where Self == _DurationUnitsStyle {
  static func units(
    allowed units: Set<_DurationUnitsStyle.Unit> = [.hours, .minutes, .seconds],
    width: _DurationUnitsStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil,
    zeroValueUnits: _DurationUnitsStyle.ZeroValueUnitsDisplayStrategy = .hide,
    fractionalPart: _DurationUnitsStyle.FractionalPartDisplayStrategy = .hide
  ) -> _DurationUnitsStyle {
    _DurationUnitsStyle(
      allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount,
      zeroValueUnits: zeroValueUnits, fractionalPart: fractionalPart)
  }
}
struct _DurationTimeStyle: FormatStyle {
  struct Pattern {
    let _hasHours: Bool
    let _hasSeconds: Bool
    var _padding = 1
    var _places = 0
    static let hourMinute = Pattern(_hasHours: true, _hasSeconds: false)
    static let hourMinuteSecond = Pattern(_hasHours: true, _hasSeconds: true)
    static let minuteSecond = Pattern(_hasHours: false, _hasSeconds: true)
    static func hourMinute(padHourToLength: Int) -> Pattern {
      Pattern(_hasHours: true, _hasSeconds: false, _padding: padHourToLength)
    }
    static func hourMinuteSecond(
      padHourToLength: Int, fractionalSecondsLength: Int = 0
    ) -> Pattern {
      Pattern(
        _hasHours: true, _hasSeconds: true, _padding: padHourToLength,
        _places: fractionalSecondsLength)
    }
    static func minuteSecond(
      padMinuteToLength: Int, fractionalSecondsLength: Int = 0
    ) -> Pattern {
      Pattern(
        _hasHours: false, _hasSeconds: true, _padding: padMinuteToLength,
        _places: fractionalSecondsLength)
    }
  }
  let pattern: Pattern
  init(pattern: Pattern) { self.pattern = pattern }
  init(pattern: Pattern, locale: Locale) { self.init(pattern: pattern) }
  func locale(_ locale: Locale) -> _DurationTimeStyle { self }
  func _padded(_ number: Int, _ width: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
  func format(_ value: Duration) -> String {
    let seconds = abs(value._inSeconds)
    let scale = pattern._places
    var unit = 1
    for _ in 0..<scale { unit *= 10 }
    let parts = Int((seconds * Double(unit)).rounded(.toNearestOrEven))
    let total = parts / unit
    var text = value < .zero ? "-" : ""
    if pattern._hasHours {
      let minutes = pattern._hasSeconds ? total / 60 : (total + 30) / 60
      text += _padded(minutes / 60, pattern._padding) + ":" + _padded(minutes % 60, 2)
    } else {
      text += _padded(total / 60, pattern._padding)
    }
    if pattern._hasSeconds { text += ":" + _padded(total % 60, 2) }
    if scale > 0 { text += "." + _padded(parts % unit, scale) }
    return text
  }
}
struct _DurationUnitsStyle: FormatStyle {
  enum UnitWidth { case wide, abbreviated, condensedAbbreviated, narrow }
  struct ZeroValueUnitsDisplayStrategy: Hashable {
    var length: Int
    static let hide = ZeroValueUnitsDisplayStrategy(length: 0)
    static func show(length: Int) -> Self { Self(length: length) }
  }
  struct FractionalPartDisplayStrategy: Hashable {
    var minimumLength = 0
    var maximumLength = 0
    static let hide = FractionalPartDisplayStrategy()
    static func show(length: Int) -> Self { Self(minimumLength: length, maximumLength: length) }
  }
  struct Unit: Hashable {
    let _length: Double
    let _names: [String]
    static let weeks = Unit(_length: 604800, _names: ["week", "weeks", "wk", "wks", "w"])
    static let days = Unit(_length: 86400, _names: ["day", "days", "day", "days", "d"])
    static let hours = Unit(_length: 3600, _names: ["hour", "hours", "hr", "hr", "h"])
    static let minutes = Unit(_length: 60, _names: ["minute", "minutes", "min", "min", "m"])
    static let seconds = Unit(_length: 1, _names: ["second", "seconds", "sec", "sec", "s"])
    static let milliseconds = Unit(
      _length: 0.001, _names: ["millisecond", "milliseconds", "ms", "ms", "ms"])
    static let microseconds = Unit(
      _length: 0.000001, _names: ["microsecond", "microseconds", "μs", "μs", "μs"])
    static let nanoseconds = Unit(
      _length: 0.000000001, _names: ["nanosecond", "nanoseconds", "ns", "ns", "ns"])
  }
  let allowedUnits: Set<Unit>
  let width: UnitWidth
  let maximumUnitCount: Int?
  var zeroValueUnitsDisplay = ZeroValueUnitsDisplayStrategy.hide
  var fractionalPartDisplay = FractionalPartDisplayStrategy.hide
  init(
    allowedUnits units: Set<Unit>, width: UnitWidth, maximumUnitCount: Int? = nil,
    zeroValueUnits: ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil,
    fractionalPart: FractionalPartDisplayStrategy = .hide
  ) {
    allowedUnits = units
    self.width = width
    self.maximumUnitCount = maximumUnitCount
    zeroValueUnitsDisplay = zeroValueUnits
    fractionalPartDisplay = fractionalPart
  }
  func locale(_ locale: Locale) -> _DurationUnitsStyle { self }
  func format(_ value: Duration) -> String {
    let units = allowedUnits.sorted(by: { $0._length > $1._length })
    guard let least = units.last else { return "" }
    // The smallest unit has a fraction if the style shows one.
    var parts10 = 1.0
    for _ in 0..<fractionalPartDisplay.maximumLength { parts10 *= 10 }
    let whole = abs(value._inSeconds) / least._length
    var rest = (whole * parts10).rounded(.toNearestOrEven) / parts10
    var parts: [(Double, Unit)] = []
    for unit in units {
      let size = (unit._length / least._length).rounded()
      let isLeast = unit == least
      let count = isLeast ? rest : (rest / size).rounded(.down)
      rest -= count * size
      if count > 0 || zeroValueUnitsDisplay.length > 0 { parts.append((count, unit)) }
    }
    if let most = maximumUnitCount, parts.count > most {
      let last = parts[most - 1].1._length
      let rounded = (abs(value._inSeconds) / last).rounded(.toNearestOrEven) * last
      return _DurationUnitsStyle(
        allowedUnits: Set(units.filter({ $0._length >= last })), width: width,
        maximumUnitCount: nil, zeroValueUnits: zeroValueUnitsDisplay
      ).format(.seconds(rounded))
    }
    if parts.isEmpty { parts = [(0, least)] }
    let texts = parts.map({ _text($0.0, $0.1) })
    return texts.joined(separator: width == .wide || width == .abbreviated ? ", " : " ")
  }
  func _text(_ count: Double, _ unit: Unit) -> String {
    let length = fractionalPartDisplay.maximumLength
    let isLeast = unit._length == allowedUnits.map(\._length).min()
    let number =
      isLeast && length > 0
      ? count.formatted(.number.precision(.fractionLength(length)))
      : String(
        repeating: "0",
        count: max(0, zeroValueUnitsDisplay.length - "\(Int(count))".count))
        + _NumberForm().text("\(count)")
    switch width {
    case .wide: return number + " " + unit._names[count == 1 ? 0 : 1]
    case .abbreviated, .condensedAbbreviated: return number + " " + unit._names[count == 1 ? 2 : 3]
    case .narrow: return number + unit._names[4]
    }
  }
}
