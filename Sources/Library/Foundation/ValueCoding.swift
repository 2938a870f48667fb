// Codable conformances of Foundation's types that are more than a number or a string.
//
// Loads with: Encodable, Decodable

extension DateComponents: Codable {
  enum _Keys: String, CodingKey {
    case calendar, timeZone, era, year, month, day, hour, minute, second, nanosecond, weekday
    case weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear, dayOfYear
    case isLeapMonth
  }
  static let _numbers: [(_Keys, WritableKeyPath<DateComponents, Int?>)] = [
    (.era, \.era), (.year, \.year), (.month, \.month), (.day, \.day), (.hour, \.hour),
    (.minute, \.minute), (.second, \.second), (.nanosecond, \.nanosecond),
    (.weekday, \.weekday), (.weekdayOrdinal, \.weekdayOrdinal), (.quarter, \.quarter),
    (.weekOfMonth, \.weekOfMonth), (.weekOfYear, \.weekOfYear),
    (.yearForWeekOfYear, \.yearForWeekOfYear), (.dayOfYear, \.dayOfYear),
  ]
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Keys.self)
    self.init()
    calendar = try container.decodeIfPresent(Calendar.self, forKey: .calendar)
    timeZone = try container.decodeIfPresent(TimeZone.self, forKey: .timeZone)
    for (key, path) in DateComponents._numbers {
      self[keyPath: path] = try container.decodeIfPresent(Int.self, forKey: key)
    }
    isLeapMonth = try container.decodeIfPresent(Bool.self, forKey: .isLeapMonth)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Keys.self)
    try container.encodeIfPresent(calendar, forKey: .calendar)
    try container.encodeIfPresent(timeZone, forKey: .timeZone)
    for (key, path) in DateComponents._numbers {
      try container.encodeIfPresent(self[keyPath: path], forKey: key)
    }
    try container.encodeIfPresent(isLeapMonth, forKey: .isLeapMonth)
  }
}
extension TimeZone: Codable {
  enum _Keys: String, CodingKey { case identifier }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Keys.self)
    let identifier = try container.decode(String.self, forKey: .identifier)
    guard let zone = TimeZone(identifier: identifier) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "Invalid TimeZone identifier."))
    }
    self = zone
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Keys.self)
    try container.encode(identifier, forKey: .identifier)
  }
}
extension Locale: Codable {
  enum _Keys: String, CodingKey { case current, identifier }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Keys.self)
    self.init(identifier: try container.decode(String.self, forKey: .identifier))
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Keys.self)
    try container.encode(0, forKey: .current)
    try container.encode(identifier, forKey: .identifier)
  }
}
extension Calendar: Codable {
  enum _Keys: String, CodingKey {
    case current, firstWeekday, identifier, locale, minimumDaysInFirstWeek, timeZone
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Keys.self)
    let name = try container.decode(String.self, forKey: .identifier)
    guard let identifier = Calendar.Identifier.allCases.first(where: { "\($0)" == name }) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "Invalid calendar identifier."))
    }
    self.init(identifier: identifier)
    locale = try container.decode(Locale.self, forKey: .locale)
    timeZone = try container.decode(TimeZone.self, forKey: .timeZone)
    firstWeekday = try container.decode(Int.self, forKey: .firstWeekday)
    minimumDaysInFirstWeek = try container.decode(Int.self, forKey: .minimumDaysInFirstWeek)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Keys.self)
    try container.encode(0, forKey: .current)
    try container.encode("\(identifier)", forKey: .identifier)
    try container.encode(locale ?? Locale(identifier: ""), forKey: .locale)
    try container.encode(timeZone, forKey: .timeZone)
    try container.encode(firstWeekday, forKey: .firstWeekday)
    try container.encode(minimumDaysInFirstWeek, forKey: .minimumDaysInFirstWeek)
  }
}
extension DateInterval: Codable {
  enum _Keys: String, CodingKey { case start, duration }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Keys.self)
    let start = try container.decode(Date.self, forKey: .start)
    let duration = try container.decode(TimeInterval.self, forKey: .duration)
    if duration < 0 {
      throw DecodingError.dataCorruptedError(
        forKey: .duration, in: container,
        debugDescription: "The duration of a DateInterval cannot be negative.")
    }
    self.init(start: start, duration: duration)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Keys.self)
    try container.encode(start, forKey: .start)
    try container.encode(duration, forKey: .duration)
  }
}
extension IndexSet: Codable {
  enum _Keys: String, CodingKey { case indexes }
  enum _RangeKeys: String, CodingKey { case location, length }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Keys.self)
    var ranges = try container.nestedUnkeyedContainer(forKey: .indexes)
    self.init()
    while !ranges.isAtEnd {
      let range = try ranges.nestedContainer(keyedBy: _RangeKeys.self)
      let start = try range.decode(Int.self, forKey: .location)
      let length = try range.decode(Int.self, forKey: .length)
      if length > 0 { insert(integersIn: start..<start + length) }
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Keys.self)
    var ranges = container.nestedUnkeyedContainer(forKey: .indexes)
    for range in rangeView {
      var parts = ranges.nestedContainer(keyedBy: _RangeKeys.self)
      try parts.encode(range.lowerBound, forKey: .location)
      try parts.encode(range.count, forKey: .length)
    }
  }
}
extension IndexPath: Codable {
  enum _Keys: String, CodingKey { case indexes }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Keys.self)
    self.init(indexes: try container.decode([Int].self, forKey: .indexes))
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Keys.self)
    try container.encode(Array(self), forKey: .indexes)
  }
}
extension URLComponents: Codable {
  enum _Keys: String, CodingKey {
    case scheme, user, password, host, port, path, query, fragment
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: _Keys.self)
    self.init()
    scheme = try container.decodeIfPresent(String.self, forKey: .scheme)
    user = try container.decodeIfPresent(String.self, forKey: .user)
    password = try container.decodeIfPresent(String.self, forKey: .password)
    host = try container.decodeIfPresent(String.self, forKey: .host)
    port = try container.decodeIfPresent(Int.self, forKey: .port)
    path = try container.decode(String.self, forKey: .path)
    query = try container.decodeIfPresent(String.self, forKey: .query)
    fragment = try container.decodeIfPresent(String.self, forKey: .fragment)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: _Keys.self)
    try container.encodeIfPresent(scheme, forKey: .scheme)
    try container.encodeIfPresent(user, forKey: .user)
    try container.encodeIfPresent(password, forKey: .password)
    try container.encodeIfPresent(host, forKey: .host)
    try container.encodeIfPresent(port, forKey: .port)
    try container.encode(path, forKey: .path)
    try container.encodeIfPresent(query, forKey: .query)
    try container.encodeIfPresent(fragment, forKey: .fragment)
  }
}
extension CGRect: Codable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let origin = try container.decode(CGPoint.self)
    self.init(origin: origin, size: try container.decode(CGSize.self))
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(origin)
    try container.encode(size)
  }
}
