import Foundation

let d = Date(timeIntervalSince1970: 1_709_210_096)
typealias S = Date.FormatStyle
for id in ["en_US", "en_GB", "en_AU", "en_IN", "en_CA", "es_ES", "it_IT"] {
  let l = Locale(identifier: id)
  let b = S(locale: l, timeZone: .gmt)
  print(id, d.formatted(b.year().month().day()), d.formatted(b.hour().minute()), d.formatted(b.hour()))
  print(d.formatted(b.month(.wide).day()), d.formatted(b.day().month(.twoDigits).year()), d.formatted(b))
  print(d.formatted(b.weekday(.wide).day().month()), d.formatted(b.month()), d.formatted(b.year().month(.wide)))
  print(d.formatted(S(date: .abbreviated, time: .shortened, locale: l, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)))
  print(d.formatted(S(date: .complete, time: .complete, locale: l, timeZone: .gmt)))
}
for id in ["de_DE", "fr_FR"] {
  let b = S(locale: Locale(identifier: id), timeZone: .gmt)
  print(d.formatted(b.year().month().day()), d.formatted(b.hour()), d.formatted(b.weekday(.wide).day().month()), d.formatted(b))
}
let b = S(locale: Locale(identifier: "en_US"), timeZone: .gmt)
print(d.formatted(b.era().year()), d.formatted(b.hour().minute().timeZone()), d.formatted(b.quarter(.wide)), d.formatted(b.weekday().hour()))
var c = b
c.timeZone = TimeZone(secondsFromGMT: 3600)!
c.locale = Locale(identifier: "en_GB")
print(d.formatted(c.hour().minute()), c.locale.identifier)
let f = DateFormatter()
f.timeZone = .gmt
for id in ["en_US", "en_GB", "en_CA", "de_DE", "fr_FR", "es_ES", "it_IT"] {
  f.locale = Locale(identifier: id)
  for (date, time) in [(DateFormatter.Style.short, DateFormatter.Style.short), (.medium, .medium), (.long, .none), (.full, .short)] {
    f.dateStyle = date
    f.timeStyle = time
    print(f.string(from: d))
  }
  f.dateFormat = "EEE d MMM LLL EEEE MMMM"
  print(f.string(from: d))
}
f.locale = Locale(identifier: "en_US")
for template in ["MMMdjm", "yMMMdjm", "yMdjm", "EMMMdHm"] {
  f.setLocalizedDateFormatFromTemplate(template)
  print(f.string(from: d))
}
f.dateFormat = "e c ee eee ccc"
print(f.string(from: d))
print(d.formatted(.verbatim("\(year: .defaultDigits)/\(month: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)", locale: Locale(identifier: "en_US"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))))
print(try Date("02/29/24", strategy: .fixed(format: "\(month: .twoDigits)/\(day: .twoDigits)/\(year: .twoDigits)", timeZone: .gmt)))
