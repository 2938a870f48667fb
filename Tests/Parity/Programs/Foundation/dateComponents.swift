import Foundation
let d = Date(timeIntervalSince1970: 1_700_000_000), e = d.addingTimeInterval(86_400.5)
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!; cal.locale = Locale(identifier: "en_US_POSIX")
var dc = DateComponents(); dc.year = 2000; dc.month = 12; dc.day = 25; dc.hour = 8; dc.timeZone = TimeZone(identifier: "UTC");
print(cal.date(from: dc)!, dc.year as Any, dc == dc, DateComponents(day: 3).day!, dc.calendar as Any, dc.month! + 1);
print(TimeZone(identifier: "UTC")!.identifier, TimeZone(secondsFromGMT: 3600)!.secondsFromGMT(), TimeZone(identifier: "Nope") as Any, TimeZone(abbreviation: "UTC") != nil, TimeZone.gmt.identifier)
