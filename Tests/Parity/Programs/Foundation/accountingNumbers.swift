import Foundation

let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US")
for style in [NumberFormatter.Style.currencyISOCode, .currencyPlural, .currencyAccounting] {
  formatter.numberStyle = style
  for number in [-5, 1, 1234.567] { print(formatter.string(from: NSNumber(value: number))!) }
}
formatter.numberStyle = .decimal
formatter.maximumFractionDigits = 1
for mode in [NumberFormatter.RoundingMode.halfDown, .halfUp, .halfEven] {
  formatter.roundingMode = mode
  print([0.25, 0.35, 0.251, -0.25, 1].map { formatter.string(from: NSNumber(value: $0))! })
}
