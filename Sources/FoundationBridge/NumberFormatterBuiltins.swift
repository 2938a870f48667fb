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
    Builtin("numberFormatter.decimalText") { (settings: [String], number: String) in
      formatter(settings).string(from: NSDecimalNumber(string: number))
    },
    // The text of the number, in which an integer has no point.
    Builtin("numberFormatter.number") { (settings: [String], text: String) in
      formatter(settings).number(from: text)?.stringValue
    },
    Builtin("numberFormatter.setting") { (settings: [String], name: String) -> String? in
      let formatter = formatter(settings)
      if let path = texts[name] { return formatter[keyPath: path] }
      if let path = plainTexts[name] { return formatter[keyPath: path] }
      if let path = numbers[name] { return "\(formatter[keyPath: path])" }
      return flags[name].map { "\(formatter[keyPath: $0])" }
    },
  ]

  private static let recent = Recent<NumberFormatter>()

  private static func formatter(_ settings: [String]) -> NumberFormatter {
    recent.value(settings.joined(separator: "\u{0}")) { _ in made(Settings(settings)) }
  }

  private static func made(_ settings: Settings) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = settings.numberLocale
    if let style = settings.number("numberStyle") {
      formatter.numberStyle = NumberFormatter.Style(rawValue: UInt(bitPattern: style)) ?? .none
    }
    if let mode = settings.number("roundingMode") {
      formatter.roundingMode =
        NumberFormatter.RoundingMode(rawValue: UInt(bitPattern: mode)) ?? .halfEven
    }
    if let position = settings.number("paddingPosition") {
      formatter.paddingPosition =
        NumberFormatter.PadPosition(rawValue: UInt(bitPattern: position)) ?? .beforePrefix
    }
    for (name, path) in plainTexts {
      if let text = settings[name] { formatter[keyPath: path] = text }
    }
    // Patterns come first: what is set one by one counts more.
    for (name, path) in texts.sorted(by: { comesFirst($0.key, $1.key) }) {
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

  private static func comesFirst(_ name: String, _ other: String) -> Bool {
    let isPattern = name.hasSuffix("Format")
    return isPattern == other.hasSuffix("Format") ? name < other : isPattern
  }

  /// Settings by the names of the properties.
  nonisolated(unsafe) private static let texts:
    [String: ReferenceWritableKeyPath<NumberFormatter, String?>] = [
      "positiveFormat": \.positiveFormat, "negativeFormat": \.negativeFormat,
      "zeroSymbol": \.zeroSymbol, "notANumberSymbol": \.notANumberSymbol,
      "positivePrefix": \.positivePrefix, "positiveSuffix": \.positiveSuffix,
      "negativePrefix": \.negativePrefix, "negativeSuffix": \.negativeSuffix,
      "groupingSeparator": \.groupingSeparator, "decimalSeparator": \.decimalSeparator,
      "currencyGroupingSeparator": \.currencyGroupingSeparator,
      "currencyDecimalSeparator": \.currencyDecimalSeparator, "exponentSymbol": \.exponentSymbol,
      "perMillSymbol": \.perMillSymbol, "percentSymbol": \.percentSymbol, "minusSign": \.minusSign,
      "plusSign": \.plusSign, "paddingCharacter": \.paddingCharacter,
      "currencyCode": \.currencyCode, "currencySymbol": \.currencySymbol,
      "internationalCurrencySymbol": \.internationalCurrencySymbol,
    ]
  nonisolated(unsafe) private static let plainTexts:
    [String: ReferenceWritableKeyPath<NumberFormatter, String>] = [
      "format": \.format, "nilSymbol": \.nilSymbol,
      "positiveInfinitySymbol": \.positiveInfinitySymbol,
      "negativeInfinitySymbol": \.negativeInfinitySymbol,
    ]
  nonisolated(unsafe) private static let numbers:
    [String: ReferenceWritableKeyPath<NumberFormatter, Int>] = [
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
    [String: ReferenceWritableKeyPath<NumberFormatter, Bool>] = [
      "usesSignificantDigits": \.usesSignificantDigits, "isLenient": \.isLenient,
      "usesGroupingSeparator": \.usesGroupingSeparator, "allowsFloats": \.allowsFloats,
      "alwaysShowsDecimalSeparator": \.alwaysShowsDecimalSeparator,
      "generatesDecimalNumbers": \.generatesDecimalNumbers,
    ]
}
