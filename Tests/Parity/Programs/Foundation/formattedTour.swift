import Foundation

let us = Locale(identifier: "en_US")
let de = Locale(identifier: "de_DE")
let fr = Locale(identifier: "fr_FR")
print(
  1234567.891.formatted(.number.locale(us)), 1234567.891.formatted(.number.locale(de)),
  1234567.891.formatted(.number.locale(fr)), 0.5.formatted(.percent.locale(us)),
  12.formatted(.percent.locale(us)),
  0.12345.formatted(.percent.precision(.fractionLength(1)).locale(us)))
print(
  1234.5.formatted(.currency(code: "EUR").locale(de)),
  1234.5.formatted(.currency(code: "JPY").locale(us)),
  99.formatted(.currency(code: "USD").locale(us).precision(.fractionLength(0))),
  (-5.5).formatted(.currency(code: "USD").sign(strategy: .accounting).locale(us)),
  5.formatted(.currency(code: "GBP").presentation(.fullName).locale(us)),
  5.formatted(.currency(code: "USD").presentation(.isoCode).locale(us)))
for v in [0, 999, 1000, 12345, 1_234_567, 5_000_000_000] {
  print(
    v.formatted(.number.notation(.compactName).locale(us)),
    v.formatted(.number.notation(.scientific).locale(us)),
    v.formatted(.number.grouping(.never).locale(us)),
    v.formatted(.byteCount(style: .file).locale(us)),
    v.formatted(.byteCount(style: .memory, spellsOutZero: false).locale(us)))
}
print(
  3.14159.formatted(.number.precision(.significantDigits(3)).locale(us)),
  5.formatted(.number.precision(.integerLength(3)).locale(us)),
  0.1.formatted(.number.precision(.fractionLength(2...4)).locale(us)),
  2.5.formatted(.number.rounded(rule: .up, increment: 1).locale(us)),
  1e10.formatted(.number.locale(us)), (-3).formatted(.number.sign(strategy: .always()).locale(us)),
  3.formatted(.number.sign(strategy: .always()).locale(us)),
  7.0.formatted(.number.decimalSeparator(strategy: .always).locale(us)),
  12345.678.formatted(
    .number.precision(.integerAndFractionLength(integer: 3, fraction: 1)).locale(us)),
  0.003.formatted(.number.scale(1000).locale(us)))
print(
  Decimal(string: "1234.567")!.formatted(.number.locale(us)),
  Decimal(5).formatted(.currency(code: "USD").locale(us)),
  Decimal(string: "0.256")!.formatted(.percent.locale(us)),
  Float(0.1).formatted(.number.locale(us)), Int8(5).formatted(.number.locale(us)),
  UInt64.max.formatted(.number.locale(us)), Double.nan.formatted(.number.locale(us)),
  Double.infinity.formatted(.number.locale(us)))
print(
  ["a", "b", "c"].formatted(.list(type: .and).locale(us)),
  ["a", "b"].formatted(.list(type: .or).locale(us)),
  ["a", "b", "c"].formatted(.list(type: .and, width: .narrow).locale(us)),
  ["x"].formatted(.list(type: .and).locale(us)),
  [1, 2, 3].formatted(.list(memberStyle: .number.locale(us), type: .and).locale(us)),
  ["a", "b", "c"].formatted(.list(type: .or, width: .short).locale(us)))
print(
  Duration.seconds(3661).formatted(.time(pattern: .hourMinute).locale(us)),
  Duration.seconds(75).formatted(.time(pattern: .minuteSecond).locale(us)),
  Duration.milliseconds(1250).formatted(
    .time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 2)).locale(us)),
  Duration.seconds(90061).formatted(
    .units(allowed: [.days, .hours, .minutes], width: .abbreviated).locale(us)),
  Duration.seconds(45).formatted(.units(width: .narrow).locale(us)),
  Duration.seconds(3600 * 5).formatted(.units(allowed: [.hours], width: .wide).locale(us)),
  Duration.milliseconds(1500).formatted(
    .units(allowed: [.seconds, .milliseconds], width: .wide).locale(us)),
  Duration.seconds(100).formatted(
    .units(allowed: [.minutes], width: .wide, fractionalPart: .show(length: 1)).locale(us)),
  Duration.seconds(0).formatted(
    .units(allowed: [.minutes, .seconds], width: .wide, zeroValueUnits: .show(length: 1)).locale(us)
  ))
print(
  try! Int("1,234", format: .number.locale(us)), try! Double("12.5%", format: .percent.locale(us)),
  try! Decimal("$1,234.50", format: .currency(code: "USD").locale(us)),
  (try? Int("abc", format: .number)) as Any, try! Double("1.234,5", format: .number.locale(de)),
  try! Date(
    "Feb 3, 2024",
    strategy: Date.FormatStyle(date: .abbreviated, time: .omitted, locale: us, timeZone: .gmt)
      .parseStrategy))
let d = Date(timeIntervalSince1970: 1_700_000_000)
let ds = Date.FormatStyle(locale: us, timeZone: .gmt)
print(
  d.formatted(ds),
  d.formatted(Date.FormatStyle(date: .complete, time: .standard, locale: us, timeZone: .gmt)),
  d.formatted(Date.FormatStyle(date: .numeric, time: .omitted, locale: de, timeZone: .gmt)),
  d.formatted(Date.FormatStyle(date: .long, time: .shortened, locale: fr, timeZone: .gmt)),
  d.formatted(ds.weekday(.abbreviated).hour().minute()), d.formatted(ds.year().month(.abbreviated)),
  d.formatted(.iso8601.timeZone(separator: .omitted)))
print(
  5.formatted(IntegerFormatStyle<Int>().locale(us)),
  FloatingPointFormatStyle<Double>().precision(.fractionLength(1)).locale(us).format(2.25),
  IntegerFormatStyle<Int>.Currency(code: "USD").locale(us).format(3),
  FloatingPointFormatStyle<Double>.Percent().locale(us).format(0.33),
  Decimal.FormatStyle().locale(us).format(1.5), [1.5, 2].map { $0.formatted(.number.locale(us)) },
  "\(5.0.formatted(.number.locale(us)))", String(format: "%.1f", 2.25),
  String(format: "%08.3f|%+d|%5@|%-6@", 3.14159, 5, "ab", "cd"))
struct Upper: FormatStyle { func format(_ s: String) -> String { s.uppercased() } }
extension FormatStyle where Self == Upper { static var upper: Upper { Upper() } }
extension String {
  func formatted<F: FormatStyle>(_ f: F) -> F.FormatOutput where F.FormatInput == String {
    f.format(self)
  }
}
print("abc".formatted(.upper), Upper().format("q"))
