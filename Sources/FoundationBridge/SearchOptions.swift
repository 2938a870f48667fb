import Foundation
import Interpreter

/// How a calendar searches for dates, by the names of the cases.
struct SearchOptions: BridgedArgument {
  var matching = Calendar.MatchingPolicy.nextTime
  var repeated = Calendar.RepeatedTimePolicy.first
  var direction = Calendar.SearchDirection.forward

  init(bridging value: Value) {
    for name in [String](bridging: value) {
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
