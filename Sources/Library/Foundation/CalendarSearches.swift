// Less frequent queries of calendars.
//
// Loads by member

extension Calendar {
  @_native("calendar.setting")
  static func _setting(
    _ calendar: String, _ name: String, _ value: Int, _ time: Double
  ) -> Double?
  @_native("calendar.settingClock")
  static func _settingClock(
    _ calendar: String, _ clock: [Int], _ time: Double, _ options: [String]
  ) -> Double?
  func date(
    bySettingHour hour: Int, minute: Int, second: Int, of date: Date,
    matchingPolicy: MatchingPolicy = .nextTime,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> Date? {
    let options = Calendar._options(matchingPolicy, repeatedTimePolicy, direction)
    let time = date.timeIntervalSince1970
    return Date(_time: Calendar._settingClock(_key, [hour, minute, second], time, options))
  }
  func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
    Date(
      _time: Calendar._setting(_key, "\(component)", value, date.timeIntervalSince1970))
  }
  @_native("calendar.matches")
  static func _matches(
    _ calendar: String, _ names: [String], _ values: [Int?], _ time: Double
  ) -> Bool
  func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
    Calendar._matches(
      _key, DateComponents._allNames, components._values, date.timeIntervalSince1970)
  }
  @_native("calendar.leastRange")
  static func _leastRange(_ calendar: String, _ name: String) -> [Int]?
  @_native("calendar.mostRange")
  static func _mostRange(_ calendar: String, _ name: String) -> [Int]?
  @_native("calendar.range")
  static func _range(
    _ calendar: String, _ smaller: String, _ larger: String, _ time: Double
  ) -> [Int]?
  @_native("calendar.ordinality")
  static func _ordinality(
    _ calendar: String, _ smaller: String, _ larger: String, _ time: Double
  ) -> Int?
  func minimumRange(of component: Component) -> Range<Int>? {
    Calendar._leastRange(_key, "\(component)").map { $0[0]..<$0[1] }
  }
  func maximumRange(of component: Component) -> Range<Int>? {
    Calendar._mostRange(_key, "\(component)").map { $0[0]..<$0[1] }
  }
  /// The ordinal of a smaller component within a larger one, from 1.
  func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
    Calendar._ordinality(_key, "\(smaller)", "\(larger)", date.timeIntervalSince1970)
  }
  func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    Calendar._range(_key, "\(smaller)", "\(larger)", date.timeIntervalSince1970)
      .map { $0[0]..<$0[1] }
  }
  @_native("calendar.weekend")
  static func _weekend(_ calendar: String, _ time: Double) -> [Double]?
  @_native("calendar.nextWeekend")
  static func _nextWeekend(
    _ calendar: String, _ time: Double, _ isBackward: Bool
  ) -> [Double]?
  func dateIntervalOfWeekend(containing date: Date) -> DateInterval? {
    DateInterval(_times: Calendar._weekend(_key, date.timeIntervalSince1970))
  }
  func nextWeekend(
    startingAfter date: Date, direction: SearchDirection = .forward
  ) -> DateInterval? {
    let time = date.timeIntervalSince1970
    return DateInterval(_times: Calendar._nextWeekend(_key, time, direction == .backward))
  }
}
