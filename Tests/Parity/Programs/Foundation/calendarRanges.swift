import Foundation
var g = Calendar(identifier: .gregorian); g.timeZone = .gmt
var iso = Calendar(identifier: .iso8601); iso.timeZone = .gmt
for c in [g, iso] { for y in [2015,2020,2021,2022,2023,2024,2026] { for m in [1,6,12] {
 let d = c.date(from: DateComponents(year:y,month:m,day:15))!
 print(y as Int,m,c.range(of: .weekOfYear, in: .year, for: d) as Any, c.range(of: .weekOfYear, in: .yearForWeekOfYear, for: d) as Any, c.range(of: .weekOfMonth, in: .month, for: d) as Any,c.range(of: .day, in: .weekOfMonth, for: d) as Any,c.range(of: .day, in: .weekOfYear, for: d) as Any,c.range(of: .weekdayOrdinal, in: .month, for: d) as Any,c.range(of: .weekOfYear, in: .month, for: d) as Any, c.range(of: .weekday, in: .month, for: d) as Any, c.range(of: .dayOfYear, in: .year, for: d) as Any, c.range(of: .weekday, in: .day, for: d) as Any,c.range(of: .month, in: .day, for: d) as Any,c.range(of: .quarter, in: .month, for: d) as Any,c.range(of: .minute, in: .day, for: d) as Any,c.range(of: .nanosecond, in: .second, for: d) as Any)
}}}
let cs: [DateComponents] = [
 DateComponents(year: 2024, month: 11, weekday: 5, weekdayOrdinal: 4), DateComponents(year: 2024, weekday: 2, weekOfYear: 10), DateComponents(year: 2024, month: 5, weekday: 3, weekOfMonth: 2),
 DateComponents(weekday: 3, weekOfYear: 10, yearForWeekOfYear: 2024), DateComponents(weekOfYear: 10, yearForWeekOfYear: 2024), DateComponents(year: 2024, month: 5, weekday: 3), DateComponents(year: 2024, quarter: 3), DateComponents(year: 2024, month: 5, weekOfMonth: 2), DateComponents(year: 2024, weekday: 3), DateComponents(hour: 5), DateComponents(year: 2024, month: 14, day: 35, hour: 30, minute: -5), DateComponents(year: 2024, weekOfYear: 3), DateComponents(yearForWeekOfYear: 2024), DateComponents(year: 2024, month: 5, day: 10, weekday: 1), DateComponents(year: 2024, month: 5, weekday: 2, weekdayOrdinal: -1), DateComponents(year: 2024, month: 5, weekdayOrdinal: 2), DateComponents(), DateComponents(year: 2024, month: 2, day: 30, nanosecond: 500_000_000)]
for c in [g, iso] { for x in cs { print(x, "→", c.date(from: x) as Any) } }
for x in cs { print(x.isValidDate(in: g), terminator: " ") }; print()
print(g.date(byAdding: .month, value: 1, to: g.date(from: DateComponents(year: 2024, month: 12, day: 31))!, wrappingComponents: true)!)
print(g.date(byAdding: .day, value: 5, to: g.date(from: DateComponents(year: 2024, month: 12, day: 31))!, wrappingComponents: true)!)
print(g.date(byAdding: .hour, value: 25, to: g.date(from: DateComponents(year: 2024, month: 12, day: 31))!, wrappingComponents: true)!)
print(g.date(byAdding: .minute, value: 75, to: g.date(from: DateComponents(year: 2024, month: 12, day: 31))!, wrappingComponents: true)!)
let a = g.date(from: DateComponents(year: 2024, month: 1, day: 31, hour: 10))!, b = g.date(from: DateComponents(year: 2025, month: 3, day: 1, hour: 9, minute: 30))!
print(g.dateComponents([.year,.month,.day,.hour,.minute], from: a, to: b), g.dateComponents([.month,.day], from: b, to: a), g.dateComponents([.weekOfYear,.day], from: a, to: b), g.dateComponents([.day], from: b, to: a), g.dateComponents([.quarter,.month], from: a, to: b), g.dateComponents([.weekOfMonth], from: a, to: b), g.dateComponents([.second,.nanosecond], from: a, to: a+1.5), g.dateComponents([.weekday], from: a, to: b), g.dateComponents([.year], from: a, to: b), g.dateComponents([.era], from: a, to: b))
print(g.dateComponents([.era,.year,.nanosecond,.calendar,.timeZone,.isLeapMonth,.dayOfYear], from: a+0.25))
for u: Calendar.Component in [.year,.yearForWeekOfYear,.quarter,.month,.weekday,.day,.hour,.minute,.second] { print(u, g.dateInterval(of: u, for: b) as Any, g.ordinality(of: .day, in: u, for: b) as Any, g.ordinality(of: u, in: .year, for: b) as Any, g.ordinality(of: u, in: .month, for: b) as Any) }
