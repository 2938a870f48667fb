import Foundation
import Interpreter

/// Builtins that write and read numbers. Integers are passed as texts; a text that is no number gives nil.
enum NumberTextBuiltins {
  static let rows: [Builtin] = [
    Builtin("number.integer") { (settings: Settings, number: String) -> String in
      if let number = Int(number) { return integer(settings).format(number) }
      return Int128(number).map { integer(settings).format($0) } ?? number
    },
    Builtin("number.parsedInteger") { (settings: Settings, text: String) in
      integer(settings).parse(text).map { (number: Int) in "\(number)" }
    },
    Builtin("number.floating") { (settings: Settings, number: Double) in
      floating(settings).format(number)
    },
    Builtin("number.parsedFloating") { (settings: Settings, text: String) in
      floating(settings).parse(text)
    },
    Builtin("number.decimal") { (settings: Settings, number: Decimal) in
      decimal(settings).format(number)
    },
    Builtin("number.parsedDecimal") { (settings: Settings, text: String) in
      decimal(settings).parse(text)
    },
  ]

  /// The formatting and parsing of a number style, with its type erased.
  private struct ErasedStyle<Number> {
    let format: (Number) -> String
    let parse: (String) -> Number?

    init<Style: NumberStyle>(_ style: Style) where Style.FormatInput == Number {
      format = { style.format($0) }
      parse = { try? style.parseStrategy.parse($0) }
    }
  }

  private static func integer<Number: BinaryInteger>(_ settings: Settings) -> ErasedStyle<Number> {
    let locale = settings.localeOrEnglishUS
    switch settings["kind"] {
    case "percent":
      return ErasedStyle(settings.applied(to: IntegerFormatStyle<Number>.Percent(locale: locale)))
    case "currency":
      let style = IntegerFormatStyle<Number>.Currency(code: settings.currencyCode, locale: locale)
      return ErasedStyle(settings.applied(to: style).presentation(settings.presentation))
    default: return ErasedStyle(settings.applied(to: IntegerFormatStyle<Number>(locale: locale)))
    }
  }

  private static func floating(_ settings: Settings) -> ErasedStyle<Double> {
    let locale = settings.localeOrEnglishUS
    switch settings["kind"] {
    case "percent":
      return ErasedStyle(
        settings.applied(to: FloatingPointFormatStyle<Double>.Percent(locale: locale)))
    case "currency":
      let style = FloatingPointFormatStyle<Double>.Currency(
        code: settings.currencyCode, locale: locale)
      return ErasedStyle(settings.applied(to: style).presentation(settings.presentation))
    default:
      return ErasedStyle(settings.applied(to: FloatingPointFormatStyle<Double>(locale: locale)))
    }
  }

  private static func decimal(_ settings: Settings) -> ErasedStyle<Decimal> {
    let locale = settings.localeOrEnglishUS
    switch settings["kind"] {
    case "percent":
      return ErasedStyle(settings.applied(to: Decimal.FormatStyle.Percent(locale: locale)))
    case "currency":
      let style = Decimal.FormatStyle.Currency(code: settings.currencyCode, locale: locale)
      return ErasedStyle(settings.applied(to: style).presentation(settings.presentation))
    default: return ErasedStyle(settings.applied(to: Decimal.FormatStyle(locale: locale)))
    }
  }
}
