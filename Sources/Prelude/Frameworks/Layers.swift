extension PreludeLibrary {
  /// The layers behind views, and activities: they keep what they are given.
  static let layers = PreludeChunk(
    names: ["CALayer", "NSUserActivity"],
    text: #"""
      public class CALayer: NSObject {
        public var frame: CGRect = .zero
        public var bounds: CGRect = .zero
        public var cornerRadius: CGFloat = 0
        public var borderWidth: CGFloat = 0
        public var opacity: Float = 1
        public var isHidden = false
        public var masksToBounds = false
        public var shadowOpacity: Float = 0
        public var shadowRadius: CGFloat = 3
        public var shadowOffset: CGSize = .zero
        public var zPosition: CGFloat = 0
        public private(set) var sublayers: [CALayer]?
        public func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
        public func setNeedsDisplay() {}
        public func setNeedsLayout() {}
        public func removeAllAnimations() {}
      }

      public class NSUserActivity: NSObject {
        public let activityType: String
        public var title: String?
        public var userInfo: [AnyHashable: Any]?
        public var webpageURL: URL?
        public init(activityType: String) { self.activityType = activityType }
        public func becomeCurrent() {}
        public func resignCurrent() {}
        public func invalidate() {}
      }
      """#)

  /// QuartzCore's clock of frames, which nothing drives.
  static let displayLinks = PreludeChunk(
    names: ["CADisplayLink", "CAFrameRateRange", "CATransaction"],
    text: #"""
      public struct CAFrameRateRange: Equatable {
        public var minimum, maximum: Float
        public var preferred: Float?
        public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
          self.minimum = minimum
          self.maximum = maximum
          self.preferred = preferred
        }
        public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
      }
      public class CADisplayLink: NSObject {
        public init(target: Any, selector: Selector) {}
        public var timestamp: CFTimeInterval { CACurrentMediaTime() }
        public var targetTimestamp: CFTimeInterval { CACurrentMediaTime() + duration }
        public var duration: CFTimeInterval { 1.0 / 60 }
        public var isPaused = false
        public var preferredFramesPerSecond = 0
        public var preferredFrameRateRange = CAFrameRateRange.default
        public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
        public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
        public func invalidate() {}
      }
      public class CATransaction: NSObject {
        public static func begin() {}
        public static func commit() {}
        public static func setDisableActions(_ flag: Bool) {}
        public static func setAnimationDuration(_ duration: CFTimeInterval) {}
        public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
      }
      """#)
}
