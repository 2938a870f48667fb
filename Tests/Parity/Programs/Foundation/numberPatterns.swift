import Foundation

func f(_ set: (NumberFormatter) -> Void, _ vs: [Double] = [1234.5, -0.456, 0]) {
  let n = NumberFormatter()
  n.locale = Locale(identifier: "en_US")
  set(n)
  print(
    vs.map { "[" + (n.string(from: NSNumber(value: $0)) ?? "nil") + "]" }.joined(separator: " "))
}
f { $0.positiveFormat = "#,##0.00" }
f { $0.positiveFormat = "0.#" }
f {
  $0.positiveFormat = "$#,##0.00"
  $0.negativeFormat = "($#,##0.00)"
}
f { $0.format = "#,##0.###;-0" }
f { $0.positiveFormat = "000.0%" }
f {
  $0.formatWidth = 12
  $0.paddingCharacter = "*"
}
f {
  $0.numberStyle = .decimal
  $0.formatWidth = 10
  $0.paddingCharacter = "_"
  $0.paddingPosition = .afterSuffix
}
f {
  $0.numberStyle = .decimal
  $0.alwaysShowsDecimalSeparator = true
}
f {
  $0.numberStyle = .decimal
  $0.roundingIncrement = 5
}
f {
  $0.numberStyle = .decimal
  $0.roundingIncrement = 0.25
  $0.maximumFractionDigits = 2
}
f {
  $0.numberStyle = .currency
  $0.currencyGroupingSeparator = "'"
  $0.currencyCode = "EUR"
}
f {
  $0.numberStyle = .currency
  $0.currencyDecimalSeparator = ","
}
f {
  $0.numberStyle = .scientific
  $0.exponentSymbol = "e"
}
f {
  $0.numberStyle = .scientific
  $0.maximumFractionDigits = 2
}
f {
  $0.numberStyle = .percent
  $0.maximumFractionDigits = 1
}
print(
  ProcessInfo.processInfo.operatingSystemVersion.majorVersion > 0,
  ProcessInfo.processInfo.isOperatingSystemAtLeast(
    OperatingSystemVersion(majorVersion: 1, minorVersion: 0, patchVersion: 0)))
