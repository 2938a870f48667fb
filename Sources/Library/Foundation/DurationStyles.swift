// Durations as texts.
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
struct _DurationTimeStyle: FormatStyle, Hashable {
  struct Pattern: Hashable {
    /// The settings that natives read.
    let _settings: [String]
    init(
      _ name: String, _ padding: Int = 1, _ places: Int = 0,
      _ rule: FloatingPointRoundingRule = .toNearestOrEven
    ) {
      _settings = ["pattern=" + name, "padding=\(padding)", "places=\(places)", "rule=\(rule)"]
    }
    static let hourMinute = Pattern("hourMinute")
    static let hourMinuteSecond = Pattern("hourMinuteSecond")
    static let minuteSecond = Pattern("minuteSecond")
    static func hourMinute(
      padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = .toNearestOrEven
    ) -> Pattern {
      Pattern("hourMinute", padHourToLength, 0, roundSeconds)
    }
    static func hourMinuteSecond(
      padHourToLength: Int, fractionalSecondsLength: Int = 0,
      roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
    ) -> Pattern {
      Pattern(
        "hourMinuteSecond", padHourToLength, fractionalSecondsLength, roundFractionalSeconds)
    }
    static func minuteSecond(
      padMinuteToLength: Int, fractionalSecondsLength: Int = 0,
      roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
    ) -> Pattern {
      Pattern("minuteSecond", padMinuteToLength, fractionalSecondsLength, roundFractionalSeconds)
    }
  }
  var pattern: Pattern
  var locale: Locale
  init(pattern: Pattern, locale: Locale = .current) {
    self.pattern = pattern
    self.locale = locale
  }
  func locale(_ locale: Locale) -> _DurationTimeStyle {
    _DurationTimeStyle(pattern: pattern, locale: locale)
  }
  @_native("duration.time")
  static func _text(_ settings: [String], _ seconds: Int, _ attoseconds: Int) -> String
  func format(_ value: Duration) -> String {
    let parts = value.components
    return _DurationTimeStyle._text(
      pattern._settings + ["locale=" + locale.identifier], Int(parts.seconds),
      Int(parts.attoseconds))
  }
}
struct _DurationUnitsStyle: FormatStyle, Hashable {
  enum UnitWidth { case wide, abbreviated, condensedAbbreviated, narrow }
  struct ZeroValueUnitsDisplayStrategy: Hashable {
    var length: Int
    static let hide = ZeroValueUnitsDisplayStrategy(length: 0)
    static func show(length: Int) -> Self { Self(length: length) }
  }
  struct FractionalPartDisplayStrategy: Hashable {
    var minimumLength: Int
    var maximumLength: Int
    var roundingRule: FloatingPointRoundingRule
    var roundingIncrement: Double?
    static let hide = FractionalPartDisplayStrategy(lengthLimits: 0...0)
    init<Limits: RangeExpression>(
      lengthLimits: Limits, roundingRule: FloatingPointRoundingRule = .toNearestOrEven,
      roundingIncrement: Double? = nil
    ) where Limits.Bound == Int {
      let lengths = lengthLimits.relative(to: 0..<Int.max)
      minimumLength = lengths.lowerBound
      maximumLength = lengths.upperBound - 1
      self.roundingRule = roundingRule
      self.roundingIncrement = roundingIncrement
    }
    static func show(
      length: Int, rounded rule: FloatingPointRoundingRule = .toNearestOrEven,
      increment: Double? = nil
    ) -> Self {
      Self(
        lengthLimits: length...length, roundingRule: rule, roundingIncrement: increment)
    }
  }
  enum Unit: Hashable {
    case weeks, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds
  }
  var allowedUnits: Set<Unit>
  var width: UnitWidth
  var maximumUnitCount: Int?
  var zeroValueUnitsDisplay: ZeroValueUnitsDisplayStrategy
  var fractionalPartDisplay: FractionalPartDisplayStrategy
  var valueLength: Int?
  var locale = Locale.current
  init(
    allowedUnits units: Set<Unit>, width: UnitWidth, maximumUnitCount: Int? = nil,
    zeroValueUnits: ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil,
    fractionalPart: FractionalPartDisplayStrategy = .hide
  ) {
    allowedUnits = units
    self.width = width
    self.maximumUnitCount = maximumUnitCount
    zeroValueUnitsDisplay = zeroValueUnits
    self.valueLength = valueLength
    fractionalPartDisplay = fractionalPart
  }
  func locale(_ locale: Locale) -> _DurationUnitsStyle {
    var result = self
    result.locale = locale
    return result
  }
  /// The settings that natives read.
  var _settings: [String] {
    var settings = [
      "units=" + allowedUnits.map { "\($0)" }.joined(separator: " "), "width=\(width)",
      "leastFraction=\(fractionalPartDisplay.minimumLength)",
      "mostFraction=\(fractionalPartDisplay.maximumLength)",
      "rule=\(fractionalPartDisplay.roundingRule)", "locale=" + locale.identifier,
    ]
    if let count = maximumUnitCount { settings.append("maximumUnitCount=\(count)") }
    if let length = valueLength { settings.append("valueLength=\(length)") }
    if let increment = fractionalPartDisplay.roundingIncrement {
      settings.append("increment=\(increment)")
    }
    let zeros = zeroValueUnitsDisplay.length
    return zeros > 0 ? settings + ["zeroLength=\(zeros)"] : settings
  }
  @_native("duration.units")
  static func _text(_ settings: [String], _ seconds: Int, _ attoseconds: Int) -> String
  func format(_ value: Duration) -> String {
    let parts = value.components
    return _DurationUnitsStyle._text(_settings, Int(parts.seconds), Int(parts.attoseconds))
  }
}
