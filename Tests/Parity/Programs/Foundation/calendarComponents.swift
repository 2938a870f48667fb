import Foundation
let d = Date(timeIntervalSince1970: 1_700_000_000), e = d.addingTimeInterval(86_400.5)
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!; cal.locale = Locale(identifier: "en_US_POSIX")
let c = cal.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: d); print(c.year!, c.month!, c.day!, c.hour!, c.minute!, c.second!, c.weekday!, c.nanosecond as Any);
print(cal.component(.year, from: d), cal.component(.weekOfYear, from: d), cal.component(.weekday, from: d), cal.isDate(d, inSameDayAs: e), cal.startOfDay(for: d), cal.isDateInWeekend(d))
