import Foundation
import Interpreter

/// The settings of a style or of a formatter, as the library passes them: texts `name=value`, of which the last of a
/// name counts.
struct Settings: BridgedArgument {
  private var values: [String: String] = [:]

  init(bridging value: Value) { self.init([String](bridging: value)) }

  init(_ texts: [String]) {
    for text in texts {
      guard let end = text.firstIndex(of: "=") else { continue }
      values[String(text[..<end])] = String(text[text.index(after: end)...])
    }
  }

  subscript(name: String) -> String? { values[name] }

  /// A setting whose value is one of a few names.
  func choice<Choice>(_ name: String, of choices: [String: Choice]) -> Choice? {
    values[name].flatMap { choices[$0] }
  }

  func number(_ name: String) -> Int? { values[name].flatMap { Int($0) } }
  /// Nil if the number is infinite or NaN, which Foundation would not survive.
  func double(_ name: String) -> Double? {
    values[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
  func isSet(_ name: String) -> Bool { values[name] == "true" }

  var locale: Locale? { values["locale"].map(Locale.init(identifier:)) }
  var timeZone: TimeZone? { values["zone"].map(TimeZone.init(known:)) }
  var calendar: Calendar? { values["calendar"].map(CalendarDescription.calendar) }
  var localeOrEnglishUS: Locale { locale ?? Locale(identifier: "en_US") }
  var zoneOrGMT: TimeZone { timeZone ?? .gmt }
  var calendarOrGregorian: Calendar { calendar ?? Calendar(identifier: .gregorian) }
}
