import Foundation
let american = Locale(identifier: "en_US")
print((1234567).formatted(.number.rounded(rule: .down, increment: 1000)), (0.1234).formatted(.percent.rounded(increment: 0.5)))
print(Duration.seconds(3661.257).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .narrow, fractionalPart: .init(lengthLimits: 1...2)).locale(american)))
print(Duration.seconds(61.257).formatted(.units(allowed: [.minutes, .seconds], fractionalPart: .show(length: 2)).locale(american)))
print(String.CompareOptions([.caseInsensitive, .numeric]).rawValue, NumberFormatter.Style.percent.rawValue, ByteCountFormatter.Units.useMB.rawValue)
let r: UInt = NumberFormatter.RoundingMode.halfUp.rawValue
print(r, TimeZone(identifier: "Europe/Paris")!.localizedName(for: .standard, locale: american) ?? "")
print((12.345 as Decimal).formatted(.number.rounded(rule: .up, increment: 5)), (7).formatted(.percent.rounded(increment: 5)), (12).formatted(.currency(code: "EUR").rounded(increment: 10)))
