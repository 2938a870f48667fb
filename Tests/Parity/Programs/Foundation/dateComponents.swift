import Foundation
print(DateComponents(year: 2024, month: 2))
print(DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: "UTC"), year: 2024, month: 2, day: 1, hour: 3, minute: 4, second: 5, nanosecond: 6, weekday: 7, weekOfYear: 3))
print(DateComponents())
var c = DateComponents(); c.day = 3; print("\(c)|", [c]); c.era = 1; c.quarter = 2; c.weekOfMonth = 3; c.weekdayOrdinal = 2; print(c)
