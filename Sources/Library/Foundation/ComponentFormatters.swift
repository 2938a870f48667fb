// Durations formatted in American English, as in Apple's documentation.

public class NSCalendar: NSObject {
  public struct Unit: OptionSet, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let era = NSCalendar.Unit(rawValue: 2)
    public static let year = NSCalendar.Unit(rawValue: 4)
    public static let month = NSCalendar.Unit(rawValue: 8)
    public static let day = NSCalendar.Unit(rawValue: 16)
    public static let hour = NSCalendar.Unit(rawValue: 32)
    public static let minute = NSCalendar.Unit(rawValue: 64)
    public static let second = NSCalendar.Unit(rawValue: 128)
    public static let weekday = NSCalendar.Unit(rawValue: 512)
    public static let weekOfMonth = NSCalendar.Unit(rawValue: 4096)
    public static let weekOfYear = NSCalendar.Unit(rawValue: 8192)
    public static let nanosecond = NSCalendar.Unit(rawValue: 32768)
  }
}

public class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int {
    case positional, abbreviated, short, full, spellOut, brief
  }
  public struct ZeroFormattingBehavior: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [
      .dropLeading, .dropMiddle, .dropTrailing,
    ]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }
  struct _Field {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    /// The full, short and abbreviated names, each in singular and plural.
    let names: [String]
  }
  static let _fields = [
    _Field(unit: .year, component: .year, names: ["year", "years", "yr", "yrs", "y"]),
    _Field(unit: .month, component: .month, names: ["month", "months", "mth", "mths", "mo"]),
    _Field(
      unit: .weekOfMonth, component: .weekOfMonth, names: ["week", "weeks", "wk", "wks", "w"]),
    _Field(unit: .day, component: .day, names: ["day", "days", "day", "days", "d"]),
    _Field(unit: .hour, component: .hour, names: ["hour", "hours", "hr", "hr", "h"]),
    _Field(unit: .minute, component: .minute, names: ["minute", "minutes", "min", "min", "m"]),
    _Field(unit: .second, component: .second, names: ["second", "seconds", "sec", "sec", "s"]),
  ]
  public var unitsStyle = DateComponentsFormatter.UnitsStyle.positional
  /// An empty set means all units.
  public var allowedUnits: NSCalendar.Unit = []
  public var zeroFormattingBehavior = DateComponentsFormatter.ZeroFormattingBehavior.default
  public var calendar: Calendar? = Calendar.current
  public var referenceDate: Date?
  public var maximumUnitCount = 0
  /// Stored but ignored: only whole units are written, largest first.
  public var allowsFractionalUnits = false
  public var collapsesLargestUnit = false
  public var includesApproximationPhrase = false
  public var includesTimeRemainingPhrase = false
  public var formattingContext = Formatter.Context.unknown

  var _shown: [_Field] {
    allowedUnits.isEmpty
      ? DateComponentsFormatter._fields
      : DateComponentsFormatter._fields.filter { allowedUnits.contains($0.unit) }
  }
  public func string(from interval: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let text = string(from: start, to: start + interval.magnitude)
    return interval < 0 ? text.map { "-" + $0 } : text
  }
  public func string(from startDate: Date, to endDate: Date) -> String? {
    let shown = _shown
    let components = (calendar ?? Calendar.current).dateComponents(
      Set(shown.map(\.component)), from: startDate, to: endDate)
    return _text(shown.map { ($0, components.value(for: $0.component) ?? 0) })
  }
  public func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let calendar = calendar ?? Calendar.current
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }
  public static func localizedString(
    from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
  public override func string(for value: Any?) -> String? {
    (value as? DateComponents).flatMap { string(from: $0) }
  }

  func _text(_ all: [(_Field, Int)]) -> String? {
    guard !all.isEmpty else { return nil }
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    let first = all.firstIndex { $0.1 != 0 } ?? all.count - 1
    let last = all.lastIndex { $0.1 != 0 } ?? all.count - 1
    var parts: [(_Field, Int)] = []
    for (index, part) in all.enumerated() {
      if part.1 == 0, first != index || all[first].1 != 0 {
        if index < first, behavior.contains(.dropLeading) { continue }
        if index > last, behavior.contains(.dropTrailing) { continue }
        if index > first, index < last, behavior.contains(.dropMiddle) { continue }
      }
      parts.append(part)
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    var text = unitsStyle == .positional ? _positional(parts, behavior) : _worded(parts)
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }
  /// Hours, minutes and seconds, separated by colons; larger units are written with their names.
  func _positional(_ parts: [(_Field, Int)], _ behavior: ZeroFormattingBehavior) -> String {
    var named: [String] = []
    var clock: [String] = []
    for (field, count) in parts {
      if field.unit == .hour || field.unit == .minute || field.unit == .second {
        let isPadded = !clock.isEmpty || behavior.contains(.pad) && named.isEmpty
        clock.append(isPadded && count < 10 ? "0\(count)" : "\(count)")
      } else {
        named.append("\(count)" + field.names[4])
      }
    }
    if !clock.isEmpty { named.append(clock.joined(separator: ":")) }
    return named.joined(separator: " ")
  }
  func _worded(_ parts: [(_Field, Int)]) -> String {
    let texts = parts.map { field, count in
      let number = count.formatted()
      let isOne = count == 1
      switch unitsStyle {
      case .abbreviated: return number + field.names[4]
      case .brief: return number + field.names[isOne ? 2 : 3]
      case .short: return number + " " + field.names[isOne ? 2 : 3]
      case .spellOut: return _spelledOut(count) + " " + field.names[isOne ? 0 : 1]
      case .full, .positional: return number + " " + field.names[isOne ? 0 : 1]
      }
    }
    let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
    return texts.joined(separator: isTight ? " " : ", ")
  }
  func _spelledOut(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    return formatter.string(from: number as NSNumber) ?? "\(number)"
  }
}
