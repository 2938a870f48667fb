public struct UIEdgeInsets: Equatable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  public static let zero = UIEdgeInsets()
}
public class NSLayoutConstraint: NSObject {
  public var constant: CGFloat
  public var isActive = false
  init(_constant: CGFloat) { constant = _constant }
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
public final class NSLayoutAnchor: NSObject {
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(_constant: constant) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(_constant: constant) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(_constant: constant) }
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(_constant: constant)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(_constant: constant)
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(_constant: constant)
  }
}
public class UILayoutGuide: NSObject {
  public let leadingAnchor = NSLayoutAnchor()
  public let trailingAnchor = NSLayoutAnchor()
  public let leftAnchor = NSLayoutAnchor()
  public let rightAnchor = NSLayoutAnchor()
  public let topAnchor = NSLayoutAnchor()
  public let bottomAnchor = NSLayoutAnchor()
  public let widthAnchor = NSLayoutAnchor()
  public let heightAnchor = NSLayoutAnchor()
  public let centerXAnchor = NSLayoutAnchor()
  public let centerYAnchor = NSLayoutAnchor()
}
public class UIView: UIResponder {
  public enum ContentMode: Int {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
  public struct AnimationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut = AnimationOptions(rawValue: 1)
    public static let curveEaseIn = AnimationOptions(rawValue: 2)
    public static let curveEaseOut = AnimationOptions(rawValue: 4)
    public static let curveLinear = AnimationOptions(rawValue: 8)
    public static let `repeat` = AnimationOptions(rawValue: 16)
    public static let autoreverse = AnimationOptions(rawValue: 32)
    public static let allowUserInteraction = AnimationOptions(rawValue: 64)
  }
  public struct AutoresizingMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }
  public var frame: CGRect
  public var bounds: CGRect {
    get { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
    set { frame.size = newValue.size }
  }
  public var center = CGPoint.zero
  public var transform = CGAffineTransform.identity
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var isOpaque = true
  public var isUserInteractionEnabled = true
  public var clipsToBounds = false
  public var tag = 0
  public var contentMode = ContentMode.scaleToFill
  public var autoresizingMask: AutoresizingMask = []
  public var translatesAutoresizingMaskIntoConstraints = true
  public var accessibilityLabel: String?
  public var accessibilityIdentifier: String?
  public let layer = CALayer()
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public var window: UIWindow? { nil }
  public var intrinsicContentSize: CGSize { .zero }
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public let safeAreaLayoutGuide = UILayoutGuide()
  public let layoutMarginsGuide = UILayoutGuide()
  public var gestureRecognizers: [UIGestureRecognizer]?
  public let leadingAnchor = NSLayoutAnchor()
  public let trailingAnchor = NSLayoutAnchor()
  public let leftAnchor = NSLayoutAnchor()
  public let rightAnchor = NSLayoutAnchor()
  public let topAnchor = NSLayoutAnchor()
  public let bottomAnchor = NSLayoutAnchor()
  public let widthAnchor = NSLayoutAnchor()
  public let heightAnchor = NSLayoutAnchor()
  public let centerXAnchor = NSLayoutAnchor()
  public let centerYAnchor = NSLayoutAnchor()
  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  public func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }
  public func bringSubviewToFront(_ view: UIView) {}
  public func sendSubviewToBack(_ view: UIView) {}
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public func setNeedsDisplay() {}
  public func sizeToFit() {}
  public func sizeThatFits(_ size: CGSize) -> CGSize { size }
  public func layoutSubviews() {}
  public func updateConstraints() {}
  public func tintColorDidChange() {}
  public func safeAreaInsetsDidChange() {}
  public func layoutMarginsDidChange() {}
  public func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  public func willMove(toSuperview superview: UIView?) {}
  public func willMove(toWindow window: UIWindow?) {}
  public func didAddSubview(_ view: UIView) {}
  public func willRemoveSubview(_ view: UIView) {}
  public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  public func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
  public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  public func invalidateIntrinsicContentSize() {}
  public func setNeedsUpdateConstraints() {}
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  public class var layerClass: AnyClass { CALayer.self }
  public class var requiresConstraintBasedLayout: Bool { false }
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var forFirstBaselineLayout: UIView { self }
  public var forLastBaselineLayout: UIView { self }
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  public func didMoveToSuperview() {}
  public func didMoveToWindow() {}
  public func draw(_ rect: CGRect) {}
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
  public static func setAnimationsEnabled(_ isEnabled: Bool) {}
}
public struct UILayoutPriority: RawRepresentable, Hashable, ExpressibleByFloatLiteral {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(floatLiteral value: Float) { rawValue = value }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}
extension NSLayoutConstraint {
  public enum Axis: Int { case horizontal, vertical }
}
public class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
    public static let statusBar = Level(rawValue: 1000)
  }
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { return nil }
  public var rootViewController: UIViewController?
  public weak var windowScene: UIWindowScene?
  public var windowLevel = Level.normal
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var isKeyWindow: Bool { true }
  public func makeKeyAndVisible() {}
  public func makeKey() {}
}

@MainActor @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidZoom(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  @objc optional func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @objc optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  @objc optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
  @objc optional func scrollViewWillBeginZooming(
    _ scrollView: UIScrollView, with view: UIView?)
  @objc optional func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  @objc optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  @objc optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}
public class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int { case none, onDrag, interactive }
  public weak var delegate: (any UIScrollViewDelegate)?
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize.zero
  public var contentInset = UIEdgeInsets.zero
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var bounces = true
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var minimumZoomScale: CGFloat = 1
  public var maximumZoomScale: CGFloat = 1
  public var zoomScale: CGFloat = 1
  public var keyboardDismissMode = KeyboardDismissMode.none
  public var refreshControl: UIRefreshControl?
  public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}
public class UIStackView: UIView {
  public enum Alignment: Int { case fill, leading, firstBaseline, center, trailing, lastBaseline }
  public enum Distribution: Int {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  public private(set) var arrangedSubviews: [UIView] = []
  public var axis = NSLayoutConstraint.Axis.horizontal
  public var alignment = Alignment.fill
  public var distribution = Distribution.fill
  public var spacing: CGFloat = 0
  public func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  public func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }
}
public class UIImageView: UIView {
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  public var image: UIImage?
}
public class UIVisualEffect: NSObject {}
public class UIBlurEffect: UIVisualEffect {
  public enum Style: Int {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }
  public init(style: Style) {}
}
public class UIVisualEffectView: UIView {
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
  public var effect: UIVisualEffect?
  public let contentView = UIView()
}
public class UIActivityIndicatorView: UIView {
  public enum Style: Int { case medium = 100, large = 101 }
  public convenience init(style: Style) { self.init(frame: .zero) }
  public var style = Style.medium
  public var color: UIColor?
  public var hidesWhenStopped = true
  public private(set) var isAnimating = false
  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }
}
public class UIProgressView: UIView {
  public var progress: Float = 0
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
