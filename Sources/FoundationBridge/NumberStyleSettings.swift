import Foundation

/// Number styles made from settings: `kind` is `number`, `percent` or `currency`.
extension Settings {
  /// A style with these settings applied.
  func applied<Style: NumberStyle>(to plain: Style) -> Style {
    var style = plain
    if let precision { style = style.precision(precision) }
    if self["grouping"] == "never" { style = style.grouping(.never) }
    if self["point"] == "always" { style = style.decimalSeparator(strategy: .always) }
    if self["notation"] == "scientific" { style = style.notation(.scientific) }
    if self["notation"] == "compactName" { style = style.notation(.compactName) }
    if let scale = double("scale") { style = style.scale(scale) }
    if let sign = self["sign"].flatMap(NumberSign.init(rawValue:)) { style = style.signed(sign) }
    if let rule = roundingRule {
      style = style.rounded(by: rule, increment: double("increment"))
    }
    return style
  }

  var roundingRule: FloatingPointRoundingRule? { choice("rule", of: Self.rules) }

  private static let rules: [String: FloatingPointRoundingRule] = [
    "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
    "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
  ]

  /// The numbers of digits; each is given by its limits, separated by a space.
  private var precision: NumberFormatStyleConfiguration.Precision? {
    if let digits = limits("significant") { return .significantDigits(digits) }
    switch (limits("whole"), limits("fraction")) {
    case (let whole?, let fraction?):
      return .integerAndFractionLength(integerLimits: whole, fractionLimits: fraction)
    case (let whole?, nil): return .integerLength(whole)
    case (nil, let fraction?): return .fractionLength(fraction)
    case (nil, nil): return nil
    }
  }

  private func limits(_ name: String) -> ClosedRange<Int>? {
    let numbers = self[name]?.split(separator: " ").compactMap { Int($0) } ?? []
    return numbers.count == 2 && numbers[0] <= numbers[1] ? numbers[0]...numbers[1] : nil
  }

  var presentation: CurrencyFormatStyleConfiguration.Presentation {
    switch self["presentation"] {
    case "isoCode": .isoCode
    case "narrow": .narrow
    case "fullName": .fullName
    default: .standard
    }
  }

  var currencyCode: String { self["code"] ?? "USD" }
}
