// UIKit's gesture recognizers, which never recognize anything.

@MainActor @objc public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  @objc optional func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}
@MainActor public class UIGestureRecognizer: NSObject {
  public enum State: Int { case possible, began, changed, ended, cancelled, failed }
  public init(target: Any?, action: Selector?) {}
  public override init() {}
  public var state = State.possible
  public var isEnabled = true
  public var cancelsTouchesInView = true
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public var view: UIView? { nil }
  public func addTarget(_ target: Any, action: Selector) {}
  public func location(in view: UIView?) -> CGPoint { .zero }
}
public class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
}
public class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration: TimeInterval = 0.5
}
public class UIPanGestureRecognizer: UIGestureRecognizer {
  public func translation(in view: UIView?) -> CGPoint { .zero }
  public func velocity(in view: UIView?) -> CGPoint { .zero }
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}
public class UIPinchGestureRecognizer: UIGestureRecognizer { public var scale: CGFloat = 1 }
public class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  public var direction = Direction.right
}
