import Foundation
var c = Calendar(identifier: .gregorian)
c.locale = Locale(identifier: "en_US")
c.timeZone = TimeZone(identifier: "UTC")!
let day = c.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 13, minute: 5, second: 9))!
print(day.timeIntervalSince1970, c.component(.weekday, from: day), c.component(.weekOfYear, from: day), c.component(.dayOfYear, from: day), c.component(.quarter, from: day))
print(c.veryShortWeekdaySymbols, c.shortWeekdaySymbols, c.weekdaySymbols[0], c.shortMonthSymbols[1], c.veryShortMonthSymbols, c.amSymbol, c.pmSymbol, c.standaloneMonthSymbols[0], c.firstWeekday, c.minimumDaysInFirstWeek)
let parts = c.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: day)
print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.weekday!, parts.second as Any)
print(parts.value(for: .month) as Any, parts.value(for: .second) as Any, parts.isValidDate(in: c), DateComponents(year: 2023, month: 2, day: 30).isValidDate(in: c))
var q = DateComponents()
q.setValue(5, for: .day)
q.month = 1
print(c.date(byAdding: q, to: day)!, c.date(byAdding: .month, value: -3, to: day)!, c.date(byAdding: .year, value: 1, to: day)!, c.date(byAdding: .weekOfYear, value: 2, to: day)!)
print(c.date(bySettingHour: 8, minute: 30, second: 0, of: day)!, c.date(bySetting: .day, value: 1, of: day)!, c.startOfDay(for: day))
let other = c.date(from: DateComponents(year: 2025, month: 4, day: 1))!
print(c.dateComponents([.year, .month, .day], from: day, to: other), c.dateComponents([.day], from: day, to: other).day!, c.dateComponents([.hour, .minute], from: day, to: day.addingTimeInterval(5400)).minute!)
print(c.dateComponents([.day], from: DateComponents(year: 2024, month: 1, day: 1), to: DateComponents(year: 2024, month: 3, day: 1)).day!)
print(c.range(of: .day, in: .month, for: day)!, c.range(of: .month, in: .year, for: day)!, c.range(of: .weekday, in: .weekOfYear, for: day) as Any, c.range(of: .hour, in: .day, for: day)!, c.range(of: .weekOfYear, in: .month, for: day) as Any)
print(c.dateInterval(of: .month, for: day)!, c.dateInterval(of: .weekOfYear, for: day)!.start, c.dateInterval(of: .day, for: day)!.duration, c.dateInterval(of: .quarter, for: day)!.start)
print(c.isDateInWeekend(day), c.nextWeekend(startingAfter: day)!, c.dateIntervalOfWeekend(containing: day) as Any, c.isDate(day, equalTo: other, toGranularity: .year), c.compare(day, to: other, toGranularity: .day).rawValue)
print(c.nextDate(after: day, matching: DateComponents(hour: 9), matchingPolicy: .nextTime)!, c.nextDate(after: day, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime, direction: .backward)!)
var found: [Date] = []
c.enumerateDates(startingAfter: day, matching: DateComponents(day: 1, hour: 0), matchingPolicy: .nextTime) { date, exact, stop in
  if let date { found.append(date) }
  if found.count == 3 { stop = true }
}
print(found)
print(c.ordinality(of: .day, in: .year, for: day)!, c.ordinality(of: .day, in: .month, for: day)!, c.ordinality(of: .month, in: .year, for: day)!, c.date(day, matchesComponents: DateComponents(month: 2)))
var paris = c
paris.timeZone = TimeZone(secondsFromGMT: 3600)!
print(paris.component(.hour, from: day), paris.startOfDay(for: day), paris.date(from: DateComponents(year: 2024, month: 1, day: 1))!, paris.dateComponents([.day, .hour], from: day.addingTimeInterval(36000)).day!)
print(c.dateComponents(in: TimeZone(secondsFromGMT: -7200)!, from: day).hour!, DateComponents(calendar: c, year: 2020, month: 5).date!, c.identifier, paris.timeZone.secondsFromGMT())
print(DateInterval(start: day, duration: 60).contains(day), DateInterval(start: day, end: other).intersects(DateInterval(start: other, duration: 5)), DateInterval(start: day, duration: 60).intersection(with: DateInterval(start: day.addingTimeInterval(30), duration: 60))!.duration)
print(day.timeIntervalSince(other), day < other, day.distance(to: other), day.addingTimeInterval(-60), Date.distantPast < day, Date(timeInterval: 60, since: day), max(day, other), Date.distantFuture, day == day.addingTimeInterval(0))
let week = (0..<7).map { c.date(byAdding: .day, value: $0, to: c.dateInterval(of: .weekOfYear, for: day)!.start)! }
print(week.map { c.component(.day, from: $0) }, week.map { $0.formatted(.dateTime.weekday(.abbreviated).locale(Locale(identifier: "en_US"))) })
var monday = c
monday.firstWeekday = 2
print(monday.dateInterval(of: .weekOfMonth, for: day)!.start, monday.component(.weekOfYear, from: day), monday.ordinality(of: .weekday, in: .weekOfYear, for: day)!)
print(Calendar(identifier: .iso8601).firstWeekday, Calendar(identifier: .iso8601).component(.yearForWeekOfYear, from: c.date(from: DateComponents(year: 2021, month: 1, day: 1))!), Calendar(identifier: .iso8601).component(.weekOfYear, from: c.date(from: DateComponents(year: 2021, month: 1, day: 1))!))
