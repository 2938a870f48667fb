// Views that follow the clock.

public enum TimelineScheduleMode { case normal, lowFrequency }
public protocol TimelineSchedule {
  associatedtype Entries: Sequence
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

public struct _TimelineDates: Sequence, IteratorProtocol {
  var _next: Date
  var _interval: Double
  public mutating func next() -> Date? {
    let date = _next
    _next = date.addingTimeInterval(_interval)
    return date
  }
}
public struct PeriodicTimelineSchedule: TimelineSchedule {
  var _start: Date
  var _interval: Double
  public init(from startDate: Date, by interval: TimeInterval) {
    _start = startDate
    _interval = interval
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> _TimelineDates {
    // The entry in effect at the date comes first.
    let count = (startDate.timeIntervalSince(_start) / _interval).rounded(.down)
    return _TimelineDates(
      _next: _start.addingTimeInterval(max(0, count) * _interval), _interval: _interval)
  }
}
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> _TimelineDates {
    let seconds = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return _TimelineDates(
      _next: Date(timeIntervalSinceReferenceDate: seconds), _interval: 60)
  }
}
public struct AnimationTimelineSchedule: TimelineSchedule {
  var _interval: Double
  var _isPaused: Bool
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    _interval = minimumInterval ?? 1.0 / 60
    _isPaused = paused
  }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    _isPaused ? [] : [startDate, startDate.addingTimeInterval(_interval)]
  }
}
public struct ExplicitTimelineSchedule: TimelineSchedule {
  var _dates: [Date]
  public init<S: Sequence>(_ dates: S) where S.Element == Date { _dates = Array(dates) }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { _dates }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule
  where S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

public struct TimelineViewDefaultContext {
  public enum Cadence: Comparable { case live, seconds, minutes }
  public let date: Date
  public var cadence: TimelineViewDefaultContext.Cadence { .live }
}

@_shown(by: .reader)
struct _TimelineView<Content: View>: View {
  typealias Body = Never
  var _date: Date
  var _content: (TimelineViewDefaultContext) -> Content
  func _build() -> Content { _content(TimelineViewDefaultContext(date: _date)) }
}
/// A state whose first value is worked out when its view appears, and not whenever that is made.
@_wrapper(.cell, cell: _cell, shown: _shown)
@propertyWrapper struct _LateState<Value>: DynamicProperty {
  var _first: () -> Value
  var _cell: _StateCell<Value>?
  var _shown: Value?

  init(wrappedValue first: @autoclosure @escaping () -> Value) {
    _first = first
    _cell = nil
    _shown = nil
  }

  var wrappedValue: Value {
    get {
      if let cell = _cell { return _readState(cell, _shown) }
      return _first()
    }
    nonmutating set {
      if let cell = _cell, _mayWriteState(cell), !_keepsState(cell, cell.value, newValue) {
        cell.value = newValue
      }
    }
  }

  func _makeCell() -> _StateCell<Value> { _StateCell(_first()) }
}

public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View
where Schedule.Entries.Element == Date {
  public typealias Context = TimelineViewDefaultContext
  var _schedule: Schedule
  var _content: (TimelineViewDefaultContext) -> Content
  @_LateState var _date = Date()
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    _schedule = schedule
    _content = content
  }
  public var body: some View {
    _TimelineView(_date: _date, _content: _content)
      .task {
        let start = Date()
        for date in _schedule.entries(from: start, mode: .normal) {
          let wait = date.timeIntervalSince(Date())
          if wait > 0 { try? await Task.sleep(for: .seconds(wait)) }
          if Task.isCancelled { return }
          if date > start { _date = date }
        }
      }
  }
}
