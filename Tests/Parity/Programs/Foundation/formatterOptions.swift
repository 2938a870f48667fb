import Foundation
let iso = ISO8601DateFormatter()
let t = Date(timeIntervalSince1970: 1_700_000_000.25)
print(iso.string(from: t), iso.date(from: "2023-11-14T22:13:20Z")!.timeIntervalSince1970, iso.date(from: "nope") as Any)
iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(iso.string(from: t), iso.date(from: "2023-11-14T22:13:20.250Z")!.timeIntervalSince1970, iso.date(from: "2023-11-14T22:13:20Z") as Any)
iso.formatOptions = [.withFullDate]
print(iso.string(from: t), iso.date(from: "2023-11-14")!.timeIntervalSince1970)
iso.formatOptions = [.withFullDate, .withFullTime, .withSpaceBetweenDateAndTime]
print(iso.string(from: t))
iso.formatOptions = .withInternetDateTime
iso.timeZone = TimeZone(secondsFromGMT: 3600)
print(iso.string(from: t), iso.date(from: "2023-11-14T23:13:20+01:00")!.timeIntervalSince1970)
print(ISO8601DateFormatter.string(from: t, timeZone: TimeZone(secondsFromGMT: 0)!, formatOptions: [.withYear, .withMonth, .withDay]))
print(t.ISO8601Format(), t.formatted(.iso8601), try! Date("2023-11-14T22:13:20Z", strategy: .iso8601).timeIntervalSince1970)
let f = NumberFormatter()
f.locale = Locale(identifier: "en_US")
f.numberStyle = .decimal
f.groupingSeparator = "."
f.decimalSeparator = ","
print(f.string(from: 1234567.5)!, f.number(from: "1.234,5") as Any)
let g = NumberFormatter()
g.locale = Locale(identifier: "en_US")
g.numberStyle = .decimal
g.positivePrefix = ""
g.minimumFractionDigits = 2
g.maximumFractionDigits = 2
print(g.string(from: 3)!, g.string(from: -3.5)!, g.string(from: NSNumber(value: 1e6))!)
g.positivePrefix = ""
g.positiveSuffix = " pts"
g.negativeSuffix = " pts"
print(g.string(from: 3)!, g.string(from: -1)!, g.groupingSeparator!, g.decimalSeparator!, g.minusSign!)
g.zeroSymbol = "none"
g.notANumberSymbol = "?"
print(g.string(from: 0)!, g.string(from: .init(value: Double.nan))!)
let h = NumberFormatter()
h.locale = Locale(identifier: "en_US")
h.numberStyle = .currency
h.currencyCode = "EUR"
print(h.string(from: 1234.5)!, h.string(from: -2)!, h.currencySymbol!)
h.numberStyle = .percent
print(h.string(from: 0.256)!, h.minimumFractionDigits, h.maximumFractionDigits)
h.maximumFractionDigits = 1
print(h.string(from: 0.2565)!)
h.numberStyle = .spellOut
print(h.string(from: 42)!, h.string(from: 1999)!)
h.numberStyle = .ordinal
print(h.string(from: 3)!, h.string(from: 11)!, h.string(from: 102)!)
let k = NumberFormatter()
k.minimumIntegerDigits = 3
k.usesSignificantDigits = false
print(k.string(from: 7)!, k.string(from: 1234)!, k.string(from: 2.6)!)
k.usesSignificantDigits = true
k.maximumSignificantDigits = 3
print(k.string(from: 123456)!, k.string(from: 0.0012345)!)
k.multiplier = 100
print(NumberFormatter.localizedString(from: 1234.5, number: .decimal))
print(Decimal(string: "0.1")! + Decimal(string: "0.2")!, Decimal(12345678901234567))
var x = Decimal(2.345), y = Decimal()
NSDecimalRound(&y, &x, 2, .plain)
print(y, x.rounded2, Decimal(5).isNaN, Decimal(-3).magnitude, Decimal(3).sign, pow(Decimal(2), 10))
extension Decimal { var rounded2: Decimal { var a = self, b = Decimal(); NSDecimalRound(&b, &a, 1, .bankers); return b } }
