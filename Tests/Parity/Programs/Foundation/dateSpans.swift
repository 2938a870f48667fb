import Foundation

let cal = {
  var c = Calendar(identifier: .gregorian)
  c.timeZone = .gmt
  return c
}()
let l = Locale(identifier: "en_US")
let d = Date(timeIntervalSince1970: 1709211909.256)
let iv = Date.IntervalFormatStyle(
  date: .abbreviated, time: .shortened, locale: l, calendar: cal, timeZone: .gmt)
func r(_ h: Double, _ s: Date.IntervalFormatStyle) -> String {
  s.format(d..<d.addingTimeInterval(h * 3600))
}
let base = Date.IntervalFormatStyle(locale: l, calendar: cal, timeZone: .gmt)
for h: Double in [0, 1, 5, 12, 24, 48, 24 * 20, 24 * 400] {
  print(
    h, r(h, iv), r(h, base), r(h, base.day()), r(h, base.month()), r(h, base.year()),
    r(h, base.month().day()), r(h, base.month(.wide).day().year()),
    r(h, base.weekday().month().day()), r(h, base.hour()), r(h, base.hour().minute()),
    r(h, base.hour().minute().second()), r(h, base.month().day().hour()), r(h, base.weekday(.wide)),
    r(h, base.month(.twoDigits).day().year()), separator: " | ")
}
let f = DateIntervalFormatter()
f.locale = l
f.timeZone = .gmt
f.calendar = cal
for s in [DateIntervalFormatter.Style.none, .short, .medium] {
  f.dateStyle = s
  f.timeStyle = .none
  print(
    f.string(from: d, to: d.addingTimeInterval(86400 * 2)),
    f.string(from: d, to: d.addingTimeInterval(3600)), terminator: " | ")
  f.timeStyle = s
  print(
    f.string(from: d, to: d.addingTimeInterval(86400 * 2)),
    f.string(from: DateInterval(start: d, duration: 3600)) ?? "", separator: " | ")
}
f.dateTemplate = "MMMd"
print(f.string(from: d, to: d.addingTimeInterval(86400 * 2)), f.dateTemplate!)
print(
  (d..<d.addingTimeInterval(7200)).formatted(date: .abbreviated, time: .omitted).isEmpty,
  (d..<d.addingTimeInterval(7200)).formatted().isEmpty)
let march = Date(timeIntervalSince1970: 1_709_550_000)
for days in [0.1, 1, 9, 300] {
  let span = march..<march.addingTimeInterval(days * 86400)
  print(
    base.day().format(span), base.day().month().format(span),
    base.day().month().year().format(span), base.weekday().day().month(.wide).year().format(span),
    base.hour().minute().format(span), separator: " | ")
}
let en = Date.FormatStyle(locale: l, calendar: cal, timeZone: .gmt)
print(
  d.formatted(en.week()), d.formatted(en.week(.twoDigits)), d.formatted(en.week(.weekOfMonth)),
  d.formatted(en.dayOfYear()), d.formatted(en.dayOfYear(.threeDigits)),
  d.formatted(en.second().secondFraction(.fractional(3))),
  d.formatted(en.hour().minute().second().secondFraction(.fractional(2))), d.formatted(en.minute()),
  d.formatted(en.day().weekday(.wide)), d.formatted(en.weekday(.oneDigit)),
  d.formatted(en.second(.twoDigits)), separator: " | ")
