// `CALayer` and `NSUserActivity`, which store their values.

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
