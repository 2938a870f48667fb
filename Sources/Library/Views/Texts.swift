// Text.

public typealias LocalizedStringKey = String

@_shown(text: _text) @_role(.text)
public struct Text: View, Equatable {
  public typealias Body = Never
  var _text: String
  // The arguments of modifiers that return another `Text`, if they may change.
  var _styles: [Any] = []
  public init(_ content: String) { _text = _localized(content) }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    _text = _localized(key)
  }
  public init(verbatim content: String) { _text = content }
  public init<S: StringProtocol>(_ content: S) { _text = String(content) }
  public init(_ date: Date, style: Text.DateStyle) { _text = style._text(date) }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String {
    _text = format.format(input)
  }
  public init<T>(_ subject: T, formatter: Formatter) {
    _text = formatter.string(for: subject) ?? ""
  }
  public init(_ attributed: AttributedString) { _text = attributed._text }
  public init(_ image: Image) {
    _text = ""
    _styles = [image]
  }
  public init(_ dates: ClosedRange<Date>) {
    _text =
      "\(Text.DateStyle.time._text(dates.lowerBound))–\(Text.DateStyle.time._text(dates.upperBound))"
  }
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
  // The clock stands still: all of the time remains.
  @_followsClock public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let length = Int(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound))
    let seconds = countsDown ? length : 0
    let minutes = showsHours ? seconds / 60 % 60 : seconds / 60
    let hours = showsHours && seconds >= 3600 ? "\(seconds / 3600):" : ""
    let gap = !hours.isEmpty && minutes < 10 ? "0" : ""
    _text = "\(hours)\(gap)\(minutes):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = Text(lhs._text + rhs._text)
    sum._styles = lhs._styles + rhs._styles
    return sum
  }
  public static func == (lhs: Text, rhs: Text) -> Bool {
    lhs._text == rhs._text && _isUnchanged(lhs._styles, rhs._styles)
  }
  func _styled(_ styles: [Any]) -> Text {
    var copy = self
    copy._styles += styles
    return copy
  }

  public struct DateStyle {
    var _name: String
    public static let date = DateStyle(_name: "date")
    public static let time = DateStyle(_name: "time")
    @_followsClock public static let relative = DateStyle(_name: "relative")
    @_followsClock public static let offset = DateStyle(_name: "offset")
    @_followsClock public static let timer = DateStyle(_name: "timer")
    func _text(_ date: Date) -> String {
      if _name == "date" { return date.formatted(date: .long, time: .omitted) }
      if _name == "time" { return date.formatted(date: .omitted, time: .shortened) }
      return "\(date)"
    }
  }
  public struct LineStyle: Hashable {
    public struct Pattern: Hashable {
      var _name: String
      public static let solid = Pattern(_name: "solid")
      public static let dot = Pattern(_name: "dot")
      public static let dash = Pattern(_name: "dash")
      public static let dashDot = Pattern(_name: "dashDot")
      public static let dashDotDot = Pattern(_name: "dashDotDot")
    }
    var _pattern: Pattern
    var _color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      _pattern = pattern
      _color = color
    }
    public static let single = LineStyle()
  }
  public enum TruncationMode { case head, tail, middle }
  public enum Case { case uppercase, lowercase }
}
