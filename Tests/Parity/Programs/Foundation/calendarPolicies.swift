import Foundation
var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "America/New_York")!
func d(_ y:Int,_ m:Int,_ dd:Int,_ h:Int=0,_ mi:Int=0)->Date { c.date(from: DateComponents(year:y,month:m,day:dd,hour:h,minute:mi))! }
for p in [Calendar.MatchingPolicy.nextTime, .nextTimePreservingSmallerComponents, .previousTimePreservingSmallerComponents, .strict] {
 for dir in [Calendar.SearchDirection.forward] {
 for x in [DateComponents(day: 31, hour: 9), DateComponents(month: 2, day: 30), DateComponents(month: 2, day: 29, hour: 6), DateComponents(weekday: 3, weekOfMonth: 5), DateComponents(weekdayOrdinal: 2), DateComponents(quarter: 3), DateComponents(weekOfMonth: 2), DateComponents(year: 2030), DateComponents(hour: 10, weekday: 1, weekdayOrdinal: 5), DateComponents(minute: 30, weekday: 2), DateComponents(day: 13, weekday: 6), DateComponents(hour: 1, minute: 30), DateComponents(day: 32), DateComponents(nanosecond: 0), DateComponents(minute: 60), DateComponents(weekday: 8), DateComponents(month: 7, second: 5),DateComponents(day: 5, minute: 5), DateComponents(weekday: 2, weekOfYear: 53), DateComponents()] {
  print(p, dir, x, "→", c.nextDate(after: d(2024,6,1,10,15), matching: x, matchingPolicy: p, direction: dir) as Any)
 } } }
for r in [Calendar.RepeatedTimePolicy.first, .last] { print(c.nextDate(after: d(2024,11,2,12), matching: DateComponents(hour: 1, minute: 30), matchingPolicy: .nextTime, repeatedTimePolicy: r)!, c.nextDate(after: d(2024,11,3,12), matching: DateComponents(hour: 1, minute: 30), matchingPolicy: .nextTime, repeatedTimePolicy: r, direction: .backward)!) }
c.enumerateDates(startingAfter: d(2024,1,30), matching: DateComponents(day: 31), matchingPolicy: .nextTime) { r, e, s in print(r as Any, e); if r! > d(2024,8,12) { s = true } }
c.enumerateDates(startingAfter: d(2024,1,30), matching: DateComponents(day: 30), matchingPolicy: .previousTimePreservingSmallerComponents, direction: .backward) { r, e, s in print(r as Any, e); if r! < d(2023,1,12) { s = true } }
print(c.date(bySettingHour: 0, minute: 0, second: 0, of: d(2024,6,1,10))!, c.date(bySettingHour: 23, minute: 59, second: 59, of: d(2024,6,1,10))!, c.date(bySettingHour: 2, minute: 0, second: 0, of: d(2024,6,1,10), direction: .backward) as Any)
print(c.nextWeekend(startingAfter: d(2024,6,1,10), direction: .backward) as Any, c.nextWeekend(startingAfter: d(2024,6,1,10)) as Any)
