import Foundation

enum ScoreError: Error, Equatable {
  case notPlaying
  case unknownPlayer(String)
  case outOfRange(Int)
}

extension ScoreError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .notPlaying: String(localized: "The game is not running.")
    case .unknownPlayer(let name): String(localized: "\(name) does not play.")
    case .outOfRange(let points): String(localized: "\(points) points cannot be scored.")
    }
  }
}
