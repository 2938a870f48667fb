import Foundation
import Interpreter

/// Builtins of `NumberFormatter`, each of which takes the settings that a program chose.
enum NumberFormatterBuiltins {
  static let rows: [Builtin] = [
    Builtin("numberFormatter.text") { (settings: [String], number: Double) in
      formatter(settings).string(from: NSNumber(value: number))
    },
    Builtin("numberFormatter.integerText") { (settings: [String], number: Int) in
      formatter(settings).string(from: NSNumber(value: number))
    },
    Builtin("numberFormatter.decimalText") { (settings: [String], number: Decimal) in
      formatter(settings).string(from: NSDecimalNumber(decimal: number))
    },
    // The text of the number, in which an integer has no point.
    Builtin("numberFormatter.number") { (settings: [String], text: String) in
      formatter(settings).number(from: text)?.stringValue
    },
    Builtin("numberFormatter.setting") { (settings: [String], name: String) -> String? in
      let formatter = formatter(settings)
      func path<Setting>(
        in paths: KeyValuePairs<String, ReferenceWritableKeyPath<NumberFormatter, Setting>>
      ) -> ReferenceWritableKeyPath<NumberFormatter, Setting>? {
        paths.first { $0.key == name }?.value
      }
      if let path = path(in: texts) { return formatter[keyPath: path] }
      if let path = path(in: plainTexts) { return formatter[keyPath: path] }
      if let path = path(in: numbers) { return "\(formatter[keyPath: path])" }
      return path(in: flags).map { "\(formatter[keyPath: $0])" }
    },
  ]

  private static let recent = Recent<NumberFormatter>()

  private static func formatter(_ settings: [String]) -> NumberFormatter {
    recent.value(settings.joined(separator: "\u{0}")) { _ in made(Settings(settings)) }
  }

  private static func made(_ settings: Settings) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = settings.localeOrEnglishUS
    if let style: NumberFormatter.Style = settings.style("numberStyle") {
      formatter.numberStyle = style
    }
    if let mode: NumberFormatter.RoundingMode = settings.style("roundingMode") {
      formatter.roundingMode = mode
    }
    if let position: NumberFormatter.PadPosition = settings.style("paddingPosition") {
      formatter.paddingPosition = position
    }
    for (name, path) in plainTexts {
      if let text = settings[name] { formatter[keyPath: path] = text }
    }
    for (name, path) in texts {
      if let text = settings[name] { formatter[keyPath: path] = text }
    }
    for (name, path) in numbers {
      if let number = settings.number(name) { formatter[keyPath: path] = number }
    }
    for (name, path) in flags where settings[name] != nil {
      formatter[keyPath: path] = settings.isSet(name)
    }
    if let number = settings.double("multiplier") { formatter.multiplier = NSNumber(value: number) }
    if let number = settings.double("roundingIncrement") {
      formatter.roundingIncrement = NSNumber(value: number)
    }
    if let number = settings.double("minimum") { formatter.minimum = NSNumber(value: number) }
    if let number = settings.double("maximum") { formatter.maximum = NSNumber(value: number) }
    return formatter
  }

  /// Settings by the names of the properties, in the order in which they are set: patterns first, as what is set one by
  /// one counts more, and limits from the least to the most.
  nonisolated(unsafe) private static let texts:
    KeyValuePairs<String, ReferenceWritableKeyPath<NumberFormatter, String?>> = [
      "negativeFormat": \.negativeFormat, "positiveFormat": \.positiveFormat,
      "currencyCode": \.currencyCode, "currencyDecimalSeparator": \.currencyDecimalSeparator,
      "currencyGroupingSeparator": \.currencyGroupingSeparator, "currencySymbol": \.currencySymbol,
      "decimalSeparator": \.decimalSeparator, "exponentSymbol": \.exponentSymbol,
      "groupingSeparator": \.groupingSeparator,
      "internationalCurrencySymbol": \.internationalCurrencySymbol, "minusSign": \.minusSign,
      "negativePrefix": \.negativePrefix, "negativeSuffix": \.negativeSuffix,
      "notANumberSymbol": \.notANumberSymbol, "paddingCharacter": \.paddingCharacter,
      "perMillSymbol": \.perMillSymbol, "percentSymbol": \.percentSymbol, "plusSign": \.plusSign,
      "positivePrefix": \.positivePrefix, "positiveSuffix": \.positiveSuffix,
      "zeroSymbol": \.zeroSymbol,
    ]
  nonisolated(unsafe) private static let plainTexts:
    KeyValuePairs<String, ReferenceWritableKeyPath<NumberFormatter, String>> = [
      "format": \.format, "nilSymbol": \.nilSymbol,
      "positiveInfinitySymbol": \.positiveInfinitySymbol,
      "negativeInfinitySymbol": \.negativeInfinitySymbol,
    ]
  nonisolated(unsafe) private static let numbers:
    KeyValuePairs<String, ReferenceWritableKeyPath<NumberFormatter, Int>> = [
      "minimumFractionDigits": \.minimumFractionDigits,
      "maximumFractionDigits": \.maximumFractionDigits,
      "minimumIntegerDigits": \.minimumIntegerDigits,
      "maximumIntegerDigits": \.maximumIntegerDigits,
      "minimumSignificantDigits": \.minimumSignificantDigits,
      "maximumSignificantDigits": \.maximumSignificantDigits,
      "groupingSize": \.groupingSize, "secondaryGroupingSize": \.secondaryGroupingSize,
      "formatWidth": \.formatWidth,
    ]
  nonisolated(unsafe) private static let flags:
    KeyValuePairs<String, ReferenceWritableKeyPath<NumberFormatter, Bool>> = [
      "usesSignificantDigits": \.usesSignificantDigits, "isLenient": \.isLenient,
      "usesGroupingSeparator": \.usesGroupingSeparator, "allowsFloats": \.allowsFloats,
      "alwaysShowsDecimalSeparator": \.alwaysShowsDecimalSeparator,
      "generatesDecimalNumbers": \.generatesDecimalNumbers,
    ]
}
