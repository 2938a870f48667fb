import Foundation

/// What the styles of numbers, percentages and amounts of money have in common.
protocol NumberStyle: ParseableFormatStyle
where FormatOutput == String, Strategy.ParseInput == String {
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Self
  func decimalSeparator(
    strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  ) -> Self
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
  func scale(_ multiplicand: Double) -> Self
  func signed(_ sign: NumberSign) -> Self
  func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self
}

/// Which numbers are written with a sign.
enum NumberSign: String {
  case automatic, never, always, alwaysExceptZero
  case accounting, accountingAlways, accountingAlwaysExceptZero

  var strategy: NumberFormatStyleConfiguration.SignDisplayStrategy {
    switch self {
    case .never: .never
    case .always: .always(includingZero: true)
    case .alwaysExceptZero: .always(includingZero: false)
    default: .automatic
    }
  }

  var currencyStrategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy {
    switch self {
    case .automatic: .automatic
    case .never: .never
    case .always: .always(showZero: true)
    case .alwaysExceptZero: .always(showZero: false)
    case .accounting: .accounting
    case .accountingAlways: .accountingAlways(showZero: true)
    case .accountingAlwaysExceptZero: .accountingAlways(showZero: false)
    }
  }
}

extension IntegerFormatStyle: NumberStyle {
  func signed(_ sign: NumberSign) -> Self { self.sign(strategy: sign.strategy) }
  func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0.rounded(.towardZero)) })
  }
}

extension IntegerFormatStyle.Percent: NumberStyle {
  func signed(_ sign: NumberSign) -> Self { self.sign(strategy: sign.strategy) }
  func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0.rounded(.towardZero)) })
  }
}

extension IntegerFormatStyle.Currency: NumberStyle {
  func signed(_ sign: NumberSign) -> Self { self.sign(strategy: sign.currencyStrategy) }
  func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0.rounded(.towardZero)) })
  }
}

extension FloatingPointFormatStyle: NumberStyle {
  func signed(_ sign: NumberSign) -> Self { self.sign(strategy: sign.strategy) }
  func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}

extension FloatingPointFormatStyle.Percent: NumberStyle {
  func signed(_ sign: NumberSign) -> Self { self.sign(strategy: sign.strategy) }
  func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}

extension FloatingPointFormatStyle.Currency: NumberStyle {
  func signed(_ sign: NumberSign) -> Self { self.sign(strategy: sign.currencyStrategy) }
  func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}

extension Decimal.FormatStyle: NumberStyle {
  func signed(_ sign: NumberSign) -> Self { self.sign(strategy: sign.strategy) }
  func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0.rounded(.towardZero)) })
  }
}

extension Decimal.FormatStyle.Percent: NumberStyle {
  func signed(_ sign: NumberSign) -> Self { self.sign(strategy: sign.strategy) }
  func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0.rounded(.towardZero)) })
  }
}

extension Decimal.FormatStyle.Currency: NumberStyle {
  func signed(_ sign: NumberSign) -> Self { self.sign(strategy: sign.currencyStrategy) }
  func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0.rounded(.towardZero)) })
  }
}
