import Foundation
import Synchronization

/// Ends the process and names the text if one text takes too long.
final class Watchdog: Sendable {
  private let current = Mutex<(text: CorpusText, start: ContinuousClock.Instant)?>(nil)

  init(seconds: Int) {
    Thread.detachNewThread { [weak self] in
      while let self {
        if let (text, start) = self.current.withLock({ $0 }),
          start.duration(to: .now) > .seconds(seconds)
        {
          print("\(text.name) takes more than \(seconds) seconds:\n\(text.text)")
          exit(1)
        }
        Thread.sleep(forTimeInterval: 1)
      }
    }
  }

  func begin(_ text: CorpusText) { current.withLock { $0 = (text, .now) } }

  func end() { current.withLock { $0 = nil } }
}
