import Foundation
let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "de_DE")
formatter.numberStyle = .decimal
formatter.minimumFractionDigits = 2
print(formatter.string(for: 700 as Decimal) ?? "none", formatter.string(for: 1234.5) ?? "none", formatter.string(for: 3) ?? "none")
print(formatter.string(for: "x") ?? "none")
