import Foundation
print(TimeZone(identifier: "Europe/Paris")!.isDaylightSavingTime(for: Date(timeIntervalSince1970: .nan)))
print(Decimal(string: "1.5e-9223372036854775808") as Any, Decimal(string: "10e9223372036854775807") as Any)
let large = Decimal(sign: .plus, exponent: Int.max, significand: 1)
print(large, large * large, large == 3)
print(Decimal(sign: .plus, exponent: 200, significand: 1), Decimal(sign: .plus, exponent: 3, significand: 25))
print((try? Int8("300", format: .number)) as Any, (try? UInt("-5", format: .number)) as Any)
let formatter = DateFormatter()
formatter.dateFormat = "yyyy"
print(formatter.date(from: "9223372036854775807") as Any)
print(Calendar.current.dateComponents([.nanosecond], from: .distantPast, to: .distantFuture).nanosecond!)
print(Int(truncating: 3 as NSNumber), Double(truncating: NSNumber(value: 2)))
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
let day = Date(timeIntervalSince1970: 1_700_000_000)
print(calendar.dateComponents([.year, .month, .day], from: day))
print(calendar.dateComponents([.hour, .minute], from: day))
