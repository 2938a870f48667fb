import Foundation

// One moment in every calendar that Foundation has.
let moment = Date(timeIntervalSince1970: 1_718_454_896.25)
let kinds: [(String, Calendar.Identifier)] = [
  ("gregorian", .gregorian), ("iso8601", .iso8601), ("buddhist", .buddhist),
  ("chinese", .chinese), ("coptic", .coptic), ("hebrew", .hebrew), ("indian", .indian),
  ("islamicCivil", .islamicCivil), ("islamicUmmAlQura", .islamicUmmAlQura),
  ("japanese", .japanese), ("persian", .persian), ("republicOfChina", .republicOfChina),
]
for (name, kind) in kinds {
  var calendar = Calendar(identifier: kind)
  calendar.timeZone = TimeZone(identifier: "Asia/Tokyo")!
  calendar.locale = Locale(identifier: "en_US")
  let parts = calendar.dateComponents([.era, .year, .month, .day, .weekday], from: moment)
  print(name, parts.era ?? -1, parts.year ?? -1, parts.month ?? -1, parts.day ?? -1, parts.weekday ?? -1)
  print(calendar.range(of: .day, in: .month, for: moment) as Any)
  print(calendar.range(of: .month, in: .year, for: moment) as Any)
  print(calendar.monthSymbols.prefix(2), calendar.shortWeekdaySymbols.first ?? "")
  let next = calendar.date(byAdding: .month, value: 1, to: moment)!
  print(next.timeIntervalSince(moment) / 86400)
  let start = calendar.dateInterval(of: .year, for: moment)!
  print(start.duration / 86400)
  var style = Date.FormatStyle(date: .long, time: .omitted)
  style.locale = Locale(identifier: "en_US")
  style.calendar = calendar
  style.timeZone = calendar.timeZone
  print(style.format(moment))
}
var hebrew = Calendar(identifier: .hebrew)
hebrew.timeZone = .gmt
let passover = hebrew.date(from: DateComponents(year: 5784, month: 8, day: 15))!
print(passover)
var wanted = DateComponents()
wanted.month = 1
wanted.day = 1
print(hebrew.nextDate(after: passover, matching: wanted, matchingPolicy: .nextTime) as Any)
