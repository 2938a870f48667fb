// Date formats and names of regions and languages other than American English.

struct _DateLayout {
  /// The patterns of short and numeric dates; `hour` is the pattern of the region's clock.
  let short: String
  let numeric: String
  let hour: String
  /// The separators between a date and a time, for short and for long months.
  var joints = (" 'at' ", " 'at' ")
  var numericJoint = ", "
  var separator = "/"
  var isDayFirst = true
  var dayMark = ""
  var longJoint = " "
  /// The separators after the weekday, for dates without and with a year.
  var weekdayJoints = (" ", ", ")
  var hourMark = ""
  static let american = _DateLayout(
    short: "M/d/yy", numeric: "M/d/yyyy", hour: "h", isDayFirst: false,
    weekdayJoints: (", ", ", "))
  static func of(_ locale: Locale?) -> _DateLayout {
    switch locale?.languageCode ?? "en" {
    case "de":
      return _DateLayout(
        short: "dd.MM.yy", numeric: "d.M.y", hour: "HH", joints: (", ", " 'um' "),
        separator: ".", dayMark: ".", weekdayJoints: (", ", ", "), hourMark: " 'Uhr'")
    case "fr":
      return _DateLayout(
        short: "dd/MM/y", numeric: "dd/MM/y", hour: "HH", joints: (" 'à' ", " 'à' "),
        numericJoint: " ", weekdayJoints: (" ", " "), hourMark: " 'h'")
    case "es":
      return _DateLayout(
        short: "d/M/yy", numeric: "d/M/y", hour: "H", joints: (", ", ", "),
        longJoint: " 'de' ", weekdayJoints: (", ", ", "))
    case "it":
      return _DateLayout(
        short: "dd/MM/yy", numeric: "dd/MM/y", hour: "HH",
        joints: (", ", " 'alle' 'ore' "), weekdayJoints: (" ", " "))
    case "en":
      switch locale?.regionCode ?? "US" {
      case "GB", "IE": return _DateLayout(short: "dd/MM/y", numeric: "dd/MM/y", hour: "HH")
      case "AU", "NZ":
        return _DateLayout(
          short: "d/M/y", numeric: "d/M/y", hour: "h", weekdayJoints: (" ", " "))
      case "IN":
        return _DateLayout(
          short: "dd/MM/yy", numeric: "d/M/y", hour: "h", weekdayJoints: (", ", ", "))
      case "CA":
        return _DateLayout(
          short: "y-MM-dd", numeric: "y-MM-dd", hour: "h", isDayFirst: false,
          weekdayJoints: (", ", ", "))
      default: return american
      }
    default: return american
    }
  }
  /// Adapts the pattern of a twelve-hour time to the region's clock.
  func clock(_ time: String) -> String {
    hour == "h"
      ? time
      : time.replacingOccurrences(of: "h:", with: hour + ":")
        .replacingOccurrences(of: "\u{202F}a", with: "")
  }
  /// The pattern of a date from the patterns of its fields, which may be empty.
  func date(_ day: String, _ month: String, _ year: String) -> String {
    let isNamed = month.count > 2
    if month.isEmpty || day.isEmpty && isNamed {
      let joint = month.isEmpty || month.count < 4 ? " " : longJoint
      return [day, month, year].filter({ !$0.isEmpty }).joined(separator: joint)
    }
    if !isNamed, !day.isEmpty, !year.isEmpty, short.hasPrefix("y") {
      return year + "-MM-dd"
    }
    if !isNamed {
      let parts = isDayFirst ? [day, month, year] : [month, day, year]
      return parts.filter({ !$0.isEmpty }).joined(separator: separator)
    }
    if !isDayFirst { return month + " " + day + (year.isEmpty ? "" : ", " + year) }
    let joint = month.count > 3 ? longJoint : " "
    return day + dayMark + joint + month + (year.isEmpty ? "" : joint + year)
  }
  func joint(_ month: String) -> String {
    month.count < 3 ? numericJoint : month.count == 3 ? joints.0 : joints.1
  }
}
struct _DateNames {
  let months: [String]
  let shortMonths: [String]
  let loneMonths: [String]
  let weekdays: [String]
  let shortWeekdays: [String]
  let loneWeekdays: [String]
  init(
    _ months: String, _ shortMonths: String, _ loneMonths: String, _ weekdays: String,
    _ shortWeekdays: String, _ loneWeekdays: String
  ) {
    func list(_ text: String) -> [String] { text.components(separatedBy: " ") }
    self.months = list(months)
    self.shortMonths = list(shortMonths)
    self.loneMonths = list(loneMonths.isEmpty ? shortMonths : loneMonths)
    self.weekdays = list(weekdays)
    self.shortWeekdays = list(shortWeekdays)
    self.loneWeekdays = list(loneWeekdays.isEmpty ? shortWeekdays : loneWeekdays)
  }
  static func of(_ locale: Locale?) -> _DateNames? {
    switch locale?.languageCode ?? "en" {
    case "de":
      return _DateNames(
        "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
        "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
        "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez",
        "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag",
        "So. Mo. Di. Mi. Do. Fr. Sa.", "So Mo Di Mi Do Fr Sa")
    case "fr":
      return _DateNames(
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.", "",
        "dimanche lundi mardi mercredi jeudi vendredi samedi",
        "dim. lun. mar. mer. jeu. ven. sam.", "")
    case "es":
      return _DateNames(
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "ene feb mar abr may jun jul ago sept oct nov dic", "",
        "domingo lunes martes miércoles jueves viernes sábado",
        "dom lun mar mié jue vie sáb", "")
    case "it":
      return _DateNames(
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
        "gen feb mar apr mag giu lug ago set ott nov dic", "",
        "domenica lunedì martedì mercoledì giovedì venerdì sabato",
        "dom lun mar mer gio ven sab", "")
    default: return nil
    }
  }
}
