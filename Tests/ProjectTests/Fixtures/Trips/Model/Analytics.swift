import Sparkle

enum Analytics {
  private static let tracker = EventTracker(key: "trips")

  static func log(_ event: String) {
    tracker.send(event)
  }
}
