import Foundation

/// When a person is told of a habit.
struct Reminder: RawRepresentable, Equatable {
  var hour: Int

  init(hour: Int) { self.hour = hour }
  init?(rawValue: Int) {
    guard 0..<24 ~= rawValue else { return nil }
    hour = rawValue
  }

  var rawValue: Int { hour }
  var text: String { "\(hour):00" }
}
