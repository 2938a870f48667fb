// How numbers are written: lengths, groups, signs, notation.

enum NumberFormatStyleConfiguration {
  typealias RoundingRule = FloatingPointRoundingRule
  struct Precision: Hashable {
    var _whole: ClosedRange<Int>? = nil
    var _fraction: ClosedRange<Int>? = nil
    var _significant: ClosedRange<Int>? = nil
    /// The settings that natives read.
    var _settings: [String: String] {
      var settings: [String: String] = [:]
      for (name, limits) in [
        ("whole", _whole), ("fraction", _fraction), ("significant", _significant),
      ] {
        if let limits { settings[name] = "\(limits.lowerBound) \(limits.upperBound)" }
      }
      return settings
    }
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
    let _name: String
    static func always(includingZero: Bool = true) -> SignDisplayStrategy {
      SignDisplayStrategy(_name: includingZero ? "always" : "alwaysExceptZero")
    }
    static let automatic = SignDisplayStrategy(_name: "automatic")
    static let never = SignDisplayStrategy(_name: "never")
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
    let _name: String
    static let automatic = SignDisplayStrategy(_name: "automatic")
    static let never = SignDisplayStrategy(_name: "never")
    static let accounting = SignDisplayStrategy(_name: "accounting")
    static func always(showZero: Bool = true) -> SignDisplayStrategy {
      SignDisplayStrategy(_name: showZero ? "always" : "alwaysExceptZero")
    }
    static func accountingAlways(showZero: Bool = false) -> SignDisplayStrategy {
      SignDisplayStrategy(_name: showZero ? "accountingAlways" : "accountingAlwaysExceptZero")
    }
  }
  enum Presentation: Hashable { case standard, isoCode, fullName, narrow }
}
