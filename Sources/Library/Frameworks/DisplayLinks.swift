// QuartzCore's display links, which never fire.

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
