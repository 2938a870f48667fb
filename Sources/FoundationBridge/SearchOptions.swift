import Foundation

/// How a calendar searches for dates, by the names of the cases.
struct SearchOptions {
  var matching = Calendar.MatchingPolicy.nextTime
  var repeated = Calendar.RepeatedTimePolicy.first
  var direction = Calendar.SearchDirection.forward

  /// The names of those options that are not the default.
  init(_ names: [String]) {
    for name in names {
      switch name {
      case "nextTimePreservingSmallerComponents": matching = .nextTimePreservingSmallerComponents
      case "previousTimePreservingSmallerComponents":
        matching = .previousTimePreservingSmallerComponents
      case "strict": matching = .strict
      case "last": repeated = .last
      case "backward": direction = .backward
      default: break
      }
    }
  }
}
