import Syntax

extension StringLiteral {
  /// The names of the values that it shows with a unit or their own name behind them, or a currency
  /// before them: `high` of `"\(day.high)°"`, `likes` of `"\(post.likes) likes"`; and of the members that it
  /// shows whole: no list is shown so.
  var measuredNames: [String] {
    segments.indices.compactMap { place in
      guard case .interpolation(let arguments, _) = segments[place], arguments.count == 1,
        let name = arguments[0].value.lastName?.name
      else { return nil }
      let isMeasured =
        text(at: place - 1).last.map(StringLiteral.currencies.contains) ?? false
        || StringLiteral.beginsWithUnit(text(at: place + 1))
        || StringLiteral.firstWord(of: text(at: place + 1)) == name
        || arguments[0].value.isMember && name.hasSuffix("s")
          && StubGuess.type(of: name).hasPrefix("[")
      return isMeasured ? name : nil
    }
  }

  /// The names of the values that it shows by a specifier of numbers with a point:
  /// `"\(weight, specifier: "%.1f")"`.
  var fractionNames: [String] {
    segments.compactMap { segment in
      guard case .interpolation(let arguments, _) = segment, arguments.count == 2,
        arguments[1].label == "specifier",
        case .stringLiteral(let specifier) = arguments[1].value.kind,
        specifier.text(at: 0).last.map("aefg".contains) ?? false
      else { return nil }
      return arguments[0].value.lastName?.name
    }
  }

  private func text(at place: Int) -> String {
    guard segments.indices.contains(place), case .text(let text) = segments[place] else {
      return ""
    }
    return text
  }

  private static func beginsWithUnit(_ text: String) -> Bool {
    if text.first == "°" || text.first == "%" { return true }
    let word = firstWord(of: text)
    return units.contains(word) || word.last == "s" && units.contains(String(word.dropLast()))
  }

  private static func firstWord(of text: String) -> String {
    String(text.drop { $0 == " " || $0 == "-" }.prefix(while: \.isLetter))
  }

  private static let currencies: Set<Character> = ["$", "€", "£", "¥"]

  /// Whether a name is a number of units that are no elements of something: `minutes`, unlike `days`.
  static func areUnits(_ name: String) -> Bool {
    ["seconds", "minutes", "hours", "miles"].contains(name)
  }

  private static let units: Set<String> = [
    "second", "minute", "hour", "day", "week", "month", "year", "sec", "min", "hr", "m", "km", "cm",
    "mm", "mile", "kg", "g", "lb", "kcal", "bpm",
  ]
}

extension Expression {
  fileprivate var isMember: Bool { if case .member = kind { true } else { false } }
}
