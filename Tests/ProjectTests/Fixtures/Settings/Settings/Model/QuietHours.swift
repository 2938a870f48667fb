import Foundation

/// A span of hours, stored as "22-7".
struct QuietHours: RawRepresentable, Equatable {
  var start: Int
  var end: Int

  static let none = QuietHours(start: 0, end: 0)

  init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  init?(rawValue: String) {
    let hours = rawValue.split(separator: "-").compactMap { Int($0) }
    guard hours.count == 2, hours.allSatisfy((0..<24).contains) else { return nil }
    self.init(start: hours[0], end: hours[1])
  }

  var rawValue: String { "\(start)-\(end)" }

  func contains(_ hour: Int) -> Bool {
    start <= end ? (start..<end).contains(hour) : hour >= start || hour < end
  }
}
