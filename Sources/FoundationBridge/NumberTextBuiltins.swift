import Foundation
import Interpreter

/// Builtins that write and read numbers. Integers and decimal numbers are passed as texts; a text that is no number
/// gives nil.
enum NumberTextBuiltins {
  static let rows: [Builtin] = [
    Builtin("number.integer") { (settings: [String], number: String) -> String in
      let settings = Settings(settings)
      if let number = Int(number) { return text(number, settings) }
      return Int128(number).map { text($0, settings) } ?? number
    },
    Builtin("number.parsedInteger") { (settings: [String], text: String) in
      parsedInteger(text, Settings(settings)).map { "\($0)" }
    },
    Builtin("number.floating") { (settings: [String], number: Double) in
      text(number, Settings(settings))
    },
    Builtin("number.parsedFloating") { (settings: [String], text: String) in
      parsedFloating(text, Settings(settings))
    },
    Builtin("number.decimal") { (settings: [String], number: String) -> String in
      Decimal(string: number).map { text($0, Settings(settings)) } ?? number
    },
    Builtin("number.parsedDecimal") { (settings: [String], text: String) in
      parsedDecimal(text, Settings(settings))?.description
    },
  ]

  private static func text<Value: BinaryInteger>(_ number: Value, _ settings: Settings) -> String {
    let locale = settings.numberLocale
    switch settings["kind"] {
    case "percent":
      return settings.applied(to: IntegerFormatStyle<Value>.Percent(locale: locale)).format(number)
    case "currency":
      return settings.applied(
        to: IntegerFormatStyle<Value>.Currency(code: settings.currencyCode, locale: locale)
      ).presentation(settings.presentation).format(number)
    default:
      return settings.applied(to: IntegerFormatStyle<Value>(locale: locale)).format(number)
    }
  }

  private static func parsedInteger(_ text: String, _ settings: Settings) -> Int? {
    let locale = settings.numberLocale
    switch settings["kind"] {
    case "percent":
      let style = settings.applied(to: IntegerFormatStyle<Int>.Percent(locale: locale))
      return try? style.parseStrategy.parse(text)
    case "currency":
      let style = settings.applied(
        to: IntegerFormatStyle<Int>.Currency(code: settings.currencyCode, locale: locale))
      return try? style.parseStrategy.parse(text)
    default:
      let style = settings.applied(to: IntegerFormatStyle<Int>(locale: locale))
      return try? style.parseStrategy.parse(text)
    }
  }

  private static func text(_ number: Double, _ settings: Settings) -> String {
    let locale = settings.numberLocale
    switch settings["kind"] {
    case "percent":
      return settings.applied(to: FloatingPointFormatStyle<Double>.Percent(locale: locale))
        .format(number)
    case "currency":
      return settings.applied(
        to: FloatingPointFormatStyle<Double>.Currency(code: settings.currencyCode, locale: locale)
      ).presentation(settings.presentation).format(number)
    default:
      return settings.applied(to: FloatingPointFormatStyle<Double>(locale: locale)).format(number)
    }
  }

  private static func parsedFloating(_ text: String, _ settings: Settings) -> Double? {
    let locale = settings.numberLocale
    switch settings["kind"] {
    case "percent":
      let style = settings.applied(to: FloatingPointFormatStyle<Double>.Percent(locale: locale))
      return try? style.parseStrategy.parse(text)
    case "currency":
      let style = settings.applied(
        to: FloatingPointFormatStyle<Double>.Currency(code: settings.currencyCode, locale: locale))
      return try? style.parseStrategy.parse(text)
    default:
      let style = settings.applied(to: FloatingPointFormatStyle<Double>(locale: locale))
      return try? style.parseStrategy.parse(text)
    }
  }

  private static func text(_ number: Decimal, _ settings: Settings) -> String {
    let locale = settings.numberLocale
    switch settings["kind"] {
    case "percent":
      return settings.applied(to: Decimal.FormatStyle.Percent(locale: locale)).format(number)
    case "currency":
      return settings.applied(
        to: Decimal.FormatStyle.Currency(code: settings.currencyCode, locale: locale)
      ).presentation(settings.presentation).format(number)
    default: return settings.applied(to: Decimal.FormatStyle(locale: locale)).format(number)
    }
  }

  private static func parsedDecimal(_ text: String, _ settings: Settings) -> Decimal? {
    let locale = settings.numberLocale
    switch settings["kind"] {
    case "percent":
      let style = settings.applied(to: Decimal.FormatStyle.Percent(locale: locale))
      return try? style.parseStrategy.parse(text)
    case "currency":
      let style = settings.applied(
        to: Decimal.FormatStyle.Currency(code: settings.currencyCode, locale: locale))
      return try? style.parseStrategy.parse(text)
    default:
      let style = settings.applied(to: Decimal.FormatStyle(locale: locale))
      return try? style.parseStrategy.parse(text)
    }
  }
}
