// UIKit's view controllers. Their views are neither loaded nor shown.

public enum UIModalPresentationStyle: Int {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, none = -1, automatic = -2
}
public enum UIModalTransitionStyle: Int {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
public enum UIStatusBarAnimation: Int { case none, fade, slide }
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}
public class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}
// There are no storyboards: nothing can be instantiated from one.
public class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) {}
  public func instantiateInitialViewController() -> UIViewController? { nil }
  public func instantiateViewController(withIdentifier id: String) -> UIViewController {
    fatalError("there is no controller '\(id)': storyboards are not read")
  }
}
public enum UIStatusBarStyle: Int { case `default`, lightContent, darkContent = 3 }
public class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  public var view: UIView! = UIView()
  public var title: String?
  public var preferredContentSize = CGSize.zero
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  public var isModalInPresentation = false
  public var hidesBottomBarWhenPushed = false
  public let navigationItem = UINavigationItem()
  public var tabBarItem: UITabBarItem! = UITabBarItem()
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  public private(set) var presentedViewController: UIViewController?
  public var presentingViewController: UIViewController? { nil }
  public var navigationController: UINavigationController? { nil }
  public var tabBarController: UITabBarController? { nil }
  public var isViewLoaded: Bool { false }
  public var isBeingDismissed: Bool { false }
  public var preferredStatusBarStyle: UIStatusBarStyle { .default }
  public var prefersStatusBarHidden: Bool { false }
  public var prefersHomeIndicatorAutoHidden: Bool { false }
  public var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public func loadView() {}
  public func loadViewIfNeeded() {}
  public func viewDidLoad() {}
  public func viewWillAppear(_ animated: Bool) {}
  public func viewIsAppearing(_ animated: Bool) {}
  public func viewDidAppear(_ animated: Bool) {}
  public func viewWillDisappear(_ animated: Bool) {}
  public func viewDidDisappear(_ animated: Bool) {}
  public func viewWillLayoutSubviews() {}
  public func viewDidLayoutSubviews() {}
  public func updateProperties() {}
  public func setNeedsUpdateProperties() {}
  public func updatePropertiesIfNeeded() {}
  public func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  public func didReceiveMemoryWarning() {}
  public func setNeedsStatusBarAppearanceUpdate() {}
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = controller
    completion?()
  }
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
  public func addChild(_ controller: UIViewController) {
    children.append(controller)
    controller.parent = self
  }
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  public func willMove(toParent parent: UIViewController?) {}
  public func didMove(toParent parent: UIViewController?) {}
  public func show(_ controller: UIViewController, sender: Any?) {}
  public func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  public func viewSafeAreaInsetsDidChange() {}
  public func viewLayoutMarginsDidChange() {}
  public func preferredContentSizeDidChange(forChildContentContainer container: Any) {}
  public func updateViewConstraints() {}
  public func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }
  public var isEditing = false
  public func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
  public var shouldAutorotate: Bool { true }
  public var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  public var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  public var childForStatusBarStyle: UIViewController? { nil }
  public var childForStatusBarHidden: UIViewController? { nil }
  public var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  public var prefersPointerLocked: Bool { false }
  public var prefersInterfaceOrientationLocked: Bool { false }
  public var inputAccessoryViewController: UIViewController? { nil }
  public var storyboard: UIStoryboard? { nil }
}
@MainActor public class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int { case automatic, always, never }
  public var title: String?
  public var titleView: UIView?
  public var prompt: String?
  public var leftBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItem: UIBarButtonItem?
  public var leftBarButtonItems: [UIBarButtonItem]?
  public var rightBarButtonItems: [UIBarButtonItem]?
  public var backButtonTitle: String?
  public var hidesBackButton = false
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
}
public class UINavigationBar: UIView {
  public var prefersLargeTitles = false
  public var isTranslucent = true
  public var barTintColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var shadowImage: UIImage?
  public static func appearance() -> UINavigationBar { UINavigationBar() }
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
public enum UIBarMetrics: Int { case `default`, compact }
@MainActor @objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
  @objc optional func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController, animated: Bool)
  @objc optional func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController, animated: Bool)
}
public class UINavigationController: UIViewController {
  public convenience init(rootViewController root: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [root]
  }
  public weak var delegate: (any UINavigationControllerDelegate)?
  public var viewControllers: [UIViewController] = []
  public let navigationBar = UINavigationBar()
  public var isNavigationBarHidden = false
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  public var topViewController: UIViewController? { viewControllers.last }
  public var visibleViewController: UIViewController? { viewControllers.last }
  public func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return gone
  }
  public func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    isNavigationBarHidden = isHidden
  }
}
public class UITabBarItem: UIBarItem {
  public override init() {}
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
  }
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
  }
  public var badgeValue: String?
}
public class UITabBar: UIView {
  public var items: [UITabBarItem]?
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public static func appearance() -> UITabBar { UITabBar() }
}
public class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]?
  public var selectedIndex = 0
  public let tabBar = UITabBar()
}
public class UISplitViewController: UIViewController {
  public var viewControllers: [UIViewController] = []
}
@MainActor @objc public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  @objc optional func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  @objc optional func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
@MainActor @objc public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  @objc optional func presentationCount(for pageViewController: UIPageViewController) -> Int
  @objc optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
public class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int { case pageCurl, scroll }
  public enum NavigationOrientation: Int { case horizontal, vertical }
  public enum NavigationDirection: Int { case forward, reverse }
  public struct OptionsKey: Hashable { let _name: String }
  public convenience init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { self.init(nibName: nil, bundle: nil) }
  public weak var delegate: (any UIPageViewControllerDelegate)?
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  public private(set) var viewControllers: [UIViewController]? = []
  public func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { viewControllers = controllers }
}
public class UIAlertAction: NSObject {
  public enum Style: Int { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  public var isEnabled = true
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}
public class UIAlertController: UIViewController {
  public enum Style: Int { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  public var message: String?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  public func addAction(_ action: UIAlertAction) { actions.append(action) }
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
