import Foundation

// dates
var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(identifier: "UTC")!
cal.locale = Locale(identifier: "en_US_POSIX")
let d = cal.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 13, minute: 5))!
print(d, cal.component(.weekday, from: d), cal.isDate(d, inSameDayAs: d + 3600))
print(cal.date(byAdding: .day, value: 2, to: d)!, cal.date(byAdding: .month, value: 12, to: d)!)
print(
  cal.startOfDay(for: d),
  cal.dateComponents([.day, .hour], from: d, to: d.addingTimeInterval(90000)))
let f = DateFormatter()
f.calendar = cal
f.timeZone = cal.timeZone
f.locale = Locale(identifier: "en_US_POSIX")
f.dateFormat = "yyyy/MM/dd HH:mm EEE"
print(f.string(from: d), f.date(from: "2024/12/31 23:59 Tue")!)
print(
  d.timeIntervalSince1970, Date(timeIntervalSinceReferenceDate: 0), d < d + 1,
  d.distance(to: d + 60))
let iso = ISO8601DateFormatter()
print(iso.string(from: d), iso.date(from: "2020-01-01T00:00:00Z")!)
print(cal.range(of: .day, in: .month, for: d)!.count, cal.isDateInWeekend(d))
struct Task1 {
  var due: Date
  var title: String
}
let tasks = (0..<3).map {
  Task1(due: cal.date(byAdding: .day, value: -$0, to: d)!, title: "t\($0)")
}
print(tasks.sorted { $0.due < $1.due }.map(\.title), tasks.map(\.due).max()! == d)
let groups = Dictionary(grouping: tasks) { cal.component(.month, from: $0.due) }
print(groups[2]!.count)
print(Duration.seconds(90).formatted())
