import Foundation

/// The options that the styles of numbers, percentages and currencies share.
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

/// Styles with the sign options of numbers.
protocol SignedAsNumber: NumberStyle {
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self
}

extension SignedAsNumber {
  func signed(_ sign: NumberSign) -> Self { self.sign(strategy: sign.strategy) }
}

/// Styles with the sign options of currencies, such as accounting.
protocol SignedAsCurrency: NumberStyle {
  func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self
}

extension SignedAsCurrency {
  func signed(_ sign: NumberSign) -> Self { self.sign(strategy: sign.currencyStrategy) }
}

/// Styles whose rounding increment is an `Int`.
protocol RoundedByInteger: NumberStyle {
  func rounded(rule: FloatingPointRoundingRule, increment: Int?) -> Self
}

extension RoundedByInteger {
  func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0.rounded(.towardZero)) })
  }
}

/// Styles whose rounding increment is a `Double`.
protocol RoundedByFraction: NumberStyle {
  func rounded(rule: FloatingPointRoundingRule, increment: Double?) -> Self
}

extension RoundedByFraction {
  func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}

extension IntegerFormatStyle: SignedAsNumber, RoundedByInteger {}
extension IntegerFormatStyle.Percent: SignedAsNumber, RoundedByInteger {}
extension IntegerFormatStyle.Currency: SignedAsCurrency, RoundedByInteger {}
extension FloatingPointFormatStyle: SignedAsNumber, RoundedByFraction {}
extension FloatingPointFormatStyle.Percent: SignedAsNumber, RoundedByFraction {}
extension FloatingPointFormatStyle.Currency: SignedAsCurrency, RoundedByFraction {}
extension Decimal.FormatStyle: SignedAsNumber, RoundedByInteger {}
extension Decimal.FormatStyle.Percent: SignedAsNumber, RoundedByInteger {}
extension Decimal.FormatStyle.Currency: SignedAsCurrency, RoundedByInteger {}
