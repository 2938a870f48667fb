import Foundation

let moment = Date(timeIntervalSince1970: 1_718_454_896)
for identifier in ["en_US", "de_DE", "fr_FR", "ja_JP", "ar_EG", "hi_IN", "pl_PL"] {
  let locale = Locale(identifier: identifier)
  print("== \(identifier)")
  let dates = DateFormatter()
  dates.locale = locale
  dates.timeZone = TimeZone(identifier: "America/New_York")
  for style in [DateFormatter.Style.short, .medium, .long, .full] {
    dates.dateStyle = style
    dates.timeStyle = style
    print(dates.string(from: moment), "|", dates.dateFormat ?? "-")
  }
  dates.setLocalizedDateFormatFromTemplate("yMMMMEEEEd")
  print(dates.string(from: moment))
  dates.dateFormat = "EEEE, d. MMMM y 'at' HH:mm:ss ZZZZZ"
  let text = dates.string(from: moment)
  print(text, dates.date(from: text) == moment)
  print(dates.monthSymbols.prefix(3), dates.amSymbol ?? "-")
  let numbers = NumberFormatter()
  numbers.locale = locale
  for style in [NumberFormatter.Style.decimal, .currency, .percent, .scientific, .spellOut, .ordinal] {
    numbers.numberStyle = style
    print(numbers.string(from: 1234.5) ?? "-")
  }
  numbers.numberStyle = .currency
  numbers.currencyCode = "GBP"
  numbers.maximumFractionDigits = 0
  print(numbers.string(from: 1234.5) ?? "-", numbers.currencySymbol ?? "-", numbers.minimumFractionDigits)
  numbers.numberStyle = .decimal
  print(numbers.number(from: numbers.string(from: 98765) ?? "") ?? -1)
}
let plain = NumberFormatter()
plain.locale = Locale(identifier: "en_US")
plain.positiveFormat = "#,##0.00"
print(plain.string(from: 1234567.5) ?? "-")
plain.numberStyle = .decimal
plain.minimumIntegerDigits = 3
plain.roundingMode = .up
plain.maximumFractionDigits = 1
print(plain.string(from: 7.21) ?? "-")
