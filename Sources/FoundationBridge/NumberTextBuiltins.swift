import Foundation
import Interpreter

/// Builtins that write and read numbers. Integers are passed as texts; a text that is no number gives nil.
enum NumberTextBuiltins {
  static let rows: [Builtin] = [
    Builtin("number.integer") { (settings: Settings, number: String) -> String in
      if let number = Int(number) { return integer(settings).text(number) }
      return Int128(number).map { integer(settings).text($0) } ?? number
    },
    Builtin("number.parsedInteger") { (settings: Settings, text: String) in
      integer(settings).number(text).map { (number: Int) in "\(number)" }
    },
    Builtin("number.floating") { (settings: Settings, number: Double) in
      floating(settings).text(number)
    },
    Builtin("number.parsedFloating") { (settings: Settings, text: String) in
      floating(settings).number(text)
    },
    Builtin("number.decimal") { (settings: Settings, number: Decimal) in
      decimal(settings).text(number)
    },
    Builtin("number.parsedDecimal") { (settings: Settings, text: String) in
      decimal(settings).number(text)
    },
  ]

  /// What a style does, whatever its type.
  private struct Form<Number> {
    let text: (Number) -> String
    let number: (String) -> Number?

    init<Style: NumberStyle>(_ style: Style) where Style.FormatInput == Number {
      text = { style.format($0) }
      number = { try? style.parseStrategy.parse($0) }
    }
  }

  private static func integer<Number: BinaryInteger>(_ settings: Settings) -> Form<Number> {
    let locale = settings.localeOrAmerican
    switch settings["kind"] {
    case "percent":
      return Form(settings.applied(to: IntegerFormatStyle<Number>.Percent(locale: locale)))
    case "currency":
      let style = IntegerFormatStyle<Number>.Currency(code: settings.currencyCode, locale: locale)
      return Form(settings.applied(to: style).presentation(settings.presentation))
    default: return Form(settings.applied(to: IntegerFormatStyle<Number>(locale: locale)))
    }
  }

  private static func floating(_ settings: Settings) -> Form<Double> {
    let locale = settings.localeOrAmerican
    switch settings["kind"] {
    case "percent":
      return Form(settings.applied(to: FloatingPointFormatStyle<Double>.Percent(locale: locale)))
    case "currency":
      let style = FloatingPointFormatStyle<Double>.Currency(
        code: settings.currencyCode, locale: locale)
      return Form(settings.applied(to: style).presentation(settings.presentation))
    default: return Form(settings.applied(to: FloatingPointFormatStyle<Double>(locale: locale)))
    }
  }

  private static func decimal(_ settings: Settings) -> Form<Decimal> {
    let locale = settings.localeOrAmerican
    switch settings["kind"] {
    case "percent":
      return Form(settings.applied(to: Decimal.FormatStyle.Percent(locale: locale)))
    case "currency":
      let style = Decimal.FormatStyle.Currency(code: settings.currencyCode, locale: locale)
      return Form(settings.applied(to: style).presentation(settings.presentation))
    default: return Form(settings.applied(to: Decimal.FormatStyle(locale: locale)))
    }
  }
}
